import { MOST_STEPS } from '../src/catalogue/content.ts'
import type { PhotographFacts } from '../src/catalogue/photograph.ts'
import { TAGS, type Tag } from '../src/catalogue/tags.ts'
import { SearchText } from '../src/catalogue/text-search/search-text.ts'
import { allowed, oneOf } from '../src/i18n/allowed.ts'
import type { Lang as LangId } from '../src/i18n/locale.ts'
import { label } from '../src/i18n/words.ts'
import { useOf } from '../src/planner/objective.ts'
import type { Slot as SlotId } from '../src/planner/world.ts'
import { portionCost } from '../src/plans/cost.ts'
import { BadField } from '../src/plans/refusals.ts'
import type { FullRecipe } from '../src/plans/world.ts'
import { builder } from './builder.ts'
import { RecipeConnection, rootArgs, rootCost } from './connection.ts'
import { type Context, langOf } from './context.ts'
import { objects, values } from './lengths.ts'
import { PAGE_LIMIT, pageOf, within } from './page.ts'
import { marketOf, money, placeOf } from './place.ts'
import { Ingredient, Recipe } from './refs.ts'
import { Course, Equipment, Lang, langArgs, marketArgs, Serve, Slot, Unit } from './vocabulary.ts'
import { wordOf } from './words.ts'

const Photograph = builder.objectRef<PhotographFacts>('Photograph')
builder.objectType(Photograph, {
  description: 'A photograph of a dish. Who shows it names its author and licence.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Its address, https.' }),
    credit: t.exposeString('credit', { description: 'Who made it.' }),
    license: t.exposeString('license', { description: 'Under which terms it is shown.' }),
  }),
})

export const RecipeIngredient = builder.objectRef<FullRecipe['lines'][number]>('RecipeIngredient')

const HUNDREDTHS = 100
/** One decimal: amounts are known no better. */
const tenths = (value: number) => Math.round(value * 10) / 10

export const recipeTitle = (context: Context, id: string, lang: LangId): string | Promise<string> =>
  wordOf(context, 'recipe', id, lang, (words) => words.title ?? id)

const ingredientOf = (context: Context, id: string) => {
  const facts = context.catalogue().ingredients.get(id)
  // Recipes are read with their ingredients; the check is for the type.
  if (!facts) throw new Error(`unknown ingredient ${id}`)
  return facts
}

/** Largest dish of a plan: 40 people, for as many meals as a week has slots for it. */
export const MOST_PORTIONS = 100
export const MOST_MEALS = 28

type Lines = FullRecipe['lines']

/** Lines as the planner's list counts them: each meal's use in whole hundredths. @throws BadField */
function cooked(lines: Lines, portions: number, meals: number): Lines[number][] {
  const hundredths = Math.round(portions * HUNDREDTHS)
  if (hundredths < 1 || portions > MOST_PORTIONS)
    throw new BadField('portions', portions, `a number above 0, at most ${MOST_PORTIONS}`)
  if (meals < 1 || meals > MOST_MEALS) throw new BadField('meals', meals, `a whole number from 1 to ${MOST_MEALS}`)
  return lines.map((line) => ({ ...line, amount: useOf(line.amount, hundredths) * meals }))
}

builder.objectType(RecipeIngredient, {
  description: 'One ingredient of a recipe, for the portions that were asked for: one, unless said otherwise.',
  fields: (t) => ({
    ingredientId: t.id({ description: 'Ingredient id.', resolve: ({ ingredient }) => ingredient }),
    name: t.string({
      description: 'Shopping name.',
      args: langArgs,
      resolve: ({ ingredient }, args, context) =>
        wordOf(context, 'ingredient', ingredient, langOf(context, args), (words) => words.name ?? ingredient),
    }),
    amount: t.float({
      description: 'Amount in `unit`, as bought (before peeling and boning), exact.',
      extensions: { unit: '`unit`' },
      resolve: ({ amount }) => amount / HUNDREDTHS,
    }),
    unit: t.field({
      type: Unit,
      description: 'Unit of the amount.',
      resolve: ({ ingredient }, _, context) => ingredientOf(context, ingredient).unit,
    }),
    pantry: t.boolean({
      description: 'Usually at home: salt, pepper, oil. Counts in no cost.',
      resolve: ({ ingredient }, _, context) => ingredientOf(context, ingredient).pantry,
    }),
    groups: t.stringList({
      description:
        'Groups that exclusions and notices work on, for example meat; check-label: ready-made, and what it holds differs by brand.',
      complexity: values('groups'),
      resolve: ({ ingredient }, _, context) => [...ingredientOf(context, ingredient).groups],
    }),
    cost: t.float({
      description: 'Estimated cost of the amount (share of a pack), in the currency of the country.',
      args: marketArgs,
      resolve: ({ ingredient, amount }, args, context) => {
        const market = marketOf(context, placeOf(context, args))
        const { pack } = ingredientOf(context, ingredient)
        return money(Math.round(((market.packPriceMinor.get(ingredient) as number) * amount) / pack), market)
      },
    }),
    ingredient: t.field({
      type: Ingredient,
      description: 'The ingredient itself.',
      resolve: ({ ingredient }, _, context) => ingredientOf(context, ingredient),
    }),
  }),
})

builder.objectType(Recipe, {
  description: 'A recipe. Amounts, nutrients and cost are for one adult portion; nutrients and tags are computed.',
  fields: (t) => ({
    id: t.id({ description: 'Stable key.', resolve: (recipe) => recipe.id }),
    title: t.string({
      description: 'Name of the dish.',
      args: langArgs,
      resolve: ({ id }, args, context) => recipeTitle(context, id, langOf(context, args)),
    }),
    description: t.string({
      description: 'What it is, in a sentence or two.',
      args: langArgs,
      resolve: ({ id }, args, context) =>
        wordOf(context, 'recipe', id, langOf(context, args), (words) => words.description ?? ''),
    }),
    steps: t.stringList({
      description: 'What to do, in order. Steps name no amounts.',
      args: langArgs,
      complexity: values(MOST_STEPS),
      resolve: ({ id }, args, context) =>
        wordOf(context, 'recipe', id, langOf(context, args), ({ steps = [] }) => [...steps]),
    }),
    slot: t.field({
      type: Slot,
      description: 'The meal it most usually is, or the meal asked about when that is one of its meals.',
      args: { asked: t.arg({ type: Slot, description: 'The meal asked about. Default: none.' }) },
      resolve: ({ slots }, { asked }) => (asked && slots.includes(asked) ? asked : (slots[0] as SlotId)),
    }),
    slots: t.field({
      type: [Slot],
      description: 'All meals it belongs to.',
      complexity: values('slots'),
      resolve: ({ slots }) => [...slots],
    }),
    meal: t.boolean({
      description: 'A whole meal; false: it stands beside other dishes at a table.',
      resolve: (recipe) => recipe.meal,
    }),
    course: t.field({ type: Course, description: 'Its place at a table.', resolve: (recipe) => recipe.course }),
    kitchen: t.string({
      description: 'Whose kitchen it comes from, for example italian.',
      resolve: (recipe) => recipe.kitchen,
    }),
    kitchenLabel: t.string({
      description: 'Name of the kitchen.',
      args: langArgs,
      resolve: ({ kitchen }, args, context) => label(langOf(context, args), 'kitchen', kitchen),
    }),
    mainIngredient: t.field({
      type: Ingredient,
      description: 'What one would name first.',
      resolve: ({ mainIngredient }, _, context) => ingredientOf(context, mainIngredient),
    }),
    timeMin: t.int({
      description: 'Minutes to the table, waiting included.',
      extensions: { unit: 'min' },
      resolve: (recipe) => recipe.timeMin,
    }),
    equipment: t.field({
      type: [Equipment],
      description: 'Equipment it needs.',
      complexity: values('equipment'),
      resolve: ({ equipment }) => [...equipment],
    }),
    serve: t.field({ type: Serve, description: 'Served hot or cold.', resolve: (recipe) => recipe.serve }),
    keepsDays: t.int({
      description: 'Days it keeps in the refrigerator; 0: eat at once.',
      resolve: (recipe) => recipe.keepsDays,
    }),
    batch: t.boolean({ description: 'Good cooked once for two days.', resolve: (recipe) => recipe.batch }),
    tags: t.stringList({
      description: 'Computed tags, for example vegetarian, gluten-free, quick.',
      complexity: values('tags'),
      resolve: ({ tags }) => [...tags],
    }),
    allergens: t.stringList({
      description: 'EU allergen ids of its ingredients.',
      complexity: values('allergens'),
      resolve: ({ allergens }) => [...allergens],
    }),
    kcal: t.float({
      description: 'Energy of a portion, kcal.',
      extensions: { unit: 'kcal' },
      resolve: ({ nutrients }) => Math.round(nutrients.kcal),
    }),
    protein: t.float({
      description: 'Protein of a portion, g.',
      extensions: { unit: 'g' },
      resolve: ({ nutrients }) => tenths(nutrients.protein),
    }),
    fat: t.float({
      description: 'Fat of a portion, g.',
      extensions: { unit: 'g' },
      resolve: ({ nutrients }) => tenths(nutrients.fat),
    }),
    carb: t.float({
      description: 'Carbohydrate with fibre of a portion, g.',
      extensions: { unit: 'g' },
      resolve: ({ nutrients }) => tenths(nutrients.carb),
    }),
    fiber: t.float({
      description: 'Fibre of a portion, g, as far as known.',
      resolve: ({ nutrients }) => tenths(nutrients.fiber),
    }),
    salt: t.float({
      description: 'Salt of a portion, g, as far as known.',
      resolve: ({ nutrients }) => tenths(nutrients.salt),
    }),
    produce: t.float({
      description: 'Vegetables, fruit, mushrooms and berries of a portion, edible g; potatoes do not count.',
      resolve: ({ nutrients }) => Math.round(nutrients.produce),
    }),
    cost: t.float({
      description:
        'Estimated cost of one portion (shares of packs, without what is usually at home) in the currency of the country.',
      extensions: { unit: 'currency' },
      args: marketArgs,
      resolve: (recipe, args, context) => {
        const market = marketOf(context, placeOf(context, args))
        return money(portionCost(recipe, context.catalogue().ingredients, market), market)
      },
    }),
    ingredients: t.field({
      type: [RecipeIngredient],
      description:
        'What goes into one adult portion; with `portions` and `meals` of a dish of a plan, what is cooked of it there, as the shopping list counts it.',
      args: {
        portions: t.arg.float({
          description: `Adult portions of a meal, up to two decimals: above 0, at most ${MOST_PORTIONS}. Default 1.`,
        }),
        meals: t.arg.int({ description: `Meals that are cooked for at once: 1 to ${MOST_MEALS}. Default 1.` }),
      },
      complexity: objects('lines'),
      resolve: ({ lines }, { portions, meals }) => cooked(lines, portions ?? 1, meals ?? 1),
    }),
    image: t.string({
      description:
        "Address of its picture: an operator's photograph, or an illustration drawn from its ingredients, SVG.",
      extensions: { format: 'uri' },
      resolve: ({ id }, _, context) =>
        context.catalogue().photographs.get(id)?.url ??
        `${context.baseUrl}/images/recipes/${id}.svg?v=${context.catalogue().picture(id)?.hash}`,
    }),
    photograph: t.field({
      type: Photograph,
      nullable: true,
      description: "An operator's photograph; null: there is none, and `image` is a drawing.",
      resolve: ({ id }, _, context) => context.catalogue().photographs.get(id) ?? null,
    }),
    withdrawn: t.boolean({
      description: 'No longer offered: neither listed nor planned, but kept for the plans that hold it.',
      resolve: (recipe) => recipe.withdrawn,
    }),
    href: t.string({
      description: 'Page for people.',
      extensions: { format: 'uri' },
      resolve: ({ id }, _, { baseUrl }) => `${baseUrl}/recipe/${id}`,
    }),
  }),
})

interface Listed {
  readonly total: number
  readonly offset: number
  readonly limit: number
  readonly items: readonly FullRecipe[]
}

export const RecipePage = builder.objectRef<Listed>('RecipePage')
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
    if (!tag) throw new BadField('tags', given, oneOf(TAGS))
    return tag
  })
}

interface Search {
  readonly lang?: LangId | null | undefined
  readonly q?: string | null | undefined
  readonly slot?: SlotId | null | undefined
  readonly tags?: readonly string[] | null | undefined
}

/** Offered recipes by id; with a question, those that match it, the best first. @throws BadField for an unknown tag */
function offered(context: Context, { q, slot, tags, lang }: Search): FullRecipe[] {
  const wanted = checkTags(tags)
  const { recipes, search } = context.catalogue()
  const ids = q?.trim() ? search.recipes(q, langOf(context, { lang })) : recipes.keys()
  return [...ids].flatMap((id) => {
    const facts = recipes.get(id)
    if (!facts || facts.withdrawn) return []
    const fits = (!slot || facts.slots.includes(slot)) && wanted.every((tag) => facts.tags.includes(tag))
    return fits ? [facts] : []
  })
}

const searchArgs = builder.args((t) => ({
  lang: t.field({ type: Lang, description: 'Language of `q`. Default: that of the request.' }),
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
    complexity: ({ limit }) => ({ multiplier: within(limit, PAGE_LIMIT) }),
    resolve: async (_, args, context) => {
      const limit = args.limit ?? PAGE_LIMIT.default
      const offset = args.offset ?? 0
      if (limit < 1 || limit > PAGE_LIMIT.max)
        throw new BadField('limit', limit, allowed('fromTo', { from: 1, to: PAGE_LIMIT.max }))
      if (offset < 0) throw new BadField('offset', offset, allowed('from', { from: 0 }))
      const found = offered(context, args)
      return { total: found.length, offset, limit, items: found.slice(offset, offset + limit) }
    },
  }),
  recipesConnection: t.field({
    type: RecipeConnection,
    description: 'The same list by cursors: pages that keep their place when recipes come or go.',
    args: { ...searchArgs, ...rootArgs },
    complexity: rootCost,
    resolve: (_, args, context) =>
      pageOf(offered(context, args), ({ id }) => id, args.q?.trim() ? 'rank' : 'id', args, PAGE_LIMIT),
  }),
  recipe: t.field({
    type: Recipe,
    nullable: true,
    description: 'One recipe; null when there is none with that id. Withdrawn recipes can still be read.',
    args: { id: t.arg.id({ required: true, description: 'Recipe id.' }) },
    resolve: (_, { id }, context) => context.catalogue().recipes.get(id) ?? null,
  }),
}))
