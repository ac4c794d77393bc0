import type { Allowed } from '../i18n/allowed.ts'
import type { EmptySlot } from '../planner/filters.ts'

/** A field of the request names something that does not exist, or that cannot be used there. */
export class BadField extends Error {
  override readonly name = 'BadField'
  readonly field: string
  readonly given: unknown
  /** a text: words that are the same in every language, or for operators alone */
  readonly allowed: Allowed | string
  constructor(field: string, given: unknown, allowed: Allowed | string) {
    super(`${field}: ${JSON.stringify(given)} is not allowed`)
    this.field = field
    this.given = given
    this.allowed = allowed
  }
}

/** There is no such field, and its name looks like that of one which people rely on. */
export class MisspeltField extends Error {
  override readonly name = 'MisspeltField'
  readonly field: string
  /** the field's right name */
  readonly meant: string
  constructor(field: string, meant: string) {
    super(`${field}: no field; ${meant} is meant`)
    this.field = field
    this.meant = meant
  }
}

/** There is no object of that kind with that id. */
export class NoSuchObject extends Error {
  override readonly name = 'NoSuchObject'
  readonly kind: 'plan' | 'recipe' | 'occasion'
  readonly id: string
  constructor(kind: NoSuchObject['kind'], id: string) {
    super(`There is no ${kind} with the id ${JSON.stringify(id)}.`)
    this.kind = kind
    this.id = id
  }
}

/** The planner found no dish for a meal or a course, with what the request gave for the filter that is to blame. */
export class NoDishLeft extends Error {
  override readonly name = 'NoDishLeft'
  readonly refusal: EmptySlot
  readonly given: unknown
  constructor(refusal: EmptySlot, given: unknown) {
    super(refusal.message)
    this.refusal = refusal
    this.given = given
  }
}
