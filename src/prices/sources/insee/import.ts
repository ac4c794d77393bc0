import { averagePrices, InvalidStatisticsFileError, notInUse, type ParsedFile } from '../../import/parsed-file.ts'
import { type FileFormat, textFormat } from '../../import/statistics-file.ts'
import { cellsOf, priceIn } from '../../import/table.ts'
import type { FigureRow, PriceRows } from '../../price-rows.ts'

// Series of the BDM by their number (idbank): SDMX-ML 2.1 as the web service answers, and the monthly CSV of a download.

const PUBLISHER = 'INSEE'
const COUNTRY = 'FR'

interface Value {
  readonly idbank: string
  /** 2026-08 */
  readonly period: string
  readonly price: number
}

/** <Series IDBANK="000442423" …><Obs TIME_PERIOD="2026-08" OBS_VALUE="4.11" OBS_STATUS="A"/>…</Series> */
function readXml(file: string, text: string, inUse: PriceRows): ParsedFile {
  const values = [...text.matchAll(/<(?:\w+:)?Series\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?Series>)/g)].flatMap(
    ([, series = '', inner = '']): Value[] => {
      const idbank = attribute(series, 'IDBANK')
      if (idbank === undefined)
        throw new InvalidStatisticsFileError(file, 'a Series', 'an attribute IDBANK', series.trim())
      return [...inner.matchAll(/<(?:\w+:)?Obs\b([^>]*?)\/?>/g)].flatMap(([, observation = '']): Value[] => {
        const period = attribute(observation, 'TIME_PERIOD') ?? ''
        return observed(file, `series ${idbank}, ${period}`, idbank, period, attribute(observation, 'OBS_VALUE') ?? '')
      })
    },
  )
  return parsed(file, values, inUse)
}

const attribute = (text: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1]

/** Lines of names before the months: "idBank";"000442423", then "2026-08";"4.11";"A". */
function readCsv(file: string, text: string, inUse: PriceRows): ParsedFile {
  const rows = cellsOf(file, text, { delimiter: ';' })
  const idbank = rows.find(([name]) => /^idbank$/i.test(name ?? ''))?.[1]
  if (idbank === undefined) throw new InvalidStatisticsFileError(file, 'the file', 'a line idBank', null)
  const values = rows.flatMap(([period = '', value = ''], index): Value[] =>
    /^\d{4}/.test(period) ? observed(file, `line ${index + 1}`, idbank, period, value) : [],
  )
  return parsed(file, values, inUse)
}

function observed(file: string, place: string, idbank: string, period: string, written: string): Value[] {
  if (!/^\d{4}-\d\d$/.test(period)) throw new InvalidStatisticsFileError(file, place, 'a month such as 2026-08', period)
  // Missing months stand as NaN.
  const price = written === 'NaN' ? undefined : priceIn(file, place, written, true)
  return price === undefined ? [] : [{ idbank, period, price }]
}

/** Products by the numbers that the notes of their figures name: 'BDM series 000442423'. */
const productsByNumber = (inUse: PriceRows): Map<string, FigureRow> =>
  new Map(
    inUse.figures
      .filter((row) => row.publisher === PUBLISHER && row.area === COUNTRY)
      .flatMap((row) => {
        const number = /BDM series (\d+)/.exec(row.note)?.[1]
        return number === undefined ? [] : [[number, row] as const]
      }),
  )

function parsed(file: string, values: readonly Value[], inUse: PriceRows): ParsedFile {
  const products = productsByNumber(inUse)
  const unknown = new Set<string>()
  const figures = values.flatMap(({ idbank, period, price }): FigureRow[] => {
    const known = products.get(idbank)
    if (known === undefined) {
      unknown.add(idbank)
      return []
    }
    const note = `INSEE average monthly retail price, metropolitan France, BDM series ${idbank} (${file})`
    return [{ ...known, period, price, basis: 'source', error: null, note, origin: 'import' }]
  })
  const kind = 'INSEE average prices of France (BDM)'
  return averagePrices(file, { kind, figures, notes: notInUse(unknown, 'series'), expects: null, nation: COUNTRY })
}

export const inseeFormats: readonly FileFormat[] = [
  {
    ...textFormat(() => true, readXml),
    detect: (file) => file.kind === 'text' && /<(\w+:)?Series\b[^>]*\bIDBANK="/.test(file.text),
  },
  { ...textFormat(() => true, readCsv), detect: (file) => file.kind === 'text' && /^"?idBank"?;/im.test(file.text) },
]
