import { readWordTable, type WordsByLang } from './word-table.ts'

/** A food that people search for. */
export interface Food {
  /** families of the ingredients that are one */
  readonly families: readonly string[]
  readonly words: WordsByLang
}

/**
 * What people call foods, which is not what shops call their goods: an egg is labelled "Egg, chicken", and who looks for
 * chicken does not mean eggs.
 */
export const FOODS: readonly Food[] = readWordTable('./foods.csv').map(({ names, words }) => ({
  families: names,
  words,
}))
