import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { Operator } from '../src/admin/keys.ts'
import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import type { HouseholdFeed } from '../src/households/feed.ts'
import { currentEnd } from '../src/http/request-end.ts'
import { oneOf } from '../src/i18n/allowed.ts'
import { DEFAULT_LANG, fromAcceptLanguage, LANGUAGES, type Lang } from '../src/i18n/locale.ts'
import { UNIT_SYSTEMS, type UnitSystem } from '../src/i18n/quantity.ts'
import { currentRequest } from '../src/observability/requests.ts'
import type { Planner } from '../src/plans/pool.ts'
import { currentClient, currentDeadline } from '../src/rate-limit/current-client.ts'
import type { RequestClient } from '../src/rate-limit/rate-limits.ts'
import type { Revision } from '../src/revision/types.ts'
import { Spending } from './spending.ts'

/** What the fronts share; belongs to the application. */
export interface Services {
  readonly revision: () => Revision
  /** a fresh unit of work, whose statements are cancelled with the signal */
  readonly fork: (end?: AbortSignal) => SqlEntityManager
  readonly planner: Planner
  /** the day that is today, YYYY-MM-DD in UTC */
  readonly today: () => string
  readonly baseUrl: string
  /** tells open pages of what happens to their households */
  readonly households: HouseholdFeed
  /** who runs this instance, where it is said, and for how long it stores what */
  readonly operator: {
    readonly name: string | undefined
    /** an e-mail address, or an https address */
    readonly contact: string | undefined
    /** links of households that nobody opened for so many days are deleted */
    readonly householdDays: number
    /** the same of plans; null: never */
    readonly planDays: number | null
    /** minutes after its last request for which the Redis of several instances may know an address; null: addresses are in memory only */
    readonly addressMinutes: number | null
  }
}

/** Who writes, and how what was written comes into use here at once. */
export interface Writing {
  readonly operator: Operator
  readonly activateLatest: () => Promise<void>
}

/** One request. */
export interface Context extends Services {
  /** one unit of work for the request */
  readonly em: SqlEntityManager
  /** names the request in the log, when somebody in front named it */
  readonly requestId: string | undefined
  /** of an operator's request only */
  readonly writing?: Writing
  /** whose limits count; undefined: nobody's */
  readonly client: RequestClient | undefined
  /** the arguments passed the zod schemas of the schema before: REST checks a body whole, to name a field as it was sent */
  readonly argumentsChecked?: true
  /** what its execution may still cost */
  readonly spending: Spending
  /** language of the request: of every word that is not asked for in another */
  readonly lang: Lang
  /** whether the header could have decided it */
  readonly langByHeader: boolean
  /** whose English `?lang=` asks for; undefined: that of its country */
  readonly english?: English | undefined
  /** units that the request asks for; undefined: those of its country */
  readonly units?: UnitSystem | undefined
  /** country of who asks, where a front knows it: words and units are as there */
  readonly country?: string | undefined
}

/** Whose English is read: that of the United States, or of the United Kingdom. */
export const ENGLISHES = ['US', 'GB'] as const
export type English = (typeof ENGLISHES)[number]

/** The language of a tag, and whose English it asks for: `en-US`. @throws InvalidFieldError when it is none of ours */
function parseTag(tag: string): { readonly lang: Lang; readonly english: English | undefined } {
  const english = ENGLISHES.find((country) => tag === `en-${country}`)
  return { lang: english ? 'en' : parseLang(tag), english }
}

/** @throws InvalidFieldError when it is no language of ours */
export function parseLang(value: string): Lang {
  const lang = LANGUAGES.find((known) => known === value)
  if (!lang) throw new InvalidFieldError('lang', value, oneOf(LANGUAGES))
  return lang
}

/** @throws InvalidFieldError when they are no units of ours */
function parseUnits(value: string): UnitSystem {
  const units = UNIT_SYSTEMS.find((known) => known === value)
  if (!units) throw new InvalidFieldError('units', value, oneOf(UNIT_SYSTEMS))
  return units
}

/** How who asks reads: what needs neither the catalogue nor the database. */
export type Reader = Pick<Context, 'lang' | 'langByHeader' | 'english' | 'units' | 'country'>

/**
 * Settles the language of the request: `?lang=`, then Accept-Language.
 * @param otherwise the language of who names none
 * @throws InvalidFieldError for an unknown `?lang=` or `?units=`
 */
export function readerOf(request: Request, otherwise: Lang = DEFAULT_LANG): Reader {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('lang')
  const units = searchParams.get('units')
  const { lang, english } =
    asked === null
      ? { lang: fromAcceptLanguage(request.headers.get('accept-language')), english: undefined }
      : parseTag(asked)
  return {
    lang: lang ?? otherwise,
    langByHeader: asked === null,
    english,
    units: units === null ? undefined : parseUnits(units),
    country: searchParams.get('country') ?? undefined,
  }
}

/**
 * Settles how who asks reads, and opens a unit of work.
 * @param otherwise the language of who names none
 * @throws InvalidFieldError for an unknown `?lang=` or `?units=`, NotLoadedError before the database is open
 */
export function createContext(services: Services, request: Request, otherwise: Lang = DEFAULT_LANG): Context {
  const reader = readerOf(request, otherwise)
  return {
    ...services,
    em: services.fork(currentEnd()),
    requestId: currentRequest()?.id ?? request.headers.get('x-request-id')?.slice(0, 100),
    client: currentClient(),
    // What strangers ask gets a budget of its own; our own documents are bounded by their arguments.
    spending: new Spending(Number.POSITIVE_INFINITY, currentDeadline()),
    ...reader,
  }
}

/** The language of a field: its own argument, else the request's. */
export const langOf = (context: Context, args: { readonly lang?: Lang | null | undefined }): Lang =>
  args.lang ?? context.lang

/** The country whose cooks measure in cups and read American English. */
const CUSTOMARY = 'US'

/**
 * The units of an amount: those asked for, else those of the country it is for.
 * @param country of the plan or page; undefined: that of the request, if it names one
 */
export const unitsOf = (
  context: Pick<Context, 'units' | 'country'>,
  args: { readonly units?: UnitSystem | null | undefined },
  country?: string | null,
): UnitSystem => args.units ?? context.units ?? ((country ?? context.country) === CUSTOMARY ? 'us' : 'metric')

/** Whether English words are American: as the address asks (`en-US`, `en-GB`), else where the country is the United States. */
export const isAmerican = (
  context: Pick<Context, 'english' | 'country'>,
  lang: Lang,
  country?: string | null,
): boolean => lang === 'en' && (context.english ?? country ?? context.country) === CUSTOMARY

/** The tag of a request's language in headers and pages, with the country whose English it is where that is known. */
export function languageTag(context: Pick<Context, 'english' | 'country' | 'lang'>): string {
  if (isAmerican(context, context.lang)) return 'en-US'
  return context.english ? `en-${context.english}` : context.lang
}
