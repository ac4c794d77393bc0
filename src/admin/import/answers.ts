import { InvalidFieldError } from '../../catalogue/refusals.ts'
import { type Allowed, allowed, oneOf } from '../../i18n/allowed.ts'
import type { Asked } from './question.ts'

/** What must be known and is not. */
export interface Question {
  /** what an answer names it by, for example `ingredient.3` */
  readonly id: string
  readonly asked: Asked
  /** what it may be, the likeliest first; when there are none, any number or text that fits */
  readonly candidates: readonly string[]
}

/** The answers given so far; what is asked and not answered becomes a question. */
export class Answers {
  readonly #given = new Map<string, { readonly value: string; readonly at: number }>()
  readonly #asked = new Set<string>()
  readonly #open: Question[] = []

  /** @throws InvalidFieldError when a question is answered twice */
  constructor(given: readonly { readonly question: string; readonly value: string }[]) {
    for (const [at, { question, value }] of given.entries()) {
      if (this.#given.has(question))
        throw new InvalidFieldError(`answers.${at}.question`, question, allowed('oneAnswer'))
      this.#given.set(question, { value: value.trim(), at })
    }
  }

  #take<T>(
    question: Question,
    certain: T | undefined,
    fits: Allowed,
    read: (value: string) => T | undefined,
  ): T | undefined {
    this.#asked.add(question.id)
    const given = this.#given.get(question.id)
    if (!given) {
      if (certain === undefined) this.#open.push(question)
      return certain
    }
    const value = read(given.value)
    if (value === undefined) throw new InvalidFieldError(`answers.${given.at}.value`, given.value, fits)
    return value
  }

  /** One of a list. @param certain what the source says; asked only when it says nothing */
  one<T extends string>(id: string, asked: Asked, candidates: readonly T[], certain?: T): T | undefined {
    return this.#take({ id, asked, candidates }, certain, oneOf(candidates), (value) =>
      candidates.find((candidate) => candidate === value),
    )
  }

  /** One of a long list, of which the question names the likeliest. @param list what fits, and the same in words */
  likely(
    question: Question,
    certain: string | undefined,
    list: { readonly fits: (value: string) => boolean; readonly allowed: Allowed },
  ): string | undefined {
    return this.#take(question, certain, list.allowed, (value) => (list.fits(value) ? value : undefined))
  }

  /** Some of a list, in the order of the answer, separated by commas. @param none what stands for none of them */
  some<T extends string>(
    id: string,
    asked: Asked,
    candidates: readonly T[],
    certain: readonly T[] | undefined,
    none?: string,
  ): readonly T[] | undefined {
    const values = candidates.join(', ')
    const fits = none ? allowed('someOrNone', { values, none }) : allowed('someOf', { values })
    return this.#take({ id, asked: { ...asked, answer: fits }, candidates }, certain, fits, (value) => {
      if (value === none) return []
      const parts = value.split(',').map((part) => candidates.find((candidate) => candidate === part.trim()))
      return parts.every((part) => part !== undefined) ? parts : undefined
    })
  }

  /** A number within bounds. @param certain whether the one likely number is what the source says */
  number(
    id: string,
    asked: Asked,
    likely: readonly number[],
    certain: boolean,
    { least, most, whole = false }: { least: number; most: number; whole?: boolean },
  ): number | undefined {
    return this.#take(
      { id, asked, candidates: likely.map(String) },
      certain ? likely[0] : undefined,
      allowed(whole ? 'fromTo' : 'numberFromTo', { from: least, to: most }),
      (value) => {
        const number = value === '' ? Number.NaN : Number(value)
        return number >= least && number <= most && (!whole || Number.isInteger(number)) ? number : undefined
      },
    )
  }

  /** Any words. */
  words(id: string, asked: Asked, certain: string | undefined): string | undefined {
    return this.#take({ id, asked, candidates: [] }, certain, allowed('someWords'), (value) => value || undefined)
  }

  /** What is still open. @throws InvalidFieldError for an answer to what was not asked */
  close(): Question[] {
    // While the first questions are open, the later ones are not known yet.
    if (this.#open.length > 0) return this.#open
    for (const [question, { at }] of this.#given) {
      if (!this.#asked.has(question)) {
        throw new InvalidFieldError(`answers.${at}.question`, question, oneOf(this.#asked))
      }
    }
    return []
  }
}
