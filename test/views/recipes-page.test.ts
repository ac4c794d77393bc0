import { describe, expect, test } from 'vitest'
import { message } from '../../src/i18n/message.ts'
import { serviceForFile } from '../harness/for-file.ts'

const service = serviceForFile()
const plain = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")
const text = async (path: string, headers = {}): Promise<string> =>
  plain(await (await service.get(path, headers)).text())

const ids = (page: string): string[] =>
  [...page.matchAll(/<a href="\/recipe\/([^"?]+)[^"]*"><bdi>/g)].map(([, id = '']) => id)
const titles = (page: string): string[] =>
  [...page.matchAll(/<a href="\/recipe\/[^"]+"><bdi>([^<]*)<\/bdi>/g)].map(([, title = '']) => title)
const totalOf = (page: string): number =>
  Number(
    /role="status">(?:<[^>]*>)?([\d,]+|Nothing)/.exec(page)?.[1]?.replaceAll(',', '').replace('Nothing', '0') ??
      Number.NaN,
  )

/** Values of boxes and selects that the page offers, with their counts. */
function offered(page: string, name: string): [string, number][] {
  const boxes = [
    ...page.matchAll(new RegExp(`name="${name}" id="[^"]*" value="([^"]+)"[^>]*>[^<]*<small>(\\d+)<`, 'g')),
  ]
  const [, select = ''] = new RegExp(`<select id="${name}" name="${name}">(.*?)</select>`, 's').exec(page) ?? []
  const choices = [...select.matchAll(/<option value="([^"]+)"[^>]*>[^<]*\((\d+)\)</g)]
  return [...boxes, ...choices].map(([, value = '', count]) => [value, Number(count)])
}

describe('the filters of the list', () => {
  const BASE = '/recipes?country=DE&lang=en&tag=vegetarian&maxTime=30'

  test.each(['slot', 'maxTime', 'maxCost', 'season', 'part', 'cuisine', 'tag', 'allergens', 'excludeTags'])(
    'of %s count what they would show',
    async (name) => {
      const values = offered(await text(BASE), name)
      expect(values.length).toBeGreaterThan(2)
      for (const [value, count] of values.slice(0, 4)) {
        const url = new URL(BASE, 'http://localhost')
        url.searchParams.set(name, name === 'tag' && value !== 'vegetarian' ? `vegetarian,${value}` : value)
        expect([name, value, totalOf(await text(url.pathname + url.search))]).toEqual([name, value, count])
      }
    },
  )

  test('find what the filter of the API finds, whether a form or a link says them', async () => {
    const { data } = await service.graphql(
      `{ recipes(filter: { slot: dinner, tag: [gluten_free], allergens: [milk, nuts], maxCost: 2, season: 11 }, country: "DE") { totalCount } }`,
    )
    const some = 'slot=dinner&tag=gluten-free&maxCost=2&season=11&country=DE&lang=en'
    expect(data.recipes.totalCount).toBeGreaterThan(20)
    for (const allergens of ['allergens=milk,nuts', 'allergens=milk&allergens=nuts'])
      expect(totalOf(await text(`/recipes?${some}&${allergens}`))).toBe(data.recipes.totalCount)
  })

  test('that nothing passes say which of them to drop, and what that brings', async () => {
    const page = await text('/recipes?country=DE&lang=en&cuisine=maltese&maxTime=10&slot=breakfast')
    expect(totalOf(page)).toBe(0)
    const ways = [...page.matchAll(/<a class="button" href="([^"]+)" rel="nofollow">Drop “[^”]+”: (\d+) dish(?:es)?</g)]
    expect(ways.length).toBeGreaterThan(0)
    for (const [, to = '', count] of ways) expect(totalOf(await text(to))).toBe(Number(count))
    expect(page).toContain('Clear all filters')
  })

  test('that are chosen stand above the list, each a link to the list without it', async () => {
    const page = await text('/recipes?country=DE&lang=en&tag=vegan,quick&allergens=nuts&page=2')
    const [, chips = ''] = /<ul class="chips">(.*?)<\/ul>/s.exec(page) ?? []
    expect([...chips.matchAll(/class="button" href="([^"]+)"[^>]*>([^<]+)/g)].map(([, ...one]) => one)).toEqual([
      ['/recipes?tag=quick&allergens=nuts&country=DE&lang=en', 'Vegan'],
      ['/recipes?tag=vegan&allergens=nuts&country=DE&lang=en', 'Quick'],
      ['/recipes?tag=vegan%2Cquick&country=DE&lang=en', 'Leave out: Tree nuts (not peanuts)'],
    ])
  })

  test('pass over what they do not know', async () => {
    const all = totalOf(await text('/recipes?country=DE&lang=en'))
    expect(all).toBeGreaterThan(800)
    const odd = 'tag=nonsense&cuisine=,&maxTime=abc&maxCost=-1&season=13&slot=supper&sort=random&part=%27'
    expect(totalOf(await text(`/recipes?country=DE&lang=en&${odd}`))).toBe(all)
  })

  test('for an allergy say which dishes only the label is sure of', async () => {
    const { data } = await service.graphql(
      '{ recipes(filter: { allergens: [milk] }, sort: familiar, country: "DE", first: 48) { nodes { id mayContain } } }',
    )
    const unsure = data.recipes.nodes.filter(({ mayContain }: { mayContain: string[] }) => mayContain.includes('milk'))
    expect(unsure.length).toBeGreaterThan(0)
    const page = await text('/recipes?country=DE&lang=en&allergens=milk')
    expect(page.match(/class="note">Some brands contain: Milk</g)).toHaveLength(unsure.length)
  })
})

describe('the order of the list', () => {
  test('begins with what the reader’s country cooks every day', async () => {
    const familiarity = async (country: string): Promise<[number, string][]> => {
      const page = ids(await text(`/recipes?country=${country}&lang=en`))
      expect(page).toHaveLength(48)
      return Promise.all(
        page.map(async (id): Promise<[number, string]> => {
          const { data } = await service.graphql(
            'query ($id: ID!, $country: ID) { recipe(id: $id) { familiarity(country: $country) use } }',
            { id, country },
          )
          return [data.recipe.familiarity, data.recipe.use]
        }),
      )
    }
    for (const country of ['DE', 'TR']) {
      const grades = await familiarity(country)
      expect(grades.filter(([grade, use]) => grade === 3 && use === 'everyday')).toHaveLength(48)
    }
    expect(ids(await text('/recipes?country=DE&lang=en'))).not.toEqual(ids(await text('/recipes?country=TR&lang=en')))
  })

  test.each(['de', 'cs', 'ru', 'ja'])('by name is that of the language: %s', async (lang) => {
    const shown = titles(await text(`/recipes?country=DE&lang=${lang}&sort=title&part=main`))
    expect(shown).toHaveLength(48)
    expect(shown).toEqual(shown.toSorted(new Intl.Collator(lang).compare))
  })

  test('is by name where no country is known, and by fit where words are asked for', async () => {
    const page = await text('/recipes', { 'accept-language': 'kk' })
    expect(page).toContain(message('kk', 'dish.browse.order.title'))
    expect(page).not.toContain('name="maxCost"')
    expect(await text('/recipes?country=DE&lang=en&q=potato')).toContain('Best match first')
  })
})
