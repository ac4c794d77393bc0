import { join } from 'node:path'
import { checkAmericanEnglish } from '../catalogue/american-english.ts'
import { starchRoles } from '../catalogue/content/check-companions.ts'
import { checkContent, countRecipes, idsOf, taggedRecipes } from '../catalogue/content/check-content.ts'
import { textCoverage } from '../catalogue/content/check-texts.ts'
import { ContentError } from '../catalogue/content/content-error.ts'
import { readContent } from '../catalogue/content/read.ts'
import type { Content } from '../catalogue/content/rows.ts'
import { CONTENT } from '../catalogue/content-folder.ts'
import { checkMeasures } from '../catalogue/measure.ts'
import { checkStandIns } from '../catalogue/stand-in.ts'
import type { CommandResult } from '../db/embedded/command-socket.ts'
import { coverageOf, shortOf, unsoldIn } from '../eating/coverage.ts'
import { checkEating, readEating } from '../eating/data-files.ts'
import { aloneIn, gapsOf } from '../eating/meal-coverage.ts'
import type { CountryEating } from '../eating/meals.ts'
import { checkSlotsIn } from '../eating/slot-files.ts'
import { faultText } from '../i18n/refusals.ts'
import { readPriceRows } from '../prices/data-files.ts'
import { countrySources, UnknownSourceError } from '../prices/sources/index.ts'
import { run } from './run.ts'

// `npm run check:data`: every mistake in the content files, one line each, or the counts when there is none.
async function main(): Promise<CommandResult> {
  const content = readContent(CONTENT)
  const eating = readEating(join(CONTENT, 'eating'))
  const recipes = taggedRecipes(content)
  const problems = [
    ...checkContent(content, (mistake) => faultText('en', mistake)),
    ...checkMeasures(content.ingredients),
    ...checkStandIns(content.ingredients, content.countries),
    ...checkAmericanEnglish(),
    ...checkEating(join(CONTENT, 'eating'), content),
    ...eating.flatMap((one) => [
      ...unsoldIn(one, content.recipes),
      ...shortOf(one, recipes),
      ...checkSlotsIn(one, content.recipes),
    ]),
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
  console.table(Object.fromEntries(eating.map((one) => [one.country, coverageOf(one, recipes)])))
  printMeals(eating, content)
  for (const [kind, counts] of Object.entries(countRecipes(content))) {
    console.log(`\nby ${kind}`)
    console.table(Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a)))
  }
  return { code: 0 }
}

/** What is missing for the meals of each country: parts with too few recipes, and mains without a companion known there. */
function printMeals(eating: readonly CountryEating[], content: Content): void {
  const starch = starchRoles(content)
  console.log('\nmains and soups by country without a companion that is known there')
  for (const one of eating) {
    const alone = aloneIn(one, content.recipes, starch)
    console.log(`${one.country} ${alone.length}${alone.length > 0 ? `: ${alone.join(' ')}` : ''}`)
  }
  console.log('\nparts of patterns with fewer recipes than a planner needs, by country')
  for (const one of eating) {
    for (const { slot, weekend, share, pattern, warm, part, found, needed } of gapsOf(one, content.recipes)) {
      const meal = `${slot} ${weekend ? 'weekend' : 'weekday'} ${pattern} ${warm ? 'warm' : 'cold'}`
      console.log(`${one.country} ${meal} (${Math.round(share * 100)} %): ${part} ${found} of ${needed}`)
    }
  }
}

await run(main, (error) => error instanceof ContentError || error instanceof UnknownSourceError)
