import { COMPARING, type Fact, type Reason, type ReasonCode, type RunnerUp, type Said } from './codes.ts'

interface Weighed {
  readonly said: Said
  readonly gain: number
}

/** Everything true that may be said of why a dish stands in its place. */
export interface Sayable {
  readonly day: number
  /** reasons and what each weighs, the most first */
  readonly reasons: readonly Weighed[]
  readonly facts: readonly Fact[]
  readonly runnerUp?: RunnerUp
}

/** Share of the largest gain from which another reason is as good to tell. */
const NEAR = 0.6
/** Share of a plan's sentences from which a kind is said often enough. */
const OFTEN = 1 / 3

/** What a day's sum is said of: once a day, by the dish that does most. */
const OF_THE_DAY: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'calories',
  'guestCalories',
  'protein',
  'vegetables',
  'fiber',
  'salt',
])

/** What a reader sees of what is said: two with the same mark are the same sentence. */
function markOf({ code, values }: Said, runnerUp: RunnerUp | undefined, familyOf: (id: string) => string): string {
  if (OF_THE_DAY.has(code)) return code
  const { savedMinor: _, ingredient = '', ...seen } = values
  const shown = code === 'cheaper' || code === 'lessWaste' || code === 'sharesPack' || code === 'usesUpPack'
  return JSON.stringify([
    code,
    shown ? values.savedMinor : '',
    familyOf(String(ingredient)),
    seen,
    COMPARING.has(code) ? runnerUp?.recipeId : '',
  ])
}

/** What may stand for a reason that tells nothing of the dish itself: what is true of it and was not said that day. */
function besides({ reasons, facts }: Sayable, mark: (said: Said) => string, today: ReadonlySet<string>): Weighed[] {
  if (reasons[0]?.said.code !== 'noRepeat') return []
  return facts.filter((said) => said.code !== 'portion' && !today.has(mark(said))).map((said) => ({ said, gain: 0 }))
}

/**
 * One reason for each dish: what weighs most; another that weighs nearly as much where a kind was said on a third of the
 * plan; and never the same sentence twice on a day: then the next reason, or what is true besides.
 * @param familyOf the ingredient by whose name another is called in sentences
 */
export function choose(places: readonly Sayable[], familyOf: (ingredient: string) => string): Reason[] {
  const often = Math.max(1, Math.floor(places.length * OFTEN))
  const count = new Map<ReasonCode, number>()
  const saidOn = new Map<number, Set<string>>()
  const chosen: Said[] = []
  const weight = (place: number): number => places[place]?.reasons[0]?.gain ?? 0
  const order = [...places.keys()].sort(
    (a, b) => (places[a]?.day ?? 0) - (places[b]?.day ?? 0) || weight(b) - weight(a) || a - b,
  )
  for (const at of order) {
    const { day, reasons, facts, runnerUp } = places[at] as Sayable
    const today = saidOn.get(day) ?? new Set<string>()
    saidOn.set(day, today)
    const mark = (said: Said): string => markOf(said, runnerUp, familyOf)
    const unsaid = reasons.filter(({ said }) => !today.has(mark(said)))
    const near = [
      ...unsaid.filter(({ gain }) => gain >= weight(at) * NEAR),
      ...besides(places[at] as Sayable, mark, today),
    ]
    const times = ({ said }: { said: Said }): number => count.get(said.code) ?? 0
    const rare = near.find((reason) => times(reason) < often) ?? near.toSorted((a, b) => times(a) - times(b))[0]
    const fact = facts.find((said) => !today.has(mark(said)))
    const said = rare?.said ?? unsaid[0]?.said ?? fact ?? (facts.at(-1) as Said)
    chosen[at] = said
    today.add(mark(said))
    count.set(said.code, (count.get(said.code) ?? 0) + 1)
  }
  return places.map(({ facts, runnerUp }, at) => {
    const said = chosen[at] as Said
    return {
      code: said.code,
      values: said.values,
      ...(runnerUp && { runnerUp }),
      // The figures of a portion stand beside every dish anyway.
      facts: facts.filter(({ code }) => code !== said.code && code !== 'portion'),
    }
  })
}
