import { duration } from '../../src/i18n/format.ts'
import { label } from '../../src/i18n/message.ts'
import type { PreviewCard } from '../../src/previews/card.ts'
import type { PageContext } from '../page.ts'
import { countryOf } from '../place.ts'
import type { RecipeData } from '../recipe/document.ts'
import { facts, perPortion, sayIn } from '../say.ts'
import { type Preview, previewPath } from './address.ts'

/** The parts of a recipe that its preview shows. */
export interface PreviewedRecipe {
  readonly recipe: Pick<RecipeData['recipe'], 'id' | 'title' | 'cuisineLabel' | 'slots' | 'timeMin' | 'kcal' | 'cost'>
  readonly places: {
    readonly countries: readonly Pick<
      RecipeData['places']['countries'][number],
      'code' | 'label' | 'currency' | 'decimals'
    >[]
  }
}

/** What a recipe is, in figures. */
export function aboutRecipe({ recipe }: PreviewedRecipe, context: PageContext): string {
  const { cuisineLabel, slots, timeMin, kcal } = recipe
  const { lang } = context
  return facts(
    cuisineLabel,
    label(lang, 'slot', slots[0] ?? ''),
    duration(lang, timeMin),
    sayIn(context)('page.kcal', { kcal }),
  )
}

export function recipeCard(data: PreviewedRecipe, context: PageContext): PreviewCard {
  const { recipe, places } = data
  const code = countryOf(context.query, context)
  const country = places.countries.find((one) => one.code === code)
  const price = country ? perPortion(context, recipe.cost, country) : ''
  return {
    lang: context.lang,
    title: recipe.title,
    lead: aboutRecipe(data, context),
    price,
    notes: country && price ? [country.label] : [],
    source: '',
    lines: [],
    recipe: recipe.id,
  }
}

/** What is shown of a link to a recipe. */
export function recipePreview(data: RecipeData, context: PageContext): Preview {
  const { id, title, description } = data.recipe
  const card = recipeCard(data, context)
  const { region, store } = context.query
  const place = {
    country: countryOf(context.query, context),
    ...(region ? { region } : {}),
    ...(store ? { store } : {}),
  }
  return {
    image: previewPath(`/recipe/${id}`, card, context, place),
    title,
    description,
    alt: facts(title, card.lead, card.price),
  }
}
