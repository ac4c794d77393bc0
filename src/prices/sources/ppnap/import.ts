import { averagePrices, InvalidStatisticsFileError, type ParsedFile } from '../../import/parsed-file.ts'
import { type FileFormat, textFormat } from '../../import/statistics-file.ts'
import { cellsOf, columnIn, priceIn } from '../../import/table.ts'
import { type FigureRow, type PriceRows, seriesOf } from '../../price-rows.ts'
import { importedFigure, type Survey } from '../survey.ts'

/** Foods by their FNDDS code, dollars for 100 g; the years of a cycle as '2017-2018' or '1718', kept as the later one. */
function readTable(file: string, text: string, inUse: PriceRows, survey: Survey): ParsedFile {
  const [header = [], ...rows] = cellsOf(file, text)
  const at = (name: string) => columnIn(file, header, name)
  const [year, code, price] = [at('year'), at('food_code'), at('price_100gm')]
  const ours = new Set(seriesOf(inUse, survey.code).map((row) => row.series))
  let unknown = 0
  const figures = rows.flatMap((row, index): FigureRow[] => {
    const place = `line ${index + 2}`
    const series = row[code]?.trim() ?? ''
    const value = priceIn(file, place, row[price] ?? '')
    if (!ours.has(series)) unknown++
    else if (value !== undefined)
      return [importedFigure(survey, { series, period: laterYear(file, place, row[year] ?? ''), price: value }, file)]
    return []
  })
  const kind = 'USDA Purchase to Plate prices'
  // Thousands of codes without names: their number says enough.
  const notes = unknown > 0 ? [`${unknown} foods not in use left out`] : []
  return averagePrices(file, { kind, figures, notes, expects: survey.code, nation: survey.nation.country })
}

function laterYear(file: string, place: string, written: string): string {
  const cycle = /^(?:\d{4}[-/])?(\d{4})$/.exec(written.trim())?.[1]
  if (cycle === undefined)
    throw new InvalidStatisticsFileError(file, place, 'the years of a cycle such as 2017-2018', written)
  // '1718' is two years of two digits.
  return /^(19|20)\d\d$/.test(cycle) ? cycle : `20${cycle.slice(2)}`
}

export const ppnapFormats: readonly FileFormat<Survey>[] = [
  textFormat((line) => /food_code/i.test(line) && /price_100gm/i.test(line), readTable),
]
