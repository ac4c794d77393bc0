import type { JSONObject } from '@modelcontextprotocol/server'
import { Ajv } from '@modelcontextprotocol/server/validators/ajv'
import { type Args, WrongArguments } from './tool.ts'

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

/** What a keyword would have taken, in words. */
function allowedBy({ keyword, params, parentSchema }: Issue): string {
  switch (keyword) {
    case 'type':
      return params.type === 'integer' ? 'a whole number' : `a value of type ${params.type}`
    case 'enum':
      return `one of ${(params.allowedValues as unknown[]).map(String).join(', ')}`
    case 'minimum':
      return `at least ${params.limit}`
    case 'maximum':
      return `at most ${params.limit}`
    case 'minItems':
      return `at least ${params.limit} entries`
    case 'maxItems':
      return `at most ${params.limit} entries`
    case 'minLength':
      return `at least ${params.limit} characters`
    case 'maxLength':
      return `at most ${params.limit} characters`
    default:
      return String(parentSchema?.description ?? keyword)
  }
}

/** One sentence for each wrong argument: its name, what was given, what is allowed. */
function sentence(issue: Issue): string {
  const place = issue.instancePath.split('/').slice(1)
  const { missingProperty, additionalProperty } = issue.params as Record<string, string | undefined>
  if (missingProperty) return `${[...place, missingProperty].join('.')} is missing`
  if (additionalProperty) {
    const known = Object.keys((issue.parentSchema?.properties ?? {}) as object)
    return `${[...place, additionalProperty].join('.')} is no argument; allowed: ${known.join(', ')}`
  }
  return `${place.join('.') || 'arguments'} is ${shown(issue.data)}; allowed: ${allowedBy(issue)}`
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
 * @throws WrongArguments naming every wrong argument
 */
export function checker(schema: ObjectSchema): (given: unknown) => Args {
  let check: Check | undefined
  return (given) => {
    check ??= ajv.compile(schema)
    const args = withoutNulls(given ?? {}) as Args
    if (check(args)) return args
    throw new WrongArguments((check.errors ?? []).slice(0, MOST_SENTENCES).map(sentence).join('. '))
  }
}
