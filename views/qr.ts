import { encode } from 'uqr'
import { page, type Scene } from './page.ts'

/** A QR code of the plan's address, black on white in every colour scheme, with the quiet zone the standard asks for. */
function render({ plan }: { plan: { readonly id: string } }, scene: Scene): string {
  const { data, size } = encode(`${scene.baseUrl}/plan/${plan.id}`, { ecc: 'M', border: 4 })
  const path = data.map((row, y) => {
    const runs = [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
    return runs.map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`).join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`
}

export const qr = page<{ plan: { id: string } }>({
  path: '/plan/{id}/qr.svg',
  query: [],
  type: 'image/svg+xml',
  ask: { plan: { document: 'query PlanCode($id: ID!) { plan(id: $id) { id } }', variables: ({ id }) => ({ id }) } },
  render,
})
