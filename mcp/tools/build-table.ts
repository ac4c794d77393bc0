import { say } from '../sentences.ts'
import { BUILDS, InvalidArgumentsError, tool } from '../tool.ts'
import { byDetail, type Detail, PLAN_VIEW, type PlanAnswer, planText } from './plan.ts'

const ofDishes = byDetail(
  `
  mutation BuildTable($guests: Int!, $items: [BasketItem!]!, $params: Params!, $lang: Lang) {
    built: buildBasket(guests: $guests, items: $items, params: $params) { PLAN }
  }`,
  'slotLabel(lang: $lang) servings',
)
const ofOccasion = byDetail(
  `
  mutation BuildOccasion($guests: Int!, $occasion: ID!, $params: Params!, $lang: Lang) {
    built: buildOccasion(guests: $guests, id: $occasion, byName: true, params: $params) { PLAN }
  }`,
  'slotLabel(lang: $lang) servings',
)

export const buildTable = tool<PlanAnswer>({
  name: 'build_table',
  title: 'Build a table for guests',
  description: `Plans one table for guests with one shopping list in whole packs and an estimated total. Give exactly one of:
- "occasion": a holiday or feast; its courses are filled and every exclusion is obeyed.
- "items": dishes the person chose. A chosen dish that breaks an exclusion stays and "warnings" says so: tell the person.

Not for a household's week (build_week). Always give the person the link "href"; prices are estimates, say so with their source.`,
  annotations: BUILDS,
  view: PLAN_VIEW,
  shares: true,
  documents: [ofDishes.concise, ofOccasion.concise, ofDishes.full, ofOccasion.full],
  query: ({ guests, items, occasion, lang, detail = 'concise', ...params }, inLang) => {
    if ((items === undefined) === (occasion === undefined)) {
      throw new InvalidArgumentsError(say(inLang, 'onlyOne', { fields: 'items, occasion' }))
    }
    return items === undefined
      ? { document: ofOccasion[detail as Detail], variables: { guests, occasion, params, lang } }
      : { document: ofDishes[detail as Detail], variables: { guests, items, params, lang } }
  },
  text: planText,
})
