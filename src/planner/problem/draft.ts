import type { PlannerInput } from '../input.ts'
import type { Targets } from '../objective.ts'
import type { OccasionData } from './data.ts'
import type { Preferences } from './dish-columns.ts'
import type { Block, Position, Shortage } from './problem.ts'

/** A dish of a plan that is to be changed: a candidate at its position also where today's rules would not offer it. */
export interface HeldDish {
  readonly position: number
  readonly recipe: number
  /** share of the recipe's portion that an adult eats; undefined: the usual one */
  readonly share?: number
}

export interface GroupDraft {
  readonly name: string
  /** adult portions that are eaten, in hundredths */
  readonly portions: number
  /** share of a recipe's portion that an adult eats */
  readonly portionOf: (recipe: number) => number
  /** other shares within a recipe's range may be eaten too */
  readonly resized: boolean
  /** it stands beside a main part */
  readonly companion: boolean
  readonly recipes: Int32Array
  readonly offered: number
  /** recipes of the whole meal that pass; undefined: `recipes` are all */
  readonly passed?: number
  /** positions */
  readonly count: number
}

export interface Draft {
  readonly kind: 'week' | 'table'
  readonly input: PlannerInput
  readonly groups: readonly GroupDraft[]
  readonly positions: readonly Position[]
  readonly blocks: readonly Block[]
  readonly targets: (referenceMinor: number, minutes: number) => Targets
  readonly wanted: ReadonlySet<number> | null
  readonly preferences: Preferences
  readonly occasion: OccasionData | null
  readonly shortages: readonly Shortage[]
  /** adult portions eaten at each meal or course, in hundredths */
  readonly portions: number
  readonly held: readonly HeldDish[] | undefined
  /** dishes of a group that the search looks at, at most; undefined: as many as usual */
  readonly shortlist?: number | undefined
}
