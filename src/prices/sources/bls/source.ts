import { later } from '../../period.ts'
import { nationalSource } from '../national.ts'
import { blsRows } from './data-files.ts'
import { CODE, NATION } from './nation.ts'

/** The Bureau of Labor Statistics of the United States. */
export const bls = nationalSource({
  code: CODE,
  publishes: 'a BLS flat file or API answer',
  nation: NATION,
  // Its prices appear with its index or before it.
  period: (indexMonth, figureMonth) => later(indexMonth ?? '0000', figureMonth),
  rows: blsRows,
  formats: async () => (await import('./import.ts')).blsFormats,
})
