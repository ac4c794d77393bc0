import { html } from 'hono/html'
import { dayHeading, withColon } from '../../src/i18n/format.ts'
import { layout } from '../layout.ts'
import { link } from '../links.ts'
import { type AnswerOf, type Html, type PageContext, page } from '../page.ts'
import { picture } from '../parts.ts'
import { countryOf } from '../place.ts'
import { facts, type Say, sayIn } from '../say.ts'

const document = `
  query OccasionsPage {
    occasions { id title lead guests kind nextDate languages courses { candidates(first: 1) { nodes { id } } } }
  }`
type Occasions = AnswerOf<typeof document>
type Occasion = Occasions[number]

/** Pictures of a card. */
const SHOWN = 4

/** When it is celebrated next, as people of the country write days; '' where it belongs to no day. */
export const whenOf = (date: string | null, context: PageContext): string =>
  date
    ? dayHeading(context.lang, date, countryOf(context.query, context))
        .map(({ text }) => text)
        .join('')
    : ''

/** For how many it is usually made, or that it is a week. */
export const whatOf = ({ kind, guests }: Pick<Occasion, 'kind' | 'guests'>, say: Say): string =>
  kind === 'week' ? say('table.week') : say('page.guests', { guests })

function card(occasion: Occasion, context: PageContext, say: Say): Html {
  const { id, title, lead, nextDate, courses } = occasion
  const dishes = [...new Set(courses.flatMap(({ candidates }) => candidates.nodes.map((dish) => dish.id)))]
  return html`
<li>
  <div>
    <a href="${link(context, `/occasions/${id}`, { country: context.query.country })}"><bdi>${title}</bdi></a>
    <span class="facts">${facts(whenOf(nextDate, context), whatOf(occasion, say))}</span>
    <p>${lead}</p>
    <span class="pictures">${dishes.slice(0, SHOWN).map((dish) => picture(dish, 56))}</span>
  </div>
</li>`
}

const part = (title: string, of: readonly Occasion[], context: PageContext, say: Say): Html | '' =>
  of.length === 0
    ? ''
    : html`
<h2>${title}</h2>
<ul class="cards">${of.map((one) => card(one, context, say))}</ul>`

/** The next one first; ISO dates sort as text. */
const bySeason = (all: readonly Occasion[]): Occasion[] =>
  all.toSorted((a, b) => ((a.nextDate ?? '') < (b.nextDate ?? '') ? -1 : Number(a.nextDate !== b.nextDate)))

function render({ all }: { readonly all: Occasions }, context: PageContext): Html {
  const say = sayIn(context)
  const title = say('table.title')
  const dated = bySeason(all.filter(({ nextDate }) => nextDate !== null))
  const isKnown = ({ languages }: Occasion): boolean => languages.includes(context.lang)
  const own = dated.filter(isKnown)
  const description = withColon(context.lang, title, own.map((one) => one.title).join(', '))
  const body = html`
<h1>${title}</h1>
<p class="lead">${say('table.lead')}</p>
<div class="occasions">
  ${part(say('table.soon'), own, context, say)}
  ${part(
    say('table.other'),
    all.filter(({ nextDate }) => nextDate === null),
    context,
    say,
  )}
  ${part(
    say('table.elsewhere'),
    dated.filter((one) => !isKnown(one)),
    context,
    say,
  )}
</div>`
  return layout(context, { title, description, styles: ['occasions.css'] }, body)
}

/** All occasions: those of the reader's language by season, those of any day, those of others. */
export const occasions = page({
  path: '/occasions',
  query: ['country'],
  daily: true,
  documents: { all: document },
  render,
})
