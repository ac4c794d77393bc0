import { html } from 'hono/html'
import { form } from '../form.ts'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type Html, type PageContext, page } from '../page.ts'
import { hidden } from '../parts.ts'
import { countryOf } from '../place.ts'
import { sayIn } from '../say.ts'
import { type Choice, documents, foodsAsked, type HomeData } from './document.ts'
import { summary } from './fields.ts'
import { kept, lastPlan } from './mine.ts'
import { mistakesOf, shownCountry, shownMistakes } from './mistakes.ts'
import { avoid, more } from './more.ts'
import { basics, type Filled } from './parts.ts'
import { dropped, FIELDS, filledIn, paramsOf, wishesOf } from './values.ts'

/** What a button can drop, named as `dropped` understands it. */
const wishes = ({ offer, foods }: HomeData): readonly Choice[] => [
  ...offer.excludePresets.map(({ id, label }) => ({ id: `presets:${id}`, label })),
  ...offer.allergens.map(({ id, label }) => ({ id: `allergens:${id}`, label })),
  ...offer.filters.excludeTags.map(({ id, label }) => ({ id: `excludeTags:${id}`, label })),
  ...foods.map(({ id, name }) => ({ id: `exclude:${id}`, label: name })),
]

/** The first button of a form is what the Enter key presses. */
const enter = html`<button hidden data-busy=""></button>`

function fields(filled: Filled & HomeData, context: PageContext): Html {
  const { say, lang } = filled
  return html`
<form class="make" method="post" action="${link(context, '/plan')}" data-live="${link(context, '/')}" novalidate>
  ${enter}
  ${summary(filled, context, wishes(filled))}
  ${hidden('sent', '1')}${context.langAsked && hidden('lang', lang)}
  <div class="basics" id="basics" data-part>${basics(filled)}</div>
  ${avoid(filled)}
  ${more(filled)}
  <p><button class="main" data-busy="${say('page.building')}">${say('page.build')}</button></p>
</form>`
}

function render(data: HomeData, context: PageContext): Html {
  const { lang, query, problem } = context
  const { offer } = data
  const say = sayIn(context)
  const sent = filledIn(query, offer)
  const mistakes = shownMistakes(mistakesOf(sent, data, context), context)
  const country = shownCountry(offer, sent, context)
  const heading = say('page.homeTitle')
  const lead = say('page.homeLead')
  const title = problem ? `${say('page.mistakes')} · ${heading}` : heading
  const body = html`
<h1>${heading}</h1>
<p class="lead">${lead}</p>
${lastPlan(context)}
${fields({ ...data, sent, lang, say, mistakes, country }, context)}
${kept(context)}`
  return layout(
    context,
    {
      title,
      description: lead,
      styles: ['form.css'],
      scripts: ['form.js', 'answers.js', 'foods.js'],
      early: ['device.js'],
    },
    body,
  )
}

export const home = page({
  path: '/',
  query: FIELDS,
  documents,
  variables: {
    offer: (_, query, context) => ({ country: countryOf(query, context) || undefined }),
    foods: (_, query) => foodsAsked(query),
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
    isWrong: (sent, data, context) => mistakesOf(sent, data, context).length > 0,
    variables: (sent, data) => ({ params: paramsOf(sent, data) }),
    help: {
      document: 'query HomeHelp($slot: Slot!, $params: Params!) { dishesFitting(slot: $slot, params: $params) }',
      ways: ({ code, details }, sent, data) =>
        (code === 'NO_DISH_LEFT' ? wishesOf(sent) : []).map((name) => ({
          name,
          variables: { slot: details.slot, params: paramsOf(dropped({ ...sent, drop: name }), data) },
        })),
    },
  },
  next: ({ id }, context) => link(context, `/plan/${id}`),
})
