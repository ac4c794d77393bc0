/** The Office for National Statistics of the United Kingdom. */
export const ONS = {
  code: 'ons',
  publisher: 'ONS',
  official: true,
  error: null,
  nation: { country: 'GB', currency: 'GBP' },
} as const
