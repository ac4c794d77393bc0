export const CODE = 'eurostat'

/** The European Union, the base of the price level indices. */
export const EU = 'EU27_2020'
/** The euro area, under which rows of its changing composition are stored. */
export const EURO_AREA = 'EA'
/** The HICP of food in general: food and non-alcoholic beverages. */
export const ALL_FOOD = 'CP01'

/** Eurostat writes EL and UK where ISO has GR and GB. */
export const isoOf = (geo: string): string => ({ EL: 'GR', UK: 'GB' })[geo] ?? geo
/** The other way round: GR is EL there. */
export const geoOf = (iso: string): string => ({ GR: 'EL', GB: 'UK' })[iso] ?? iso
