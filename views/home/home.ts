import { html } from 'hono/html'
import { form } from '../form.ts'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type Html, type PageContext, page } from '../page.ts'
import { hidden } from '../parts.ts'
import { countryOf } from '../place.ts'
import { sayIn } from '../say.ts'
import { type Choice, documents, type HomeData, type Offer } from './document.ts'
import { checks, summary } from './fields.ts'
import { mistakesOf, shownCountry, shownMistakes } from './mistakes.ts'
import { budget, diet, type Filled, more, where, who } from './parts.ts'
import { dropped, FIELDS, filledIn, paramsOf, wishesOf } from './values.ts'

/** What a button can drop, named as `dropped` understands it. */
const wishes = ({ excludePresets, allergens }: Offer): readonly Choice[] => [
  ...excludePresets.map(({ id, label }) => ({ id: `diet:${id}`, label })),
  ...allergens.map(({ id, label }) => ({ id: `allergens:${id}`, label })),
]

/** The first button of a form is what the Enter key presses. */
const enter = html`<button hidden data-busy=""></button>`

function fields(filled: Filled, context: PageContext): Html {
  const { say, offer, lang } = filled
  return html`
<form class="make" method="post" action="${link(context, '/plan')}" data-live="${link(context, '/')}" novalidate>
  ${enter}
  ${summary(filled, context, wishes(offer))}
  ${hidden('sent', '1')}${context.langAsked && hidden('lang', lang)}
  <fieldset id="where" data-part><legend>${say('page.wherePart')}</legend>${where(filled)}</fieldset>
  <fieldset id="who" data-part><legend>${say('page.whoPart')}</legend>${who(filled)}</fieldset>
  <fieldset>
    <legend>${say('page.slotsPart')}</legend>
    ${checks(filled, 'slots', offer.filters.slot, 'slots')}
  </fieldset>
  <fieldset><legend>${say('page.dietPart')}</legend>${diet(filled)}</fieldset>
  <fieldset id="money" data-part><legend>${say('page.moneyPart')}</legend>${budget(filled)}</fieldset>
  ${more(filled)}
  <p><button class="main" data-busy="${say('page.building')}">${say('page.build')}</button></p>
</form>`
}

function render(data: HomeData, context: PageContext): Html {
  const { lang, query, problem } = context
  const { offer } = data
  const say = sayIn(context)
  const sent = filledIn(query)
  const mistakes = shownMistakes(sent, offer, context)
  const country = shownCountry(offer, sent, context)
  const heading = say('page.homeTitle')
  const lead = say('page.homeLead')
  const title = problem ? `${say('page.mistakes')} · ${heading}` : heading
  const body = html`
<h1>${heading}</h1>
<p class="lead">${lead}</p>
${fields({ ...data, sent, lang, say, mistakes, country }, context)}`
  return layout(context, { title, description: lead }, body)
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
  document: 'mutation HomeForm($params: Params!) { buildPlan(params: $params) { plan { id } } }',
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
