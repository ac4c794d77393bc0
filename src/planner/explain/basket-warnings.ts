import type { Params } from '../params.ts'
import { exclusionMask, FILTERS } from '../problem/filters.ts'
import type { ProblemIndex } from '../problem/index.ts'
import type { Warning } from './warning-codes.ts'

const BREAKS = ['breaksAllergens', 'breaksExclude', 'breaksExcludeTags', 'breaksEquipment'] as const

/** A chosen dish stays, also when it holds what the person wants to avoid; that it does is said. */
export function basketWarnings(index: ProblemIndex, recipes: readonly number[], params: Params): Warning[] {
  const excluded = exclusionMask(index, params)
  const { ingredients } = index.data
  return [...new Set(recipes)].flatMap((r) => {
    const bits = excluded(r)
    const recipe = index.data.recipes[r]
    if (!recipe || bits === 0) return []
    const lines = recipe.lines.map(({ ingredient }) => ingredients[index.ingredientAt.get(ingredient) ?? -1])
    const found = {
      allergens: params.allergens.filter((id) => lines.some((line) => line?.allergens.includes(id))),
      exclude: params.exclude.filter((id) => lines.some((line) => line?.id === id)),
      excludeTags: params.excludeTags.filter((id) => lines.some((line) => line?.groups.includes(id))),
      equipment: recipe.equipment.filter((id) => !params.equipment.includes(id)),
      occasion: [],
    }
    return BREAKS.flatMap((code, at): Warning[] => {
      const filter = FILTERS[at]
      if (!filter || (bits & (1 << at)) === 0) return []
      return [{ code, values: { recipe: recipe.id, found: found[filter].join(',') } }]
    })
  })
}
