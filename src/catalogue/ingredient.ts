import { defineEntity, p } from '@mikro-orm/core'
import { z } from 'zod'
import { columnsOf, namesOf, stored, type Values } from './fields.ts'
import { id } from './id.ts'
import { KEEPS, UNITS } from './vocabulary.ts'

/**
 * What is stored of an ingredient beside its name; nutrition is per 100 g of the edible part. From this list come the
 * columns and what is read of them, the content file's form and the plain fields of the API.
 */
export const IngredientFields = {
  category: stored(id, { description: 'Aisle code, for example vegetables.' }),
  unit: stored(z.enum(UNITS), { description: 'Unit of amounts and packs.' }),
  gramsPerUnit: stored(z.number(), { description: 'g: 1; ml: density in g/ml; pcs: edible grams of one piece.' }),
  pack: stored(z.number(), {
    description: 'Usual shop pack in `unit`, as bought; the shopping list rounds up to it.',
    unit: '`unit`',
  }),
  kcal: stored(z.number(), { description: 'Energy, kcal per 100 g edible.', unit: 'kcal per 100 g' }),
  protein: stored(z.number(), { description: 'Protein, g per 100 g edible.', unit: 'g per 100 g' }),
  fat: stored(z.number(), { description: 'Fat, g per 100 g edible.', unit: 'g per 100 g' }),
  carb: stored(z.number(), { description: 'Carbohydrate with fibre, g per 100 g edible.', unit: 'g per 100 g' }),
  fiber: stored(z.number().nullable(), { description: 'Fibre, g per 100 g edible; null: not known.' }),
  sugar: stored(z.number().nullable(), { description: 'Sugars, g per 100 g edible; null: not known.' }),
  salt: stored(z.number().nullable(), {
    description: 'Salt (sodium × 2.5), g per 100 g edible; null: not known.',
    fileColumn: 'saltG',
  }),
  allergens: stored(z.array(z.string()), { description: 'EU allergen ids.' }),
  mayContain: stored(z.array(z.string()).default([]), {
    description:
      'EU allergen ids that some brands hold beside those, as an ingredient or in traces: the label decides.',
  }),
  groups: stored(z.array(z.string()), {
    description:
      'Groups that exclusions, notices and targets work on, for example meat; check-label: ready-made, and what it holds differs by brand; vegetables-fruit: counts towards a day’s vegetables and fruit.',
  }),
  pantry: stored(z.boolean(), { description: 'Usually at home (salt, oil): listed, but not counted in any sum.' }),
  edibleShare: stored(z.number(), {
    description: 'Edible share of the bought weight, 0 to 1; counts for g and ml only.',
    fileColumn: 'yield',
  }),
  keeps: stored(z.enum(KEEPS), {
    description: 'How long an opened or left-over pack stays good.',
  }),
  openDays: stored(z.int().min(1).max(60).nullable().default(null), {
    description:
      'Days that it stays good once opened or cut, raw meat and fish once bought, cool and covered; null: months, or not known.',
    unit: 'days',
  }),
  freezes: stored(z.boolean().default(false), {
    description: 'What is left of it can be frozen and cooked with later.',
  }),
  family: stored(id, {
    description: 'Ingredient that stands for its kind: chicken thighs and breasts are one main ingredient.',
  }),
  source: stored(z.string(), { description: 'Where the nutrition comes from.' }),
  fdcId: stored(z.string().nullable(), { description: 'FoodData Central id; null: not matched.' }),
}
export const INGREDIENT_FIELDS = namesOf(IngredientFields)

/** An ingredient as its row holds it; its pack is in units. */
export type StoredIngredient = { readonly id: string } & Values<typeof IngredientFields>

/** A row of the ingredient reference. */
export const Ingredient = defineEntity({
  name: 'Ingredient',
  properties: {
    id: p.string().primary(),
    ...columnsOf(IngredientFields),
    withdrawn: p.boolean().default(false),
  },
})
