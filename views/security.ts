/**
 * What a page may load and do: its own files, its own forms, nothing inline and nothing from elsewhere.
 * @param pictures where operators' photographs are, as origins
 */
export const policyOf = (pictures: readonly string[] = []): string =>
  `default-src 'none'; style-src 'self'; script-src 'self'; img-src ${["'self'", 'data:', ...pictures].join(' ')}; ` +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The same of a page that other sites may show in a frame: it has neither scripts nor forms. */
export const framedPolicyOf = (pictures: readonly string[]): string =>
  `default-src 'none'; style-src 'self'; img-src ${["'self'", 'data:', ...pictures].join(' ')}; ` +
  "form-action 'none'; base-uri 'none'; frame-ancestors *"

/** Headers of everything that is shown to people. @param policy of a page that needs another one */
export const security = (policy = policyOf()): Record<string, string> => ({
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
})
