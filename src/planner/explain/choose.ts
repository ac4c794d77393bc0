import { compares, type Fact, type Reason, type ReasonCode, type RunnerUp, type Statement } from './codes.ts'

interface Weighed {
  readonly said: Statement
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

/** What is always said where it is true. */
const SETTLED: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['leftover', 'habit', 'goesWith', 'locked'])

/** What a reader sees of what is said: two with the same mark are the same sentence. */
function markOf({ code, values }: Statement, runnerUp: RunnerUp | undefined, familyOf: (id: string) => string): string {
  if (OF_THE_DAY.has(code)) return code
  // How well dishes are known is no figure that a sentence shows.
  const { savedMinor: _, familiarity: _own, otherFamiliarity: _other, ingredient = '', ...seen } = values
  const shown = code === 'cheaper' || code === 'lessWaste' || code === 'sharesPack' || code === 'usesUpPack'
  return JSON.stringify([
    code,
    shown ? values.savedMinor : '',
    familyOf(String(ingredient)),
    seen,
    compares(code) ? runnerUp?.recipeId : '',
  ])
}

/** What is said in which place, of which kind how often, and what was said on each day. */
class Choice {
  readonly chosen: Statement[] = []
  /** so often a kind is said often enough */
  readonly often: number
  readonly #places: readonly Sayable[]
  readonly #familyOf: (ingredient: string) => string
  readonly #count = new Map<ReasonCode, number>()
  readonly #saidOn = new Map<number, Set<string>>()

  constructor(places: readonly Sayable[], familyOf: (ingredient: string) => string) {
    this.#places = places
    this.#familyOf = familyOf
    const free = places.filter(({ reasons }) => !SETTLED.has(reasons[0]?.said.code as ReasonCode)).length
    this.often = Math.max(1, Math.floor(free * OFTEN))
  }

  /** The largest gain of a place. */
  weight(at: number): number {
    return this.#places[at]?.reasons[0]?.gain ?? 0
  }

  times({ code }: Statement): number {
    return this.#count.get(code) ?? 0
  }

  /** Whether a reader of the day has met the sentence, also where it gave way later. */
  wasSaid(at: number, said: Statement): boolean {
    return this.#today(at).has(this.#mark(at, said))
  }

  /** The reasons that tell as much as the first of the place, and were not said that day. */
  near(at: number): Weighed[] {
    const { reasons, facts } = this.#places[at] as Sayable
    const isNew = (said: Statement): boolean => !this.wasSaid(at, said)
    const near = reasons.filter(({ said, gain }) => gain >= this.weight(at) * NEAR && isNew(said))
    // That every other dish is ruled out tells nothing of the dish itself.
    if (reasons[0]?.said.code !== 'noRepeat') return near
    return [
      ...near,
      ...facts.filter((said) => said.code !== 'portion' && isNew(said)).map((said) => ({ said, gain: 0 })),
    ]
  }

  /** Says it in the place, instead of what was said there. */
  say(at: number, said: Statement): void {
    const before = this.chosen[at]
    if (before) this.#count.set(before.code, this.times(before) - 1)
    this.chosen[at] = said
    this.#count.set(said.code, this.times(said) + 1)
    this.#today(at).add(this.#mark(at, said))
  }

  #today(at: number): Set<string> {
    const { day } = this.#places[at] as Sayable
    const said = this.#saidOn.get(day) ?? new Set<string>()
    this.#saidOn.set(day, said)
    return said
  }

  #mark(at: number, said: Statement): string {
    return markOf(said, this.#places[at]?.runnerUp, this.#familyOf)
  }
}

/** What weighs most in a place, or as much where that kind was said often; else the next reason, or what is true besides. */
function firstFor({ reasons, facts }: Sayable, at: number, choice: Choice): Statement {
  const [decided] = reasons
  // What a person wants is true of each dish that it was said of, also of several on a day.
  if (decided?.said.code === 'locked') return decided.said
  const near = choice.near(at)
  const rare =
    near.find(({ said }) => choice.times(said) < choice.often) ??
    near.toSorted((a, b) => choice.times(a.said) - choice.times(b.said))[0]
  const isNew = (said: Statement): boolean => !choice.wasSaid(at, said)
  return rare?.said ?? reasons.find(({ said }) => isNew(said))?.said ?? facts.find(isNew) ?? (facts.at(-1) as Statement)
}

/** The place where a kind that is said too often gives way with the least loss, and what stands there then. */
function betterSpread(choice: Choice): { readonly at: number; readonly said: Statement } | undefined {
  const changes = choice.chosen.flatMap((now, at) => {
    if (choice.times(now) <= choice.often) return []
    const rarer = choice.near(at).filter(({ said }) => choice.times(said) + 1 < choice.times(now))
    return rarer.map(({ said, gain }) => ({ at, said, loss: choice.weight(at) - gain }))
  })
  return changes.toSorted((a, b) => a.loss - b.loss || a.at - b.at)[0]
}

/**
 * One reason for each dish: what weighs most; another that weighs nearly as much where a kind was said on a third of the
 * plan; and never the same sentence twice on a day: then the next reason, or what is true besides.
 * @param familyOf the ingredient by whose name another is called in sentences
 */
export function choose(places: readonly Sayable[], familyOf: (ingredient: string) => string): Reason[] {
  const choice = new Choice(places, familyOf)
  const order = [...places.keys()].sort(
    (a, b) => (places[a]?.day ?? 0) - (places[b]?.day ?? 0) || choice.weight(b) - choice.weight(a) || a - b,
  )
  for (const at of order) choice.say(at, firstFor(places[at] as Sayable, at, choice))
  // Every change makes the numbers of two kinds more alike, so it comes to an end.
  for (let change = betterSpread(choice); change; change = betterSpread(choice)) choice.say(change.at, change.said)
  return places.map(({ facts, runnerUp }, at) => {
    const said = choice.chosen[at] as Statement
    return {
      code: said.code,
      values: said.values,
      ...(runnerUp && { runnerUp }),
      // The figures of a portion stand beside every dish anyway.
      facts: facts.filter(({ code }) => code !== said.code && code !== 'portion'),
    }
  })
}
