/** The rows prices are made of, as read from files and as stored. Plain data. */

/**
 * How a figure came here: `source` from a publication or a stored copy of one, `derived` computed from such figures,
 * `unverified` from memory of the publication, rounded, or never held against it.
 */
export const BASES = ['source', 'derived', 'unverified'] as const
export type Basis = (typeof BASES)[number]

/** Whose price an ingredient has: a series of its own, or another product's. */
export const METHODS = ['direct', 'proxy'] as const
export type Method = (typeof METHODS)[number]

/** How a region came into a price. */
export type Regional = 'series' | 'overall' | 'none'

/** `data`: from the files of `data/prices`; `import`: from a statistics file that an operator imported. */
export type Origin = 'data' | 'import'

/** A product whose average price is published. */
export interface SeriesRow {
  /** code of the office */
  readonly source: string
  /** the office's own code of it, or ours where it has none */
  readonly series: string
  /** the office's own title */
  readonly title: string
  readonly titleEn: string
  /** what the price is for, as the office writes it: 'kg', 'per lb. (453.6 gm)', '10pcs' */
  readonly unit: string
  /** the food group whose price level index carries the price to other countries */
  readonly group: string | null
  /** the nearest HICP class (ECOICOP ver. 2) */
  readonly hicp: string | null
  /** prices swing with the harvest: a general food index would mislead */
  readonly seasonal: boolean
}

/** Classes of fresh fruit, vegetables and potatoes: a single month of them is a season, not a trend. */
const SEASONAL_CLASS = /^CP011(6[1-5]|7[1-5])/

/** Whether a single month of a series says little about the others. */
export const isSeasonal = (row: Pick<SeriesRow, 'hicp' | 'seasonal'>): boolean =>
  row.seasonal || (row.hicp !== null && SEASONAL_CLASS.test(row.hicp))

/** One published price. */
export interface FigureRow {
  /** code of the office */
  readonly source: string
  readonly series: string
  /** in the office's own code: a nation, a region of it, or a country */
  readonly area: string
  readonly period: string
  /** in whole units of the office's currency and their decimals, for the unit of the series */
  readonly price: number
  readonly basis: Basis
  /** stated half-width of its uncertainty as a share, where the source of the figure tells one */
  readonly error: number | null
  /** who published it; empty when nobody did */
  readonly publisher: string
  /** that is a statistical office, and not, for example, a consumers' association */
  readonly official: boolean
  readonly note: string
  readonly origin: Origin
}

/** Whether a statistical office published it, and it was checked. */
export const isOfficial = (figure: Pick<FigureRow, 'basis' | 'official'>): boolean =>
  figure.basis !== 'unverified' && figure.official

/** One published value of an index, or an exchange rate. */
export interface IndexRow {
  /** cpi: a nation's consumer prices; hicp: harmonised ones; pli: price levels of countries; rate: units of currency for one euro */
  readonly kind: 'cpi' | 'hicp' | 'pli' | 'rate'
  /** country (ISO) of consumer prices or of a rate; else the area in the office's own code */
  readonly area: string
  /** food, or an item's code; an HICP class; a food group; a currency */
  readonly code: string
  /** what the value is measured against: mom, ytd, yoy, decdec, or the base of an index */
  readonly measure: string
  readonly period: string
  readonly value: number
  readonly basis: Basis
  readonly error: number | null
  readonly note: string
  readonly origin: Origin
}

/** How dear a region is against its country. */
export interface RatioRow {
  readonly country: string
  readonly region: string
  /** of this series alone; empty: of food in general */
  readonly series: string
  readonly ratio: number
  readonly period: string
  readonly basis: Basis
  readonly error: number | null
  readonly note: string
  readonly origin: Origin
}

/** Which series prices an ingredient. Price of one recipe unit = figure × ratio / units. */
export interface MappingRow {
  /** code of the office */
  readonly source: string
  readonly ingredient: string
  readonly series: string
  /** recipe units (g, ml, pcs, as bought) in the unit that the series prices */
  readonly units: number
  /** price per recipe unit of the ingredient over that of the series' own product; 1 for the very product */
  readonly ratio: number
  /** direct: the series is that very product; proxy: a product of its group */
  readonly method: Method
  readonly note: string
}

export interface PriceRows {
  readonly series: readonly SeriesRow[]
  readonly figures: readonly FigureRow[]
  readonly indices: readonly IndexRow[]
  readonly ratios: readonly RatioRow[]
  readonly mapping: readonly MappingRow[]
}

/** The series of one office. @param source its code */
export const seriesOf = ({ series }: Pick<PriceRows, 'series'>, source: string): SeriesRow[] =>
  series.filter((row) => row.source === source)

export const figureKey = (row: FigureRow) => `${row.source} ${row.series} ${row.area} ${row.period}`
export const indexKey = (row: IndexRow) => `${row.kind} ${row.area} ${row.code} ${row.measure} ${row.period}`
export const ratioKey = (row: RatioRow) => `${row.country} ${row.region} ${row.series} ${row.period}`

/** One row for each key; where a file of `data/` and an import tell of the same thing, the import counts. */
export function current<Row extends { readonly origin: Origin }>(
  rows: readonly Row[],
  key: (row: Row) => string,
): Row[] {
  const byKey = new Map<string, Row>()
  for (const row of rows) if (row.origin === 'import' || !byKey.has(key(row))) byKey.set(key(row), row)
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
