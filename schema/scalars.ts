import { builder } from './builder.ts'

// Text with a form of its own. The form of what comes in is checked where its field is, with a sentence that names it.

/** A calendar day. */
export const DateScalar = builder.scalarType('Date', {
  description: 'A calendar day, YYYY-MM-DD (ISO 8601).',
  serialize: (value) => value,
  parseValue: (value) => String(value),
})

/** An address. */
export const UrlScalar = builder.scalarType('URL', {
  description: 'An absolute address (RFC 3986).',
  serialize: (value) => value,
})
