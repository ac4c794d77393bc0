/** Statistics Poland. */
export const GUS = {
  code: 'gus',
  publisher: 'GUS',
  official: true,
  error: null,
  nation: { country: 'PL', currency: 'PLN' },
} as const
