import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { makeRevision, type Stored } from './make.ts'
import { partsOf, readParts } from './parts.ts'
import type { SavedParts } from './saved.ts'
import type { Revision } from './types.ts'

/** The revision in use, read once. Belongs to the application object. */
export class RevisionStore {
  readonly #onNew: (revision: Revision) => void
  readonly #saved: SavedParts | undefined
  #current: Revision | undefined
  #newest = ''
  /** what the revision in use was made of, for its saved parts */
  #state = ''
  /** of the parts that are saved */
  #savedState = ''
  /** of the content files in use */
  #hash = ''
  #turn: Promise<void> = Promise.resolve()
  #preparing = false

  /**
   * @param onNew called with a revision before it is in use
   * @param saved where the parts of a revision are kept for the next start
   */
  constructor(onNew: (revision: Revision) => void = () => {}, saved?: SavedParts) {
    this.#onNew = onNew
    this.#saved = saved
  }

  /** @throws NotLoadedError before the first revision was made */
  get current(): Revision {
    if (!this.#current) throw new NotLoadedError()
    return this.#current
  }

  /** Names what is in use; empty before the first revision was made. */
  get revision(): string {
    return this.#current?.revision ?? ''
  }

  get loaded(): boolean {
    return this.#current !== undefined
  }

  /**
   * Makes the search index of the revision in use and, from now on, of each new one, before they are asked for. Starting
   * does not wait for it: a search that comes earlier makes what it needs.
   */
  prepareSearch(): void {
    this.#preparing = true
    void this.#current?.search.prepare()
  }

  /** Saves what is in use for the next start, unless it is saved already. @throws what the file system throws */
  save(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#saved || !this.#current || this.#savedState === this.#state) return
      await this.#saved.write(this.#state, partsOf(this.#current))
      this.#savedState = this.#state
    })
  }

  /** Activates the newest content and prices; one statement when nothing is new. Calls wait for each other. */
  activateLatest(em: SqlEntityManager): Promise<void> {
    return this.#inTurn(() => this.#activate(em))
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => {})
    return turn
  }

  async #activate(em: SqlEntityManager): Promise<void> {
    if ((await newestNumbers(em)) === this.#newest) return
    // A revision that is stored while this one is read must not be mixed into it.
    await em.transactional(
      async (read) => {
        const newest = await newestNumbers(read)
        const stored = await newestStored(read)
        if (!stored) return
        const sameContent = stored.hash === this.#hash ? this.#current : undefined
        const saved = this.#current ? undefined : this.#saved?.read(stored.state)
        const parts = saved ?? (await readParts(read, sameContent))
        // Reading, deriving the rest and starting threads take a turn of the event loop each: requests come between.
        await nextTurn()
        const revision = makeRevision(stored, parts, sameContent)
        await nextTurn()
        this.#onNew(revision)
        this.#current = revision
        this.#newest = newest
        this.#state = stored.state
        if (saved) this.#savedState = stored.state
        this.#hash = stored.hash
        if (this.#preparing) void revision.search.prepare()
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    )
  }
}

/** Which revisions of content and prices are the newest, in one text. */
async function newestNumbers(em: SqlEntityManager): Promise<string> {
  const [newest] = await em.execute<{ numbers: string }[]>(
    `select concat_ws(' ', (select max(number) from revision), (select max(number) from price_revision)) as numbers`,
  )
  return newest?.numbers ?? ''
}

/**
 * The newest revision of content, and in one text all that names it and the newest prices, when they were stored
 * included: no other state of any database has the same.
 */
async function newestStored(em: SqlEntityManager): Promise<(Stored & { readonly state: string }) | undefined> {
  const [newest] = await em.execute<(Stored & { state: string })[]>(
    `select hash, written, concat_ws(' ', number, hash, written, extract(epoch from created_at),
       (select concat_ws(' ', number, hash, extract(epoch from created_at)) from price_revision order by number desc limit 1)
     ) as state
     from revision order by number desc limit 1`,
  )
  return newest
}

/** The catalogue is not loaded yet. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError'
  constructor() {
    super('the catalogue is being loaded')
  }
}
