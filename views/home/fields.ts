import { html } from 'hono/html'
import { sentenceSpace } from '../../src/i18n/format.ts'
import type { Lang } from '../../src/i18n/locale.ts'
import { message } from '../../src/i18n/message.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute } from '../parts.ts'
import type { Choice } from './document.ts'
import { type Field, type Mistake, mealOf, titleOf } from './mistakes.ts'
import { type Sent, several } from './values.ts'

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
export function attributesOf({ mistakes }: Drawing, name: Field, hasHint: boolean): Html {
  const isWrong = mistakes.some(({ field }) => field === name)
  const describedBy = [isWrong && `${name}-mistake`, hasHint && `${name}-hint`].filter(Boolean).join(' ')
  const invalid = isWrong && html` aria-invalid="true"`
  const described = describedBy && html` aria-describedby="${describedBy}"`
  return html`id="${name}"${invalid}${described}`
}

/** What stands beside a control. */
interface Beside {
  readonly hint?: string
  /** what it is called here, where that is not its usual title */
  readonly called?: string
  /** what the value is counted in, after the title */
  readonly unit?: string | undefined
}

/** A field: its title, the control, a hint, and what is wrong with it. */
export function field(
  drawing: Drawing,
  name: Field,
  control: (attributes: Html) => Html,
  { hint = '', unit = '', called = titleOf(name, drawing.lang) }: Beside = {},
): Html {
  const title = [called, unit].filter(Boolean).join(', ')
  return html`
<div class="field">
  <label for="${name}">${title}</label>
  ${control(attributesOf(drawing, name, hint !== ''))}
  ${mistakeBy(drawing, name)}
  ${hint && html`<small id="${name}-hint">${hint}</small>`}
</div>`
}

/** Boxes to tick. @param id of the first of them: the name of the field where a mistake can lead to it */
export function checks(drawing: Drawing, name: Field, all: readonly Choice[], id: string): Html {
  const chosen = several(drawing.sent[name])
  const first = id === name ? attributesOf(drawing, name, false) : html`id="${id}"`
  const box = ({ id: value, label }: Choice, index: number): Html => html`
  <label>
    <input type="checkbox" name="${name}" value="${value}"${attribute(chosen.includes(value), 'checked')} ${index === 0 && first}>
    ${label}
  </label>`
  return html`
<div class="checks">${all.map(box)}</div>
${id === name && mistakeBy(drawing, name)}`
}

/** Buttons that drop a wish and build the plan without it, the most helpful first. */
function ways({ lang }: Drawing, { problem }: PageContext, wishes: readonly Choice[]): readonly Html[] {
  const building = message(lang, 'page.building')
  return (problem?.helps ?? [])
    .toSorted((a, b) => b.dishes - a.dishes)
    .map(({ name, dishes }) => {
      const wish = wishes.find(({ id }) => id === name)?.label ?? ''
      const text = message(lang, 'page.drop', { wish, dishes })
      return html`<button name="drop" value="${name}" data-busy="${building}">${text}</button>`
    })
}

/** No dish is left for a meal. */
function emptyMeal(drawing: Drawing, context: PageContext, wishes: readonly Choice[]): Html {
  const { lang } = drawing
  const buttons = ways(drawing, context, wishes)
  const help = message(lang, buttons.length > 0 ? 'page.dropLead' : 'page.noDishHelp')
  return html`
<p>${message(lang, 'page.noDishFor', { meal: mealOf(context) })}${sentenceSpace(lang)}${help}</p>
${buttons}`
}

/** The fields that are wrong, each a link to it. */
const wrongFields = ({ mistakes, lang }: Drawing): Html =>
  mistakes.length === 0
    ? html`<p>${message(lang, 'page.checkAgain')}</p>`
    : html`<ul>${mistakes.map(({ field: name, text }) => html`<li><a href="#${name}">${text}</a></li>`)}</ul>`

/**
 * What is wrong with the form, at its top, with links to the fields; it takes the focus when the page opens.
 * @param wishes what can be dropped, by `field:value`
 */
export function summary(drawing: Drawing, context: PageContext, wishes: readonly Choice[]): Html | '' {
  const { problem } = context
  if (!problem) return ''
  const title = message(drawing.lang, 'page.mistakes')
  const body = problem.code === 'NO_DISH_LEFT' ? emptyMeal(drawing, context, wishes) : wrongFields(drawing)
  return html`
<section class="mistakes warnings" id="mistakes" role="alert" tabindex="-1" autofocus aria-labelledby="mistakes-title">
  <h2 id="mistakes-title">${title}</h2>
  ${body}
</section>`
}
