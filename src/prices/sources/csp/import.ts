import { readCube } from '../../import/json-stat.ts'
import {
  averagePrices,
  InvalidStatisticsFileError,
  notInUse,
  otherUnits,
  type ParsedFile,
  some,
} from '../../import/parsed-file.ts'
import { type FileFormat, jsonFormat, textFormat } from '../../import/statistics-file.ts'
import { cellsOf, priceIn } from '../../import/table.ts'
import { type FigureRow, type PriceRows, seriesOf } from '../../price-rows.ts'
import { importedFigure, type Survey } from '../survey.ts'

// Table PCC010m as the office's PxWeb interface writes it in English. Codes of goods changed in 2026, so goods are
// known by their names, which say what is priced: "Pasta, 500 g".

const GOODS = 'Goods and services'
const MONTH = /^(\d{4})M(\d\d)$/

interface Cell {
  /** as the table names it: 'Pasta, 500 g' */
  readonly item: string
  /** as the table writes it: 2026M08 */
  readonly month: string
  readonly price: number
}

/** Months across, goods down. */
function readCsv(file: string, text: string, inUse: PriceRows, survey: Survey): ParsedFile {
  const [header = [], ...rows] = cellsOf(file, text)
  const cells = rows.flatMap((row, index) =>
    header.slice(1).flatMap((month, column): Cell[] => {
      if (!MONTH.test(month.trim()))
        throw new InvalidStatisticsFileError(file, 'line 1', 'months such as 2026M08', month)
      const price = priceIn(file, `line ${index + 2}, ${month}`, row[column + 1] ?? '')
      return price === undefined ? [] : [{ item: row[0] ?? '', month: month.trim(), price }]
    }),
  )
  return parsed(file, cells, inUse, survey)
}

/** JSON-stat 2.0 with the words of its codes. */
function readJson(file: string, json: unknown, inUse: PriceRows, survey: Survey): ParsedFile {
  const { id, values, label } = readCube(file, json)
  const [first] = values
  const time = id.find((name) => MONTH.test(first?.dims[name] ?? ''))
  const goods = id.find((name) => name !== time && PACK.test(label(name, first?.dims[name] ?? '')))
  if (time === undefined || goods === undefined)
    throw new InvalidStatisticsFileError(
      file,
      'dimension',
      'one of months such as 2026M08 and one of goods such as Pasta, 500 g',
      id.join(', '),
    )
  const cells = values.flatMap(({ dims, place, value }): Cell[] => {
    const price = priceIn(file, place, String(value))
    return price === undefined ? [] : [{ item: label(goods, dims[goods] ?? ''), month: dims[time] ?? '', price }]
  })
  return parsed(file, cells, inUse, survey)
}

/** The end of a name: what the price is for. */
const PACK = /,\s*(\d*(?:\.\d+)?)\s*(kg|g|l|ml|pcs|piece)\s*$/i

/** 'Rye-wheat bread, 1kg' → 'rye-wheat bread' for '1 kg' */
function named(item: string): { readonly name: string; readonly unit: string } | undefined {
  const pack = PACK.exec(item)
  if (pack === null) return undefined
  const name = item.slice(0, pack.index).trim().replace(/\s+/g, ' ').toLowerCase()
  return { name, unit: `${pack[1] || 1} ${pack[2]?.toLowerCase()}` }
}

function parsed(file: string, cells: readonly Cell[], inUse: PriceRows, survey: Survey): ParsedFile {
  const ours = new Map(seriesOf(inUse, survey.code).map((row) => [row.titleEn.toLowerCase(), row]))
  const leftOut = { unread: new Set<string>(), unknown: new Set<string>(), units: new Set<string>() }
  const figures = cells.flatMap(({ item, month, price }): FigureRow[] => {
    const said = named(item)
    const series = ours.get(said?.name ?? '')
    if (said === undefined) leftOut.unread.add(item)
    else if (series === undefined) leftOut.unknown.add(said.name)
    else if (series.unit !== said.unit) leftOut.units.add(`${item} is not priced for ${series.unit}`)
    else return [importedFigure(survey, { series: series.series, period: month.replace('M', '-'), price }, file)]
    return []
  })
  const notes = [
    ...(leftOut.unread.size > 0 ? [`not read, no pack at the end of the name: ${some(leftOut.unread)}`] : []),
    ...notInUse(leftOut.unknown),
    ...otherUnits(leftOut.units),
  ]
  const kind = 'CSP average prices of Latvia (PCC010m)'
  return averagePrices(file, { kind, figures, notes, expects: survey.code, nation: survey.nation.country })
}

const isTable = (json: object): boolean =>
  'dimension' in json && 'source' in json && /latvia|centrālā statistikas pārvalde/i.test(String(json.source))

export const cspFormats: readonly FileFormat<Survey>[] = [
  textFormat((line) => line.startsWith(`"${GOODS}","`) && /"\d{4}M\d\d"/.test(line), readCsv),
  jsonFormat(isTable, readJson),
]
