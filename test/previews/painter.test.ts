import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, type PreviewCard } from '../../src/previews/card.ts'
import { Painter, type PainterOptions } from '../../src/previews/painter.ts'

const CARD: PreviewCard = {
  lang: 'en',
  title: 'Your week of meals',
  lead: '23–29 November · Lidl',
  price: '≈ €67.20',
  notes: ['likely €58 to €76'],
  source: 'Eurostat',
  lines: [{ label: 'Mon', title: 'Lentil soup', recipe: 'lentil-soup' }],
}
const PICTURES = {
  'lentil-soup': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="9" fill="red"/></svg>',
}

const painters: Painter[] = []
function painter(options: PainterOptions = {}): Painter {
  const made = new Painter(options)
  painters.push(made)
  return made
}
afterEach(() => {
  for (const one of painters.splice(0)) one.close()
})

/** Ends once it holds; the limit of the test ends what never does. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(20)
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a card is a PNG of the size that networks ask for, the same bytes in every process', async () => {
  const [one, other] = [painter(), painter()]
  const png = await one.paint(CARD, PICTURES)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PREVIEW_WIDTH, PREVIEW_HEIGHT])
  expect((await other.paint(CARD, PICTURES)).equals(png)).toBe(true)
  expect((await one.paint({ ...CARD, price: '≈ €67.30' }, PICTURES)).equals(png)).toBe(false)
  expect(one.pid).not.toBe(other.pid)
})

test('every language is drawn, with a picture or without', async () => {
  const one = painter()
  for (const lang of LANGUAGES) {
    const cards = [
      CARD,
      { ...CARD, lines: [], recipe: 'lentil-soup' },
      { ...CARD, price: '', notes: [], source: '', lines: [] },
    ]
    for (const card of cards) expect((await one.paint({ ...card, lang }, PICTURES)).length).toBeGreaterThan(5000)
  }
})

test('the process ends when nothing is asked for, and the next preview starts another', async () => {
  const one = painter({ idleMs: 50 })
  await one.paint(CARD, PICTURES)
  const first = one.pid as number
  await until(() => one.pid === undefined && !isRunning(first))
  await one.paint(CARD, PICTURES)
  expect(one.pid).not.toBe(first)
})

test('a process that dies costs the preview it was at; those that wait are drawn by another', async () => {
  const one = painter()
  await one.paint(CARD, PICTURES)
  const both = Promise.allSettled([one.paint(CARD, PICTURES), one.paint(CARD, PICTURES)])
  process.kill(one.pid as number, 'SIGKILL')
  const [lost, drawn] = await both
  expect(lost).toMatchObject({ status: 'rejected', reason: { name: 'PreviewsBusyError' } })
  expect(drawn?.status).toBe('fulfilled')
})

test('one that takes too long is given up, and its process with it', async () => {
  const one = painter({ process: new URL('./never.ts', import.meta.url), timeLimitMs: 50 })
  await expect(one.paint(CARD, PICTURES)).rejects.toThrow('ended')
  expect(one.pid).toBeUndefined()
})

test('one too many is refused', async () => {
  const one = painter({ mostWaiting: 1 })
  const drawn = [one.paint(CARD, PICTURES), one.paint(CARD, PICTURES)]
  await expect(one.paint(CARD, PICTURES)).rejects.toMatchObject({ name: 'PreviewsBusyError' })
  expect(await Promise.all(drawn)).toHaveLength(2)
})

test('a picture that cannot be read is an error of its card alone', async () => {
  const one = painter()
  await expect(one.paint(CARD, { 'lentil-soup': 'no picture' })).rejects.toThrow()
  expect((await one.paint(CARD, PICTURES)).length).toBeGreaterThan(5000)
})
