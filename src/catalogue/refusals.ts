import type { Allowed } from '../i18n/allowed.ts'

/** A field of the request names something that does not exist, or that cannot be used there. */
export class InvalidFieldError extends Error {
  override readonly name = 'InvalidFieldError'
  readonly field: string
  readonly given: unknown
  readonly allowed: Allowed
  constructor(field: string, given: unknown, allowed: Allowed) {
    super(`${field}: ${JSON.stringify(given)} is not allowed`)
    this.field = field
    this.given = given
    this.allowed = allowed
  }
}

/** There is no such field, and its name looks like that of one which people rely on. */
export class MisspeltFieldError extends Error {
  override readonly name = 'MisspeltFieldError'
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
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
  readonly kind: 'plan' | 'recipe' | 'occasion' | 'household'
  readonly id: string
  constructor(kind: NotFoundError['kind'], id: string) {
    super(`There is no ${kind} with the id ${JSON.stringify(id)}.`)
    this.kind = kind
    this.id = id
  }
}
