/** The Czech Statistical Office. */
export const CSU = {
  code: 'csu',
  publisher: 'ČSÚ',
  official: true,
  error: null,
  nation: { country: 'CZ', currency: 'CZK' },
} as const
