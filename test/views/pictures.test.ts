import { expect, test } from 'vitest'
import { launchChromium } from '../browser/chromium.ts'
import { allRecipes } from '../harness/all-recipes.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()
/** Side of the thumbnails that are compared, in pixels. */
const SIDE = 32
/** Root mean square distance of the channels, of 255, below which two thumbnails are taken for each other. */
const TWINS = 12

/** Most pairs are told apart after a few rows. */
function areTwins(one: readonly number[], other: readonly number[]): boolean {
  let left = TWINS ** 2 * SIDE * SIDE * 3
  for (let at = 0; at < one.length && left > 0; at++) left -= ((one[at] ?? 0) - (other[at] ?? 0)) ** 2
  return left > 0
}

test('no two dishes of different forms look alike as thumbnails', async () => {
  const items = await allRecipes<{ id: string; form: string; image: string }>(service, 'id form image')
  const drawings: string[] = []
  for (const { image } of items)
    drawings.push(await (await service.get(image.replace('http://provender.localhost', ''))).text())
  const browser = await launchChromium()
  const page = await browser.newPage()
  const thumbnails = await page.evaluate(
    async ([svgs, side]) => {
      const canvas = document.createElement('canvas')
      canvas.width = side
      canvas.height = side
      const context = canvas.getContext('2d', { willReadFrequently: true })
      const seen: number[][] = []
      for (const svg of svgs) {
        const image = new Image()
        image.src = `data:image/svg+xml;base64,${btoa(svg)}`
        await image.decode()
        context?.drawImage(image, 0, 0, side, side)
        seen.push([...(context?.getImageData(0, 0, side, side).data ?? [])])
      }
      return seen
    },
    [drawings, SIDE] as const,
  )
  await browser.close()
  expect(thumbnails[0]).toHaveLength(SIDE * SIDE * 4)
  const twins = thumbnails.flatMap((one, i) =>
    thumbnails.slice(i + 1).flatMap((other, j) => {
      const [a, b] = [items[i], items[i + 1 + j]]
      if (!a || !b || a.form === b.form) return []
      return areTwins(one, other) ? [`${a.id} (${a.form}) ~ ${b.id} (${b.form})`] : []
    }),
  )
  expect(twins).toEqual([])
})
