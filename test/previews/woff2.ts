import { brotliDecompressSync } from 'node:zlib'

/** Tags that the WOFF2 format writes as numbers; `cmap` is the first. */
const CMAP = 0
const GLYF = 10
const LOCA = 11

/** The `cmap` table of a WOFF2 font (W3C WOFF 2.0, 4 and 5). @throws Error when it has none */
function cmapTable(font: Buffer): Buffer {
  let at = 48
  const base128 = (): number => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  let offset = 0
  let found: [number, number] | undefined
  const tables = font.readUInt16BE(12)
  for (let i = 0; i < tables; i++) {
    const flags = font.readUInt8(at++)
    const tag = flags & 0x3f
    if (tag === 0x3f) at += 4
    const original = base128()
    const version = flags >> 6
    const isTransformed = tag === GLYF || tag === LOCA ? version === 0 : version !== 0
    const length = isTransformed ? base128() : original
    if (tag === CMAP) found = [offset, offset + length]
    offset += length
  }
  if (!found) throw new Error('no cmap')
  const compressed = font.readUInt32BE(20)
  return brotliDecompressSync(font.subarray(at, at + compressed)).subarray(...found)
}

/** Points from a segment table (format 4). */
function* segments(table: Buffer): Generator<number> {
  const twice = table.readUInt16BE(6)
  for (let i = 0; i < twice; i += 2) {
    const end = table.readUInt16BE(14 + i)
    const start = table.readUInt16BE(16 + twice + i)
    const delta = table.readUInt16BE(16 + 2 * twice + i)
    const at = 16 + 3 * twice + i
    const range = table.readUInt16BE(at)
    for (let point = start; point <= end && point < 0xffff; point++) {
      const glyph = range === 0 ? point : table.readUInt16BE(at + range + 2 * (point - start))
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) yield point
    }
  }
}

/** Points from a table of groups (format 12). */
function* groups(table: Buffer): Generator<number> {
  const count = table.readUInt32BE(12)
  for (let i = 0; i < count; i++) {
    const at = 16 + 12 * i
    for (let point = table.readUInt32BE(at); point <= table.readUInt32BE(at + 4); point++) yield point
  }
}

/** The code points that a WOFF2 font has a glyph for, as its own `cmap` says. */
export function pointsOf(font: Buffer): ReadonlySet<number> {
  const cmap = cmapTable(font)
  const points = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * i))
    const format = table.readUInt16BE(0)
    if (format === 4) for (const point of segments(table)) points.add(point)
    if (format === 12) for (const point of groups(table)) points.add(point)
  }
  return points
}
