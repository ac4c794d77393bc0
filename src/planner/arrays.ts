/**
 * Reads and changes of typed arrays at places that exist; for TypeScript every plain read may be undefined. One function
 * for each kind of array, since engines compile a function well only for the kind that it has always been given.
 */
export const real = (array: Float64Array, place: number): number => array[place] as number
export const whole = (array: Int32Array, place: number): number => array[place] as number
export const flag = (array: Uint8Array, place: number): number => array[place] as number
export const add = (array: Float64Array, place: number, by: number): void => {
  array[place] = (array[place] as number) + by
}
export const count = (array: Int32Array, place: number, by: number): void => {
  array[place] = (array[place] as number) + by
}

/** Whether two arrays hold the same numbers. */
export const same = (some: Int32Array, others: Int32Array): boolean =>
  some.length === others.length && some.every((value, n) => value === others[n])
