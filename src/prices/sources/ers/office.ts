/** Fruit and Vegetable Prices of the Economic Research Service, U.S. Department of Agriculture. */
export const ERS = {
  code: 'ers',
  publisher: 'USDA ERS',
  official: true,
  error: null,
  nation: { country: 'US', currency: 'USD' },
} as const
