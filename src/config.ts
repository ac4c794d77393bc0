import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Agreement, parseAgreements, parseRate } from './rate-limit/agreements.ts'
import type { Rate } from './rate-limit/bucket.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const rate = z.string().transform((text, context) => {
  const parsed = text === 'off' ? null : parseRate(text)
  if (parsed !== undefined) return parsed
  context.addIssue({ code: 'custom' })
  return z.NEVER
})
const agreements = z.string().transform((text, context) => {
  const parsed = parseAgreements(text)
  if ('agreements' in parsed) return parsed.agreements
  context.addIssue({ code: 'custom', params: { wrong: parsed.wrong } })
  return z.NEVER
})

/** A whole number from 1 on, or a word for none, which is the default. */
const wholeOr = (word: string, most: number) =>
  z
    .union([
      z.literal(word).transform(() => null),
      z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(most)),
    ])
    .default(null)

/** Allowed values in words, for the message that names a mistake. */
const allowed: Record<string, string> = {
  PORT: 'a port number from 0 to 65535 (0: any free one)',
  HOST: 'an address to listen on, for example 127.0.0.1',
  MONITORING_PORT: 'a port number from 1 to 65535 other than PORT, or unset',
  BASE_URL: 'an http or https address without query and fragment, for example https://meals.example.org',
  DATABASE_URL: 'a postgresql:// address, or unset for the embedded database',
  DATABASE_URL_FILE: 'a file that holds a postgresql:// address, without DATABASE_URL beside it',
  DATA_DIR: 'a folder for the embedded database',
  REDIS_URL: 'a redis:// or rediss:// address, or unset',
  RATE_LIMIT: 'perMinute:burst, for example 600:100, or off',
  PLAN_RATE_LIMIT: 'perMinute:burst, for example 60:20, or off',
  PAGE_RATE_LIMIT: 'perMinute:burst, for example 300:60, or off',
  PLAN_DAILY_LIMIT: 'a whole number from 1 to 9999999, or off',
  PLAN_RETENTION_DAYS: 'a whole number of days from 1 to 36500, or never',
  HOUSEHOLD_DAYS: 'a whole number of days from 1 to 36500',
  OPERATOR_NAME: 'a name of at most 200 characters, or unset',
  OPERATOR_CONTACT: 'an e-mail address, or an https address, of at most 200 characters, or unset',
  RATE_AGREEMENTS:
    'ADDRESS=REQUESTS/PLANS, ADDRESS=REQUESTS/PLANS/PAGES or ADDRESS=off, separated by commas, each address or network ' +
    'once; a rate is perMinute:burst or off, for example 203.0.113.7=6000:1000/600:100,2001:db8::/48=off',
  TRUST_PROXY: 'the number of proxies in front, 0 to 10',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
}

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  MONITORING_PORT: port.min(1).optional(),
  BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !/[?#]/.test(url))
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .refine((url) => URL.canParse(url))
    .optional(),
  DATA_DIR: z.string().min(1).default('./.provender'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//)
    .refine((url) => URL.canParse(url))
    .optional(),
  RATE_LIMIT: rate.default({ perMinute: 600, burst: 100 }),
  PLAN_RATE_LIMIT: rate.default({ perMinute: 60, burst: 20 }),
  PAGE_RATE_LIMIT: rate.default({ perMinute: 300, burst: 60 }),
  PLAN_DAILY_LIMIT: wholeOr('off', 9_999_999),
  PLAN_RETENTION_DAYS: wholeOr('never', 36_500),
  HOUSEHOLD_DAYS: z.string().regex(/^\d+$/).default('180').transform(Number).pipe(z.int().min(1).max(36_500)),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_CONTACT: z
    .string()
    .max(200)
    .regex(/^(https:\/\/\S+|[^\s@]+@[^\s@]+)$/)
    .optional(),
  RATE_AGREEMENTS: agreements.default([]),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  readonly port: number
  /** undefined: every address, IPv6 and IPv4 alike */
  readonly host: string | undefined
  /** where alone `/ready` and `/metrics` are answered; undefined: on `port` */
  readonly monitoringPort: number | undefined
  /** the address people use, without a slash at the end */
  readonly baseUrl: string
  /** undefined: the embedded database in `dataDir` */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly redisUrl: string | undefined
  /** null: off */
  readonly rateLimit: Rate | null
  readonly planRateLimit: Rate | null
  readonly pageRateLimit: Rate | null
  /** plans a day for each network; null: no such limit */
  readonly planDailyLimit: number | null
  /** plans unread for so many days are deleted; null: never */
  readonly planRetentionDays: number | null
  /** links of households that nobody opened for so many days are deleted */
  readonly householdDays: number
  /** who runs this instance, and where to write to; undefined: not said */
  readonly operatorName: string | undefined
  /** an e-mail address, or an https address */
  readonly operatorContact: string | undefined
  /** limits agreed with some addresses, narrowest network first */
  readonly agreements: readonly Agreement[]
  readonly trustProxy: number
  readonly logLevel: string
}

/** One line for each variable that cannot be used. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Variables whose value may hold a password. */
const SECRET = new Set(['DATABASE_URL', 'REDIS_URL'])

/** An address as a message may show it: without user, password and query, however it is mistyped. */
function withoutSecrets(address: string): string {
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.exec(address)?.[0] ?? ''
  const at = address.lastIndexOf('@')
  const query = address.indexOf('?')
  // A password may hold either sign: then it is not clear where it ends.
  if (query >= 0 && at > query) return `${scheme}…`
  const rest = at < 0 ? address.slice(scheme.length) : `…${address.slice(at)}`
  return scheme + rest.replace(/\?.*/s, '?…')
}

/**
 * The environment with DATABASE_URL from the file that DATABASE_URL_FILE names.
 * @throws ConfigError when the file cannot be read, or both are set
 */
function withFile(given: Record<string, string>): Record<string, string> {
  const { DATABASE_URL_FILE: file, ...rest } = given
  if (file === undefined) return given
  const refuse = (what: string) =>
    new ConfigError(`DATABASE_URL_FILE is ${JSON.stringify(file)}${what}; allowed: ${allowed.DATABASE_URL_FILE}`)
  if (rest.DATABASE_URL !== undefined) throw refuse(' and DATABASE_URL is set, too')
  try {
    return { ...rest, DATABASE_URL: readFileSync(file, 'utf8').trim() }
  } catch (error) {
    throw refuse(`, which cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

/**
 * Reads the configuration once. An empty variable counts as unset.
 * @throws ConfigError naming every variable that is wrong, what was given (no passwords) and what is allowed
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.entries(env).flatMap(([key, value]) => (key in allowed && value ? [[key, value] as const] : []))
  const given = withFile(Object.fromEntries(set))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      const wrong: unknown = issue.code === 'custom' ? issue.params?.wrong : undefined
      const part = wrong === undefined ? '' : `, where ${JSON.stringify(wrong)} is wrong`
      const value = given[name] ?? ''
      const shown = SECRET.has(name) ? withoutSecrets(value) : value
      return `${name} is ${JSON.stringify(shown)}${part}; allowed: ${allowed[name]}`
    })
    throw new ConfigError([...new Set(lines)].join('\n'))
  }
  const v = parsed.data
  return Object.freeze({
    port: v.PORT,
    host: v.HOST,
    monitoringPort: v.MONITORING_PORT,
    baseUrl: v.BASE_URL ?? `http://localhost:${v.PORT}`,
    databaseUrl: v.DATABASE_URL,
    dataDir: v.DATA_DIR,
    redisUrl: v.REDIS_URL,
    rateLimit: v.RATE_LIMIT,
    planRateLimit: v.PLAN_RATE_LIMIT,
    pageRateLimit: v.PAGE_RATE_LIMIT,
    planDailyLimit: v.PLAN_DAILY_LIMIT,
    planRetentionDays: v.PLAN_RETENTION_DAYS,
    householdDays: v.HOUSEHOLD_DAYS,
    operatorName: v.OPERATOR_NAME,
    operatorContact: v.OPERATOR_CONTACT,
    agreements: v.RATE_AGREEMENTS,
    trustProxy: v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
  })
}
