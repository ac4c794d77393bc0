import { z } from 'zod'
import { oneValue, type StoredField } from '../src/catalogue/fields.ts'
import { RecipeFields } from '../src/catalogue/recipe.ts'
import { TAGS, type Tag as TagId } from '../src/catalogue/tags.ts'
import {
  AISLES,
  ALLERGENS,
  COURSES,
  CUISINES,
  EQUIPMENT,
  EXCLUDE_TAGS,
  FOOD_GROUPS,
  SLOTS,
  UNITS,
  WEEKDAYS,
} from '../src/catalogue/vocabulary.ts'
import { LANGUAGES } from '../src/i18n/locale.ts'
import { label, labelled } from '../src/i18n/message.ts'
import { UNIT_SYSTEMS } from '../src/i18n/quantity.ts'
import { APPETITES, BUDGET_MODES, GOALS, TASTES } from '../src/planner/params.ts'
import { builder } from './builder.ts'

type AllergenId = (typeof ALLERGENS)[number]

/** Enum types by their values, so that a schema finds its own. */
const enums = new Map<string, unknown>()

/** What each value of a list means: a sentence for each, or the words that people read for it. */
type Meanings<Value extends string> = Readonly<Record<Value, string>> | Parameters<typeof label>[1]

const meaningOf = <Value extends string>(means: Meanings<Value>, value: Value): string => {
  const said = typeof means === 'string' ? label('en', means, value) : means[value]
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.]$/.test(said) ? '' : '.'}`
}

/** A value as GraphQL writes it, where names have no hyphens. */
export const enumName = (value: string): string => value.replaceAll('-', '_')

/**
 * An enum type. Its values stand for it wherever a zod schema has them. They are written as in REST, in lower case; a
 * hyphen is an underscore here.
 */
export function named<const Value extends string>(
  name: string,
  values: readonly Value[],
  description: string,
  means: Meanings<Value>,
) {
  const type = builder.enumType(name, {
    values: Object.fromEntries(
      values.map((value) => [enumName(value), { value, description: meaningOf(means, value) }]),
    ) as Record<string, { value: Value; description: string }>,
    description,
  })
  enums.set(values.join(), type)
  return type
}

/** The enum type with these values; undefined: there is none. */
export const enumOf = (values: readonly string[]): unknown => enums.get(values.join())

export const Lang = named('Lang', LANGUAGES, 'A language of the service.', 'language')
/** Cuisines that recipes are searched by; a recipe's own is an id, which an operator may have invented. */
export const Cuisine = named(
  'Cuisine',
  CUISINES,
  'The cooking tradition a dish belongs to. REST writes a hyphen for the underscore.',
  'cuisine',
)
export const Slot = named('Slot', SLOTS, 'A meal of the day.', 'slot')
export const Weekday = named('Weekday', WEEKDAYS, 'A day of the week.', {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
})
export const Course = named('Course', COURSES, 'A course of a table.', 'course')
export const Equipment = named('Equipment', EQUIPMENT, 'Kitchen equipment.', 'equipment')
export const ExcludeTag = named(
  'ExcludeTag',
  EXCLUDE_TAGS,
  'A whole group of ingredients that can be excluded.',
  'excludeTag',
)
export const Goal = named('Goal', GOALS, 'Target for calories and health.', 'goal')
export const BudgetMode = named('BudgetMode', BUDGET_MODES, 'What a budget is for.', 'budgetMode')
export const Taste = named('Taste', TASTES, 'How far from the country’s own table a week may go.', {
  home: 'What the country’s homes cook',
  mixed: 'Also what they cook rarely',
  world: 'From anywhere: how well a dish is known makes no difference',
})
export const Appetite = named(
  'Appetite',
  APPETITES,
  'How much a child eats for its age: 0.8, 1 or 1.2 times the usual.',
  'appetite',
)
const UNIT_MEANINGS = { metric: 'Grams, millilitres and °C', us: 'Cups, ounces and °F' }
export const UnitSystem = named(
  'UnitSystem',
  UNIT_SYSTEMS,
  'Grams, millilitres and °C, or cups, ounces and °F as in the United States.',
  UNIT_MEANINGS,
)
export const FoodGroup = named('FoodGroup', FOOD_GROUPS, 'A kind of dish whose lunches and dinners a week counts.', {
  fish: 'Its main ingredient is fish or seafood',
  redMeat: 'Its main ingredient is beef, pork, lamb or the like, not ready-made',
  processedMeat: 'Its main ingredient is sausage, ham or other ready-made meat',
  pulses: 'Its main ingredient is dried or tinned pulses',
  eggs: 'Its main ingredient is eggs',
  foreign: 'Of a cuisine that is neither the country’s own nor a neighbour’s nor everybody’s',
  dough: 'Dumplings and pancakes',
  fried: 'Deep-fried or breaded',
})
export const Unit = named('Unit', UNITS, 'Grams, millilitres or pieces.', {
  g: 'Grams',
  ml: 'Millilitres',
  pcs: 'Pieces',
})
export const Allergen = named(
  'Allergen',
  ALLERGENS,
  'An allergen of EU law, annex II of Regulation (EU) No 1169/2011.',
  {
    gluten: 'Wheat, rye, barley, oats and what is made of them',
    crustaceans: 'Shrimp, crab and other crustaceans',
    eggs: 'Eggs and what is made of them',
    fish: 'Fish and what is made of it',
    peanuts: 'Peanuts. They are no tree nuts: for a nut allergy name `nuts` too',
    soy: 'Soya beans and what is made of them',
    milk: 'Milk and what is made of it, lactose included',
    nuts: 'Tree nuts: almonds, hazelnuts, walnuts and the like. Not peanuts: for a nut allergy name `peanuts` too',
    celery: 'Celery: its root, its stalks, its seeds',
    mustard: 'Mustard: its seeds, and what is made of them',
    sesame: 'Sesame seeds and what is made of them',
    sulphites: 'Sulphur dioxide and sulphites, as in wine and dried fruit',
    lupin: 'Lupin seeds and their flour',
    molluscs: 'Mussels, squid and other molluscs',
  },
)
/** Allergens as the catalogue has them, which the check of the content files knows. */
export const allergensIn = (ids: readonly string[]): AllergenId[] => ALLERGENS.filter((id) => ids.includes(id))

export const Tag = named(
  'Tag',
  TAGS,
  'What is computed of a recipe from its ingredients, nutrients and times. REST writes a hyphen for the underscore.',
  {
    meat: 'Holds meat',
    poultry: 'Holds poultry',
    fish: 'Holds fish',
    seafood: 'Holds seafood',
    offal: 'Holds offal',
    spicy: 'Holds a hot spice',
    pork: 'Holds pork',
    alcohol: 'Holds alcohol',
    vegetarian: 'No meat, poultry, fish, seafood, offal, blood or gelatin',
    vegan: 'Vegetarian, and no milk, egg or honey',
    lenten: 'Of the Orthodox fast: as vegan, honey allowed',
    'gluten-free': 'No ingredient of which any brand holds gluten',
    'dairy-free': 'No ingredient of which any brand holds milk',
    'nut-free': 'No ingredient of which any brand holds tree nuts or peanuts',
    quick: 'At the table within 20 minutes',
    batch: 'Suits cooking once for two days',
    'high-protein': 'At least 30 g of protein a portion, or 30 % of its energy',
    'low-calorie': 'A meal for lunch or dinner of at most 400 kcal',
  } satisfies Record<TagId, string>,
)
export const MealOrCourse = named(
  'MealOrCourse',
  [...SLOTS, ...COURSES] as string[],
  'The place of a dish: a meal of a week, a course of a table.',
  Object.fromEntries([
    ...SLOTS.map((id) => [id, label('en', 'slot', id)]),
    ...COURSES.map((id) => [id, label('en', 'course', id)]),
  ]),
)

/** The aisle of an ingredient. An operator's catalogue has no other: the content files are checked. */
export const Aisle = named('Aisle', AISLES, 'An aisle of a shop, in which the list groups its lines.', 'category')
export const StoreKind = named('StoreKind', labelled('storeKind'), 'A kind of shop.', 'storeKind')
export const StoreComparison = named(
  'StoreComparison',
  labelled('storeComparison'),
  "What the published comparisons behind a store's price index compared.",
  'storeComparison',
)
export const PresetKind = named('PresetKind', labelled('presetKind'), 'What an exclusion preset is for.', 'presetKind')

// Words that only recipes have are listed beside the field that has them.
for (const field of Object.values<StoredField>(RecipeFields)) {
  const schema = oneValue(field)
  if (field.words && schema instanceof z.ZodEnum)
    named(field.words.name, schema.options.map(String), field.words.description, field.words.means)
}

/** Arguments that choose the words and prices of the very field that has them: nothing is handed down to other fields. */
export const langArgs = builder.args((t) => ({
  lang: t.field({
    type: Lang,
    description:
      'Language of the text. Default: that of the request: ?lang= in the address, then Accept-Language, then en.',
  }),
}))
/** The same for words that hold amounts or temperatures. */
export const measuredArgs = builder.args((t) => ({
  ...langArgs,
  units: t.field({
    type: UnitSystem,
    description:
      'Units of the text. Default: ?units= of the address, else those of the country it is for: us in the United States.',
  }),
}))
export const countryArgs = builder.args((t) => ({
  country: t.id({ description: 'Country code; prices and currency come from it. Default RU.' }),
}))
export const regionArgs = builder.args((t) => ({
  ...countryArgs,
  region: t.id({ description: 'Region code of the country. Default: the national average.' }),
}))
export const scopeArgs = builder.args((t) => ({
  ...regionArgs,
  store: t.id({ description: 'Store code of the country. Default: the average of all stores.' }),
}))
export const pricedArgs = builder.args((t) => ({
  ...scopeArgs,
  month: t.int({ description: 'Month, 1 to 12: with what is known of the season. Default: the mean of a year.' }),
}))
