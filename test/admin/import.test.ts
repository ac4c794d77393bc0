import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSource } from '../../src/admin/import/read.ts'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { newOperator, type TestOperator } from './operator.ts'

const service = serviceForFile()
let ann: TestOperator
beforeAll(async () => {
  ann = await newOperator(service)
})
afterAll(() => expect(service.bugs).toEqual([]))

const structured = {
  '@context': 'https://schema.org',
  '@type': ['Recipe'],
  name: 'Millet &amp; carrot bake',
  description: '<p>A soft bake of millet and carrot,\n sweet by itself, for a slow evening.</p>',
  inLanguage: 'en-GB',
  recipeYield: ['4', '4 servings'],
  totalTime: 'PT1H15M',
  recipeCuisine: 'British',
  recipeCategory: 'Dinner',
  recipeIngredient: ['240 g millet', '600 ml milk', '4 carrots, grated', '400 g carrot', 'Salt', '1 sprig of joy'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'First',
      itemListElement: [
        { '@type': 'HowToStep', text: 'Boil the millet in the milk in a pan over a low heat for 20 minutes.' },
        { '@type': 'HowToStep', text: 'Stir in the carrot and the salt &amp; taste it.' },
      ],
    },
    { '@type': 'HowToStep', text: 'Bake it in the oven at 180 °C for 40 minutes, until the top is golden.' },
  ],
}
const IMPORT = `mutation ($id: String!, $source: String!, $answers: [ImportAnswer!], $change: RecipeChange) {
  importRecipe(id: $id, source: $source, answers: $answers, change: $change) {
    recipe { id title description timeMin cuisine slots steps ingredients { ingredientId amount } }
    questions { id text candidates }
    lines { text ingredientId amount }
  }
}`
const importing = async (source: unknown, answers: Record<string, string> = {}, lang?: string, change?: object) =>
  ann.ask(
    IMPORT,
    {
      id: 'millet-carrot-bake',
      source: typeof source === 'string' ? source : JSON.stringify(source),
      answers: Object.entries(answers).map(([question, value]) => ({ question, value })),
      change,
    },
    lang,
  )

test('a recipe is imported by question and answer: what is stated is taken, what is unsure is asked, nothing is guessed', async () => {
  const page = `<!doctype html><title>x</title><script type="application/ld+json">{"broken</script>
    <script type='application/ld+json; charset=utf-8'>${JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, structured] })}</script>`
  const { data, errors } = await importing(page)
  expect(errors).toBeUndefined()
  const { recipe, questions, lines } = data.importRecipe
  expect(recipe).toBeNull()
  const asked = questions.map(({ id }: { id: string }) => id)
  expect(asked).toEqual([
    'ingredient.1',
    'amount.2',
    'amount.4',
    'ingredient.5',
    'course',
    'meal',
    'mainIngredient',
    'equipment',
    'serve',
    'keepsDays',
    'batch',
  ])
  const question = (id: string) => questions.find((one: { id: string }) => one.id === id)
  expect(question('ingredient.1').candidates).toEqual(expect.arrayContaining(['milk-2-5', 'milk-3-2', 'none']))
  expect(question('amount.2').text).toBe('How much is “4 carrots, grated” for the whole recipe, in g of carrot?')
  expect(lines[0]).toEqual({ text: '240 g millet', ingredientId: 'millet', amount: 240 })
  expect((await service.get('/api/recipes/millet-carrot-bake')).status).toBe(404)

  const answers = {
    'ingredient.1': 'milk-2-5',
    'amount.2': '300',
    'amount.4': '4',
    'ingredient.5': 'none',
    course: 'main',
    meal: 'true',
    mainIngredient: 'millet',
    equipment: 'stove, oven',
    serve: 'hot',
    keepsDays: '2',
    batch: 'false',
  }
  const wrong: [Record<string, string>, RegExp][] = [
    [
      { ...answers, 'ingredient.1': 'unicorn' },
      /^answers.0.value is "unicorn"; allowed: an id of the ingredient reference/,
    ],
    [{ ...answers, keepsDays: '2.5' }, /^answers.9.value is "2.5"; allowed: a whole number from 0 to 30/],
    [{ ...answers, equipment: 'stove, sword' }, /^answers.7.value is "stove, sword"; allowed: some of stove, oven/],
    [{ ...answers, 'ingredient.9': 'salt' }, /^answers.11.question is "ingredient.9"; allowed: one of lang, portions/],
    [
      { ...answers, mainIngredient: 'apple' },
      /^answers.6.value is "apple"; allowed: one of millet, milk-2-5, carrot, salt/,
    ],
    [{ ...answers, 'amount.4': '400' }, /ingredients.salt: salt: 100\sg in a portion; at most 8/],
  ]
  for (const [given, message] of wrong) expect((await importing(page, given)).errors?.[0]?.message).toMatch(message)
  const rest = await importing(page, { ...answers, 'amount.2': '', batch: 'true' })
  expect(rest.errors?.[0]?.message).toMatch(/^answers.1.value is ""; allowed: a number from 0.01/)

  const unknown = await importing(page, answers, undefined, { familiarity: [{ country: 'XX', value: 1 }] })
  expect(unknown.errors?.[0]?.message).toMatch(/^familiarity\.0\.country is "XX"; allowed: one of RU, /)
  const done = await importing(page, answers, undefined, {
    keepsDays: 3,
    familiarity: [{ country: 'DE', value: 3 }],
    slotsByCountry: [{ country: 'DE', slots: ['lunch'] }],
  })
  expect(done.errors).toBeUndefined()
  expect(done.data.importRecipe.questions).toEqual([])
  expect(done.data.importRecipe.recipe).toMatchObject({
    title: 'Millet & carrot bake',
    description: 'A soft bake of millet and carrot, sweet by itself, for a slow evening.',
    timeMin: 75,
    cuisine: 'british',
    slots: ['dinner'],
    ingredients: [
      { ingredientId: 'millet', amount: 60 },
      { ingredientId: 'milk-2-5', amount: 150 },
      // Both lines of carrot, for four.
      { ingredientId: 'carrot', amount: 175 },
      { ingredientId: 'salt', amount: 1 },
    ],
  })
  // What no source has a field for is given beside it, and what is given comes before the answers.
  const { data: there } = await service.graphql(
    '{ recipe(id: "millet-carrot-bake") { keepsDays familiarity(country: "DE") slots(country: "DE") } }',
  )
  expect(there.recipe).toEqual({ keepsDays: 3, familiarity: 3, slots: ['lunch'] })
  expect(done.data.importRecipe.recipe.steps[1]).toBe('Stir in the carrot and the salt & taste it.')
  const found = (await (await service.get('/api/recipes?lang=en&q=millet%20bake')).json()) as {
    items: { ID: string }[]
  }
  expect(found.items.map((card) => card.ID)).toContain('millet-carrot-bake')
})

test('another language is read with its own names and units', async () => {
  const { data } = await importing({
    '@type': 'https://schema.org/Recipe',
    name: 'Каша',
    inLanguage: 'ru',
    recipeYield: '2 порции',
    recipeIngredient: ['Пшено — 0,2 кг', '1 ч. л. соли', 'грецкие орехи 30 г'],
    recipeInstructions: 'Сварите.\nПосолите.\nПодайте.',
  })
  const { lines, questions } = data.importRecipe
  expect(lines[0]).toEqual({ text: 'Пшено — 0,2 кг', ingredientId: 'millet', amount: 200 })
  const question = (id: string) => questions.find((one: { id: string }) => one.id === id)
  expect(question('ingredient.1').candidates[0]).toBe('salt')
  expect(question('portions')).toBeUndefined()
  expect(question('timeMin')).toMatchObject({ candidates: [] })
  expect(question('description')).toBeDefined()
})

test('a source without a language is asked for it first; a source without a recipe is refused', async () => {
  const { inLanguage: _, ...silent } = structured
  expect((await importing(silent)).data.importRecipe.questions).toEqual([
    { id: 'lang', text: 'Which language is it written in?', candidates: expect.arrayContaining(['en', 'ru', 'ja']) },
  ])
  expect((await importing(silent, { lang: 'en' })).data.importRecipe.questions.length).toBeGreaterThan(5)
  for (const source of ['', '{"@type": "Person"}', '<p>soup</p>', '{', '[1, null, "x"]']) {
    expect((await importing(source)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'source' })
  }
  const empty = await importing({ ...structured, recipeIngredient: [] })
  expect(empty.errors?.[0]?.message).toMatch(/allowed: a recipe with name, recipeIngredient and recipeInstructions$/)
})

test('a source that is larger than any recipe is refused in words, and keeps nobody waiting', async () => {
  const nested = (count: number) =>
    `${'<div>'.repeat(count)}<script type="application/ld+json">${JSON.stringify(structured)}</script>`
  const deep = (count: number) =>
    `${JSON.stringify(structured).slice(0, -1)},"more":${'['.repeat(count)}${']'.repeat(count)}}`
  const sources: [string, unknown, RegExp][] = [
    [
      'a number',
      { ...structured, recipeIngredient: [`${'1'.repeat(200_000)} g sugar`] },
      /with at most 300 characters/,
    ],
    ['digits', { ...structured, recipeIngredient: [`${'1'.repeat(250)} g sugar`] }, /numbers have at most 8 digits/],
    ['lines', { ...structured, recipeIngredient: Array(101).fill('1 egg') }, /at most 100 entries of recipeIngredient/],
    ['tags', nested(200_000), /markup nested at most 100 deep|at most 1,000,000 characters/],
    ['fewer tags', nested(50_000), /markup nested at most 100 deep/],
    ['JSON', deep(50_000), /JSON nested at most 100 deep/],
    ['markup in a text', { ...structured, name: '<b>'.repeat(100_000) }, /markup nested at most 100 deep/],
    ['length', { ...structured, description: 'x'.repeat(1_000_000) }, /at most 1,000,000 characters/],
    ['yields', { ...structured, recipeYield: '4'.repeat(301) }, /entries of recipeYield with at most 300 characters/],
  ]
  for (const [what, source, message] of sources) {
    const { errors } = await importing(source)
    expect([what, errors?.[0]?.message]).toEqual([what, expect.stringMatching(message)])
    expect([what, errors?.[0]?.extensions]).toEqual([
      what,
      expect.objectContaining({ code: 'BAD_USER_INPUT', field: 'source' }),
    ])
  }
  expect((await importing(nested(90))).data.importRecipe.questions.length).toBeGreaterThan(0)
})

test('a source or an answer that cannot be used is refused in the language of the operator', async () => {
  const sources: [unknown, Record<string, string>][] = [
    ['<p>soup</p>', {}],
    [{ ...structured, recipeIngredient: [] }, {}],
    [{ ...structured, recipeIngredient: [`${'1'.repeat(250)} g sugar`] }, {}],
    [{ ...structured, recipeIngredient: Array(101).fill('1 egg') }, {}],
    [{ ...structured, recipeYield: '4'.repeat(301) }, {}],
    [`${'<div>'.repeat(5000)}x`, {}],
    [`{"more":${'['.repeat(5000)}`, {}],
    [structured, { 'ingredient.1': 'unicorn' }],
    [structured, { 'amount.2': 'much' }],
    [structured, { keepsDays: '2.5' }],
    [structured, { equipment: 'sword' }],
    [structured, { description: ' ' }],
  ]
  for (const [source, answers] of sources) {
    const refusal = async (lang: string) => {
      const { errors } = await importing(source, answers, lang)
      return { message: String(errors?.[0]?.message), allowed: String(errors?.[0]?.extensions.allowed) }
    }
    const english = await refusal('en')
    expect(english.allowed).toMatch(/\w/)
    for (const lang of LANGUAGES.filter((other) => other !== 'en')) {
      const { message, allowed } = await refusal(lang)
      expect([lang, allowed]).not.toEqual([lang, english.allowed])
      expect(message).toContain(allowed)
    }
  }
  const german = await importing('<p>soup</p>', {}, 'de')
  expect(german.errors?.[0]?.message).toBe(
    'source ist "<p>soup</p>"; erlaubt: ein schema.org/Recipe als JSON-LD oder eine HTML-Seite, die eines enthält',
  )
})

test('questions are asked in the language of the operator, with the source’s own lines between its quotation marks', async () => {
  const { name, recipeIngredient, recipeInstructions } = structured
  const silent = { '@type': 'Recipe', name, recipeIngredient, recipeInstructions }
  const asked = async (lang: string) => {
    const ask = async (source: object, answers: Record<string, string> = {}) => {
      const { data, errors } = await importing(source, answers, lang)
      expect(errors).toBeUndefined()
      return data.importRecipe.questions as { id: string; text: string }[]
    }
    const all = [
      ...(await ask(silent)),
      ...(await ask({ ...silent, recipeYield: 'one tin' }, { lang: 'en' })),
      ...(await ask(silent, { lang: 'en' })).filter(({ id }) => id === 'portions'),
    ]
    return all.map(({ id, text }) => ({ id, text }))
  }
  const english = await asked('en')
  // Each kind of question is there, and each field that is asked for.
  expect(english.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'lang',
      'portions',
      'ingredient.1',
      'amount.2',
      'description',
      'cuisine',
      'timeMin',
      'slots',
    ]),
  )
  for (const lang of LANGUAGES.filter((other) => other !== 'en')) {
    const local = await asked(lang)
    expect(local.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    for (const [at, { id, text }] of local.entries()) {
      expect([lang, id, text]).not.toEqual([lang, id, english[at]?.text])
      expect(text).not.toMatch(/\{|\}|undefined/)
    }
  }
  const german = (await asked('de')).map(({ text }) => text)
  expect(german).toContain('Wie viel ist „4 carrots, grated“ im ganzen Rezept? Einheit von carrot: g.')
  expect(german).toContain('Für wie viele Portionen für Erwachsene ist es? Angegeben ist: one tin.')
  expect(german).toContain('Für wie viele Portionen für Erwachsene ist es? Dazu steht nichts da.')
})

test('reading that takes too long is given up, and the next source is read', async () => {
  const slow = JSON.stringify({ ...structured, recipeIngredient: Array(100).fill('12345678 '.repeat(33)) })
  await expect(readSource(slow, 0)).rejects.toThrow(/source/)
  expect((await readSource(JSON.stringify(structured))).recipe.title).toBe('Millet & carrot bake')
})
