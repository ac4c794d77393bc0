import { html } from 'hono/html'
import { layout } from '../layout.ts'
import { type AnswerOf, type Html, type PageContext, page } from '../page.ts'
import { contact } from '../privacy/contact.ts'
import { sayIn } from '../say.ts'

const document = `
  query AccessibilityPage {
    instance { operatorName operatorContact }
  }` as const

function render({ instance }: { readonly instance: AnswerOf<typeof document> }, context: PageContext): Html {
  const say = sayIn(context)
  const title = say('accessibility.title')
  const lead = say('accessibility.lead')
  const body = html`
<h1>${title}</h1>
<p class="lead">${lead}</p>
<h2>${say('accessibility.holdsTitle')}</h2>
<ul class="terms">
  <li>${say('accessibility.standard')}</li>
  <li>${say('accessibility.keyboard')}</li>
  <li>${say('accessibility.scripts')}</li>
</ul>
<h2>${say('accessibility.limitsTitle')}</h2>
<ul class="terms">
  <li>${say('accessibility.drawings')}</li>
  <li>${say('accessibility.explorers')}</li>
  <li>${say('accessibility.people')}</li>
</ul>
<h2>${say('accessibility.writeTitle')}</h2>
<p>${say('accessibility.write')} ${instance.operatorName ?? ''} ${contact(instance.operatorContact)}</p>`
  return layout(context, { title, description: lead, styles: ['household.css'] }, body)
}

/** What is done for everybody to be able to use the pages, and what is not. */
export const accessibility = page({ path: '/accessibility', query: [], documents: { instance: document }, render })
