import { Client } from 'pg'
import { readContent } from '../src/catalogue/content.ts'
import { type Searchable, saveSearchRows, searchRecipes, searchRows } from '../src/catalogue/search.ts'
import { CONTENT } from '../src/content-folder.ts'
import { migrate, openDatabase } from '../src/db/orm.ts'
import { seed } from '../src/db/seed.ts'

// `npm run bench:search` with DATABASE_URL: how long a search takes with the catalogue's recipes, and with 30,000 made
// from them, in Russian with its fallback to English.

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

if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is needed')
const name = `provender_bench_${process.pid}`
const admin = new Client({ connectionString: process.env.DATABASE_URL })
await admin.connect()
await admin.query(`create database ${name}`)
const databaseUrl = Object.assign(new URL(process.env.DATABASE_URL), { pathname: `/${name}` }).href
const database = await openDatabase({ databaseUrl, dataDir: '' })
await migrate(database)
await seed(database, CONTENT)

async function measure(what: string) {
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    for (const question of QUESTIONS) {
      const began = performance.now()
      await searchRecipes(database.fork(), question, 'ru')
      if (round > 0) times.push(performance.now() - began)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] as number).toFixed(1)
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}

const content = readContent(CONTENT)
await measure(`${content.recipes.size} recipes`)

// Generated ones: a title of one dish with the ingredients of another, so that words are as common as in the catalogue.
const titles = (lang: string) => content.words.filter((w) => w.kind === 'recipe' && w.lang === lang)
const names = (lang: string) =>
  content.words.filter((w) => w.kind === 'ingredient' && w.lang === lang).map((w) => w.words.name as string)
const generated: Searchable[] = []
for (const lang of ['ru', 'en'] as const) {
  const [dishes, goods] = [titles(lang), names(lang)]
  for (let i = 0; i < RECIPES; i++) {
    const title = `${dishes[i % dishes.length]?.words.title} ${goods[(i * 7) % goods.length]}`
    const ingredients = Array.from({ length: 9 }, (_, k) => goods[(i * (k + 3) + k * 31) % goods.length] as string)
    generated.push({ id: `generated-${i}`, lang, title, ingredients })
  }
}
const em = database.fork()
await saveSearchRows(em, searchRows(generated))
await em.execute('analyze search_word')
await measure(`${RECIPES} recipes`)
await database.close()
await admin.query(`drop database ${name} with (force)`)
await admin.end()
