export const CODE = 'bls'

/** The BLS writes 0000 for the U.S. city average and four digits for the census regions. */
export const NATION = { country: 'US', area: '0000' } as const
