import { type FaultKey, type Mistake, mistake } from '../../i18n/allowed.ts'
import { timesIn } from '../cooking-steps.ts'
import type { RecipeFacts } from '../recipe.ts'

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
  const wrong = (field: keyof Effort, key: FaultKey, values?: Readonly<Record<string, number>>) =>
    mistakes.push(mistake(field, key, values))
  if (waitMin > 0 !== (waitKind !== null)) wrong('waitKind', waitMin > 0 ? 'waitsForWhat' : 'waitsForNothing')
  if (activeMin !== null && activeMin > timeMin) {
    wrong('activeMin', 'moreActive', { active: activeMin, total: timeMin })
  }
  if (startsDayBefore && waitMin < OVERNIGHT_MIN) {
    wrong('startsDayBefore', 'notOvernight', { minutes: waitMin, least: OVERNIGHT_MIN })
  }
  const [smallest = 1, largest = 1] = portionRange
  if (smallest > 1 || largest < 1) wrong('portionRange', 'portionOutside')
  if (new Set(season).size < season.length) wrong('season', 'monthTwice')
  return mistakes
}

/** Steps that are too few for the work there is. */
export const checkStepCount = (
  { activeMin }: { readonly activeMin?: number | null | undefined },
  steps: number,
): Mistake[] =>
  steps >= FEWEST_STEPS || (activeMin != null && activeMin <= HARDLY_ANY_MIN)
    ? []
    : [mistake('steps', 'fewSteps', { steps, least: FEWEST_STEPS })]

/** English steps that tell a longer time than the recipe has. */
export function checkStepTimes(facts: Pick<RecipeFacts, 'activeMin' | 'waitMin'>, steps: readonly string[]): string[] {
  if (facts.activeMin === null) return []
  const most = facts.activeMin + facts.waitMin
  return steps
    .flatMap(timesIn)
    .flatMap(({ to }) => (to > most ? [`a step says ${to} minutes, the recipe has ${most} minutes`] : []))
}

/** What a sentence says of food that is left alone; what is done in the meantime, or just before cooking, takes no time of its own. */
const LEFT_ALONE =
  /\b(?:soak(?:ing|ed)?|chill|refrigerate|in the fridge|marinate|prove|rise|freeze|leave\b.*\b(?:rest|stand|set|swell|steep))\b/i
const MEANWHILE = /\b(?:meanwhile|another bowl|before cooking|before the end|before serving|ahead)\b/i

/** A wait that is no longer than this goes by while the cook does something else. */
const SHORT_WAIT_MIN = 10

/** 'Chill for 4 hours, or better overnight' leaves it open. */
const OR_OVERNIGHT = /\bor (?:better )?overnight|better overnight/i

/** English steps in which something soaks, chills, rises or stands for longer than the recipe waits, or overnight. */
export function checkStepWaits(
  facts: Pick<RecipeFacts, 'waitMin' | 'startsDayBefore'>,
  steps: readonly string[],
): string[] {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!?])\s/))
  const longest = Math.max(
    0,
    ...sentences
      .filter((sentence) => LEFT_ALONE.test(sentence) && !MEANWHILE.test(sentence))
      .flatMap((sentence) => timesIn(sentence).map(({ from }) => from)),
  )
  const overnight = sentences.some((sentence) => /\bovernight\b/i.test(sentence) && !OR_OVERNIGHT.test(sentence))
  return [
    ...(longest >= SHORT_WAIT_MIN && longest > facts.waitMin
      ? [`a step waits for ${longest} minutes, the recipe for ${facts.waitMin}`]
      : []),
    ...(overnight && !facts.startsDayBefore
      ? ['a step waits overnight, but the recipe is not started the day before']
      : []),
  ]
}

/** Minutes to the table that nobody works or waits. Content files must add up; an operator may know one of the three only. */
export const checkTimeMin = ({ timeMin, activeMin, waitMin, startsDayBefore }: Effort): string[] =>
  activeMin === null || startsDayBefore || timeMin <= activeMin + waitMin
    ? []
    : [`${timeMin} minutes to the table, but ${activeMin} by hand and ${waitMin} of waiting`]
