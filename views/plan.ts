import { html } from 'hono/html'
import { label, words } from '../src/i18n/words.ts'
import { amount, day, money, number } from './format.ts'
import { layout } from './layout.ts'
import { type Html, page, type Scene } from './page.ts'

interface Dish {
  readonly slotLabel: string
  readonly recipeId: string
  readonly title: string
  readonly timeMin: number
  readonly kcal: number
  readonly cost: number
  readonly leftover: boolean
  readonly batch: boolean
  readonly servings: number | null
  readonly why: string
}
interface Item {
  readonly name: string
  readonly needed: number
  readonly buy: number
  readonly packs: number
  readonly pack: number
  readonly unit: string
  readonly cost: number
  readonly pantry: boolean
}
interface Plan {
  readonly id: string
  readonly country: {
    readonly code: string
    readonly label: string
    readonly currency: string
    readonly decimals: number
  }
  readonly store: { readonly name: string }
  readonly portions: number
  readonly days: readonly {
    readonly date: string
    readonly label: string
    readonly kcal: number
    readonly cost: number
    readonly dishes: readonly Dish[]
  }[]
  readonly shopping: readonly { readonly label: string; readonly cost: number; readonly items: readonly Item[] }[]
  readonly totals: {
    readonly cost: number
    readonly usedCost: number
    readonly items: number
    readonly kcalPerDay: number
    readonly proteinPerDay: number
    readonly cookMin: number
  }
  readonly priceSource: {
    readonly name: string
    readonly period: string
    readonly region: string
    readonly coverage: number
  }
  readonly warnings: readonly string[]
}

const dish = (plan: Plan, d: Dish, { lang }: Scene): Html => html`
  <li class="dish">
    <span class="slot">${d.slotLabel}</span>
    <a class="title" href="/recipe/${d.recipeId}?lang=${lang}&country=${plan.country.code}">${d.title}</a>
    ${d.leftover ? html`<span class="mark">${words(lang, 'page.leftover')}</span>` : ''}
    ${d.batch ? html`<span class="mark">${words(lang, 'page.batch')}</span>` : ''}
    <span class="facts">${words(lang, 'page.dishFacts', { minutes: d.timeMin, kcal: d.kcal })} · ≈ ${money(lang, d.cost, plan.country)}</span>
    <span class="why">${d.why}</span>
  </li>`

const item = (plan: Plan, i: Item, { lang }: Scene): Html => html`
  <li>
    <label><input type="checkbox"> <span class="name">${i.name}</span></label>
    <span class="buy">${amount(lang, i.buy, i.unit)}</span>
    <span class="needed">${words(lang, 'page.needed', { amount: amount(lang, i.needed, i.unit) })}</span>
    <span class="cost">≈ ${money(lang, i.cost, plan.country)}</span>
  </li>`

function render(plan: Plan, scene: Scene): Html {
  const { lang } = scene
  const title = words(lang, plan.days.length > 1 ? 'page.weekTitle' : 'page.tableTitle')
  const bought = plan.shopping
    .map((group) => ({ ...group, items: group.items.filter((i) => !i.pantry) }))
    .filter((group) => group.items.length > 0)
  const pantry = plan.shopping.flatMap((group) => group.items.filter((i) => i.pantry))
  const { totals, priceSource } = plan
  return layout(
    scene,
    { title, description: words(lang, 'page.planLead', { store: plan.store.name, country: plan.country.label }) },
    html`
    <h1>${title}</h1>
    <p class="lead">${words(lang, 'page.planLead', { store: plan.store.name, country: plan.country.label })}
      · ${words(lang, 'page.portions', { portions: plan.portions })}</p>
    ${plan.warnings.length > 0 ? html`<ul class="warnings" role="note">${plan.warnings.map((w) => html`<li>${w}</li>`)}</ul>` : ''}
    <dl class="totals">
      <div><dt>${words(lang, 'page.total')}</dt><dd>≈ ${money(lang, totals.cost, plan.country)}</dd></div>
      <div><dt>${words(lang, 'page.used')}</dt><dd>≈ ${money(lang, totals.usedCost, plan.country)}</dd></div>
      <div><dt>${words(lang, 'page.kcalPerDay')}</dt><dd>${number(lang, totals.kcalPerDay)}</dd></div>
      <div><dt>${words(lang, 'page.proteinPerDay')}</dt><dd>${number(lang, totals.proteinPerDay)} ${label(lang, 'unit', 'g')}</dd></div>
      <div><dt>${words(lang, 'page.cookMin')}</dt><dd>${words(lang, 'page.minutes', { minutes: totals.cookMin })}</dd></div>
    </dl>
    <p class="source">${words(lang, 'page.source', {
      name: priceSource.name,
      period: priceSource.period,
      region: priceSource.region,
      coverage: Math.round(priceSource.coverage * 100),
    })}</p>
    <section class="week">
      ${plan.days.map(
        (d) => html`<article class="day"><h2>${d.label} <small>${day(lang, d.date)}</small></h2>
        <p class="facts">${words(lang, 'page.dayFacts', { kcal: d.kcal })} · ≈ ${money(lang, d.cost, plan.country)}</p>
        <ul class="dishes">${d.dishes.map((x) => dish(plan, x, scene))}</ul></article>`,
      )}
    </section>
    <section class="list">
      <h2>${words(lang, 'page.shopping')}</h2>
      ${bought.map(
        (
          group,
        ) => html`<section class="aisle"><h3>${group.label} <small>≈ ${money(lang, group.cost, plan.country)}</small></h3>
        <ul>${group.items.map((i) => item(plan, i, scene))}</ul></section>`,
      )}
      ${
        pantry.length > 0
          ? html`<section class="aisle"><h3>${words(lang, 'page.pantry')}</h3><ul>${pantry.map((i) => item(plan, i, scene))}</ul></section>`
          : ''
      }
    </section>`,
  )
}

export const plan = page<Plan>({
  path: '/plan/{id}',
  document: `
    query PlanPage($id: ID!, $lang: Lang) {
      plan(id: $id, lang: $lang) {
        id country { code label currency decimals } store { name } portions
        days { date label kcal cost dishes { slotLabel recipeId title timeMin kcal cost leftover batch servings why } }
        shopping { label cost items { name needed buy packs pack unit cost pantry } }
        totals { cost usedCost items kcalPerDay proteinPerDay cookMin }
        priceSource { name period region coverage }
        warnings
      }
    }`,
  variables: ({ id }, query) => ({ id, lang: query.get('lang') }),
  render,
})
