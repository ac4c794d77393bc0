/** The Czech Statistical Office. */
export const CSU = {
  code: 'csu',
  publisher: 'ČSÚ',
  official: true,
  nation: { country: 'CZ', currency: 'CZK' },
} as const
