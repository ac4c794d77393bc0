import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { InputError, type STATUS, toGraphQLError } from './errors.ts'

/** Refusals that another request can do without; limits and failures stand in `errors`. */
export const USER_ERRORS = {
  BAD_USER_INPUT: 'A field cannot be used as it is; the sentence names it and says what is allowed',
  NO_DISH_LEFT: 'What was asked for leaves no dish for some meal or course; the sentence says what to change',
  NOT_FOUND: 'There is nothing with this id',
} as const satisfies Partial<Record<keyof typeof STATUS, string>>
export type UserErrorCode = keyof typeof USER_ERRORS

/** An error as its fields are worded: what was refused, by what it is made of. */
export interface Refused {
  readonly error: Error
  readonly code: UserErrorCode
  readonly details: Readonly<Record<string, unknown>>
}

/** Whether a selection has the field, in fragments too. */
function selects(set: SelectionSetNode | undefined, name: string, info: GraphQLResolveInfo): boolean {
  return (set?.selections ?? []).some((node) => {
    if (node.kind === Kind.FIELD) return node.name.value === name
    const of = node.kind === Kind.INLINE_FRAGMENT ? node : info.fragments[node.name.value]
    return selects(of?.selectionSet, name, info)
  })
}

/** The user errors that a thrown error stands for; none: it is no mistake of the request. */
function refusedBy(error: unknown): Refused[] {
  if (error instanceof InputError && error.issues.length > 1) return error.each().flatMap(refusedBy)
  const said = toGraphQLError(error, 'en')
  const { code } = said?.extensions ?? {}
  if (!(error instanceof Error) || !said || typeof code !== 'string' || !(code in USER_ERRORS)) return []
  return [{ error, code: code as UserErrorCode, details: said.extensions }]
}

/** What a mutation comes to: mistakes of the request are data where they are asked for, and errors where they are not. */
export async function withUserErrors(run: () => unknown, info: GraphQLResolveInfo): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    const isAsked = info.fieldNodes.some((node) => selects(node.selectionSet, 'userErrors', info))
    const userErrors = isAsked ? refusedBy(error) : []
    if (userErrors.length === 0) throw error
    return { userErrors }
  }
}
