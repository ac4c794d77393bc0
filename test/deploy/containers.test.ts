import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { validate } from 'dockerfile-utils'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { COMPILED } from '../../src/app/compiled-code.ts'
import { readConfig } from '../../src/config.ts'
import { startSettings } from '../harness/process.ts'

// Nothing here runs a container: the files are read as their tools read them.
const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

test('the Dockerfile is right, runs as no administrator, and has the Node that the package asks for', () => {
  const dockerfile = read('deploy/Dockerfile')
  expect(validate(dockerfile)).toEqual([])
  expect(dockerfile).toMatch(/^USER node$/m)
  // The cache of compiled code is of use to the user that filled it only.
  const [made = '', served = ''] = dockerfile.split(/^USER node$/m)
  expect(served).toMatch(/^RUN node src\/cli\/compile-code\.ts$/m)
  for (const command of made.matchAll(/^RUN .*compile-code/gm)) expect(command).toBeUndefined()
  const major = /\d+/.exec(JSON.parse(read('package.json')).engines.node)?.[0]
  for (const [, tag] of dockerfile.matchAll(/^FROM node:(\S+)/gm)) expect(tag).toBe(`${major}-alpine`)
})

test('`npm start` and the container name the folder of compiled code, so that the entry comes from it too', () => {
  expect(startSettings().NODE_COMPILE_CACHE).toBe(COMPILED)
  const [, named] = /NODE_COMPILE_CACHE=(\S+)/.exec(read('deploy/Dockerfile')) ?? []
  expect(named).toBe(`/app/${relative(root, COMPILED)}`)
})

test('the packages are a layer of their own, made before the sources, by every manifest that the lock file needs', () => {
  const build = read('deploy/Dockerfile').split(/^FROM /m)[1] ?? ''
  const [before = ''] = build.split('RUN npm ci')
  const copied = [...before.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, files]) => files?.split(' ') ?? [])
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'))
  const manifests = workspaces.map((folder) => `${folder}/package.json`)
  expect(copied.sort()).toEqual(['package.json', 'package-lock.json', ...manifests].sort())
  expect(build.indexOf('COPY . .')).toBeGreaterThan(build.indexOf('RUN npm ci'))
})

test('a build leaves out what is secret or made on this machine, and takes every manifest', () => {
  // BuildKit reads the list that has the name of the Dockerfile; docker's rules: the last matching line decides.
  const lines = read('deploy/Dockerfile.dockerignore').trim().split('\n')
  const taken = (path: string) =>
    lines.reduce((before, line) => {
      const pattern = line.replace(/^!/, '')
      const covers = path
        .split('/')
        .some((_, depth, parts) => matchesGlob(parts.slice(0, depth + 1).join('/'), pattern))
      return covers ? line.startsWith('!') : before
    }, true)
  for (const path of [
    '.env',
    'deploy/.env',
    '.git/config',
    '.provender/journal',
    'mcp/node_modules/zod/index.js',
    'x.log',
  ])
    expect([path, taken(path)]).toEqual([path, false])
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'))
  for (const path of [
    'package.json',
    'src/server.ts',
    'data/version.yaml',
    'docs/api.md',
    ...workspaces.map((w) => `${w}/package.json`),
  ])
    expect([path, taken(path)]).toEqual([path, true])
})

test('compose.yaml passes its linter', () => {
  const { status, stdout } = spawnSync('dclint', ['--max-warnings', '0', '--config', '.dclintrc', 'compose.yaml'], {
    cwd: join(root, 'deploy'),
    encoding: 'utf8',
  })
  expect([status, stdout.trim()]).toEqual([0, ''])
})

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Record<string, string>
}

test('the proxy asks for what an instance answers without its database, and keeps operators’ doors to itself', () => {
  const caddyfile = read('deploy/Caddyfile')
  expect(caddyfile).toMatch(/health_uri \/health$/m)
  expect(caddyfile).toMatch(/path \/admin \/admin\/\*/)
  expect(caddyfile).toMatch(/respond @strangers 404/)
  expect(caddyfile).toMatch(/Strict-Transport-Security "max-age=31536000"/)
  expect(read('deploy/Dockerfile')).toMatch(/wget -q .*\/health/)
})

test('its two instances are configured with what the service reads, and the proxy knows both', () => {
  const { services } = load(read('deploy/compose.yaml')) as { services: Record<string, Service> }
  const instances = Object.entries(services).filter(([, { build }]) => build !== undefined)
  expect(instances).toHaveLength(2)
  for (const [name, { build, environment = {}, ...service }] of instances) {
    expect(existsSync(join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
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
