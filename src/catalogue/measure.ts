/** How an ingredient is counted in a kitchen and in a shop. */
export interface Measure {
  /** what one piece of it is, where it is no whole fruit, bread or egg */
  readonly piece?: 'clove' | 'leaf' | 'sheet'
  /** what a pack of pieces is in the shop */
  readonly pack?: 'head'
  /** grams of a level teaspoon, 5 ml */
  readonly teaspoonG?: number
  /** comes from the tap: on no list of what to buy */
  readonly tap?: true
}

/**
 * Grams of a level teaspoon. Recalled from the household weights of USDA SR28 (a third of its tablespoon, or a 48th of
 * its cup, where it has no teaspoon), not checked against its tables; for blends and pastes without a row there, of the
 * nearest one. Spoons differ by as much: the weight stands beside every spoon.
 */
const TEASPOON_G: Readonly<Record<string, number>> = {
  salt: 6,
  'black-pepper': 2.3,
  'white-pepper': 2.4,
  allspice: 1.9,
  paprika: 2.3,
  'smoked-paprika': 2.3,
  'chili-powder': 2.7,
  'pul-biber': 1.8,
  cumin: 2.1,
  coriander: 1.8,
  caraway: 2.1,
  turmeric: 3,
  'curry-powder': 2,
  'khmeli-suneli': 2,
  'five-spice': 2,
  'italian-herbs': 1,
  oregano: 1,
  'basil-dried': 0.7,
  thyme: 1,
  rosemary: 1.2,
  marjoram: 0.6,
  'mint-dried': 0.5,
  cinnamon: 2.6,
  cloves: 2.1,
  nutmeg: 2.2,
  cardamom: 2,
  'ginger-ground': 1.8,
  sumac: 2.5,
  saffron: 0.7,
  'sichuan-pepper': 1.8,
  'garlic-powder': 3.1,
  'onion-powder': 2.4,
  'dashi-powder': 3,
  flour: 2.6,
  'flour-wholegrain': 2.5,
  'rye-flour': 2.1,
  'buckwheat-flour': 2.5,
  'rice-flour': 3.3,
  'corn-flour': 2.5,
  'corn-starch': 2.7,
  'potato-starch': 3.3,
  sugar: 4.2,
  'brown-sugar': 4.6,
  'powdered-sugar': 2.5,
  'vanilla-sugar': 4.2,
  'baking-powder': 4.6,
  'baking-soda': 4.6,
  'yeast-dry': 4,
  gelatin: 2.3,
  'citric-acid': 4.5,
  cocoa: 1.8,
  honey: 7,
  jam: 6.7,
  butter: 4.7,
  ghee: 4.5,
  margarine: 4.7,
  lard: 4.3,
  'duck-fat': 4.3,
  'coconut-oil': 4.5,
  'tomato-paste': 5.3,
  'pepper-paste': 5.3,
  mustard: 5,
  'dijon-mustard': 5,
  horseradish: 5,
  mayonnaise: 4.6,
  ketchup: 5.7,
  miso: 5.7,
  'oyster-sauce': 6,
  hoisin: 5.3,
  gochujang: 6,
  doubanjiang: 5.7,
  tahini: 5,
  'peanut-butter': 5.3,
  sesame: 3,
  'poppy-seeds': 2.8,
  chia: 3.5,
  breadcrumbs: 2.3,
  semolina: 3.5,
  'sour-cream-20': 4,
  'creme-fraiche': 4,
  'yogurt-plain': 5,
  capers: 2.9,
  'garam-masala': 2,
  'summer-savory': 1.4,
  'lingonberry-jam': 6.7,
  'apricot-jam': 6.7,
  marmalade: 6.7,
  'grape-molasses': 7,
  'plant-spread': 4.7,
  ajvar: 5.3,
  lyutenitsa: 5.3,
  'nasi-spice-paste': 5.3,
  'cod-roe-paste': 5,
  remoulade: 5,
  'ranch-dressing': 5,
  'apple-sauce': 5.3,
  salsa: 5.3,
  flaxseed: 3.4,
  'chocolate-sprinkles': 4,
  'cocoa-drink': 3,
  'coffee-instant': 1,
  kama: 2.5,
  tarhana: 3,
}

const COUNTED: Readonly<Record<string, Measure>> = {
  garlic: { piece: 'clove', pack: 'head' },
  'bay-leaf': { piece: 'leaf' },
  nori: { piece: 'sheet' },
  water: { tap: true },
}

const measures: ReadonlyMap<string, Measure> = new Map([
  ...Object.entries(TEASPOON_G).map(([id, teaspoonG]): [string, Measure] => [id, { teaspoonG }]),
  ...Object.entries(COUNTED),
])

const NOTHING_KNOWN: Measure = {}

/** How an ingredient is counted; an empty answer for the many that are weighed. */
export const measureOf = (ingredient: string): Measure => measures.get(ingredient) ?? NOTHING_KNOWN

/** What is wrong with the measures: ingredients that are not there, or are counted in another unit. */
export function checkMeasures(ingredients: readonly { readonly id: string; readonly unit: string }[]): string[] {
  const units = new Map(ingredients.map(({ id, unit }) => [id, unit]))
  return [...measures].flatMap(([id, { piece, pack, teaspoonG }]) => {
    const unit = units.get(id)
    if (!unit) return [`measures: ${id} is no ingredient`]
    if ((piece || pack) && unit !== 'pcs')
      return [`measures: ${id} is counted in ${piece ?? pack} and has the unit ${unit}`]
    if (teaspoonG && unit !== 'g') return [`measures: ${id} has grams of a teaspoon and the unit ${unit}`]
    return []
  })
}
