/** Security headers of data: nothing in it is ever shown in a frame, run, or led away from with an address of ours. */
export const DATA_SECURITY: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Headers that scripts of other origins may read. */
export const EXPOSED_HEADERS = [
  'Content-Language',
  'ETag',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
]

/** What lets scripts of any origin read an answer, as the middleware for it says it. */
export const ANY_ORIGIN: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS.join(','),
}
