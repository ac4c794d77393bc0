import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { RevisionStore } from '../../src/revision/store.ts'
import type { FullRecipe, Revision } from '../../src/revision/types.ts'
import { databaseForFile } from '../harness/for-file.ts'

// What people type, in every language, and which recipes they mean by it. `judged/relevant.csv` says for each concept what
// is relevant, and what is acceptable besides, by facts of recipes and never by what the search knows of words;
// `judged/<language>.csv` has the questions.

const database = databaseForFile(CONTENT)

const rowsOf = (file: string): string[][] => {
  const [, ...rows] = readFileSync(new URL(`./judged/${file}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return rows.map((row) => row.split(','))
}

type Rule = (recipe: FullRecipe) => boolean

/** `food:a+b` holds one of these families; `part:soup`, `cuisine:x`, `tag:x`, `slot:x`, `template:x`, `is:id+id`. */
function term(text: string, { ingredients }: Revision): Rule {
  const [fact = '', list = ''] = text.split(':')
  const values = new Set(list.split('+'))
  const rules: Readonly<Record<string, Rule>> = {
    food: ({ lines }) => lines.some(({ ingredient }) => values.has(ingredients.get(ingredient)?.family ?? '')),
    is: ({ id }) => values.has(id),
    tag: ({ tags }) => tags.some((tag) => values.has(tag)),
    slot: ({ slots }) => slots.some((slot) => values.has(slot)),
    part: ({ part }) => values.has(part),
    course: ({ course }) => values.has(course),
    template: ({ template }) => values.has(template ?? ''),
    cuisine: ({ cuisine }) => values.has(cuisine),
  }
  const rule = rules[fact]
  if (!rule) throw new Error(`${text}: no such rule`)
  return rule
}

/** Terms with `&` between that must all hold; with `|`, one of them. */
const ruleOf = (text: string, catalogue: Revision): Rule => {
  const some = text === '' ? [] : text.split('|').map((all) => all.split('&').map((one) => term(one, catalogue)))
  return (recipe) => some.some((all) => all.every((holds) => holds(recipe)))
}

interface Judgement {
  readonly relevant: ReadonlySet<string>
  readonly acceptable: ReadonlySet<string>
}
let catalogue: Revision
let judgements: ReadonlyMap<string, Judgement>
beforeAll(async () => {
  const revisions = new RevisionStore()
  await revisions.activateLatest(database.fork())
  catalogue = revisions.current
  const offered = [...catalogue.recipes.values()].filter(({ withdrawn }) => !withdrawn)
  const which = (text: string) => {
    const rule = ruleOf(text, catalogue)
    return new Set(offered.filter(rule).map(({ id }) => id))
  }
  judgements = new Map(
    rowsOf('relevant').map(([concept = '', relevant = '', acceptable = '']) => [
      concept,
      { relevant: which(relevant), acceptable: which(acceptable) },
    ]),
  )
})

const LEAST = { questions: 50, precision: 0.95, recall: 0.9 }
const FIRST = 10

test.each(LANGUAGES)('in %s the first ten answers are what was meant, and little that was meant is missing', (lang) => {
  const results = rowsOf(lang).map(([question = '', concept = '']) => {
    const judgement = judgements.get(concept)
    if (!judgement || judgement.relevant.size === 0) throw new Error(`${question}: nothing is relevant to ${concept}`)
    const { relevant, acceptable } = judgement
    const found = catalogue.search.recipes(question, lang)
    const first = found.slice(0, FIRST)
    return {
      question,
      precision: first.filter((id) => relevant.has(id) || acceptable.has(id)).length / Math.max(1, first.length),
      recall: found.filter((id) => relevant.has(id)).length / relevant.size,
    }
  })
  const mean = (of: 'precision' | 'recall') => results.reduce((sum, one) => sum + one[of], 0) / results.length
  const worst = results.filter(({ precision, recall }) => precision < LEAST.precision || recall < LEAST.recall)
  expect(new Set(results.map(({ question }) => question)).size).toBeGreaterThanOrEqual(LEAST.questions)
  expect({ mean: mean('precision'), worst }).toSatisfy(({ mean }) => mean >= LEAST.precision)
  expect({ mean: mean('recall'), worst }).toSatisfy(({ mean }) => mean >= LEAST.recall)
})
