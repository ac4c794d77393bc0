import { beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '../../src/catalogue/content/rows.ts'
import { Texts } from '../../src/catalogue/packed-texts.ts'
import { TextSearch } from '../../src/catalogue/text-search/text-search.ts'
import { LANGUAGES, type Lang } from '../../src/i18n/locale.ts'
import { label } from '../../src/i18n/message.ts'
import { wholeContent } from '../harness/content.ts'

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
const searchOf = (
  { recipes, ingredients, words }: Pick<Content, 'recipes' | 'ingredients' | 'words'>,
  before?: TextSearch,
) =>
  new TextSearch(
    {
      texts: new Texts(
        LANGUAGES.map((lang) =>
          words
            .filter((text) => text.lang === lang)
            .map((text) => ({ kind: text.kind, ids: text.id, words: JSON.stringify(text.words) })),
        ),
      ),
      recipes: [...recipes]
        .map(([id, { ingredients: amounts, ...facts }]) => {
          const lines = Object.keys(amounts).map((ingredient) => ({ ingredient }))
          return { id, ...facts, tags: [], lines }
        })
        .sort(byId),
      ingredients: ingredients.map(({ id, family }) => ({ id, family })).sort(byId),
    },
    before,
  )

let content: Content
let search: TextSearch
beforeAll(() => {
  content = wholeContent()
  search = searchOf(content)
})

describe('recipes', () => {
  test.each(LANGUAGES)('in %s each is found by its title, nearly always first', (lang) => {
    // Each by its titles in five languages: every language has another third.
    const third = LANGUAGES.indexOf(lang) % 3
    const titles = content.words
      .filter((text) => text.kind === 'recipe' && text.lang === lang)
      .filter((_, n) => n % 3 === third)
    const places = titles.map(({ id, words }) => search.recipes(words.title ?? '', lang).indexOf(id))
    expect(titles.filter((_, n) => places[n] === -1).map(({ id }) => id)).toEqual([])
    expect(places.filter((place) => place > 2).length).toBeLessThan(titles.length / 50)
  })

  test.each<[string, Lang, string, string]>([
    ['another case', 'ru', 'СЫРНИКИ', 'syrniki'],
    ['another ending', 'ru', 'сырник', 'syrniki'],
    ['a typing error', 'ru', 'сырныки', 'syrniki'],
    ['a letter too many', 'ru', 'сырнники', 'syrniki'],
    ['two letters that have changed places', 'ru', 'сырниик', 'syrniki'],
    ['е for ё', 'ru', 'тушеной капустой колбаски', 'bratwurst-sauerkraut'],
    ['letters without accents', 'cs', 'KURE NA PAPRICE', 'kure-na-paprice'],
    ['ss for ß', 'de', 'heissluftfritteuse keulen', 'airfryer-drumsticks-wedges'],
    ['Turkish capitals with and without a dot', 'tr', 'İMAM BAYILDI', 'imam-bayildi'],
    ['Kazakh letters', 'kk', 'тосикоси соба', 'toshikoshi-soba'],
    ['l for ł', 'pl', 'bratwurst kielbaski', 'bratwurst-sauerkraut'],
    ['a part of a Chinese title', 'zh', '凯撒', 'chicken-caesar-salad'],
    ['a part of a Japanese title', 'ja', 'ポテトサラ', 'japanese-potato-salad'],
    ['one Chinese letter beside a part', 'zh', '汤 罗宋', 'borscht'],
    ['a part of a compound', 'de', 'knoblauch brötchen', 'pampushky'],
    ['the words of a fallback', 'kk', 'toshikoshi soba', 'toshikoshi-soba'],
    ['a word of the title and an ingredient', 'en', 'borscht dill', 'borscht'],
    ['words among which little ones tell nothing', 'ru', 'борщ с говядиной и со', 'borscht'],
  ])('are found by %s', (_, lang, question, id) => {
    expect(search.recipes(question, lang).slice(0, 3)).toContain(id)
  })

  test('that have the word come before those that have a longer or a similar one, titles before ingredients', () => {
    const recipe = (title: string) => ({ kind: 'recipe' as const, id: title, lang: 'en' as const, words: { title } })
    const facts = content.recipes.get('syrniki') as NonNullable<ReturnType<typeof content.recipes.get>>
    const titles = ['Quux', 'Quuxweed carrots', 'Piccaquux', 'Cabbage']
    const found = searchOf({
      recipes: new Map(titles.map((id) => [id, { ...facts, ingredients: { [id === 'Cabbage' ? 'dill' : 'egg']: 1 } }])),
      ingredients: content.ingredients.filter(({ id }) => id === 'egg' || id === 'dill'),
      words: [...titles.map(recipe), { kind: 'ingredient', id: 'dill', lang: 'en', words: { name: 'Fresh quux' } }],
    })
    expect(found.recipes('quux', 'en')).toEqual(['Quux', 'Quuxweed carrots', 'Piccaquux', 'Cabbage'])
    expect(found.recipes('quuux', 'en')).toEqual(['Quux', 'Cabbage'])
  })

  test('must match every word', () => {
    expect(search.recipes('borscht xylophone', 'en')).toEqual([])
    for (const nothing of ['', ' \t', '!?', '\u0000', '%']) expect(search.recipes(nothing, 'en')).toEqual([])
  })

  test('in neither English nor Russian are found by their first language from any other', () => {
    const facts = content.recipes.get('syrniki') as NonNullable<ReturnType<typeof content.recipes.get>>
    const found = searchOf({
      recipes: new Map([['brei', { ...facts, ingredients: { egg: 1 } }]]),
      ingredients: content.ingredients.filter(({ id }) => id === 'egg'),
      words: [
        { kind: 'recipe', id: 'brei', lang: 'de', words: { title: 'Sansibarbrei' } },
        { kind: 'recipe', id: 'brei', lang: 'pl', words: { title: 'Kasza zanzibarska' } },
        { kind: 'ingredient', id: 'egg', lang: 'kk', words: { name: 'Жұмыртқа' } },
      ],
    })
    expect(found.recipes('sansibar', 'ja')).toEqual(['brei'])
    expect(found.recipes('kasza', 'pl')).toEqual(['brei'])
    expect(found.recipes('kasza', 'ja')).toEqual([])
    expect(found.recipes('жұмыртқалар', 'kk')).toEqual(['brei'])
  })
})

test.each<[Lang, string, string]>([
  ['en', '2 large eggs, beaten', 'egg'],
  ['ru', 'яйца куриные', 'egg'],
  ['de', 'Buchweizen, geröstet', 'buckwheat'],
  ['fr', 'sarrasin', 'buckwheat'],
  ['en', 'buckweat groats', 'buckwheat'],
])('in %s the line «%s» could mean %s', (lang, line, ingredient) => {
  const found = search.ingredients(line, lang)
  expect(found.slice(0, 3)).toContain(ingredient)
  expect(found.length).toBeLessThanOrEqual(5)
})

test('of a question the first eight telling words count, and of a word the first forty letters', () => {
  const eight = 'борщ с говядиной борщ борща говядина говядины говяд борщи говядине'
  expect(search.recipes(`${eight} ксилофон`, 'ru')[0]).toBe('borscht')
  expect(search.recipes(`ксилофон ${eight}`, 'ru')).toEqual([])
  const title = 'x'.repeat(50)
  const facts = content.recipes.get('syrniki') as NonNullable<ReturnType<typeof content.recipes.get>>
  const found = searchOf({
    recipes: new Map([['long', { ...facts, ingredients: {} }]]),
    ingredients: [],
    words: [{ kind: 'recipe', id: 'long', lang: 'en', words: { title } }],
  })
  expect(found.recipes('x'.repeat(60_000), 'en')).toEqual(['long'])
})

test('a search that follows another finds what a new one would, whatever was changed between', async () => {
  // Both are made a dozen times, in all languages: an eighth of the recipes is enough.
  const few = new Map([...content.recipes].filter(([id], n) => n % 8 === 0 || id === 'borscht'))
  const small: Content = {
    ...content,
    recipes: few,
    words: content.words.filter(({ kind, id }) => kind !== 'recipe' || few.has(id)),
  }
  const before = searchOf(small)
  await before.prepare()
  const renamed = (lang: Lang, title: string): Content => ({
    ...small,
    words: small.words.map((text) =>
      text.kind === 'recipe' && text.id === 'borscht' && text.lang === lang
        ? { ...text, words: { ...text.words, title } }
        : text,
    ),
  })
  const fewer = { ...small, recipes: new Map([...few].filter(([id]) => id !== 'borscht')) }
  const unsaid = {
    ...small,
    words: renamed('kk', 'Zwiebelfisch').words.filter(
      ({ kind, id, lang }) => kind !== 'recipe' || id !== 'borscht' || lang === 'kk',
    ),
  }
  for (const next of [small, renamed('de', 'Zwiebelfisch'), renamed('en', 'Zwiebelfisch'), fewer, unsaid]) {
    const [following, fresh] = [searchOf(next, before), searchOf(next)]
    for (const lang of LANGUAGES) {
      for (const question of ['zwiebelfisch', 'borscht', 'борщ', 'rice']) {
        expect([lang, question, following.recipes(question, lang)]).toEqual([
          lang,
          question,
          fresh.recipes(question, lang),
        ])
      }
    }
  }
  expect(searchOf(renamed('de', 'Zwiebelfisch'), before).recipes('zwiebelfisch', 'de')[0]).toBe('borscht')
})

describe('a question that names', () => {
  const judged = (question: string, lang: Lang, relevant: ReadonlySet<string>) => {
    const found = search.recipes(question, lang)
    const first = found.slice(0, 10)
    return {
      question,
      precision: first.filter((id) => relevant.has(id)).length / Math.max(1, first.length),
      recall: found.filter((id) => relevant.has(id)).length / Math.max(1, relevant.size),
    }
  }

  test.each(LANGUAGES)('a cuisine in %s finds its dishes', (lang) => {
    for (const cuisine of ['italian', 'turkish', 'polish', 'mexican', 'japanese', 'georgian']) {
      const relevant = new Set([...content.recipes].filter(([, facts]) => facts.cuisine === cuisine).map(([id]) => id))
      expect(judged(label(lang, 'cuisine', cuisine), lang, relevant)).toMatchObject({ recall: 1 })
    }
  })

  test.each<[Lang, string, string]>([
    ['en', 'chicken', 'egg-cheese-muffin'],
    ['ru', 'курица', 'borscht'],
    ['fr', 'pommes de terre', 'apple-crumble'],
    ['zh', '鸡', 'egg-cheese-muffin'],
  ])('in %s «%s» does not find %s', (lang, question, id) => {
    expect(search.recipes(question, lang)).not.toContain(id)
  })

  test('a mistyped food, or one with words beside it that say nothing, is found as well', () => {
    expect(search.recipes('chiken', 'en').slice(0, 30)).toEqual(expect.arrayContaining(['chicken-aspic']))
    expect(search.recipes('итальянская кухня', 'ru')).toEqual(search.recipes('итальянская', 'ru'))
  })
})
