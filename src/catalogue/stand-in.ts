import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from './content/content-error.ts'
import { blank, list, number, readCsv } from './content/csv.ts'
import { CONTENT } from './content-folder.ts'
import { repeated } from './repeated.ts'

/**
 * Whether a country's shops sell what a recipe names: under the ingredient's own name, under another one, only something
 * close to it, or nothing like it.
 */
const KINDS = ['own', 'same', 'instead', 'none'] as const

/** Names of one stand-in, at most. */
export const MOST_STAND_IN_NAMES = 3

const StandInRow = z.strictObject({
  ingredient: z.string().min(1),
  countries: z.string().transform((text) => text.split(' ')),
  kind: z.enum(KINDS),
  names: list.pipe(z.array(z.string()).max(MOST_STAND_IN_NAMES)),
  english: z.string(),
  pack: z.union([blank, number.pipe(z.number().positive())]),
})
type StandInRow = z.infer<typeof StandInRow>

/** @throws ContentError when `stand-ins.csv` cannot be read */
function readRows(): readonly StandInRow[] {
  const mistakes: string[] = []
  const rows = readCsv(readFileSync(join(CONTENT, 'stand-ins.csv')), StandInRow, (mistake) =>
    mistakes.push(`stand-ins.csv: ${mistake}`),
  )
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return rows
}

const rows = readRows()
const rowsOf = new Map(rows.flatMap((row) => row.countries.map((country) => [`${country} ${row.ingredient}`, row])))

/** What a country's shops sell for an ingredient that is local to a few countries. Nutrients and price stay the ingredient's. */
export interface StandIn {
  /** the same food under another name; false: the closest to it that is sold */
  readonly same: boolean
  /** as packs there say it, in the languages of the country */
  readonly names: readonly string[]
  /** what that is, in English */
  readonly english: string
  /** size of a pack in the ingredient's unit; null: as for the ingredient */
  readonly pack: number | null
}

const standInFrom = ({ kind, names, english, pack }: StandInRow): StandIn | null =>
  kind === 'same' || kind === 'instead' ? { same: kind === 'same', names, english, pack } : null

/** What to look for in a country's shops; null: the ingredient is sold there as it is, or nothing like it is. */
export function standInOf(ingredient: string, country: string): StandIn | null {
  const row = rowsOf.get(`${country} ${ingredient}`)
  return row ? standInFrom(row) : null
}

/** Packs of a country's stand-ins, by ingredient, in its unit. */
export const standInPacks = (country: string): readonly (readonly [ingredient: string, pack: number])[] =>
  rows.flatMap(({ ingredient, countries, pack }) =>
    pack !== null && countries.includes(country) ? [[ingredient, pack] as const] : [],
  )

/** Whether a country's shops sell an ingredient or something in its place. */
export const isSold = (ingredient: string, country: string): boolean =>
  rowsOf.get(`${country} ${ingredient}`)?.kind !== 'none'

function* checkRow({ ingredient, kind, names, english, pack }: StandInRow): Generator<string> {
  const named = kind === 'same' || kind === 'instead'
  if (named !== names.length > 0) yield `${ingredient}: ${kind} ${named ? 'needs names' : 'has no names'}`
  if (named !== (english !== '')) yield `${ingredient}: ${kind} ${named ? 'needs' : 'has no'} English words`
  if (pack !== null && !named) yield `${ingredient}: ${kind} has no pack`
}

/** Pack of a stand-in over that of the ingredient: beyond it stands a slip of the pen. */
const LIKELY_PACK = [0.25, 4] as const

/** What is wrong with the stand-ins: unknown ingredients and countries, a country left out or said twice, unlikely packs. */
export function checkStandIns(
  ingredients: readonly { readonly id: string; readonly pack: number }[],
  countries: readonly { readonly code: string }[],
): string[] {
  const packs = new Map(ingredients.map(({ id, pack }) => [id, pack]))
  const codes = countries.map(({ code }) => code)
  return [...Map.groupBy(rows, ({ ingredient }) => ingredient)]
    .flatMap(([id, some]) => {
      const usual = packs.get(id)
      if (usual === undefined) return [`${id} is no ingredient`]
      const named = some.flatMap((row) => row.countries)
      const unlikely = some.filter(
        ({ pack }) => pack !== null && (pack < usual * LIKELY_PACK[0] || pack > usual * LIKELY_PACK[1]),
      )
      return [
        ...codes.filter((code) => !named.includes(code)).map((code) => `${id}: nothing is said of ${code}`),
        ...repeated(named).map((code) => `${id}: ${code} stands twice`),
        ...named.filter((code) => !codes.includes(code)).map((code) => `${id}: ${code} is no country of countries.csv`),
        ...some.flatMap((row) => [...checkRow(row)]),
        ...unlikely.map(({ pack }) => `${id}: ${pack} is no pack beside the usual ${usual}`),
      ]
    })
    .map((problem) => `stand-ins.csv: ${problem}`)
}
