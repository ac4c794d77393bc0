import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as FirstStdio } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport as FirstHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

/** What an assistant gets from a tool. */
export interface Answer {
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape it asked for
  readonly data: any
  readonly failed: boolean
}
export interface CallOptions {
  readonly signal?: AbortSignal
  readonly onprogress?: (progress: { readonly progress: number }) => void
}

/** One of the official clients, connected; it checks every answer against the output schema that the tool declares. */
export interface Assistant {
  readonly client: Client | FirstClient
  readonly call: (name: string, args: Record<string, unknown>, options?: CallOptions) => Promise<Answer>
  readonly close: () => Promise<void>
}

interface Result {
  readonly content?: unknown
  readonly structuredContent?: unknown
  readonly isError?: unknown
}
const answerOf = ({ content, structuredContent, isError }: Result): Answer => ({
  text: (content as { text: string }[]).map(({ text }) => text).join('\n'),
  data: structuredContent,
  failed: isError === true,
})

const executable = fileURLToPath(new URL('../../mcp/stdio.ts', import.meta.url))
const WHO = { name: 'test', version: '1.0.0' }

/** How to start the executable: from its source, or from somewhere it was installed to. */
export interface Start {
  readonly command?: string
  readonly args?: string[]
  readonly env?: Record<string, string>
}
const started = ({ command = process.execPath, args = [executable], env = {} }: Start) => ({
  command,
  args,
  env: { PATH: process.env.PATH ?? '', ...env },
  stderr: 'pipe' as const,
})

/** The official client of the newest revision, 2026-07-28 and nothing older. */
export async function newest(transport: StdioClientTransport | StreamableHTTPClientTransport): Promise<Assistant> {
  const client = new Client(WHO, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  await client.connect(transport)
  await client.listTools()
  return {
    client,
    call: async (name, args, options) => answerOf(await client.callTool({ name, arguments: args }, options)),
    close: () => client.close(),
  }
}

/** The official client of the revisions before, which most assistants have. */
export async function older(transport: FirstStdio | FirstHttp): Promise<Assistant> {
  const client = new FirstClient(WHO)
  // The transport's optional session id is typed otherwise than the interface under exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<typeof client.connect>[0])
  await client.listTools()
  return {
    client,
    // The first client's answer may also be one of a revision that had no content.
    call: async (name, args, options) =>
      answerOf((await client.callTool({ name, arguments: args }, undefined, options)) as Result),
    close: () => client.close(),
  }
}

export const newestStdio = (start: Start) => newest(new StdioClientTransport(started(start)))
export const olderStdio = (start: Start) => older(new FirstStdio(started(start)))
export const newestHttp = (url: string) => newest(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)))
export const olderHttp = (url: string) => older(new FirstHttp(new URL(`${url}/mcp`)))

/** Every transport with every generation of client. */
export const WAYS: [string, (url: string) => Promise<Assistant>][] = [
  ['stdio, 2026-07-28', (url) => newestStdio({ env: { PROVENDER_URL: url } })],
  ['stdio, 2025-11-25', (url) => olderStdio({ env: { PROVENDER_URL: url } })],
  ['HTTP, 2026-07-28', newestHttp],
  ['HTTP, 2025-11-25', olderHttp],
]
