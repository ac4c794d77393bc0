import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { ContentRevision } from '../catalogue/content-revision.ts'
import { select } from '../catalogue/select.ts'
import { loadRevision } from './load.ts'
import type { Revision } from './types.ts'

/** The revision in use, read once. Belongs to the application object. */
export class RevisionStore {
  readonly #onNew: (revision: Revision) => void
  #current: Revision | undefined
  #newest = ''
  /** of the content files in use */
  #hash = ''
  #turn: Promise<void> = Promise.resolve()
  #preparing = false

  /** @param onNew called with a revision before it is in use */
  constructor(onNew: (revision: Revision) => void = () => {}) {
    this.#onNew = onNew
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

  /** Activates the newest content and prices; one statement when nothing is new. Calls wait for each other. */
  activateLatest(em: SqlEntityManager): Promise<void> {
    const turn = this.#turn.then(() => this.#activate(em))
    this.#turn = turn.catch(() => {})
    return turn
  }

  async #activate(em: SqlEntityManager): Promise<void> {
    if ((await newestNumbers(em)) === this.#newest) return
    // A revision that is stored while this one is read must not be mixed into it.
    await em.transactional(
      async (read) => {
        const newest = await newestNumbers(read)
        const [stored] = await select(read, ContentRevision, ['hash', 'written'], 'order by number desc limit 1')
        if (!stored) return
        const revision = await loadRevision(read, stored, stored.hash === this.#hash ? this.#current : undefined)
        await nextTurn()
        this.#onNew(revision)
        this.#current = revision
        this.#newest = newest
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

/** The catalogue is not loaded yet. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError'
  constructor() {
    super('the catalogue is being loaded')
  }
}
