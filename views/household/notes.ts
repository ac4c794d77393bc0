import { html } from 'hono/html'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { hidden } from '../parts.ts'
import { sayIn } from '../say.ts'
import type { Household } from './document.ts'

/** Notes to each other, which a form adds and takes away; the script makes lines of the template. */
export function notes({ notes: all }: Household, context: PageContext): Html {
  const say = sayIn(context)
  const action = link(context, `${context.household?.path}/line`)
  const line = (id: string, text: string): Html => html`
<li data-note="${id}">
  <bdi>${text}</bdi>
  <form method="post" action="${action}">
    ${hidden('kind', 'strikeNote')}${hidden('line', id)}
    <button aria-label="${say('household.removeNote', { text: text || '{text}' })}">×</button>
  </form>
</li>`
  return html`
<section class="notes" id="notes">
  <h2>${say('household.notes')}</h2>
  <ul>${all.map(({ lineId, text }) => line(lineId, text))}</ul>
  <template>${line('', '')}</template>
  <form class="add" method="post" action="${action}">
    ${hidden('kind', 'addNote')}
    <label><span class="sr">${say('household.noteHint')}</span>
      <input name="text" maxlength="200" autocomplete="off" placeholder="${say('household.noteHint')}" required></label>
    <button>${say('list.add')}</button>
  </form>
</section>`
}
