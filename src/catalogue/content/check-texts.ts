import { type FaultKey, type Mistake, mistake } from '../../i18n/allowed.ts'
import { LANGUAGES, type Lang } from '../../i18n/locale.ts'
import type { TextKind, Words } from '../texts.ts'
import { titleAlone } from './check-country-titles.ts'
import { checkTypography } from './check-typography.ts'
import type { Content } from './rows.ts'

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

/**
 * Numbers of a text in order of size: minutes and temperatures are the same in every language. Shares such as 2/3 are
 * words in most languages and count as such.
 */
export const numbersIn = (steps: readonly string[]): string =>
  (
    steps
      .join(' ')
      .replace(/\d\/\d/g, '')
      .match(/\d+(?:[.,]\d+)?/g) ?? []
  )
    .map((n) => n.replace(',', '.'))
    .sort()
    .join(' ')

/** Dishes and tables have a name of their own in most languages; ingredients are often loan words, so they are held only against English. */
const NAMED: readonly TextKind[] = ['recipe', 'collection', 'occasion']

/** Names copied from another language; those that are truly the same word are listed in same-names.csv. */
function checkNames({ sameNames }: Content, kind: TextKind, id: string, names: ReadonlyMap<Lang, string>): string[] {
  if (sameNames.some((same) => same.kind === kind && same.id === id)) return []
  const copied = [...names].filter(([lang, name]) =>
    [...names].some(
      ([other, there]) =>
        other !== lang && there === name && (NAMED.includes(kind) || (kind === 'ingredient' && other === 'en')),
    ),
  )
  return copied.map(
    ([lang, name]) =>
      `texts (${lang}): ${kind} ${id} is called ${name} as in another language; if it is, list it in same-names.csv`,
  )
}

/** Titles by country of countries that there are none of. */
const checkTitles = ({ countries }: Content, { titles }: Words): string[] =>
  Object.keys(titles ?? {})
    .filter((country) => !countries.some(({ code }) => code === country))
    .map((country) => `a title for ${country}, which is no country of countries.csv`)

/** Other names that only repeat a title, or each other: the search has them already. */
export function checkAliases({ title = '', titles = {}, aliases = [] }: Words): string[] {
  const known = new Set([title, titleAlone(title), ...Object.values(titles)].map((name) => name.toLowerCase()))
  return aliases.flatMap((alias) => {
    const name = alias.toLowerCase()
    if (known.has(name)) return [`the alias ${alias} is a title of it already`]
    known.add(name)
    return []
  })
}

/** The sentences of an object: everything that is no name. */
const prose = ({ description, lead, steps }: Words): string =>
  [description, lead, ...(steps ?? [])].filter(Boolean).join(' ')

function checkProse(lang: Lang, text: string, inReference: string, reference: Lang): Mistake[] {
  const mistakes: Mistake[] = []
  const wrong = wrongIn(mistakes, lang)
  const all = letters(text)
  const own = all.filter((letter) => SCRIPT[lang].test(letter)).length
  if (own < all.length * SCRIPT_SHARE) wrong('otherScript', { count: all.length - own, all: all.length })
  if (OWN_LETTERS[lang] && all.length > 2 * SHORT && !OWN_LETTERS[lang].test(text)) {
    wrong('ownLetters', { lang })
  }
  const expected = letters(inReference).length
  const [least, most] = LENGTH[isDense(lang) ? 'han' : 'alphabet']
  const comparable = expected > SHORT && !isDense(reference)
  if (comparable && (all.length < expected * least || all.length > expected * most)) {
    wrong('lengthDiffers', { count: all.length, other: reference, expected })
  }
  return mistakes
}

/** What adds a mistake of the words in a language. */
const wrongIn =
  (mistakes: Mistake[], lang: Lang) =>
  (...[key, values]: [FaultKey, Readonly<Record<string, string | number>>]) =>
    mistakes.push(mistake(`texts.${lang}`, key, values))

const isDense = (lang: Lang): boolean => lang === 'zh' || lang === 'ja'

/**
 * The texts of one object: each in its script, of a likely length, no copy of another language, with the numbers and
 * steps of the reference, which is English or, where there is none, the first language of the list.
 */
export function checkWords(texts: ReadonlyMap<Lang, Words>): Mistake[] {
  const present = LANGUAGES.flatMap((lang) => {
    const words = texts.get(lang)
    return words && prose(words) !== '' ? [{ lang, words, text: prose(words) }] : []
  })
  const reference = present.find(({ lang }) => lang === 'en') ?? present[0]
  if (!reference) return []
  const seen = new Map<string, Lang>()
  return present.flatMap(({ lang, words, text }) => {
    const mistakes: Mistake[] = []
    const wrong = wrongIn(mistakes, lang)
    const twin = seen.get(text)
    if (twin) wrong('sameText', { other: twin })
    seen.set(text, lang)
    mistakes.push(...checkProse(lang, text, reference.text, reference.lang))
    const [steps, expected] = [words.steps, reference.words.steps]
    if (steps && expected && steps.length !== expected.length) {
      wrong('stepsDiffer', { count: steps.length, other: reference.lang, expected: expected.length })
    }
    if (steps && expected && numbersIn(steps) !== numbersIn(expected)) {
      wrong('numbersDiffer', { other: reference.lang })
    }
    return mistakes
  })
}

/**
 * Every text there in every language, in its script, of a likely length, no copy of another language, with the numbers
 * and steps of the English one.
 * @param ids what there must be words for, by kind
 * @param say puts a mistake into words
 */
export function checkTexts(
  content: Content,
  ids: Readonly<Record<TextKind, ReadonlySet<string>>>,
  say: (mistake: Mistake) => string,
): string[] {
  const problems: string[] = []
  const texts = new Map(content.words.map((entry) => [`${entry.kind} ${entry.id} ${entry.lang}`, entry.words]))
  for (const { kind, id, lang } of content.words) {
    if (!ids[kind].has(id)) problems.push(`texts (${lang}): ${kind} ${id} does not exist`)
  }
  for (const kind of Object.keys(ids) as TextKind[]) {
    for (const id of ids[kind]) {
      const present = new Map<Lang, Words>()
      const names = new Map<Lang, string>()
      for (const lang of LANGUAGES) {
        const words = texts.get(`${kind} ${id} ${lang}`)
        if (!words) {
          problems.push(`texts (${lang}): ${kind} ${id} has no text`)
          continue
        }
        present.set(lang, words)
        problems.push(...checkTitles(content, words).map((problem) => `texts (${lang}): ${kind} ${id}: ${problem}`))
        problems.push(...checkAliases(words).map((problem) => `texts (${lang}): ${kind} ${id}: ${problem}`))
        problems.push(...checkTypography(lang, words).map((problem) => `texts (${lang}): ${kind} ${id}: ${problem}`))
        const name = words.title ?? words.name
        if (name) names.set(lang, name)
      }
      problems.push(...checkWords(present).map((mistake) => `${kind} ${id}: ${mistake.field}: ${say(mistake)}`))
      problems.push(...checkNames(content, kind, id, names))
    }
  }
  return problems
}

/** Share of the objects that have words, in per cent, by language. */
export function textCoverage(
  content: Content,
  ids: Readonly<Record<TextKind, ReadonlySet<string>>>,
): Record<string, string> {
  const all = Object.values(ids).reduce((sum, set) => sum + set.size, 0)
  const counts = new Map<Lang, number>()
  for (const { kind, id, lang } of content.words) if (ids[kind].has(id)) counts.set(lang, (counts.get(lang) ?? 0) + 1)
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, `${((100 * (counts.get(lang) ?? 0)) / all).toFixed(1)} %`]))
}
