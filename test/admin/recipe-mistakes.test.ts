import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { CREATE, createRecipe, newOperator, porridge, type TestOperator } from './operator.ts'

const service = serviceForFile()
let ann: TestOperator
beforeAll(async () => {
  ann = await newOperator(service)
})
afterAll(() => expect(service.bugs).toEqual([]))

/** How many recipes are listed. */
const listed = async () => ((await (await service.get('/api/recipes')).json()) as { total: number }).total

test('what is wrong with a recipe is told in the language of the operator', async () => {
  const wrong = porridge({
    id: 'Not An Id',
    cuisine: 'martian',
    mainIngredient: 'beef',
    equipment: ['stove', 'oven'],
    timeMin: 0,
    season: [5, 5],
    activeMin: 90,
    waitMin: 10,
    startsDayBefore: true,
    portionRange: [1.5, 2],
    batch: true,
    keepsDays: 1,
    ingredients: [
      { ingredientId: 'salt', amount: 50 },
      { ingredientId: 'salt', amount: 50 },
    ],
    texts: [
      { lang: 'en', title: ' ', description: 'Nothing.', steps: ['Boil it in a pan.', 'Eat it.'] },
      {
        lang: 'ru',
        title: 'Каша',
        description: 'Boil millet in milk and eat it all up while it is hot',
        steps: ['Варите 5 минут.'],
      },
    ],
  })
  const said = new Map<string, string[]>()
  for (const lang of LANGUAGES) {
    const { errors } = await ann.ask(CREATE, { recipe: wrong }, lang)
    const { mistakes } = (errors?.[0]?.extensions ?? {}) as { mistakes: { field: string; problem: string }[] }
    for (const { field } of mistakes) expect(errors?.[0]?.message).toContain(field)
    said.set(
      lang,
      mistakes.map(({ problem }) => problem),
    )
  }
  const english = said.get('en') as string[]
  expect(english.length).toBeGreaterThan(6)
  for (const [lang, problems] of said) {
    expect(problems).toHaveLength(english.length)
    for (const problem of problems) {
      if (lang !== 'en') expect(english, lang).not.toContain(problem)
      expect([lang, problem]).toEqual([lang, expect.not.stringMatching(/undefined|\{|\}/)])
    }
  }
  const { errors } = await ann.ask(CREATE, { recipe: porridge({ batch: true, keepsDays: 1 }) }, 'de')
  expect(errors?.[0]?.message).toBe('keepsDays: was für zwei Tage gekocht wird, muss sich mindestens 2 Tage halten')
  const russian = await ann.ask(CREATE, { recipe: porridge({ equipment: ['stove', 'oven'] }) }, 'ru')
  expect(russian.errors?.[0]?.message).toBe('equipment: oven есть в списке, но не нужно ни на одном шаге')
})

test('a refusal of what is said of countries names the field, what was given and what is allowed', async () => {
  const said = async (over: Record<string, unknown>, lang = 'en') =>
    (await ann.ask(CREATE, { recipe: porridge(over) }, lang)).errors?.[0]?.message ?? ''
  const familiarity = (...entries: [string, number][]) => ({
    familiarity: entries.map(([country, value]) => ({ country, value })),
  })
  const slots = (...entries: [string, string[]][]) => ({
    slotsByCountry: entries.map(([country, slots]) => ({ country, slots })),
  })
  expect(await said(familiarity(['DE', 3], ['GE', 1]))).toMatch(
    /^familiarity\.1\.country is "GE"; allowed: one of RU, US, DE, .*FR/,
  )
  expect(await said(familiarity(['DE', 3], ['DE', 3]))).toBe('familiarity: DE stands twice')
  expect(await said(familiarity(['DE', 4]))).toBe('familiarity.0.value is 4; allowed: at most 3')
  expect(await said(familiarity(['DE', -1]), 'de')).toBe('familiarity.0.value ist -1; erlaubt: mindestens 0')
  expect(await said(slots(['XX', ['lunch']]))).toMatch(/^slotsByCountry\.0\.country is "XX"; allowed: one of RU, /)
  expect(await said(slots(['DE', ['lunch']], ['DE', ['dinner']]))).toBe('slotsByCountry: DE stands twice')
  expect(await said(slots(['DE', ['lunch', 'lunch']]))).toBe('slotsByCountry.0.slots: lunch stands twice')
  expect(await said(slots(['DE', []]))).toMatch(/^slotsByCountry\.0\.slots is \[\]; allowed: at least 1 /)
  expect(await said(slots(['DE', ['brunch']]))).toMatch(/^Value "brunch" does not exist in "Slot" enum/)
})

test('a recipe that contradicts itself or cannot be is refused with every field named, and nothing is written', async () => {
  const wrong: [string, Record<string, unknown>, string[]][] = [
    ['an id of another form', { id: 'Not An Id' }, ['id']],
    ['a cuisine nobody knows', { cuisine: 'martian' }, ['cuisine']],
    ['no meal', { slots: [] }, ['slots']],
    ['no time', { timeMin: 0 }, ['timeMin']],
    [
      'a grade that there is not, and no meal',
      {
        familiarity: [{ country: 'DE', value: 4 }],
        slotsByCountry: [{ country: 'FR', slots: [] }],
      },
      ['familiarity.0.value', 'slotsByCountry.0.slots'],
    ],
    [
      'countries nobody knows, a country and a meal twice',
      {
        familiarity: [
          { country: 'DE', value: 3 },
          { country: 'XX', value: 1 },
          { country: 'DE', value: 2 },
        ],
        slotsByCountry: [
          { country: 'FR', slots: ['lunch', 'dinner', 'lunch'] },
          { country: 'de', slots: ['lunch'] },
        ],
      },
      ['familiarity', 'familiarity.1.country', 'slotsByCountry.0.slots', 'slotsByCountry.1.country'],
    ],
    ['batch without keeping', { batch: true, keepsDays: 1 }, ['keepsDays']],
    ['an appliance no step uses', { equipment: ['stove', 'oven'] }, ['equipment']],
    ['no words', { texts: [] }, ['texts']],
    ['words of another script', { texts: [{ ...porridge().texts[0], lang: 'ru' }] }, ['equipment', 'texts.ru']],
    [
      'two steps and an empty title',
      { texts: [{ lang: 'en', title: ' ', description: 'Nothing.', steps: ['Boil it in a pan.', 'Eat it.'] }] },
      ['texts.en.steps', 'texts.en.title'],
    ],
    [
      'words that no database keeps',
      { texts: [{ ...porridge().texts[0], lang: 'en', title: 'a\u0000b', description: '\ud800' }] },
      ['texts.en.description', 'texts.en.title'],
    ],
    [
      'a portion nobody eats, with an ingredient nobody knows, one twice and a main one that is missing',
      {
        mainIngredient: 'beef',
        ingredients: [
          { ingredientId: 'salt', amount: 50 },
          { ingredientId: 'salt', amount: 5 },
          { ingredientId: 'unicorn', amount: 5 },
        ],
      },
      ['ingredients', 'ingredients.unicorn', 'mainIngredient'],
    ],
  ]
  const total = await listed()
  for (const [what, over, fields] of wrong) {
    const { data, errors } = await ann.ask(CREATE, { recipe: porridge(over) })
    expect(data).toBeNull()
    const { code, mistakes } = (errors?.[0]?.extensions ?? {}) as { code: string; mistakes: { field: string }[] }
    expect([what, code, [...new Set(mistakes.map(({ field }) => field))].sort()]).toEqual([
      what,
      'BAD_USER_INPUT',
      fields,
    ])
    for (const field of fields) expect(errors?.[0]?.message).toMatch(new RegExp(`(^|\\. )${field}(: | is )`))
  }
  const twin = await ann.ask(CREATE, { recipe: { ...porridge(), id: 'syrniki' } })
  expect(twin.errors?.[0]?.message).toBe('id is "syrniki"; allowed: an id that no recipe has, or changeRecipe')
  expect(await listed()).toBe(total)
  const first = await createRecipe(ann)
  const copy = await ann.ask(CREATE, { recipe: porridge() })
  expect(copy.errors?.[0]?.message).toMatch(new RegExp(`ingredients: \\S+ and ${first} share 100\\s% of their weight`))
})
