import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onServer } from '../harness/database.ts'
import { startServiceProcess } from '../harness/process.ts'
import { rounds } from '../harness/rounds.ts'
import { askPatiently, household } from './asking.ts'
import { type Cluster, noCluster, temporaryCluster } from './postgres.ts'

if (noCluster) console.log(noCluster)

const PASSWORD = 'S3cretPassword'

/** Command lines of this machine's processes that hold a word, as each of its users can read them. */
const commandLines = (word: string) =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(word))

describe.skipIf(noCluster)('first starts on an empty PostgreSQL', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await temporaryCluster()
  })
  afterAll(() => cluster.remove())

  test('five at once all serve the same catalogue, loaded once, and none shows the password to other users', async () => {
    const count = rounds('five first starts at once', 1, 10)
    for (let round = 0; round < count; round++) {
      const name = `first_${round}`
      await onServer(cluster.url, (client) => client.query(`create database ${name}`))
      const url = Object.assign(new URL(cluster.url), { pathname: `/${name}`, password: PASSWORD }).href
      const loading: string[] = []
      const telling: string[] = []
      const looking = setInterval(() => {
        loading.push(...commandLines('load-process.ts'))
        telling.push(...commandLines(PASSWORD))
      }, 500)
      const starts = await Promise.allSettled(
        Array.from({ length: 5 }, () => startServiceProcess({ DATABASE_URL: url })),
      )
      clearInterval(looking)
      const services = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
      try {
        expect(starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))).toEqual([])
        const answers = await Promise.all(
          services.map(({ base }) => askPatiently(base, '/api/plans', household(round))),
        )
        expect(answers.map(({ status, text }) => (status === 201 ? status : text))).toEqual([201, 201, 201, 201, 201])
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
        const revisions = await onServer(url, (client) => client.query('select 1 from revision'))
        expect(revisions.rowCount).toBe(1)
        expect(loading).not.toEqual([])
        expect(telling).toEqual([])
      } finally {
        await Promise.all(services.map((service) => service.stop('SIGKILL')))
      }
    }
  }, 900_000)
})
