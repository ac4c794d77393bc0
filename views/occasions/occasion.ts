import { html } from 'hono/html'
import { form } from '../form.ts'
import { foodsAsked } from '../home/document.ts'
import { checks, field, summary } from '../home/fields.ts'
import { shownCountry, shownMistakes } from '../home/mistakes.ts'
import { avoid, folded } from '../home/more.ts'
import { diet, type Filled, where } from '../home/parts.ts'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type Html, type PageContext, page } from '../page.ts'
import { cards, hidden, pictureOf } from '../parts.ts'
import { countryOf } from '../place.ts'
import { hourOf } from '../plan/schedule-document.ts'
import { facts, sayIn } from '../say.ts'
import { documents, FIELDS, type Occasion, type OccasionData, SHOWN } from './document.ts'
import { keptDishes, keptKey } from './kept.ts'
import { whatOf, whenOf } from './occasions.ts'
import { filledIn, guestsOf, tableMistakes, tableParams } from './values.ts'

/** For how many, and when the first course stands there. */
function when(filled: Filled, { kind, serveAt }: Occasion): Html {
  const { sent, say } = filled
  const guests = (attributes: Html) =>
    html`<input type="number" name="guests" value="${sent.guests ?? ''}" min="1" max="40" required ${attributes}>`
  const serve = (attributes: Html) =>
    html`<input type="time" name="serve" value="${hourOf(sent) ?? serveAt ?? ''}" step="300" ${attributes}>`
  const date = (attributes: Html) =>
    html`<input type="date" name="startDate" value="${sent.startDate ?? ''}" ${attributes}>`
  return html`
  ${field(filled, 'guests', guests)}
  ${field(filled, 'startDate', date, kind === 'menu' ? { called: say('table.date') } : {})}
  ${kind === 'menu' && field(filled, 'serve', serve)}`
}

function kitchen(filled: Filled): Html {
  const { offer, say } = filled
  return folded(
    filled,
    say('page.kitchenHas'),
    ['equipment'],
    false,
    checks(filled, 'equipment', offer.filters.equipment, 'equipment'),
  )
}

/** The dishes that the table is planned around, each to untick. */
function stays(filled: Filled, { dishes }: OccasionData['kept']): Html | '' {
  const named = keptDishes(filled.sent.keep).flatMap((kept) => {
    const dish = dishes.find(({ recipe }) => recipe.id === kept.recipeId)
    return dish ? [{ id: keptKey(kept), label: dish.recipe.title }] : []
  })
  if (named.length === 0) return ''
  return html`
<fieldset class="stays"><legend>${filled.say('form.keep')}</legend>${checks(filled, 'keep', named, 'keep')}</fieldset>`
}

function fields(filled: Filled & Pick<OccasionData, 'kept'>, occasion: Occasion, context: PageContext): Html {
  const { say, lang } = filled
  const path = `/occasions/${occasion.id}`
  return html`
<form class="make" method="post" action="${link(context, path)}" data-live="${link(context, path)}" data-passing="equipment" novalidate>
  <button hidden data-busy=""></button>
  ${summary(filled, context, [])}
  ${hidden('sent', '1')}${context.langAsked && hidden('lang', lang)}
  <div class="basics" id="basics" data-part>
    ${stays(filled, filled.kept)}
    <div class="fields">${when(filled, occasion)}${where(filled, path)}${diet(filled)}</div>
  </div>
  ${avoid(filled)}
  ${kitchen(filled)}
  <p><button class="main" data-busy="${say('page.building')}">${say(occasion.kind === 'week' ? 'table.makeWeek' : 'table.make')}</button></p>
</form>`
}

function render(data: OccasionData, context: PageContext): Html {
  const { lang, query } = context
  const { occasion, offer } = data
  const { title, lead, courses } = occasion
  const say = sayIn(context)
  const sent = filledIn(query, data)
  const mistakes = shownMistakes(tableMistakes(sent, data, context), context)
  const country = shownCountry(offer, sent, context)
  const first = courses[0]?.candidates.nodes[0]
  const body = html`
<h1><bdi>${title}</bdi></h1>
<p class="lead">${lead}</p>
<p class="facts">${facts(whenOf(occasion.nextDate, context), whatOf(occasion, say))}</p>
${fields({ ...data, sent, lang, say, mistakes, country }, occasion, context)}
<h2>${say('table.dishes')}</h2>
<p>${say('table.dishesLead')}</p>
<div id="dishes" data-part>
  ${courses.map(
    ({ label, candidates }) => html`
  <h3>${label}</h3>
  ${cards(candidates.nodes, country, context)}`,
  )}
</div>`
  const heading = context.problem ? `${say('page.mistakes')} · ${title}` : title
  return layout(
    context,
    {
      title: heading,
      description: lead,
      ...(first && { image: `${context.baseUrl}${pictureOf(first.id)}` }),
      styles: ['form.css', 'occasions.css'],
      scripts: ['foods.js', 'answers.js'],
    },
    body,
  )
}

/** One occasion: what is eaten there, and the form that makes its table. */
export const occasion = page({
  path: '/occasions/{id}',
  query: FIELDS,
  daily: true,
  documents,
  variables: {
    occasion: ({ id }, query, context) => ({ id, country: countryOf(query, context) || undefined, first: SHOWN }),
    offer: (_, query, context) => ({ country: countryOf(query, context) || undefined }),
    foods: (_, query) => foodsAsked(query),
    kept: (_, query) => ({ items: keptDishes(query.keep).map(({ recipeId }) => ({ recipeId })) }),
  },
  render,
})

/** Makes the table, to whose page the browser goes; the hour that was asked for goes along. */
export const occasionForm = form({
  path: '/occasions/{id}',
  page: occasion,
  document: `
    mutation OccasionForm($id: ID!, $guests: Int!, $params: Params!) {
      buildOccasion(id: $id, guests: $guests, params: $params) { plan { id } }
    }`,
  checked: {
    isWrong: (sent, data, context) => tableMistakes(sent, data, context).length > 0,
    variables: (sent, data) => ({
      id: data.occasion.id,
      guests: guestsOf(sent),
      params: tableParams(sent, data),
    }),
  },
  next: ({ id }, context) => link(context, `/plan/${id}`, { serve: hourOf(context.query) }),
})
