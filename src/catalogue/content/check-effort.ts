import type { RecipeFacts } from '../recipe.ts'

/** What is wrong with a recipe, and in which of its fields, for example `ingredients.salt`. */
export interface Mistake {
  readonly field: string
  readonly problem: string
}

/** A dish that is begun the day before stands overnight, in minutes. */
const OVERNIGHT_MIN = 240

/** Up to so many minutes by hand there may be hardly anything to do. */
const HARDLY_ANY_MIN = 5

/** Fewest steps of a recipe that asks for more than that. */
const FEWEST_STEPS = 3

type Effort = Pick<
  RecipeFacts,
  'timeMin' | 'activeMin' | 'waitMin' | 'waitKind' | 'startsDayBefore' | 'portionRange' | 'season'
>

/** Times, portions and months of a recipe that contradict each other. */
export function checkEffort(facts: Effort): Mistake[] {
  const { timeMin, activeMin, waitMin, waitKind, startsDayBefore, portionRange, season } = facts
  const mistakes: Mistake[] = []
  const wrong = (field: keyof Effort, problem: string) => mistakes.push({ field, problem })
  if (waitMin > 0 !== (waitKind !== null)) {
    wrong('waitKind', waitMin > 0 ? 'what is it that it waits for?' : 'it does not wait for anything')
  }
  if (activeMin !== null && activeMin > timeMin) {
    wrong('activeMin', `${activeMin} minutes by hand of ${timeMin} to the table`)
  }
  if (startsDayBefore && waitMin < OVERNIGHT_MIN) {
    wrong('startsDayBefore', `waits for ${waitMin} minutes only; overnight are at least ${OVERNIGHT_MIN}`)
  }
  const [smallest = 1, largest = 1] = portionRange
  if (smallest > 1 || largest < 1) wrong('portionRange', 'the portion itself is not within')
  if (new Set(season).size < season.length) wrong('season', 'a month stands twice')
  return mistakes
}

/** Steps that are too few for the work there is. */
export const checkStepCount = (
  { activeMin }: { readonly activeMin?: number | null | undefined },
  steps: number,
): Mistake[] =>
  steps >= FEWEST_STEPS || (activeMin != null && activeMin <= HARDLY_ANY_MIN)
    ? []
    : [{ field: 'steps', problem: `has ${steps} steps, at least ${FEWEST_STEPS} are needed` }]

/** Minutes and hours as English steps tell them; of a range the longer. */
const DURATION = /(\d+(?:[.,]\d+)?)(?:\s*(?:–|-|to)\s*(\d+(?:[.,]\d+)?))?[\s-](minute|hour)/gi

/**
 * English steps that tell a longer time than the recipe has. Sentences on how long something keeps, or on what
 * only those do who have time, are passed over.
 */
export function checkStepTimes(facts: Pick<RecipeFacts, 'activeMin' | 'waitMin'>, steps: readonly string[]): Mistake[] {
  if (facts.activeMin === null) return []
  const most = facts.activeMin + facts.waitMin
  const sentences = steps
    .flatMap((step) => step.split(/(?<=[.!?])\s/))
    .filter((text) => !/keep|cool what is left|within|if you have time/i.test(text))
  return sentences.flatMap((text) =>
    [...text.matchAll(DURATION)].flatMap(([told, from = '', to, unit = '']) => {
      const minutes = Number((to ?? from).replace(',', '.')) * (unit.toLowerCase() === 'hour' ? 60 : 1)
      return minutes > most
        ? [{ field: 'waitMin', problem: `a step says ${told}s, the recipe has ${most} minutes` }]
        : []
    }),
  )
}

/** Minutes to the table that nobody works or waits. Content files must add up; an operator may know one of the three only. */
export const checkTimeMin = ({ timeMin, activeMin, waitMin, startsDayBefore }: Effort): Mistake[] =>
  activeMin === null || startsDayBefore || timeMin <= activeMin + waitMin
    ? []
    : [
        {
          field: 'timeMin',
          problem: `${timeMin} minutes to the table, but ${activeMin} by hand and ${waitMin} of waiting`,
        },
      ]
