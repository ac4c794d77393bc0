import { describe, expect, test } from 'vitest'
import { ALLERGENS } from '../../src/catalogue/vocabulary.ts'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { serviceForFile } from '../harness/for-file.ts'
import { base, refusal } from './refused.ts'

const service = serviceForFile({ headers: { 'accept-language': 'en' } })

describe('what is refused is said in the language of the request, whichever front was asked', () => {
  const others: readonly string[] = LANGUAGES.filter((lang) => lang !== 'en')
  /** What is refused, with the field, what was given and a part of what is allowed. */
  const refused: [body: Record<string, unknown>, field: string, given: string, allowed: string][] = [
    [{ ...base, adults: 11 }, 'adults', '11', '10'],
    [{ ...base, store: 'nowhere' }, 'store', '"nowhere"', 'ru-average'],
    [{ ...base, exclude: ['peanut'] }, 'exclude', '"peanut"', 'peanut'],
    [{ ...base, exclude: ['mushrooms'] }, 'exclude', '"mushrooms"', 'oyster-mushroom'],
    [{ ...base, startDate: '2026-02-30' }, 'startDate', '"2026-02-30"', 'YYYY-MM-DD'],
    [{ ...base, slots: [] }, 'slots', '[]', '1'],
    [{ ...base, alergens: ['nuts'] }, 'alergens', '', 'allergens'],
  ]
  const english = /\b(is|are|allowed|one of|at most|at least|missing|field|remove)\b/

  test.each(LANGUAGES)('%s', async (lang) => {
    for (const [body, field, given, allowed] of refused) {
      const rest = await service.post('/api/plans', { ...body, lang })
      const { error } = await refusal(rest)
      expect(rest.headers.get('content-language')).toBe(lang)
      expect(rest.headers.get('vary')).toBe('Accept, Accept-Language')
      for (const part of [field, given, allowed]) expect(error).toContain(part)
      expect(error).not.toContain('params.')
      if (lang !== 'en' && lang !== 'nl') expect(error).not.toMatch(english)
      // graphql-js itself refuses fields that its schema does not have.
      if (field === 'alergens') continue
      const asked = await service.post(
        `/graphql?lang=${lang}`,
        {
          query: 'mutation ($params: Params!) { buildPlan(params: $params) { plan { id } } }',
          variables: { params: body },
        },
        { 'accept-language': 'pl' },
      )
      const [answered] = (
        (await asked.json()) as { errors: { message: string; extensions: Record<string, unknown> }[] }
      ).errors
      expect(answered?.message).toBe(error)
      expect(answered?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
      expect(JSON.stringify(answered?.extensions.given)).toBe(given)
      expect(answered?.extensions.allowed).toContain(allowed)
    }
    const missing = await refusal(await service.get(`/api/recipes/ghost?lang=${lang}`))
    expect(missing.error).toContain('"ghost"')
    expect(others.includes(lang) === (missing.error === 'There is no recipe with the id "ghost".')).toBe(false)
  })

  test('a wrong language is refused in that of the next source', async () => {
    const { error } = await refusal(
      await service.post('/api/plans', { ...base, lang: 'xx' }, { 'accept-language': 'fr' }),
    )
    expect(error).toMatch(/^lang vaut "xx"\u202f; autorisé\u00a0: une des valeurs ru, en/)
    const query = await refusal(await service.get('/api/recipes?lang=xx', { 'accept-language': 'tr' }))
    expect(query.error).toMatch(/^lang alanında "xx" var/)
  })
})

test('RFC 9457 comes to who wants it more than plain JSON', async () => {
  const wrong = { ...base, adults: 11 }
  const ask = (accept: string) => service.post('/api/plans?lang=de', wrong, { accept })
  const problem = await ask('application/problem+json')
  expect(problem.headers.get('content-type')).toBe('application/problem+json')
  expect(problem.headers.get('vary')).toBe('Accept, Accept-Language')
  const detail = 'adults ist 11; erlaubt: höchstens 10'
  expect(await problem.json()).toEqual({
    type: '/docs#BAD_USER_INPUT',
    title: 'Die Anfrage enthält einen Fehler',
    status: 400,
    detail,
    code: 'BAD_USER_INPUT',
    field: 'adults',
    given: 11,
    allowed: 'höchstens 10',
    error: detail,
  })
  expect(await (await service.get('/docs')).text()).toContain('id="BAD_USER_INPUT"')
  for (const accept of ['application/json', '*/*', 'application/problem+json, application/json', 'text/html']) {
    expect(await (await ask(accept)).json()).toEqual({ error: detail })
  }
  const preferred = await ask('application/json;q=0.5, application/problem+json')
  expect(preferred.headers.get('content-type')).toBe('application/problem+json')
  for (const path of ['/api/nothing', '/api/recipes/ghost']) {
    const absent = await service.get(path, { accept: 'application/problem+json' })
    expect(await absent.json()).toMatchObject({ status: 404, code: 'NOT_FOUND', title: 'Not found' })
  }
})

describe('when no dish is left, the filter is blamed without which most are', () => {
  const asProblem = async (body: Record<string, unknown>) => {
    const answer = await service.post('/api/plans', { ...base, ...body }, { accept: 'application/problem+json' })
    return (await answer.json()) as Record<string, unknown> & { dishesWithout: number; removed: Record<string, number> }
  }

  test('allergens, with something to remove', async () => {
    const body = { slots: ['breakfast'], allergens: ALLERGENS, equipment: ['microwave'] }
    const answered = await asProblem(body)
    expect(answered).toMatchObject({
      code: 'NO_DISH_LEFT',
      slot: 'breakfast',
      filter: 'allergens',
      given: ALLERGENS.toSorted(),
    })
    // Most dishes need more than a microwave oven, but fewer than hold some allergen.
    expect(answered.removed.equipment).toBeLessThan(answered.removed.allergens ?? 0)
    expect((await asProblem({ ...body, allergens: [] })).code).toBe(undefined)
    expect(answered.dishesWithout).toBeGreaterThan(0)
    expect(answered.detail).toContain(String(answered.dishesWithout))
  })

  test('equipment, with something to add, in other languages too', async () => {
    // Without bread and cheese nothing is left that needs no appliance.
    const body = { slots: ['dinner'], equipment: [], allergens: ['gluten', 'milk', 'eggs', 'fish'] }
    const answered = await asProblem(body)
    expect(answered).toMatchObject({ filter: 'equipment', field: 'equipment', given: [] })
    expect(answered.detail).toMatch(
      /^Dinner: no dish is left\. equipment is \[\]; allowed: add equipment \(\d+ dishes are left/,
    )
    const ru = await asProblem({ ...body, lang: 'ru' })
    expect(ru.detail).toMatch(/допускается: добавьте технику/)
  })
})

test('none of this was a bug of ours', () => {
  expect(service.bugs).toEqual([])
})
