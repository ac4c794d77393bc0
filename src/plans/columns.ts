/** A value as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * Values that stand at the same place of their objects, side by side instead of one object after the other: what is alike
 * comes together, and each key is there once. A third fewer characters, and a seventh fewer bytes when deflated.
 * - `v`: the values as they are
 * - `a`: lists; their lengths, and all their entries
 * - `m`: objects with keys of their own each, as from ids to facts, or whose keys follow one another in no common order;
 *   their sizes, all keys, all values
 * - `o`: other objects; their number, their keys in an order that each of them keeps, and for each key which of them have
 *   it (1: all) and its values
 */
export type Columns =
  | readonly ['v', readonly Json[]]
  | readonly ['a', readonly number[], Columns]
  | readonly ['m', readonly number[], Columns, Columns]
  | readonly ['o', number, readonly string[], readonly (readonly [1 | string, Columns])[]]

type JsonObject = { readonly [key: string]: Json }
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** From so many different keys on, objects that hold only objects are taken for maps. */
const MAP_KEYS = 5

/** All keys of these lists, each once, in an order that every list keeps; undefined: there is none. */
function commonOrder(lists: readonly (readonly string[])[]): readonly string[] | undefined {
  const before = new Map<string, Set<string>>()
  for (const keys of lists) {
    for (const [index, key] of keys.entries()) {
      const previous = before.get(key) ?? new Set()
      before.set(key, previous)
      if (index > 0) previous.add(keys[index - 1] as string)
    }
  }
  const placed = new Set<string>()
  const open = new Set<string>()
  const place = (key: string): boolean => {
    if (placed.has(key)) return true
    if (open.has(key)) return false
    open.add(key)
    for (const previous of before.get(key) ?? []) if (!place(previous)) return false
    placed.add(key)
    return true
  }
  for (const key of before.keys()) if (!place(key)) return undefined
  return [...placed]
}

export function toColumns(values: readonly Json[]): Columns {
  if (values.length > 0 && values.every(isList))
    return ['a', values.map((list) => list.length), toColumns(values.flat(1))]
  if (values.length === 0 || !values.every(isObject)) return ['v', values]
  const names = values.map(Object.keys)
  const keys = commonOrder(names)
  const held = values.flatMap((value) => Object.values(value))
  if (keys === undefined || (keys.length >= MAP_KEYS && held.every(isObject))) {
    return ['m', names.map(({ length }) => length), toColumns(names.flat()), toColumns(held)]
  }
  const column = (key: string): readonly [1 | string, Columns] => {
    const having = values.filter((value) => Object.hasOwn(value, key))
    const which = having.length === values.length ? 1 : values.map((v) => Number(Object.hasOwn(v, key))).join('')
    return [which, toColumns(having.map((value) => value[key] as Json))]
  }
  return ['o', values.length, keys, keys.map(column)]
}

/** Cuts a list into pieces of these lengths. */
function cut<T>(list: readonly T[], lengths: readonly number[]): T[][] {
  let at = 0
  return lengths.map((length) => {
    at += length
    return list.slice(at - length, at)
  })
}

export function fromColumns(columns: Columns): Json[] {
  switch (columns[0]) {
    case 'v':
      return [...columns[1]]
    case 'a':
      return cut(fromColumns(columns[2]), columns[1])
    case 'm': {
      const [, sizes, keys, values] = columns
      const entries = fromColumns(values)
      const pairs = fromColumns(keys).map((key, index): [string, Json] => [String(key), entries[index] as Json])
      return cut(pairs, sizes).map((own) => Object.fromEntries(own))
    }
    case 'o': {
      const [, count, keys, held] = columns
      const objects: [string, Json][][] = Array.from({ length: count }, () => [])
      for (const [index, [which, column]] of held.entries()) {
        const values = fromColumns(column)
        const having = which === 1 ? objects : objects.filter((_, at) => which[at] === '1')
        for (const [at, object] of having.entries()) object.push([keys[index] as string, values[at] as Json])
      }
      return objects.map((entries) => Object.fromEntries(entries))
    }
  }
}
