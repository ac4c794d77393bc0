import { z } from 'zod'
import { LANGUAGES, type Lang } from '../../i18n/locale.ts'
import type { CollectionFacts } from '../collection.ts'
import type { StoredField, Values } from '../fields.ts'
import { id } from '../id.ts'
import { IngredientFields, type StoredIngredient } from '../ingredient.ts'
import type { OccasionFacts } from '../occasion.ts'
import { type CellsByArea, PACK_AREAS, type PackCell, type PackRow } from '../packs.ts'
import { isPlainText, PLAIN_TEXT } from '../plain-text.ts'
import type { RecipeFacts } from '../recipe.ts'
import { TEXT_KINDS, type TextKind, type Words } from '../texts.ts'
import { blank, flag, list, number } from './csv.ts'

/** The cell of a stored field: truth values are 0 and 1, a blank is null, lists are separated by semicolons. */
function cellOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault) return cellOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodNullable) return z.union([blank, cellOf(schema.unwrap() as z.ZodType)])
  if (schema instanceof z.ZodBoolean) return flag
  if (schema instanceof z.ZodNumber) return number.pipe(schema)
  return schema instanceof z.ZodArray ? list.pipe(schema as z.ZodType<unknown, string[]>) : schema
}

const ingredientCells = Object.entries<StoredField>(IngredientFields).map(([name, { schema, fileColumn = name }]) => ({
  name,
  fileColumn,
  cell: cellOf(schema),
}))

/** A row of `ingredients.csv` under the names of the stored fields. */
export const IngredientRow = z
  .object({
    id,
    /** no recipe uses it: there to be looked up or excluded */
    referenceOnly: flag,
    basis: z.enum(['source', 'unverified']),
    notes: z.string(),
    ...Object.fromEntries(ingredientCells.map(({ fileColumn, cell }) => [fileColumn, cell])),
  })
  .transform(
    (row): IngredientRow =>
      Object.assign(
        { id: row.id, referenceOnly: row.referenceOnly, basis: row.basis, notes: row.notes },
        Object.fromEntries(
          ingredientCells.map(({ name, fileColumn }) => [name, (row as Record<string, unknown>)[fileColumn]]),
        ) as Values<typeof IngredientFields>,
      ),
  )
export interface IngredientRow extends StoredIngredient {
  readonly referenceOnly: boolean
  readonly basis: 'source' | 'unverified'
  readonly notes: string
}

export const CountryRow = z.object({
  code: z.string().length(2),
  currency: z.string().length(3),
  symbol: z.string().min(1),
  decimals: number,
  defaultLanguage: z.enum(LANGUAGES),
  source: id,
})
export const RegionRow = z.object({ country: z.string().length(2), code: z.string().min(1) })
export const StoreRow = z.object({
  code: id,
  country: z.string().length(2),
  name: z.string().min(1),
  kind: id,
  priceIndex: number,
  basis: z.string().min(1),
  note: z.string(),
})
/** What published comparisons of stores compared. */
export const COMPARISONS = ['ownLabel', 'brands', 'cheapest', 'mixed'] as const
/** A published comparison of a store with others of its country. */
export const StoreSurveyRow = z.object({
  store: id,
  /** '2025' or '2025-09' */
  period: z.string().regex(/^\d{4}(-\d\d)?$/),
  /** the basket there over the mean of the shops compared */
  ratio: number,
  compares: z.enum(COMPARISONS),
  note: z.string().min(1),
})
export type StoreSurveyRow = z.infer<typeof StoreSurveyRow>
/** '227 *454 907': sizes, the usual one starred; '*loose 1000' where shops sell it by the piece or by weight. */
const sizes = z
  .string()
  .regex(
    /^(?!.*\*.*\*)(?=.*\*)(\*loose|\*?\d+(\.\d+)?)( \*?\d+(\.\d+)?)*$/,
    'sizes with a blank between, one of them starred; what is sold loose begins with *loose',
  )
  .transform((cell): PackCell => {
    const all = cell.split(' ')
    const isUsual = (size: string): boolean => size.startsWith('*')
    const size = (written: string): PackCell['usual'] =>
      written === '*loose' ? 'loose' : Number(written.replace('*', ''))
    return { sizes: all.map(size), usual: size(all.find(isUsual) ?? '') }
  })
const packCells = Object.fromEntries(
  PACK_AREAS.map((area) => [area, z.union([z.literal('').transform(() => undefined), sizes])]),
)
export const PackCells = z.object({ ingredient: id, ...packCells }).transform(({ ingredient, ...cells }) => ({
  ingredient: String(ingredient),
  cells: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)) as CellsByArea,
}))
export const PresetRow = z.object({
  id,
  kind: id,
  excludeTags: list,
  allergens: list,
  ingredientGroups: list,
})
export const SameNameRow = z.object({ kind: z.enum(TEXT_KINDS), id })
export const NameRow = z.object({ id: z.string().min(1), name: z.string().min(1) })
/** A kind of ingredients: lower case, as it stands within a sentence; number and gender where sentences agree with it. */
export const FamilyRow = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  number: z.enum(['singular', 'plural']).exactOptional(),
  gender: z.enum(['f', 'm']).exactOptional(),
})

/** Words that a page can show and a database keep. */
const text = z.string().trim().min(1).max(5000).refine(isPlainText, PLAIN_TEXT)
export const MOST_STEPS = 50
export const MOST_ALIASES = 20
export const MOST_TIPS = 3
export const RecipeWords = z.strictObject({
  title: text,
  description: text,
  steps: z.array(text).min(1).max(MOST_STEPS),
  aliases: z.array(text).max(MOST_ALIASES).exactOptional(),
  titles: z.record(z.string().regex(/^[A-Z]{2}$/), text).exactOptional(),
  tips: z.array(text).max(MOST_TIPS).exactOptional(),
})
export type RecipeWords = z.infer<typeof RecipeWords>
export const NamedWords = z.strictObject({ name: text, description: text })
export const TitledWords = z.strictObject({ title: text, lead: text })

/** Everything in `data/` but the prices, parsed. */
export interface Content {
  readonly ingredients: readonly IngredientRow[]
  readonly recipes: ReadonlyMap<string, RecipeFacts>
  readonly collections: ReadonlyMap<string, CollectionFacts>
  readonly occasions: ReadonlyMap<string, OccasionFacts>
  readonly countries: readonly z.infer<typeof CountryRow>[]
  readonly regions: readonly z.infer<typeof RegionRow>[]
  readonly stores: readonly z.infer<typeof StoreRow>[]
  readonly storeSurveys: readonly StoreSurveyRow[]
  readonly presets: readonly z.infer<typeof PresetRow>[]
  readonly packs: readonly PackRow[]
  /** names that are the same word in several languages, known to be so */
  readonly sameNames: readonly z.infer<typeof SameNameRow>[]
  readonly words: readonly ContentWords[]
}

/** Everything but the words. */
export type ContentFacts = Omit<Content, 'words'>

/** What one object is called in one language. */
export interface ContentWords {
  readonly kind: TextKind
  readonly id: string
  readonly lang: Lang
  readonly words: Words
}

/** The ingredients of the content by their ids. */
export const ingredientsById = ({ ingredients }: Pick<Content, 'ingredients'>): Map<string, IngredientRow> =>
  new Map(ingredients.map((row) => [row.id, row]))
