import {
  averagePrices,
  InvalidStatisticsFileError,
  notInUse,
  otherUnits,
  type ParsedFile,
} from '../../import/parsed-file.ts'
import type { FileFormat } from '../../import/statistics-file.ts'
import { cellsOf, priceIn } from '../../import/table.ts'
import { type FigureRow, type PriceRows, seriesOf } from '../../price-rows.ts'
import { importedFigure, type Survey } from '../survey.ts'

// Table 1.2.1.8 of the STADAT system (ara0044.csv), in English or Hungarian: a line with its title, then
//   Code;Denomination;2026 January;2026 February;…
//   14107;Tomatoes, kg;1 480;1 570;…
// in code page 1250. Items keep their codes in both languages; what is priced stands at the end of the name.

const HEADER = /^"?(Code|Kód)"?;"?(Denomination|Megnevezés)"?;/i

const MONTHS = [
  ['january', 'január'],
  ['february', 'február'],
  ['march', 'március'],
  ['april', 'április'],
  ['may', 'május'],
  ['june', 'június'],
  ['july', 'július'],
  ['august', 'augusztus'],
  ['september', 'szeptember'],
  ['october', 'október'],
  ['november', 'november'],
  ['december', 'december'],
]

/** '2026 January', '2026.január', '2026. január' */
function monthOf(file: string, header: string): string {
  const [, year = '', name = ''] = /^(\d{4})[.\s]+(\p{L}+)$/u.exec(header.trim()) ?? []
  const month = MONTHS.findIndex((names) => names.includes(name.toLowerCase()))
  if (month < 0) throw new InvalidStatisticsFileError(file, 'line 2', 'a month such as 2026 January', header)
  return `${year}-${String(month + 1).padStart(2, '0')}`
}

/** What a name ends with: 'Eggs, 10 pieces' is priced for 10 pieces; in Hungarian 10 db. */
const unitOf = (name: string): string =>
  name
    .slice(name.lastIndexOf(',') + 1)
    .trim()
    .replace(/\bdb$/, 'pieces')
    .replace(/\bliter$/, 'litre')
    .replace('-', '–')

function read(file: string, text: string, inUse: PriceRows, survey: Survey): ParsedFile {
  const [, header = [], ...rows] = cellsOf(file, text, { delimiter: ';' })
  const months = header.slice(2).map((cell) => monthOf(file, cell))
  const units = new Map(seriesOf(inUse, survey.code).map(({ series, unit }) => [series, unit]))
  const unknown = new Set<string>()
  const others = new Set<string>()
  const figures = rows.flatMap(([series = '', name = '', ...cells], index): FigureRow[] => {
    const unit = units.get(series)
    if (unit === undefined) unknown.add(name)
    else if (unit !== unitOf(name)) others.add(`${name} is not priced for ${unit}`)
    if (unit !== unitOf(name)) return []
    return months.flatMap((period, column): FigureRow[] => {
      const price = priceIn(file, `line ${index + 3}, ${period}`, cells[column] ?? '', true)
      return price === undefined ? [] : [importedFigure(survey, { series, period, price }, file)]
    })
  })
  const kind = 'KSH average consumer prices of Hungary'
  const notes = [...notInUse(unknown), ...otherUnits(others)]
  return averagePrices(file, { kind, figures, notes, expects: survey.code, nation: survey.nation.country })
}

export const kshFormats: readonly FileFormat<Survey>[] = [
  {
    detect: (file) => file.kind === 'text' && HEADER.test(file.text.split(/\r?\n/, 2)[1] ?? ''),
    read: (file, inUse, survey) => read(file.name, file.kind === 'text' ? file.text : '', inUse, survey),
  },
]
