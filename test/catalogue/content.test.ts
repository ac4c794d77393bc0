import { describe, expect, test } from 'vitest'
import { checkContent } from '../../src/catalogue/content/check-content.ts'
import type { Content, IngredientRow, RecipeWords } from '../../src/catalogue/content/rows.ts'
import type { Method } from '../../src/catalogue/method.ts'
import { PRODUCE } from '../../src/catalogue/nutrition.ts'
import type { Mistake } from '../../src/i18n/allowed.ts'
import { faultText } from '../../src/i18n/refusals.ts'
import { wholeContent } from '../harness/content.ts'

const content = wholeContent()
const inWords = (mistake: Mistake) => faultText('en', mistake)

test('every file in data/ parses and agrees with itself', () => {
  expect(checkContent(content, inWords)).toEqual([])
})

/** Recipes that are broken below: with few of them a check takes a tenth of the time. */
const BROKEN = new Set([
  'borscht',
  'cheese-toastie',
  'chicken-breast-pan',
  'cornbread',
  'dal-tadka',
  'fagiolini-olio-limone',
  'green-salad',
  'izmir-kofte',
  'mashed-potatoes',
  'oliebollen',
  'pasta-pesto',
  'peas-carrots',
  'peynirli-borek',
  'spaghetti-bolognese',
  'syrniki',
  'tavuk-shish-lavash',
])
const few: Content = {
  ...content,
  recipes: new Map([...content.recipes].filter(([id]) => BROKEN.has(id))),
  words: content.words.filter(({ kind, id }) => kind !== 'recipe' || BROKEN.has(id)),
}

/** The content with one recipe changed. */
const withRecipe = (id: string, change: (facts: ReturnType<typeof recipe>) => object): Content => ({
  ...few,
  recipes: new Map(few.recipes).set(id, { ...recipe(id), ...change(recipe(id)) }),
})
const recipe = (id: string) => {
  const facts = few.recipes.get(id)
  if (!facts) throw new Error(`no recipe ${id}`)
  return facts
}

/** The content with one row of the reference changed. */
const withIngredient = (id: string, change: (row: IngredientRow) => Partial<IngredientRow>): Content => ({
  ...few,
  ingredients: few.ingredients.map((row) => (row.id === id ? { ...row, ...change(row) } : row)),
})

/** The content with the words of one recipe in one language changed. */
const withWords = (id: string, lang: string, change: (words: RecipeWords) => Partial<RecipeWords>): Content => ({
  ...few,
  words: few.words.map((w) =>
    w.kind === 'recipe' && w.id === id && w.lang === lang
      ? { ...w, words: { ...w.words, ...change(w.words as RecipeWords) } }
      : w,
  ),
})
/** The words of one recipe with a text of all its steps replaced. */
const inSteps = (id: string, lang: string, from: string | RegExp, to: string): Content =>
  withWords(id, lang, ({ steps }) => ({ steps: steps.map((step) => step.replace(from, to)) }))

/** Boiling in the microwave, changed. */
const method = (over: Partial<Method>): Method => ({
  instead: 'stove',
  appliance: 'microwave',
  activeMin: 10,
  waitMin: 10,
  celsius: null,
  pressure: false,
  ...over,
})

describe('the check refuses', () => {
  const wrong: [string, Content, RegExp][] = [
    [
      'a main without starch that names nothing which brings it',
      withRecipe('chicken-breast-pan', () => ({ goesWith: ['green-salad', 'peas-carrots'] })),
      /chicken-breast-pan has no bread, potatoes, rice or the like/,
    ],
    [
      'another main as a companion',
      withRecipe('chicken-breast-pan', ({ goesWith }) => ({ goesWith: [...goesWith, 'cheese-toastie'] })),
      /chicken-breast-pan goesWith: cheese-toastie is a meal of its own/,
    ],
    [
      'an unknown ingredient',
      withRecipe('syrniki', (r) => ({ ingredients: { ...r.ingredients, unicorn: 10 } })),
      /there is no ingredient unicorn/,
    ],
    [
      'an implausible amount',
      withRecipe('syrniki', (r) => ({ ingredients: { ...r.ingredients, salt: 50 } })),
      /salt: 50\sg in a portion/,
    ],
    [
      'a portion nobody eats',
      withRecipe('syrniki', (r) => ({ ingredients: { [r.mainIngredient]: 20 } })),
      /g in a portion; /,
    ],
    [
      'a main ingredient that is not in the list',
      withRecipe('syrniki', () => ({ mainIngredient: 'beef-stew' })),
      /is not among the ingredients/,
    ],
    [
      'equipment that no step uses',
      withRecipe('syrniki', (r) => ({ equipment: [...r.equipment, 'airfryer'] })),
      /airfryer is listed, but no step uses it/,
    ],
    [
      'a dish of which nobody knows the work',
      withRecipe('syrniki', () => ({ activeMin: null })),
      /activeMin is missing/,
    ],
    [
      'more minutes by hand than there are to the table',
      withRecipe('syrniki', ({ timeMin }) => ({ activeMin: timeMin + 1 })),
      /min by hand, but \d+\smin to the table/,
    ],
    [
      'minutes to the table that nobody works or waits',
      withRecipe('borscht', () => ({ activeMin: 10, waitMin: 10 })),
      /but 10 by hand and 10 of waiting/,
    ],
    [
      'stages that do not add up',
      withRecipe('borscht', () => ({ stages: ['stove-35', 'simmer-70'] })),
      /stages of 35 minutes by hand and 70 of waiting, the recipe has 35 and 75/,
    ],
    [
      'a stage in an oven that is not there',
      withRecipe('borscht', () => ({ stages: ['stove-35', 'oven-75'] })),
      /a stage in oven, which is not among its equipment/,
    ],
    ['waiting for nothing', withRecipe('borscht', () => ({ waitKind: null })), /it is not said for what/],
    [
      'a night of an hour',
      withRecipe('borscht', () => ({ startsDayBefore: true, waitMin: 60 })),
      /waits for 60\smin; overnight/,
    ],
    [
      'a step that takes longer than the recipe',
      inSteps('mashed-potatoes', 'en', '20 minutes', '3 hours'),
      /a step says 180 minutes, the recipe has/,
    ],
    [
      'milk that is good for a month once opened',
      withIngredient('milk-2-5', () => ({ openDays: 30 })),
      /ingredient milk-2-5: openDays is 30; what keeps days has 1 to 9/,
    ],
    [
      'days of what keeps for months',
      withIngredient('salt', () => ({ openDays: 20 })),
      /ingredient salt: openDays is 20; what keeps months has none/,
    ],
    [
      'an appliance in place of one that is not needed',
      withRecipe('mashed-potatoes', () => ({ methods: [method({ instead: 'oven' })] })),
      /mashed-potatoes: methods: microwave instead of oven, which is not among its equipment/,
    ],
    [
      'a blender that boils',
      withRecipe('mashed-potatoes', () => ({ methods: [method({ appliance: 'blender' })] })),
      /mashed-potatoes: methods: blender instead of stove: it cannot do that work/,
    ],
    [
      'an oven of no temperature',
      withRecipe('mashed-potatoes', () => ({ methods: [method({ appliance: 'oven' })] })),
      /methods: oven instead of stove: which temperature/,
    ],
    [
      'an air fryer as hot as no air fryer is',
      withRecipe('mashed-potatoes', () => ({ methods: [method({ appliance: 'airfryer', celsius: 250 })] })),
      /methods: airfryer instead of stove: 250\s?°C; 80 to 210/,
    ],
    [
      'pressure in a microwave',
      withRecipe('mashed-potatoes', () => ({ methods: [method({ pressure: true })] })),
      /methods: microwave instead of stove: no pressure in it/,
    ],
    [
      'another method that is hours of work',
      withRecipe('mashed-potatoes', () => ({ methods: [method({ activeMin: 200 })] })),
      /methods: microwave instead of stove: 200 minutes by hand/,
    ],
    [
      'a method that stands twice',
      withRecipe('mashed-potatoes', () => ({ methods: [method({}), method({ activeMin: 9 })] })),
      /mashed-potatoes: methods: one stands twice/,
    ],
    [
      'a longer chill than the recipe waits',
      inSteps('mashed-potatoes', 'en', /$/, ' Chill for 25 minutes.'),
      /mashed-potatoes \(en\): a step waits for 25 minutes, the recipe for/,
    ],
    [
      'a night that the recipe does not have',
      inSteps('mashed-potatoes', 'en', /$/, ' Leave overnight.'),
      /mashed-potatoes \(en\): a step waits overnight/,
    ],
    [
      'washed poultry',
      inSteps('chicken-breast-pan', 'en', /^/, 'Rinse the chicken under the tap. '),
      /chicken-breast-pan: raw poultry is not washed/,
    ],
    [
      'food that thaws in the warm',
      inSteps('chicken-breast-pan', 'en', /^/, 'Thaw the chicken at room temperature. '),
      /chicken-breast-pan: food thaws in the fridge/,
    ],
    [
      'poultry that is pink',
      inSteps('chicken-breast-pan', 'en', /$/, ' The chicken may be slightly pink.'),
      /chicken-breast-pan: poultry and its liver are not eaten pink/,
    ],
    [
      'preserves of an untested process',
      inSteps('syrniki', 'en', /$/, ' Fill the jar while boiling and seal it.'),
      /syrniki: what is sealed in jars needs a tested process/,
    ],
    [
      'water in hot oil',
      inSteps('syrniki', 'en', /$/, ' Pour some water into the hot oil.'),
      /syrniki: water in hot oil/,
    ],
    [
      'meat that stands in a marinade for an hour',
      inSteps('chicken-breast-pan', 'en', /^/, 'Marinate the meat for 60 minutes. '),
      /chicken-breast-pan: meat and fish take up a marinade in the fridge/,
    ],
    [
      'dried beans that nobody soaks',
      withRecipe('dal-tadka', (r) => ({ ingredients: { ...r.ingredients, 'red-beans': 40 } })),
      /dal-tadka: dried beans are soaked and boiled/,
    ],
    ['a portion out of its range', withRecipe('borscht', () => ({ portionRange: [1.25, 1.5] })), /the portion itself/],
    [
      'a dish served with one there is not',
      withRecipe('syrniki', () => ({ goesWith: ['moonlight'] })),
      /unknown moonlight/,
    ],
    [
      'two steps of a dish with work in it',
      withWords('borscht', 'en', ({ steps }) => ({ steps: steps.slice(0, 2) })),
      /number of steps: 2; at least 3/,
    ],
    [
      'a recipe with the id of an ingredient',
      {
        ...few,
        recipes: new Map([...few.recipes].map(([id, facts]) => [id === 'syrniki' ? 'apple' : id, facts])),
      },
      /recipe apple: an ingredient has this id/,
    ],
    [
      'a batch dish that does not keep',
      withRecipe('syrniki', () => ({ batch: true, keepsDays: 0 })),
      /for two days must keep/,
    ],
    [
      'a missing text',
      {
        ...few,
        words: few.words.filter((w) => !(w.kind === 'recipe' && w.id === 'syrniki' && w.lang === 'ru')),
      },
      /recipe syrniki has no text/,
    ],
    [
      'a text of nothing',
      { ...few, words: [...few.words, { kind: 'recipe', id: 'ghost', lang: 'en', words: {} }] },
      /ghost does not exist/,
    ],
    [
      'a title copied from another language',
      {
        ...few,
        words: few.words.map((w) =>
          w.kind === 'recipe' && w.id === 'borscht' && w.lang === 'uk'
            ? {
                ...w,
                words: {
                  ...w.words,
                  title:
                    few.words.find((r) => r.kind === 'recipe' && r.id === 'borscht' && r.lang === 'ru')?.words.title ??
                    '',
                },
              }
            : w,
        ),
      },
      /texts \(uk\): recipe borscht is called/,
    ],
    [
      'a temperature that a line can break from its unit',
      inSteps('cornbread', 'de', '\u00a0°C', ' °C'),
      /texts \(de\): recipe cornbread: a plain space between a number and its unit/,
    ],
    [
      'herbs called vanilla',
      withWords('peynirli-borek', 'zh', ({ title }) => ({ title: title.replace('香料草', '香草') })),
      /texts \(zh\): recipe peynirli-borek: 香草 for herbs/,
    ],
    [
      'cheese that is crumbled where it is grated',
      inSteps('pasta-pesto', 'kk', 'үккіштен өткізілген пармезан', 'үгілген пармезан'),
      /texts \(kk\): recipe pasta-pesto: үгу for grating/,
    ],
    [
      'deep frying in the oil of the list',
      inSteps('oliebollen', 'en', /^Pour in oil for frying.*takes up\. /, ''),
      /oliebollen: it is fried in deep oil, but the steps do not say how deep/,
    ],
    [
      'salted water without a word on how much salt',
      inSteps('spaghetti-bolognese', 'en', / Allow a teaspoon of salt.*takes up\./, ''),
      /spaghetti-bolognese: it boils in salted water, but no step says how much salt to a litre/,
    ],
    [
      'salt of the list in water that is poured off, without a word on how much',
      inSteps('fagiolini-olio-limone', 'en', / Allow a teaspoon of salt.*takes up\./, ''),
      /fagiolini-olio-limone: it boils in salted water, but no step says how much salt to a litre/,
    ],
    [
      'poultry without a temperature',
      inSteps('tavuk-shish-lavash', 'en', / Inside.*°C\./, ''),
      /tavuk-shish-lavash: poultry, but no step names 74 °C/,
    ],
    [
      'minced meat that nobody sees to be done',
      inSteps('izmir-kofte', 'en', / Inside.*°C\./, ''),
      /izmir-kofte: minced meat, but no step says/,
    ],
    [
      'rice kept without a word on cooling',
      inSteps('dal-tadka', 'en', / Cool what is left.*$/, ''),
      /dal-tadka: cooked rice, but no step says how to cool it and to eat it within 2 days/,
    ],
    ['rice kept too long', withRecipe('dal-tadka', () => ({ keepsDays: 3 })), /dal-tadka: cooked rice keeps at most 2/],
    [
      'heat from mustard',
      withIngredient('dijon-mustard', (row) => ({ groups: [...row.groups, 'spicy'] })),
      /ingredient dijon-mustard: is spicy/,
    ],
    [
      'a sausage that is the same from every maker',
      withIngredient('kielbasa', (row) => ({ groups: row.groups.filter((group) => group !== 'check-label') })),
      /ingredient kielbasa: is made by many makers/,
    ],
    [
      'a vegetable that does not count as one',
      withIngredient('carrot', () => ({ groups: [] })),
      /ingredient carrot: counts as vegetables and fruit/,
    ],
    [
      'garlic as a vegetable',
      withIngredient('garlic', (row) => ({ groups: [...row.groups, PRODUCE] })),
      /ingredient garlic: counts as vegetables and fruit/,
    ],
    [
      'a ready-made food that may contain nothing',
      withIngredient('bouillon-cube', () => ({ mayContain: [] })),
      /ingredient bouillon-cube: mayContain names what some brands hold/,
    ],
    [
      'an allergen of all brands and of some',
      withIngredient('bouillon-cube', (row) => ({ mayContain: [...row.mayContain, 'celery'] })),
      /ingredient bouillon-cube: holds celery in all brands/,
    ],
    [
      'a trace of nothing that is an allergen',
      withIngredient('bouillon-cube', () => ({ mayContain: ['chicken'] })),
      /ingredient bouillon-cube mayContain: unknown chicken/,
    ],
  ]
  const before = checkContent(few, inWords)
  test.each(wrong)('%s', (_, broken, message) => {
    expect(before.filter((problem) => message.test(problem))).toEqual([])
    expect(checkContent(broken, inWords).some((problem) => message.test(problem))).toBe(true)
  })
})
