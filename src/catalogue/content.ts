import { createHash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { load as parseYaml } from 'js-yaml'
import { z } from 'zod'
import { LANGUAGES, type Lang } from '../i18n/locale.ts'
import { COURSES, EQUIPMENT, SLOTS } from '../planner/world.ts'
import { CollectionFacts } from './collection.ts'
import { OccasionFacts } from './occasion.ts'
import { isPlainText, PLAIN_TEXT } from './plain-text.ts'
import { WORDING_KINDS, type WordingKind, type Words } from './wording.ts'

/** How recipes, ingredients and most other objects are named. */
export const id = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens')
const list = z.string().transform((text) => (text === '' ? [] : text.split(';').map((part) => part.trim())))
const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'a number')
  .transform(Number)
const blank = z.literal('').transform(() => null)
const flag = z.enum(['0', '1']).transform((text) => text === '1')

const IngredientRow = z.object({
  id,
  category: id,
  unit: z.enum(['g', 'ml', 'pcs']),
  gramsPerUnit: number,
  pack: number,
  kcal: number,
  protein: number,
  fat: number,
  carb: number,
  fiber: z.union([blank, number]),
  sugar: z.union([blank, number]),
  saltG: z.union([blank, number]),
  allergens: list,
  groups: list,
  pantry: flag,
  /** no recipe uses it: there to be looked up or excluded */
  referenceOnly: flag,
  yield: number,
  keeps: z.enum(['days', 'weeks', 'months']),
  family: id,
  fdcId: z.string(),
  basis: z.enum(['source', 'recalled']),
  source: z.string(),
  notes: z.string(),
})
export type IngredientRow = z.infer<typeof IngredientRow>

const CountryRow = z.object({
  code: z.string().length(2),
  currency: z.string().length(3),
  symbol: z.string().min(1),
  decimals: number,
  defaultLanguage: z.enum(LANGUAGES),
})
const RegionRow = z.object({ country: z.string().length(2), code: z.string().min(1) })
const StoreRow = z.object({
  code: id,
  country: z.string().length(2),
  name: z.string().min(1),
  kind: id,
  priceIndex: number,
  basis: z.string().min(1),
  note: z.string(),
})
const PresetRow = z.object({
  id,
  kind: id,
  excludeTags: list,
  allergens: list,
  ingredientGroups: list,
})
const SameNameRow = z.object({ kind: z.enum(WORDING_KINDS), id })
const NameRow = z.object({ id: z.string().min(1), name: z.string().min(1) })
/** A kind of ingredients: lower case, as it stands within a sentence; number and gender where sentences agree with it. */
const FamilyRow = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  number: z.enum(['singular', 'plural']).exactOptional(),
  gender: z.enum(['f', 'm']).exactOptional(),
})

export const RecipeFacts = z.strictObject({
  course: z.enum(COURSES),
  slots: z.array(z.enum(SLOTS)).min(1),
  meal: z.boolean(),
  kitchen: id,
  mainIngredient: id,
  timeMin: z.int().min(1).max(2880),
  equipment: z.array(z.enum(EQUIPMENT)),
  serve: z.enum(['hot', 'cold']),
  keepsDays: z.int().min(0).max(30),
  batch: z.boolean(),
  ingredients: z.record(id, z.number().positive().max(100_000)),
})
export type RecipeFacts = z.infer<typeof RecipeFacts>

/** Words that a page can show and a database keep. */
const text = z.string().trim().min(1).max(5000).refine(isPlainText, PLAIN_TEXT)
export const MOST_STEPS = 50
export const RecipeWords = z.strictObject({
  title: text,
  description: text,
  steps: z.array(text).min(3).max(MOST_STEPS),
})
export type RecipeWords = z.infer<typeof RecipeWords>
const NamedWords = z.strictObject({ name: text, description: text })
const TitledWords = z.strictObject({ title: text, lead: text })

/** Everything in `data/` but the prices, parsed. */
export interface Content {
  readonly ingredients: readonly IngredientRow[]
  readonly recipes: ReadonlyMap<string, RecipeFacts>
  readonly collections: ReadonlyMap<string, CollectionFacts>
  readonly occasions: ReadonlyMap<string, OccasionFacts>
  readonly countries: readonly z.infer<typeof CountryRow>[]
  readonly regions: readonly z.infer<typeof RegionRow>[]
  readonly stores: readonly z.infer<typeof StoreRow>[]
  readonly presets: readonly z.infer<typeof PresetRow>[]
  /** names that are the same word in several languages, known to be so */
  readonly sameNames: readonly z.infer<typeof SameNameRow>[]
  readonly words: readonly {
    readonly kind: WordingKind
    readonly id: string
    readonly lang: Lang
    readonly words: Words
  }[]
}

/** Every mistake found in the files, one line each. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`${problems.length} mistakes in the content files:\n${problems.join('\n')}`)
    this.problems = problems
  }
}

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry: Dirent) => entry.isFile() && /\.(csv|yaml)$/.test(entry.name))
    .map((entry: Dirent) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

/** SHA-256 over the names and bytes of all content files: the same files are the same revision everywhere. */
export function contentHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of files(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return hash.digest('hex')
}

const ContentVersion = z.strictObject({ version: z.int().min(1) })

/** Version of the content files, which only goes up. @throws ContentError when `version.yaml` does not tell it */
export function contentVersion(folder: string): number {
  const file = join(folder, 'version.yaml')
  const told = ContentVersion.safeParse(existsSync(file) ? parseYaml(readFileSync(file, 'utf8')) : undefined)
  if (!told.success) throw new ContentError(['version.yaml: must be `version:` and a whole number from 1'])
  return told.data.version
}

/**
 * Reads and parses `data/`.
 * @throws ContentError when a file does not parse or a value has the wrong form, naming file, place and what is wrong
 */
export function readContent(folder: string): Content {
  const problems: string[] = []
  const present = files(folder)

  const checked = <T>(schema: z.ZodType<T>, value: unknown, where: string): T[] => {
    const result = schema.safeParse(value)
    if (result.success) return [result.data]
    for (const issue of result.error.issues) problems.push(`${where}: ${issue.path.join('.')}: ${issue.message}`)
    return []
  }
  const table = <T>(file: string, schema: z.ZodType<T>): T[] => {
    if (!present.includes(file)) return []
    try {
      const rows: unknown[] = parseCsv(readFileSync(join(folder, file)), { columns: true, skip_empty_lines: true })
      return rows.flatMap((row, index) => checked(schema, row, `${file}: row ${index + 2}`))
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : error}`)
      return []
    }
  }
  const tree = <T>(file: string, schema: z.ZodType<T>): [string, T][] => {
    if (!present.includes(file)) return []
    try {
      const parsed: unknown = parseYaml(readFileSync(join(folder, file), 'utf8'))
      return Object.entries(z.record(z.string(), z.unknown()).parse(parsed ?? {})).flatMap(([key, value]) =>
        checked(schema, value, `${file}: ${key}`).map((data): [string, T] => [key, data]),
      )
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : error}`)
      return []
    }
  }
  const unique = <T>(entries: readonly [string, T][], what: string): Map<string, T> => {
    const map = new Map<string, T>()
    for (const [key, value] of entries) {
      if (map.has(key)) problems.push(`${what} ${key} is defined twice`)
      map.set(key, value)
    }
    return map
  }
  const under = (start: string) => present.filter((file) => file.startsWith(start) && file.endsWith('.yaml'))

  const words: Content['words'][number][] = []
  for (const lang of LANGUAGES) {
    const names = (file: string, kind: WordingKind) => {
      for (const row of table(`texts/${lang}/${file}`, NameRow))
        words.push({ kind, id: row.id, lang, words: { name: row.name } })
    }
    names('ingredients.csv', 'ingredient')
    for (const { id, ...family } of table(`texts/${lang}/families.csv`, FamilyRow))
      words.push({ kind: 'family', id, lang, words: family })
    names('countries.csv', 'country')
    names('regions.csv', 'region')
    names('exclude-presets.csv', 'preset')
    const phrases = (file: string, kind: WordingKind, schema: z.ZodType<Words>) => {
      for (const [key, value] of tree(`texts/${lang}/${file}`, schema))
        words.push({ kind, id: key, lang, words: value })
    }
    phrases('collections.yaml', 'collection', NamedWords)
    phrases('occasions.yaml', 'occasion', TitledWords)
    for (const file of under(`texts/${lang}/recipes/`))
      phrases(file.slice(`texts/${lang}/`.length), 'recipe', RecipeWords)
  }

  const content: Content = {
    ingredients: table('ingredients.csv', IngredientRow),
    recipes: unique(
      under('recipes/').flatMap((file) => tree(file, RecipeFacts)),
      'recipe',
    ),
    collections: new Map(tree('collections.yaml', CollectionFacts)),
    occasions: new Map(tree('occasions.yaml', OccasionFacts)),
    countries: table('countries.csv', CountryRow),
    regions: table('regions.csv', RegionRow),
    stores: table('stores.csv', StoreRow),
    presets: table('exclude-presets.csv', PresetRow),
    sameNames: table('same-names.csv', SameNameRow),
    words,
  }
  if (problems.length > 0) throw new ContentError(problems)
  return content
}
