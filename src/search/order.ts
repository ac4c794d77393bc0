import { USES } from '../catalogue/vocabulary.ts'
import { intlTag, type Lang } from '../i18n/locale.ts'
import { familiarityOf, isHomeCuisine } from '../planner/problem/familiarity.ts'
import type { FullRecipe, Revision } from '../revision/types.ts'

/** Who reads a list: in which language, and where they cook. */
export interface Reader {
  readonly lang: Lang
  readonly country: string
}

type Ranks = ReadonlyMap<string, number>
const ranks = new WeakMap<Revision, Map<string, Ranks>>()

/** Places of recipes by their names as the reader's language sorts them; each made once for a revision. */
function titleRanks(catalogue: Revision, { lang, country }: Reader): Ranks {
  const known = ranks.get(catalogue) ?? new Map<string, Ranks>()
  ranks.set(catalogue, known)
  const key = `${lang} ${country}`
  const before = known.get(key)
  if (before) return before
  const { compare } = new Intl.Collator(intlTag(lang))
  const named = Array.from(catalogue.recipes.keys(), (id) => {
    const { title = id, titles } = catalogue.texts.of('recipe', id, lang)
    return { id, title: titles?.[country] ?? title }
  })
  named.sort((a, b) => compare(a.title, b.title))
  const made: Ranks = new Map(named.map(({ id }, rank) => [id, rank]))
  known.set(key, made)
  return made
}

/** By name, in the order of the language. */
export function titleKeys(catalogue: Revision, reader: Reader): (recipe: FullRecipe) => readonly number[] {
  const titles = titleRanks(catalogue, reader)
  return ({ id }) => [titles.get(id) ?? 0]
}

/** What the homes of the country cook on any day first, their own cuisine before others. */
export function familiarKeys(catalogue: Revision, reader: Reader): (recipe: FullRecipe) => readonly number[] {
  const titles = titleRanks(catalogue, reader)
  const eating = catalogue.eating.get(reader.country)
  const distance = ({ cuisine }: FullRecipe): number => {
    if (!eating || eating.own.includes(cuisine)) return 0
    return isHomeCuisine(eating, cuisine) ? 1 : 2
  }
  return (recipe) => [
    -familiarityOf(eating, recipe),
    USES.indexOf(recipe.use),
    distance(recipe),
    titles.get(recipe.id) ?? 0,
  ]
}
