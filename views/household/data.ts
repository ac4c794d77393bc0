import { page } from '../page.ts'

const document = `
  query HouseholdData($token: String!) {
    household(token: $token) { stored }
  }` as const

/** All that is stored under the link, as a file. */
export const householdData = page({
  path: '/w/{token}/data',
  query: [],
  secret: true,
  type: 'application/json; charset=utf-8',
  documents: { household: document },
  variables: { household: ({ token }) => ({ token }) },
  render: ({ household }) => household.stored,
})
