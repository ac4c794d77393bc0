export const CODE = 'rosstat'

/** Rosstat writes 643 for the whole country and OKATO codes of eleven digits for regions. */
export const NATION = { country: 'RU', area: '643' } as const
