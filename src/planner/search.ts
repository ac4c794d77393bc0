import { Board, EMPTY, FRESH } from './board.ts'
import { Failures, mix } from './failures.ts'
import type { Cell, Choice, Group, Problem } from './problem.ts'
import { Random } from './random.ts'

/** A better score is better by more than this: less is the rounding of sums. */
const EPSILON = 1e-9
const ANY = Number.POSITIVE_INFINITY
/** Share of kicks that close an item: the dishes that use it are planned anew while its packs are made so many times as dear. */
const CLOSE = 0.3
const DEARER = 20
/** Share of the other kicks that force a dish in; the rest plan days anew. */
const FORCE = 0.85
/** It shares one of so many of the dish's dearest packs. */
const DEAR = 3
/** Chance that a cell is passed over in a descent after a kick: so few looks find nearly all that helps. The last descent looks at all. */
const SKIP = 0.6
/** Share of what is planned anew that is one meal on all days. */
const MEAL = 0.4
/** Share of the days planned anew that are the whole plan. */
const WHOLE = 0.2
/** Chance that a cell of what is planned anew is emptied. */
const EMPTIED = 0.8
/** How much worse a score may be to be gone on with, at first, as a share of it; falls to nothing. */
const HEAT = 0.02

/** Tries per cell after which a descent ends also where something still helps: it never comes near. */
const STEPS = 200

/** Scores with breaches are heated like this one. */
const HOTTEST = 10

/** Kicks of a search: more for more cells, and where there are few candidates, since each is cheap then. */
export function roundsFor({ cells, groups }: Problem): number {
  const candidates = groups.reduce((sum, group) => sum + group.candidates.length, 0)
  return 10 * cells.length + Math.floor(16_000 / Math.max(1, candidates))
}

class Search {
  readonly board: Board
  readonly random: Random
  readonly problem: Problem
  readonly cells: readonly Cell[]
  /** cells from which a cell may get a leftover */
  readonly sources: readonly (readonly number[])[]
  /** those, and the cells that may get one from it */
  readonly near: readonly (readonly number[])[]
  /** later cells of the same meal on other days */
  readonly exchanges: readonly (readonly number[])[]
  readonly order: Int32Array
  readonly batches: boolean
  /** tries to cook for two days, or no longer */
  readonly failures: Failures
  /** a cell that keeps its dish for now */
  readonly locked: Uint8Array
  /** dishes of each group that use an item */
  readonly users: readonly (readonly number[][])[]

  constructor(problem: Problem, seed: number) {
    this.problem = problem
    this.board = new Board(problem)
    this.random = new Random(seed)
    this.cells = problem.cells
    this.sources = problem.cells.map((_, c) =>
      problem.cells.flatMap(({ next }, from) => (next.includes(c) ? [from] : [])),
    )
    this.near = problem.cells.map(({ next }, c) => [...(this.sources[c] as readonly number[]), ...next])
    this.exchanges = problem.cells.map(({ group, day }, c) =>
      problem.cells.flatMap((other, d) => (d > c && other.group === group && other.day !== day ? [d] : [])),
    )
    this.failures = new Failures(problem.cells.length)
    this.locked = new Uint8Array(problem.cells.length)
    const { lineStart, lineItem } = problem.dishes
    this.users = problem.groups.map(({ candidates }) => {
      const users = Array.from(problem.items.pack, (): number[] => [])
      for (const dish of candidates) {
        for (let line = lineStart[dish] as number; line < (lineStart[dish + 1] as number); line++) {
          users[lineItem[line] as number]?.push(dish)
        }
      }
      return users
    })
    this.order = Int32Array.from(problem.cells, (_, c) => c)
    this.batches =
      problem.dishes.batch.some((batch) => batch === 1) && problem.cells.some(({ next }) => next.length > 0)
  }

  shuffle(): void {
    const { order, random } = this
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1)
      const at = order[i] as number
      order[i] = order[j] as number
      order[j] = at
    }
  }

  /** Empties a cell, and with it the cell where its dish is eaten again. */
  clear(cell: number): void {
    const { board } = this
    if (board.dish[cell] === EMPTY) return
    const again = board.target[cell] as number
    if (again !== EMPTY) board.take(again)
    board.take(cell)
  }

  /** Fills the empty cells, in the order of the moment, each with what is best now. */
  fill(): void {
    const { board } = this
    for (const cell of this.order) if (board.dish[cell] === EMPTY) board.put(cell, board.best(cell, ANY))
  }

  /** Tries another dish in a cell, and in the cell where it is eaten again; true if that is better. */
  improve(cell: number): boolean {
    const { board } = this
    if (board.source[cell] !== FRESH || this.locked[cell]) return false
    const here = board.dish[cell] as number
    const again = board.target[cell] as number
    const now = board.score() - EPSILON
    board.packs.keep(0)
    if (again !== EMPTY) board.take(again)
    board.take(cell)
    const found = again === EMPTY ? board.best(cell, now) : board.bestPair(cell, again, now)
    const dish = found === EMPTY ? here : found
    if (found === EMPTY) board.packs.hold()
    board.put(cell, dish)
    if (again !== EMPTY) board.put(again, dish, cell)
    if (found === EMPTY) board.packs.release(0)
    return found !== EMPTY
  }

  /** A cell's dish is cooked and eaten there only. */
  single(cell: number): boolean {
    return this.board.source[cell] === FRESH && this.board.target[cell] === EMPTY
  }

  /** What cooking for two days, or no longer, depends on most: what stands in a cell and in those it may share a dish with. */
  surroundings(cell: number): number {
    const { board } = this
    let number = mix(board.dish[cell] as number, board.target[cell] as number)
    for (const c of this.near[cell] as readonly number[]) {
      number = mix(number, 2 * (board.dish[c] as number) + (this.single(c) ? 1 : 0))
    }
    return number
  }

  /** Cooks a dish for two days, or no longer, where that is better and has not failed there before; true if it did. */
  rejoin(cell: number): boolean {
    const { board, failures } = this
    if (board.source[cell] !== FRESH) return false
    const surroundings = this.surroundings(cell)
    if (failures.has(cell, surroundings)) return false
    if (board.target[cell] === EMPTY ? this.join(cell) : this.split(cell)) return true
    failures.add(cell, surroundings)
    return false
  }

  /** Tries to eat in a cell what was cooked before, or to cook there for another cell too; true if that is better. */
  join(cell: number): boolean {
    const { board } = this
    const here = board.dish[cell] as number
    const now = board.score() - EPSILON
    board.packs.keep(0)
    board.take(cell)
    let least = now
    let from = EMPTY
    for (const earlier of this.sources[cell] as readonly number[]) {
      const there = board.dish[earlier] as number
      if (!this.single(earlier) || !this.problem.dishes.batch[there]) continue
      board.packs.hold()
      board.put(cell, there, earlier)
      const score = board.score()
      board.take(cell)
      board.packs.release()
      if (score >= least) continue
      least = score
      from = earlier
    }
    let dish = EMPTY
    let to = EMPTY
    board.packs.keep(1)
    for (const next of (this.cells[cell] as Cell).next) {
      if (!this.single(next)) continue
      const there = board.dish[next] as number
      board.take(next)
      const found = board.bestPair(cell, next, least)
      board.packs.hold()
      board.put(next, there)
      board.packs.release(1)
      if (found === EMPTY) continue
      least = board.found
      dish = found
      to = next
    }
    if (to !== EMPTY) {
      board.take(to)
      board.put(cell, dish)
      board.put(to, dish, cell)
      return true
    }
    if (from === EMPTY) {
      board.packs.hold()
      board.put(cell, here)
      board.packs.release(0)
    } else board.put(cell, board.dish[from] as number, from)
    return from !== EMPTY
  }

  /** Tries two dishes where one is cooked for two days; true if that is better. */
  split(cell: number): boolean {
    const { board } = this
    const here = board.dish[cell] as number
    const again = board.target[cell] as number
    const now = board.score() - EPSILON
    board.packs.keep(0)
    board.take(again)
    board.take(cell)
    board.put(cell, board.best(cell, ANY))
    const second = board.best(again, now)
    if (second !== EMPTY) {
      board.put(again, second)
      return true
    }
    board.packs.hold()
    board.take(cell)
    board.put(cell, here)
    board.put(again, here, cell)
    board.packs.release(0)
    return false
  }

  /** Lets two days of a meal change places where that helps; true if any did. */
  exchange(): boolean {
    const { board, exchanges } = this
    let any = false
    let now = board.score()
    for (let a = 0; a < exchanges.length; a++) {
      if (!this.single(a)) continue
      for (const b of exchanges[a] as readonly number[]) {
        if (!this.single(b) || !board.exchangeMayHelp(a, b)) continue
        board.exchange(a, b)
        const score = board.score()
        if (score < now - EPSILON) {
          now = score
          any = true
        } else board.exchange(a, b)
      }
    }
    return any
  }

  /** Betters cell by cell until no other dish helps. */
  settle(skip = SKIP): void {
    const { order } = this
    this.shuffle()
    const n = order.length
    for (let still = 0, step = 0; still < n && step < STEPS * n; step++) {
      if (skip > 0 && this.random.next() < skip) still++
      else still = this.improve(order[step % n] as number) ? 0 : still + 1
    }
  }

  /** From where no other dish helps: cooks for two days and changes days until that does not help either. */
  descend(skip = SKIP): void {
    for (let step = 0; step < STEPS; step++) {
      let any = false
      if (this.batches) for (const cell of this.order) any = this.rejoin(cell) || any
      any = this.exchange() || any
      if (!any) return
      this.settle(skip)
    }
  }

  /** Forces a dish picked at random into a cell, with another that shares a dear pack of it, and lets the rest settle. */
  force(): void {
    const { board, random, problem, locked } = this
    const { lineStart, lineItem } = problem.dishes
    const n = this.order.length
    const cell = random.below(n)
    const { candidates } = problem.groups[(this.cells[cell] as Cell).group] as Group
    const dish = candidates[random.below(candidates.length)] as number
    const start = lineStart[dish] as number
    const lines = (lineStart[dish + 1] as number) - start
    const forced = [cell]
    this.clear(cell)
    board.put(cell, dish)
    locked[cell] = 1
    if (lines > 0) {
      const item = lineItem[start + random.below(Math.min(lines, DEAR))] as number
      const other = random.below(n)
      const sharing = (this.users[(this.cells[other] as Cell).group] as readonly number[][])[item] as number[]
      const second = sharing[random.below(sharing.length)]
      const source = board.source[other] as number
      if (!locked[other] && second !== undefined && (source === FRESH || !locked[source])) {
        this.clear(other)
        board.put(other, second)
        locked[other] = 1
        forced.push(other)
      }
    }
    this.fill()
    this.settle()
    locked.fill(0)
    // All others are settled: they need another look only if these change.
    let any = false
    for (const c of forced) any = this.improve(c) || any
    if (any) this.settle()
  }

  /** Plans the dishes that share a dear pack anew, as if there were hardly any more to be had, then goes on from there. */
  close(): void {
    const { board, random, problem } = this
    const { lineStart, lineItem } = problem.dishes
    const n = this.order.length
    const from = board.dish[random.below(n)] as number
    const start = lineStart[from] as number
    const lines = (lineStart[from + 1] as number) - start
    if (lines === 0) return
    const item = lineItem[start + random.below(Math.min(lines, DEAR))] as number
    const uses = (dish: number): boolean => {
      for (let line = lineStart[dish] as number; line < (lineStart[dish + 1] as number); line++) {
        if (lineItem[line] === item) return true
      }
      return false
    }
    board.packs.weigh(item, DEARER)
    for (let c = 0; c < n; c++) {
      const dish = board.dish[c] as number
      if (board.source[c] === FRESH && dish !== EMPTY && uses(dish)) this.clear(c)
    }
    this.shuffle()
    this.fill()
    this.settle()
    board.packs.weigh(item, 1)
    this.settle()
  }

  /** Plans a meal of all days anew, or a day, or two or three days running, sometimes all. */
  replan(): void {
    const { cells, random } = this
    const { day: from, group: meal } = cells[random.below(cells.length)] as Cell
    const days = random.next() < WHOLE ? this.problem.aims.days : 1 + random.below(3)
    const isMeal = random.next() < MEAL
    for (let c = 0; c < cells.length; c++) {
      const { day, group } = cells[c] as Cell
      const meant = isMeal ? group === meal : day >= from && day < from + days
      if (meant && random.next() < EMPTIED) this.clear(c)
    }
    this.shuffle()
    this.fill()
    this.settle()
  }

  run(rounds: number): Choice {
    const { board, random } = this
    this.fill()
    this.settle()
    this.descend()
    let found = board.choice()
    let least = board.score()
    let current = found
    let score = least
    for (let round = 0; round < rounds; round++) {
      if (random.next() < CLOSE) this.close()
      else if (random.next() < FORCE) this.force()
      else this.replan()
      this.descend()
      const now = board.score()
      const heat = HEAT * Math.min(now, HOTTEST) * (1 - round / rounds)
      if (now < score + heat * random.next()) {
        score = now
        current = board.choice()
        if (now < least - EPSILON) {
          least = now
          found = current
        }
      } else board.load(current)
    }
    board.load(found)
    this.failures.clear()
    this.settle(0)
    this.descend(0)
    return board.score() < least ? board.choice() : found
  }
}

/** The best choice found in a counted number of steps; the same for the same problem and seed. */
export function search(problem: Problem, seed: number, rounds = roundsFor(problem)): Choice {
  return new Search(problem, seed).run(rounds)
}
