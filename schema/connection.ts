import { decodeBase64, encodeBase64 } from '@pothos/core'
import { BadField } from '../src/plans/refusals.ts'

/** How many objects a page of a list has, whichever way it is asked for. */
export const PAGE_LIMIT = { default: 50, max: 200 } as const

export interface ConnectionArgs {
  readonly first?: number | null | undefined
  readonly last?: number | null | undefined
  readonly after?: string | null | undefined
  readonly before?: string | null | undefined
}

/** For the cost of a query: objects it asks for. */
export const pageSize = ({ first, last }: ConnectionArgs): number => first ?? last ?? PAGE_LIMIT.default

const PREFIX = 'id:'

function checkSize(field: 'first' | 'last', size: number | null | undefined): void {
  if (size == null || (size >= 0 && size <= PAGE_LIMIT.max)) return
  throw new BadField(field, size, `a whole number from 0 to ${PAGE_LIMIT.max}`)
}

/**
 * A page of a list by the rules of Relay's cursor connections. A cursor stands for the object, not for its number, so
 * it keeps its place when others come or go.
 * @param order by which the list is sorted: by id, an object that is gone still has its place; by rank it has none
 * @throws BadField when `first` or `last` is too large, both are given, or a cursor is none of this list
 */
export function connection<Item>(
  list: readonly Item[],
  idOf: (item: Item) => string,
  order: 'id' | 'rank',
  args: ConnectionArgs,
) {
  checkSize('first', args.first)
  checkSize('last', args.last)
  if (args.first != null && args.last != null) throw new BadField('last', args.last, 'nothing beside first')

  /** Index of the object, or of the one that follows its place. */
  const placeOf = (field: 'after' | 'before', cursor: string) => {
    const decoded = decodeBase64(cursor)
    const id = decoded.slice(PREFIX.length)
    const exact = list.findIndex((item) => idOf(item) === id)
    if (!decoded.startsWith(PREFIX) || (exact < 0 && order === 'rank')) {
      throw new BadField(field, cursor, 'a cursor of this list')
    }
    if (exact >= 0) return { index: exact, exact: true }
    const next = list.findIndex((item) => idOf(item) > id)
    return { index: next < 0 ? list.length : next, exact: false }
  }
  const after = args.after == null ? undefined : placeOf('after', args.after)
  const before = args.before == null ? undefined : placeOf('before', args.before)
  const from = after ? after.index + (after.exact ? 1 : 0) : 0
  const to = Math.max(from, before ? before.index : list.length)
  const start = args.last == null ? from : Math.max(from, to - args.last)
  const end = args.last == null ? Math.min(to, from + pageSize(args)) : to

  const edges = list.slice(start, end).map((node) => ({ node, cursor: encodeBase64(PREFIX + idOf(node)) }))
  return {
    totalCount: list.length,
    edges,
    pageInfo: {
      hasPreviousPage: start > 0,
      hasNextPage: end < list.length,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
