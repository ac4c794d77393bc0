import { say } from '../sentences.ts'
import { BUILDS, InvalidArgumentsError, tool } from '../tool.ts'
import { PLAN_VIEW, type PlanAnswer, planFields, planText } from './plan.ts'

const ofDishes = `
  mutation BuildTable($guests: Int!, $items: [BasketItem!]!, $params: Params!, $lang: Lang) {
    built: buildBasket(guests: $guests, items: $items, params: $params) { plan { ${planFields} } }
  }`
const ofOccasion = `
  mutation BuildOccasion($guests: Int!, $occasion: ID!, $params: Params!, $lang: Lang) {
    built: buildOccasion(guests: $guests, id: $occasion, params: $params) { plan { ${planFields} } }
  }`

export const buildTable = tool<PlanAnswer>({
  name: 'build_table',
  title: 'Build a table for guests',
  description: `Plans one table for a number of guests, with one shopping list in whole packs and an estimated total. Give exactly one of:
- "items": dishes the person has chosen (recipe ids from search_recipes, get_recipe or an earlier plan), each with the number of people it feeds; the answer is their receipt and list. A chosen dish that breaks an exclusion stays, and "warnings" says so: tell the person.
- "occasion": a holiday or feast (ids from list_collections); its courses are filled with dishes for the guests, and every exclusion is obeyed.

Use it for a party, a holiday dinner or the shopping list of chosen recipes. Not for a household's week (build_week).

Needs "guests" (1 to 40), "country" and "store" (list_stores). Units as in build_week. Prices are estimates from national statistics: say so and name "priceSource". The plan is stored; always give its link "href" to the person.`,
  annotations: BUILDS,
  view: PLAN_VIEW,
  documents: [ofDishes, ofOccasion],
  query: ({ guests, items, occasion, lang, ...params }, inLang) => {
    if ((items === undefined) === (occasion === undefined)) {
      throw new InvalidArgumentsError(say(inLang, 'onlyOne', { fields: 'items, occasion' }))
    }
    return items === undefined
      ? { document: ofOccasion, variables: { guests, occasion, params, lang } }
      : { document: ofDishes, variables: { guests, items, params, lang } }
  },
  text: planText,
})
