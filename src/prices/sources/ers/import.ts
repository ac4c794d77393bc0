import {
  averagePrices,
  InvalidStatisticsFileError,
  notInUse,
  otherUnits,
  type ParsedFile,
} from '../../import/parsed-file.ts'
import { type FileFormat, textFormat } from '../../import/statistics-file.ts'
import { cellsOf, columnIn, priceIn } from '../../import/table.ts'
import { type FigureRow, type PriceRows, seriesOf } from '../../price-rows.ts'
import { importedFigure, type Survey } from '../survey.ts'

/** `Fruit-Prices-2022.csv` and `Vegetable-Prices-2022.csv`: the year stands in the name of the file alone. */
function readTable(file: string, text: string, inUse: PriceRows, survey: Survey): ParsedFile {
  const year = /(?:19|20)\d\d/.exec(file)?.[0]
  if (year === undefined)
    throw new InvalidStatisticsFileError(file, 'the name of the file', 'a year such as Fruit-Prices-2022.csv', file)
  const [header = [], ...rows] = cellsOf(file, text)
  const at = (name: string) => columnIn(file, header, name)
  const item = columnIn(file, header, 'Fruit or Vegetable', /^(fruit|vegetable)$/i)
  const [form, price, unit] = [at('Form'), at('RetailPrice'), at('RetailPriceUnit')]
  const ours = new Map(seriesOf(inUse, survey.code).map((row) => [plain(row.titleEn), row]))
  const leftOut = { items: new Set<string>(), units: new Set<string>() }
  const figures = rows.flatMap((row, index): FigureRow[] => {
    const name = `${row[item] ?? ''}, ${(row[form] ?? '').toLowerCase()}`
    const series = ours.get(plain(name))
    const value = priceIn(file, `line ${index + 2}`, row[price] ?? '')
    if (series === undefined) leftOut.items.add(name)
    else if (series.unit !== row[unit]?.trim()) leftOut.units.add(`${name} is priced ${row[unit]}, not ${series.unit}`)
    else if (value !== undefined)
      return [importedFigure(survey, { series: series.series, period: year, price: value }, file)]
    return []
  })
  const kind = `USDA fruit or vegetable prices of ${year}`
  const notes = [...notInUse(leftOut.items), ...otherUnits(leftOut.units)]
  // Fruit and vegetables are two files: in neither is the other's half missing.
  return averagePrices(file, { kind, figures, notes, expects: null, nation: survey.nation.country })
}

/** Editions differ in commas: 'Apricots, packed in juice', 'Apricots packed in juice'. */
const plain = (name: string): string => name.replaceAll(',', ' ').replace(/\s+/g, ' ').trim().toLowerCase()

export const ersFormats: readonly FileFormat<Survey>[] = [
  textFormat(
    (line) => /(^|,)(fruit|vegetable),form,retailprice,retailpriceunit/i.test(line.replaceAll('"', '')),
    readTable,
  ),
]
