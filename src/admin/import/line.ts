import { parseIngredient, type UnitOfMeasureDefinitions, unitsOfMeasure } from 'parse-ingredient'
import type { Unit } from '../../catalogue/vocabulary.ts'
import type { Lang } from '../../i18n/locale.ts'

type UnitId =
  | 'gram'
  | 'kilogram'
  | 'milliliter'
  | 'liter'
  | 'teaspoon'
  | 'tablespoon'
  | 'cup'
  | 'piece'
  | 'clove'
  | 'pinch'

/** Words for units in each language we speak, beside the English ones that the library knows. */
const WORDS: Readonly<Record<Exclude<Lang, 'en'>, Readonly<Partial<Record<UnitId, string>>>>> = {
  ru: {
    gram: 'г гр грамм грамма граммов',
    kilogram: 'кг килограмм',
    milliliter: 'мл миллилитр миллилитров',
    liter: 'л литр литра литров',
    cup: 'стакан стакана стаканов',
    piece: 'шт шт. штука штуки штук',
    clove: 'зубчик зубчика зубчиков зубчики',
    pinch: 'щепотка щепотки',
  },
  uk: {
    gram: 'г грам грама грамів',
    kilogram: 'кг кілограм',
    milliliter: 'мл',
    liter: 'л літр літра літрів',
    cup: 'склянка склянки',
    piece: 'шт шт. штука штуки штук',
    pinch: 'дрібка',
  },
  kk: {
    gram: 'г грамм',
    kilogram: 'кг килограмм',
    milliliter: 'мл миллилитр',
    liter: 'л литр',
    cup: 'стақан',
    piece: 'дана',
    pinch: 'шымшым',
  },
  de: {
    gram: 'gr Gramm',
    kilogram: 'Kilo',
    milliliter: 'Milliliter',
    liter: 'Liter',
    teaspoon: 'TL Teelöffel',
    tablespoon: 'EL Esslöffel',
    cup: 'Tasse Tassen',
    piece: 'Stück Stk',
    clove: 'Zehe Zehen',
    pinch: 'Prise Prisen',
  },
  fr: {
    gram: 'gramme grammes',
    kilogram: 'kilo kilos',
    milliliter: 'millilitre millilitres',
    liter: 'litre litres',
    teaspoon: 'càc',
    tablespoon: 'càs',
    cup: 'tasse tasses',
    piece: 'pièce pièces',
    clove: 'gousse gousses',
    pinch: 'pincée',
  },
  es: {
    gram: 'gramo gramos',
    kilogram: 'kilo kilos',
    milliliter: 'mililitro mililitros',
    liter: 'litro litros',
    teaspoon: 'cucharadita cucharaditas',
    tablespoon: 'cucharada cucharadas',
    cup: 'taza tazas',
    piece: 'pieza piezas',
    clove: 'diente dientes',
    pinch: 'pizca',
  },
  it: {
    gram: 'gr grammo grammi',
    kilogram: 'chilo',
    liter: 'litro litri',
    teaspoon: 'cucchiaino cucchiaini',
    tablespoon: 'cucchiaio cucchiai',
    cup: 'tazza tazze',
    piece: 'pezzo pezzi',
    clove: 'spicchio spicchi',
    pinch: 'pizzico',
  },
  pt: {
    gram: 'grama gramas',
    kilogram: 'kilo kilos',
    milliliter: 'mililitro mililitros',
    liter: 'litro litros',
    cup: 'xícara xícaras',
    clove: 'dente dentes',
    pinch: 'pitada',
  },
  pl: {
    gram: 'gramy gramów',
    liter: 'litr litry',
    teaspoon: 'łyżeczka łyżeczki łyżeczek',
    tablespoon: 'łyżka łyżki łyżek',
    cup: 'szklanka szklanki',
    piece: 'szt szt. sztuka sztuki',
    clove: 'ząbek ząbki ząbków',
    pinch: 'szczypta',
  },
  tr: { gram: 'gr', piece: 'adet', clove: 'diş', pinch: 'tutam' },
  nl: {
    teaspoon: 'theelepel tl',
    tablespoon: 'eetlepel eetlepels el',
    piece: 'stuk stuks',
    clove: 'teen tenen',
    pinch: 'snufje',
  },
  cs: {
    gram: 'gramů',
    liter: 'litr litry litru litrů',
    teaspoon: 'lžička lžičky lžiček',
    tablespoon: 'lžíce lžic',
    cup: 'hrnek hrnku',
    piece: 'ks',
    clove: 'stroužek stroužky',
    pinch: 'špetka',
  },
  zh: {
    gram: '克',
    kilogram: '公斤',
    milliliter: '毫升',
    liter: '升',
    teaspoon: '茶匙',
    tablespoon: '汤匙',
    cup: '杯',
    piece: '个',
    clove: '瓣',
  },
  ja: {
    gram: 'グラム',
    kilogram: 'キロ',
    milliliter: 'ミリリットル',
    liter: 'リットル',
    teaspoon: '小さじ',
    tablespoon: '大さじ',
    cup: 'カップ',
    piece: '個',
    clove: 'かけ',
  },
}

/** Words of all languages by the unit they mean: a line does not say which language it is in. */
const alternates = Map.groupBy(
  Object.values(WORDS).flatMap((units) =>
    Object.entries(units).flatMap(([id, words]) => words.split(' ').map((word) => ({ id, word }))),
  ),
  ({ id }) => id,
)

const UNITS: UnitOfMeasureDefinitions = Object.fromEntries(
  [...alternates].map(([id, words]) => {
    const known = unitsOfMeasure[id] ?? { short: id, plural: id }
    return [id, { ...known, alternates: [...(known.alternates ?? []), ...new Set(words.map(({ word }) => word))] }]
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
