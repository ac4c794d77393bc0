import type { Course } from '../../catalogue/vocabulary.ts'

/** Minutes from what is served before to a sitting. */
const AFTER = { cold: 30, soup: 30, main: 30, dessert: 60 } as const
type Sitting = keyof typeof AFTER

/** What is served together: a salad that is listed after the main course goes with it. */
function sittingOf(course: Course, isAfterMain: boolean): Sitting | null {
  switch (course) {
    case 'drink':
    case 'bread':
      return null
    case 'starter':
      return 'cold'
    case 'salad':
      return isAfterMain ? 'main' : 'cold'
    case 'soup':
      return 'soup'
    case 'main':
    case 'side':
      return 'main'
    case 'dessert':
      return 'dessert'
  }
}

/**
 * Minutes from the first course to each dish, in the order in which the table lists its courses. Drinks and bread stand
 * there from the beginning.
 */
export function servedAfter(courses: readonly Course[]): number[] {
  const firstMain = courses.indexOf('main')
  const sittings = courses.map((course, i) => sittingOf(course, firstMain >= 0 && i > firstMain))
  const order = [...new Set(sittings.filter((sitting) => sitting !== null))]
  const after = new Map<Sitting, number>()
  let time = 0
  order.forEach((sitting, i) => {
    if (i > 0) time += AFTER[sitting]
    after.set(sitting, time)
  })
  return sittings.map((sitting) => (sitting === null ? 0 : (after.get(sitting) ?? 0)))
}
