import type { Coded } from './public.ts'
import type { Place, Seen } from './seen.ts'

export type Values = Readonly<Record<string, string | number>>
export const valuesOf = ({ values }: Coded): Values =>
  Object.fromEntries(values.map(({ name, value, number }) => [name, number ?? value]))

/** A figure as people say it. */
export const said = (value: number): number => (Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10)
/** Whether a said figure is that of a sum, which may differ by the rounding of its parts. */
export const near = (figure: unknown, sum: number, slack = 0.15): boolean =>
  typeof figure === 'number' &&
  Math.min(Math.abs(figure - said(sum)), Math.abs(figure - sum)) <= (Math.abs(sum) >= 9.9 ? 0.5 + slack : 0.05 + slack)

/** What is claimed, each with what is said when it does not hold. */
export type Claims = readonly (readonly [boolean, string])[]
export interface Case {
  readonly seen: Seen
  readonly place: Place
  readonly values: Values
}
