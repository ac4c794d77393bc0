import type { Lang } from '../src/i18n/locale.ts'
import { label } from '../src/i18n/message.ts'

/** A meal or a course by its id. */
export function mealOrCourse(lang: Lang, id: string): string {
  const meal = label(lang, 'slot', id)
  return meal === id ? label(lang, 'course', id) : meal
}
