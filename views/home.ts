import { html } from 'hono/html'
import { label, type MessageKey, words } from '../src/i18n/words.ts'
import { FIELDS, filledIn, type Offer, paramsOf, problemOf, several } from './home-form.ts'
import { layout } from './layout.ts'
import { form, type Html, link, page, type Scene } from './page.ts'
import { attribute, type Option, options } from './parts.ts'
import { countryOf } from './place.ts'

interface Data {
  readonly offer: Offer
  readonly collections: readonly { readonly slug: string; readonly name: string }[]
}
type Sent = Readonly<Record<string, string>>

const option = ({ id, label: name }: { id: string; label: string }): Option => ({ value: id, label: name })

const checks = (name: string, all: readonly { id: string; label: string }[], chosen: string | undefined): Html =>
  html`<div class="checks">${all.map(
    ({ id, label: text }) =>
      html`<label><input type="checkbox" name="${name}" value="${id}"${attribute(several(chosen).includes(id), 'checked')}> ${text}</label>`,
  )}</div>`

const group = (id: string, title: string, body: Html): Html =>
  html`<fieldset id="${id}" data-part><legend>${title}</legend>${body}</fieldset>`

function where({ countries, regions, stores }: Offer, sent: Sent, country: string, lang: Scene['lang']): Html {
  const kinds = [...Map.groupBy(stores, ({ kindLabel }) => kindLabel)]
  return html`<div class="fields">
<label>${words(lang, 'page.country')} <select id="country" name="country">${options(
    countries.map(({ code, label: text }) => ({ value: code, label: text })),
    country,
  )}</select></label>
<noscript><button formmethod="get" formaction="/" formnovalidate>${words(lang, 'page.showStores')}</button></noscript>
${
  regions.length > 0
    ? html`<label>${words(lang, 'page.region')} <select id="region" name="region">${options(
        [
          { value: '', label: words(lang, 'page.nationalAverage') },
          ...regions.map(({ code, label: text }) => ({ value: code, label: text })),
        ],
        sent.region ?? '',
      )}</select></label>`
    : ''
}
<label>${words(lang, 'page.store')} <select id="store" name="store" required>${kinds.map(
    ([kind, of]) =>
      html`<optgroup label="${kind}">${options(
        of.map(({ code, name }) => ({ value: code, label: name })),
        sent.store ?? '',
      )}</optgroup>`,
  )}</select></label></div>`
}

const who = (sent: Sent, lang: Scene['lang']): Html => html`<div class="fields">
<label>${words(lang, 'page.adults')} <select name="adults">${options(
  Array.from({ length: 10 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) })),
  sent.adults ?? '2',
)}</select></label>
<label>${words(lang, 'page.kidAges')} <input name="kids" value="${sent.kids ?? ''}" autocomplete="off" maxlength="80" aria-describedby="kids-hint"><small id="kids-hint">${words(lang, 'page.kidAgesHint')}</small></label></div>`

function diet(offer: Offer, sent: Sent, lang: Scene['lang']): Html {
  const kinds = Map.groupBy(offer.excludePresets, ({ kind }) => kind)
  const chosen = several(sent.diet)
  const main = ['diet', 'religion'].map(
    (kind) =>
      html`<optgroup label="${label(lang, 'presetKind', kind)}">${options(
        (kinds.get(kind) ?? []).map(option),
        chosen.find((id) => kinds.get(kind)?.some((preset) => preset.id === id)) ?? '',
      )}</optgroup>`,
  )
  return html`<div class="fields"><label>${words(lang, 'page.diet')} <select name="diet"><option value="">${words(lang, 'page.anything')}</option>${main}</select></label></div>
<details class="more"${attribute(Boolean(sent.allergens), 'open')}><summary>${words(lang, 'page.avoid')}</summary>${checks('allergens', offer.allergens, sent.allergens)}</details>`
}

function budget({ countries, filters }: Offer, sent: Sent, country: string, lang: Scene['lang']): Html {
  const symbol = countries.find(({ code }) => code === country)?.symbol ?? ''
  return html`<div class="fields">
<label>${words(lang, 'page.budgetValue')}, ${symbol} <input name="budgetValue" inputmode="decimal" value="${sent.budgetValue ?? ''}" autocomplete="off" maxlength="20" aria-describedby="budget-hint"><small id="budget-hint">${words(lang, 'page.budgetHint')}</small></label>
<label>${words(lang, 'page.budgetMode')} <select name="budgetMode">${options(filters.budgetMode.map(option), sent.budgetMode || 'week')}</select></label></div>`
}

function more({ offer, collections }: Data, sent: Sent, lang: Scene['lang']): Html {
  const others = offer.excludePresets.filter(({ kind }) => kind === 'health' || kind === 'group')
  const open =
    sent.collection || sent.goal || sent.startDate || several(sent.diet).some((id) => others.some((o) => o.id === id))
  return html`<details class="more"${attribute(Boolean(open), 'open')}><summary>${words(lang, 'page.morePart')}</summary>
<div class="fields">
<label>${words(lang, 'page.collection')} <select name="collection">${options([{ value: '', label: words(lang, 'page.noCollection') }, ...collections.map(({ slug, name }) => ({ value: slug, label: name }))], sent.collection ?? '')}</select></label>
<label>${words(lang, 'page.goal')} <select name="goal">${options(offer.filters.goal.map(option), sent.goal || 'none')}</select></label>
<label>${words(lang, 'page.startDate')} <input type="date" name="startDate" value="${sent.startDate ?? ''}"></label></div>
<h2>${words(lang, 'page.kitchenHas')}</h2>${checks('equipment', offer.filters.equipment, sent.equipment)}
<h2>${words(lang, 'page.without')}</h2>${checks('diet', others, sent.diet)}</details>`
}

/** What is wrong with what was sent, in the reader's language as far as we can tell. */
function problem({ problem: told, query, lang }: Scene): Html | '' {
  if (!told) return ''
  const key: MessageKey | undefined = problemOf(query) ?? (told.code === 'NO_DISH_LEFT' ? 'page.noDishLeft' : undefined)
  const text = key ? words(lang, key) : words(lang, 'page.checkForm', { message: told.message })
  return html`<p class="warnings" role="alert">${text}</p>`
}

function render(data: Data, scene: Scene): Html {
  const { lang } = scene
  const { offer } = data
  const sent = filledIn(scene.query)
  const country = countryOf(sent, lang)
  const title = words(lang, 'page.homeTitle')
  const lead = words(lang, 'page.homeLead')
  return layout(
    scene,
    { title, description: lead },
    html`<h1>${title}</h1><p class="lead">${lead}</p>
${problem(scene)}
<form class="make" method="post" action="${link(scene, '/plan')}" data-live="${link(scene, '/')}">
<input type="hidden" name="sent" value="1">${scene.langAsked ? html`<input type="hidden" name="lang" value="${lang}">` : ''}
${group('where', words(lang, 'page.wherePart'), where(offer, sent, country, lang))}
${group('who', words(lang, 'page.whoPart'), who(sent, lang))}
<fieldset><legend>${words(lang, 'page.slotsPart')}</legend>${checks('slots', offer.filters.slot, sent.slots)}</fieldset>
<fieldset><legend>${words(lang, 'page.dietPart')}</legend>${diet(offer, sent, lang)}</fieldset>
${group('money', words(lang, 'page.moneyPart'), budget(offer, sent, country, lang))}
${more(data, sent, lang)}
<p><button class="main" data-busy="${words(lang, 'page.building')}">${words(lang, 'page.build')}</button></p>
</form>`,
  )
}

const CHOICES = 'id: value label'

export const home = page<Data>({
  path: '/',
  query: FIELDS,
  ask: {
    offer: {
      document: `
        query HomePage($country: String) {
          meta(country: $country) {
            countries { code label currency symbol decimals } regions { code label } stores { code name kindLabel }
            allergens { ${CHOICES} } excludePresets { id label kind excludeTags allergens exclude }
            filters { slot { ${CHOICES} } equipment { ${CHOICES} } goal { ${CHOICES} } budgetMode { ${CHOICES} } }
          }
        }`,
      variables: (_, query, lang) => ({ country: countryOf(query, lang) }),
    },
    collections: { document: 'query HomeCollections { collections { slug name } }' },
  },
  render,
})

/** Builds the plan and goes to its page. */
export const homeForm = form<{ id: string }, Data>({
  path: '/plan',
  page: home,
  needsData: true,
  check: problemOf,
  document: 'mutation HomeForm($params: Params!) { buildPlan(params: $params) { id } }',
  variables: (_, sent, { offer }) => ({ params: paramsOf(sent, offer.excludePresets) }),
  next: ({ id }, scene) => link(scene, `/plan/${id}`),
})
