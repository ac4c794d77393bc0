import type { PhotographFacts } from '../src/catalogue/photograph.ts'
import { TAGS, type Tag } from '../src/catalogue/tags.ts'
import { SearchText } from '../src/catalogue/text-search/search-text.ts'
import { label } from '../src/i18n/words.ts'
import type { Slot as SlotId } from '../src/planner/world.ts'
import { portionCost } from '../src/plans/cost.ts'
import { BadField } from '../src/plans/refusals.ts'
import type { FullRecipe } from '../src/plans/world.ts'
import { builder } from './builder.ts'
import { connection, PAGE_LIMIT, pageSize } from './connection.ts'
import type { Context } from './context.ts'
import { Ingredient, Recipe, type ViewedRecipe } from './refs.ts'
import { marketOf, money, repriced, type View, viewOf } from './view.ts'
import { Course, Equipment, langArgs, marketArgs, Serve, Slot, Unit } from './vocabulary.ts'
import { wordOf } from './words.ts'

export interface ViewedLine extends ViewedRecipe {
  readonly line: FullRecipe['lines'][number]
}

const Photograph = builder.objectRef<PhotographFacts>('Photograph')
builder.objectType(Photograph, {
  description: 'A photograph of a dish. Who shows it names its author and licence.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Its address, https.' }),
    credit: t.exposeString('credit', { description: 'Who made it.' }),
    license: t.exposeString('license', { description: 'Under which terms it is shown.' }),
  }),
})

export const RecipeIngredient = builder.objectRef<ViewedLine>('RecipeIngredient')

const HUNDREDTHS = 100
/** One decimal: amounts are known no better. */
const tenths = (value: number) => Math.round(value * 10) / 10

export const recipeTitle = (context: Context, id: string, view: View): string | Promise<string> =>
  wordOf(context, 'recipe', id, view.lang, (words) => words.title ?? id)

const ingredientOf = (context: Context, { line }: ViewedLine) => {
  const facts = context.catalogue().ingredients.get(line.ingredient)
  // Lines are read with their ingredients; the check is for the type.
  if (!facts) throw new Error(`unknown ingredient ${line.ingredient}`)
  return facts
}

builder.objectType(RecipeIngredient, {
  description: 'One ingredient of a recipe, for one adult portion.',
  fields: (t) => ({
    ingredientId: t.id({ description: 'Ingredient id.', resolve: ({ line }) => line.ingredient }),
    name: t.string({
      description: 'Shopping name in the language of the answer.',
      resolve: ({ line, view }, _, context) =>
        wordOf(context, 'ingredient', line.ingredient, view.lang, (words) => words.name ?? line.ingredient),
    }),
    amount: t.float({
      description: 'Amount for one adult portion in `unit`, as bought (before peeling and boning).',
      extensions: { unit: '`unit`' },
      resolve: ({ line }) => line.amount / HUNDREDTHS,
    }),
    unit: t.field({
      type: Unit,
      description: 'Unit of the amount.',
      resolve: (line, _, context) => ingredientOf(context, line).unit,
    }),
    pantry: t.boolean({
      description: 'Usually at home: salt, pepper, oil. Counts in no cost.',
      resolve: (line, _, context) => ingredientOf(context, line).pantry,
    }),
    groups: t.stringList({
      description:
        'Groups that exclusions and notices work on, for example meat; check-label: ready-made, and what it holds differs by brand.',
      resolve: (line, _, context) => [...ingredientOf(context, line).groups],
    }),
    cost: t.float({
      description: 'Estimated cost of the amount (share of a pack), in the currency of the country asked for.',
      resolve: ({ line, view }, _, context) => {
        const market = marketOf(context, view)
        const pack = context.catalogue().ingredients.get(line.ingredient)?.pack as number
        return money(Math.round(((market.packPriceMinor.get(line.ingredient) as number) * line.amount) / pack), market)
      },
    }),
    ingredient: t.field({
      type: Ingredient,
      description: 'The ingredient itself.',
      resolve: (line, _, context) => ({ facts: ingredientOf(context, line), view: line.view }),
    }),
  }),
})

builder.objectType(Recipe, {
  description: 'A recipe. Amounts, nutrients and cost are for one adult portion; nutrients and tags are computed.',
  fields: (t) => ({
    id: t.id({ description: 'Stable key.', resolve: ({ facts }) => facts.id }),
    title: t.string({
      description: 'Name of the dish in the language of the answer.',
      resolve: ({ facts, view }, _, context) => recipeTitle(context, facts.id, view),
    }),
    description: t.string({
      description: 'What it is, in a sentence or two.',
      resolve: ({ facts, view }, _, context) =>
        wordOf(context, 'recipe', facts.id, view.lang, (words) => words.description ?? ''),
    }),
    steps: t.stringList({
      description: 'What to do, in order. Steps name no amounts.',
      resolve: ({ facts, view }, _, context) =>
        wordOf(context, 'recipe', facts.id, view.lang, ({ steps = [] }) => [...steps]),
    }),
    slot: t.field({
      type: Slot,
      description: 'The meal it most usually is.',
      resolve: ({ facts }) => facts.slots[0] as (typeof facts.slots)[number],
    }),
    slots: t.field({ type: [Slot], description: 'All meals it belongs to.', resolve: ({ facts }) => [...facts.slots] }),
    meal: t.boolean({
      description: 'A whole meal; false: it stands beside other dishes at a table.',
      resolve: ({ facts }) => facts.meal,
    }),
    course: t.field({ type: Course, description: 'Its place at a table.', resolve: ({ facts }) => facts.course }),
    kitchen: t.string({
      description: 'Whose kitchen it comes from, for example italian.',
      resolve: ({ facts }) => facts.kitchen,
    }),
    kitchenLabel: t.string({
      description: 'Name of the kitchen in the language of the answer.',
      resolve: ({ facts, view }) => label(view.lang, 'kitchen', facts.kitchen),
    }),
    mainIngredient: t.field({
      type: Ingredient,
      description: 'What one would name first.',
      resolve: (recipe, _, context) => ({
        facts: ingredientOf(context, { ...recipe, line: { ingredient: recipe.facts.mainIngredient, amount: 0 } }),
        view: recipe.view,
      }),
    }),
    timeMin: t.int({
      description: 'Minutes to the table, waiting included.',
      extensions: { unit: 'min' },
      resolve: ({ facts }) => facts.timeMin,
    }),
    equipment: t.field({
      type: [Equipment],
      description: 'Equipment it needs.',
      resolve: ({ facts }) => [...facts.equipment],
    }),
    serve: t.field({ type: Serve, description: 'Served hot or cold.', resolve: ({ facts }) => facts.serve }),
    keepsDays: t.int({
      description: 'Days it keeps in the refrigerator; 0: eat at once.',
      resolve: ({ facts }) => facts.keepsDays,
    }),
    batch: t.boolean({ description: 'Good cooked once for two days.', resolve: ({ facts }) => facts.batch }),
    tags: t.stringList({
      description: 'Computed tags, for example vegetarian, gluten-free, quick.',
      resolve: ({ facts }) => [...facts.tags],
    }),
    allergens: t.stringList({
      description: 'EU allergen ids of its ingredients.',
      resolve: ({ facts }) => [...facts.allergens],
    }),
    kcal: t.float({
      description: 'Energy of a portion, kcal.',
      extensions: { unit: 'kcal' },
      resolve: ({ facts }) => Math.round(facts.nutrients.kcal),
    }),
    protein: t.float({
      description: 'Protein of a portion, g.',
      extensions: { unit: 'g' },
      resolve: ({ facts }) => tenths(facts.nutrients.protein),
    }),
    fat: t.float({
      description: 'Fat of a portion, g.',
      extensions: { unit: 'g' },
      resolve: ({ facts }) => tenths(facts.nutrients.fat),
    }),
    carb: t.float({
      description: 'Carbohydrate with fibre of a portion, g.',
      extensions: { unit: 'g' },
      resolve: ({ facts }) => tenths(facts.nutrients.carb),
    }),
    fiber: t.float({
      description: 'Fibre of a portion, g, as far as known.',
      resolve: ({ facts }) => tenths(facts.nutrients.fiber),
    }),
    salt: t.float({
      description: 'Salt of a portion, g, as far as known.',
      resolve: ({ facts }) => tenths(facts.nutrients.salt),
    }),
    cost: t.float({
      description:
        'Estimated cost of one portion (shares of packs, without what is usually at home) in the currency of the country.',
      extensions: { unit: 'currency' },
      args: marketArgs,
      resolve: ({ facts, view }, args, context) => {
        const market = marketOf(context, repriced(context, view, args))
        return money(portionCost(facts, context.catalogue().ingredients, market), market)
      },
    }),
    ingredients: t.field({
      type: [RecipeIngredient],
      description: 'What goes into one adult portion.',
      resolve: ({ facts, view }) => facts.lines.map((line) => ({ facts, view, line })),
    }),
    image: t.string({
      description:
        "Address of its picture: an operator's photograph, or an illustration drawn from its ingredients, SVG.",
      extensions: { format: 'uri' },
      resolve: ({ facts }, _, context) =>
        context.catalogue().photographs.get(facts.id)?.url ??
        `${context.baseUrl}/images/recipes/${facts.id}.svg?v=${context.catalogue().picture(facts.id)?.hash}`,
    }),
    photograph: t.field({
      type: Photograph,
      nullable: true,
      description: "An operator's photograph; null: there is none, and `image` is a drawing.",
      resolve: ({ facts }, _, context) => context.catalogue().photographs.get(facts.id) ?? null,
    }),
    withdrawn: t.boolean({
      description: 'No longer offered: neither listed nor planned, but kept for the plans that hold it.',
      resolve: ({ facts }) => facts.withdrawn,
    }),
    href: t.string({
      description: 'Page for people.',
      extensions: { format: 'uri' },
      resolve: ({ facts }, _, { baseUrl }) => `${baseUrl}/recipe/${facts.id}`,
    }),
  }),
})

interface Page {
  readonly view: View
  readonly total: number
  readonly offset: number
  readonly limit: number
  readonly items: readonly ViewedRecipe[]
}

export const RecipePage = builder.objectRef<Page>('RecipePage')
builder.objectType(RecipePage, {
  description: 'A part of a list of recipes.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Number of recipes that match.', extensions: { unit: 'recipes' } }),
    offset: t.exposeInt('offset', { description: 'How many were passed over.', extensions: { unit: 'recipes' } }),
    limit: t.exposeInt('limit', { description: 'How many are shown at most.', extensions: { unit: 'recipes' } }),
    items: t.field({
      type: [Recipe],
      description: 'The recipes.',
      // The page itself counts as often as it is long.
      complexity: { multiplier: 1 },
      resolve: ({ items }) => [...items],
    }),
  }),
})

/** Who filters by a misspelt `nut-free` must not believe to have filtered. @throws BadField */
function checkTags(tags: readonly string[] | null | undefined): readonly Tag[] {
  return (tags ?? []).map((given) => {
    const tag = TAGS.find((known) => known === given)
    if (!tag) throw new BadField('tags', given, `one of ${TAGS.join(', ')}`)
    return tag
  })
}

interface Search {
  readonly q?: string | null | undefined
  readonly slot?: SlotId | null | undefined
  readonly tags?: readonly string[] | null | undefined
}

/** Offered recipes by id; with a question, those that match it, the best first. @throws BadField for an unknown tag */
function offered(context: Context, { q, slot, tags }: Search, view: View): ViewedRecipe[] {
  const wanted = checkTags(tags)
  const { recipes, search } = context.catalogue()
  const ids = q?.trim() ? search.recipes(q, view.lang) : recipes.keys()
  return [...ids].flatMap((id) => {
    const facts = recipes.get(id)
    if (!facts || facts.withdrawn) return []
    const fits = (!slot || facts.slots.includes(slot)) && wanted.every((tag) => facts.tags.includes(tag))
    return fits ? [{ facts, view }] : []
  })
}

const searchArgs = builder.args((t) => ({
  ...langArgs,
  ...marketArgs,
  q: t.string({
    description: 'Free text over titles and ingredients in the language and its fallbacks.',
    validate: { schema: SearchText },
  }),
  slot: t.field({ type: Slot, description: 'One meal only.' }),
  tags: t.stringList({ description: 'Only recipes that have all of these tags, for example nut-free, quick.' }),
}))

builder.queryFields((t) => ({
  recipes: t.field({
    type: RecipePage,
    description: 'Recipes by id; with `q`, the best match first.',
    args: {
      ...searchArgs,
      limit: t.arg.int({ description: `1 to ${PAGE_LIMIT.max}, default ${PAGE_LIMIT.default}.` }),
      offset: t.arg.int({ description: '0 or more, default 0.' }),
    },
    complexity: ({ limit }) => ({ multiplier: limit ?? PAGE_LIMIT.default }),
    resolve: async (_, args, context) => {
      const view = viewOf(context, args)
      const limit = args.limit ?? PAGE_LIMIT.default
      const offset = args.offset ?? 0
      if (limit < 1 || limit > PAGE_LIMIT.max)
        throw new BadField('limit', limit, `a whole number from 1 to ${PAGE_LIMIT.max}`)
      if (offset < 0) throw new BadField('offset', offset, 'a whole number of at least 0')
      const found = offered(context, args, view)
      return { view, total: found.length, offset, limit, items: found.slice(offset, offset + limit) }
    },
  }),
  recipesConnection: t.connection(
    {
      type: Recipe,
      description: 'The same list by cursors: pages that keep their place when recipes come or go.',
      args: searchArgs,
      complexity: (args) => ({ multiplier: pageSize(args) }),
      resolve: async (_, args, context) => {
        const view = viewOf(context, args)
        const order = args.q?.trim() ? 'rank' : 'id'
        return connection(offered(context, args, view), ({ facts }) => facts.id, order, args)
      },
    },
    {
      name: 'RecipeConnection',
      description: 'A page of recipes by cursors.',
      fields: (c) => ({ totalCount: c.exposeInt('totalCount', { description: 'Number of recipes that match.' }) }),
    },
    { name: 'RecipeEdge', description: 'A recipe and its place in the list.' },
  ),
  recipe: t.field({
    type: Recipe,
    nullable: true,
    description: 'One recipe; null when there is none with that id. Withdrawn recipes can still be read.',
    args: {
      id: t.arg.id({ required: true, description: 'Recipe id.' }),
      ...langArgs,
      ...marketArgs,
    },
    resolve: (_, args, context) => {
      const view = viewOf(context, args)
      const facts = context.catalogue().recipes.get(args.id)
      return facts ? { facts, view } : null
    },
  }),
}))
