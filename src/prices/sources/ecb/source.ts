import { z } from 'zod'
import type { IndexRow } from '../../price-rows.ts'
import { basis, period, positive, share, text, word } from '../columns.ts'
import type { DataFiles, StatisticsOffice } from '../source.ts'

const RateColumns = z.object({
  country: text,
  area: text,
  currency: text,
  period,
  rate: positive,
  basis,
  error: share,
  note: word,
})

const rateRows = (files: DataFiles): IndexRow[] =>
  files.read('rates.csv', RateColumns).map(({ country, currency, period, rate, basis, error, note }) => ({
    kind: 'rate',
    area: country,
    code: currency,
    measure: 'EUR',
    period,
    value: rate,
    basis,
    error,
    note,
    origin: 'data',
  }))

/** The European Central Bank: exchange rates, no prices. */
export const ecb: StatisticsOffice = {
  code: 'ecb',
  publishes: 'the ECB’s eurofxref-hist.csv',
  rows: (files) => ({ indices: rateRows(files) }),
  formats: async () => (await import('./import.ts')).ecbFormats,
}
