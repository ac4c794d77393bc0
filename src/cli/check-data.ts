import { join } from 'node:path'
import { checkContent, countRecipes, idsOf } from '../catalogue/content/check-content.ts'
import { textCoverage } from '../catalogue/content/check-texts.ts'
import { ContentError, readContent } from '../catalogue/content/read.ts'
import { CONTENT } from '../catalogue/content-folder.ts'
import { checkMeasures } from '../catalogue/measure.ts'
import type { CommandResult } from '../db/embedded/command-socket.ts'
import { coverageOf } from '../eating/coverage.ts'
import { checkEating, EatingDataError, readEating } from '../eating/data-files.ts'
import { faultText } from '../i18n/refusals.ts'
import { PriceDataError, readPriceRows } from '../prices/data-files.ts'
import { countrySources, UnknownSourceError } from '../prices/sources/index.ts'
import { run } from './run.ts'

// `npm run check:data`: every mistake in the content files, one line each, or the counts when there is none.
async function main(): Promise<CommandResult> {
  const content = readContent(CONTENT)
  const problems = [
    ...checkContent(content, (mistake) => faultText('en', mistake)),
    ...checkMeasures(content.ingredients),
    ...checkEating(join(CONTENT, 'eating'), content),
  ]
  if (problems.length > 0) throw new ContentError(problems)
  countrySources(content.countries)
  readPriceRows(join(CONTENT, 'prices'))
  console.log(
    `${content.recipes.size} recipes, ${content.ingredients.length} ingredients, ${content.words.length} texts`,
  )
  console.log('\ntexts by language')
  console.table(textCoverage(content, idsOf(content)))
  console.log('\nby country, as its homes cook them')
  console.table(
    Object.fromEntries(
      readEating(join(CONTENT, 'eating')).map((eating) => [eating.country, coverageOf(eating, content.recipes)]),
    ),
  )
  for (const [kind, counts] of Object.entries(countRecipes(content))) {
    console.log(`\nby ${kind}`)
    console.table(Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a)))
  }
  return { code: 0 }
}

await run(
  main,
  (error) =>
    error instanceof ContentError ||
    error instanceof PriceDataError ||
    error instanceof EatingDataError ||
    error instanceof UnknownSourceError,
)
