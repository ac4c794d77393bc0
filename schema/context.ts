import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { Operator } from '../src/admin/keys.ts'
import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import { currentEnd } from '../src/http/request-end.ts'
import { oneOf } from '../src/i18n/allowed.ts'
import { DEFAULT_LANG, fromAcceptLanguage, LANGUAGES, type Lang } from '../src/i18n/locale.ts'
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
}

/** @throws InvalidFieldError when it is no language of ours */
export function parseLang(value: string): Lang {
  const lang = LANGUAGES.find((known) => known === value)
  if (!lang) throw new InvalidFieldError('lang', value, oneOf(LANGUAGES))
  return lang
}

/**
 * Settles the language of the request (`?lang=`, then Accept-Language) and opens a unit of work.
 * @param otherwise the language of who names none
 * @throws InvalidFieldError for an unknown `?lang=`
 */
export function createContext(services: Services, request: Request, otherwise: Lang = DEFAULT_LANG): Context {
  const asked = new URL(request.url).searchParams.get('lang')
  const lang = asked === null ? fromAcceptLanguage(request.headers.get('accept-language')) : parseLang(asked)
  return {
    ...services,
    em: services.fork(currentEnd()),
    requestId: currentRequest()?.id ?? request.headers.get('x-request-id')?.slice(0, 100),
    client: currentClient(),
    // What strangers ask gets a budget of its own; our own documents are bounded by their arguments.
    spending: new Spending(Number.POSITIVE_INFINITY, currentDeadline()),
    lang: lang ?? otherwise,
    langByHeader: asked === null,
  }
}

/** The language of a field: its own argument, else the request's. */
export const langOf = (context: Context, args: { readonly lang?: Lang | null | undefined }): Lang =>
  args.lang ?? context.lang
