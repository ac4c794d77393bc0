import { intlTag, LANGUAGES, type Lang } from '../i18n/locale.ts'
import { type MessageKey, type MessageValues, message } from '../i18n/message.ts'

// What the assistants' server says itself, printed into mcp/sentences.json: that package imports nothing of ours, and reads no
// message syntax.

const PLAIN = {
  is: ['error.is', 'field', 'given', 'allowed'],
  absent: ['error.absent', 'field'],
  noArgument: ['error.noArgument', 'field', 'allowed'],
  onlyOne: ['error.onlyOne', 'fields'],
  noRecipe: ['error.noRecipe', 'id'],
  noCollection: ['error.noCollection', 'id'],
  notOurName: ['error.notOurName', 'host', 'baseUrl'],
  badOrigin: ['error.badOrigin'],
  method: ['error.method', 'method', 'allowed'],
  noArrays: ['error.noArrays', 'revision'],
  noTool: ['error.noTool', 'id'],
  noPrompt: ['error.noPrompt', 'id'],
  noResource: ['error.noResource', 'id'],
  noMethod: ['error.noMethod', 'id'],
  badMessage: ['error.badMessage'],
  internal: ['error.internal'],
  unreachableAt: ['error.unreachableAt', 'url', 'cause'],
  lateAt: ['error.lateAt', 'url'],
  strangeAt: ['error.strangeAt', 'url', 'status'],
  household: ['household.shareLead'],
  type: ['error.allowed.type', 'type'],
  whole: ['error.allowed.whole'],
  oneOf: ['error.allowed.oneOf', 'values'],
  least: ['error.allowed.least', 'limit'],
  most: ['error.allowed.most', 'limit'],
} as const satisfies Readonly<Record<string, readonly [MessageKey, ...string[]]>>

/** Sentences whose words depend on a number, and its name. */
const COUNTED = {
  wait: ['error.wait', 'seconds'],
  leastEntries: ['error.allowed.leastEntries', 'limit'],
  mostEntries: ['error.allowed.mostEntries', 'limit'],
  leastCharacters: ['error.allowed.leastCharacters', 'limit'],
  mostCharacters: ['error.allowed.mostCharacters', 'limit'],
} as const satisfies Readonly<Record<string, readonly [MessageKey, string]>>

/** Numbers that show every form which whole numbers below a hundred take. */
const SAMPLES = [2, 1, 3, 5, 11, 21, 22, 25]

/** A sentence for each plural form of the language, with `{name}` in the place of the number. */
function forms(lang: Lang, key: MessageKey, name: string): Record<string, string> {
  const rules = new Intl.PluralRules(intlTag(lang))
  const made: Record<string, string> = {}
  for (const n of SAMPLES) made[rules.select(n)] ??= message(lang, key, { [name]: n }).replace(String(n), `{${name}}`)
  return { ...made, other: made.other ?? made.many ?? '' }
}

const plain = (lang: Lang, [key, ...names]: readonly [MessageKey, ...string[]]): string =>
  message(lang, key, Object.fromEntries(names.map((name) => [name, `{${name}}`])) satisfies MessageValues)

/** Every sentence by its language and name: a text, or one for each plural form; `{name}` stands for a value. */
export const toolSentences = () =>
  Object.fromEntries(
    LANGUAGES.map((lang) => [
      lang,
      {
        ...Object.fromEntries(Object.entries(PLAIN).map(([name, text]) => [name, plain(lang, text)])),
        ...Object.fromEntries(Object.entries(COUNTED).map(([name, [key, of]]) => [name, forms(lang, key, of)])),
      },
    ]),
  )
