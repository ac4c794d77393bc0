import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { describedWithExamples } from '../../rest/openapi-examples.ts'
import { PRINTED_BASE_URL } from '../../rest/openapi-published.ts'
import { documentTypes } from '../../schema/document-types.ts'
import { schema } from '../../schema/index.ts'
import { documents } from '../../views/pages.ts'
import { startService } from '../app/service.ts'
import { readFacts } from '../catalogue/content/read.ts'
import { CONTENT } from '../catalogue/content-folder.ts'
import { buildPriceBook } from '../prices/build-price-book.ts'
import { readPriceRows } from '../prices/data-files.ts'
import { errorTable, withPart } from '../prices/error-table.ts'
import { leftOut } from '../prices/left-out.ts'
import { countrySources } from '../prices/sources/index.ts'
import { codesPage } from './codes-page.ts'
import { changesPage } from './schema-changes.ts'
import { toolSchemas } from './tool-schemas.ts'
import { toolSentences } from './tool-sentences.ts'

/** The day on which the examples are asked: what is printed must be the same on any day. */
const EXAMPLE_DAY = '2026-11-24'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The description of the REST paths, with the answers of a service that has the content of `data/` and no other. */
async function description(): Promise<string> {
  const config = { databaseUrl: undefined, dataDir: 'memory://', baseUrl: PRINTED_BASE_URL }
  const onBug = (error: unknown) => {
    throw error
  }
  const service = startService({ config, onBug, pool: { threads: 1 }, today: () => EXAMPLE_DAY })
  try {
    await service.load()
    return json(await describedWithExamples(PRINTED_BASE_URL, async (path, init) => service.app.request(path, init)))
  } finally {
    await service.close()
  }
}

/** The page on prices with the errors that are measured now. */
function pricesPage(): string {
  const folder = join(CONTENT, 'prices')
  const book = buildPriceBook(readPriceRows(folder), countrySources(readFacts(CONTENT).countries), '')
  return withPart(readFileSync(join(folder, 'README.md'), 'utf8'), 'errors', errorTable(leftOut(book)))
}

/** Committed files that the code can print, by their path; a test compares them. */
export const generated = async (): Promise<Record<string, string>> => ({
  'schema/schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'views/page-data.ts': documentTypes(documents),
  'mcp/schemas.json': json(toolSchemas()),
  'mcp/sentences.json': json(toolSentences()),
  'docs/codes.md': codesPage(),
  'docs/schema-changes.md': changesPage(),
  'data/prices/README.md': pricesPage(),
  'rest/openapi.json': await description(),
})
