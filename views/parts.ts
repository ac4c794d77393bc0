import { html, raw } from 'hono/html'
import { type Currency, duration, estimate } from '../src/i18n/format.ts'
import { intlTag, type Lang } from '../src/i18n/locale.ts'
import { addSign } from './basket/add.ts'
import { link } from './links.ts'
import type { Html, PageContext, Params } from './page.ts'
import { facts, sayIn } from './say.ts'

/** Attributes that are there or not. */
export const attribute = (there: boolean, text: string): Html | '' => (there ? raw(` ${text}`) : '')

/** Its address depends on the recipe alone, so that every page and every language shares one file. */
export const pictureOf = (recipeId: string): string => `/images/recipes/${encodeURIComponent(recipeId)}.svg`

/** The picture of a dish beside its name; it says nothing that the name does not. */
export const picture = (recipeId: string, size: number): Html =>
  html`<img src="${pictureOf(recipeId)}" width="${size}" height="${size}" alt="" loading="lazy">`

/** A figure with its name, one of a row. */
export const figure = (name: string, value: Html | string, note: Html | string = ''): Html => html`
<div>
  <dt>${name}</dt>
  <dd>${value}${note && html`<small>${note}</small>`}</dd>
</div>`

/** What a form sends along. */
export const hidden = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`

export interface Option {
  readonly value: string
  readonly label: string
}

/** The choices of a select. */
export const options = (all: readonly Option[], chosen: string): Html[] =>
  all.map(
    ({ value, label }): Html =>
      html`<option value="${value}"${attribute(value === chosen, 'selected')}>${label}</option>`,
  )

/** A select with its label. */
export const select = (name: string, label: string, choices: readonly Html[]): Html =>
  html`<label>${label} <select id="${name}" name="${name}">${choices}</select></label>`

/** The choices in the order in which a reader of the language looks for them. */
export const sorted = (lang: Lang, all: readonly Option[]): Option[] => {
  const { compare } = new Intl.Collator(intlTag(lang))
  return all.toSorted((a, b) => compare(a.label, b.label))
}

export interface Card {
  readonly id: string
  readonly title: string
  readonly timeMin: number
  readonly kcal: number
  readonly cost: number
  /** what its reader must know of it; '' or nothing: nothing */
  readonly note?: string
}

/** @param country whose prices are shown; undefined: none is known, so none is shown @param query what the link carries */
function card(recipe: Card, country: Currency | undefined, query: Partial<Params>, context: PageContext): Html {
  const { lang } = context
  const cost = country ? estimate(lang, recipe.cost, country) : ''
  const energy = sayIn(context)('page.kcal', { kcal: recipe.kcal })
  return html`
<li>
  ${picture(recipe.id, 80)}
  <div>
    <a href="${link(context, `/recipe/${recipe.id}`, query)}"><bdi>${recipe.title}</bdi></a>
    <span class="facts">${facts(duration(lang, recipe.timeMin), energy, cost)}</span>
    ${recipe.note && html`<span class="note">${recipe.note}</span>`}
  </div>
  ${addSign(recipe, context)}
</li>`
}

/** A grid of recipes. @param countries those whose prices are known; the page's own is shown where one is asked for */
export function cards(recipes: readonly Card[], country: Currency | undefined, context: PageContext): Html {
  const query = context.query.country ? { country: context.query.country } : {}
  return html`<ul class="cards">${recipes.map((recipe) => card(recipe, country, query, context))}</ul>`
}
