import {
  type CallToolResult,
  type Tool as Declaration,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
  type ServerOptions as ServerSettings,
  type Transport,
} from '@modelcontextprotocol/server'
import { checker, type ObjectSchema, withoutNulls } from './arguments.ts'
import { type Call, ServiceError } from './call.ts'
import { newHousehold } from './household.ts'
import { prompts } from './prompts.ts'
import { listResources, readResource, templates } from './resources.ts'
import schemas from './schemas.json' with { type: 'json' }
import { type Lang, langOf, say } from './sentences.ts'
import { InvalidArgumentsError, type Tool } from './tool.ts'
import { tools } from './tools.ts'
import { VERSION } from './version.ts'
import { wordedMessage } from './worded.ts'

export interface ServerOptions {
  /** language when a tool call names none; undefined: as the service decides */
  readonly lang?: string | undefined
  /** language of refusals when neither a tool nor `lang` says one; default en */
  readonly refusedIn?: string | undefined
  /** country when a tool call names none; undefined: the service's own default, or it must be given */
  readonly country?: string | undefined
  /** called for errors that are nobody's mistake */
  readonly onBug?: (error: unknown) => void
}

const INSTRUCTIONS = `Provender plans meals: a week for a household (build_week, which also changes a week and plans the next) or a table for guests (build_table), with one shopping list, from a catalogue of recipes. list_stores gives the "store" that plans need.
Answer in the person's language and pass it as "lang" (ru, en, de, fr, es, it, pt, pl, uk, tr, nl, cs, kk, zh, ja). Always give the plan's link ("href"). Prices are estimates from national statistics, never shelf prices: say so and name the source. Pass every allergy that you are told of in "allergens"; "nuts" are tree nuts only, so pass "nuts" and "peanuts" for a nut allergy, and repeat "warnings" to the person. Answers are short: "detail": "full" adds the shopping list, the reason for each dish and all figures.`

const SECOND = 1000
/** What is listed changes with a version of this package only. */
const SAME_FOR_ALL = { ttlMs: 3600 * SECOND, cacheScope: 'public' } as const

/** Schemas with the defaults of this server: what has a default need not be given. */
function withDefaults(input: ObjectSchema, { lang, country }: ServerOptions): ObjectSchema {
  const defaults = Object.entries({ lang, country }).filter(([key, value]) => value && key in input.properties)
  const properties = Object.fromEntries(
    defaults.map(([key, value]) => {
      const property = input.properties[key]
      const description = `${String(property?.description).replace(/;? default.*$/i, '')}; default ${value}`
      return [key, { ...property, description, default: String(value) }]
    }),
  )
  return {
    ...input,
    properties: { ...input.properties, ...properties },
    required: input.required.filter((key) => !(key in properties)),
  }
}

const isKnown = (name: string): name is keyof typeof schemas => name in schemas

function declare(tool: Tool, options: ServerOptions): { declaration: Declaration; check: ReturnType<typeof checker> } {
  const { name, title, description, annotations, view } = tool
  if (!isKnown(name)) throw new Error(`no schema for the tool ${name}`)
  const input = withDefaults(schemas[name].input as ObjectSchema, options)
  const declaration = {
    name,
    title,
    description,
    inputSchema: { ...input },
    outputSchema: schemas[name].output as Declaration['outputSchema'],
    annotations: { ...annotations },
    ...(view ? { _meta: { ui: { resourceUri: view } } } : {}),
  }
  return { declaration, check: checker(withDefaults(schemas[name].check as ObjectSchema, options)) }
}

const declared = new Map<string, ReadonlyMap<string, ReturnType<typeof declare>>>()

/** Declarations and checks of the tools under these defaults; a mounted server is made anew for every request. */
function declarations(options: ServerOptions): ReadonlyMap<string, ReturnType<typeof declare>> {
  const key = `${options.lang} ${options.country}`
  const known = declared.get(key)
  if (known) return known
  const made = new Map(tools.map((tool) => [tool.name, declare(tool, options)]))
  declared.set(key, made)
  return made
}

const refused = (message: string): CallToolResult => ({ content: [{ type: 'text', text: message }], isError: true })

/** The language in which a call is refused: its own, else that of the server. */
const refusalLang = (given: unknown, { lang, refusedIn }: ServerOptions): Lang =>
  langOf((given as { readonly lang?: unknown } | null | undefined)?.lang) ?? langOf(lang) ?? langOf(refusedIn) ?? 'en'

/** What the service says, with the waiting time when it limits. */
function toldBy({ said, retryAfter }: ServiceError, lang: Lang): string {
  const text = typeof said === 'string' ? said : say(lang, said.name, said.values)
  return retryAfter === undefined ? text : `${text} ${say(lang, 'wait', { seconds: retryAfter })}`
}

/** There is nothing of that name. */
const noSuch = (lang: Lang, name: 'noTool' | 'noPrompt', id: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, say(lang, name, { id: JSON.stringify(id) }), { code: 'NOT_FOUND' })

/** A server whose every error is in the reader's language, also those of the protocol's library. */
class WordedServer extends Server {
  readonly #lang: Lang
  constructor(info: ConstructorParameters<typeof Server>[0], options: ServerSettings, lang: Lang) {
    super(info, options)
    this.#lang = lang
  }
  override async connect(transport: Transport): Promise<void> {
    const methods = new Map<unknown, string>()
    const send = transport.send.bind(transport)
    transport.send = (message, options) => {
      const id = 'id' in message ? message.id : undefined
      const worded = wordedMessage(message, this.#lang, methods.get(id))
      if (!('method' in message)) methods.delete(id)
      return send(worded, options)
    }
    await super.connect(transport)
    const receive = transport.onmessage
    transport.onmessage = (message, extra) => {
      if ('method' in message && 'id' in message) methods.set(message.id, message.method)
      receive?.(message, extra)
    }
  }
}

/** Tells a client that asked for it, once a second, that the work goes on. */
async function withProgress<T>({ mcpReq }: ServerContext, work: Promise<T>): Promise<T> {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken === undefined) return work
  let progress = 0
  const timer = setInterval(() => {
    progress += 1
    // A client that went away needs no news; the work itself is ended by its signal.
    mcpReq
      .notify({ method: 'notifications/progress', params: { progressToken, progress, message: `${progress} s` } })
      .catch(() => {})
  }, SECOND)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}

async function run(tool: Tool, given: unknown, options: ServerOptions, call: Call, context: ServerContext) {
  const lang = refusalLang(given, options)
  const args = declarations(options).get(tool.name)?.check(given, lang) ?? {}
  const { share, ...asked } = args
  const { document, variables } = tool.query(asked, lang)
  const answered = await withProgress(context, call(document, variables, { signal: context.mcpReq.signal }))
  const { built, ...rest } = withoutNulls(answered) as Record<string, unknown>
  // What is built comes in a payload.
  const data = (built ?? rest) as Record<string, unknown>
  if (tool.missing && Object.keys(data).length === 0) {
    return refused(say(lang, tool.missing.sentence, { id: JSON.stringify(args[tool.missing.by]) }))
  }
  const text = tool.text(data)
  if (!tool.shares || !share) return { content: [{ type: 'text' as const, text }], structuredContent: data }
  const { id } = data.plan as { readonly id: string }
  const household = await newHousehold(call, id, { signal: context.mcpReq.signal })
  return {
    content: [{ type: 'text' as const, text: `${text}\n\n${say(lang, 'household')} ${household.link}` }],
    structuredContent: { ...data, household },
  }
}

/**
 * The tools, resources and prompts of an instance as an MCP server, not yet connected to a transport.
 * @param call runs a GraphQL document on the instance
 */
export function createServer(call: Call, options: ServerOptions = {}): Server {
  const lang = refusalLang(undefined, options)
  const server = new WordedServer(
    { name: 'provender', title: 'Provender', version: VERSION },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: INSTRUCTIONS,
      cacheHints: {
        'tools/list': SAME_FOR_ALL,
        'prompts/list': SAME_FOR_ALL,
        'resources/list': SAME_FOR_ALL,
        'resources/templates/list': SAME_FOR_ALL,
      },
    },
    lang,
  )
  const declarationsOf = declarations(options)
  server.setRequestHandler('tools/list', () => ({
    tools: [...declarationsOf.values()].map(({ declaration }) => declaration),
  }))
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) throw noSuch(refusalLang(params.arguments, options), 'noTool', params.name)
    try {
      return await run(tool, params.arguments, options, call, context)
    } catch (error) {
      if (error instanceof InvalidArgumentsError) return refused(error.message)
      if (error instanceof ServiceError) return refused(toldBy(error, refusalLang(params.arguments, options)))
      if (!context.mcpReq.signal.aborted) options.onBug?.(error)
      throw error
    }
  })
  server.setRequestHandler('resources/list', () => ({ resources: listResources() }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: templates }))
  server.setRequestHandler('resources/read', async ({ params }, { mcpReq }) => {
    const asked = (document: string, variables: Readonly<Record<string, unknown>>) =>
      call(document, { ...(options.lang ? { lang: options.lang } : {}), ...variables }, { signal: mcpReq.signal })
    try {
      return await readResource(params.uri, asked, lang)
    } catch (error) {
      if (error instanceof ServiceError)
        throw new ProtocolError(ProtocolErrorCode.InternalError, toldBy(error, lang), { code: 'REFUSED' })
      if (!(error instanceof ProtocolError) && !mcpReq.signal.aborted) options.onBug?.(error)
      throw error
    }
  })
  server.setRequestHandler('prompts/list', () => ({ prompts: prompts.map(({ declaration }) => declaration) }))
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = prompts.find(({ declaration }) => declaration.name === params.name)
    if (!prompt) throw noSuch(lang, 'noPrompt', params.name)
    const given = params.arguments ?? {}
    const missing = prompt.declaration.arguments.filter(({ name, required }) => required && !given[name])
    if (missing.length > 0) {
      const field = missing.map(({ name }) => name).join(', ')
      const code = 'BAD_USER_INPUT'
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, say(lang, 'absent', { field }), { code, field })
    }
    return {
      description: prompt.declaration.description,
      messages: [{ role: 'user' as const, content: { type: 'text' as const, text: prompt.text(given) } }],
    }
  })
  return server
}
