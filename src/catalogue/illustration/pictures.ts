import { createHash } from 'node:crypto'
import { inUnits } from '../amount.ts'
import { illustrate, type PicturedRecipe } from './illustration.ts'

/** A drawn recipe. */
export interface Picture {
  /** SVG document */
  readonly svg: string
  /** of its bytes, for an address that never goes stale */
  readonly hash: string
}

interface Pictured extends Pick<PicturedRecipe, 'form'> {
  readonly mainIngredient: string
  /** amounts in hundredths of the ingredient's unit */
  readonly lines: readonly { readonly ingredient: string; readonly amount: number }[]
}
interface Weighed {
  readonly category: string
  /** edible grams of one unit */
  readonly edibleGrams: number
}

/** Pictures are drawn when first asked for. @returns the picture of a recipe by its id; undefined for an unknown one */
export function pictures(recipes: ReadonlyMap<string, Pictured>, ingredients: ReadonlyMap<string, Weighed>) {
  const drawn = new Map<string, Picture>()
  return (id: string): Picture | undefined => {
    const known = drawn.get(id)
    const recipe = recipes.get(id)
    if (known || !recipe) return known
    const lines = recipe.lines.map(({ ingredient, amount }) => {
      const { category = '', edibleGrams = 0 } = ingredients.get(ingredient) ?? {}
      return { id: ingredient, category, grams: inUnits(amount) * edibleGrams }
    })
    const svg = illustrate({ id, form: recipe.form, mainIngredient: recipe.mainIngredient, ingredients: lines })
    const picture = { svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 12) }
    drawn.set(id, picture)
    return picture
  }
}
