import { type Code, STATUS } from '../schema/errors.ts'
import { ERROR_VARY, errorBody } from '../src/http/error-body.ts'
import { DEFAULT_LANG, fromAcceptLanguage, type Lang, languageOf } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import { kindFields } from '../src/i18n/titles.ts'

/** An error, before it is known in which form it is wanted. */
export interface ErrorAnswer {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** A code with its status. */
export const coded = (code: Code): Pick<ErrorAnswer, 'code' | 'status'> => ({ code, status: STATUS[code] })

/** The contract's Error, or RFC 9457's form of it, as the request wants. @param lang of the sentence */
export function errorAnswer(
  request: Request,
  error: ErrorAnswer,
  lang: Lang,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { type, body } = errorBody({ ...error, ...kindFields(error.code, lang) }, request.headers.get('accept'))
  return new Response(body, {
    status: error.status,
    headers: {
      'content-type': type,
      'content-language': lang,
      'cache-control': 'no-store',
      vary: ERROR_VARY,
      ...headers,
    },
  })
}

/** The language in which a request is refused before its body is read. */
export const requestLang = (request: Request): Lang =>
  languageOf(request.url, request.headers.get('accept-language'), DEFAULT_LANG)

/** The Host header is none; the rest of the address cannot be relied on either. */
export function badHost(request: Request): Response {
  const lang = fromAcceptLanguage(request.headers.get('accept-language')) ?? DEFAULT_LANG
  return errorAnswer(request, { ...coded('BAD_USER_INPUT'), message: message(lang, 'error.badHost') }, lang)
}

/** There is nothing at the address. */
export function noPath(request: Request): Response {
  const lang = requestLang(request)
  return errorAnswer(request, { ...coded('NOT_FOUND'), message: message(lang, 'error.noPath') }, lang)
}

/** The address has other methods. @param allow them, as the header has them */
export function notAllowed(request: Request, allow: string): Response {
  const lang = requestLang(request)
  const { method } = request
  const text = message(lang, 'error.method', { method, allowed: allow })
  const details = { field: 'method', given: method, allowed: allow }
  return errorAnswer(request, { ...coded('METHOD_NOT_ALLOWED'), message: text, details }, lang, { allow })
}
