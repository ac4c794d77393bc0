import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Service, startService } from '../../src/app/service.ts'
import { type TestPlace, testDatabase } from '../harness/database.ts'
import { TODAY } from '../harness/service.ts'
import { smallContent } from '../harness/small-content.ts'

// The embedded database has one process, and follows its files.
describe.skipIf(!process.env.DATABASE_URL)('instances with different content files on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provender-upgrade-'))
  let place: TestPlace
  const running = new Set<Service>()
  const bugs: unknown[] = []
  let notices: string[] = []

  /** Content files of a version, in which syrniki take so many minutes. */
  const content = (version: number, minutes: number) => {
    const path = join(folder, `${version}-${minutes}`)
    smallContent(path)
    const breakfasts = join(path, 'recipes/breakfasts.yaml')
    writeFileSync(
      breakfasts,
      readFileSync(breakfasts, 'utf8').replace(/(^syrniki:[\s\S]*?timeMin: )\d+/m, `$1${minutes}`),
    )
    writeFileSync(join(path, 'version.yaml'), `version: ${version}\n`)
    return path
  }
  const start = async (files: string) => {
    const service = startService({
      config: { ...place, baseUrl: 'http://provender.test' },
      onBug: (error) => bugs.push(error),
      onNotice: (message) => notices.push(message),
      content: files,
      today: () => TODAY,
      pool: { threads: 1 },
    })
    running.add(service)
    await service.load()
    return service
  }
  const stop = async (service: Service) => {
    running.delete(service)
    await service.close()
  }
  const ask = (service: Service, path: string, body?: object) =>
    Promise.resolve(
      service.app.request(
        `http://provender.test${path}`,
        body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      ),
    )
  const minutes = async (service: Service) => {
    const answer = await ask(service, '/api/recipes/syrniki?lang=en')
    return ((await answer.json()) as { timeMin: number }).timeMin
  }
  const revisions = async (service: Service) => (await service.fork().execute('select 1 from revision')).length

  beforeAll(async () => {
    place = await testDatabase()
  })
  afterAll(async () => {
    await Promise.all([...running].map((service) => service.close()))
    await place.drop()
    rmSync(folder, { recursive: true })
    expect(bugs).toEqual([])
  })

  test('one by one they come to the newest, and one with older files never takes the others back', async () => {
    const [old, young] = [content(4, 31), content(5, 32)]
    const first = await start(old)
    const params = { country: 'DE', store: 'de-average', lang: 'en', slots: ['breakfast'], startDate: TODAY }
    const made = (await (await ask(first, '/api/plans', params)).json()) as { id: string }

    // Started beside the old one, the new one loads its files, and the old one serves them within seconds.
    const second = await start(young)
    expect(await minutes(second)).toBe(32)
    await expect.poll(() => minutes(first), { timeout: 20_000 }).toBe(32)
    expect(await (await ask(second, `/api/plans/${made.id}?lang=en`)).json()).toEqual(made)
    const later = (await (await ask(second, '/api/plans', { ...params, variant: 1 })).json()) as { id: string }
    expect(await (await ask(first, `/api/plans/${later.id}?lang=en`)).json()).toEqual(later)

    // The old one restarts, as a supervisor would have it, with files that were in use and with some that never were.
    await stop(first)
    for (const files of [old, content(4, 33)]) {
      notices = []
      const again = await start(files)
      expect(notices).toEqual([expect.stringMatching(/content files are older/)])
      expect([await minutes(again), await minutes(second)]).toEqual([32, 32])
      expect(await revisions(again)).toBe(2)
      await stop(again)
    }

    // Files of the same version are taken, but not those that they replaced.
    const mended = await start(content(5, 34))
    expect(await minutes(mended)).toBe(34)
    const before = await start(young)
    expect(await minutes(before)).toBe(34)

    // On purpose: with a higher number old files come back.
    expect(await minutes(await start(content(6, 31)))).toBe(31)
  }, 180_000)
})
