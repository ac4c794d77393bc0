import { html } from 'hono/html'
import type { Html } from '../page.ts'

/** Who to write to, as a link. @param address e-mail or https address; null: the operator has named none */
export function contact(address: string | null): Html | '' {
  if (address === null) return ''
  return html`<a href="${address.startsWith('https:') ? address : `mailto:${address}`}">${address}</a>`
}
