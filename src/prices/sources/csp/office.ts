/** The Central Statistical Bureau of Latvia. Its area code is the country's. */
export const CSP = {
  code: 'csp',
  publisher: 'CSP',
  official: true,
  error: null,
  nation: { country: 'LV', currency: 'EUR' },
} as const
