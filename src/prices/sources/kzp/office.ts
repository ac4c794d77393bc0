/** Bulgaria's Commission for Consumer Protection, to which large shops report their shelf prices by law. */
export const KZP = {
  code: 'kzp',
  publisher: 'КЗП',
  official: true,
  // Medians of all shelf prices, not weighted by what is sold.
  error: 0.08,
  nation: { country: 'BG', currency: 'EUR' },
} as const
