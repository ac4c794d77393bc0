import { offline as message } from './messages.ts'
import { page } from './page.ts'

/** Kept by the browser for when there is no connection. */
export const offline = page<Record<never, never>>({
  path: '/offline',
  query: [],
  ask: {},
  render: (_, scene) => message(scene),
})
