import { readContent } from '../src/catalogue/content/read.ts'
import { CONTENT } from '../src/catalogue/content-folder.ts'
import { Texts } from '../src/catalogue/packed-texts.ts'
import { type Searched, TextSearch } from '../src/catalogue/text-search/text-search.ts'
import type { TextKind, Words } from '../src/catalogue/texts.ts'
import { CUISINES, PARTS, TEMPLATES } from '../src/catalogue/vocabulary.ts'
import { LANGUAGES, type Lang } from '../src/i18n/locale.ts'

// `npm run bench:search`: how long a search takes with the catalogue's recipes, and with 30,000 made from them, in
// Russian with its fallback to English; what the worst questions of 200 letters cost; and what making the index costs.

const RECIPES = 30_000
const QUESTIONS = [
  'борщ',
  'борщь',
  'сырники',
  'курица рис',
  'грибы',
  'салат с тунцом',
  'чечевица',
  'суп',
  'паста',
  'яблочный пирог',
  'карофель',
  'гречка с грибами',
  'лосось',
  'тыква',
  'pancakes',
  'лапша',
  'капуста',
  'творог',
  'баклажаны',
  'рыбный суп',
]
const { words, recipes, ingredients } = readContent(CONTENT)
const longest = words
  .filter(({ kind, lang }) => kind === 'recipe' && lang === 'ru')
  .flatMap(({ words: { title = '' } }) => title.split(' '))
  .sort((a, b) => b.length - a.length)
const WORST = [
  'а'.repeat(200),
  'а '.repeat(100),
  Array.from({ length: 50 }, (_, n) => `${String.fromCodePoint(0x430 + (n % 32))}ов`).join(' '),
  [...new Set(longest)].slice(0, 8).join(' '),
  'суп мясо рис сыр лук масло мука соль',
  'про кар мор сал кур кап сто пер ана',
].map((question) => question.slice(0, 200))

interface Text {
  readonly kind: TextKind
  readonly id: string
  readonly lang: Lang
  readonly words: Words
}
const textsOf = (all: readonly Text[]) =>
  new Texts(
    LANGUAGES.map((lang) =>
      all
        .filter((text) => text.lang === lang)
        .map((text) => ({ kind: text.kind, ids: text.id, words: JSON.stringify(text.words) })),
    ),
  )

function measure(what: string, searched: Searched) {
  const began = performance.now()
  const search = new TextSearch(searched)
  for (const lang of LANGUAGES) search.recipes('a', lang)
  console.log(`${what}: index of all languages ${(performance.now() - began).toFixed(0)} ms`)
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    for (const question of QUESTIONS) {
      const before = performance.now()
      search.recipes(question, 'ru')
      if (round > 0) times.push(performance.now() - before)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] as number).toFixed(2)
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
  const cost = (question: string) => {
    const before = process.cpuUsage()
    for (let time = 0; time < 10; time++) search.recipes(question, 'ru')
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 10_000
  }
  console.log(`${what}: worst question ${Math.max(...WORST.map(cost)).toFixed(1)} ms of CPU`)
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
const foods = ingredients.map(({ id, family }) => ({ id, family })).sort(byId)
const ids = foods.map(({ id }) => id)
const ours = [...recipes]
  .map(([id, { ingredients: amounts, ...facts }]) => {
    const lines = Object.keys(amounts).map((ingredient) => ({ ingredient }))
    return { id, ...facts, tags: [], lines }
  })
  .sort(byId)
measure(`${recipes.size} recipes`, { texts: textsOf(words), recipes: ours, ingredients: foods })

// Generated ones: a title of one dish with the name of an ingredient, and nine ingredients, so that words are as common
// as in the catalogue.
const names = words.filter(({ kind }) => kind === 'ingredient')
const generated: Text[] = [...names]
for (const lang of ['ru', 'en'] as const) {
  const dishes = words.filter((text) => text.kind === 'recipe' && text.lang === lang)
  const goods = names.filter((text) => text.lang === lang)
  for (let i = 0; i < RECIPES; i++) {
    const title = `${dishes[i % dishes.length]?.words.title} ${goods[(i * 7) % goods.length]?.words.name}`
    generated.push({ kind: 'recipe', id: `generated-${i}`, lang, words: { title } })
  }
}
measure(`${RECIPES} recipes`, {
  texts: textsOf(generated),
  recipes: Array.from({ length: RECIPES }, (_, i) => ({
    id: `generated-${i}`,
    cuisine: CUISINES[i % CUISINES.length] as string,
    part: PARTS[i % PARTS.length] as string,
    template: TEMPLATES[i % TEMPLATES.length] as string,
    slots: ['dinner'],
    mainIngredient: ids[i % ids.length] as string,
    tags: [],
    lines: Array.from({ length: 9 }, (_, k) => ({ ingredient: ids[(i * (k + 3) + k * 31) % ids.length] as string })),
  })).sort(byId),
  ingredients: foods,
})
