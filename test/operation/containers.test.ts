import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { validate } from 'dockerfile-utils'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'

// Nothing here runs a container: the files are read as their tools read them.
const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

test('the Dockerfile is right, runs as no administrator, and has the Node that the package asks for', () => {
  const dockerfile = read('Dockerfile')
  expect(validate(dockerfile)).toEqual([])
  expect(dockerfile).toMatch(/^USER node$/m)
  const major = /\d+/.exec(JSON.parse(read('package.json')).engines.node)?.[0]
  for (const [, tag] of dockerfile.matchAll(/^FROM node:(\S+)/gm)) expect(tag).toBe(`${major}-alpine`)
})

test('the packages are a layer of their own, made before the sources, by every manifest that the lock file needs', () => {
  const build = read('Dockerfile').split(/^FROM /m)[1] ?? ''
  const [before = ''] = build.split('RUN npm ci')
  const copied = [...before.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, files]) => files?.split(' ') ?? [])
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'))
  const manifests = workspaces.map((folder) => `${folder}/package.json`)
  expect(copied.sort()).toEqual(['package.json', 'package-lock.json', ...manifests].sort())
  expect(build.indexOf('COPY . .')).toBeGreaterThan(build.indexOf('RUN npm ci'))
})

test('compose.yaml passes its linter', () => {
  const { status, stdout } = spawnSync('dclint', ['--max-warnings', '0', 'compose.yaml'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stdout.trim()]).toEqual([0, ''])
})

interface Service {
  readonly build?: string
  readonly environment?: Record<string, string>
}

test('the proxy asks for what an instance answers without its database, and keeps operators’ doors to itself', () => {
  const caddyfile = read('deploy/Caddyfile')
  expect(caddyfile).toMatch(/health_uri \/health$/m)
  expect(caddyfile).toMatch(/path \/admin \/admin\/\*/)
  expect(caddyfile).toMatch(/respond @strangers 404/)
  expect(caddyfile).toMatch(/Strict-Transport-Security "max-age=31536000"/)
  expect(read('Dockerfile')).toMatch(/wget -q .*\/health/)
})

test('its two instances are configured with what the service reads, and the proxy knows both', () => {
  const { services } = load(read('compose.yaml')) as { services: Record<string, Service> }
  const instances = Object.entries(services).filter(([, { build }]) => build !== undefined)
  expect(instances).toHaveLength(2)
  for (const [name, { environment = {}, ...service }] of instances) {
    expect(service).toMatchObject({
      image: 'provender:local',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: '1g',
    })
    expect(environment.NODE_OPTIONS).toBe('--max-old-space-size=512')
    const filled = Object.entries(environment).map(([key, value]) => [
      key,
      value.replace(/\$\{\w+:-([^}]*)\}/, '$1').replace(/\$\{\w+:\?[^}]*\}/, 'secret'),
    ])
    expect(readConfig(Object.fromEntries(filled))).toMatchObject({
      databaseUrl: 'postgresql://provender:secret@postgres:5432/provender',
      redisUrl: 'redis://valkey:6379',
      trustProxy: 1,
      baseUrl: 'http://localhost',
    })
    expect(read('deploy/Caddyfile')).toContain(`${name}:3000`)
  }
})
