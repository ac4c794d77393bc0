import { html } from 'hono/html'
import { layout } from '../layout.ts'
import { type Html, type InHousehold, type PageContext, page } from '../page.ts'
import { days } from '../plan/days.ts'
import { headingOf, isWeek } from '../plan/document.ts'
import { figures } from '../plan/figures.ts'
import { glance } from '../plan/glance.ts'
import { about, jump, tools } from '../plan/plan.ts'
import { remembered } from '../plan/remembered.ts'
import { schedule } from '../plan/schedule.ts'
import { hourOf } from '../plan/schedule-document.ts'
import { shoppingList } from '../plan/shopping-list.ts'
import { dangers } from '../plan/warnings.ts'
import { facts, type Say, sayIn } from '../say.ts'
import { bar } from './bar.ts'
import {
  type Household,
  type HouseholdPlan,
  type HouseholdSchedule,
  householdDocument,
  householdScheduleDocument,
} from './document.ts'
import { linkTools } from './link.ts'
import { notes } from './notes.ts'

/** Where the page of a household lies, without the address people use. */
const pathOf = ({ link }: Household): string => link.slice(link.lastIndexOf('/w/'))

const inHousehold = (household: Household): InHousehold => {
  const ticked = new Set(household.ticks.flatMap(({ ingredientId, open }) => (open ? [] : [ingredientId])))
  return {
    path: pathOf(household),
    isTicked: (ingredient) => ticked.has(ingredient),
    isLocked: (day, slot, recipeId) =>
      household.locks.some((lock) => lock.day === day && lock.slot === slot && lock.recipeId === recipeId),
  }
}

/** What the script knows at first, as it reads it later, and the words that it says. */
function known(household: Household, say: Say): Html {
  const { id, version, planId, canUndo, locks, ticks, haveIds, items, notes: all } = household
  const state = { version, planId, canUndo, locks, ticks, haveIds, items, notes: all }
  return html`
<p class="status" role="status" data-household-id="${id}" data-plan-id="${planId}" data-state="${JSON.stringify(state)}"
  data-offline="${say('household.offline')}" data-gone="${say('household.gone')}" data-refused="${say('household.refused')}"
  data-building="${say('page.building')}" data-busy="${say('page.busy')}" data-not-possible="${say('household.notPossible')}"
  data-more="${say('household.stillToBuy', { amount: '{amount}' })}"></p>`
}

interface Data {
  readonly household: Household
  readonly scheduled: HouseholdSchedule
}

function planParts({ household, scheduled }: Data, plan: HouseholdPlan, context: PageContext): Html {
  const say = sayIn(context)
  return html`
${dangers(plan, say)}
${bar(household, plan, context)}
${isWeek(plan) ? glance(plan, context) : days(plan, context)}
${jump(plan, context, say)}
<div class="buttons">${tools(say)}</div>
<p class="kept facts" role="status" data-kept="✓ ${say('device.kept')}" data-remember-household="${remembered({ ...plan, id: household.id }, context)}"></p>
${notes(household, context)}
${isWeek(plan) && days(plan, context)}
${scheduled.plan && schedule(scheduled.plan, context)}
${shoppingList(plan, context)}
${figures(plan, context)}`
}

const SCRIPTS = ['household-show.js', 'household.js', 'household-stream.js']

function render(data: Data, asked: PageContext): Html {
  const { household } = data
  const context = { ...asked, path: pathOf(household), household: inHousehold(household) }
  const say = sayIn(context)
  const { plan } = household
  const title = plan ? facts(...headingOf(plan, context)) : say('household.planGone')
  const body = html`
<div class="plan household">
  <header class="about">
    ${plan ? about(plan, context, say) : html`<h1>${title}</h1><p class="lead">${say('household.planGoneLead')}</p>`}
  </header>
  ${context.problem && html`<p class="warnings" role="alert">${say('household.notPossible')}</p>`}
  ${known(household, say)}
  ${plan ? planParts(data, plan, context) : notes(household, context)}
  ${linkTools(household, context)}
</div>`
  const shell = {
    title,
    description: say('household.shareLead'),
    unlisted: true,
    ...(plan && { skip: { href: '#lines', text: say('page.shopping') } }),
    styles: ['plan.css', 'list.css', 'schedule.css', 'household.css'],
    ...(plan && { early: ['fold.js'] }),
    scripts: [...(plan ? ['list.js', 'shop.js', 'keep.js', 'device.js'] : []), ...SCRIPTS],
  }
  return layout(context, shell, body)
}

export const household = page({
  path: '/w/{token}',
  query: ['units', 'serve'],
  secret: true,
  documents: { household: householdDocument, scheduled: householdScheduleDocument },
  variables: {
    household: ({ token }) => ({ token }),
    scheduled: ({ token }, query) => ({ token, serveAt: hourOf(query) }),
  },
  render,
})
