import { html } from 'hono/html'
import { type Currency, duration, estimate, list, money, number, withColon } from '../src/i18n/format.ts'
import { label, words } from '../src/i18n/words.ts'
import { layout } from './layout.ts'
import { type Html, link, page, type Scene } from './page.ts'
import { attribute, figure, options, pictureOf, sorted } from './parts.ts'
import { countryOf } from './place.ts'
import { type Cooked, cookedOf, MOST_PEOPLE, type Places, portionsOf, type Recipe, structured } from './recipe-data.ts'

interface Data {
  readonly recipe: Recipe
  readonly places: Places
}

/** One person fewer or more: a link, which the script follows without leaving the page. */
function step(scene: Scene, people: number, by: 1 | -1, sign: string, name: string): Html {
  const to = Math.round((people + by) * 100) / 100
  const query = link(scene, scene.path, { ...scene.query, people: String(to) })
  return to <= 0 || to > MOST_PEOPLE
    ? html`<span class="step" aria-hidden="true">${sign}</span>`
    : html`<a class="step" id="${by < 0 ? 'fewer' : 'more'}" href="${query}" data-live rel="nofollow" aria-label="${name}">${sign}</a>`
}

const portionsText = (cooked: Cooked, lang: Scene['lang']): string =>
  words(lang, 'page.dishPortions', { portions: portionsOf(cooked) })

/** Whom the amounts are for: "for 2 people", "3.6 portions", "for 2 people, 2 meals: 4 portions". */
function cookedFor(cooked: Cooked, lang: Scene['lang']): string {
  const { people, meals } = cooked
  const whole = Number.isInteger(people)
  if (meals === 1) return whole ? words(lang, 'page.people', { people }) : portionsText(cooked, lang)
  const eaters = whole ? words(lang, 'page.people', { people }) : words(lang, 'page.portions', { portions: people })
  return words(lang, 'quantity.cookedFor', { eaters, meals, portions: portionsText(cooked, lang) })
}

function ingredients(recipe: Recipe, cooked: Cooked, scene: Scene): Html {
  const { lang } = scene
  const { people } = cooked
  return html`<section id="ingredients" data-part><h2>${words(lang, 'page.ingredients')}</h2>
<p class="people">${step(scene, people, -1, '−', words(lang, 'page.fewer'))} <b aria-live="polite">${cookedFor(cooked, lang)}</b> ${step(scene, people, 1, '+', words(lang, 'page.more'))}</p>
<ul class="ingredients">${recipe.ingredients.map(
    (line) =>
      html`<li><span><bdi>${line.name}</bdi>${line.pantry ? html` <small>${words(lang, 'page.pantryMark')}</small>` : ''}</span> <b><data value="${line.amount}" data-ingredient="${line.ingredientId}">${line.amountText}</data></b></li>`,
  )}</ul>
<p class="facts">${words(lang, 'page.adultPortions')}</p></section>`
}

function costs(recipe: Recipe, cooked: Cooked, country: Currency, lang: Scene['lang']): Html {
  const { people, meals } = cooked
  const sum = recipe.cost * portionsOf(cooked)
  // The sentence says «about» itself.
  const all =
    meals === 1 && Number.isInteger(people)
      ? words(lang, 'page.costFor', { cost: money(lang, sum, country), people })
      : withColon(lang, portionsText(cooked, lang), estimate(lang, sum, country))
  return html`<p class="sum"><b>${words(lang, 'page.perPortion', { cost: estimate(lang, recipe.cost, country) })}</b> · ${all}</p>`
}

function cost({ recipe, places }: Data, cooked: Cooked, scene: Scene): Html {
  const { lang, query } = scene
  const country = places.countries.find(({ code }) => code === countryOf(query, scene))
  const prices = country ? costs(recipe, cooked, country, lang) : ''
  const known = places.countries.map(({ code, label: name }) => ({ value: code, label: name }))
  const ask = country ? [] : [{ value: '', label: words(lang, 'page.choose') }]
  const countries = [...ask, ...sorted(lang, known)]
  // Without a country the answer holds those of all.
  const here = country ? places : { stores: [], regions: [] }
  const stores = here.stores.map(({ code, name }) => ({ value: code, label: name }))
  const regions = here.regions.map(({ code, label: name }) => ({ value: code, label: name }))
  const everywhere = { value: '', label: words(lang, 'page.nationalAverage') }
  return html`<section id="cost" data-part><h2>${words(lang, 'page.costWhere')}</h2>
${prices}
<form class="place" action="${scene.path}" method="get" data-live>
<input type="hidden" name="people" value="${cooked.people}"><input type="hidden" name="meals" value="${cooked.meals}">${scene.langAsked ? html`<input type="hidden" name="lang" value="${lang}">` : ''}
<label>${words(lang, 'page.country')} <select id="country" name="country">${options(countries, country?.code ?? '')}</select></label>
${
  regions.length > 0
    ? html`<label>${words(lang, 'page.region')} <select id="region" name="region">${options([everywhere, ...regions], query.region ?? '')}</select></label>`
    : ''
}
<label>${words(lang, 'page.store')} <select id="store" name="store">${options([everywhere, ...stores], query.store ?? '')}</select></label>
<noscript><button>${words(lang, 'page.show')}</button></noscript></form>
<p class="facts">${words(lang, 'page.costLead')} ${words(lang, 'page.estimates')}</p></section>`
}

/**
 * What a person with an allergy must know: the allergens by name, what only the label tells, and buckwheat, which the
 * European list leaves out. A dish with a food that makers differ in is never said to be free of anything.
 */
function allergens(recipe: Recipe, lang: Scene['lang']): Html {
  const held = list(
    lang,
    recipe.allergens.map((id) => label(lang, 'allergen', id)),
  )
  const inGroup = (group: string) => recipe.ingredients.filter(({ groups }) => groups.includes(group))
  const unsure = inGroup('check-label').map(({ name }) => name)
  const lines = [
    held,
    unsure.length > 0 ? words(lang, 'page.checkLabel', { foods: list(lang, unsure) }) : '',
    inGroup('buckwheat').length > 0 ? words(lang, 'page.buckwheat') : '',
  ].filter(Boolean)
  if (held === '' && unsure.length === 0) lines.unshift(words(lang, 'page.noAllergens'))
  return html`${lines.map((line, at) => html`${at > 0 ? html`<br>` : ''}${line}`)}`
}

function facts(recipe: Recipe, scene: Scene): Html {
  const { lang } = scene
  const equipment = list(
    lang,
    recipe.equipment.map((id) => label(lang, 'equipment', id)),
  )
  const grams = (value: number) => `${number(lang, value, 1)}\u00a0${label(lang, 'unit', 'g')}`
  return html`<section><h2>${words(lang, 'page.nutrition')}</h2>
<dl class="figures">
${figure(words(lang, 'page.energy'), words(lang, 'page.kcal', { kcal: recipe.kcal }))}
${(['protein', 'fat', 'carb', 'fiber', 'salt'] as const).map((name) => figure(words(lang, `page.${name}`), grams(recipe[name])))}
</dl>
<dl class="more-facts">
<dt>${words(lang, 'page.allergens')}</dt><dd>${allergens(recipe, lang)}</dd>
<dt>${words(lang, 'page.equipment')}</dt><dd>${equipment || words(lang, 'page.noEquipment')}</dd>
<dt>${words(lang, 'page.keeps')}</dt><dd>${words(lang, 'page.keepsDays', { days: recipe.keepsDays })}</dd>
</dl>
<ul class="tags">${recipe.tags.map((tag) => html`<li>${label(lang, 'tag', tag)}</li>`)}</ul></section>`
}

function render(data: Data, scene: Scene): Html {
  const { recipe } = data
  const { lang, baseUrl } = scene
  const { photograph, withdrawn } = recipe
  const picture = photograph?.url ?? pictureOf(recipe.id)
  const cooked = cookedOf(scene.query)
  const lines = recipe.ingredients.map(({ name, amountText }) => `${name}: ${amountText}`)
  const slotLabel = label(lang, 'slot', recipe.slot)
  return layout(
    scene,
    {
      title: recipe.title,
      description: recipe.description,
      type: 'article',
      image: picture,
      withdrawn,
      data: structured(recipe, lines, portionsOf(cooked), { lang, baseUrl, slotLabel }),
    },
    html`<article class="recipe">
${withdrawn ? html`<p class="warnings" role="note">${words(lang, 'page.withdrawn')}</p>` : ''}
<header><img src="${picture}" width="320" height="320" alt=""${attribute(true, 'fetchpriority="high"')}><div>
<h1><bdi>${recipe.title}</bdi></h1><p class="lead">${recipe.description}</p>
<p class="facts">${recipe.kitchenLabel} · ${slotLabel} · ${duration(scene.lang, recipe.timeMin)} · ${words(lang, 'page.kcal', { kcal: recipe.kcal })}</p>
${photograph ? html`<p class="facts">${words(lang, 'page.photograph', { credit: photograph.credit, license: photograph.license })}</p>` : ''}
<div class="buttons"><button type="button" data-do="share" data-done="${words(lang, 'page.shared')}" hidden>${words(lang, 'page.share')}</button> <button type="button" data-do="print" hidden>${words(lang, 'page.print')}</button></div>
</div></header>
<div class="columns">${ingredients(recipe, cooked, scene)}
<section><h2>${words(lang, 'page.steps')}</h2><ol class="steps">${recipe.steps.map((text) => html`<li>${text}</li>`)}</ol></section></div>
${facts(recipe, scene)}
${cost(data, cooked, scene)}
</article>`,
  )
}

export const recipe = page<Data>({
  path: '/recipe/{id}',
  query: ['country', 'region', 'store', 'people', 'meals'],
  ask: {
    recipe: {
      document: `
        query RecipePage($id: ID!, $country: String, $region: String, $store: String, $portions: Float, $meals: Int) {
          recipe(id: $id) {
            id title description kitchenLabel slot timeMin keepsDays equipment allergens tags steps
            kcal protein fat carb fiber salt cost(country: $country, region: $region, store: $store)
            ingredients(portions: $portions, meals: $meals) { ingredientId name amount amountText pantry groups }
            photograph { url credit license } withdrawn
          }
        }`,
      variables: ({ id }, query, scene) => ({
        id,
        country: countryOf(query, scene) || undefined,
        region: query.region,
        store: query.store,
        portions: cookedOf(query).people,
        meals: cookedOf(query).meals,
      }),
    },
    places: {
      document: `
        query RecipePlaces($country: String) {
          meta(country: $country) {
            countries { code label currency decimals } regions { code label } stores { code name kindLabel }
          }
        }`,
      variables: (_, query, scene) => ({ country: countryOf(query, scene) || undefined }),
    },
  },
  render,
})
