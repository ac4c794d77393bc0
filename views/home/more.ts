import { html } from 'hono/html'
import { message } from '../../src/i18n/message.ts'
import { APPETITES, DEFAULTS, TASTES } from '../../src/planner/params.ts'
import type { Html } from '../page.ts'
import { attribute, hidden, options } from '../parts.ts'
import { attributesOf, checks, field, mistakeBy } from './fields.ts'
import { foodField } from './foods-field.ts'
import type { Field } from './mistakes.ts'
import { type Filled, type ForWeek, option } from './parts.ts'
import { agesOf, appetiteOf, presetsOf, several } from './values.ts'

/** A part that is folded away until something of it is asked for or wrong. */
export function folded(filled: Filled, title: string, fields: readonly Field[], isAsked: boolean, body: Html): Html {
  const isOpen = isAsked || filled.mistakes.some((mistake) => fields.includes(mistake.field))
  return html`
<details class="more"${attribute(isOpen, 'open')}>
  <summary>${title}</summary>
  ${body}
</details>`
}

/** What never comes to the table: allergens, foods, and rules that stand beside a diet. */
export function avoid(filled: Filled): Html {
  const { offer, sent, say } = filled
  const rules = offer.excludePresets.filter(({ kind }) => kind === 'health' || kind === 'group')
  const groups = offer.filters.excludeTags.filter(({ id }) => several(sent.excludeTags).includes(id))
  const isAsked =
    Boolean(sent.allergens || sent.exclude || sent.excludeText || sent.excludeTags) ||
    presetsOf(sent, offer).some((preset) => rules.includes(preset))
  const body = html`
  <h2 id="allergens-title">${say('page.avoid')}</h2>
  ${checks(filled, 'allergens', offer.allergens, 'allergens')}
  ${foodField(filled, 'exclude', say('form.foodHint'))}
  <h2>${say('page.without')}</h2>
  ${groups.length > 0 && checks(filled, 'excludeTags', groups, 'excludeTags')}
  ${checks(filled, 'presets', rules, 'presets-others')}`
  return folded(filled, say('form.avoidPart'), ['allergens', 'exclude', 'excludeTags'], isAsked, body)
}

/** How much each child eats; one select where no child is named, which then says it of all. */
function appetites(filled: Filled): Html {
  const { sent, lang, say } = filled
  const choices = APPETITES.map((id) => ({ value: id, label: message(lang, `label.appetite.${id}`) }))
  const ages = agesOf(sent.kids).filter(Number.isInteger)
  const one = (age: number | undefined, child: number): Html => html`
  <label class="field">
    <span>${age === undefined ? say('form.appetite') : say('form.appetiteOf', { age: String(age) })}</span>
    <select name="appetite">${options(choices, appetiteOf(sent, child))}</select>
  </label>`
  const all = ages.length === 0 ? [undefined] : ages
  return html`
<div class="fields" id="appetite" data-all="${say('form.appetite')}" data-one="${say('form.appetiteOf', { age: '{}' })}">
  ${all.map(one)}
</div>`
}

/** Minutes that people think in. */
const MINUTES = [15, 20, 30, 45, 60, 90]

/** What kind of dishes. */
function taste(filled: ForWeek): Html {
  const { week, collections, sent, lang, say } = filled
  const none = { value: '', label: say('page.noCollection') }
  const sets = [none, ...collections.map(({ slug, name }) => ({ value: slug, label: name }))]
  const asked = Number(sent.maxMin)
  const minutes = [...new Set([...MINUTES, ...(asked > 0 ? [asked] : [])])].toSorted((a, b) => a - b)
  const most = [
    { value: '', label: say('form.anyTime') },
    ...minutes.map((n) => ({ value: String(n), label: say('form.atMost', { minutes: n }) })),
  ]
  const tastes = TASTES.map((id) => ({ value: id, label: message(lang, `form.${id}`) }))
  const choice = (name: Field, all: readonly { value: string; label: string }[], chosen: string): Html =>
    field(filled, name, (attributes) => html`<select name="${name}" ${attributes}>${options(all, chosen)}</select>`)
  return html`
  ${choice('taste', tastes, sent.taste || DEFAULTS.taste)}
  ${choice('maxMin', most, asked > 0 ? String(asked) : '')}
  ${choice('goal', week.filters.goal.map(option), sent.goal || DEFAULTS.goal)}
  ${choice('collection', sets, sent.collection ?? '')}`
}

/** Wishes of a plan that the form cannot make, and can drop. */
function carried(filled: Filled): Html {
  const { sent, say } = filled
  const box = (name: 'after' | 'keep', label: string): Html | '' =>
    sent[name]
      ? html`
  <label><input type="checkbox" name="${name}" value="${sent[name]}" checked ${attributesOf(filled, name, false)}> ${label}</label>
  ${mistakeBy(filled, name)}`
      : ''
  return html`
  <div class="checks carried">
    ${box('keep', say('form.keepLabel', { dishes: several(sent.keep).length }))}
    ${box('after', say('form.afterLabel'))}
  </div>
  ${sent.variant && hidden('variant', sent.variant)}`
}

const LAST: readonly Field[] = [
  ...(['slots', 'have', 'taste', 'maxMin', 'goal', 'collection'] as const),
  ...(['startDate', 'equipment', 'after', 'keep'] as const),
]

/** What few people ask for. */
export function more(filled: ForWeek): Html {
  const { offer, week, sent, say } = filled
  const isAsked =
    Boolean(
      sent.collection || sent.startDate || sent.have || sent.haveText || sent.maxMin || sent.after || sent.keep,
    ) ||
    (sent.goal || DEFAULTS.goal) !== DEFAULTS.goal ||
    (sent.taste || DEFAULTS.taste) !== DEFAULTS.taste
  const date = (attributes: Html) =>
    html`<input type="date" name="startDate" value="${sent.startDate ?? ''}" ${attributes}>`
  const body = html`
  ${carried(filled)}
  <h2>${say('page.slotsPart')}</h2>
  ${checks(filled, 'slots', week.filters.slot, 'slots')}
  <div class="fields">${field(filled, 'startDate', date)}${taste(filled)}</div>
  ${appetites(filled)}
  ${foodField(filled, 'have', say('form.haveHint'))}
  <h2>${say('page.kitchenHas')}</h2>
  ${checks(filled, 'equipment', offer.filters.equipment, 'equipment')}`
  return folded(filled, say('page.morePart'), LAST, isAsked, body)
}
