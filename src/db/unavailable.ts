/** Why a statement could not be done now, though nothing is wrong with it. */
export type Unavailability = 'unreachable' | 'full'

/** Codes of Node's sockets and name look-ups. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/**
 * SQLSTATE (PostgreSQL, appendix A): connection exceptions, too many connections, out of memory, shut down, starting up.
 * 25P03 and 57P05 are connections that a server ended because they waited too long, 57014 a statement that it ended
 * because it took too long.
 */
const SERVER = /^(08...|53200|53300|57014|57P01|57P02|57P03|57P05|25P03)$/
/** 53100 is disk full; 58030 an input or output error, as a full disk shows where a file is extended. */
const FULL = /^(53100|58030)$/
/** What `pg` and its pool say without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Why the database could not execute a statement; undefined for an error of the statement itself. */
export function unavailability(error: unknown): Unavailability | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (FULL.test(code)) return 'full'
  if (error.name === 'RequestEndedError') return 'unreachable'
  if (NETWORK.has(code) || SERVER.test(code) || WORDS.test(error.message)) return 'unreachable'
  return unavailability(error.cause)
}
