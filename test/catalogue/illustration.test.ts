import { expect, test } from 'vitest'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()

test('every recipe has a small picture that may be cached for ever under its address; another form is another picture', async () => {
  const items = await allRecipes<{ id: string; form: string; image: string }>(service, 'id form image')
  const forms = new Map<string, string>()
  for (const { id, form, image } of items) {
    const response = await service.get(image.replace('http://provender.localhost', ''))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const svg = await response.text()
    expect(svg.length).toBeLessThan(12_000)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>\n$/)
    expect(svg).not.toMatch(/NaN|undefined|<script|href/)
    expect(forms.get(svg) ?? form, id).toBe(form)
    forms.set(svg, form)
  }
})

test('another content hash is not cached for ever, and an unknown recipe has no picture', async () => {
  const stale = await service.get('/images/recipes/syrniki.svg?v=000000000000')
  expect(stale.headers.get('cache-control')).not.toContain('immutable')
  expect((await service.get('/images/recipes/ghost.svg')).status).toBe(404)
})
