import type { Lang } from '../../i18n/locale.ts'
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
const hasName = (text: string, name: string): boolean => hasWords(text.toLowerCase(), name.toLowerCase())

/** Both in lower case. */
function hasWords(within: string, sought: string): boolean {
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    if (!isLetter(within[at - 1]) && !isLetter(within[at + sought.length])) return true
  }
  return false
}

/** A dish whose usual title readers of a country do not see. */
interface TitledElsewhere {
  readonly name: string
  /** as it is sought: in lower case */
  readonly sought: string
  readonly country: string
  /** what is read there */
  readonly title: string
}

/** The dishes with other titles elsewhere, by language and id. */
function titledElsewhere(ofRecipes: Content['words']): Map<Lang, Map<string, TitledElsewhere>> {
  const titled = new Map<Lang, Map<string, TitledElsewhere>>()
  for (const { id, lang, words } of ofRecipes) {
    const { title = '', titles = {} } = words
    const name = titleAlone(title)
    const country = (SPEAK[lang] ?? []).find((one) => titles[one] && !hasName(titles[one], name))
    if (country === undefined) continue
    const there = { name, sought: name.toLowerCase(), country, title: titles[country] ?? '' }
    titled.set(lang, (titled.get(lang) ?? new Map()).set(id, there))
  }
  return titled
}

/**
 * Texts that call a dish by its usual title where readers of a country see another: itself, what its page shows beside
 * it, or anything that is cooked. They would read two names for one dish. What is bought as it is eaten (bread, fruit, yogurt)
 * is a word for a food in the texts of others.
 */
export function checkCountryTitles({ words, recipes }: Pick<Content, 'words' | 'recipes'>): string[] {
  const ofRecipes = words.filter(({ kind }) => kind === 'recipe')
  const isCooked = (id: string) => COOKED.some((part) => part === recipes.get(id)?.part)
  return [...titledElsewhere(ofRecipes)].flatMap(([lang, titled]) => {
    const cooked = [...titled.keys()].filter(isCooked)
    return ofRecipes
      .filter((text) => text.lang === lang)
      .flatMap(({ id, words: { description = '', steps = [], tips = [] } }) => {
        const texts = [description, ...steps, ...tips].map((text) => text.toLowerCase())
        return [...new Set([id, ...(recipes.get(id)?.goesWith ?? []), ...cooked])].flatMap((dish) => {
          const there = titled.get(dish)
          return there && texts.some((text) => hasWords(text, there.sought))
            ? [
                `texts (${lang}): recipe ${id}: names ${dish} “${there.name}”, which is “${there.title}” in ${there.country}`,
              ]
            : []
        })
      })
  })
}
