import { html } from 'hono/html'
import { amount, duration, estimate, list, money, number } from '../src/i18n/format.ts'
import { label, words } from '../src/i18n/words.ts'
import { layout } from './layout.ts'
import { type Html, link, page, type Scene } from './page.ts'
import { attribute, figure, options, pictureOf, sorted } from './parts.ts'
import { countryOf } from './place.ts'
import { MOST_PEOPLE, type Places, peopleOf, type Recipe, structured } from './recipe-data.ts'

interface Data {
  readonly recipe: Recipe
  readonly places: Places
}

/** One person fewer or more: a link, which the script follows without leaving the page. */
function step(scene: Scene, people: number, to: number, sign: string, name: string): Html {
  const query = link(scene, scene.path, { ...scene.query, people: String(to) })
  return to < 1 || to > MOST_PEOPLE
    ? html`<span class="step" aria-hidden="true">${sign}</span>`
    : html`<a class="step" id="${to < people ? 'fewer' : 'more'}" href="${query}" data-live rel="nofollow" aria-label="${name}">${sign}</a>`
}

function ingredients(recipe: Recipe, people: number, scene: Scene): Html {
  const { lang } = scene
  return html`<section id="ingredients" data-part><h2>${words(lang, 'page.ingredients')}</h2>
<p class="people">${step(scene, people, people - 1, '−', words(lang, 'page.fewer'))} <b aria-live="polite">${words(lang, 'page.people', { people })}</b> ${step(scene, people, people + 1, '+', words(lang, 'page.more'))}</p>
<ul class="ingredients">${recipe.ingredients.map(
    (line) =>
      html`<li><span><bdi>${line.name}</bdi>${line.pantry ? html` <small>${words(lang, 'page.pantryMark')}</small>` : ''}</span> <b>${amount(lang, line.amount * people, line.unit)}</b></li>`,
  )}</ul>
<p class="facts">${words(lang, 'page.adultPortions')}</p></section>`
}

function cost({ recipe, places }: Data, people: number, scene: Scene): Html {
  const { lang, query } = scene
  const country = places.countries.find(({ code }) => code === countryOf(query, scene))
  const prices = country
    ? html`<p class="sum"><b>${words(lang, 'page.perPortion', { cost: estimate(lang, recipe.cost, country) })}</b> · ${
        // The sentence says «about» itself.
        words(lang, 'page.costFor', { cost: money(lang, recipe.cost * people, country), people })
      }</p>`
    : ''
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
<input type="hidden" name="people" value="${people}">${scene.langAsked ? html`<input type="hidden" name="lang" value="${lang}">` : ''}
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
  const grams = (value: number) => `${number(lang, value, 1)} ${label(lang, 'unit', 'g')}`
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
  const people = peopleOf(scene.query)
  const lines = recipe.ingredients.map((line) => `${line.name}: ${amount(lang, line.amount * people, line.unit)}`)
  const slotLabel = label(lang, 'slot', recipe.slot)
  return layout(
    scene,
    {
      title: recipe.title,
      description: recipe.description,
      type: 'article',
      image: picture,
      withdrawn,
      data: structured(recipe, lines, people, { lang, baseUrl, slotLabel }),
    },
    html`<article class="recipe">
${withdrawn ? html`<p class="warnings" role="note">${words(lang, 'page.withdrawn')}</p>` : ''}
<header><img src="${picture}" width="320" height="320" alt=""${attribute(true, 'fetchpriority="high"')}><div>
<h1><bdi>${recipe.title}</bdi></h1><p class="lead">${recipe.description}</p>
<p class="facts">${recipe.kitchenLabel} · ${slotLabel} · ${duration(scene.lang, recipe.timeMin)} · ${words(lang, 'page.kcal', { kcal: recipe.kcal })}</p>
${photograph ? html`<p class="facts">${words(lang, 'page.photograph', { credit: photograph.credit, license: photograph.license })}</p>` : ''}
<div class="buttons"><button type="button" data-do="share" data-done="${words(lang, 'page.shared')}" hidden>${words(lang, 'page.share')}</button> <button type="button" data-do="print" hidden>${words(lang, 'page.print')}</button></div>
</div></header>
<div class="columns">${ingredients(recipe, people, scene)}
<section><h2>${words(lang, 'page.steps')}</h2><ol class="steps">${recipe.steps.map((text) => html`<li>${text}</li>`)}</ol></section></div>
${facts(recipe, scene)}
${cost(data, people, scene)}
</article>`,
  )
}

export const recipe = page<Data>({
  path: '/recipe/{id}',
  query: ['country', 'region', 'store', 'people'],
  ask: {
    recipe: {
      document: `
        query RecipePage($id: ID!, $country: String, $region: String, $store: String) {
          recipe(id: $id) {
            id title description kitchenLabel slot timeMin keepsDays equipment allergens tags steps
            kcal protein fat carb fiber salt cost(country: $country, region: $region, store: $store)
            ingredients { name amount unit pantry groups }
            photograph { url credit license } withdrawn
          }
        }`,
      variables: ({ id }, query, scene) => ({
        id,
        country: countryOf(query, scene) || undefined,
        region: query.region,
        store: query.store,
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
