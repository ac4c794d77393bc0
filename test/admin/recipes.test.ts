import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { serviceForFile } from '../harness/for-file.ts'
import { CREATE, createRecipe, newOperator, porridge, type TestOperator } from './operator.ts'

const service = serviceForFile()
let ann: TestOperator
beforeAll(async () => {
  ann = await newOperator(service)
})
afterAll(() => expect(service.bugs).toEqual([]))

/** Written by a test, and withdrawn after it: the next one may write the same dish. */
const written: string[] = []
afterEach(async () => {
  for (const id of written.splice(0)) await withdraw(id)
})

const params = { country: 'DE', store: 'de-average', lang: 'en', startDate: '2026-11-23' }
const basketOf = async (recipeId: string) => service.post('/api/baskets', { guests: 2, items: [{ recipeId }], params })
const create = async (over = {}) => {
  const id = await createRecipe(ann, over)
  written.push(id)
  return id
}
const json = async (path: string) => (await service.get(path)).json() as Promise<never>
const withdraw = (id: string) => ann.ask('mutation ($id: ID!) { withdrawRecipe(id: $id) { id withdrawn } }', { id })

test('a recipe that is created is listed, searched, read, shown and planned at once, with everything computed', async () => {
  const before = (await (await service.post('/api/plans', params)).json()) as { id: string }
  const id = await create()
  const { items } = (await json('/api/recipes?lang=en&country=DE&slot=breakfast&cuisine=international&limit=200')) as {
    items: { ID: string; Cost: number }[]
  }
  expect(items.find((card) => card.ID === id)?.Cost).toBeGreaterThan(0)
  for (const q of ['Zanzibar', 'zanzibar porrige', 'walnuts zanzibar']) {
    const found = (await json(`/api/recipes?lang=de&q=${encodeURIComponent(q)}`)) as { items: { ID: string }[] }
    expect([q, found.items.map((card) => card.ID)]).toEqual([q, [id]])
  }
  const recipe = (await json(`/api/recipes/${id}?lang=fr&country=DE`)) as Record<string, unknown>
  // No French was given: the English words stand in, the ingredients have French names.
  expect(recipe).toMatchObject({ title: 'Zanzibar millet porridge', steps: expect.any(Array) })
  expect(JSON.stringify(recipe.ingredients)).toMatch(/millet/i)
  expect(recipe.kcal).toBeGreaterThan(200)
  expect(recipe.tags).toContain('vegan')
  expect(await (await service.get(`/recipe/${id}?lang=en`)).text()).toContain('Zanzibar millet porridge')

  const plan = (await (await service.post('/api/plans', params)).json()) as { id: string }
  expect(plan.id).not.toBe(before.id)
  const basket = await basketOf(id)
  expect(basket.status).toBe(201)
  expect(JSON.stringify(await basket.json())).toContain('Zanzibar millet porridge')
})

test('plans that are asked for while a recipe is written are made', async () => {
  const asked = [1, 2, 3, 4, 5, 6].map((adults) => service.post('/api/plans', { ...params, adults }))
  const [answers] = await Promise.all([Promise.all(asked), create()])
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 201))
})

test('a recipe of one language is read and found in all', async () => {
  const id = await create({
    texts: [
      {
        lang: 'de',
        title: 'Sansibar-Hirsebrei',
        description: 'Weich gekochte Hirse mit Apfel und Walnüssen. Hält einen langen Vormittag lang warm.',
        steps: [
          'Die Hirse heiß abspülen, bis das Wasser klar bleibt.',
          'Mit dem Wasser in einem Topf bei kleiner Hitze 20 Minuten kochen.',
          'Den Apfel raspeln, unterrühren und die Walnüsse darüber streuen.',
        ],
      },
    ],
  })
  for (const lang of ['de', 'en', 'ru', 'ja']) {
    expect(await json(`/api/recipes/${id}?lang=${lang}`)).toMatchObject({ title: 'Sansibar-Hirsebrei' })
    const { items } = (await json(`/api/recipes?lang=${lang}&q=sansibar`)) as { items: { ID: string }[] }
    expect([lang, items.map((card) => card.ID)]).toEqual([lang, [id]])
  }
})

const CHANGE = `mutation ($id: ID!, $change: RecipeChange!) { changeRecipe(id: $id, change: $change) { id title timeMin } }`

test('a change makes a new revision: what is left out stays, and contradicting words are refused', async () => {
  const id = await create()
  const page = await service.get(`/recipe/${id}?lang=en`)
  const plan = (await (await basketOf(id)).json()) as { id: string }
  const again = (await (await basketOf(id)).json()) as { id: string }
  expect(again.id).toBe(plan.id)
  const { data } = await ann.ask(CHANGE, { id, change: { timeMin: 35, course: null } })
  expect(data.changeRecipe.timeMin).toBe(35)
  expect(((await (await basketOf(id)).json()) as { id: string }).id).not.toBe(plan.id)
  expect(await json(`/api/recipes/${id}?lang=en`)).toMatchObject({ timeMin: 35, title: 'Zanzibar millet porridge' })
  const tag = page.headers.get('etag') ?? ''
  expect((await service.get(`/recipe/${id}?lang=en`, { 'if-none-match': tag })).status).toBe(200)

  const german = {
    lang: 'de',
    title: 'Sansibarbrei',
    description: 'Weich gekochte Hirse mit Apfel und Walnüssen. Hält einen langen Vormittag lang warm.',
    steps: [
      'Die Hirse abspülen.',
      'In einem Topf 25 Minuten lang leise kochen.',
      'Apfel und Nüsse dazugeben und servieren.',
    ],
  }
  const refused = await ann.ask(CHANGE, { id, change: { texts: [german] } })
  expect(refused.errors?.[0]?.message).toBe('texts.de: the numbers in the steps are not those of en')
  const right = { ...german, steps: german.steps.map((step) => step.replace('25', '20')) }
  expect((await ann.ask(CHANGE, { id, change: { texts: [right] } })).errors).toBeUndefined()
  expect(await json(`/api/recipes/${id}?lang=de`)).toMatchObject({ title: 'Sansibarbrei' })
  expect(((await json('/api/recipes?lang=de&q=sansibarbrei')) as { total: number }).total).toBe(1)
  await ann.ask(CHANGE, { id, change: { removeTexts: ['de'] } })
  expect(await json(`/api/recipes/${id}?lang=de`)).toMatchObject({ title: 'Zanzibar millet porridge' })
  expect(((await json('/api/recipes?lang=de&q=sansibarbrei')) as { total: number }).total).toBe(0)
  const nobody = await ann.ask(CHANGE, { id: 'nobody', change: { timeMin: 1 } })
  expect(nobody.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

test('a withdrawn recipe is neither listed, searched, collected nor planned, but stored plans and its page stay', async () => {
  const week = (await (await service.post('/api/plans', params)).json()) as {
    id: string
    days: { dishes: { recipeId: string; title: string }[] }[]
  }
  const dish = week.days[0]?.dishes[0]
  const id = dish?.recipeId ?? ''
  const before = await (await service.get(`/api/plans/${week.id}?lang=en`)).text()
  const { data } = await withdraw(id)
  expect(data.withdrawRecipe).toEqual({ id, withdrawn: true })

  const listed = JSON.stringify(await json('/api/recipes?lang=en&limit=200&slot=breakfast'))
  expect(listed).not.toContain(`"${id}"`)
  const { items } = (await json(`/api/recipes?lang=en&q=${encodeURIComponent(dish?.title ?? '')}`)) as {
    items: { ID: string }[]
  }
  expect(items.map((card) => card.ID)).not.toContain(id)
  expect(JSON.stringify(await json('/api/collections?lang=en'))).not.toContain(`"${id}"`)
  expect((await basketOf(id)).status).toBe(400)
  const next = await (await service.post('/api/plans', params)).text()
  expect(next).not.toContain(`"recipeId":"${id}"`)

  expect(await (await service.get(`/api/plans/${week.id}?lang=en`)).text()).toBe(before)
  expect((await service.get(`/plan/${week.id}?lang=en`)).status).toBe(200)
  expect((await json(`/api/recipes/${id}?lang=en`)) as object).toMatchObject({ title: dish?.title })
  const page = await (await service.get(`/recipe/${id}?lang=en`)).text()
  expect(page).toContain('This recipe has been withdrawn')
  expect(page).toContain('noindex')

  await ann.ask('mutation ($id: ID!) { restoreRecipe(id: $id) { id } }', { id })
  expect((await basketOf(id)).status).toBe(201)
  expect(await (await service.get(`/recipe/${id}?lang=en`)).text()).not.toContain('has been withdrawn')
})

test('the first dish of an occasion can be withdrawn, and the table is laid without it', async () => {
  const { data } = await service.graphql('{ occasion(id: "new-year-ru") { courses { candidates { nodes { id } } } } }')
  const [first] = data.occasion.courses.map(
    (course: { candidates: { nodes: { id: string }[] } }) => course.candidates.nodes[0]?.id,
  )
  await withdraw(first)
  const answer = await service.post('/api/occasions/new-year-ru', {
    guests: 4,
    params: { ...params, country: 'RU', store: 'ru-average' },
  })
  expect(answer.status).toBe(201)
  expect(await answer.text()).not.toContain(`"recipeId":"${first}"`)
  await ann.ask('mutation ($id: ID!) { restoreRecipe(id: $id) { id } }', { id: first })
})

const PHOTOGRAPH = `mutation ($id: ID!, $photograph: PhotographInput) {
  setPhotograph(recipeId: $id, photograph: $photograph) { image photograph { url credit license } }
}`

test('a photograph is the picture of its recipe, with its author and licence on the page that may load it', async () => {
  const photograph = { url: 'https://img.example.org/syrniki.jpg?w=600', credit: 'Ann <b>', license: 'CC BY 4.0' }
  const { data } = await ann.ask(PHOTOGRAPH, { id: 'syrniki', photograph })
  expect(data.setPhotograph).toEqual({ image: photograph.url, photograph })
  const { items } = (await json('/api/recipes?lang=en&q=syrniki')) as { items: { ID: string; Image: string }[] }
  expect(items.find((card) => card.ID === 'syrniki')?.Image).toBe(photograph.url)
  const page = await service.get('/recipe/syrniki?lang=en')
  const html = await page.text()
  expect(html).toContain('src="https://img.example.org/syrniki.jpg?w=600"')
  expect(html).toContain('Ann &lt;b&gt;')
  expect(html).not.toContain('Ann <b>')
  expect(html).toContain('CC BY 4.0')
  expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data: https://img.example.org;")
  const drawn = await service.get('/images/recipes/syrniki.svg')
  expect([drawn.status, drawn.headers.get('location')]).toEqual([302, photograph.url])

  const bad = [
    'http://img.example.org/a.jpg',
    'https://a;b.example/x',
    'javascript:alert(1)',
    'https://u:p@example.org/',
  ]
  for (const url of bad) {
    const { errors } = await ann.ask(PHOTOGRAPH, { id: 'syrniki', photograph: { ...photograph, url } })
    expect([url, errors?.[0]?.extensions.field]).toEqual([url, 'photograph.url'])
  }
  const { data: none } = await ann.ask(PHOTOGRAPH, { id: 'syrniki', photograph: null })
  expect(none.setPhotograph.photograph).toBeNull()
  expect(none.setPhotograph.image).toMatch(/\/images\/recipes\/syrniki\.svg\?v=/)
  expect((await service.get('/recipe/syrniki')).headers.get('content-security-policy')).not.toContain('example.org')
})

test('hostile words and SQL stay words, on pages and in the database', async () => {
  const hostile = `<script>alert(1)</script>'); drop table recipe; -- \\' ? $$ "><img src=x onerror=alert(1)>`
  const text = porridge().texts[0] as { title: string; description: string; steps: string[] }
  const id = await create({
    texts: [{ ...text, title: `Zanzibar ${hostile}`, description: `${text.description} ${hostile}` }],
  })
  expect(await json(`/api/recipes/${id}?lang=en`)).toMatchObject({ title: `Zanzibar ${hostile}` })
  for (const path of [`/recipe/${id}?lang=en`, '/recipes?lang=en&q=zanzibar']) {
    const html = await (await service.get(path)).text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  }
})

test('every write stands in the audit log: who, when, what, before and after, in pages', async () => {
  const bob = await newOperator(service, 'Bob')
  const recipe = porridge()
  await bob.ask(CREATE, { recipe })
  await bob.ask(CHANGE, { id: recipe.id, change: { timeMin: 40 } })
  await bob.ask(CHANGE, { id: recipe.id, change: { timeMin: 0 } })
  await ann.ask('mutation ($id: ID!) { withdrawRecipe(id: $id) { id } }', { id: recipe.id })
  const LOG = `query ($recipe: ID, $limit: Int, $before: ID) {
    auditLog(recipeId: $recipe, limit: $limit, before: $before) { id at keyId keyName action recipeId before after }
  }`
  const { data } = await ann.ask(LOG, { recipe: recipe.id })
  const log = data.auditLog
  expect(log.map((entry: { action: string; keyName: string }) => [entry.action, entry.keyName])).toEqual([
    ['withdraw', 'Ann'],
    ['change', 'Bob'],
    ['create', 'Bob'],
  ])
  const [withdrawn, changed, created] = log
  expect(created).toMatchObject({ keyId: bob.id, recipeId: recipe.id, before: null })
  expect(created.after).toMatchObject({
    id: recipe.id,
    withdrawn: false,
    facts: { timeMin: 25, ingredients: { millet: 60 } },
    texts: { en: { title: 'Zanzibar millet porridge' } },
    photograph: null,
  })
  expect([changed.before.facts.timeMin, changed.after.facts.timeMin]).toEqual([25, 40])
  expect(changed.before).toEqual(created.after)
  expect([withdrawn.before.withdrawn, withdrawn.after.withdrawn]).toEqual([false, true])
  expect(Math.abs(Date.now() - Date.parse(created.at))).toBeLessThan(600_000)

  const { data: page } = await ann.ask(LOG, { recipe: recipe.id, limit: 2 })
  const { data: rest } = await ann.ask(LOG, { recipe: recipe.id, before: page.auditLog[1].id })
  expect([...page.auditLog, ...rest.auditLog]).toEqual(log)
  for (const wrong of [{ limit: 0 }, { limit: 201 }, { before: 'x' }]) {
    const { errors } = await ann.ask(LOG, wrong)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: Object.keys(wrong)[0] })
  }
})
