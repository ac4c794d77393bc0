import type { JSONObject } from '@modelcontextprotocol/server'
import { Ajv } from '@modelcontextprotocol/server/validators/ajv'
import { type Lang, say } from './sentences.ts'
import { type Args, InvalidArgumentsError } from './tool.ts'

/** A JSON schema as tools declare it. */
export interface ObjectSchema {
  readonly type: 'object'
  readonly properties: Record<string, JSONObject>
  readonly required: string[]
  readonly additionalProperties: boolean
}

type Check = ReturnType<InstanceType<typeof Ajv>['compile']>
type Issue = NonNullable<Check['errors']>[number]

// Formats are the service's to check, which says what is allowed.
const ajv = new Ajv({ allErrors: true, verbose: true, useDefaults: true, strict: false, validateFormats: false })

const LONGEST = 100
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** What a keyword would have taken, in words that stand after a colon. */
function allowedBy({ keyword, params, parentSchema }: Issue, lang: Lang): string {
  const { limit } = params
  switch (keyword) {
    case 'type':
      return params.type === 'integer' ? say(lang, 'whole') : say(lang, 'type', { type: params.type })
    case 'enum':
      return say(lang, 'oneOf', { values: (params.allowedValues as unknown[]).map(String).join(', ') })
    case 'minimum':
      return say(lang, 'least', { limit })
    case 'maximum':
      return say(lang, 'most', { limit })
    case 'minItems':
      return say(lang, 'leastEntries', { limit })
    case 'maxItems':
      return say(lang, 'mostEntries', { limit })
    case 'minLength':
      return say(lang, 'leastCharacters', { limit })
    case 'maxLength':
      return say(lang, 'mostCharacters', { limit })
    default:
      return String(parentSchema?.description ?? keyword)
  }
}

/** One sentence for each wrong argument: its name, what was given, what is allowed. */
function sentence(issue: Issue, lang: Lang): string {
  const place = issue.instancePath.split('/').slice(1)
  const { missingProperty, additionalProperty } = issue.params as Record<string, string | undefined>
  if (missingProperty) return say(lang, 'absent', { field: [...place, missingProperty].join('.') })
  if (additionalProperty) {
    const known = Object.keys((issue.parentSchema?.properties ?? {}) as object)
    return say(lang, 'noArgument', { field: [...place, additionalProperty].join('.'), allowed: known.join(', ') })
  }
  const field = place.join('.') || 'arguments'
  return say(lang, 'is', { field, given: shown(issue.data), allowed: allowedBy(issue, lang) })
}

/** An explicit null means the same as leaving an argument out. */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, withoutNulls(inner)]),
  )
}

const MOST_SENTENCES = 10

/**
 * A check of arguments against a schema, made once a schema; it answers with a copy in which the defaults are filled.
 * @throws InvalidArgumentsError naming every wrong argument, in the language that is given with the arguments
 */
export function checker(schema: ObjectSchema): (given: unknown, lang: Lang) => Args {
  let check: Check | undefined
  return (given, lang) => {
    check ??= ajv.compile(schema)
    const args = withoutNulls(given ?? {}) as Args
    if (check(args)) return args
    throw new InvalidArgumentsError(
      (check.errors ?? [])
        .slice(0, MOST_SENTENCES)
        .map((issue) => sentence(issue, lang))
        .join('. '),
    )
  }
}
