import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { fallbacks, LANGUAGES, type Lang } from '../i18n/locale.ts'
import { addSearchRows, type NamedIngredient, type Searchable, searchRows } from './search.ts'

/** Names of all ingredients in all languages. */
export const readNames = (em: SqlEntityManager): Promise<NamedIngredient[]> =>
  em.execute(
    `select w.id, w.lang, w.words->>'name' as name from wording w join ingredient i on i.id = w.id
     where w.kind = 'ingredient' order by w.id, w.lang`,
  )

/** Languages that a text is found in: its own; and what is in neither English nor Russian stands in for both. */
function foundIn(lang: Lang, present: readonly Lang[]): Lang[] {
  const standsIn = !present.includes('en') && !present.includes('ru')
  const first = LANGUAGES.find((one) => present.includes(one))
  return standsIn && lang === first ? [lang, 'en'] : [lang]
}

/**
 * Recipes on offer as they are searched: each in its own languages, with ingredient names that fall back as elsewhere.
 * @param recipe one of them, or all when it is left out
 */
export async function readSearchables(
  em: SqlEntityManager,
  names: readonly NamedIngredient[],
  recipe?: string,
): Promise<Searchable[]> {
  const [one, of] = recipe === undefined ? ['', []] : ['and r.id = ?', [recipe]]
  const texts: { id: string; lang: Lang; title: string }[] = await em.execute(
    `select r.id, w.lang, w.words->>'title' as title from wording w join recipe r on r.id = w.id
     where w.kind = 'recipe' and not r.withdrawn ${one} order by r.id, w.lang`,
    of,
  )
  const lines: { id: string; ingredient: string }[] = await em.execute(
    `select r.id, l.ingredient_id as ingredient from recipe_line l join recipe r on r.id = l.recipe_id
     where not r.withdrawn ${one} order by r.id, l.position`,
    of,
  )
  const nameIn = new Map(names.map(({ id, lang, name }) => [`${lang} ${id}`, name]))
  const nameOf = (lang: Lang, ingredient: string) =>
    fallbacks(lang)
      .map((l) => nameIn.get(`${l} ${ingredient}`))
      .find((name) => name !== undefined) ?? ingredient
  const linesOf = Map.groupBy(lines, (line) => line.id)
  return [...Map.groupBy(texts, (text) => text.id)].flatMap(([id, ofRecipe]) => {
    const present = ofRecipe.map(({ lang }) => lang)
    return ofRecipe.flatMap(({ lang, title }) =>
      foundIn(lang, present).map((found) => ({
        id,
        lang: found,
        title,
        ingredients: (linesOf.get(id) ?? []).map(({ ingredient }) => nameOf(found, ingredient)),
      })),
    )
  })
}

/** Brings one recipe's part of the vocabulary to what is stored now, in the caller's transaction. */
export async function reindex(em: SqlEntityManager, recipe: string): Promise<void> {
  await em.execute(
    `update search_word set in_title = array_remove(in_title, ?), in_ingredients = array_remove(in_ingredients, ?)
     where ? in (select unnest(in_title || in_ingredients))`,
    [recipe, recipe, recipe],
  )
  await em.execute(`delete from search_word where in_title = '{}' and in_ingredients = '{}' and in_names = '{}'`)
  await addSearchRows(em, searchRows(await readSearchables(em, await readNames(em), recipe)))
}
