import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { named, RULES } from './boundaries.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const files = ['src', 'schema', 'rest', 'views', 'mcp'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => join(folder, file)),
)

const imports = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /^(?:import|export)\b[^'"]*?from\s+'([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm,
    ),
  ].map((match) => (match[1] ?? match[2] ?? match[3]) as string)

test('every import goes in the direction of the map', () => {
  const wrong = files.flatMap((file) => {
    const rule = RULES.find(({ from }) => file.startsWith(from))
    if (!rule) return [`${file}: no rule`]
    return imports(file).flatMap((name) => {
      if (!name.startsWith('.')) return rule.packages.test(name) ? [] : [`${file}: package ${name}`]
      const target = normalize(join(dirname(file), name))
      return named(rule).some((start) => target.startsWith(start)) ? [] : [`${file}: ${target}`]
    })
  })
  expect(wrong).toEqual([])
})

test('the map allows nothing that no file does', () => {
  const unused = RULES.flatMap((rule) => {
    const targets = files
      .filter((file) => RULES.find(({ from }) => file.startsWith(from)) === rule)
      .flatMap((file) => [file, ...imports(file).map((name) => normalize(join(dirname(file), name)))])
    return named(rule)
      .filter((start) => !targets.some((target) => target.startsWith(start)))
      .map((start) => `${rule.from} → ${start}`)
  })
  expect(unused).toEqual([])
})

test('no two folders import each other', () => {
  const folderOf = (file: string) =>
    file.startsWith('src/') ? file.split('/').slice(0, 2).join('/') : file.split('/')[0]
  const arrows = new Set(
    files.flatMap((file) =>
      imports(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => `${folderOf(file)} → ${folderOf(normalize(join(dirname(file), name)))}`),
    ),
  )
  const both = [...arrows].filter((arrow) => {
    const [from, to] = arrow.split(' → ')
    return from !== to && arrows.has(`${to} → ${from}`)
  })
  expect(both).toEqual([])
})

test('src/ holds the entry point and the configuration, all else is in folders', () => {
  const loose = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(loose.map(({ name }) => name).sort()).toEqual(['config.ts', 'server.ts'])
})

test('test/ mirrors the tree: a folder of tests has the name of the folder that it tests', () => {
  const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => dirname(file))
  // What breaks on purpose, and what is true of the whole tree, belong to no folder.
  const elsewhere = [...new Set(tests)].filter(
    (folder) =>
      !['faults', '.'].includes(folder) && ![folder, `src/${folder}`].some((one) => existsSync(join(root, one))),
  )
  expect(elsewhere).toEqual([])
})

test('no two files import each other in a ring', () => {
  const graph = new Map(
    files.map((file) => [
      file,
      imports(file)
        .filter((n) => n.startsWith('.'))
        .map((n) => normalize(join(dirname(file), n))),
    ]),
  )
  const state = new Map<string, 'open' | 'done'>()
  const rings: string[] = []
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      rings.push([...path.slice(path.indexOf(file)), file].join(' → '))
      return
    }
    state.set(file, 'open')
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    state.set(file, 'done')
  }
  for (const file of files) visit(file, [])
  expect(rings).toEqual([])
})

test('the planner reads no clock and throws no dice', () => {
  const guilty = files.filter(
    (file) =>
      file.startsWith('src/planner/') &&
      /\bMath\.random\b|\bDate\.now\b|new Date\(\)|\bperformance\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(guilty).toEqual([])
})
