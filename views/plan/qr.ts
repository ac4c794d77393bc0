import { encode } from 'uqr'
import { type PageContext, page } from '../page.ts'

const document = 'query PlanCode($id: ID!) { plan(id: $id) { id } }'

/** The dark squares of a row as a path, each run of them one rectangle. */
const runs = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')

/** A QR code of the plan's address, black on white in every colour scheme, with the quiet zone the standard asks for. */
function render({ plan }: { readonly plan: { readonly id: string } }, { baseUrl }: PageContext): string {
  const { data, size } = encode(`${baseUrl}/plan/${plan.id}`, { ecc: 'M', border: 4 })
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"`
  const paper = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`
  return `<svg ${frame}>${paper}<path d="${data.map(runs).join('')}"/></svg>`
}

export const qr = page({
  path: '/plan/{id}/qr.svg',
  query: [],
  type: 'image/svg+xml',
  documents: { plan: document },
  variables: { plan: ({ id }) => ({ id }) },
  render,
})
