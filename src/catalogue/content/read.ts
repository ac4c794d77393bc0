import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load as parseYaml } from 'js-yaml'
import { z } from 'zod'
import { LANGUAGES, type Lang } from '../../i18n/locale.ts'
import { CollectionFacts } from '../collection.ts'
import { measureOf, pieceOf } from '../measure.ts'
import { OccasionFacts } from '../occasion.ts'
import { packRow } from '../packs.ts'
import { RecipeFacts } from '../recipe.ts'
import type { TextKind, Words } from '../texts.ts'
import { ContentError } from './content-error.ts'
import { readCsv } from './csv.ts'
import { contentFilesIn } from './hash.ts'
import {
  type Content,
  type ContentFacts,
  type ContentWords,
  CountryRow,
  FamilyRow,
  IngredientRow,
  NamedWords,
  NameRow,
  PackCells,
  PresetRow,
  RecipeWords,
  RegionRow,
  SameNameRow,
  StoreRow,
  StoreSurveyRow,
  TitledWords,
} from './rows.ts'

const ContentVersion = z.strictObject({ version: z.int().min(1) })

/** Version of the content files, which only goes up. @throws ContentError when `version.yaml` does not tell it */
export function contentVersion(folder: string): number {
  const file = join(folder, 'version.yaml')
  const parsed = ContentVersion.safeParse(existsSync(file) ? parseYaml(readFileSync(file, 'utf8')) : undefined)
  if (!parsed.success) throw new ContentError(['version.yaml: must be `version:` and a whole number from 1'])
  return parsed.data.version
}

/** The files of a folder, with the mistakes that are found in them. */
class ContentReader {
  readonly #folder: string
  readonly #present: readonly string[]
  readonly #problems: string[] = []

  constructor(folder: string) {
    this.#folder = folder
    this.#present = contentFilesIn(folder)
  }

  /** @throws ContentError when a mistake was found */
  finish(): void {
    if (this.#problems.length > 0) throw new ContentError(this.#problems)
  }

  #checked<T>(schema: z.ZodType<T>, value: unknown, where: string): T[] {
    const result = schema.safeParse(value)
    if (result.success) return [result.data]
    for (const issue of result.error.issues) this.#problems.push(`${where}: ${issue.path.join('.')}: ${issue.message}`)
    return []
  }

  /** Rows of a CSV file; none when it is missing. */
  table<T>(file: string, schema: z.ZodType<T>): T[] {
    if (!this.#present.includes(file)) return []
    return readCsv(readFileSync(join(this.#folder, file)), schema, (mistake) => {
      this.#problems.push(`${file}: ${mistake}`)
    })
  }

  /** Entries of a YAML file; none when it is missing. */
  tree<T>(file: string, schema: z.ZodType<T>): [string, T][] {
    if (!this.#present.includes(file)) return []
    try {
      const parsed: unknown = parseYaml(readFileSync(join(this.#folder, file), 'utf8'))
      return Object.entries(z.record(z.string(), z.unknown()).parse(parsed ?? {})).flatMap(([key, value]) =>
        this.#checked(schema, value, `${file}: ${key}`).map((data): [string, T] => [key, data]),
      )
    } catch (error) {
      this.#problems.push(`${file}: ${error instanceof Error ? error.message : error}`)
      return []
    }
  }

  /** Entries of all YAML files under a folder. */
  trees<T>(folder: string, schema: z.ZodType<T>): [string, T][] {
    return this.#present
      .filter((file) => file.startsWith(folder) && file.endsWith('.yaml'))
      .flatMap((file) => this.tree(file, schema))
  }

  unique<T>(entries: readonly [string, T][], what: string): Map<string, T> {
    const map = new Map<string, T>()
    for (const [key, value] of entries) {
      if (map.has(key)) this.#problems.push(`${what} ${key} is defined twice`)
      map.set(key, value)
    }
    return map
  }
}

/** Grams of one piece of each ingredient as it is bought, in its unit; none where it is not counted in pieces. */
const piecesOf = (ingredients: readonly IngredientRow[]): ReadonlyMap<string, number> =>
  new Map(
    ingredients.flatMap((row) => {
      const piece = pieceOf(measureOf(row))
      return piece === undefined ? [] : [[row.id, piece] as const]
    }),
  )

function factsOf(reader: ContentReader): ContentFacts {
  const ingredients = reader.table('ingredients.csv', IngredientRow)
  const pieces = piecesOf(ingredients)
  return {
    ingredients,
    recipes: reader.unique(reader.trees('recipes/', RecipeFacts), 'recipe'),
    collections: new Map(reader.tree('collections.yaml', CollectionFacts)),
    occasions: new Map(reader.tree('occasions.yaml', OccasionFacts)),
    countries: reader.table('countries.csv', CountryRow),
    regions: reader.table('regions.csv', RegionRow),
    stores: reader.table('stores.csv', StoreRow),
    storeSurveys: reader.table('store-surveys.csv', StoreSurveyRow),
    packs: reader.table('packs.csv', PackCells).map((row) => packRow(row, pieces.get(row.ingredient))),
    presets: reader.table('exclude-presets.csv', PresetRow),
    sameNames: reader.table('same-names.csv', SameNameRow),
  }
}

function textsOf(reader: ContentReader, lang: Lang): ContentWords[] {
  const at = `texts/${lang}/`
  const said = (kind: TextKind, entries: readonly (readonly [string, Words])[]): ContentWords[] =>
    entries.map(([id, words]) => ({ kind, id, lang, words }))
  const names = (file: string, kind: TextKind) =>
    said(
      kind,
      reader.table(at + file, NameRow).map(({ id, name }) => [id, { name }]),
    )
  return [
    ...names('ingredients.csv', 'ingredient'),
    ...said(
      'family',
      reader.table(`${at}families.csv`, FamilyRow).map(({ id, ...family }) => [id, family]),
    ),
    ...names('countries.csv', 'country'),
    ...names('regions.csv', 'region'),
    ...names('exclude-presets.csv', 'preset'),
    ...said('collection', reader.tree(`${at}collections.yaml`, NamedWords)),
    ...said('occasion', reader.tree(`${at}occasions.yaml`, TitledWords)),
    ...said('recipe', reader.trees(`${at}recipes/`, RecipeWords)),
  ]
}

function finished<T>(folder: string, read: (reader: ContentReader) => T): T {
  const reader = new ContentReader(folder)
  const found = read(reader)
  reader.finish()
  return found
}

/**
 * Reads and parses `data/`.
 * @throws ContentError when a file does not parse or a value has the wrong form, naming file, place and what is wrong
 */
export const readContent = (folder: string): Content =>
  finished(folder, (reader) => ({
    words: LANGUAGES.flatMap((lang) => textsOf(reader, lang)),
    ...factsOf(reader),
  }))

/** `data/` without its words. @throws ContentError like `readContent` */
export const readFacts = (folder: string): ContentFacts => finished(folder, factsOf)

/**
 * The words of one language: all fifteen at once take more memory than the service.
 * @throws ContentError like `readContent`
 */
export const readWords = (folder: string, lang: Lang): ContentWords[] =>
  finished(folder, (reader) => textsOf(reader, lang))
