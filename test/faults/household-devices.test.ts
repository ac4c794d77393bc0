import type { Browser, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { launchChromium } from '../browser/chromium.ts'
import { freePort } from '../harness/measured.ts'
import { type ServiceProcess, startServiceProcess } from '../harness/process.ts'
import { rounds } from '../harness/rounds.ts'
import { asking, household, read, type Shown, week } from '../households/household.ts'
import { type Cluster, noCluster, temporaryCluster } from './postgres.ts'

/** The same after an instance was killed and started again: devices try again after at most 30 s. */
const RECOVERED_MS = 60_000

let cluster: Cluster | undefined
let browser: Browser | undefined
const instances: ServiceProcess[] = []
afterAll(async () => {
  await browser?.close()
  for (const instance of instances) await instance.stop('SIGKILL')
  await cluster?.remove()
})

/** A phone of the family, whose requests one of the instances answers. */
interface Device {
  readonly page: Page
  readonly tick: (id: string) => Promise<void>
  readonly shows: (ids: readonly string[]) => Promise<boolean>
}

async function device(name: string, path: string): Promise<Device> {
  const context = await (browser as Browser).newContext({ baseURL: `http://${name}.localhost`, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(path)
  const box = (id: string) => page.locator(`.aisles input[value="${id}"]`)
  return {
    page,
    tick: (id) => box(id).check(),
    shows: async (ids) => {
      const checked = page.locator('.aisles input:checked')
      const shown = await checked.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
      return ids.every((id) => shown.includes(id))
    },
  }
}

test.skipIf(noCluster)(
  'two phones on two instances, one offline for a while, the other’s instance killed meanwhile: nothing ticked is lost',
  async () => {
    // A round ticks six lines of the list.
    const count = rounds('two devices, two instances, kill -9', 1, 4)
    cluster = await temporaryCluster({ loaded: true })
    const ports = [await freePort(), await freePort()] as const
    const start = async (at: 0 | 1) => {
      instances[at] = await startServiceProcess({ DATABASE_URL: (cluster as Cluster).url, PORT: String(ports[at]) })
    }
    await start(0)
    await start(1)
    browser = await launchChromium([
      `--host-resolver-rules=MAP one.localhost:80 127.0.0.1:${ports[0]},MAP two.localhost:80 127.0.0.1:${ports[1]}`,
    ])
    const ask = asking((instances[0] as ServiceProcess).base)
    const { token } = await household(ask, await week(ask))
    const devices = [await device('one', `/w/${token}`), await device('two', `/w/${token}`)] as const
    const lines = await devices[0].page
      .locator('.aisles input')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    const ticked: string[] = []
    const tick = async (by: Device) => {
      const id = lines[ticked.length]
      if (id === undefined) throw new Error('no line is left to tick')
      ticked.push(id)
      await by.tick(id)
    }
    const seen: number[] = []
    for (let round = 0; round < count; round++) {
      // With a connection a tick is on the other phone at once, whichever instance it is on.
      for (const [by, other] of [devices, devices.toReversed()] as [Device, Device][]) {
        await tick(by)
        const began = performance.now()
        await expect.poll(() => other.shows(ticked), { interval: 20 }).toBe(true)
        seen.push(performance.now() - began)
      }
      const [far, near] = round % 2 === 0 ? devices : devices.toReversed()
      const killed = round % 2 === 0 ? 1 : 0
      if (!far || !near) throw new Error('two devices')
      await far.page.context().setOffline(true)
      await tick(far)
      await tick(near)
      await (instances[killed] as ServiceProcess).stop('SIGKILL')
      await tick(near)
      await tick(far)
      await start(killed)
      await far.page.context().setOffline(false)
      for (const one of devices) await expect.poll(() => one.shows(ticked), { timeout: RECOVERED_MS }).toBe(true)
      const there: Shown = await read(asking((instances[1 - killed] as ServiceProcess).base), token)
      expect(there.ticks.map(({ ingredientId }: Shown) => ingredientId).sort()).toEqual(ticked.toSorted())
    }
    const ms = seen.map(Math.round).toSorted((a, b) => a - b)
    const [median, most] = [ms[ms.length >> 1], ms.at(-1)]
    console.log(`${ticked.length} ticks, none lost; on the other device after ${median} ms, at most ${most} ms`)
    for (const one of instances) expect(JSON.stringify(one.log)).not.toContain(token)
  },
  600_000,
)
