import type { Call, CallOptions } from './call.ts'

// A plan may be handed over with a link under which a family changes it together. It is made when it is asked for, since
// whoever has it may change everything there.

/** Makes the link. */
export const householdDocument = `
  mutation ShareWithHousehold($id: ID!) {
    built: createHousehold(planId: $id) { household { link } }
  }`

interface Made {
  readonly built: { readonly household: { readonly link: string } }
}

/** The link of a new household around a plan. @throws ServiceError */
export async function newHousehold(call: Call, id: string, options: CallOptions): Promise<Made['built']['household']> {
  const { built } = (await call(householdDocument, { id }, options)) as unknown as Made
  return { link: built.household.link }
}
