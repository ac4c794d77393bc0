import { InvalidStatisticsFileError, type ParsedFile } from '../../import/parsed-file.ts'
import { type FileFormat, textFormat } from '../../import/statistics-file.ts'
import type { IndexRow, PriceRows } from '../../price-rows.ts'

/** Currencies of the rates in use, by country. */
const currenciesOf = (inUse: PriceRows): Map<string, string> =>
  new Map(inUse.indices.filter((row) => row.kind === 'rate' && row.code !== 'EUR').map((row) => [row.area, row.code]))

/** Months and years kept. */
const KEEP = 3

/** `eurofxref-hist.csv`: daily rates, units of currency for one euro, newest first; kept as means of months and years. */
function readEcbRates(file: string, text: string, inUse: PriceRows): ParsedFile {
  const [first = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const header = first.split(',').map((cell) => cell.trim())
  const days = lines.map((line, index) => {
    const cells = line.split(',').map((cell) => cell.trim())
    if (!/^\d{4}-\d\d-\d\d$/.test(cells[0] ?? ''))
      throw new InvalidStatisticsFileError(file, `line ${index + 2}`, 'a day such as 2026-08-31', cells[0])
    return { day: cells[0] ?? '', cells, place: `line ${index + 2}` }
  })
  const mean = (currency: string, period: string): number | undefined => {
    const column = header.indexOf(currency)
    const values = days
      .filter(({ day }) => column > 0 && day.startsWith(period))
      .flatMap(({ cells, place }) => {
        const written = cells[column] ?? 'N/A'
        if (written === 'N/A' || written === '') return []
        if (!(Number(written) > 0))
          throw new InvalidStatisticsFileError(file, `${place}, ${currency}`, 'a rate above zero', written)
        return [Number(written)]
      })
    if (values.length === 0) return undefined
    // Six digits, as published rates have: a mean's further ones are noise.
    return Number((values.reduce((sum, value) => sum + value, 0) / values.length).toPrecision(6))
  }
  const newestDay =
    days
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? ''
  const periods = (length: number, open: string) =>
    [...new Set(days.map(({ day }) => day.slice(0, length)))]
      .filter((period) => period !== open)
      .sort()
      .slice(-KEEP)
  // The month and the year that still run are left out: their mean is of a part.
  const newest = [...periods(4, newestDay.slice(0, 4)), ...periods(7, newestDay.slice(0, 7))]
  const indices = [...currenciesOf(inUse)].flatMap(([country, currency]) =>
    newest.flatMap((period): IndexRow[] => {
      const value = mean(currency, period)
      if (value === undefined) return []
      const note = `ECB euro reference rates, mean of the working days (${file})`
      return [
        {
          kind: 'rate',
          area: country,
          code: currency,
          measure: 'EUR',
          period,
          value,
          basis: 'derived',
          error: null,
          note,
          origin: 'import',
        },
      ]
    }),
  )
  if (indices.length === 0)
    throw new InvalidStatisticsFileError(
      file,
      'the file',
      'a whole month of rates of a currency in use',
      header.join(','),
    )
  return { kind: 'ECB reference rates', figures: [], indices, notes: [], expects: null }
}

export const ecbFormats: readonly FileFormat[] = [
  textFormat((line) => /^Date,[A-Z]{3},/.test(line.replaceAll(' ', '')), readEcbRates),
]
