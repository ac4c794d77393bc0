import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { keysCommand, type Said } from './commands.ts'

// The embedded database is open in one process, so the service does the commands of `npm run keys` for whoever may
// write to its folder: one line of JSON there and one back, over a socket in that folder.

const socketOf = (dataDir: string): string => join(dataDir, 'keys.sock')

/** Longest command. */
const MAX_BYTES = 4096

async function readCommand(socket: Socket): Promise<string[]> {
  let line = ''
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    line += chunk
    if (line.includes('\n') || line.length > MAX_BYTES) break
  }
  const args: unknown = JSON.parse(line)
  return Array.isArray(args) ? args.map(String) : []
}

/**
 * Does key commands until it is ended. The caller holds the folder, so a socket that is there was left behind.
 * @param onTrouble told when a command failed or the socket cannot be made; the service runs without it
 * @returns ends it
 */
export function serveKeys(
  dataDir: string,
  fork: () => SqlEntityManager,
  onTrouble: (error: unknown) => void,
): () => void {
  const path = socketOf(dataDir)
  rmSync(path, { force: true })
  const server = createServer(async (socket) => {
    socket.on('error', () => {})
    try {
      const said = await keysCommand(fork(), await readCommand(socket))
      socket.end(JSON.stringify(said))
    } catch (error) {
      onTrouble(error)
      socket.destroy()
    }
  })
  server.on('error', onTrouble)
  server.listen(path, () => chmodSync(path, 0o600)).unref()
  return () => {
    server.close()
    rmSync(path, { force: true })
  }
}

/** Asks the service that has the folder open. @throws when none listens there */
export async function askKeys(dataDir: string, args: readonly string[]): Promise<Said> {
  const socket = createConnection(socketOf(dataDir))
  await once(socket, 'connect')
  socket.write(`${JSON.stringify(args)}\n`)
  const said: Said = JSON.parse(await text(socket))
  return said
}
