import { FORMS, type Form } from '../form.ts'
import { hashText, Random } from '../random.ts'
import { DRAWINGS } from './forms.ts'
import { mix, type Paint, type Seen, shade } from './paint.ts'
import { lookOf } from './palette.ts'

/** What a picture is made of. */
export interface PicturedRecipe {
  readonly id: string
  /** null: nothing is drawn that could mislead */
  readonly form: Form | null
  readonly mainIngredient: string
  readonly ingredients: readonly {
    readonly id: string
    readonly category: string
    /** edible grams in a portion */
    readonly grams: number
  }[]
}

/** Tablecloths. Forms that follow each other in the list, as those alike do, lie on different ones. */
const CLOTHS = ['#9fb8a5', '#d8b98a', '#8fb0c0', '#d6a49a', '#c8c08a', '#a9a3c4', '#86a8a2', '#c99a78', '#b7c3cc']
const cloth = (form: Form): string =>
  `<rect width="600" height="600" fill="${CLOTHS[FORMS.indexOf(form) % CLOTHS.length]}"/>`

const RIMS = ['#4f7c8a', '#b5623f', '#6c7f4a', '#8a5a6e', '#49688f', '#a88442']
/** Where nothing dyes: baked flour, a light broth. */
const BAKED = '#d9a04e'
const BROTH = '#dcb463'
/** Ingredients that dissolve into others from this weight of flour on. */
const BEATEN_FROM_G = 15
const isFlour = (id: string): boolean => id.endsWith('flour')

/** Colours of soups, sauces and doughs: what dyes most shows most. */
const dyed = (seen: readonly Seen[], fallback: string): string =>
  mix(
    [
      { color: fallback, weight: 25 },
      ...seen.map(({ look, grams }) => ({ color: look.color, weight: grams * look.dye })),
    ],
    fallback,
  )

/** The colours of a dish, from its ingredients. */
function paintOf(recipe: PicturedRecipe): Paint {
  const random = new Random(hashText(recipe.id))
  const next = () => random.next()
  const seen = recipe.ingredients
    .flatMap((ingredient) => {
      const look = lookOf(ingredient)
      return look && ingredient.grams > 0 ? [{ ...ingredient, look }] : []
    })
    .sort((a, b) => b.grams - a.grams)
  // Beaten into a dough, an egg is not seen any more.
  const beaten = recipe.ingredients.some(({ id, grams }) => isFlour(id) && grams >= BEATEN_FROM_G)
  const pieces = seen.filter(
    ({ id, look, grams }) =>
      !isFlour(id) &&
      look.shape !== 'liquid' &&
      !(beaten && look.shape === 'egg') &&
      (look.shape !== 'dollop' || grams >= 12),
  )
  const main = recipe.ingredients.find(({ id }) => id === recipe.mainIngredient)
  const dyeing = seen.filter(({ id }) => !isFlour(id))
  const rye = recipe.ingredients.some(({ id }) => /^(rye|buckwheat)|rye-bread/.test(id))
  const bread = recipe.ingredients.some(({ id }) => /toast-bread|white-bread|baguette|bread-roll/.test(id))
  return {
    main: (main && lookOf(main)?.color) ?? seen[0]?.look.color ?? BAKED,
    dough: dyed(
      dyeing.filter(({ look }) => look.dye >= 1),
      rye ? '#8a5c38' : bread ? '#d8a65c' : BAKED,
    ),
    sauce: dyed(dyeing, BROTH),
    rim: RIMS[Math.floor(next() * RIMS.length)] ?? '#4f7c8a',
    pieces: pieces.slice(0, 8),
    filling: seen.find(
      ({ category, look }) => category !== 'bakery' && look.shape !== 'liquid' && look.shape !== 'leaf',
    ),
    beside: pieces.filter(({ id }) => id !== recipe.mainIngredient).slice(0, 8),
    random: next,
  }
}

/** A calm tile for a dish of no form: a cloche in the colour of its main ingredient. */
const tile = ({ main }: Paint): string =>
  `<rect width="600" height="600" fill="${shade(main, 0.75)}"/><path d="M120 400Q120 220 300 214Q480 220 480 400Z" fill="${shade(main, 0.25)}"/><rect x="92" y="404" width="416" height="30" rx="15" fill="${shade(main, -0.15)}"/><circle cx="300" cy="196" r="22" fill="${shade(main, -0.15)}"/><path d="M176 360Q190 290 240 264" stroke="${shade(main, 0.65)}" stroke-width="16" fill="none" stroke-linecap="round"/>`

/**
 * A dish in the form it is served in, in the colours of its ingredients: the same recipe gives the same bytes.
 * @returns an SVG document of 600 × 600; its ground is of a middle tone, for light and dark pages
 */
export function illustrate(recipe: PicturedRecipe): string {
  const paint = paintOf(recipe)
  const drawn = recipe.form ? cloth(recipe.form) + DRAWINGS[recipe.form](paint) : tile(paint)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" role="img">${drawn}</svg>\n`
}
