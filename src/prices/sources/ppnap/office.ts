/** Purchase to Plate, National Average Prices: scanner prices of foods as eaten, U.S. Department of Agriculture. */
export const PPNAP = {
  code: 'ppnap',
  publisher: 'USDA PP-NAP',
  official: true,
  // Against the department's own prices of fruit and vegetables its median difference is 18 %.
  error: 0.15,
  nation: { country: 'US', currency: 'USD' },
} as const
