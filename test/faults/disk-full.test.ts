import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServiceProcess, startServiceProcess } from '../harness/process.ts'
import { rounds } from '../harness/rounds.ts'
import { Acknowledged, ask, household, saysWhen } from './asking.ts'

const MiB = 1024 * 1024

/** A small disk of the test's own, or why there can be none. */
function smallDisk(mib: number): { folder: string; remove: () => void } | string {
  const folder = mkdtempSync(join(tmpdir(), 'provender-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mib}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    rmSync(folder, { recursive: true })
    return `skipped: a small disk needs the right to mount one (${String(error).split('\n')[0]})`
  }
  return {
    folder,
    remove: () => {
      // A process that has just ended may still hold it for a moment.
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

const probe = smallDisk(1)
if (typeof probe === 'string') console.log(probe)
else probe.remove()

describe.skipIf(typeof probe === 'string')('the disk of the embedded database is full', () => {
  let disk: Exclude<ReturnType<typeof smallDisk>, string>
  let service: ServiceProcess
  const filler = () => join(disk.folder, 'filler')
  /** Fills the disk but for so many bytes. */
  const fill = (left: number) => {
    const { bavail, bsize } = statfsSync(disk.folder)
    writeFileSync(filler(), Buffer.alloc(bavail * bsize - left))
  }
  beforeAll(async () => {
    const made = smallDisk(192)
    if (typeof made === 'string') throw new Error(made)
    disk = made
    service = await startServiceProcess({ DATA_DIR: join(disk.folder, 'data') })
  })
  afterAll(async () => {
    await service?.stop('SIGKILL')
    disk?.remove()
  })

  test('no plan is stored and all that is stored is read; when there is room again, plans are stored again', async () => {
    const acknowledged = new Acknowledged()
    let number = 0
    const build = async () => {
      const answer = await ask(service.base, '/api/plans', household(number++))
      acknowledged.note(answer)
      return answer
    }
    const count = rounds('disk of the embedded database full', 3, 20)
    for (let round = 0; round < count; round++) {
      expect((await build()).status).toBe(201)
      // To the last byte, and so that a plan would fit but no segment of the write-ahead log.
      fill(round % 2 ? 20 * MiB : 0)
      for (let i = 0; i < 3; i++) {
        const refused = await build()
        expect(saysWhen(refused), refused.text).toBe(true)
        expect(JSON.parse(refused.text).error).toMatch(/no room/)
      }
      expect(await acknowledged.lostOn(service.base)).toEqual([])
      const ready = await ask(service.base, '/ready')
      expect([ready.status, JSON.parse(ready.text).writes]).toEqual([200, 'refused: the disk of the database is full'])
      expect((await ask(service.base, '/metrics')).text).toMatch(/^provender_database_disk_full 1$/m)
      rmSync(filler())
    }
    expect((await build()).status).toBe(201)
    expect(service.log.filter(({ msg }) => msg === 'unexpected error')).toEqual([])

    // A disk that is nearly full when the service stops and starts costs nothing either: too full to write a plan, with
    // room for the one segment of the write-ahead log that opening may need.
    fill(20 * MiB)
    expect(await service.stop()).toBe(0)
    service = await startServiceProcess({ DATA_DIR: join(disk.folder, 'data') })
    expect(await acknowledged.lostOn(service.base)).toEqual([])
    rmSync(filler())
    expect((await build()).status).toBe(201)
  }, 600_000)

  test.each([64, 90])('a first start on a disk of %s MiB, which is too small, says so', async (mib) => {
    const small = smallDisk(mib)
    if (typeof small === 'string') throw new Error(small)
    try {
      await expect(startServiceProcess({ DATA_DIR: join(small.folder, 'data') })).rejects.toThrow(
        /Provender cannot start: .* is on a disk with \d+ MiB free; the embedded database needs \d+ MiB to write/,
      )
    } finally {
      small.remove()
    }
  })
})
