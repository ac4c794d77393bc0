/** How often a fault is made or a case is drawn: few times in every run of the tests, many times in `npm run test:long`. */
export function rounds(what: string, short: number, long: number): number {
  const count = process.env.LONG_ROUNDS ? long : short
  console.log(`${what}: ${count} rounds`)
  return count
}
