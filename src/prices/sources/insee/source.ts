import type { StatisticsOffice } from '../source.ts'

/** The French statistical office. Its average prices stand among the European reference prices. */
export const insee: StatisticsOffice = {
  code: 'insee',
  publishes: 'an SDMX-ML answer or monthly CSV of INSEE’s BDM',
  rows: () => ({}),
  formats: async () => (await import('./import.ts')).inseeFormats,
}
