import { LANGUAGES, type Lang } from '../i18n/locale.ts'
import type { Content } from './content.ts'
import type { WordingKind, Words } from './wording.ts'

/** Languages that every text must be there in; the others fall back to English where one is missing. */
export const REQUIRED_LANGUAGES: readonly Lang[] = [
  'ru',
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pl',
  'uk',
  'tr',
  'cs',
  'zh',
  'ja',
]

/** The letters a language is written in. */
const SCRIPT: Record<Lang, RegExp> = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  kk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  en: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  it: /\p{Script=Latin}/u,
  pt: /\p{Script=Latin}/u,
  pl: /\p{Script=Latin}/u,
  tr: /\p{Script=Latin}/u,
  nl: /\p{Script=Latin}/u,
  cs: /\p{Script=Latin}/u,
}

/** Letters that a whole recipe in the language cannot do without, and its neighbour does not have. */
const OWN_LETTERS: Partial<Record<Lang, RegExp>> = {
  uk: /[іїєґ]/i,
  kk: /[әғқңөұүһі]/i,
  ru: /[ыэё]|ъ/i,
  ja: /[\p{Script=Hiragana}]/u,
}

/** Length of a text over the English one, in letters; Chinese and Japanese need fewer. */
const LENGTH: Record<'alphabet' | 'han', [number, number]> = { alphabet: [0.5, 2], han: [0.12, 0.9] }

/** Share of letters that must be of the language's script: a dish's foreign name may stand in a sentence. */
const SCRIPT_SHARE = 0.7

/** Letters below which a length says nothing. */
const SHORT = 40

const letters = (text: string): string[] => text.match(/\p{L}/gu) ?? []

/** Numbers of a text in order of size: minutes and temperatures are the same in every language. */
export const numbersIn = (steps: readonly string[]): string =>
  (steps.join(' ').match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((n) => n.replace(',', '.'))
    .sort()
    .join(' ')

/** The sentences of an object: everything that is no name. */
const prose = ({ description, lead, steps }: Words): string =>
  [description, lead, ...(steps ?? [])].filter(Boolean).join(' ')

function checkProse(where: string, lang: Lang, text: string, english: string): string[] {
  const problems: string[] = []
  const all = letters(text)
  const own = all.filter((letter) => SCRIPT[lang].test(letter)).length
  if (own < all.length * SCRIPT_SHARE)
    problems.push(`${where}: ${all.length - own} of ${all.length} letters are of another script`)
  if (OWN_LETTERS[lang] && all.length > 2 * SHORT && !OWN_LETTERS[lang].test(text)) {
    problems.push(`${where}: none of the letters that only ${lang} has`)
  }
  const reference = letters(english).length
  const [least, most] = LENGTH[lang === 'zh' || lang === 'ja' ? 'han' : 'alphabet']
  if (reference > SHORT && (all.length < reference * least || all.length > reference * most)) {
    problems.push(`${where}: ${all.length} letters where English has ${reference}`)
  }
  return problems
}

/**
 * Every text there in every language, in its script, of a likely length, no copy of another language, with the numbers
 * and steps of the English one.
 * @param ids what there must be words for, by kind
 */
export function checkTexts(content: Content, ids: Readonly<Record<WordingKind, ReadonlySet<string>>>): string[] {
  const problems: string[] = []
  const texts = new Map(content.words.map((entry) => [`${entry.kind} ${entry.id} ${entry.lang}`, entry.words]))
  for (const { kind, id, lang } of content.words) {
    if (!ids[kind].has(id)) problems.push(`texts (${lang}): ${kind} ${id} does not exist`)
  }
  for (const kind of Object.keys(ids) as WordingKind[]) {
    for (const id of ids[kind]) {
      const english = texts.get(`${kind} ${id} en`)
      const seen = new Map<string, Lang>()
      for (const lang of LANGUAGES) {
        const words = texts.get(`${kind} ${id} ${lang}`)
        const where = `texts (${lang}): ${kind} ${id}`
        if (!words) {
          if (REQUIRED_LANGUAGES.includes(lang)) problems.push(`${where} has no text`)
          continue
        }
        const text = prose(words)
        if (text === '' || !english) continue
        const twin = seen.get(text)
        if (twin) problems.push(`${where}: the same as in ${twin}`)
        seen.set(text, lang)
        problems.push(...checkProse(where, lang, text, prose(english)))
        if (kind !== 'recipe' || !words.steps || !english.steps) continue
        if (words.steps.length !== english.steps.length) {
          problems.push(`${where}: ${words.steps.length} steps, English has ${english.steps.length}`)
        }
        if (numbersIn(words.steps) !== numbersIn(english.steps)) {
          problems.push(`${where}: numbers in the steps differ from the English`)
        }
      }
    }
  }
  return problems
}

/** Share of the objects that have words, in per cent, by language. */
export function textCoverage(
  content: Content,
  ids: Readonly<Record<WordingKind, ReadonlySet<string>>>,
): Record<string, string> {
  const all = Object.values(ids).reduce((sum, set) => sum + set.size, 0)
  const counts = new Map<Lang, number>()
  for (const { kind, id, lang } of content.words) if (ids[kind].has(id)) counts.set(lang, (counts.get(lang) ?? 0) + 1)
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, `${((100 * (counts.get(lang) ?? 0)) / all).toFixed(1)} %`]))
}
