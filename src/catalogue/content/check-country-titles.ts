import type { Lang } from '../../i18n/locale.ts'
import type { Words } from '../texts.ts'
import type { Part } from '../vocabulary.ts'
import type { Content } from './rows.ts'

/**
 * Countries that speak a language of the service beside the country whose words its texts are in. Elsewhere a country's
 * title is a word of another language, which sentences go without. The words of the United States are put in when a
 * text is read (`american-english.csv`).
 */
const SPEAK: Readonly<Partial<Record<Lang, readonly string[]>>> = {
  de: ['AT', 'CH', 'LU'],
  fr: ['BE', 'CH', 'LU'],
  it: ['CH'],
  nl: ['BE'],
  en: ['IE', 'MT'],
  ru: ['EE', 'LV', 'LT'],
  tr: ['CY'],
}

/** Parts of a meal that are cooked or mixed at home. */
const COOKED: readonly Part[] = ['main', 'soup', 'side', 'salad', 'spread', 'dessert']

/** A title without what explains it in brackets. */
export const titleAlone = (title: string): string => title.replace(/\s*[(（].*$/u, '')

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /\p{L}/u.test(letter)

/** Whether a text has the name as words of its own, upper or lower case. */
export function hasName(text: string, name: string): boolean {
  const [within, sought] = [text.toLowerCase(), name.toLowerCase()]
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    if (!isLetter(within[at - 1]) && !isLetter(within[at + sought.length])) return true
  }
  return false
}

/**
 * Texts that call a dish by its usual title where readers of a country see another: itself, what its page shows beside
 * it, or anything that is cooked. They would read two names for one dish. What is bought as it is eaten (bread, fruit, yogurt)
 * is a word for a food in the texts of others.
 */
export function checkCountryTitles({ words, recipes }: Pick<Content, 'words' | 'recipes'>): string[] {
  const ofRecipes = words.filter(({ kind }) => kind === 'recipe')
  const titled = new Map<string, Words>()
  const cooked: string[] = []
  for (const { id, lang, words } of ofRecipes) {
    if (!words.titles) continue
    titled.set(`${lang} ${id}`, words)
    if (COOKED.some((part) => part === recipes.get(id)?.part)) cooked.push(id)
  }
  return ofRecipes.flatMap(({ id, lang, words: { description = '', steps = [], tips = [] } }) =>
    [...new Set([id, ...(recipes.get(id)?.goesWith ?? []), ...cooked])].flatMap((dish) => {
      const { title = '', titles = {} } = titled.get(`${lang} ${dish}`) ?? {}
      const name = titleAlone(title)
      const elsewhere = (SPEAK[lang] ?? []).find((country) => titles[country] && !hasName(titles[country], name))
      const isNamed = elsewhere !== undefined && [description, ...steps, ...tips].some((text) => hasName(text, name))
      return isNamed
        ? [`texts (${lang}): recipe ${id}: names ${dish} “${name}”, which is “${titles[elsewhere]}” in ${elsewhere}`]
        : []
    }),
  )
}
