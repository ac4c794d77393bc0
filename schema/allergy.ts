import { ALLERGENS } from '../src/catalogue/vocabulary.ts'
import { list } from '../src/i18n/format.ts'
import { label, message } from '../src/i18n/message.ts'
import type { FullIngredient } from '../src/revision/types.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { familyName } from './ingredient-names.ts'
import { objects } from './lengths.ts'
import { OWN_ID } from './node.ts'
import { Ingredient, Recipe } from './refs.ts'
import { Allergen, langArgs, named } from './vocabulary.ts'

const VERDICTS = {
  contains: 'An ingredient contains it: not for whoever avoids it',
  mayContain: 'Some brands of an ingredient contain it: the label decides',
  notListed: 'No ingredient contains it, whatever its brand',
} as const
type Verdict = keyof typeof VERDICTS
const VerdictType = named(
  'AllergyVerdict',
  Object.keys(VERDICTS) as Verdict[],
  'Whether a dish holds an allergen.',
  VERDICTS,
)

type AllergenId = (typeof ALLERGENS)[number]

interface Check {
  /** The recipe's and the allergen's. */
  readonly id: string
  readonly allergen: AllergenId
  readonly verdict: Verdict
  readonly foods: readonly FullIngredient[]
}

/** What is to be said of one allergen: that an ingredient holds it outweighs that another may. */
function checked(recipe: string, allergen: AllergenId, foods: readonly FullIngredient[]): Check {
  const id = `${recipe}.${allergen}`
  const holding = foods.filter(({ allergens }) => allergens.includes(allergen))
  if (holding.length > 0) return { id, allergen, verdict: 'contains', foods: holding }
  const possible = foods.filter(({ mayContain }) => mayContain.includes(allergen))
  return { id, allergen, verdict: possible.length > 0 ? 'mayContain' : 'notListed', foods: possible }
}

const AllergyCheck = builder.objectRef<Check>('AllergyCheck')
builder.objectType(AllergyCheck, {
  description: 'What an allergy asks of a dish.',
  fields: (t) => ({
    id: t.exposeID('id', { description: OWN_ID }),
    allergen: t.field({ type: Allergen, description: 'The allergen.', resolve: ({ allergen }) => allergen }),
    verdict: t.field({
      type: VerdictType,
      description: 'Whether the dish holds it.',
      resolve: ({ verdict }) => verdict,
    }),
    foods: t.field({
      type: [Ingredient],
      description: 'Its ingredients that hold it, or may.',
      complexity: objects('lines'),
      resolve: ({ foods }) => [...foods],
    }),
    text: t.string({
      description: 'The same in words.',
      args: langArgs,
      resolve: ({ allergen, verdict, foods }, args, context) => {
        const lang = langOf(context, args)
        const names = foods.map((food) => familyName(context, food.id, { lang }).name)
        return message(lang, `allergy.${verdict}`, {
          allergen: label(lang, 'allergen', allergen),
          foods: list(lang, names),
        })
      },
    }),
  }),
})

builder.objectFields(Recipe, (t) => ({
  allergyChecks: t.field({
    type: [AllergyCheck],
    description:
      'What each of these allergens asks of the dish, in their order: contained, or check the label, or neither. "nuts" are tree nuts only, peanuts are "peanuts". Default: the allergens that it contains or may contain.',
    args: { avoid: t.arg({ type: [Allergen], description: 'Allergens to avoid.' }) },
    complexity: ({ avoid }, context) =>
      avoid ? { multiplier: avoid.length } : objects('allergyChecks')(undefined, context),
    resolve: ({ id, lines }, { avoid }, context) => {
      const { ingredients } = context.revision()
      const foods = lines.flatMap(({ ingredient }) => ingredients.get(ingredient) ?? [])
      const checks = (avoid ?? ALLERGENS).map((allergen) => checked(id, allergen, foods))
      return avoid ? checks : checks.filter(({ verdict }) => verdict !== 'notListed')
    },
  }),
}))
