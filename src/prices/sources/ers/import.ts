import { InvalidStatisticsFileError, type ParsedFile, some } from '../../import/parsed-file.ts'
import { type FileFormat, textFormat } from '../../import/statistics-file.ts'
import { cellsOf, priceIn } from '../../import/table.ts'
import type { FigureRow, PriceRows } from '../../price-rows.ts'
import { importedFigure } from '../survey.ts'
import { ERS } from './office.ts'

/** `Fruit-Prices-2022.csv` and `Vegetable-Prices-2022.csv`: the year stands in the name of the file alone. */
function readTable(file: string, text: string, inUse: PriceRows): ParsedFile {
  const year = /(?:19|20)\d\d/.exec(file)?.[0]
  if (year === undefined)
    throw new InvalidStatisticsFileError(file, 'the name of the file', 'a year such as Fruit-Prices-2022.csv', file)
  const [header = [], ...rows] = cellsOf(file, text)
  const at = (pattern: RegExp) => header.findIndex((name) => pattern.test(name))
  const [item, form, price, unit] = [
    at(/^(fruit|vegetable)$/i),
    at(/^form$/i),
    at(/^retailprice$/i),
    at(/^retailpriceunit$/i),
  ]
  const ours = new Map(
    inUse.series.filter((row) => row.source === ERS.code).map((row) => [plain(row.titleEn), row] as const),
  )
  const leftOut = { items: new Set<string>(), units: new Set<string>() }
  const figures = rows.flatMap((row, index): FigureRow[] => {
    const name = `${row[item] ?? ''}, ${(row[form] ?? '').toLowerCase()}`
    const series = ours.get(plain(name))
    const value = priceIn(file, `line ${index + 2}`, row[price] ?? '')
    if (series === undefined) leftOut.items.add(name)
    else if (series.unit !== row[unit]?.trim()) leftOut.units.add(`${name} is priced ${row[unit]}, not ${series.unit}`)
    else if (value !== undefined)
      return [importedFigure(ERS, { series: series.series, period: year, price: value }, file)]
    return []
  })
  const notes = [
    ...(leftOut.items.size > 0 ? [`${leftOut.items.size} items not in use left out: ${some(leftOut.items)}`] : []),
    ...[...leftOut.units].map((text) => `left out, another unit: ${text}`),
  ]
  if (figures.length === 0)
    throw new InvalidStatisticsFileError(file, 'the file', 'a price of an item in use', notes.join('; '))
  // Fruit and vegetables are two files: in neither is the other's half missing.
  return { kind: `USDA fruit or vegetable prices of ${year}`, figures, indices: [], notes, expects: null }
}

/** Editions differ in commas: 'Apricots, packed in juice', 'Apricots packed in juice'. */
const plain = (name: string): string => name.replaceAll(',', ' ').replace(/\s+/g, ' ').trim().toLowerCase()

export const ersFormats: readonly FileFormat[] = [
  textFormat(
    (line) => /(^|,)(fruit|vegetable),form,retailprice,retailpriceunit/i.test(line.replaceAll('"', '')),
    readTable,
  ),
]
