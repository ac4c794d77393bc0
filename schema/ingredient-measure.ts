import { hundredths } from '../src/i18n/round.ts'
import { measureIn } from './amounts.ts'
import { builder } from './builder.ts'
import { values } from './lengths.ts'
import { Ingredient } from './refs.ts'

interface NamedMeasure {
  readonly name: string
  readonly units: number
}
const IngredientMeasure = builder.objectRef<NamedMeasure>('IngredientMeasure')

builder.objectType(IngredientMeasure, {
  description: 'What a cook counts or fills: a clove, a slice, a bunch, a spoon.',
  fields: (t) => ({
    name: t.string({
      description:
        'piece, clove, leaf, sheet, slice, breadSlice, bunch, cabbage (a head), stalk, sprig, handful, tin, tsp (5 ml) or cup (237 ml).',
      resolve: ({ name }) => name,
    }),
    amount: t.float({
      description: 'How much of the ingredient one is, in its `unit`, as bought.',
      extensions: { unit: '`unit`' },
      resolve: ({ units }) => hundredths(units),
    }),
  }),
})

builder.objectField(Ingredient, 'measures', (t) =>
  t.field({
    type: [IngredientMeasure],
    description: 'How a cook measures it, the usual way first; none: it is weighed.',
    complexity: values('measures'),
    resolve: (facts) => {
      const { counted, teaspoonG, cupG } = measureIn(facts)
      return [
        ...counted,
        ...(teaspoonG ? [{ name: 'tsp', units: teaspoonG }] : []),
        ...(cupG ? [{ name: 'cup', units: cupG }] : []),
      ]
    },
  }),
)
