import { html } from 'hono/html'
import { sentenceSpace } from '../src/i18n/format.ts'
import type { Lang } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import { type Choice, type Sent, several } from './home-form.ts'
import { type Field, type Mistake, mealOf, titleOf } from './home-mistakes.ts'
import type { Html, PageContext } from './page.ts'
import { attribute } from './parts.ts'

/** What a field is drawn from. */
export interface Drawing {
  readonly sent: Sent
  readonly lang: Lang
  readonly mistakes: readonly Mistake[]
}

/** What is wrong with a field, beside it. */
export const mistakeBy = ({ mistakes }: Drawing, name: Field): Html | '' => {
  const mistake = mistakes.find(({ field }) => field === name)
  return mistake ? html`<strong class="mistake" id="${name}-mistake">${mistake.text}</strong>` : ''
}

/** Attributes of a control: its name for links and labels, what describes it, whether it is wrong. */
function attributesOf({ mistakes }: Drawing, name: Field, hasHint: boolean): Html {
  const isWrong = mistakes.some(({ field }) => field === name)
  const told = [...(isWrong ? [`${name}-mistake`] : []), ...(hasHint ? [`${name}-hint`] : [])].join(' ')
  return html`id="${name}"${isWrong ? html` aria-invalid="true"` : ''}${told ? html` aria-describedby="${told}"` : ''}`
}

/**
 * A field: its title, the control, a hint, and what is wrong with it.
 * @param unit what the value is counted in, after the title
 */
export const field = (
  drawing: Drawing,
  name: Field,
  control: (attributes: Html) => Html,
  hint = '',
  unit = '',
): Html => html`<div class="field"><label for="${name}">${titleOf(name, drawing.lang)}${unit ? `, ${unit}` : ''}</label>
${control(attributesOf(drawing, name, hint !== ''))}${mistakeBy(drawing, name)}${hint ? html`<small id="${name}-hint">${hint}</small>` : ''}</div>`

/** Boxes to tick. @param id of the first of them: the name of the field where a mistake can lead to it */
export const checks = (drawing: Drawing, name: Field, all: readonly Choice[], id: string): Html =>
  html`<div class="checks">${all.map(
    ({ id: value, label: text }, i) =>
      html`<label><input type="checkbox" name="${name}" value="${value}"${attribute(several(drawing.sent[name]).includes(value), 'checked')}${
        i > 0 ? '' : id === name ? html` ${attributesOf(drawing, name, false)}` : html` id="${id}"`
      }> ${text}</label>`,
  )}</div>${id === name ? mistakeBy(drawing, name) : ''}`

/** What is wrong with the form, at its top, with links to the fields; it takes the focus when the page opens. @param wishes what can be dropped, by `field:value` */
export function summary({ mistakes, lang }: Drawing, context: PageContext, wishes: readonly Choice[]): Html | '' {
  if (!context.problem) return ''
  const ways = context.problem.helps
    .toSorted((a, b) => b.dishes - a.dishes)
    .map(({ name, dishes }) => {
      const wish = wishes.find(({ id }) => id === name)?.label ?? ''
      return html`<button name="drop" value="${name}" data-busy="${message(lang, 'page.building')}">${message(lang, 'page.drop', { wish, dishes })}</button>`
    })
  const isEmpty = context.problem.code === 'NO_DISH_LEFT'
  const lines = isEmpty
    ? html`<p>${message(lang, 'page.noDishFor', { meal: mealOf(context) })}${sentenceSpace(lang)}${message(lang, ways.length > 0 ? 'page.dropLead' : 'page.noDishHelp')}</p>${ways}`
    : html`<ul>${mistakes.map(({ field: name, text }) => html`<li><a href="#${name}">${text}</a></li>`)}</ul>`
  return html`<section class="mistakes warnings" id="mistakes" role="alert" tabindex="-1" autofocus aria-labelledby="mistakes-title"><h2 id="mistakes-title">${message(lang, 'page.mistakes')}</h2>
${mistakes.length > 0 || isEmpty ? lines : html`<p>${message(lang, 'page.checkAgain')}</p>`}</section>`
}
