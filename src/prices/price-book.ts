import type { Basis, Method } from './price-rows.ts'
import type { Seasons } from './season.ts'

/** Everything an estimate needs, chosen and adjusted to one period once per revision: frozen plain data. */
export interface PriceBook {
  /** names this state of the prices; equal rows give equal revisions */
  readonly revision: string
  /** code of the source that prices a country, by country (ISO) */
  readonly sources: Readonly<Record<string, string>>
  /** by source: the period figures are adjusted to, as far as an index tells how prices moved */
  readonly period: Readonly<Record<string, string>>
  /** by source and series */
  readonly series: Readonly<Record<string, Readonly<Record<string, SeriesPrice>>>>
  /** by source and ingredient id */
  readonly mapping: Readonly<Record<string, Readonly<Record<string, Mapping>>>>
  /** by country and region code */
  readonly regions: Readonly<Record<string, Readonly<Record<string, RegionRatios>>>>
  /** by country (ISO) and food group */
  readonly levels: PriceLevels
  /** by country (ISO) */
  readonly rates: Readonly<Record<string, Rate>>
  /** by country (ISO) and ingredient id: what offices of the country published for it */
  readonly own: OwnPrices
  /** by series of European reference prices: the ingredient that is its very product */
  readonly products: Readonly<Record<string, string>>
  readonly bands: Bands
  readonly seasons: Seasons
  /** by country (ISO): who published the official figures of it, names or codes of offices, sorted */
  readonly publishers: Readonly<Record<string, readonly string[]>>
}

/** A published figure of a country as the price of one recipe unit of an ingredient. */
export interface OwnPrice {
  /** code of the office */
  readonly source: string
  readonly series: string
  /** in whole units of the country's currency for one recipe unit, adjusted to the common period, the mean of a year */
  readonly unitPrice: number
  readonly method: Mapping['method']
  readonly figure: SeriesPrice
}
export type OwnPrices = Readonly<Record<string, Readonly<Record<string, OwnPrice>>>>

/**
 * Half-widths of bands as shares, by what a price rests on: `BAND_SHARE` of the official figures that were left out of the
 * computation lie inside. `carried` by how many countries have a figure: one, two, three or more.
 */
export interface Bands {
  readonly carried: readonly [one: number, two: number, more: number]
  /** a figure from memory, or of no office, for the very product */
  readonly unverified: number
  /** another product's price and a stated ratio */
  readonly proxy: number
}

/** The chosen figure of a series and how it is adjusted to the common period. */
export interface SeriesPrice {
  readonly title: string
  readonly titleEn: string
  readonly unit: string
  readonly group: string | null
  readonly price: number
  readonly area: string
  readonly period: string
  readonly basis: Basis
  /** published by a statistical office */
  readonly official: boolean
  readonly publisher: string
  readonly error: number
  /** what `price` is multiplied by to adjust it to `adjustedTo` */
  readonly update: number
  readonly adjustedTo: string
  /** the index it is adjusted by: 'cpi 111', 'cpi food', or one of its source; null when it stays as published */
  readonly index: string | null
  /** added uncertainty of time: an index wider than the product, or years that no index covers */
  readonly timeError: number
  /** lowest and highest published price of the year up to the figure, over the figure */
  readonly spread: readonly [number, number]
}

export interface Mapping {
  readonly series: string
  readonly units: number
  readonly ratio: number
  readonly method: Method
}

export interface Ratio {
  readonly ratio: number
  readonly period: string
  readonly basis: Basis
  readonly error: number
}

export interface RegionRatios {
  readonly overall: Ratio | null
  readonly series: Readonly<Record<string, Ratio>>
}

/** Price level of a food group, 1 in the area the index is based on, carried from its year to a later period. */
export interface PriceLevel {
  readonly level: number
  readonly year: string
  readonly carriedTo: string
  readonly basis: Basis
  readonly error: number
}

/** by country (ISO) or area, and food group */
export type PriceLevels = Readonly<Record<string, Readonly<Record<string, PriceLevel>>>>

/** Units of a country's currency for one euro. */
export interface Rate {
  readonly currency: string
  readonly perEuro: number
  readonly period: string
  readonly basis: Basis
  readonly error: number
}

/** Nothing prices this ingredient, country or region. */
export class UnpricedError extends Error {
  override readonly name = 'UnpricedError'
}
