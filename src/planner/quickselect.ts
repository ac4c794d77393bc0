import { real } from './arrays.ts'
/**
 * The value that would stand at a place if the values were sorted: Hoare's quickselect, which needs time in proportion to
 * their number. Reorders the values.
 * @param place 0 to below the number of values
 */
export function nthSmallest(values: Float64Array, place: number): number {
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const pivot = real(values, (low + high) >> 1)
    let left = low
    let right = high
    while (left <= right) {
      while (real(values, left) < pivot) left++
      while (real(values, right) > pivot) right--
      if (left > right) break
      const value = real(values, left)
      values[left++] = real(values, right)
      values[right--] = value
    }
    if (place <= right) high = right
    else if (place >= left) low = left
    else break
  }
  return real(values, place)
}
