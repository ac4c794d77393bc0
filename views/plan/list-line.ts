import { html } from 'hono/html'
import { estimate, list, number } from '../../src/i18n/format.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute } from '../parts.ts'
import { facts, type Say, sayIn } from '../say.ts'
import type { Item, Plan } from './document.ts'

/** Dishes that a line names, at most: oil goes into nearly all of them. */
const NAMED = 3

/** The dishes that an ingredient goes into. */
function usedIn({ usedIn: all }: Item, { lang }: PageContext, say: Say): string {
  const more = all.length - NAMED
  return say(more > 0 ? 'page.usedInMore' : 'page.usedIn', { dishes: list(lang, all.slice(0, NAMED)), more })
}

/** What to take from the shelf: the packs, when there are several and the amount does not count them. */
const amount = ({ buyText, packs, packText }: Item, { lang }: PageContext): Html =>
  packs > 1 && packText
    ? html`<b><span>${buyText}</span><small>${number(lang, packs)} × ${packText}</small></b>`
    : html`<b>${buyText}</b>`

/** What is not sold under this name in the country is looked for under another one. */
const named = ({ name, standInText }: Item): Html =>
  html`<span><bdi>${name}</bdi>${standInText && html`<small class="shelf">${standInText}</small>`}</span>`

/** In the shop one takes packs; at home one looks whether it is enough. */
const told = (item: Item, cost: string, context: PageContext): Html =>
  item.pantry
    ? html`${named(item)}<b>${item.neededText}</b>`
    : html`${named(item)}${amount(item, context)}<i>${cost}</i>`

/** What is behind a line: how much the dishes need, which they are, and what becomes of the rest; of what is at home, what a new pack would cost. */
function notes(item: Item, cost: string, context: PageContext, say: Say): string {
  const { pantry, buyText, neededText, seasonText, leftText } = item
  if (pantry) return facts(`${buyText} ${cost}`, usedIn(item, context, say))
  return facts(say('page.needed', { amount: neededText }), usedIn(item, context, say), leftText ?? '', seasonText ?? '')
}

/** A line of the list with its box; what is behind it opens on a tap. What is usually at home is in no sum. */
export function line(plan: Plan, item: Item, context: PageContext): Html {
  const say = sayIn(context)
  const cost = estimate(context.lang, item.cost, plan.country)
  const { ingredientId, needed, packs, pantry } = item
  return html`
<li data-needed="${needed}"${!pantry && html` data-cost="${item.cost}" data-packs="${packs}"`}>
  <label><input type="checkbox" value="${ingredientId}"${attribute(context.household?.isTicked(ingredientId) ?? false, 'checked')}>${told(item, cost, context)}</label>
  <details>
    <summary><span class="sr">${say('list.about', { name: item.name })}</span></summary>
    <p>${notes(item, cost, context, say)}</p>
    ${!pantry && html`<button type="button" class="live" data-have aria-pressed="false">${say('list.have')}</button>`}
  </details>
</li>`
}
