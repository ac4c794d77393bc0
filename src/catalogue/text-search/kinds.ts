import { readWordTable, type WordsByLang } from './word-table.ts'

/** Facts of a recipe by which a kind of dishes is known; `dish`: by the words in its title. */
const FACTS = ['template', 'part', 'slot', 'tag', 'cuisine', 'dish'] as const
type Fact = (typeof FACTS)[number]

/** A kind of dishes that people search for, such as soups or what is vegetarian. */
export interface Kind {
  readonly fact: Fact
  /** value of the fact */
  readonly value: string
  readonly words: WordsByLang
}

/** What people call kinds of dishes, beside the labels that cuisines, courses and diets have. */
export const KINDS: readonly Kind[] = readWordTable('./kinds.csv').map(({ names: [name = ''], words }) => {
  const [given, value = ''] = name.split(':')
  const fact = FACTS.find((known) => known === given)
  if (!fact) throw new Error(`kinds.csv: ${name} is no fact of a recipe`)
  return { fact, value, words }
})
