import { html } from 'hono/html'
import { money } from '../../src/i18n/format.ts'
import { label } from '../../src/i18n/message.ts'
import { DEFAULTS } from '../../src/planner/params.ts'
import type { Html } from '../page.ts'
import { type Option, options, sorted } from '../parts.ts'
import type { Say } from '../say.ts'
import type { HomeData, Offer } from './document.ts'
import { type Drawing, field } from './fields.ts'
import { readSum } from './money-field.ts'
import { several } from './values.ts'

/** What the parts of a form are drawn from. */
export interface Filled extends Drawing, Pick<HomeData, 'offer' | 'foods'> {
  readonly say: Say
  readonly country: Offer['countries'][number] | undefined
}

/** What the parts of the form of a week are drawn from. */
export type ForWeek = Filled & Pick<HomeData, 'collections' | 'week'>

/** A value with its name, as a choice. */
export const option = ({ id, label }: { readonly id: string; readonly label: string }): Option => ({ value: id, label })
const coded = ({ code, label }: { readonly code: string; readonly label: string }): Option => ({ value: code, label })

function region(filled: Filled): Html {
  const { offer, sent, say } = filled
  const everywhere = { value: '', label: say('page.nationalAverage') }
  const choices = options([everywhere, ...offer.regions.map(coded)], sent.region ?? '')
  return field(filled, 'region', (attributes) => html`<select name="region" ${attributes}>${choices}</select>`)
}

/** @param ask what stands there while nothing is chosen */
function store(filled: Filled, ask: Option): Html {
  const { offer, sent, country, mistakes } = filled
  const isWrong = mistakes.some((mistake) => mistake.field === 'store')
  const chosen = isWrong ? '' : (sent.store ?? '')
  const none = (isWrong || !country) && options([ask], '')
  const kinds = Map.groupBy(country ? offer.stores : [], ({ kindLabel }) => kindLabel)
  const groups = [...kinds].map(([kind, stores]) => {
    const all = stores.map(({ code, name }) => ({ value: code, label: name }))
    return html`<optgroup label="${kind}">${options(all, chosen)}</optgroup>`
  })
  return field(
    filled,
    'store',
    (attributes) => html`<select name="store" required ${attributes}>${none}${groups}</select>`,
  )
}

/**
 * Where it is bought. Without a country the answer holds the stores and regions of all: none is shown.
 * @param page path of the page of the form: without script its button asks for the stores
 */
export function where(filled: Filled, page: string): Html {
  const { offer, country, lang, say } = filled
  const ask = { value: '', label: say('page.choose') }
  const here = country?.code ?? ''
  const countries = options([...(country ? [] : [ask]), ...sorted(lang, offer.countries.map(coded))], here)
  const choice = (attributes: Html) =>
    html`<select name="country" data-shown="${here}" required ${attributes}>${countries}</select>`
  return html`
  ${field(filled, 'country', choice)}
  <noscript><button formmethod="get" formaction="${page}">${say('page.showStores')}</button></noscript>
  ${store(filled, ask)}
  ${country && offer.regions.length > 0 && region(filled)}`
}

const PEOPLE = Array.from({ length: 10 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))

/** Who eats. */
function who(filled: Filled): Html {
  const { sent, say } = filled
  const adults = options(PEOPLE, sent.adults ?? String(DEFAULTS.adults))
  const ages = (attributes: Html) =>
    html`<input name="kids" value="${sent.kids ?? ''}" autocomplete="off" maxlength="80" ${attributes}>`
  return html`
  ${field(filled, 'adults', (attributes) => html`<select name="adults" ${attributes}>${adults}</select>`)}
  ${field(filled, 'kids', ages, { hint: say('page.kidAgesHint') })}`
}

/** One diet or rule of a tradition. */
export function diet(filled: Filled): Html {
  const { offer, sent, lang, say } = filled
  const kinds = Map.groupBy(offer.excludePresets, ({ kind }) => kind)
  const chosen = several(sent.presets)
  const groups = (['diet', 'religion'] as const).map((kind) => {
    const presets = kinds.get(kind) ?? []
    const taken = presets.find(({ id }) => chosen.includes(id))?.id ?? ''
    return html`
    <optgroup label="${label(lang, 'presetKind', kind)}">${options(presets.map(option), taken)}</optgroup>`
  })
  const anything = html`<option value="">${say('page.anything')}</option>`
  return field(
    filled,
    'presets',
    (attributes) => html`<select name="presets" ${attributes}>${anything}${groups}</select>`,
  )
}

/** The hint of the budget: when a sum came back, how it was read. */
function budgetHint({ sent, country, lang, say }: Filled): string {
  const sum = readSum(sent.budgetValue ?? '', country?.currency ?? '')
  const isRead = country && 'value' in sum && sum.value > 0
  return isRead ? say('page.budgetRead', { sum: money(lang, sum.value, country) }) : say('page.budgetHint')
}

/** What it may cost. */
function budget(filled: ForWeek): Html {
  const { week, sent, country } = filled
  const unit = week.countries.find(({ code }) => code === country?.code)?.symbol
  const sum = sent.budgetValue ?? ''
  const modes = options(week.filters.budgetMode.map(option), sent.budgetMode || 'week')
  const input = (attributes: Html) =>
    html`<input name="budgetValue" inputmode="decimal" value="${sum}" autocomplete="off" maxlength="30" ${attributes}>`
  return html`
  ${field(filled, 'budgetValue', input, { hint: budgetHint(filled), unit })}
  ${field(filled, 'budgetMode', (attributes) => html`<select name="budgetMode" ${attributes}>${modes}</select>`)}`
}

/** What everybody is asked, in the order of what it decides; the country decides what else is offered. */
export const basics = (filled: ForWeek): Html => html`
<div class="fields">
  ${where(filled, '/')}
  ${who(filled)}
  ${diet(filled)}
  ${budget(filled)}
</div>`
