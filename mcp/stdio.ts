#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { httpCall } from './http-call.ts'
import schemas from './schemas.json' with { type: 'json' }
import { createServer } from './server.ts'
import { tools } from './tools.ts'
import { VERSION } from './version.ts'

// The executable: the Model Context Protocol over standard input and output, nothing else on standard output.

const HELP = `provender-mcp ${VERSION}: meal plans, recipes and shopping lists for assistants.

An assistant starts it and speaks the Model Context Protocol with it over standard input and output.
It asks the Provender instance that PROVENDER_URL names; no key is needed.

Environment
  PROVENDER_URL      address of the instance, default http://localhost:3000
  PROVENDER_LANG     language of answers when the assistant names none, default that of this machine
  PROVENDER_COUNTRY  country of prices when the assistant names none, for example DE

Options
  --help     this text
  --version  the version

Tools
${tools.map(({ name, title }) => `  ${name.padEnd(18)} ${title}`).join('\n')}
`

/** Says what is wrong on standard error and ends: 2, as shells do for wrong usage. */
function fail(message: string): never {
  process.stderr.write(`provender-mcp: ${message}\n`)
  process.exit(2)
}

function options() {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } } })
      .values
  } catch (error) {
    return fail(`${(error as Error).message}. --help tells what there is.`)
  }
}

function environment() {
  const { PROVENDER_URL, PROVENDER_LANG, PROVENDER_COUNTRY } = process.env
  const url = PROVENDER_URL || 'http://localhost:3000'
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    fail(`PROVENDER_URL is ${JSON.stringify(url)}; allowed: an http or https address`)
  const languages = schemas.list_stores.check.properties.lang.enum
  if (PROVENDER_LANG && !languages.includes(PROVENDER_LANG))
    fail(`PROVENDER_LANG is ${JSON.stringify(PROVENDER_LANG)}; allowed: one of ${languages.join(', ')}`)
  if (PROVENDER_COUNTRY && !/^[A-Z]{2}$/.test(PROVENDER_COUNTRY))
    fail(`PROVENDER_COUNTRY is ${JSON.stringify(PROVENDER_COUNTRY)}; allowed: two capital letters, for example DE`)
  return { url, lang: PROVENDER_LANG || undefined, country: PROVENDER_COUNTRY || undefined }
}

const { help, version } = options()
if (help || version) {
  process.stdout.write(help ? HELP : `${VERSION}\n`)
} else {
  const { url, lang, country } = environment()
  const languages = lang ?? Intl.DateTimeFormat().resolvedOptions().locale
  const call = httpCall({
    url,
    languages,
    userAgent: `provender-mcp/${VERSION}`,
  })
  const onBug = (error: unknown) =>
    process.stderr.write(`provender-mcp: ${error instanceof Error ? error.stack : error}\n`)
  serveStdio(() => createServer(call, { lang, refusedIn: languages, country, onBug }), { onerror: onBug })
}
