import { html, raw } from 'hono/html'
import { type Currency, duration, estimate } from '../src/i18n/format.ts'
import { intlTag, type Lang } from '../src/i18n/locale.ts'
import { words } from '../src/i18n/words.ts'
import { type Html, link, type Scene } from './page.ts'

/** Attributes that are there or not. */
export const attribute = (there: boolean, text: string): Html | '' => (there ? raw(` ${text}`) : '')

/** Its address depends on the recipe alone, so that every page and every language shares one file. */
export const pictureOf = (recipeId: string): string => `/images/recipes/${encodeURIComponent(recipeId)}.svg`

/** The picture of a dish beside its name; it says nothing that the name does not. */
export const picture = (recipeId: string, size: number): Html =>
  html`<img src="${pictureOf(recipeId)}" width="${size}" height="${size}" alt="" loading="lazy">`

/** A figure with its name, one of a row. */
export const figure = (name: string, value: Html | string, note: Html | string = ''): Html =>
  html`<div><dt>${name}</dt><dd>${value}${note ? html`<small>${note}</small>` : ''}</dd></div>`

export interface Option {
  readonly value: string
  readonly label: string
}

/** The choices of a select. */
export const options = (all: readonly Option[], chosen: string): Html[] =>
  all.map(
    ({ value, label }) => html`<option value="${value}"${attribute(value === chosen, 'selected')}>${label}</option>`,
  ) as Html[]

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
}

/** A grid of recipes. @param country whose prices they have; undefined: none is known, so none is shown @param query what their links carry: the place of the prices */
export const cards = (
  scene: Scene,
  recipes: readonly Card[],
  country: Currency | undefined,
  query: Readonly<Record<string, string | undefined>>,
): Html =>
  html`<ul class="cards">${recipes.map(
    (
      recipe,
    ) => html`<li>${picture(recipe.id, 80)}<div><a href="${link(scene, `/recipe/${recipe.id}`, query)}"><bdi>${recipe.title}</bdi></a>
<span class="facts">${duration(scene.lang, recipe.timeMin)} · ${words(scene.lang, 'page.kcal', { kcal: recipe.kcal })}${country ? ` · ${estimate(scene.lang, recipe.cost, country)}` : ''}</span></div></li>`,
  )}</ul>`
