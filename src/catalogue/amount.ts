/** Amounts of ingredients are counted in whole hundredths of their unit, and portions in hundredths: sums are then exact. */
export const HUNDREDTHS = 100

/** Units (g, ml or pieces; portions) of whole hundredths. */
export const inUnits = (hundredths: number): number => hundredths / HUNDREDTHS

/** Whole hundredths nearest to so many units. */
export const inHundredths = (units: number): number => Math.round(units * HUNDREDTHS)
