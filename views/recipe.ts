import { html } from 'hono/html'
import { label, words } from '../src/i18n/words.ts'
import { amount, money, number } from './format.ts'
import { layout } from './layout.ts'
import { type Html, page, type Scene } from './page.ts'

interface Recipe {
  readonly title: string
  readonly description: string
  readonly kitchenLabel: string
  readonly timeMin: number
  readonly equipment: readonly string[]
  readonly allergens: readonly string[]
  readonly tags: readonly string[]
  readonly steps: readonly string[]
  readonly kcal: number
  readonly protein: number
  readonly fat: number
  readonly carb: number
  readonly cost: number
  readonly ingredients: readonly {
    readonly name: string
    readonly amount: number
    readonly unit: string
    readonly pantry: boolean
    readonly ingredient: { readonly price: { readonly currency: string } }
  }[]
}

function render(recipe: Recipe, scene: Scene): Html {
  const { lang } = scene
  const currency = recipe.ingredients[0]?.ingredient.price.currency
  const grams = (value: number) => `${number(lang, value, 1)} ${label(lang, 'unit', 'g')}`
  return layout(
    scene,
    { title: recipe.title, description: recipe.description },
    html`
    <h1>${recipe.title}</h1>
    <p class="lead">${recipe.description}</p>
    <p class="facts">${recipe.kitchenLabel} · ${words(lang, 'page.dishFacts', { minutes: recipe.timeMin, kcal: recipe.kcal })}
      ${currency ? html`· ≈ ${money(lang, recipe.cost, { currency, decimals: 2 })}` : ''}</p>
    <h2>${words(lang, 'page.ingredients')}</h2>
    <p>${words(lang, 'page.forOne')}</p>
    <ul class="ingredients">${recipe.ingredients.map((i) => html`<li>${i.name} <span class="buy">${amount(lang, i.amount, i.unit)}</span></li>`)}</ul>
    <h2>${words(lang, 'page.steps')}</h2>
    <ol class="steps">${recipe.steps.map((step) => html`<li>${step}</li>`)}</ol>
    <h2>${words(lang, 'page.nutrition')}</h2>
    <dl class="totals">
      <div><dt>${words(lang, 'page.energy')}</dt><dd>${words(lang, 'page.kcal', { kcal: recipe.kcal })}</dd></div>
      <div><dt>${words(lang, 'page.protein')}</dt><dd>${grams(recipe.protein)}</dd></div>
      <div><dt>${words(lang, 'page.fat')}</dt><dd>${grams(recipe.fat)}</dd></div>
      <div><dt>${words(lang, 'page.carb')}</dt><dd>${grams(recipe.carb)}</dd></div>
    </dl>
    ${recipe.allergens.length > 0 ? html`<p>${words(lang, 'page.allergens')}: ${recipe.allergens.map((id) => label(lang, 'allergen', id)).join(', ')}</p>` : ''}
    ${recipe.equipment.length > 0 ? html`<p>${words(lang, 'page.equipment')}: ${recipe.equipment.map((id) => label(lang, 'equipment', id)).join(', ')}</p>` : ''}`,
  )
}

export const recipe = page<Recipe>({
  path: '/recipe/{id}',
  document: `
    query RecipePage($id: ID!, $lang: Lang, $country: String) {
      recipe(id: $id, lang: $lang, country: $country) {
        title description kitchenLabel timeMin equipment allergens tags steps kcal protein fat carb cost
        ingredients { name amount unit pantry ingredient { price { currency } } }
      }
    }`,
  variables: ({ id }, query) => ({ id, lang: query.get('lang'), country: query.get('country') }),
  render,
})
