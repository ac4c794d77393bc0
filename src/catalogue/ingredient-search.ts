import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { fallbacks, type Lang } from '../i18n/locale.ts'
import { fold, stem, tells } from './search.ts'

/** Ingredients told for one text. */
const MOST_HITS = 5

/**
 * Ingredients that each text could mean, best first, by the words of their names in a language and its fallbacks,
 * tolerant of endings and typing errors. Unlike a search for recipes, not every word of the text must be found: most of
 * a recipe's line says what is done with the ingredient. One statement for all texts.
 */
export async function searchIngredients(
  em: SqlEntityManager,
  texts: readonly string[],
  lang: Lang,
): Promise<string[][]> {
  const words = texts.flatMap((text, n) =>
    [...new Set(fold(text).split(' ').filter(Boolean))]
      .filter(tells)
      .slice(0, 12)
      .map((word) => ({ n, word: word.slice(0, 200), stem: stem(word.slice(0, 200)) })),
  )
  const rows: { n: number; ingredient: string }[] = await em.execute(
    `select n, ingredient from (
       select q.n, q.word, i.ingredient, max(
           case when s.word = q.word then 1.5 when s.word like q.stem || '%' then 1.2 else similarity(s.word, q.word) end
         ) as score
       from jsonb_to_recordset(?::jsonb) as q(n int, word text, stem text)
       join search_word s on s.lang in (?) and s.in_names <> '{}' and (s.word like q.stem || '%' or s.word % q.word)
       cross join lateral unnest(s.in_names) as i(ingredient)
       group by q.n, q.word, i.ingredient
     ) as best group by n, ingredient order by n, sum(score) desc, length(ingredient), ingredient`,
    [JSON.stringify(words), fallbacks(lang)],
  )
  const found = Map.groupBy(rows, (row) => row.n)
  return texts.map((_, n) => (found.get(n) ?? []).slice(0, MOST_HITS).map((row) => row.ingredient))
}
