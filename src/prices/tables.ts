import { createHash } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { announceRevision } from '../catalogue/content-revision.ts'
import { select } from '../catalogue/select.ts'
import { buildPriceBook } from './build-price-book.ts'
import { Country } from './country.ts'
import type { PriceBook } from './price-book.ts'
import type { Basis, IndexRow, MappingRow, Origin, PriceRows } from './price-rows.ts'
import { countrySources, type SourceCode } from './sources/index.ts'

const basis = () => p.string().$type<Basis>()

/** A product whose average price is published. */
export const PriceSeries = defineEntity({
  name: 'PriceSeries',
  properties: {
    source: p.string().primary(),
    series: p.string().primary(),
    title: p.string(),
    titleEn: p.string(),
    unit: p.string(),
    group: p.string().nullable(),
    hicp: p.string().nullable(),
    seasonal: p.boolean(),
  },
})

/** One published price of a series, in an area, for a period. */
export const PriceFigure = defineEntity({
  name: 'PriceFigure',
  properties: {
    origin: p.string().$type<Origin>().primary(),
    source: p.string().primary(),
    series: p.string().primary(),
    area: p.string().primary(),
    period: p.string().primary(),
    /** major units of the source's currency */
    price: p.double().$type<number>(),
    basis: basis(),
    error: p.double().$type<number>().nullable(),
    publisher: p.string(),
    /** published by a statistical office */
    official: p.boolean().default(true),
    note: p.text(),
  },
})

/** One value of a price index, or an exchange rate. */
export const PriceIndex = defineEntity({
  name: 'PriceIndex',
  properties: {
    origin: p.string().$type<Origin>().primary(),
    kind: p.string().$type<IndexRow['kind']>().primary(),
    area: p.string().primary(),
    code: p.string().primary(),
    measure: p.string().primary(),
    period: p.string().primary(),
    value: p.double().$type<number>(),
    basis: basis(),
    error: p.double().$type<number>().nullable(),
    note: p.text(),
  },
})

/** How dear a region is against its country, for one series or (empty) for food in general. */
export const PriceRatio = defineEntity({
  name: 'PriceRatio',
  properties: {
    origin: p.string().$type<Origin>().primary(),
    country: p.string().primary(),
    region: p.string().primary(),
    series: p.string().primary(),
    period: p.string().primary(),
    ratio: p.double().$type<number>(),
    basis: basis(),
    error: p.double().$type<number>().nullable(),
    note: p.text(),
  },
})

/** Which series prices an ingredient. */
export const PriceMapping = defineEntity({
  name: 'PriceMapping',
  properties: {
    source: p.string().primary(),
    ingredient: p.string().primary(),
    series: p.string(),
    units: p.double().$type<number>(),
    ratio: p.double().$type<number>(),
    method: p.string().$type<MappingRow['method']>(),
    note: p.text(),
  },
})

/** One state of the prices. The newest number is the one in use. */
export const PriceRevision = defineEntity({
  name: 'PriceRevision',
  properties: {
    number: p.integer().primary().autoincrement(),
    /** SHA-256 over all price rows, hexadecimal: equal prices are the same revision on every machine */
    hash: p.string().length(64),
    origin: p.string().$type<Origin>(),
    /** names of the imported files; empty for the files of `data/` */
    files: p.json<string[]>(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

export const priceEntities = [PriceSeries, PriceFigure, PriceIndex, PriceRatio, PriceMapping, PriceRevision]

/**
 * Replaces everything that came from `data/` by these rows; what was imported stays. Runs in the caller's transaction,
 * with one statement to clear and one to fill each table. Unchanged rows make no new revision.
 */
export async function savePriceBook(em: SqlEntityManager, rows: PriceRows): Promise<void> {
  const imported = onlyOrigin(await loadPriceRows(em), 'import')
  await em.nativeDelete(PriceSeries, {})
  await em.nativeDelete(PriceMapping, {})
  await em.nativeDelete(PriceFigure, { origin: 'data' })
  await em.nativeDelete(PriceIndex, { origin: 'data' })
  await em.nativeDelete(PriceRatio, { origin: 'data' })
  await em.insertMany(PriceSeries, [...rows.series])
  await em.insertMany(PriceMapping, [...rows.mapping])
  await insertDated(em, rows)
  await addRevision(em, merge(rows, imported), 'data', [])
}

/** Adds imported rows; a figure of the same series, area and period as an earlier import replaces it. */
export async function saveImport(
  em: SqlEntityManager,
  rows: Pick<PriceRows, 'figures' | 'indices' | 'ratios'>,
  files: readonly string[],
): Promise<void> {
  for (const some of chunks(rows.figures)) await em.upsertMany(PriceFigure, some)
  for (const some of chunks(rows.indices)) await em.upsertMany(PriceIndex, some)
  for (const some of chunks(rows.ratios)) await em.upsertMany(PriceRatio, some)
  em.clear()
  await addRevision(em, await loadPriceRows(em), 'import', files)
}

/** A regional workbook brings some twenty thousand rows, too many for one statement. */
const CHUNK = 1000
const chunks = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => rows.slice(index * CHUNK, (index + 1) * CHUNK))

/** All price rows as stored: one statement per table. */
export async function loadPriceRows(em: SqlEntityManager): Promise<PriceRows> {
  return {
    series: await select(em, PriceSeries, [
      'source',
      'series',
      'title',
      'titleEn',
      'unit',
      'group',
      'hicp',
      'seasonal',
    ]),
    figures: await select(em, PriceFigure, [
      'origin',
      'source',
      'series',
      'area',
      'period',
      'price',
      'basis',
      'error',
      'publisher',
      'official',
      'note',
    ]),
    indices: await select(em, PriceIndex, [
      'origin',
      'kind',
      'area',
      'code',
      'measure',
      'period',
      'value',
      'basis',
      'error',
      'note',
    ]),
    ratios: await select(em, PriceRatio, [
      'origin',
      'country',
      'region',
      'series',
      'period',
      'ratio',
      'basis',
      'error',
      'note',
    ]),
    mapping: await select(em, PriceMapping, ['source', 'ingredient', 'series', 'units', 'ratio', 'method', 'note']),
  }
}

/** By country the code of the source that prices it. @throws UnknownSourceError */
export const loadCountrySources = async (em: SqlEntityManager): Promise<Record<string, SourceCode>> =>
  countrySources(await select(em, Country, ['code', 'source']))

/**
 * The prices in use.
 * @param known a price book of the same content files, which is returned when its prices are still in use
 * @throws UnknownSourceError
 */
export async function loadPriceBook(em: SqlEntityManager, known?: PriceBook): Promise<PriceBook> {
  const [revision] = await select(em, PriceRevision, ['hash'], 'order by number desc limit 1')
  const hash = revision?.hash ?? ''
  if (known?.revision === hash) return known
  return buildPriceBook(await loadPriceRows(em), await loadCountrySources(em), hash)
}

/** SHA-256 over the rows in a fixed order, whatever order they were read in. */
export function revisionOf(rows: PriceRows): string {
  const lines = [rows.series, rows.figures, rows.indices, rows.ratios, rows.mapping]
    .flatMap((table) => table.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))))
    .sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** Names the rows as the newest revision and tells every instance, in the caller's transaction. */
async function addRevision(
  em: SqlEntityManager,
  rows: PriceRows,
  origin: Origin,
  files: readonly string[],
): Promise<void> {
  const hash = revisionOf(rows)
  const [latest] = await select(em, PriceRevision, ['hash'], 'order by number desc limit 1')
  if (latest?.hash === hash) return
  await em.insert(PriceRevision, { hash, origin, files: [...files] })
  await announceRevision(em)
}

async function insertDated(
  em: SqlEntityManager,
  rows: Pick<PriceRows, 'figures' | 'indices' | 'ratios'>,
): Promise<void> {
  await em.insertMany(PriceFigure, [...rows.figures])
  await em.insertMany(PriceIndex, [...rows.indices])
  await em.insertMany(PriceRatio, [...rows.ratios])
}

const onlyOrigin = (rows: PriceRows, origin: Origin): PriceRows => ({
  ...rows,
  figures: rows.figures.filter((row) => row.origin === origin),
  indices: rows.indices.filter((row) => row.origin === origin),
  ratios: rows.ratios.filter((row) => row.origin === origin),
})

const merge = (data: PriceRows, imported: PriceRows): PriceRows => ({
  ...data,
  figures: [...data.figures, ...imported.figures],
  indices: [...data.indices, ...imported.indices],
  ratios: [...data.ratios, ...imported.ratios],
})
