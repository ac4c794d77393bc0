import type { EntityManager } from '@mikro-orm/core'
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

/** The text a recipe is found by: its title, then its ingredients' names. */
export const searchText = (title: string, ingredients: readonly string[]): string =>
  `${fold(title)} | ${ingredients.map(fold).join(' ')}`

/** Likeness (trigram word similarity, 0 to 1) from which a word counts as found in spite of an ending or a typing error. */
const LIKE_ENOUGH = 0.5

/**
 * Ids of the recipes that match all words of a question, best first: in the asked language and its fallbacks, whatever
 * the case and accents, tolerant of endings and a typing error. One statement.
 */
export async function searchRecipes(em: EntityManager, question: string, lang: Lang): Promise<string[]> {
  const words = fold(question).split(' ').filter(Boolean).slice(0, 8)
  if (words.length === 0) return []
  const found = words.map(() => `(folded like ? or word_similarity(?, folded) >= ${LIKE_ENOUGH})`).join(' and ')
  const score = words
    .map(
      () =>
        `greatest(word_similarity(?, split_part(folded, ' | ', 1)) * 2, word_similarity(?, folded), case when folded like ? then 1 else 0 end)
         + similarity(?, split_part(folded, ' | ', 1))`,
    )
    .join(' + ')
  const rows: { id: string }[] = await (em as SqlEntityManager).execute(
    `select id from (
       select id, max(${score}) as score from wording
       where kind = 'recipe' and lang in (?) and ${found} group by id
     ) as hit order by score desc, id`,
    [
      ...words.flatMap((word) => [word, word, `%${word}%`, word]),
      fallbacks(lang),
      ...words.flatMap((word) => [`%${word}%`, word]),
    ],
  )
  return rows.map((row) => row.id)
}
