import { html } from 'hono/html'
import type { Html } from '../page.ts'
import { field } from './fields.ts'
import { foodsOf } from './foods.ts'
import type { Filled } from './parts.ts'
import { several } from './values.ts'

/**
 * Foods that are chosen, each to untick, and a field for more: the script completes what is typed there; without it
 * the names are read when the form is sent.
 */
export function foodField(filled: Filled, name: 'exclude' | 'have', hint: string): Html {
  const { sent, foods } = filled
  const typed = sent[`${name}Text`] ?? ''
  const input = (attributes: Html) => html`
  <input name="${name}Text" value="${typed}" autocomplete="off" maxlength="500" data-foods="${name}" list="${name}-foods" ${attributes}>
  <datalist id="${name}-foods"></datalist>`
  const chosen = foodsOf(several(sent[name]), foods).map(
    (food) => html`
  <label><input type="checkbox" name="${name}" value="${food.id}" checked> <bdi>${food.name}</bdi></label>`,
  )
  return html`
${field(filled, name, input, { hint })}
<div class="checks" data-chosen="${name}">${chosen}</div>`
}
