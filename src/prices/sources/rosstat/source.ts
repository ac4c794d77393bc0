import { nationalSource } from '../national.ts'
import { rosstatRows } from './data-files.ts'
import { CODE, NATION } from './nation.ts'

/** The Federal State Statistics Service of Russia. */
export const rosstat = nationalSource({
  code: CODE,
  publishes: 'a price or CPI workbook of Rosstat',
  nation: NATION,
  // Its prices come late and its index every month: figures of any month are adjusted to the index.
  period: (indexMonth, figureMonth) => indexMonth ?? figureMonth,
  rows: rosstatRows,
  formats: async () => (await import('./import.ts')).rosstatFormats,
})
