import { type Mistake, mistake } from '../../i18n/allowed.ts'
import type { NutritionFacts } from '../nutrition.ts'
import type { RecipeFacts } from '../recipe.ts'
import type { Course } from '../vocabulary.ts'
import { portionOf } from './check-recipe.ts'
import { type Content, ingredientsById } from './rows.ts'

/** Likeness of two recipes from which they are the same dish written twice. */
const SAME_DISH = 0.93

/** What a portion weighs, by ingredient. */
export interface Weights {
  readonly id: string
  readonly course: Course
  readonly part: RecipeFacts['part']
  /** edible grams by ingredient id */
  readonly grams: ReadonlyMap<string, number>
}

const weightsOf = (
  id: string,
  facts: Pick<RecipeFacts, 'course' | 'part' | 'ingredients'>,
  ingredients: ReadonlyMap<string, NutritionFacts>,
): Weights => ({
  id,
  course: facts.course,
  part: facts.part,
  grams: new Map(portionOf(facts, ingredients).lines.map((line) => [line.id, line.grams])),
})

/** Share of their weight that two recipes have in common, 0 to 1. Without water: tea and coffee are not alike for it. */
function likeness(a: Weights, b: Weights): number {
  const withoutWater = ({ grams }: Weights) => [...grams].filter(([id]) => id !== 'water')
  const sum = (weights: Weights) => withoutWater(weights).reduce((all, [, grams]) => all + grams, 0)
  const [wholeA, wholeB] = [sum(a), sum(b)]
  return withoutWater(a).reduce(
    (shared, [id, grams]) => shared + Math.min(grams / wholeA, (b.grams.get(id) ?? 0) / wholeB),
    0,
  )
}

/** Fruit as it is and a dish that is made of it are two dishes, for example an apple and apple chips. */
const sameKind = (a: Weights, b: Weights): boolean =>
  a.course === b.course && (a.part === 'fruit') === (b.part === 'fruit')

/** Recipes of the same course that share nearly all of their weight with this one. */
export function checkAlike(
  id: string,
  facts: Pick<RecipeFacts, 'course' | 'part' | 'ingredients'>,
  others: readonly Weights[],
  ingredients: ReadonlyMap<string, NutritionFacts>,
): Mistake[] {
  const own = weightsOf(id, facts, ingredients)
  return others.flatMap((other) => {
    const shared = sameKind(own, other) && other.id !== id ? likeness(own, other) : 0
    const values = { recipe: id, other: other.id, percent: Math.round(shared * 100) }
    return shared > SAME_DISH ? [mistake('ingredients', 'alike', values)] : []
  })
}

/** Recipes that are the same dish written twice. */
export function checkLikeness(content: Content): Mistake[] {
  const ingredients = ingredientsById(content)
  const weights = [...content.recipes].map(([id, facts]) => weightsOf(id, facts, ingredients))
  return [...content.recipes].flatMap(([id, facts], index) =>
    checkAlike(id, facts, weights.slice(index + 1), ingredients),
  )
}
