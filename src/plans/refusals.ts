/** A field of the request names something that does not exist, or that cannot be used there. */
export class BadField extends Error {
  override readonly name = 'BadField'
  readonly field: string
  readonly given: unknown
  readonly allowed: string
  constructor(field: string, given: unknown, allowed: string) {
    super(`${field}: ${JSON.stringify(given)} is not allowed; allowed: ${allowed}`)
    this.field = field
    this.given = given
    this.allowed = allowed
  }
}

/** There is no object of that kind with that id. */
export class NoSuchObject extends Error {
  override readonly name = 'NoSuchObject'
  readonly kind: string
  readonly id: string
  constructor(kind: string, id: string) {
    super(`There is no ${kind} with the id ${JSON.stringify(id)}.`)
    this.kind = kind
    this.id = id
  }
}
