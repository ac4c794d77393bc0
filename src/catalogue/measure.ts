import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from './content/content-error.ts'
import { blank, number, readCsv } from './content/csv.ts'
import { CONTENT } from './content-folder.ts'
import { repeated } from './repeated.ts'

/** What a cook counts or fills; the words for each are in `src/i18n/messages/quantities/`. */
export const COUNTED = [
  'piece',
  'clove',
  'leaf',
  'sheet',
  'slice',
  'breadSlice',
  'bunch',
  'cabbage',
  'stalk',
  'sprig',
  'handful',
  'tin',
] as const
export type Counted = (typeof COUNTED)[number]

const MeasureRow = z.strictObject({
  ingredient: z.string().min(1),
  measure: z.enum([...COUNTED, 'head', 'tsp', 'cup']),
  /** edible grams of one; blank: the ingredient is counted in it, or a tin is the shop's pack */
  grams: z.union([blank, number.pipe(z.number().positive())]),
  source: z.enum(['USDA SR28', 'own']),
})
type MeasureRow = z.infer<typeof MeasureRow>

/** What an amount is measured with, and how many of the ingredient's units, as bought, one of it is. */
export interface CountedMeasure {
  readonly name: Counted
  readonly units: number
}

/** How an ingredient is measured in a kitchen and counted in a shop. Grams are as bought, like amounts of recipes. */
export interface Measure {
  /** the ways to count it, the one that a cook prefers first */
  readonly counted: readonly CountedMeasure[]
  /** what a pack of pieces is in the shop */
  readonly pack?: 'head'
  /** grams of a level teaspoon, 5 ml */
  readonly teaspoonG?: number
  /** grams of a cup of the United States, 237 ml */
  readonly cupG?: number
  /** comes from the tap: on no list of what to buy */
  readonly tap?: true
}

/** What is needed of an ingredient to measure it; its pack is in its unit. */
export interface Measured {
  readonly id: string
  readonly unit: string
  readonly pack: number
  readonly edibleShare: number
}

/** Teaspoons in a cup of the United States. */
const TEASPOONS_A_CUP = 48

/** @throws ContentError when `measures.csv` cannot be read */
function readMeasures(): ReadonlyMap<string, readonly MeasureRow[]> {
  const mistakes: string[] = []
  const rows = readCsv(readFileSync(join(CONTENT, 'measures.csv')), MeasureRow, (mistake) =>
    mistakes.push(`measures.csv: ${mistake}`),
  )
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return Map.groupBy(rows, ({ ingredient }) => ingredient)
}
const rowsOf = readMeasures()

const WEIGHED: Measure = { counted: [] }
const TAP_WATER: Measure = { counted: [], tap: true }

const isCounted = (name: MeasureRow['measure']): name is Counted => COUNTED.some((one) => one === name)

/** How an ingredient is measured; without any measure for the many that are weighed. */
export function measureOf({ id, unit, pack, edibleShare }: Measured): Measure {
  if (id === 'water') return TAP_WATER
  const rows = rowsOf.get(id)
  if (!rows) return WEIGHED
  const bought = (name: 'tsp' | 'cup') => {
    const grams = rows.find(({ measure }) => measure === name)?.grams
    return grams ? grams / edibleShare : undefined
  }
  const counted = rows.flatMap(({ measure: name, grams }): CountedMeasure[] => {
    if (!isCounted(name)) return []
    if (name === 'tin') return [{ name, units: pack }]
    return [{ name, units: unit === 'pcs' || !grams ? 1 : grams / edibleShare }]
  })
  const teaspoonG = bought('tsp')
  const cupG = bought('cup') ?? (teaspoonG && teaspoonG * TEASPOONS_A_CUP)
  return {
    counted,
    ...(rows.some(({ measure }) => measure === 'head') && { pack: 'head' }),
    ...(teaspoonG && { teaspoonG }),
    ...(cupG && { cupG }),
  }
}

/** How much of its unit one piece of an ingredient is as it is bought, rounded; undefined where it is not counted in pieces. */
export function pieceOf({ counted }: Measure): number | undefined {
  const piece = counted.find(({ name }) => name === 'piece')
  return piece && Math.round(piece.units)
}

/** Grams of one that nobody has in hand. */
const LIKELY = { tsp: [0.4, 8], cup: [20, 400] } as const

function* checkRow({ ingredient, measure, grams }: MeasureRow, unit: string): Generator<string> {
  const weighed = unit !== 'pcs'
  if (weighed && grams === null && measure !== 'tin') yield `${ingredient} is weighed: ${measure} needs grams`
  if (!weighed && grams !== null) yield `${ingredient} is counted in pieces: ${measure} has no grams`
  if (measure === 'head' && weighed) yield `${ingredient} is counted in ${measure} and has the unit ${unit}`
  if ((measure === 'tsp' || measure === 'cup') && unit !== 'g')
    yield `${ingredient} has grams of a ${measure} and the unit ${unit}`
  const likely = measure === 'tsp' || measure === 'cup' ? LIKELY[measure] : [0.2, 2000]
  if (grams !== null && (grams < likely[0] || grams > likely[1])) yield `${ingredient}: ${grams} g is no ${measure}`
}

/** What is wrong with the measures: ingredients that are not there, or are counted in another unit; a measure said twice. */
export function checkMeasures(ingredients: readonly { readonly id: string; readonly unit: string }[]): string[] {
  const units = new Map(ingredients.map(({ id, unit }) => [id, unit]))
  return [...rowsOf].flatMap(([id, rows]) => {
    const unit = units.get(id)
    if (!unit) return [`measures.csv: ${id} is no ingredient`]
    const names = rows.map(({ measure }) => measure)
    const twice = repeated(names).map((name) => `${id}: ${name} stands twice`)
    return [...twice, ...rows.flatMap((row) => [...checkRow(row, unit)])].map((problem) => `measures.csv: ${problem}`)
  })
}
