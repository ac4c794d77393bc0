import type { Equipment, WAITS } from './vocabulary.ts'

/** What a cook does in a stage: hands alone, hands at the stove, hands while the oven is on. */
export const WORK = ['hands', 'stove', 'bake'] as const
/** What goes on alone: in the oven, on a burner, in an appliance of its own, in a bath, a marinade, the refrigerator, as dough, or standing. */
export const WAITING = ['oven', 'simmer', 'appliance', 'soak', 'marinate', 'chill', 'prove', 'rest'] as const
export const STAGE_KINDS = [...WORK, ...WAITING] as const
export type StageKind = (typeof STAGE_KINDS)[number]

/** How a stage is written: what goes on, and for how many minutes. */
export const STAGE = new RegExp(`^(?:${STAGE_KINDS.join('|')})-[1-9]\\d{0,3}$`)

/** A part of a recipe's work, one after another. */
export interface Stage {
  readonly kind: StageKind
  readonly minutes: number
}

/** Whether somebody's hands are needed. */
export const isWork = (kind: StageKind): boolean => (WORK as readonly string[]).includes(kind)

const stageOf = (text: string): Stage => {
  const [kind, minutes] = text.split('-')
  return { kind: kind as StageKind, minutes: Number(minutes) }
}

const sum = (stages: readonly Stage[], of: (kind: StageKind) => boolean): number =>
  stages.reduce((total, { kind, minutes }) => total + (of(kind) ? minutes : 0), 0)

/** What a recipe says of its time. */
export interface Timed {
  readonly stages: readonly string[]
  readonly timeMin: number
  readonly activeMin: number | null
  readonly waitMin: number
  readonly waitKind: (typeof WAITS)[number] | null
  readonly equipment: readonly Equipment[]
}

const agree = (stages: readonly Stage[], { activeMin, waitMin }: Timed): boolean =>
  sum(stages, isWork) === activeMin && sum(stages, (kind) => !isWork(kind)) === waitMin

/** Hands-on minutes of a recipe; where they are not known all of its time. */
export const workMin = ({ activeMin, timeMin }: Pick<Timed, 'activeMin' | 'timeMin'>): number => activeMin ?? timeMin

/**
 * The stages of a recipe in order. Where a recipe has none, or such that do not add up to its minutes, its work and then
 * its longest wait: what is soaked or takes up a marinade waits first.
 */
export function stagesOf(recipe: Timed): Stage[] {
  const written = recipe.stages.map(stageOf)
  if (written.length > 0 && agree(written, recipe)) return written
  const { waitMin, waitKind, equipment } = recipe
  const work: Stage = { kind: equipment.includes('stove') ? 'stove' : 'hands', minutes: workMin(recipe) }
  if (waitMin === 0 || waitKind === null) return [work].filter(({ minutes }) => minutes > 0)
  const alone = waitKind === 'simmer' && !equipment.includes('stove') ? 'appliance' : waitKind
  const wait: Stage = { kind: alone, minutes: waitMin }
  const both = waitKind === 'soak' || waitKind === 'marinate' ? [wait, work] : [work, wait]
  return both.filter(({ minutes }) => minutes > 0)
}

/** Stages whose minutes are not those of the recipe, or that need an appliance that it does not name. */
export function checkStages(recipe: Timed): string[] {
  const { activeMin, waitMin, equipment } = recipe
  const stages = recipe.stages.map(stageOf)
  if (stages.length === 0) return []
  const needs = (kinds: readonly StageKind[], appliance: Equipment): string[] =>
    stages.some(({ kind }) => kinds.includes(kind)) && !equipment.includes(appliance)
      ? [`a stage in ${appliance}, which is not among its equipment`]
      : []
  return [
    ...(agree(stages, recipe)
      ? []
      : [
          `stages of ${sum(stages, isWork)} minutes by hand and ${sum(stages, (kind) => !isWork(kind))} of waiting, the recipe has ${activeMin} and ${waitMin}`,
        ]),
    ...needs(['oven', 'bake'], 'oven'),
    ...needs(['stove', 'simmer'], 'stove'),
  ]
}
