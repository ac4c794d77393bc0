import type { z } from 'zod'
import type { Adjustment } from '../adjustment.ts'
import type { FileFormat } from '../import/statistics-file.ts'
import type { PriceBook, PriceLevels, SeriesPrice } from '../price-book.ts'
import type { FigureRow, IndexRow, PriceRows, Regional, SeriesRow } from '../price-rows.ts'

/** The files of `data/prices`. Mistakes are gathered by the reader, so rows that hold some are left out. */
export interface DataFiles {
  read<T>(file: string, schema: z.ZodType<T>): T[]
}

/** An office whose published statistics are read: average prices, price indices or exchange rates. */
export interface StatisticsOffice {
  /** names it in rows and messages; also the name of its folder */
  readonly code: string
  /** the files it publishes that can be imported, for messages, with its article */
  readonly publishes: string
  /** its part of `data/prices` */
  rows(files: DataFiles): Partial<PriceRows>
  /** readers of the files it publishes, loaded when something is imported */
  formats(): Promise<readonly FileFormat[]>
}

/** An office with prices that estimates start from. `data/countries.csv` names one for each country. */
export interface PriceSource<Code extends string = string> extends StatisticsOffice {
  readonly code: Code
  /** the country its figures are of, and the code of the whole country in them; null for figures of many countries */
  readonly nation: { readonly country: string; readonly area: string } | null
  /** @param figures of this source alone */
  prepare(figures: readonly FigureRow[], indices: readonly IndexRow[]): Prepared
  /**
   * How a figure of the country becomes a price of the country or of a region.
   * @throws UnpricedError where it has none
   */
  localise(book: PriceBook, figure: LocalFigure, scope: LocalScope): LocalPrice
}

/** What a source makes of its rows once per revision. */
export interface Prepared {
  /** the common period its figures are adjusted to */
  readonly period: string
  /** price levels of countries, of a source whose figures are carried from one country to another */
  readonly levels?: PriceLevels
  /** the area that those levels are measured against: its own prices stand beside the figures of countries */
  readonly base?: string
  readonly adjust: (series: SeriesRow, figure: FigureRow) => Adjustment
}

export interface LocalFigure {
  readonly series: string
  readonly figure: SeriesPrice
}

/** A country (ISO), and a region code or '' for the whole country. */
export interface LocalScope {
  readonly country: string
  readonly region: string
}

export interface LocalPrice {
  /** the adjusted figure × factor is the price in the country's currency */
  readonly factor: number
  /** how the region came in: by this series' own ratio there, by food in general, or not at all */
  readonly regional: Regional
  /** half-widths of the uncertainty of what was used, as shares */
  readonly errors: readonly number[]
}
