/** The Hungarian Central Statistical Office. */
export const KSH = {
  code: 'ksh',
  publisher: 'KSH',
  official: true,
  error: null,
  nation: { country: 'HU', currency: 'HUF' },
} as const
