import { InvalidFieldError } from '../../catalogue/refusals.ts'
import { allowed } from '../../i18n/allowed.ts'
import { LANGUAGES, type Lang } from '../../i18n/locale.ts'
import { checkJsonDepth, checkLines, checkList, excerpt } from './bounds.ts'
import { jsonLdIn, textOf } from './markup.ts'

/** What a schema.org/Recipe says, as it says it. What it does not say is missing. */
export interface Structured {
  readonly title: string
  readonly description: string | undefined
  readonly steps: readonly string[]
  /** ingredient lines, each with amount, unit and name in one text */
  readonly lines: readonly string[]
  readonly yields: readonly string[]
  readonly timeMin: number | undefined
  readonly lang: Lang | undefined
  readonly cuisines: readonly string[]
  readonly categories: readonly string[]
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? textOf(String(value)) : ''
const plainList = (value: unknown): string[] => listOf(value).map(plain).filter(Boolean)

/** Every object in the tree, outermost first. */
function* nodes(value: unknown): Generator<Node> {
  for (const one of listOf(value)) {
    if (!isNode(one)) continue
    yield one
    yield* nodes(one['@graph'])
    yield* nodes(one.mainEntity)
    yield* nodes(one.mainEntityOfPage)
  }
}

const isRecipe = (node: Node): boolean =>
  listOf(node['@type']).some((type) => typeof type === 'string' && /^(https?:\/\/schema\.org\/)?Recipe$/.test(type))

/** Steps of a text, a list, or sections of steps. */
function stepsOf(value: unknown): string[] {
  return listOf(value).flatMap((one) => {
    if (typeof one === 'string') {
      // Markup that breaks lines separates steps.
      return one
        .split(/\r?\n|<br\s*\/?>|<\/(?:p|li|div)>/i)
        .map(plain)
        .filter(Boolean)
    }
    if (!isNode(one)) return []
    return one.itemListElement === undefined
      ? [plain(one.text ?? one.name)].filter(Boolean)
      : stepsOf(one.itemListElement)
  })
}

/** Minutes of an ISO 8601 duration of days, hours, minutes and seconds. */
function minutesOf(value: unknown): number | undefined {
  const [, days, hours, minutes, seconds] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(plain(value)) ?? []
  const sum = Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60
  return sum > 0 ? Math.ceil(sum) : undefined
}

function timeOf({ totalTime, prepTime, cookTime }: Node): number | undefined {
  const [prep, cook] = [minutesOf(prepTime), minutesOf(cookTime)]
  return minutesOf(totalTime) ?? (prep !== undefined && cook !== undefined ? prep + cook : undefined)
}

/** The JSON-LD blocks of a page, or the text itself when it is JSON. */
function blocksOf(source: string): string[] {
  return /^\s*[[{]/.test(source) ? [source] : jsonLdIn(source)
}

function parsed(block: string): unknown {
  checkJsonDepth(block)
  try {
    return JSON.parse(block)
  } catch {
    // One broken block of a page says nothing about the others.
    return undefined
  }
}

/**
 * Reads the first schema.org/Recipe of a JSON-LD object or of the JSON-LD in an HTML page.
 * @throws InvalidFieldError when there is none, it has no name, no ingredients or no instructions, or more of something than any
 *   recipe has
 */
export function readStructured(source: string): Structured {
  const recipe = blocksOf(source)
    .flatMap((block) => [...nodes(parsed(block))])
    .find(isRecipe)
  const shown = excerpt(source)
  if (!recipe) {
    throw new InvalidFieldError('source', shown, allowed('jsonLd'))
  }
  const title = plain(recipe.name)
  const lines = plainList(recipe.recipeIngredient ?? recipe.ingredients)
  const steps = stepsOf(recipe.recipeInstructions)
  if (!title || lines.length === 0 || steps.length === 0) {
    throw new InvalidFieldError('source', shown, allowed('recipeParts'))
  }
  checkLines(lines)
  const yields = plainList(recipe.recipeYield ?? recipe.yield)
  const cuisines = plainList(recipe.recipeCuisine)
  const categories = plainList(recipe.recipeCategory)
  checkList('name', [title])
  checkList('recipeYield', yields)
  checkList('recipeCuisine', cuisines)
  checkList('recipeCategory', categories)
  const lang = plain(recipe.inLanguage).toLowerCase().split('-')[0]
  return {
    title,
    description: plain(recipe.description) || undefined,
    steps,
    lines,
    yields,
    timeMin: timeOf(recipe),
    lang: LANGUAGES.find((known) => known === lang),
    cuisines,
    categories,
  }
}
