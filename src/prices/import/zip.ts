import { inflateRawSync } from 'node:zlib'

/** A file of an archive, unpacked when it is asked for. */
export interface ArchivedFile {
  readonly name: string
  text(): string
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const STORED = 0
const DEFLATED = 8

/** An archive that is cut off, or packed in a way that is not read here. */
class InvalidArchiveError extends Error {
  override readonly name = 'InvalidArchiveError'
}

/**
 * Files of a ZIP archive, as its central directory lists them; folders are left out. Archives of 4 GB and more and packings
 * other than "deflate" are not read.
 * @throws InvalidArchiveError
 */
export function filesIn(archive: Buffer): ArchivedFile[] {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || archive.length < end + 22 || archive.readUInt32LE(end) !== END)
    throw new InvalidArchiveError('the directory at the end is missing')
  const files: ArchivedFile[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY)
      throw new InvalidArchiveError('the directory is cut off')
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const entry = {
      name: archive.toString('utf8', at + 46, at + 46 + name),
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      size: archive.readUInt32LE(at + 24),
      start: archive.readUInt32LE(at + 42),
    }
    if (!entry.name.endsWith('/')) files.push({ name: entry.name, text: () => textOf(archive, entry) })
    at += 46 + name + extra + comment
  }
  return files
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly start: number
}

function textOf(archive: Buffer, { name, method, packed, size, start }: Entry): string {
  if (start + 30 > archive.length || archive.readUInt32LE(start) !== LOCAL)
    throw new InvalidArchiveError(`${name} is cut off`)
  const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
  const bytes = archive.subarray(from, from + packed)
  if (method === STORED) return bytes.toString('utf8')
  if (method !== DEFLATED) throw new InvalidArchiveError(`${name} is packed by method ${method}`)
  return inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) }).toString('utf8')
}
