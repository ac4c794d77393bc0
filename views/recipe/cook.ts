import { html } from 'hono/html'
import { type Cooked, cookedFor } from '../../src/i18n/cooked-for.ts'
import { duration, withColon } from '../../src/i18n/format.ts'
import { link } from '../links.ts'
import type { Html, PageContext } from '../page.ts'
import { attribute } from '../parts.ts'
import { type Say, sayIn } from '../say.ts'
import type { Recipe } from './document.ts'

type Step = Recipe['cookingSteps'][number]
type Time = Step['times'][number]

/** «8–10 min», «1 h 30 min». */
function timeText({ minutes, mostMinutes }: Time, { lang }: PageContext, say: Say): string {
  if (minutes === mostMinutes) return duration(lang, minutes)
  if (mostMinutes <= 60) return say('dish.cook.range', { from: minutes, to: mostMinutes })
  return `${duration(lang, minutes)} – ${duration(lang, mostMinutes)}`
}

/** Works with the script alone, as all that is marked so. */
function timers({ times }: Step, at: number, context: PageContext, say: Say): Html {
  const up = say('dish.cook.timeUp', { step: at })
  const button = (time: Time): Html => {
    const name = say('dish.cook.timer', { time: timeText(time, context, say) })
    return html`<button type="button" data-minutes="${time.minutes}" data-up="${up}">${name}</button>`
  }
  return html`<p class="set live">${times.map(button)}</p>`
}

function uses({ ingredientIds }: Step, recipe: Recipe, say: Say): Html {
  const used = recipe.ingredients.filter(({ ingredientId }) => ingredientIds.includes(ingredientId))
  const line = ({ name, amountText }: (typeof used)[number]): Html =>
    html`<li><span><bdi>${name}</bdi></span> <b>${amountText}</b></li>`
  return html`
<div class="uses">
  <h3>${say('dish.cook.needed')}</h3>
  <ul class="ingredients">${used.map(line)}</ul>
  <p class="facts">${say('dish.cook.wholeDish')}</p>
</div>`
}

/** Links to the steps before and after; without the script all steps stand one below the other. */
function turn(at: number, last: number, say: Say): Html {
  const before = at > 1 && html`<a class="button" href="#step-${at - 1}" rel="prev">${say('dish.cook.previous')}</a>`
  const name = say(at === last - 1 ? 'dish.cook.finish' : 'dish.cook.next')
  const after = at < last && html`<a class="button main" href="#step-${at + 1}" rel="next">${name}</a>`
  return html`<nav class="turn live" aria-label="${say('page.steps')}">${before}${after}</nav>`
}

function step(one: Step, at: number, recipe: Recipe, context: PageContext): Html {
  const say = sayIn(context)
  const steps = recipe.cookingSteps.length
  return html`
<section class="cook-step" id="step-${at}"${attribute(at === 1, 'data-first')} aria-labelledby="step-${at}-title">
  <h2 id="step-${at}-title" tabindex="-1">${say('dish.cook.step', { step: at, steps })}</h2>
  <progress class="live" max="${steps + 1}" value="${at}" aria-hidden="true"></progress>
  <div class="columns">
    <div>
      <p class="text">${one.text}</p>
      ${one.times.length > 0 && timers(one, at, context, say)}
    </div>
    ${one.ingredientIds.length > 0 && uses(one, recipe, say)}
  </div>
  ${turn(at, steps + 1, say)}
</section>`
}

function done({ cookingSteps: { length: steps }, keepsDays }: Recipe, back: string, context: PageContext): Html {
  const say = sayIn(context)
  const keeps = withColon(context.lang, say('page.keeps'), say('page.keepsDays', { days: keepsDays }))
  return html`
<section class="cook-step" id="step-${steps + 1}" aria-labelledby="done-title">
  <h2 id="done-title" tabindex="-1">${say('dish.cook.done')}</h2>
  <progress class="live" max="1" value="1" aria-hidden="true"></progress>
  <p>${keeps}</p>
  <p><a class="button main" href="${back}">${say('dish.cook.leave')}</a></p>
  ${turn(steps + 1, steps + 1, say)}
</section>`
}

/** Timers that run, whichever step is shown. The script fills it. */
const running = (say: Say): Html => html`
<section class="timers" aria-label="${say('dish.cook.timers')}" data-stop="${say('dish.cook.stop')}" hidden>
  <ul></ul>
  <p class="sr" role="alert"></p>
</section>`

/** A recipe to cook from: a step a screen, what it needs beside it, timers. */
export function cookMode(recipe: Recipe, cooked: Cooked, context: PageContext): Html {
  const say = sayIn(context)
  const { cook: _cook, ...query } = context.query
  const back = link(context, context.path, query)
  return html`
<article class="cook">
  <header>
    <a class="leave" href="${back}">‹ ${say('dish.cook.leave')}</a>
    <h1><bdi>${recipe.title}</bdi></h1>
    <p class="facts">${cookedFor(context.lang, cooked)}</p>
  </header>
  ${recipe.cookingSteps.map((one, i) => step(one, i + 1, recipe, context))}
  ${done(recipe, back, context)}
  ${running(say)}
  <footer class="live">
    <label><input type="checkbox" id="sound" checked> ${say('dish.cook.sound')}</label>
    <small data-awake>${say('dish.cook.awake')}</small>
  </footer>
</article>`
}
