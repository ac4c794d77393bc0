import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Who may import what: folders or files of ours, and packages. The first row whose start fits a file counts. */
const RULES: { from: string; ours: string[]; packages: RegExp }[] = [
  { from: 'src/i18n/', ours: ['src/i18n/'], packages: /^intl-messageformat$/ },
  {
    from: 'src/planner/',
    ours: [
      'src/planner/',
      'src/prices/money.ts',
      'src/prices/estimate.ts',
      'src/catalogue/nutrition.ts',
      'src/i18n/locale.ts',
      'src/i18n/allowed.ts',
    ],
    packages: /^zod$/,
  },
  {
    from: 'src/catalogue/',
    // The vocabulary (meals, courses, units) is the planner's plain data.
    ours: ['src/catalogue/', 'src/i18n/locale.ts', 'src/planner/world.ts'],
    packages: /^(@mikro-orm\/|kysely$|zod$|node:|csv-parse|js-yaml$|lru-cache$)/,
  },
  {
    from: 'src/prices/cli.ts',
    ours: ['src/prices/', 'src/db/', 'src/config.ts', 'src/content-folder.ts', 'src/catalogue/'],
    packages: /.*/,
  },
  {
    from: 'src/prices/',
    ours: ['src/prices/', 'src/catalogue/'],
    packages: /^(@mikro-orm\/|zod$|node:|csv-parse|read-excel-file)/,
  },
  {
    from: 'src/plans/',
    ours: ['src/plans/', 'src/planner/', 'src/catalogue/', 'src/prices/', 'src/i18n/locale.ts', 'src/i18n/allowed.ts'],
    packages: /^(@mikro-orm\/|node:|lru-cache$|piscina$)/,
  },
  {
    from: 'src/operation/',
    ours: ['src/operation/', 'src/plans/pool.ts', 'src/planner/', 'src/db/pool.ts'],
    packages: /^(node:|hono|lru-cache$|pino$|prom-client$)/,
  },
  {
    from: 'src/operators/cli.ts',
    ours: ['src/operators/', 'src/db/', 'src/config.ts'],
    packages: /^(@mikro-orm\/|node:)/,
  },
  {
    from: 'src/operators/',
    ours: ['src/operators/', 'src/catalogue/', 'src/plans/', 'src/planner/world.ts', 'src/i18n/'],
    packages: /^(@mikro-orm\/|zod$|node:|htmlparser2$|parse-ingredient$)/,
  },
  { from: 'src/http/', ours: ['src/http/'], packages: /^(node:|lru-cache$)/ },
  { from: 'src/limits/', ours: ['src/limits/'], packages: /^(node:|lru-cache$|ipaddr\.js$|@redis\/client$)/ },
  { from: 'src/db/', ours: ['src/'], packages: /.*/ },
  { from: 'src/', ours: ['src/', 'schema/', 'rest/', 'views/', 'mcp/'], packages: /.*/ },
  {
    from: 'schema/',
    ours: ['schema/', 'src/'],
    packages: /^(@pothos\/|@escape\.tech\/graphql-armor|graphql|dataloader$|lru-cache$|zod$|@mikro-orm\/)/,
  },
  {
    from: 'rest/',
    ours: [
      'rest/',
      'schema/',
      'src/http/',
      'src/planner/params.ts',
      'src/planner/world.ts',
      'src/plans/refusals.ts',
      'src/catalogue/text-search/search-text.ts',
      'src/i18n/',
    ],
    packages: /^(zod|hono|graphql$)/,
  },
  { from: 'mcp/', ours: ['mcp/'], packages: /^(@modelcontextprotocol\/server|node:)/ },
  {
    from: 'views/',
    ours: ['views/', 'schema/', 'src/http/', 'src/limits/', 'src/i18n/'],
    packages: /^(hono|node:|uqr$|ical-generator$|@graphql-yoga\/render-graphiql)/,
  },
]

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
      return rule.ours.some((start) => target.startsWith(start)) ? [] : [`${file}: ${target}`]
    })
  })
  expect(wrong).toEqual([])
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
