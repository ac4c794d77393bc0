import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from '../catalogue/content/content-error.ts'
import { readCsv, words } from '../catalogue/content/csv.ts'
import type { RecipeFacts } from '../catalogue/recipe.ts'
import { repeated } from '../catalogue/repeated.ts'
import { CUISINES, type Familiarity } from '../catalogue/vocabulary.ts'
import { CustomRow, checkCustoms, customsOf } from './custom-files.ts'
import { checkFavourites, FavouriteRow, favouritesOf } from './favourite-files.ts'
import { checkHabits, checkPatterns, HabitRow, PatternRow } from './meal-files.ts'
import type { CountryEating } from './meals.ts'
import { checkNotBeside, NotBesideRow, notBesideOf } from './not-beside-files.ts'
import { checkSeasons, SeasonRow, seasonsOf } from './season-files.ts'
import { checkSlots, SlotRow, slotsOf } from './slot-files.ts'
import { checkTurns, TurnRow, turnsOf } from './turn-files.ts'

const CuisineRow = z.object({ country: z.string().length(2), own: words, near: words })
const FamiliarityRow = z.object({ recipe: z.string().min(1), three: words, two: words, one: words })

/** What the files must agree with. */
export interface Known {
  readonly countries: readonly { readonly code: string }[]
  readonly recipes: ReadonlyMap<string, Pick<RecipeFacts, 'season' | 'slots' | 'use' | 'part' | 'meal'>>
}

type Rows = {
  readonly cuisines: readonly z.infer<typeof CuisineRow>[]
  readonly familiarity: readonly z.infer<typeof FamiliarityRow>[]
  readonly slots: readonly z.infer<typeof SlotRow>[]
  readonly turns: readonly z.infer<typeof TurnRow>[]
  readonly notBeside: readonly z.infer<typeof NotBesideRow>[]
  readonly seasons: readonly z.infer<typeof SeasonRow>[]
  readonly customs: readonly z.infer<typeof CustomRow>[]
  readonly favourites: readonly z.infer<typeof FavouriteRow>[]
  readonly patterns: readonly z.infer<typeof PatternRow>[]
  readonly habits: readonly z.infer<typeof HabitRow>[]
}

/** @throws ContentError for rows that do not parse */
function readRows(folder: string): Rows {
  const problems: string[] = []
  const table = <T>(file: string, schema: z.ZodType<T>): T[] =>
    existsSync(join(folder, file))
      ? readCsv(readFileSync(join(folder, file)), schema, (mistake) => problems.push(`${file}: ${mistake}`))
      : []
  const rows = {
    cuisines: table('cuisines.csv', CuisineRow),
    familiarity: table('familiarity.csv', FamiliarityRow),
    slots: table('slots.csv', SlotRow),
    turns: table('turns.csv', TurnRow),
    notBeside: table('not-beside.csv', NotBesideRow),
    seasons: table('seasons.csv', SeasonRow),
    customs: table('customs.csv', CustomRow),
    favourites: table('favourites.csv', FavouriteRow),
    patterns: table('patterns.csv', PatternRow),
    habits: table('habits.csv', HabitRow),
  }
  if (problems.length > 0) throw new ContentError(problems)
  return rows
}

/**
 * How each country eats, from `data/eating/`; nothing where there are no such files.
 * @throws ContentError for rows that do not parse, and for a country without habits
 */
export function readEating(folder: string): CountryEating[] {
  const { cuisines, familiarity, slots, turns, notBeside, seasons, customs, favourites, patterns, habits } =
    readRows(folder)
  const patternsOf = Map.groupBy(patterns, ({ country }) => country)
  const habitsOf = new Map(habits.map((row) => [row.country, row.habits]))
  const habitsOfCountry = (country: string) => {
    const known = habitsOf.get(country)
    if (!known) throw new ContentError([`habits.csv: no row for ${country}`])
    return known
  }
  return cuisines.map(({ country, own, near }) => ({
    country,
    own,
    near,
    slots: slotsOf(slots, country),
    turns: turnsOf(turns, country),
    notBeside: notBesideOf(notBeside, country),
    seasons: seasonsOf(seasons, country),
    customs: customsOf(customs, country),
    favourites: favouritesOf(favourites, country),
    patterns: (patternsOf.get(country) ?? []).map(({ pattern }) => pattern),
    habits: habitsOfCountry(country),
    familiarity: familiarityOf(familiarity, country),
  }))
}

const familiarityOf = (rows: Rows['familiarity'], country: string): Record<string, Familiarity> =>
  Object.fromEntries(
    rows.map(({ recipe, three, two, one }): [string, Familiarity] => {
      const grade = three.includes(country) ? 3 : two.includes(country) ? 2 : one.includes(country) ? 1 : 0
      return [recipe, grade]
    }),
  )

/**
 * Rows that are missing, too many, or name what the catalogue does not have.
 * @throws ContentError for rows that do not parse
 */
export function checkEating(folder: string, { countries, recipes }: Known): string[] {
  const { cuisines, familiarity, slots, turns, notBeside, seasons, customs, favourites, patterns, habits } =
    readRows(folder)
  const codes = new Set(countries.map(({ code }) => code))
  const eating = cuisines.map(({ country }) => ({
    country,
    familiarity: familiarityOf(familiarity, country),
    slots: slotsOf(slots, country),
  }))
  return [
    ...checkCuisines(cuisines, codes),
    ...checkFamiliarity(familiarity, codes, recipes),
    ...checkSlots(slots, codes, recipes),
    ...checkTurns(turns, codes, recipes),
    ...checkNotBeside(notBeside, codes, recipes),
    ...checkSeasons(seasons, eating, recipes),
    ...checkCustoms(customs, eating, recipes),
    ...checkFavourites(favourites, eating, recipes),
    ...checkPatterns(patterns, codes),
    ...checkHabits(habits, codes),
  ]
}

function checkCuisines(rows: readonly z.infer<typeof CuisineRow>[], codes: ReadonlySet<string>): string[] {
  const listed = new Set(rows.map(({ country }) => country))
  return [
    ...[...codes].filter((code) => !listed.has(code)).map((code) => `cuisines.csv: no row for ${code}`),
    ...rows.flatMap(({ country, own, near }) => [
      ...(codes.has(country) ? [] : [`cuisines.csv: ${country} is no country of countries.csv`]),
      ...(own.length > 0 ? [] : [`cuisines.csv: ${country} has no cuisine of its own`]),
      ...[...own, ...near]
        .filter((cuisine) => !CUISINES.some((known) => known === cuisine))
        .map((cuisine) => `cuisines.csv: ${country}: unknown cuisine ${cuisine}`),
    ]),
    ...(listed.size < rows.length ? ['cuisines.csv: a country stands twice'] : []),
  ]
}

function checkFamiliarity(
  rows: readonly z.infer<typeof FamiliarityRow>[],
  codes: ReadonlySet<string>,
  recipes: Known['recipes'],
): string[] {
  const listed = new Map(rows.map((row) => [row.recipe, row]))
  return [
    ...[...recipes.keys()].filter((id) => !listed.has(id)).map((id) => `familiarity.csv: no row for the recipe ${id}`),
    ...rows.flatMap(({ recipe, three, two, one }) => {
      const named = [...three, ...two, ...one]
      return [
        ...(recipes.has(recipe) ? [] : [`familiarity.csv: ${recipe} is no recipe`]),
        ...(repeated(named).length > 0 ? [`familiarity.csv: ${recipe}: a country stands twice`] : []),
        ...named
          .filter((code) => !codes.has(code))
          .map((code) => `familiarity.csv: ${recipe}: ${code} is no country of countries.csv`),
      ]
    }),
    ...(listed.size < rows.length ? ['familiarity.csv: a recipe stands twice'] : []),
  ]
}
