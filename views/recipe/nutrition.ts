import { html } from 'hono/html'
import { duration, list, monthName, number } from '../../src/i18n/format.ts'
import { label } from '../../src/i18n/message.ts'
import type { Html, PageContext } from '../page.ts'
import { figure } from '../parts.ts'
import { type Say, sayIn } from '../say.ts'
import type { Recipe } from './document.ts'
import { safeTags, unsureFoods } from './safe-tags.ts'

const NUTRIENTS = ['protein', 'fat', 'carb', 'fiber', 'salt'] as const

/**
 * What a person with an allergy must know: the allergens by name, what only the label tells, and buckwheat, which the
 * European list leaves out. A dish with a food that makers differ in is never said to be free of anything.
 */
function allergens(recipe: Recipe, { lang }: PageContext, say: Say): string[] {
  const held = recipe.allergens.map((id) => label(lang, 'allergen', id))
  const possible = recipe.mayContain.map((id) => label(lang, 'allergen', id))
  const inGroup = (group: string) => recipe.ingredients.filter(({ groups }) => groups.includes(group))
  const unsure = unsureFoods(recipe).map(({ name }) => name)
  return [
    held.length === 0 && unsure.length === 0 ? say('page.noAllergens') : '',
    list(lang, held),
    unsure.length > 0 ? say('page.checkLabel', { foods: list(lang, unsure) }) : '',
    possible.length > 0 ? say('page.mayContain', { allergens: list(lang, possible) }) : '',
    inGroup('buckwheat').length > 0 ? say('page.buckwheat') : '',
  ].filter(Boolean)
}

const lines = (texts: readonly string[]): Html => html`${texts.map((text, i) => html`${i > 0 && html`<br>`}${text}`)}`

/** When a dish asks for its cook, and what may be done with it; a fact that says nothing is left out. */
function cooksFacts(recipe: Recipe, { lang }: PageContext, say: Say): Html {
  const { activeMin, waitMin, startsDayBefore, heat, season, pieces, tinText } = recipe
  const waiting = [waitMin > 0 ? duration(lang, waitMin) : '', startsDayBefore ? say('page.dayBefore') : '']
  const may = (['packs', 'reheats', 'freezes'] as const).filter((name) => recipe[name])
  const good = [...may.map((name) => say(`page.${name}`)), heat > 0 ? say('page.heat', { heat: String(heat) }) : '']
  const facts: readonly (readonly [string, string])[] = [
    [say('page.handsOn'), activeMin === null ? '' : duration(lang, activeMin)],
    [say('page.waiting'), list(lang, waiting.filter(Boolean))],
    [
      say('page.season'),
      list(
        lang,
        season.map((month) => monthName(lang, month)),
      ),
    ],
    [say('page.pieces'), pieces === null ? '' : say('page.piecesAPortion', { pieces: String(pieces) })],
    [say('page.tin'), tinText ?? ''],
    [say('page.goodToKnow'), list(lang, good.filter(Boolean))],
  ]
  return html`${facts.map(([name, fact]) => fact && html`<dt>${name}</dt>\n    <dd>${fact}</dd>\n    `)}`
}

/** What a portion holds, and what a cook must know. */
export function nutrition(recipe: Recipe, context: PageContext): Html {
  const { lang } = context
  const say = sayIn(context)
  const grams = (value: number) => `${number(lang, value, 1)}\u00a0${label(lang, 'unit', 'g')}`
  const equipment = recipe.equipment.map((id) => label(lang, 'equipment', id))
  return html`
<section>
  <h2>${say('page.nutrition')}</h2>
  <dl class="figures">
    ${figure(say('page.energy'), say('page.kcal', { kcal: recipe.kcal }))}
    ${NUTRIENTS.map((name) => figure(say(`page.${name}`), grams(recipe[name])))}
  </dl>
  <dl class="more-facts">
    <dt>${say('page.allergens')}</dt>
    <dd>${lines(allergens(recipe, context, say))}</dd>
    <dt>${say('page.equipment')}</dt>
    <dd>${list(lang, equipment) || say('page.noEquipment')}</dd>
    ${
      recipe.methods.length > 0 &&
      html`<dt>${say('page.otherWays')}</dt>
    <dd>${lines(recipe.methods.map(({ text }) => text))}</dd>`
    }
    ${cooksFacts(recipe, context, say)}
    <dt>${say('page.keeps')}</dt>
    <dd>${say('page.keepsDays', { days: recipe.keepsDays })}</dd>
  </dl>
  ${
    recipe.tips.length > 0 &&
    html`<h3>${say('page.tips')}</h3>
  <ul>${recipe.tips.map((tip) => html`<li>${tip}</li>`)}</ul>`
  }
  <ul class="tags">${safeTags(recipe).map((tag) => html`<li>${label(lang, 'tag', tag)}</li>`)}</ul>
</section>`
}
