import { parseIngredient, type UnitOfMeasureDefinitions, unitsOfMeasure } from 'parse-ingredient'
import type { Unit } from '../../planner/world.ts'

/** Words for units in the languages we speak, beside the English ones that the library knows. */
const WORDS: Readonly<Record<string, string>> = {
  gram: 'г гр грамм грамма граммов грам грама грамів gr Gramm gramme grammes gramo gramos grammo grammi grama gramas gramy gramů gramów 克 グラム',
  kilogram: 'кг килограмм кілограм Kilo kilo kilos chilo 公斤 キロ',
  milliliter: 'мл миллилитр миллилитров Milliliter millilitre millilitres mililitro mililitros 毫升 ミリリットル',
  liter: 'л литр литра литров літр літра Liter litre litres litro litros litri litr litry litru litrů 升 リットル',
  teaspoon:
    'TL Teelöffel càc cucharadita cucharaditas cucchiaino cucchiaini łyżeczka łyżeczki łyżeczek theelepel tl lžička lžičky lžiček 茶匙 小さじ',
  tablespoon:
    'EL Esslöffel càs cucharada cucharadas cucchiaio cucchiai łyżka łyżki łyżek eetlepel eetlepels el lžíce lžic 汤匙 大さじ',
  cup: 'стакан стакана стаканов склянка склянки Tasse Tassen tasse tasses taza tazas tazza tazze xícara xícaras szklanka szklanki hrnek hrnku 杯 カップ',
  piece:
    'шт шт. штука штуки штук Stück Stk pièce pièces pieza piezas pezzo pezzi szt szt. sztuka sztuki ks adet stuk stuks 个 個',
  clove:
    'зубчик зубчика зубчиков зубчики Zehe Zehen gousse gousses diente dientes spicchio spicchi dente dentes ząbek ząbki ząbków stroužek stroužky diş teen tenen 瓣 かけ',
  pinch: 'щепотка щепотки дрібка Prise Prisen pincée pizca pizzico pitada szczypta špetka tutam snufje',
}

const UNITS: UnitOfMeasureDefinitions = Object.fromEntries(
  Object.entries(WORDS).map(([id, words]) => {
    const known = unitsOfMeasure[id] ?? { short: id, plural: id }
    return [id, { ...known, alternates: [...(known.alternates ?? []), ...words.split(' ')] }]
  }),
)

/** Units of several words, as one that is known. */
const PHRASES: readonly [RegExp, string][] = [
  [/(?<=\d|\s)ч(?:ай\p{L}*)?\.?\s*л(?:ож\p{L}*)?\.?(?=\s)/giu, ' teaspoon'],
  [/(?<=\d|\s)ст(?:ол\p{L}*)?\.?\s*л(?:ож\p{L}*)?\.?(?=\s)/giu, ' tablespoon'],
  [/\bc(?:uill[eè]res?)?\.?\s*à\s*c(?:af[eé]|\.)?(?=\s)/giu, 'teaspoon'],
  [/\bc(?:uill[eè]res?)?\.?\s*à\s*s(?:oupe|\.)?(?=\s)/giu, 'tablespoon'],
  [/\bcolher(?:es)?\s+(?:\(?de\s+)?chá\)?(?=\s)/giu, 'teaspoon'],
  [/\bcolher(?:es)?\s+(?:\(?de\s+)?sopa\)?(?=\s)/giu, 'tablespoon'],
  [/\b(?:çay|tatlı)\s+kaşığı(?=\s)/giu, 'teaspoon'],
  [/\byemek\s+kaşığı(?=\s)/giu, 'tablespoon'],
  [/\bsu\s+bardağı(?=\s)/giu, 'cup'],
]

/** A line of a recipe, taken apart. */
export interface Line {
  readonly text: string
  /** the ingredient, and what is done with it */
  readonly what: string
  /** how much, from the least to the most; undefined: it does not say */
  readonly quantity: readonly [number, number] | undefined
  /** id of the unit; undefined: a number of pieces, or a unit nobody knows */
  readonly unit: string | undefined
}

/** Takes a line apart: amount, unit and name, in any of our languages; the amount may stand behind the name. */
export function readLine(text: string): Line {
  const known = PHRASES.reduce((line, [phrase, unit]) => line.replaceAll(phrase, unit), `${text} `).trim()
  const [read] = parseIngredient(known, {
    additionalUOMs: UNITS,
    // «1,5 kg», but «1,000 g».
    decimalSeparator: /\d,\d{1,2}(?!\d)/.test(known) ? ',' : '.',
    descriptionStripPrefixes: ['of', 'de', 'di', /d['’]/],
    leadingQuantityPrefixes: ['about', 'approx.', 'ca.', 'circa', 'etwa', 'environ', 'около', 'примерно'],
  })
  if (!read || read.isGroupHeader || read.quantity === null) {
    return { text, what: read?.description || text, quantity: undefined, unit: undefined }
  }
  return {
    text,
    what: read.description,
    quantity: [read.quantity, read.quantity2 ?? read.quantity],
    unit: read.unitOfMeasureID ?? undefined,
  }
}

/** The facts of an ingredient that amounts are converted by. */
export interface Measured {
  readonly unit: Unit
  /** g: 1; ml: density in g/ml; pcs: edible grams of one piece */
  readonly gramsPerUnit: number
}

/** Words that only say that pieces are counted. */
const COUNTED = ['piece', 'clove', 'large', 'medium', 'small']

/** Spoons are 5 and 15 ml but in the United States, where the difference is 1.4 %. */
const SPOONS: Readonly<Record<string, number>> = { teaspoon: 5, tablespoon: 15 }

/** Millilitres or grams of one unit, by every system that has it; none for what is neither. */
function sizesOf(unit: string): number[] {
  const spoon = SPOONS[unit]
  if (spoon !== undefined) return [spoon]
  const factor = unitsOfMeasure[unit]?.conversionFactor
  if (factor === undefined) return []
  return typeof factor === 'number' ? [factor] : [...new Set(Object.values(factor))]
}

/**
 * An amount in the ingredient's unit.
 * @param named whether the line names the ingredient and nothing else: of «1 bulb of garlic» the pieces are no cloves
 * @returns `sure` with one amount, or what it may be: none, or several by system, size or range
 */
export function amountsOf(
  { quantity, unit }: Line,
  ingredient: Measured,
  named: boolean,
): { sure: boolean; amounts: number[] } {
  if (!quantity) return { sure: false, amounts: [] }
  const ends = [...new Set(quantity)]
  const times = (sizes: readonly number[], sure: boolean) => {
    const amounts = [...new Set(sizes.flatMap((size) => ends.map((end) => end * size)))]
    return { sure: sure && amounts.length === 1, amounts }
  }
  const { type } = (unit === undefined ? undefined : unitsOfMeasure[unit]) ?? {}
  const sizes = unit === undefined ? [] : sizesOf(unit)
  if (ingredient.unit === 'pcs') {
    if (unit === undefined || COUNTED.includes(unit)) return times([1], named)
    // Whether peel and shell were weighed nobody knows.
    return type === 'mass'
      ? times(
          sizes.map((size) => size / ingredient.gramsPerUnit),
          false,
        )
      : times([], false)
  }
  if (type === 'mass')
    return times(
      sizes.map((size) => size / ingredient.gramsPerUnit),
      true,
    )
  // How much a spoon of flour weighs is in no reference of ours.
  return ingredient.unit === 'ml' && type === 'volume' ? times(sizes, true) : times([], false)
}
