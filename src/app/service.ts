import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { Hono } from 'hono'
import type { ReadCache } from '../../rest/adapter.ts'
import type { OnBug } from '../../schema/execute.ts'
import { CONTENT } from '../catalogue/content-folder.ts'
import { REVISION_CHANNEL } from '../catalogue/content-revision.ts'
import type { Config } from '../config.ts'
import { type RunCommand, serveCommands } from '../db/embedded/command-socket.ts'
import type { OpenedEarly } from '../db/embedded/open.ts'
import type { Heard } from '../db/listen.ts'
import type { Database } from '../db/orm.ts'
import type { OnProgress } from '../db/seed.ts'
import { unavailability } from '../db/unavailable.ts'
import { HouseholdFeed } from '../households/feed.ts'
import { deleteUnopened, HOUSEHOLD_CHANNEL } from '../households/household.ts'
import { guardConnections } from '../http/connection-guard.ts'
import { ResponseCache } from '../http/response-cache.ts'
import { Metrics } from '../observability/metrics.ts'
import type { Shortcut } from '../observability/requests.ts'
import { withTimeout } from '../observability/with-timeout.ts'
import { PlannerPool, type PoolOptions } from '../plans/pool.ts'
import { PlanUpkeep } from '../plans/upkeep.ts'
import { Painter } from '../previews/painter.ts'
import type { Buckets } from '../rate-limit/bucket.ts'
import { currentClient } from '../rate-limit/current-client.ts'
import { MemoryBuckets } from '../rate-limit/memory.ts'
import { minutesKnown, type RateLimitSettings, RateLimits } from '../rate-limit/rate-limits.ts'
import { RedisBuckets } from '../rate-limit/redis.ts'
import { NotLoadedError, RevisionStore } from '../revision/store.ts'
import { createApp } from './app.ts'
import { importCommand } from './backup-command.ts'
import { countedPlanner } from './counted-planner.ts'
import { cacheFastPath, SERVER_TIMES } from './fast-path.ts'
import { gated } from './gated.ts'
import { keysCommand } from './keys-command.ts'
import { openLoaded } from './load.ts'
import { type Monitored, monitoringApp } from './monitoring.ts'
import { savedParts, saveParts } from './saved-parts.ts'

/** Room for the answers of the API and the pictures that are cached, bytes: about 1,500 plans, which are there compressed. */
const CACHE_BYTES = 8 * 1024 * 1024

/** A service that answers; `load` fills its database and makes it ready. */
export interface Service {
  readonly app: Hono
  /** a fresh unit of work. @throws NotLoadedError before the database is open */
  readonly fork: () => SqlEntityManager
  readonly metrics: Metrics
  /**
   * The application as a server that listens nowhere yet.
   * @param observe joins what answers
   * @param stalledMs how long output may wait for its reader without moving; default 30 s
   */
  readonly createServer: (observe?: Observe, stalledMs?: number) => Server
  /** Health, readiness and metrics as a server that listens nowhere yet. */
  readonly createMonitoringServer: () => Server
  /** @throws FolderInUseError when another process holds the folder, or what is wrong with content or database */
  readonly load: (onProgress?: OnProgress) => Promise<void>
  /** makes ahead what is not needed to answer; called once, when it is ready */
  readonly prepare: () => void
  /** ends the answers that go on for as long as somebody reads them; called when it is to stop */
  readonly endStreams: () => void
  readonly close: () => Promise<void>
}

export interface StartOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir' | 'baseUrl'> &
    Partial<Pick<Config, 'monitoringPort' | 'planRetentionDays' | 'householdDays' | 'operatorName' | 'operatorContact'>>
  readonly onBug: OnBug
  /** the embedded database, where it is being opened already */
  readonly early?: OpenedEarly | undefined
  /** folder of the content files */
  readonly content?: string
  readonly today?: () => string
  readonly onStatement?: (sql: string) => void
  /** called when a connection to the database is lost */
  readonly onLost?: (error: Error) => void
  readonly pool?: PoolOptions
  /** undefined: nothing is limited */
  readonly limits?: RateLimitSettings & {
    /** where the buckets are; undefined: in `buckets` */
    readonly redisUrl: string | undefined
  }
  /** buckets where there is no Redis; default: in this process */
  readonly buckets?: Buckets
  /** called with what operators should know and nobody can do anything about */
  readonly onNotice?: (message: string) => void
  /** how long a stream of a household lasts before its reader follows anew, ms; default: five minutes */
  readonly streamLifeMs?: number
  /** what a request may take, ms */
  readonly timeLimitMs?: number
  /** what Prometheus reads, where it is more than this service's own */
  readonly metricsOf?: (own: Metrics) => Promise<string>
}

/** As the configuration has it where nothing is set. */
const HOUSEHOLD_DAYS = 180
/** Milliseconds between looks for a new revision, for when nobody could tell of it. */
const POLL_MS = 10_000
/** Longest wait for the database's answer to `/ready`, ms. */
const READY_MS = 2000

/** What answers, and what is asked before it, as one listener. */
type Observe = (listener: RequestListener, shortcut: Shortcut) => RequestListener

const unobserved: Observe = (listener, shortcut) => (incoming, outgoing) =>
  shortcut(incoming, outgoing) || listener(incoming, outgoing)

const todayUtc = () => new Date().toISOString().slice(0, 10)

/**
 * Wires the service. Until `load` is done it answers that it loads.
 */
export function startService(options: StartOptions): Service {
  const { config, onBug, content = CONTENT, today = todayUtc } = options
  const { onNotice = () => {}, metricsOf = ({ registry }) => registry.metrics() } = options
  const planner = new PlannerPool({
    client: () => currentClient()?.key,
    onDeath: (error) => onNotice(`a planning thread died and is replaced: ${error.message}`),
    ...options.pool,
  })
  const revisions = new RevisionStore(
    (catalogue) => planner.prepare(catalogue),
    savedParts(config.databaseUrl, config.dataDir),
  )
  const households = new HouseholdFeed(options.streamLifeMs)
  let database: Database | undefined
  let stopWatching = async () => {}
  let stopCommands = () => {}
  const activateLatest = async () => {
    if (database) await revisions.activateLatest(database.fork())
  }
  const fork = (end?: AbortSignal) => {
    if (!database) throw new NotLoadedError()
    return database.fork(end)
  }
  const upkeep = upkeepOf(options, fork, onNotice)
  const metrics = new Metrics({
    queue: () => planner.waiting,
    database: () => database?.pool(),
    stored: () => upkeep.amount(),
    diskFull: () => database?.diskFull(),
  })
  const { counted, shared } = limitsOf(options, onNotice)
  const readCache: ReadCache = new ResponseCache(CACHE_BYTES, (hit) => metrics.lookup('api', hit))
  const monitored: Monitored = {
    ready: async () => revisions.loaded && (await withTimeout(READY_MS, database?.orm.isConnected())) === true,
    diskFull: () => database?.diskFull() ?? false,
    metrics: () => metricsOf(metrics),
  }
  const painter = new Painter()
  const app = createApp({
    ...monitored,
    isMonitoredHere: config.monitoringPort === undefined,
    revision: () => revisions.current,
    fork,
    planner: countedPlanner(planner, metrics),
    paint: (card, pictures) => painter.paint(card, pictures),
    today,
    baseUrl: config.baseUrl,
    households,
    operator: operatorOf(options),
    onBug,
    activateLatest,
    limits: counted,
    cache: readCache,
    timeLimitMs: options.timeLimitMs,
    onLookup: (cache, hit) => metrics.lookup(cache, hit),
  })
  return {
    app,
    fork,
    metrics,
    createServer: (observe = unobserved, stalledMs) => {
      const shortcut = cacheFastPath({ limits: counted, cache: readCache, revision: () => revisions.revision })
      const listener = gated(getRequestListener(app.fetch), counted)
      return createServer(SERVER_TIMES, guardConnections(observe(listener, shortcut), stalledMs))
    },
    createMonitoringServer: () => createServer(SERVER_TIMES, getRequestListener(monitoringApp(monitored).fetch)),
    load: async (onProgress = () => {}) => {
      database = await openLoaded(placeOf(options, onNotice), content, onProgress)
      await activateLatest()
      stopWatching = await watch(database, activateLatest, households.heard, { onBug, onNotice })
      void upkeep.start()
      if (database.folder !== undefined) {
        stopCommands = serveCommands(database.folder, commands(fork, activateLatest), (e) => onBug(e, 'commands'))
      }
    },
    prepare: () => {
      revisions.prepareSearch()
      void saveParts(revisions, database, onNotice)
    },
    endStreams: () => households.close(),
    close: async () => {
      households.close()
      await saveParts(revisions, database, onNotice)
      upkeep.stop()
      stopCommands()
      await stopWatching()
      shared?.close()
      painter.close()
      await planner.close()
      await database?.close()
    },
  }
}

/** Who runs the instance, and for how long it stores what. */
const operatorOf = ({ config, limits }: StartOptions) => ({
  name: config.operatorName,
  contact: config.operatorContact,
  householdDays: config.householdDays ?? HOUSEHOLD_DAYS,
  planDays: config.planRetentionDays ?? null,
  addressMinutes: limits?.redisUrl === undefined ? null : minutesKnown(limits) || null,
})

/** What looks after the stored plans and the links of households. */
function upkeepOf(
  { config, onBug }: StartOptions,
  fork: () => SqlEntityManager,
  onNotice: (message: string) => void,
): PlanUpkeep {
  return new PlanUpkeep({
    fork,
    retentionDays: config.planRetentionDays ?? null,
    deleteOthers: async (em) => {
      const links = await deleteUnopened(em, config.householdDays ?? HOUSEHOLD_DAYS)
      if (links > 0) onNotice(`${links} links of households were deleted that nobody opened for long`)
    },
    onDeleted: (plans) => onNotice(`${plans} plans were deleted that nobody read for ${config.planRetentionDays} days`),
    onFailed: (error) =>
      unavailability(error) ? onNotice(`what is unread cannot be looked for: ${error}`) : onBug(error, 'upkeep'),
  })
}

/** The rate limits, and the connection over which instances share them. */
function limitsOf({ limits, buckets = new MemoryBuckets() }: StartOptions, onNotice: (message: string) => void) {
  const shared = limits?.redisUrl === undefined ? undefined : new RedisBuckets(limits.redisUrl, onNotice)
  return { shared, counted: limits && new RateLimits(limits, shared ?? buckets) }
}

/** Where the database is, as it is opened. */
const placeOf = ({ config, early, onStatement, onLost }: StartOptions, onNotice: (message: string) => void) => ({
  ...config,
  early,
  onNotice,
  ...(onStatement ? { onStatement } : {}),
  ...(onLost ? { onLost } : {}),
})

/** What is done here for a command in another process, which cannot open the embedded database meanwhile. */
const commands =
  (fork: () => SqlEntityManager, activateLatest: () => Promise<void>): RunCommand =>
  async ([command, ...args], input) => {
    if (command === 'keys') return keysCommand(fork(), args)
    const said = await importCommand(fork(), input, args[0] ?? '')
    await activateLatest()
    return said
  }

/** Activates new revisions as soon as they are announced, and polls for them; hears of households. @returns ends it */
async function watch(
  database: Database,
  activateLatest: () => Promise<void>,
  onHousehold: Heard,
  { onBug, onNotice }: Required<Pick<StartOptions, 'onBug' | 'onNotice'>>,
): Promise<() => Promise<void>> {
  let failed = false
  let ended = false
  const look = async () => {
    try {
      await activateLatest()
      failed = false
    } catch (error) {
      // A failure that lasts is reported once, and none while the database is being closed.
      if (!failed && !ended) {
        if (unavailability(error)) onNotice(`new revisions cannot be looked for: ${(error as Error).message}`)
        else onBug(error, 'activating a revision')
      }
      failed = true
    }
  }
  const stopListening = await database.listen({ [REVISION_CHANNEL]: look, [HOUSEHOLD_CHANNEL]: onHousehold })
  const timer = setInterval(look, POLL_MS).unref()
  return async () => {
    ended = true
    clearInterval(timer)
    await stopListening()
  }
}
