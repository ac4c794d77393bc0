import {
  averagePrices,
  InvalidStatisticsFileError,
  otherUnits,
  type ParsedFile,
  some,
} from '../../import/parsed-file.ts'
import { archiveFormat, type FileFormat, textFormat } from '../../import/statistics-file.ts'
import { cellsOf, columnIn, priceIn } from '../../import/table.ts'
import type { ArchivedFile } from '../../import/zip.ts'
import { type FigureRow, type PriceRows, type SeriesRow, seriesOf } from '../../price-rows.ts'
import { importedFigure, type Survey } from '../survey.ts'

// ONSdigital/cpi-items-actions: avgprice.csv has a row for each item's number and a column for each month, metadata.csv the
// items' names and sizes. Numbers changed in 2026, so items are known by their names; the archive holds both files.

const PRICES = /(^|\/)avgprice\.csv$/
const NAMES = /(^|\/)metadata\.csv$/
const MONTH = /^(\d{4}-\d\d)-01$/

function readArchive(file: string, files: readonly ArchivedFile[], inUse: PriceRows, survey: Survey): ParsedFile {
  const of = (name: RegExp) => files.find((one) => name.test(one.name))?.text() ?? ''
  const ours = new Map(seriesOf(inUse, survey.code).map((row) => [row.title, row]))
  const { items, notes } = seriesByNumber(`${file}: metadata.csv`, of(NAMES), ours)
  const place = `${file}: avgprice.csv`
  const [header = [], ...rows] = cellsOf(place, of(PRICES))
  const figures = rows.flatMap((row, index) => {
    const series = items.get(row[0] ?? '')
    return series === undefined
      ? []
      : header.slice(1).flatMap((month, column): FigureRow[] => {
          const period = MONTH.exec(month)?.[1]
          if (period === undefined)
            throw new InvalidStatisticsFileError(place, 'line 1', 'months such as 2026-07-01', month)
          const price = priceIn(place, `line ${index + 2}, ${month}`, row[column + 1] ?? '')
          return price === undefined ? [] : [importedFigure(survey, { series, period, price }, file)]
        })
  })
  const kind = 'ONS average prices of the United Kingdom'
  return averagePrices(file, { kind, figures, notes, expects: survey.code, nation: survey.nation.country })
}

/** Our series by the office's number, and what the list of items tells besides. */
function seriesByNumber(
  file: string,
  text: string,
  ours: ReadonlyMap<string, SeriesRow>,
): { readonly items: Map<string, string>; readonly notes: string[] } {
  const [header = [], ...rows] = cellsOf(file, text)
  const at = (name: string) => columnIn(file, header, name)
  const [number, name, size] = [at('ITEM_ID'), at('ITEM_DESC'), at('WEIGHT\\SIZE')]
  const items = new Map<string, string>()
  const units: string[] = []
  for (const row of rows) {
    const series = ours.get(row[name] ?? '')
    const unit = row[size]?.trim() ?? ''
    if (series === undefined) continue
    if (series.unit === unit) items.set(row[number] ?? '', series.series)
    else units.push(`${series.title} is priced for ${unit || 'nothing'}, not ${series.unit}`)
  }
  const found = new Set(items.values())
  const absent = [...ours.values()].filter((row) => !found.has(row.series)).map((row) => row.title)
  return {
    items,
    notes: [...otherUnits(units), ...(absent.length > 0 ? [`not among the items: ${some(absent)}`] : [])],
  }
}

/** Prices alone have no names. */
function refusePrices(file: string): never {
  throw new InvalidStatisticsFileError(
    file,
    'the file',
    'an archive (.zip) with avgprice.csv and metadata.csv',
    'one of the two',
  )
}

export const onsFormats: readonly FileFormat<Survey>[] = [
  archiveFormat(
    (names) => names.some((name) => PRICES.test(name)) && names.some((name) => NAMES.test(name)),
    readArchive,
  ),
  textFormat((line) => /^ITEM_ID,(\d{4}-\d\d-01,|ITEM_START,)/.test(line.replaceAll('"', '')), refusePrices),
]
