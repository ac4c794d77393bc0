import { defineEntity, p } from '@mikro-orm/core'
import { z } from 'zod'
import { FamiliarityIn, SlotsIn } from './by-country.ts'
import { columnsOf, defaultsOf, namesOf, type StoredField, shapeOf, stored } from './fields.ts'
import { FORM_MEANS, FORMS } from './form.ts'
import { id } from './id.ts'
import { Ingredient } from './ingredient.ts'
import { Method } from './method.ts'
import { STAGE } from './stages.ts'
import { TIN } from './tin.ts'
import { COURSES, EQUIPMENT, PARTS, SERVES, SLOTS, TEMPLATES, USES, WAITS } from './vocabulary.ts'

/** How lists of recipes are narrowed by a field: to one of its values. */
interface Filter {
  /** what fronts call it; left out: as the field is called */
  readonly name?: string
  readonly description: string
  readonly example: string | number | boolean
}

/** Who imports a recipe is asked for a field (`question.field` of the messages); one that is never asked needs a default. */
export type RecipeField = StoredField & { readonly filter?: Filter } & (
    | { readonly asked: true }
    | StoredField<z.ZodDefault>
  )

/**
 * What is stored of a recipe beside its words and its ingredients; see `data/README.md` for how each is chosen. From this
 * list come the columns and what is read of them, the content files' form, what operators write, what the importer asks,
 * the plain fields of the API and what its lists can be filtered by.
 */
export const RecipeFields = {
  course: stored(z.enum(COURSES), {
    description: 'Its course at a table.',
    asked: true,
  }),
  slots: stored(z.array(z.enum(SLOTS)).min(1), {
    description: 'All meals it belongs to.',
    writing: 'Meals it belongs to, the most usual first.',
    asked: true,
    filter: {
      name: 'slot',
      description: 'One meal only: as the homes of `country` eat; where no country is named, as dishes say themselves.',
      example: 'dinner',
    },
  }),
  meal: stored(z.boolean(), {
    description: 'Whether it is a whole meal; false: it is served with other dishes.',
    asked: true,
  }),
  cuisine: stored(id, {
    description: 'Cuisine, for example italian.',
    asked: true,
  }),
  mainIngredient: stored(id, {
    description: 'Main ingredient.',
    writing: 'One of its ingredients: the main one.',
    asked: true,
  }),
  timeMin: stored(z.int().min(1).max(2880), {
    description: 'Minutes from start to table, waiting included.',
    unit: 'min',
    asked: true,
  }),
  equipment: stored(z.array(z.enum(EQUIPMENT)), {
    description: 'Equipment it needs.',
    writing: 'Every appliance that a step uses.',
    asked: true,
  }),
  methods: stored(z.array(Method).max(6).default([]), {
    description: 'Other ways to cook it, with another appliance; `equipment` is what the steps need.',
  }),
  serve: stored(z.enum(SERVES), {
    description: 'Served hot or cold.',
    asked: true,
    words: { name: 'Serve', description: 'Served hot or cold.', means: { hot: 'Served hot', cold: 'Served cold' } },
  }),
  keepsDays: stored(z.int().min(0).max(30), {
    description: 'Days it keeps in the refrigerator; 0: eat at once.',
    unit: 'days',
    asked: true,
  }),
  batch: stored(z.boolean(), {
    description: 'Suits cooking once for two days.',
    writing: 'Suits cooking once for two days; needs keepsDays of at least 2.',
    asked: true,
  }),
  part: stored(z.enum(PARTS).default('main'), {
    description: 'Its role in a meal: the main part, or one served with it.',
    words: {
      name: 'Part',
      description: 'The role of a recipe in a meal: the main part, or one served with it.',
      means: {
        main: 'What the meal is',
        soup: 'A soup before or beside the main part',
        side: 'Potatoes, grains or vegetables beside the main part',
        salad: 'A salad beside the main part',
        bread: 'Bread beside the main part',
        spread: 'What goes on bread',
        fruit: 'Fruit',
        dairy: 'A glass or bowl of milk, kefir or yogurt',
        dessert: 'A dessert or something sweet',
        drink: 'A drink',
      } satisfies Record<(typeof PARTS)[number], string>,
    },
  }),
  use: stored(z.enum(USES).default('everyday'), {
    description: 'When it is cooked: on any day, at weekends, or for feasts.',
    words: {
      name: 'Use',
      description: 'The days on which a recipe is cooked.',
      means: {
        everyday: 'Cooked on any day',
        weekend: 'Cooked when there is time',
        festive: 'Cooked for feasts; weeks leave it out',
      } satisfies Record<(typeof USES)[number], string>,
    },
  }),
  activeMin: stored(z.int().min(0).max(480).nullable().default(null), {
    description: 'Hands-on minutes for two to four people; null: not known.',
    unit: 'min',
  }),
  waitMin: stored(z.int().min(0).max(2880).default(0), {
    description: 'Unattended minutes, those of the day before included.',
    unit: 'min',
  }),
  waitKind: stored(z.enum(WAITS).nullable().default(null), {
    description: 'Its longest unattended wait; null: none.',
    words: {
      name: 'Wait',
      description: 'What a recipe waits for while nobody works on it.',
      means: {
        oven: 'It bakes or roasts',
        simmer: 'It cooks on a low heat',
        soak: 'It soaks',
        chill: 'It cools or sets in the refrigerator',
        prove: 'Its dough rises',
        marinate: 'It takes up a marinade',
      } satisfies Record<(typeof WAITS)[number], string>,
    },
  }),
  startsDayBefore: stored(z.boolean().default(false), {
    description: 'Started the day before it is eaten.',
  }),
  stages: stored(
    z.array(z.string().regex(STAGE, 'what goes on and for how many minutes: hands-20, oven-45')).max(20).default([]),
    {
      description:
        'Its work and waits in order, each with its minutes: hands, stove (hands at the stove), bake (hands while the oven is on), oven, simmer, appliance, soak, marinate, chill, prove, rest; for example hands-20, oven-45. Together `activeMin` and `waitMin`; empty: only these are known.',
    },
  ),
  template: stored(z.enum(TEMPLATES).nullable().default(null), {
    description: 'Form of the dish; null: not known.',
    words: {
      name: 'Template',
      description: 'The form of a dish.',
      means: {
        porridge: 'Porridge',
        eggs: 'A dish of eggs',
        sandwich: 'A sandwich, a wrap, something on bread',
        pancake: 'Pancakes and the like',
        dumpling: 'Dumplings, filled pasta',
        pasta: 'Pasta or noodles',
        bowl: 'A bowl of grains or the like with what goes on it',
        soup: 'A soup',
        stew: 'A stew or braise',
        roast: 'Roasted in a piece or on a tray',
        bake: 'Baked in a dish, a casserole or a pie',
        pan: 'Cooked in a pan, also stir-fried',
        fried: 'Fried in portions: cutlets, patties, fillets',
        salad: 'A salad',
        side: 'A side dish',
        bread: 'Bread or something baked to go with a meal',
        fruit: 'Fruit',
        dairy: 'Dairy',
        sweet: 'Something sweet',
        drink: 'A drink',
      } satisfies Record<(typeof TEMPLATES)[number], string>,
    },
  }),
  form: stored(z.enum(FORMS).nullable().default(null), {
    description: 'How it looks when it is served, which its drawing shows; null: nothing is drawn.',
    words: {
      name: 'DishForm',
      description: 'How a dish looks when it is served.',
      means: FORM_MEANS,
    },
  }),
  portionRange: stored(z.array(z.number().min(0.5).max(2)).length(2).default([1, 1]), {
    description: 'Smallest and largest share of the portion that one adult eats; [1, 1]: it does not scale.',
  }),
  heat: stored(z.int().min(0).max(3).default(0), {
    description: 'Heat of chilli, pepper and the like: 0 none, 1 mild, 2 hot, 3 very hot.',
    unit: 'grade of 0 to 3',
  }),
  kids: stored(z.int().min(0).max(2).default(1), {
    description: 'How well children like it: 0 few do, 1 some do, 2 most do.',
    unit: 'grade of 0 to 2',
  }),
  packs: stored(z.boolean().default(false), {
    description: 'Works as a packed lunch.',
  }),
  reheats: stored(z.boolean().default(false), {
    description: 'Reheats well.',
  }),
  freezes: stored(z.boolean().default(false), {
    description: 'Freezes well after cooking.',
  }),
  season: stored(z.array(z.int().min(1).max(12)).default([]), {
    description: 'Months it belongs to, 1 to 12; empty: all year.',
  }),
  tin: stored(
    z
      .string()
      .regex(TIN, 'a form and centimetres: round-26, square-20, loaf-30, tray-40x30, muffin-12')
      .nullable()
      .default(null),
    {
      description:
        'Tin that it is baked in, by its form and inner size in cm: round-26, square-20, loaf-30, tray-40x30; muffin-12 has 12 cups; null: none of a certain size.',
    },
  ),
  tinPortions: stored(z.int().min(1).max(40).nullable().default(null), {
    description: 'Adult portions that fill that tin; null: none of a certain size.',
    unit: 'portions',
  }),
  pieces: stored(z.int().min(1).max(40).nullable().default(null), {
    description:
      'Pieces that one adult portion makes, about, of what is shaped and counted: 4 pancakes, 9 dumplings; null: it is not counted.',
    unit: 'pieces',
    example: 4,
  }),
  goesWith: stored(z.array(id).default([]), {
    description: 'Ids of recipes it is served with.',
  }),
  familiarity: stored(z.array(FamiliarityIn).default([]), {
    description:
      'How familiar it is in the homes of countries, each named once. In one that is not named: as the content files say, or else as its cuisine is there.',
  }),
  slotsByCountry: stored(z.array(SlotsIn).default([]), {
    description:
      'Its meals in countries whose homes eat it at others than `slots`, each named once. In one that is not named: as the content files say, or else `slots`.',
  }),
} satisfies Record<string, RecipeField>
export const RECIPE_FIELDS = namesOf(RecipeFields)

/** A recipe's stored fields and its ingredients: the amount for one adult portion in the ingredient's unit, as bought. */
export const RecipeFacts = z.strictObject({
  ...shapeOf(RecipeFields),
  ingredients: z.record(id, z.number().positive().max(100_000)),
})
export type RecipeFacts = z.infer<typeof RecipeFacts>

/** The same without its ingredients: what its row holds. */
export type StoredRecipe = Omit<RecipeFacts, 'ingredients'>

/** Fields that are lists. */
export type RecipeList = {
  [Name in keyof StoredRecipe]: StoredRecipe[Name] extends readonly unknown[] ? Name : never
}[keyof StoredRecipe]

const DEFAULTS = defaultsOf(RecipeFields)

/** A recipe that was written before some of the fields were there, with their defaults. */
export const withDefaults = (facts: RecipeFacts): RecipeFacts => ({ ...DEFAULTS, ...facts })

/** A recipe without words. */
export const Recipe = defineEntity({
  name: 'Recipe',
  properties: {
    id: p.string().primary(),
    ...columnsOf(RecipeFields),
    mainIngredient: () => p.manyToOne(Ingredient),
    withdrawn: p.boolean().default(false),
    /** whose word counts: what an operator wrote or changed, the content files no longer touch */
    origin: p.string().$type<'data' | 'operator'>().length(8).default('data'),
    lines: () => p.oneToMany(RecipeLine).mappedBy('recipe').orderBy({ position: 'asc' }),
  },
})

/** One ingredient of a recipe: the amount for one adult portion in the ingredient's unit, as bought. */
export const RecipeLine = defineEntity({
  name: 'RecipeLine',
  properties: {
    recipe: () => p.manyToOne(Recipe).primary(),
    position: p.integer().primary(),
    ingredient: () => p.manyToOne(Ingredient).index(),
    amount: p.double().$type<number>(),
  },
})
