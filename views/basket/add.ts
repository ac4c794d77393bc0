import { html } from 'hono/html'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { sayIn } from '../say.ts'
import { asQuery } from './chosen.ts'

const DEFAULT_SERVINGS = 2

const address = (recipeId: string, servings: number, context: PageContext): string =>
  link(context, '/basket', { recipes: asQuery([{ recipeId, servings }]), country: context.query.country })

/**
 * Puts a dish into the basket, which the script keeps on the device; without it, a basket of this dish. Both texts take the
 * same room.
 * @param servings for whom it is now
 * @param each the same for each number of people that the page can show
 */
export function addButton(recipeId: string, servings: number, each: readonly number[], context: PageContext): Html {
  const say = sayIn(context)
  return html`
<a class="button add" href="${address(recipeId, servings, context)}" data-add="${recipeId}" data-servings="${each.join('|')}" rel="nofollow">
  <span>${say('dish.basket.add')}</span><span class="done" aria-hidden="true">✓ ${say('dish.basket.added')}</span>
</a>`
}

/** The same on a card, as a sign. */
export function addSign({ id, title }: { readonly id: string; readonly title: string }, context: PageContext): Html {
  const name = `${sayIn(context)('dish.basket.add')}: ${title}`
  return html`
<a class="button add sign" href="${address(id, DEFAULT_SERVINGS, context)}" data-add="${id}" rel="nofollow" aria-label="${name}">
  <span aria-hidden="true">+</span><span class="done" aria-hidden="true">✓</span>
</a>`
}

/** The way to the tables that dishes may stand on. */
export const tableLink = (recipeIds: readonly string[], context: PageContext): Html => html`
<a class="button" href="${link(context, '/occasions', { dishes: recipeIds.join(','), country: context.query.country })}" rel="nofollow">${sayIn(context)('table.add')}</a>`
