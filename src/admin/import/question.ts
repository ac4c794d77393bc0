import type { Allowed } from '../../i18n/allowed.ts'
import type { Lang } from '../../i18n/locale.ts'
import { label, message, quoted } from '../../i18n/message.ts'
import type en from '../../i18n/messages/en.ts'
import { allowedText } from '../../i18n/refusals.ts'

type Messages = (typeof en)['question']
type Key = Exclude<keyof Messages, 'field' | 'answer'> | `field.${keyof Messages['field']}`

/** What is asked, as a message of `question` with its values: put into words when the reader is known. */
export interface Asked {
  readonly key: Key
  /** `line` is a line of the source, `unit` the code of a unit */
  readonly values?: Readonly<Record<string, string>>
  /** what an answer may be, where its form is not evident */
  readonly answer?: Allowed
}

/** A question in a language. */
export function questionText(lang: Lang, { key, values = {}, answer }: Asked): string {
  const { line, unit } = values
  const question = message(lang, `question.${key}`, {
    ...values,
    ...(line === undefined ? {} : { line: quoted(lang, line) }),
    ...(unit === undefined ? {} : { unit: label(lang, 'unit', unit) }),
  })
  return answer ? message(lang, 'question.answer', { question, allowed: allowedText(lang, answer) }) : question
}
