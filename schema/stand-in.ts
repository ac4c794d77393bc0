import { type StandIn as Facts, standInOf } from '../src/catalogue/stand-in.ts'
import type { Lang } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { values } from './lengths.ts'
import { OWN_ID } from './node.ts'
import { placeOf } from './place.ts'
import { Ingredient } from './refs.ts'
import { textOf } from './texts.ts'
import { countryArgs, langArgs } from './vocabulary.ts'

interface Place {
  readonly ingredient: string
  readonly country: string
}
type StandInOfPlace = Place & Facts
const StandIn = builder.objectRef<StandInOfPlace>('StandIn')

/** Names on a pack of which any will do. */
const ANY_OF = ' / '

function sentence(context: Context, { country, same, names }: StandInOfPlace, lang: Lang): string {
  const countryName = textOf(context, 'country', country, lang, (words) => words.name ?? country)
  return message(lang, same ? 'page.standInSame' : 'page.standInClosest', {
    country: countryName,
    names: names.join(ANY_OF),
  })
}

/** What to look for in a country's shops, in words; null: the shopping name already says it. */
export function standInText(context: Context, place: Place, lang: Lang): string | null {
  const found = standInOf(place.ingredient, place.country)
  if (!found) return null
  const scope = { lang, country: place.country }
  const name = textOf(context, 'ingredient', place.ingredient, scope, (words) => words.name ?? '')
  const said = found.names.some((one) => name.toLocaleLowerCase().includes(one.toLocaleLowerCase()))
  return said ? null : sentence(context, { ...place, ...found }, lang)
}

builder.objectType(StandIn, {
  description: 'What a country’s shops sell for an ingredient that is local to a few countries.',
  fields: (t) => ({
    id: t.id({ description: OWN_ID, resolve: ({ ingredient, country }) => `standIn.${ingredient}.${country}` }),
    same: t.boolean({
      description: 'The same food under another name; false: the closest to it that is sold.',
      resolve: ({ same }) => same,
    }),
    names: t.stringList({
      description: 'What packs there say, in the languages of the country; any of them will do.',
      complexity: values('standInNames'),
      resolve: ({ names }) => [...names],
    }),
    english: t.string({ description: 'What that is, in English.', resolve: ({ english }) => english }),
    text: t.string({
      description: 'The names in a sentence: "closest in shops (Germany): Magerquark / Schichtkäse".',
      args: langArgs,
      resolve: (standIn, args, context) => sentence(context, standIn, langOf(context, args)),
    }),
  }),
})

builder.objectField(Ingredient, 'standIn', (t) =>
  t.field({
    type: StandIn,
    nullable: true,
    description:
      'What to look for in a country’s shops; null: it is sold there as it is, or nothing like it. Nutrients and price stay those of the ingredient.',
    args: countryArgs,
    resolve: ({ id }, args, context) => {
      const { country } = placeOf(context, args)
      const found = standInOf(id, country)
      return found ? { ingredient: id, country, ...found } : null
    },
  }),
)
