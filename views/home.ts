import { html } from 'hono/html'
import { money } from '../src/i18n/format.ts'
import { label, message } from '../src/i18n/message.ts'
import { form } from './form.ts'
import { checks, type Drawing, field, summary } from './home-fields.ts'
import { dropped, FIELDS, filledIn, type Offer, paramsOf, several, wishesOf } from './home-form.ts'
import { type Field, mistakesOf, shownCountry, toldMistakes } from './home-mistakes.ts'
import { layout } from './layout.ts'
import { link } from './links.ts'
import { readSum } from './money-field.ts'
import { type DataOf, type Html, type PageContext, page } from './page.ts'
import { attribute, type Option, options, sorted } from './parts.ts'
import { countryOf } from './place.ts'

const offer = `
  query HomePage($country: String) {
    meta(country: $country) {
      countries { code label currency symbol decimals } regions { code label } stores { code name kindLabel }
      allergens { id: value label } excludePresets { id label kind excludeTags allergens exclude }
      filters {
        slot { id: value label } equipment { id: value label } goal { id: value label } budgetMode { id: value label }
      }
    }
  }`
const documents = { offer, collections: 'query HomeCollections { collections { slug name } }' } as const
type Data = DataOf<typeof documents>

/** What the parts of the form are drawn from. */
interface Filled extends Drawing, Data {
  readonly country: Offer['countries'][number] | undefined
}

const option = ({ id, label: name }: { id: string; label: string }): Option => ({ value: id, label: name })
const coded = ({ code, label: name }: { code: string; label: string }): Option => ({ value: code, label: name })

const group = (id: string, title: string, body: Html): Html =>
  html`<fieldset id="${id}" data-part><legend>${title}</legend>${body}</fieldset>`

function where(filled: Filled): Html {
  const { offer, sent, country, lang, mistakes } = filled
  const ask = { value: '', label: message(lang, 'page.choose') }
  const isWrong = (name: Field) => mistakes.some((mistake) => mistake.field === name)
  const countries = [...(country ? [] : [ask]), ...sorted(lang, offer.countries.map(coded))]
  // Without a country the answer holds the stores and regions of all.
  const { stores, regions } = country ? offer : { stores: [], regions: [] }
  const kinds = [...Map.groupBy(stores, ({ kindLabel }) => kindLabel)]
  const store = isWrong('store') ? '' : (sent.store ?? '')
  return html`<div class="fields">
${field(filled, 'country', (attributes) => html`<select name="country" data-shown="${country?.code ?? ''}" required ${attributes}>${options(countries, country?.code ?? '')}</select>`)}
<noscript><button formmethod="get" formaction="/">${message(lang, 'page.showStores')}</button></noscript>
${
  regions.length > 0
    ? field(
        filled,
        'region',
        (attributes) =>
          html`<select name="region" ${attributes}>${options(
            [{ value: '', label: message(lang, 'page.nationalAverage') }, ...regions.map(coded)],
            sent.region ?? '',
          )}</select>`,
      )
    : ''
}
${field(
  filled,
  'store',
  (attributes) =>
    html`<select name="store" required ${attributes}>${isWrong('store') || !country ? options([ask], '') : ''}${kinds.map(
      ([kind, of]) =>
        html`<optgroup label="${kind}">${options(
          of.map(({ code, name }) => ({ value: code, label: name })),
          store,
        )}</optgroup>`,
    )}</select>`,
)}</div>`
}

const PEOPLE = Array.from({ length: 10 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))

const who = (filled: Filled): Html => html`<div class="fields">
${field(filled, 'adults', (attributes) => html`<select name="adults" ${attributes}>${options(PEOPLE, filled.sent.adults ?? '2')}</select>`)}
${field(
  filled,
  'kids',
  (attributes) =>
    html`<input name="kids" value="${filled.sent.kids ?? ''}" autocomplete="off" maxlength="80" ${attributes}>`,
  message(filled.lang, 'page.kidAgesHint'),
)}</div>`

function diet(filled: Filled): Html {
  const { offer, sent, lang, mistakes } = filled
  const kinds = Map.groupBy(offer.excludePresets, ({ kind }) => kind)
  const chosen = several(sent.diet)
  const main = ['diet', 'religion'].map(
    (kind) =>
      html`<optgroup label="${label(lang, 'presetKind', kind)}">${options(
        (kinds.get(kind) ?? []).map(option),
        chosen.find((id) => kinds.get(kind)?.some((preset) => preset.id === id)) ?? '',
      )}</optgroup>`,
  )
  const isOpen = Boolean(sent.allergens) || mistakes.some((mistake) => mistake.field === 'allergens')
  return html`<div class="fields">${field(filled, 'diet', (attributes) => html`<select name="diet" ${attributes}><option value="">${message(lang, 'page.anything')}</option>${main}</select>`)}</div>
<details class="more"${attribute(isOpen, 'open')}><summary>${message(lang, 'page.avoid')}</summary>${checks(filled, 'allergens', offer.allergens, 'allergens')}</details>`
}

/** The hint of the budget: when a sum came back, how it was read. */
function budgetHint({ sent, country, lang }: Filled): string {
  const sum = readSum(sent.budgetValue ?? '', country?.currency ?? '')
  const isRead = country && 'value' in sum && sum.value > 0
  return isRead
    ? message(lang, 'page.budgetRead', { sum: money(lang, sum.value, country) })
    : message(lang, 'page.budgetHint')
}

const budget = (filled: Filled): Html => html`<div class="fields">
${field(
  filled,
  'budgetValue',
  (attributes) =>
    html`<input name="budgetValue" inputmode="decimal" value="${filled.sent.budgetValue ?? ''}" autocomplete="off" maxlength="30" ${attributes}>`,
  budgetHint(filled),
  filled.country?.symbol,
)}
${field(filled, 'budgetMode', (attributes) => html`<select name="budgetMode" ${attributes}>${options(filled.offer.filters.budgetMode.map(option), filled.sent.budgetMode || 'week')}</select>`)}</div>`

const LAST: readonly Field[] = ['collection', 'goal', 'startDate', 'equipment']

function more(filled: Filled): Html {
  const { offer, collections, sent, lang, mistakes } = filled
  const others = offer.excludePresets.filter(({ kind }) => kind === 'health' || kind === 'group')
  const isOpen =
    sent.collection ||
    (sent.goal && sent.goal !== 'none') ||
    sent.startDate ||
    several(sent.diet).some((id) => others.some((o) => o.id === id)) ||
    mistakes.some((mistake) => LAST.includes(mistake.field))
  const all = { value: '', label: message(lang, 'page.noCollection') }
  const chosen = collections.map(({ slug, name }) => ({ value: slug, label: name }))
  return html`<details class="more"${attribute(Boolean(isOpen), 'open')}><summary>${message(lang, 'page.morePart')}</summary>
<div class="fields">
${field(filled, 'collection', (attributes) => html`<select name="collection" ${attributes}>${options([all, ...chosen], sent.collection ?? '')}</select>`)}
${field(filled, 'goal', (attributes) => html`<select name="goal" ${attributes}>${options(offer.filters.goal.map(option), sent.goal || 'none')}</select>`)}
${field(filled, 'startDate', (attributes) => html`<input type="date" name="startDate" value="${sent.startDate ?? ''}" ${attributes}>`)}</div>
<h2>${message(lang, 'page.kitchenHas')}</h2>${checks(filled, 'equipment', offer.filters.equipment, 'equipment')}
<h2>${message(lang, 'page.without')}</h2>${checks(filled, 'diet', others, 'diet-others')}</details>`
}

function render(data: Data, context: PageContext): Html {
  const { lang } = context
  const { offer } = data
  const sent = filledIn(context.query)
  const mistakes = toldMistakes(sent, offer, context)
  const filled: Filled = { ...data, sent, lang, mistakes, country: shownCountry(offer, sent, context) }
  const title = message(lang, 'page.homeTitle')
  const lead = message(lang, 'page.homeLead')
  return layout(
    context,
    { title: context.problem ? `${message(lang, 'page.mistakes')} · ${title}` : title, description: lead },
    html`<h1>${title}</h1><p class="lead">${lead}</p>
<form class="make" method="post" action="${link(context, '/plan')}" data-live="${link(context, '/')}" novalidate>
${
  // What the Enter key presses: the first button of a form.
  html`<button hidden data-busy=""></button>`
}
${summary(filled, context, [...offer.excludePresets.map((one) => ({ ...one, id: `diet:${one.id}` })), ...offer.allergens.map((one) => ({ ...one, id: `allergens:${one.id}` }))])}
<input type="hidden" name="sent" value="1">${context.langAsked ? html`<input type="hidden" name="lang" value="${lang}">` : ''}
${group('where', message(lang, 'page.wherePart'), where(filled))}
${group('who', message(lang, 'page.whoPart'), who(filled))}
<fieldset><legend>${message(lang, 'page.slotsPart')}</legend>${checks(filled, 'slots', offer.filters.slot, 'slots')}</fieldset>
<fieldset><legend>${message(lang, 'page.dietPart')}</legend>${diet(filled)}</fieldset>
${group('money', message(lang, 'page.moneyPart'), budget(filled))}
${more(filled)}
<p><button class="main" data-busy="${message(lang, 'page.building')}">${message(lang, 'page.build')}</button></p>
</form>`,
  )
}

export const home = page({
  path: '/',
  query: FIELDS,
  documents,
  variables: {
    offer: (_, query, context) => ({ country: countryOf(query, context) || undefined }),
  },
  render,
})

/** Builds the plan and goes to its page. */
export const homeForm = form({
  path: '/plan',
  page: home,
  fields: [...FIELDS, 'drop'],
  change: dropped,
  document: 'mutation HomeForm($params: Params!) { buildPlan(params: $params) { id } }',
  checked: {
    isWrong: (sent, data, context) => mistakesOf(sent, data.offer, context).length > 0,
    variables: (sent, data) => ({ params: paramsOf(sent, data.offer) }),
    help: {
      document: 'query HomeHelp($slot: Slot!, $params: Params!) { dishesFitting(slot: $slot, params: $params) }',
      ways: ({ code, details }, sent, data) =>
        (code === 'NO_DISH_LEFT' ? wishesOf(sent) : []).map((name) => ({
          name,
          variables: { slot: details.slot, params: paramsOf(dropped({ ...sent, drop: name }), data.offer) },
        })),
    },
  },
  next: ({ id }, context) => link(context, `/plan/${id}`),
})
