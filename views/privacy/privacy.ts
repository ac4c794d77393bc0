import { html } from 'hono/html'
import { duration } from '../../src/i18n/format.ts'
import { layout } from '../layout.ts'
import { type AnswerOf, type Html, type PageContext, page } from '../page.ts'
import { sayIn } from '../say.ts'
import { contact } from './contact.ts'

const document = `
  query PrivacyPage {
    instance { operatorName operatorContact householdDays planDays addressMinutes }
  }` as const
type Instance = AnswerOf<typeof document>

function render({ instance }: { readonly instance: Instance }, context: PageContext): Html {
  const say = sayIn(context)
  const { operatorName, operatorContact, householdDays, planDays, addressMinutes } = instance
  const who = operatorName === null && operatorContact === null
  const title = say('household.privacy.title')
  const lead = say('household.privacy.lead')
  const body = html`
<h1>${title}</h1>
<p class="lead">${lead}</p>
<h2>${say('household.privacy.whoTitle')}</h2>
<p>${who ? say('household.privacy.whoUnsaid') : html`${operatorName ?? ''} ${contact(operatorContact)}`}</p>
<h2>${say('household.privacy.storedTitle')}</h2>
<ul class="terms">
  <li>${say('household.privacy.plans')} ${planDays === null ? say('household.privacy.plansStay') : say('household.privacy.plansGo', { days: planDays })}</li>
  <li>${say('household.privacy.households', { days: householdDays })}</li>
  <li>${say('household.privacy.device')}</li>
  <li>${addressMinutes === null ? say('household.privacy.addresses') : say('household.privacy.addressesShared', { time: duration(context.lang, addressMinutes) })}</li>
</ul>
<h2>${say('household.privacy.sharedTitle')}</h2>
<p>${say('household.privacy.shared')}</p>
<h2>${say('household.privacy.deleteTitle')}</h2>
<p>${say('household.privacy.delete')}</p>`
  return layout(context, { title, description: lead, styles: ['household.css'] }, body)
}

/** What is stored, for how long, and how to delete it. */
export const privacy = page({ path: '/privacy', query: [], documents: { instance: document }, render })
