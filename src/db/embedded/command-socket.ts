import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

// The embedded database is open in one process, so the service does the commands of its operators for whoever may write
// to its folder. Over a socket in that folder: one line of JSON with the arguments, then what the command reads, and
// back one text of JSON.

/** What a command comes to: for the standard output, and for people beside it. */
export interface CommandResult {
  readonly out?: string
  readonly note?: string
  /** exit code: 1 when it could not be done, 2 when it was called wrongly */
  readonly code: number
}

/** Does a command. @param input what the caller sends to be read */
export type RunCommand = (args: readonly string[], input: Readable) => Promise<CommandResult>

/** Longest path of a socket, bytes; macOS takes 103, Linux 107. */
const LONGEST = 100

/** Longest line of arguments, bytes. */
const MAX_BYTES = 4096

const socketIn = (dataDir: string): string => join(dataDir, 'commands.sock')
/** Where the socket is, for a folder whose own path is too long. */
const addressFile = (dataDir: string): string => join(dataDir, 'commands.address')

function readAddress(dataDir: string): string | undefined {
  try {
    return readFileSync(addressFile(dataDir), 'utf8')
  } catch {
    return undefined
  }
}

/** Makes room for the socket, and takes away what a process that was killed left there. */
function newSocket(dataDir: string): { path: string; remove: () => void } {
  const own = socketIn(dataDir)
  if (Buffer.byteLength(own) <= LONGEST) {
    rmSync(own, { force: true })
    return { path: own, remove: () => rmSync(own, { force: true }) }
  }
  const left = readAddress(dataDir)
  if (left?.startsWith(join(tmpdir(), 'provender-'))) rmSync(dirname(left), { recursive: true, force: true })
  // Made for this user alone, under a name that nobody can know before.
  const folder = mkdtempSync(join(tmpdir(), 'provender-'))
  const path = join(folder, 'commands.sock')
  writeFileSync(addressFile(dataDir), path)
  return {
    path,
    remove: () => {
      rmSync(addressFile(dataDir), { force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @returns the arguments, and what follows them */
async function received(socket: Socket): Promise<{ args: string[]; input: Readable }> {
  const chunks = socket.iterator({ destroyOnReturn: false })
  let line = Buffer.alloc(0)
  for await (const chunk of chunks) {
    line = Buffer.concat([line, chunk])
    if (line.includes('\n') || line.length > MAX_BYTES) break
  }
  const end = line.indexOf('\n')
  const args: unknown = JSON.parse(line.subarray(0, end < 0 ? undefined : end).toString())
  if (end >= 0 && end + 1 < line.length) socket.unshift(line.subarray(end + 1))
  return { args: Array.isArray(args) ? args.map(String) : [], input: socket }
}

/**
 * Does commands until it is ended. The caller holds the folder, so a socket that is there was left behind.
 * @param onTrouble called when a command failed or the socket cannot be made; the service runs without it
 * @returns ends it
 */
export function serveCommands(dataDir: string, run: RunCommand, onTrouble: (error: unknown) => void): () => void {
  let place: ReturnType<typeof newSocket>
  try {
    place = newSocket(dataDir)
  } catch (error) {
    onTrouble(error)
    return () => {}
  }
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => {})
    try {
      const { args, input } = await received(socket)
      socket.end(JSON.stringify(await run(args, input)))
    } catch (error) {
      onTrouble(error)
      socket.destroy()
    }
  })
  server.on('error', onTrouble)
  server.listen(place.path, () => chmodSync(place.path, 0o600)).unref()
  return () => {
    server.close()
    place.remove()
  }
}

/**
 * Has the service that has the folder open do a command.
 * @param input what the command reads
 * @throws when none listens there
 */
export async function askService(
  dataDir: string,
  args: readonly string[],
  input: Readable = Readable.from([]),
): Promise<CommandResult> {
  const own = socketIn(dataDir)
  const socket = createConnection({
    path: Buffer.byteLength(own) <= LONGEST ? own : (readAddress(dataDir) ?? own.slice(0, LONGEST)),
    allowHalfOpen: true,
  })
  await once(socket, 'connect')
  socket.write(`${JSON.stringify(args)}\n`)
  const [answer] = await Promise.all([text(socket), pipeline(input, socket).catch(() => {})])
  const said: CommandResult = JSON.parse(answer)
  return said
}
