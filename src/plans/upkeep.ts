import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { deleteUnread, type StoredAmount, storedAmount } from './stored-plan.ts'

/** How often unread plans are looked for, ms. */
const EVERY_MS = 60 * 60 * 1000
/** For how long an amount is reused, ms: whoever reads the metrics often does not count often. */
const KNOWN_MS = 5000

export interface UpkeepParts {
  readonly fork: () => SqlEntityManager
  /** plans unread for so many days are deleted; null: none ever */
  readonly retentionDays: number | null
  /** deletes what else is due; before the plans, which it may hold on to */
  readonly deleteOthers: (em: SqlEntityManager) => Promise<void>
  /** called with how many were deleted, when some were */
  readonly onDeleted: (plans: number) => void
  /** called with the reason they could not be looked for; they are again after an hour */
  readonly onFailed: (error: unknown) => void
}

/** Looks after what is stored while the service runs. */
export class PlanUpkeep {
  readonly #parts: UpkeepParts
  #timer: NodeJS.Timeout | undefined
  #stopped = false
  #known: { readonly at: number; readonly amount: Promise<StoredAmount> } | undefined

  constructor(parts: UpkeepParts) {
    this.#parts = parts
  }

  /** Deletes what is due, now and each hour. */
  async start(): Promise<void> {
    const { fork, retentionDays, deleteOthers, onDeleted, onFailed } = this.#parts
    const look = async () => {
      try {
        await deleteOthers(fork())
        if (retentionDays === null) return
        const deleted = await deleteUnread(fork(), retentionDays)
        if (deleted > 0) onDeleted(deleted)
      } catch (error) {
        // The database may be closed by now.
        if (!this.#stopped) onFailed(error)
      }
    }
    this.#timer = setInterval(look, EVERY_MS).unref()
    await look()
  }

  stop(): void {
    this.#stopped = true
    clearInterval(this.#timer)
  }

  /** How much is stored, as it was a few seconds ago at most. @throws when the database is unavailable */
  amount(): Promise<StoredAmount> {
    const now = performance.now()
    if (this.#known && now - this.#known.at < KNOWN_MS) return this.#known.amount
    const amount = Promise.resolve().then(() => storedAmount(this.#parts.fork()))
    this.#known = { at: now, amount }
    amount.catch(() => {})
    return amount
  }
}
