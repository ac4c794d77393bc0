import { defineEntity, p } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { fallbacks, type Lang } from '../i18n/locale.ts'

/** One form for letters that people type in several: lower case, without accents, ё as е, ı as i, ß as ss. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}|е)\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * One word of one language with the recipes and ingredients it occurs in: a small vocabulary that a trigram index finds endings and
 * typing errors in, whatever the number of recipes.
 */
export const SearchWord = defineEntity({
  name: 'SearchWord',
  properties: {
    lang: p.string().primary().length(2),
    word: p.string().primary(),
    inTitle: p.array(),
    inIngredients: p.array(),
    /** ingredients whose own name has the word */
    inNames: p.array(),
  },
  indexes: [
    {
      name: 'search_word_trgm',
      expression: 'create index "search_word_trgm" on "search_word" using gin ("word" gin_trgm_ops)',
    },
  ],
})

/** A recipe as it is searched in one language. */
export interface Searchable {
  readonly id: string
  readonly lang: Lang
  readonly title: string
  readonly ingredients: readonly string[]
}

/** What an ingredient is called in one language. */
export interface NamedIngredient {
  readonly id: string
  readonly lang: Lang
  readonly name: string
}

export interface SearchRow {
  readonly lang: Lang
  readonly word: string
  readonly in_title: string[]
  readonly in_ingredients: string[]
  readonly in_names: string[]
}

/** Letters of a word that are kept. */
const MOST_LETTERS = 200

/** The rows of the vocabulary for these recipes and ingredients. */
export function searchRows(recipes: readonly Searchable[], named: readonly NamedIngredient[] = []): SearchRow[] {
  const rows = new Map<string, SearchRow>()
  const add = (lang: Lang, text: string, id: string, where: 'in_title' | 'in_ingredients' | 'in_names') => {
    for (const word of new Set(
      fold(text)
        .split(' ')
        .filter(Boolean)
        .map((whole) => whole.slice(0, MOST_LETTERS)),
    )) {
      const key = `${lang} ${word}`
      const row = rows.get(key) ?? { lang, word, in_title: [], in_ingredients: [], in_names: [] }
      rows.set(key, row)
      if (row[where].at(-1) !== id) row[where].push(id)
    }
  }
  for (const { id, lang, name } of named) add(lang, name, id, 'in_names')
  for (const { id, lang, title, ingredients } of recipes) {
    add(lang, title, id, 'in_title')
    for (const name of ingredients) add(lang, name, id, 'in_ingredients')
  }
  return [...rows.values()]
}

/** Replaces the whole vocabulary, in the caller's transaction. */
export async function saveSearchRows(em: SqlEntityManager, rows: readonly SearchRow[]): Promise<void> {
  await em.nativeDelete(SearchWord, {})
  await addSearchRows(em, rows)
}

/** Adds to the vocabulary, in the caller's transaction. */
export async function addSearchRows(em: SqlEntityManager, rows: readonly SearchRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += CHUNK) {
    await em.execute(
      `insert into search_word (lang, word, in_title, in_ingredients, in_names)
       select * from jsonb_to_recordset(?::jsonb)
         as r(lang text, word text, in_title text[], in_ingredients text[], in_names text[])
       on conflict (lang, word) do update set in_title = search_word.in_title || excluded.in_title,
         in_ingredients = search_word.in_ingredients || excluded.in_ingredients,
         in_names = search_word.in_names || excluded.in_names`,
      [JSON.stringify(rows.slice(i, i + CHUNK))],
    )
  }
}

/** Rows in one statement. */
const CHUNK = 2000

/**
 * Likeness (trigram similarity, 0 to 1) from which a word counts as found in spite of a typing error: one in a word of
 * seven letters. Every connection is opened with it, since the operator that can use the index reads it from there.
 */
export const LIKE_ENOUGH = { setting: 'pg_trgm.similarity_threshold', value: 0.4 } as const

/** Little words of alphabets (с, al, in) tell nothing beside longer ones; one Chinese or Japanese letter may be a word. */
export const tells = (word: string): boolean =>
  word.length > 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** What is left of a word without an ending: two letters of a long one, one of a middling one. */
export const stem = (word: string): string => word.slice(0, word.length >= 6 ? -2 : word.length >= 5 ? -1 : undefined)

/** Best hits that are told; nobody pages further. */
const MOST_HITS = 1000

/** A word in a title tells more than one among the ingredients. */
const TITLE_WEIGHT = 2

/**
 * Ids of the recipes that match all words of a question, best first: in the asked language and its fallbacks, whatever
 * the case and accents, tolerant of endings and a typing error. One statement.
 */
export async function searchRecipes(em: SqlEntityManager, question: string, lang: Lang): Promise<string[]> {
  const all = [...new Set(fold(question).split(' ').filter(Boolean))]
  const telling = all.filter(tells)
  const words = (telling.length > 0 ? telling : all).slice(0, 8)
  if (words.length === 0) return []
  const hits = words.map(
    (_, n) => `
      select ${n} as n, r.recipe, r.weight * case
          when s.word = ? then 1.5 when s.word like ? then 1.2 when s.word like ? then 1 else similarity(s.word, ?)
        end as score
      from search_word s cross join lateral (
        select unnest(s.in_title) as recipe, ${TITLE_WEIGHT} as weight union all select unnest(s.in_ingredients), 1
      ) r
      where s.lang in (?) and (s.word like ? or s.word like ? or s.word % ?)`,
  )
  const rows = await em.execute<{ recipe: string }[]>(
    `select recipe from (
       select n, recipe, max(score) as score from (${hits.join(' union all ')}) as hit group by n, recipe
     ) as best group by recipe having count(*) = ${words.length} order by sum(score) desc, recipe limit ${MOST_HITS}`,
    words.flatMap((word) => [
      word,
      `${word}%`,
      `%${word}%`,
      word,
      fallbacks(lang),
      `%${word}%`,
      `${stem(word)}%`,
      word,
    ]),
  )
  return rows.map((row) => row.recipe)
}
