import type { PresetFacts } from '../revision/types.ts'

const LISTS = ['allergens', 'exclude', 'excludeTags'] as const
/** Lists of a request or a preset; what is not there rules nothing out. */
type Excluded = { readonly [List in (typeof LISTS)[number]]?: unknown }

const listOf = (of: Excluded, list: (typeof LISTS)[number]): readonly unknown[] => {
  const ids = of[list]
  return Array.isArray(ids) ? ids : []
}

/** Whether all that one rules out is ruled out by the other. */
const isWithin = (one: Excluded, other: Excluded): boolean =>
  LISTS.every((list) => listOf(one, list).every((id) => listOf(other, list).includes(id)))

const size = (of: Excluded): number => LISTS.reduce((sum, list) => sum + listOf(of, list).length, 0)

/**
 * Ids of the presets whose exclusions a request has in full, in their order; of two that say the same, the first, and
 * none that another of them says already: vegan, and not vegetarian beside it.
 */
export function presetsOf(params: Excluded, presets: readonly PresetFacts[]): string[] {
  const full = presets.filter((preset) => size(preset) > 0 && isWithin(preset, params))
  const isSaid = (preset: PresetFacts, at: number): boolean =>
    full.some(
      (other, n) =>
        n !== at && isWithin(preset, other) && (size(other) > size(preset) || (size(other) === size(preset) && n < at)),
    )
  return full.filter((preset, at) => !isSaid(preset, at)).map(({ id }) => id)
}
