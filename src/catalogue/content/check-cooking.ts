import { PRODUCE } from '../nutrition.ts'
import type { RecipeFacts } from '../recipe.ts'
import type { IngredientRow } from './rows.ts'

/** Most days that a dish with cooked rice waits in the refrigerator. */
const RICE_DAYS = 2

const RICE = /^rice-(long|round|basmati|arborio|brown)$/
const RAW_SAUSAGE = ['bratwurst', 'pork-sausages', 'merguez']
const HOT_ONLY_TO_THE_NOSE = /mustard|horseradish/

/** Oil is made hot in depth, and the food goes in by portions: what a pan of that depth needs. */
const DEPTH =
  /\boil\b.*(\bdeep (sauce)?pan\b|\bsizzles? at once\b|\bto (about )?1[5-9]0\u00a0°C)|\bdepth of \d+\u00a0cm/i
const BY_PORTIONS = /\bin (small )?batches\b|\ba few\b.*\bat a time\b|\bone by one\b/i
const HOW_MUCH_OIL = [/(depth of|a) \d+\u00a0cm/, /\babout \d+\u00a0ml\b/, /The list counts only the oil/] as const

/** The steps deep-fry: the words of it, or deep hot oil that food goes into by portions. */
const deepFries = (steps: readonly string[]): boolean =>
  steps.some((step) => /\bdeep[- ](fry|fries|fried|frying(?! pan))\b/i.test(step)) ||
  steps.some((step, at) => DEPTH.test(step) && BY_PORTIONS.test(`${step} ${steps[at + 1] ?? ''}`))

/** Food boils in salted water: the list has only the salt that it takes up, so steps say how much a litre needs. */
const SALTED = /\bsalted water\b/
const SALTED_FROM_THE_LIST = /\bwater with (?:(?:half|most|some|the rest) (?:of )?)?the salt\b/
const BOILS = /\b(?:boil|cook|simmer)/i
const HOW_MUCH_SALT =
  'Allow a teaspoon of salt for each litre of water; the list counts only the salt that the food takes up.'

/** Dried pulses that are raw poison until they have boiled; red ones most. */
const DRIED_BEANS = ['red-beans', 'white-beans', 'black-beans']
const BOILED_BEANS = /\bboil\w*\b/i

/** Habits that make people ill, in the words of English steps, and what to write instead. */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:wash|rinse)\b[^.]*\b(?:chicken|turkey|duck|goose|poultry)\b/i,
    'raw poultry is not washed: the water carries its germs through the kitchen',
  ],
  [
    /\b(?:thaw|defrost)\b[^.]*\b(?:room temperature|on the (?:counter|worktop|table)|in a warm place|in warm water)\b/i,
    'food thaws in the fridge or in cold water, not in the warm',
  ],
  [
    /\b(?:chicken|turkey|duck|goose|livers?)\b[^.]*\b(?:still|slightly|a little) pink\b/i,
    'poultry and its liver are not eaten pink',
  ],
  [
    /\b(?:glass|jar)\b[^.]*\bboiling\b[^.]*\bseal\b/i,
    'what is sealed in jars needs a tested process, which no step here is',
  ],
  [/\bwater\b[^.]*\b(?:into|to) the (?:hot|burning) (?:oil|fat)\b/i, 'water in hot oil makes it burst into flames'],
]

/** A step boils food in salted water, or in the list's salt and water that is not of the list, so that it is poured off. */
const boilsInSaltedWater = (rows: readonly Pick<IngredientRow, 'id'>[], steps: readonly string[]): boolean => {
  const isPouredOff = !rows.some(({ id }) => id === 'water')
  return steps.some(
    (step) => BOILS.test(step) && (SALTED.test(step) || (isPouredOff && SALTED_FROM_THE_LIST.test(step))),
  )
}

/** Flesh that takes up a marinade for half an hour or more. */
const MARINATES =
  /\bmarinad?[et]\w*\b[^.]*\b(?:[3-9]\d|\d{3,}) minutes|\bmarinad?[et]\w*\b[^.]*\b(?:hours?|overnight)\b/i

/** What would make people ill. */
function unsafeIn(rows: readonly Pick<IngredientRow, 'id' | 'category'>[], steps: readonly string[]): string[] {
  const text = steps.join(' ')
  const warm = steps.some((step) => MARINATES.test(step) && !/\bfridge\b|\bchill\b/i.test(step))
  const flesh = rows.some(({ category }) => category === 'meat' || category === 'fish')
  const dried = rows.some(({ id }) => DRIED_BEANS.includes(id))
  return [
    ...UNSAFE.flatMap(([pattern, instead]) => (pattern.test(text) ? [instead] : [])),
    ...(warm && flesh ? ['meat and fish take up a marinade in the fridge'] : []),
    ...(dried && !(/\bsoak|overnight\b/i.test(text) && BOILED_BEANS.test(text))
      ? ['dried beans are soaked and boiled: undercooked they are poisonous']
      : []),
  ]
}

/**
 * What a cook would miss in English steps: how much oil to fry in and how much salt to boil in where the list has only
 * what the food takes up, when poultry and minced meat are done, how to keep cooked rice; and what would make people ill.
 * @param rows the reference's rows of the recipe's ingredients
 */
export function checkCooking(
  facts: Pick<RecipeFacts, 'keepsDays' | 'equipment'>,
  rows: readonly Pick<IngredientRow, 'id' | 'category' | 'groups'>[],
  steps: readonly string[],
): string[] {
  const problems = unsafeIn(rows, steps)
  const text = steps.join(' ')
  const missing = HOW_MUCH_OIL.filter((said) => !said.test(text))
  if (deepFries(steps) && missing.length > 0)
    problems.push('it is fried in deep oil, but the steps do not say how deep, how much, and what the list counts')
  if (boilsInSaltedWater(rows, steps) && !text.includes(HOW_MUCH_SALT))
    problems.push('it boils in salted water, but no step says how much salt to a litre, and what the list counts')
  // What is sold salted and sliced is cooked already.
  const poultry = rows.some(
    ({ category, groups }) => category === 'meat' && groups.includes('poultry') && !groups.includes('salty'),
  )
  if (poultry && !/\b74\u00a0°C/.test(text)) problems.push('poultry, but no step names 74 °C inside')
  const minced =
    facts.equipment.includes('meatgrinder') ||
    rows.some(({ id }) => /-mince(-\d+)?$/.test(id) || RAW_SAUSAGE.includes(id))
  if (minced && !/\b7[14]\u00a0°C|\bno pink\b|\bno longer pink\b/i.test(text))
    problems.push('minced meat, but no step says when it is done: 71 °C inside, or no pink left')
  if (facts.keepsDays > 0 && rows.some(({ id }) => RICE.test(id))) {
    if (facts.keepsDays > RICE_DAYS) problems.push(`cooked rice keeps at most ${RICE_DAYS} days`)
    const until = facts.keepsDays === 1 ? 'the next day' : `within ${facts.keepsDays} days`
    if (!text.includes(`within 1 hour, keep it in the fridge and eat it ${until}`))
      problems.push(`cooked rice, but no step says how to cool it and to eat it ${until}`)
  }
  return problems
}

/** Fresh vegetables and fruit that do not count towards a day's 400 g: starchy roots, and what only seasons. */
const NO_PRODUCE = ['potato', 'sweet-potato', 'garlic', 'lemon', 'lime']

/**
 * What is wrong with an ingredient's groups: heat comes from chilli and pepper, ready-made foods differ by maker, and fresh
 * vegetables and fruit count towards the day's, but for some.
 */
export function checkGroups({
  id,
  category,
  groups,
  allergens,
  mayContain,
}: Pick<IngredientRow, 'id' | 'category' | 'groups' | 'allergens' | 'mayContain'>): string[] {
  const problems: string[] = []
  if (groups.includes('spicy') && HOT_ONLY_TO_THE_NOSE.test(id))
    problems.push('is spicy; mustard and horseradish are no heat that people avoid')
  const cured = groups.includes('meat') && groups.includes('salty')
  if ((cured || category === 'bakery') && !groups.includes('check-label'))
    problems.push('is made by many makers in their own way, but is not in the group check-label')
  if (groups.includes('check-label') !== mayContain.length > 0)
    problems.push('mayContain names what some brands hold of each ingredient in the group check-label, and of no other')
  if ((category === 'vegetables' || category === 'fruits') && groups.includes(PRODUCE) === NO_PRODUCE.includes(id))
    problems.push(`counts as vegetables and fruit (group ${PRODUCE}) unless it is one of ${NO_PRODUCE.join(', ')}`)
  const both = mayContain.filter((allergen) => allergens.includes(allergen))
  if (both.length > 0) problems.push(`holds ${both.join(', ')} in all brands, so mayContain does not name it`)
  return problems
}
