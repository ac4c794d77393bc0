import { asMessage } from '../i18n/allowed.ts'

/**
 * What no text of a page may hold: control characters, ends of lines and paragraphs, and the marks that turn the
 * direction of what follows them (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069), since a reader would see
 * another order than the one that is stored.
 */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Whether people read a text as it is stored: well-formed Unicode without what `FORBIDDEN` names. */
export const isPlainText = (text: string): boolean => text.isWellFormed() && !FORBIDDEN.test(text)

/** The rule as the message of a schema. */
export const PLAIN_TEXT = asMessage('plainText')
