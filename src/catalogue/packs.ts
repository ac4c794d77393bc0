import { defineEntity, p } from '@mikro-orm/core'
import { inHundredths } from './amount.ts'
import { standInPacks } from './stand-in.ts'

// Sizes that shops sell, by where they are sold. A country that has no sizes of its own has those of its part of the world; one
// that has neither is sold the usual pack of the ingredient.

/** Columns of `packs.csv`: countries (ISO), and EU for the rest of Europe. */
export const PACK_AREAS = ['US', 'GB', 'DE', 'FR', 'IT', 'ES', 'PL', 'RU', 'EU'] as const
type PackArea = (typeof PACK_AREAS)[number]

/** Countries that are sold in sizes of their own only. */
const APART: readonly string[] = ['US', 'GB', 'RU']

/** Sizes in the ingredient's unit, ascending, and the one that most homes buy. */
export interface PackSizes {
  readonly sizes: readonly number[]
  readonly usual: number
}

export type SizesByArea = Partial<Record<PackArea, PackSizes>>

/** Sizes as a cell of `packs.csv` names them: `loose` is by the piece, or weighed. */
export interface PackCell {
  readonly sizes: readonly (number | 'loose')[]
  readonly usual: number | 'loose'
}

export type CellsByArea = Partial<Record<PackArea, PackCell>>

/** An ingredient's sizes as they are stored. */
export interface PackRow {
  readonly ingredient: string
  readonly sizes: SizesByArea
}

/**
 * A row of `packs.csv` as it is stored: what is sold loose is bought in whole pieces.
 * @param piece one of the ingredient in its unit, as bought; undefined: no piece of it is known, and what is loose has the size 0, which the check refuses
 */
export function packRow(
  { ingredient, cells }: { readonly ingredient: string; readonly cells: CellsByArea },
  piece: number | undefined,
): PackRow {
  const size = (written: number | 'loose'): number => (written === 'loose' ? (piece ?? 0) : written)
  const sizes = Object.entries(cells).map(([area, cell]) => [
    area,
    { sizes: cell.sizes.map(size), usual: size(cell.usual) },
  ])
  return { ingredient, sizes: Object.fromEntries(sizes) as SizesByArea }
}

export const IngredientPacks = defineEntity({
  name: 'IngredientPacks',
  properties: {
    ingredient: p.string().primary(),
    sizes: p.json<SizesByArea>(),
  },
})

/** Packs of a country in hundredths of the unit. */
export interface CountryPacks {
  /** the usual pack of each ingredient, where it is not that of the reference */
  readonly usual: ReadonlyMap<string, number>
  /** the next smaller pack of each ingredient that has one: what somebody buys who lives alone */
  readonly small: ReadonlyMap<string, number>
  /** all sizes of it */
  readonly sizesOf: (ingredient: string) => readonly number[] | undefined
}

const inCountry = (sizes: SizesByArea, country: string): PackSizes | undefined =>
  PACK_AREAS.some((area) => area === country)
    ? (sizes[country as PackArea] ?? (APART.includes(country) ? undefined : sizes.EU))
    : sizes.EU

/** What a country's shops sell, of stored rows; of what they have only a stand-in for, its pack. */
export function countryPacks(rows: readonly PackRow[], country: string): CountryPacks {
  const there = new Map<string, PackSizes>([
    ...rows.flatMap(({ ingredient, sizes }) => {
      const found = inCountry(sizes, country)
      return found ? [[ingredient, found] as const] : []
    }),
    ...standInPacks(country).map(([ingredient, pack]) => [ingredient, { sizes: [pack], usual: pack }] as const),
  ])
  return {
    usual: new Map([...there].map(([id, { usual }]) => [id, inHundredths(usual)])),
    small: new Map(
      [...there].flatMap(([id, { sizes, usual }]) => {
        const smaller = sizes.filter((size) => size < usual).at(-1)
        return smaller === undefined ? [] : [[id, inHundredths(smaller)] as const]
      }),
    ),
    sizesOf: (ingredient) => there.get(ingredient)?.sizes.map(inHundredths),
  }
}

/** Most and least that a pack may be of the reference's. */
const LARGEST = 8
const SMALLEST = 1 / 8

/**
 * What is wrong with the sizes of an ingredient.
 * @param pack its usual one, in its unit
 * @param piece one of it, which may be sold loose
 */
export function* checkPacks(sizes: SizesByArea, pack: number, piece?: number): Generator<string> {
  for (const [area, { sizes: sold, usual }] of Object.entries(sizes)) {
    if (sold.some((size, i) => i > 0 && size <= (sold[i - 1] ?? 0))) yield `${area}: sizes must ascend`
    if (!sold.includes(usual)) yield `${area}: the usual size must be one of those sold`
    if (sold.includes(0)) yield `${area}: measures.csv knows no piece of what is sold loose`
    const packs = sold.filter((size) => size !== piece && size !== 0)
    const beyond = packs.find((size) => size > pack * LARGEST || size < pack * SMALLEST)
    if (beyond !== undefined) yield `${area}: ${beyond} is no pack beside the usual ${pack}`
  }
}
