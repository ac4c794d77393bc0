import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import { allowed } from '../src/i18n/allowed.ts'

/** How many objects a page has when nobody says how many, and at most. */
export interface PageLimit {
  readonly default: number
  readonly max: number
}
/** Of a list at the root. */
export const PAGE_LIMIT: PageLimit = { default: 50, max: 200 }
/** Of a list inside an object: such lists multiply. */
export const NESTED_LIMIT: PageLimit = { default: 10, max: 50 }

export interface PageArgs {
  readonly first?: number | null | undefined
  readonly last?: number | null | undefined
  readonly after?: string | null | undefined
  readonly before?: string | null | undefined
  /** objects to skip: a page by its number */
  readonly offset?: number | null | undefined
}

/** A part of a list, as Relay's connections have it. */
export interface Page<Item> {
  readonly totalCount: number
  /** objects of the list before those of this page */
  readonly offset: number
  /** the most objects that such a page has */
  readonly size: number
  readonly edges: { readonly node: Item; readonly cursor: string }[]
  readonly pageInfo: {
    readonly hasPreviousPage: boolean
    readonly hasNextPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
}

/** For the cost of a query: the most objects that an asked number of them brings, whatever number that is. */
export const within = (asked: number | null | undefined, limit: PageLimit): number =>
  Math.min(limit.max, Math.max(0, asked ?? limit.default))

const PREFIX = 'id:'
const cursorOf = (id: string): string => Buffer.from(PREFIX + id).toString('base64')

function checkSize(field: 'first' | 'last', size: number | null | undefined, { max }: PageLimit): void {
  if (size == null || (size >= 0 && size <= max)) return
  throw new InvalidFieldError(field, size, allowed('fromTo', { from: 0, to: max }))
}

/** A place in the list is said in one way: by a cursor, or by a number from the start. */
function checkOffset({ offset, last, after, before }: PageArgs): void {
  if (offset == null) return
  if (offset < 0) throw new InvalidFieldError('offset', offset, allowed('from', { from: 0 }))
  for (const [field, value] of Object.entries({ last, after, before }))
    if (value != null) throw new InvalidFieldError(field, value, allowed('alone', { field: 'offset' }))
}

/**
 * A page of a list by the rules of Relay's cursor connections. A cursor stands for the object, not for its number, so
 * it keeps its place when others come or go.
 * @param order whether an object of the list stands after the place of one that is gone; 'id': the list is sorted by ids;
 *   'rank': what is gone has no place
 * @throws InvalidFieldError when `first` or `last` is too large, both are given, a cursor is none of this list, or one is
 *   given beside `offset`
 */
export function pageOf<Item>(
  list: readonly Item[],
  idOf: (item: Item) => string,
  order: 'id' | 'rank' | ((item: Item, gone: string) => boolean),
  args: PageArgs,
  limit: PageLimit,
): Page<Item> {
  checkSize('first', args.first, limit)
  checkSize('last', args.last, limit)
  if (args.first != null && args.last != null)
    throw new InvalidFieldError('last', args.last, allowed('alone', { field: 'first' }))
  checkOffset(args)

  /** Index of the object, or of the one that follows its place. */
  const placeOf = (field: 'after' | 'before', cursor: string) => {
    const decoded = Buffer.from(cursor, 'base64').toString()
    const id = decoded.slice(PREFIX.length)
    const exact = list.findIndex((item) => idOf(item) === id)
    if (!decoded.startsWith(PREFIX) || (exact < 0 && order === 'rank')) {
      throw new InvalidFieldError(field, cursor, allowed('cursor'))
    }
    if (exact >= 0) return { index: exact, exact: true }
    const next = list.findIndex((item) => (typeof order === 'function' ? order(item, id) : idOf(item) > id))
    return { index: next < 0 ? list.length : next, exact: false }
  }
  const after = args.after == null ? undefined : placeOf('after', args.after)
  const before = args.before == null ? undefined : placeOf('before', args.before)
  const from = after ? after.index + (after.exact ? 1 : 0) : (args.offset ?? 0)
  const to = Math.max(from, before ? before.index : list.length)
  const start = args.last == null ? from : Math.max(from, to - args.last)
  const end = args.last == null ? Math.min(to, from + (args.first ?? limit.default)) : to

  const edges = list.slice(start, end).map((node) => ({ node, cursor: cursorOf(idOf(node)) }))
  return {
    totalCount: list.length,
    offset: start,
    size: args.last ?? args.first ?? limit.default,
    edges,
    pageInfo: {
      hasPreviousPage: start > 0,
      hasNextPage: end < list.length,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
