import { label, labelled } from '../../src/i18n/message.ts'
import type { PageContext, Params } from '../page.ts'
import { countryOf } from '../place.ts'

/** Filters of the page that take several values, by the labels that name all of these. */
const SEVERAL = {
  part: 'part',
  cuisine: 'cuisine',
  tag: 'tag',
  allergens: 'allergen',
  excludeTags: 'excludeTag',
} as const
export type Several = keyof typeof SEVERAL

/** Filters of the page that take one value. */
const ONE = ['slot', 'maxTime', 'maxCost', 'season'] as const
export type One = (typeof ONE)[number]

export const FILTERS: readonly (Several | One)[] = [...ONE, 'part', 'cuisine', 'tag', 'allergens', 'excludeTags']

/** Names of the page's query. */
export const FIELDS = ['q', ...FILTERS, 'sort', 'country', 'page'] as const

const ORDERS = ['familiar', 'title', 'cost', 'time', 'kcal', 'fit'] as const
export type Order = (typeof ORDERS)[number]

/** GraphQL's names have no hyphens. */
const enumName = (value: string): string => value.replaceAll('-', '_')

/** The values of a filter that are asked for; what is none of them is passed over. */
export function valuesOf(name: Several | One, query: Params): string[] {
  const given = (query[name] ?? '').split(',').filter(Boolean)
  if (name in SEVERAL) return given.filter((value) => labelled(SEVERAL[name as Several]).includes(value))
  const [value = ''] = given
  if (name === 'slot') return labelled('slot').filter((slot) => slot === value)
  const number = Number(value)
  const fits = /^\d{1,9}(\.\d{1,3})?$/.test(value) && (name === 'maxCost' || Number.isInteger(number))
  const [least, most] = name === 'season' ? [1, 12] : [0, name === 'maxTime' ? 2880 : 1e9]
  return fits && number >= least && number <= most ? [String(number)] : []
}

/** The filter of the API that an address asks for. A price is one of the country's currency. */
export function filterOf(query: Params, context: Pick<PageContext, 'guess'>): Record<string, unknown> {
  const several = (Object.keys(SEVERAL) as Several[]).map(
    (name) => [name, valuesOf(name, query).map(enumName)] as const,
  )
  const [slot] = valuesOf('slot', query)
  const number = (name: One) => valuesOf(name, query).map(Number)[0]
  return {
    ...Object.fromEntries(several.filter(([, values]) => values.length > 0)),
    slot,
    maxTime: number('maxTime'),
    season: number('season'),
    maxCost: countryOf(query, context) ? number('maxCost') : undefined,
  }
}

/** Orders that can be chosen: the best match needs words, what is familiar a country. */
export const ordersOf = (query: Params, context: Pick<PageContext, 'guess'>): Order[] =>
  ORDERS.filter((order) => {
    if (order === 'fit') return Boolean(query.q)
    return !['familiar', 'cost'].includes(order) || Boolean(countryOf(query, context))
  })

/** The order that is shown: the one asked for; else the best match, or what is familiar, or by name. */
export function orderOf(query: Params, context: Pick<PageContext, 'guess'>): Order {
  const offered = ordersOf(query, context)
  const usual = query.q ? 'fit' : 'familiar'
  return offered.find((order) => order === query.sort) ?? offered.find((order) => order === usual) ?? 'title'
}

/** The address without a value of a filter, or all of them, and from its first page. */
export function without(query: Params, name: string, value?: string): Params {
  const { page: _page, ...rest } = query
  const left = (query[name] ?? '').split(',').filter((one) => value !== undefined && one !== value)
  return { ...rest, [name]: left.join(',') }
}

/** What a value of a filter is called where no facet says it. */
export const nameOf = (lang: PageContext['lang'], name: Several, value: string): string =>
  label(lang, SEVERAL[name], value)
