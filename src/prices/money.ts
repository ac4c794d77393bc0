/**
 * Money is a whole number of minor units: cents, kopecks; whole forints where the currency shows no decimals.
 * One rounding rule everywhere: to the nearest whole minor unit, halves away from zero.
 */

/** Rounds to whole minor units, halves away from zero. */
export function roundMinor(amount: number): number {
  const whole = Math.round(Math.abs(amount))
  return amount < 0 && whole > 0 ? -whole : whole
}

/** 12.345 with 2 decimals → 1235. The shift is decimal, so that 1.005 is a half and not a little less. */
export function fromMajor(major: number, decimals: number): number {
  return roundMinor(shift(major, decimals))
}

/** 1235 with 2 decimals → 12.35: the quotient of two whole numbers is the number nearest to the decimal. */
export function toMajor(minor: number, decimals: number): number {
  return minor / 10 ** decimals
}

export const addMoney = (amounts: Iterable<number>): number => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/** For sorting: negative when `a` is the smaller amount. */
export const compareMoney = (a: number, b: number): number => a - b

/** Moves the decimal point in the number's shortest decimal form, the one people typed or read. */
function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
