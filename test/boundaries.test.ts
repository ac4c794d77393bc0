import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Who may import what: folders or files of ours, and packages. Every file fits one row, the first whose start it has. */
const RULES: { from: string; ours: string[]; packages: RegExp }[] = [
  { from: 'src/i18n/', ours: ['src/i18n/'], packages: /^intl-messageformat$/ },
  { from: 'src/http/', ours: ['src/http/'], packages: /^(node:|lru-cache$)/ },
  {
    from: 'src/rate-limit/',
    ours: ['src/rate-limit/'],
    packages: /^(node:|lru-cache$|ipaddr\.js$|@redis\/client$)/,
  },
  {
    from: 'src/catalogue/',
    ours: ['src/catalogue/', 'src/i18n/locale.ts', 'src/i18n/allowed.ts', 'src/i18n/round.ts'],
    packages: /^(@mikro-orm\/|kysely$|zod$|node:|csv-parse|js-yaml$|lru-cache$)/,
  },
  {
    from: 'src/eating/',
    ours: ['src/eating/', 'src/catalogue/'],
    packages: /^(@mikro-orm\/|zod$|node:|csv-parse|js-yaml$)/,
  },
  {
    from: 'src/prices/',
    ours: ['src/prices/', 'src/catalogue/'],
    packages: /^(@mikro-orm\/|zod$|node:|csv-parse|read-excel-file)/,
  },
  {
    from: 'src/planner/',
    ours: [
      'src/planner/',
      'src/eating/meals.ts',
      'src/prices/money.ts',
      'src/prices/estimate.ts',
      'src/catalogue/amount.ts',
      'src/catalogue/nutrition.ts',
      'src/catalogue/starch.ts',
      'src/catalogue/random.ts',
      'src/catalogue/tags.ts',
      'src/catalogue/vocabulary.ts',
      'src/i18n/locale.ts',
      'src/i18n/round.ts',
      'src/i18n/allowed.ts',
    ],
    packages: /^zod$/,
  },
  {
    from: 'src/revision/',
    ours: [
      'src/revision/',
      'src/catalogue/',
      'src/eating/',
      'src/prices/',
      'src/planner/problem/data.ts',
      'src/i18n/locale.ts',
    ],
    packages: /^(@mikro-orm\/|node:|lru-cache$)/,
  },
  {
    from: 'src/plans/',
    ours: [
      'src/plans/',
      'src/planner/',
      'src/revision/',
      'src/catalogue/',
      'src/prices/',
      'src/rate-limit/fair-queue.ts',
      'src/i18n/locale.ts',
      'src/i18n/allowed.ts',
    ],
    packages: /^(@mikro-orm\/|node:|lru-cache$|piscina$)/,
  },
  {
    from: 'src/admin/',
    ours: ['src/admin/', 'src/catalogue/', 'src/revision/', 'src/i18n/'],
    packages: /^(@mikro-orm\/|zod$|node:|htmlparser2$|parse-ingredient$)/,
  },
  {
    from: 'src/db/',
    // The entities of all tables; what reads the content files and stores their rows.
    ours: [
      'src/db/',
      'src/catalogue/',
      'src/eating/',
      'src/prices/',
      'src/plans/stored-plan.ts',
      'src/admin/audit.ts',
      'src/admin/keys.ts',
      'src/i18n/locale.ts',
    ],
    packages: /^(@mikro-orm\/|node:|@electric-sql\/pglite|pg$|kysely)/,
  },
  {
    from: 'src/observability/',
    ours: ['src/observability/'],
    packages: /^(node:|hono|lru-cache$|pino$|prom-client$)/,
  },
  { from: 'src/config.ts', ours: ['src/rate-limit/'], packages: /^(node:|zod$)/ },
  // The wiring: the only imports that go up.
  { from: 'src/app/', ours: ['src/', 'schema/', 'rest/', 'views/', 'mcp/'], packages: /.*/ },
  { from: 'src/cli/', ours: ['src/', 'schema/', 'rest/', 'views/', 'mcp/'], packages: /.*/ },
  { from: 'src/server.ts', ours: ['src/', 'schema/', 'rest/', 'views/', 'mcp/'], packages: /.*/ },
  {
    from: 'schema/',
    ours: [
      'schema/',
      ...['admin', 'catalogue', 'db', 'eating', 'http', 'i18n', 'observability', 'planner', 'plans'].map(
        (folder) => `src/${folder}/`,
      ),
      ...['prices', 'rate-limit', 'revision'].map((folder) => `src/${folder}/`),
    ],
    packages: /^(@pothos\/|@escape\.tech\/graphql-armor|graphql|dataloader$|lru-cache$|zod$|@mikro-orm\/)/,
  },
  {
    from: 'rest/',
    ours: [
      'rest/',
      ...['context', 'errors', 'execute', 'index', 'page', 'place'].map((file) => `schema/${file}.ts`),
      'src/http/',
      'src/i18n/',
      'src/planner/params.ts',
      'src/catalogue/vocabulary.ts',
      'src/catalogue/recipe-filters.ts',
      'src/catalogue/refusals.ts',
      'src/catalogue/text-search/search-text.ts',
    ],
    packages: /^(zod|hono|graphql$)/,
  },
  {
    from: 'views/',
    ours: [
      'views/',
      ...['context', 'errors', 'execute'].map((file) => `schema/${file}.ts`),
      'src/http/',
      'src/i18n/',
      'src/planner/params.ts',
    ],
    packages: /^(hono|node:|uqr$|ical-generator$|@graphql-yoga\/render-graphiql)/,
  },
  { from: 'mcp/', ours: ['mcp/'], packages: /^(@modelcontextprotocol\/server|node:)/ },
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
