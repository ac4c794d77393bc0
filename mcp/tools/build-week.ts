import { BUILDS, tool } from '../tool.ts'
import { PLAN_VIEW, type PlanAnswer, planFields, planText } from './plan.ts'

const document = `mutation BuildWeek($params: Params!, $lang: Lang) { built: buildPlan(params: $params) { plan { ${planFields} } } }`

export const buildWeek = tool<PlanAnswer>({
  name: 'build_week',
  title: 'Build a week of meals',
  description: `Plans seven days of meals for a household: dishes for every day, a reason ("why") for each dish, and one shopping list rounded up to whole shop packs with an estimated total. The plan is stored; "href" is its page to print, tick and share: always give that link to the person.

Use it when someone wants a weekly menu, meal plan or shopping list. Not for one festive meal or dishes the person picked (build_table), nor to look for a recipe (search_recipes).

Needs "country" and "store"; list_stores gives the store codes. Put every allergy in "allergens" and other things people will not eat in "exclude" and "excludeTags": dishes that contain them are never offered. An id that does not exist is refused, never ignored.

Money is in the country's currency (major units), energy in kcal, amounts in g, ml or pcs, time in minutes; figures of dishes and days are for one adult portion. Prices are estimates from national statistics, never shelf prices: say so and name "priceSource". The same arguments give the same plan; "variant" gives another one. Takes about a second; instances limit how many plans one address builds a minute.`,
  annotations: BUILDS,
  view: PLAN_VIEW,
  documents: [document],
  query: ({ lang, ...params }) => ({ document, variables: { params, lang } }),
  text: planText,
})
