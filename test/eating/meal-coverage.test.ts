import { expect, test } from 'vitest'
import { starchRoles } from '../../src/catalogue/content/check-companions.ts'
import { readFacts } from '../../src/catalogue/content/read.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { aloneIn, gapsOf } from '../../src/eating/meal-coverage.ts'
import type { CountryEating, PatternData } from '../../src/eating/meals.ts'

const recipe = (part: 'main' | 'soup' | 'bread' | 'side' | 'salad', more: object = {}) => ({
  slots: ['dinner' as const],
  meal: part === 'main' || part === 'soup',
  part,
  use: 'everyday' as const,
  serve: 'hot' as const,
  keepsDays: 0,
  reheats: false,
  goesWith: [] as string[],
  ...more,
})

const pattern = (parts: string, more: Partial<PatternData> = {}): PatternData => ({
  slot: 'dinner',
  weekend: false,
  share: 1,
  parts: parts.split('+').map((part) => ({ part: part as PatternData['parts'][number]['part'], optional: false })),
  warm: true,
  activeMin: 30,
  ...more,
})

test('a part counts what the country knows, of that meal, kind of day and temperature', () => {
  const recipes = new Map([
    ['chops', recipe('main')],
    ['stew', recipe('main', { keepsDays: 2, reheats: true })],
    ['roast', recipe('main', { use: 'weekend' })],
    ['cold-plate', recipe('main', { serve: 'cold' })],
    ['porridge', recipe('main', { slots: ['breakfast'] })],
    ['goose', recipe('main', { use: 'festive' })],
    ['unknown', recipe('main')],
    ['rice', recipe('side')],
    ['potatoes', recipe('side', { slots: ['lunch'] })],
    ['slice', recipe('bread')],
    ['open-sandwich', recipe('bread', { meal: true })],
  ])
  const familiarity = Object.fromEntries(
    [...recipes.keys()].map((id) => [id, id === 'unknown' ? (1 as const) : (3 as const)]),
  )
  let slots: CountryEating['slots'] = {}
  const found = (...patterns: PatternData[]) =>
    gapsOf({ familiarity, slots, patterns }, recipes).map((gap) => [gap.pattern, gap.part, gap.found, gap.needed])

  expect(found(pattern('main+side'))).toEqual([['main+side', 'main', 2, 3]])
  expect(found(pattern('main+side', { weekend: true }))).toEqual([])
  expect(found(pattern('main', { warm: false }))).toEqual([['main', 'main', 1, 3]])
  expect(found(pattern('bread', { warm: false }))).toEqual([['bread', 'bread', 1, 3]])
  expect(found(pattern('leftover+bread'))).toEqual([
    ['leftover+bread', 'leftover', 1, 3],
    ['leftover+bread', 'bread', 1, 2],
  ])
  expect(found(pattern('leftover', { slot: 'breakfast' }))).toEqual([['leftover', 'leftover', 0, 3]])
  slots = {
    porridge: { not: ['breakfast'], also: ['dinner'], children: [] },
    'cold-plate': { not: ['dinner'], also: [], children: [] },
  }
  expect(found(pattern('main+side'))).toEqual([])
  expect(found(pattern('main', { warm: false }))).toEqual([['main', 'main', 0, 3]])
})

test('a main is alone where none of its companions is known, or none that brings the starch it lacks', () => {
  const recipes = new Map([
    ['pasta', recipe('main', { goesWith: ['salad'] })],
    ['chops', recipe('main', { goesWith: ['salad', 'rice'] })],
    ['soup', recipe('soup', { goesWith: ['roll'] })],
    ['not-cooked-here', recipe('main')],
    ['salad', recipe('salad')],
    ['rice', recipe('side')],
    ['roll', recipe('bread', { slots: ['breakfast'] })],
  ])
  const starch = { lacking: new Set(['chops']), bringing: new Set(['rice', 'roll']) }
  const none = { slots: {}, notBeside: {} }
  const known = { pasta: 3, chops: 3, soup: 2, salad: 2, rice: 2, roll: 3, 'not-cooked-here': 1 } as const
  expect(aloneIn({ ...none, familiarity: known }, recipes, starch)).toEqual(['soup'])
  expect(aloneIn({ ...none, familiarity: { ...known, rice: 1 } }, recipes, starch)).toEqual(['chops', 'soup'])
  expect(aloneIn({ ...none, familiarity: { ...known, salad: 1 } }, recipes, starch)).toEqual(['pasta', 'soup'])
  const slots = {
    rice: { not: ['lunch', 'dinner'], also: ['breakfast'], children: [] },
    roll: { not: [], also: ['lunch'], children: [] },
  } as const
  expect(aloneIn({ ...none, familiarity: known, slots }, recipes, starch)).toEqual(['chops'])
  const notBeside = { chops: ['rice'], pasta: ['rice'] }
  expect(aloneIn({ ...none, familiarity: known, notBeside }, recipes, starch)).toEqual(['chops', 'soup'])
})

test('starch is told by the amounts: chops lack it, a potato salad brings it, a green one does not', () => {
  const { lacking, bringing } = starchRoles(readFacts(CONTENT))
  const of = (ids: ReadonlySet<string>, ...asked: string[]) => asked.filter((id) => ids.has(id))
  expect(of(lacking, 'pork-chop-pan', 'tomato-soup', 'spaghetti-carbonara', 'kotlety-with-mash', 'syrniki')).toEqual([
    'pork-chop-pan',
    'tomato-soup',
  ])
  expect(of(bringing, 'boiled-potatoes', 'krumpir-salata', 'green-salad', 'bread-slice', 'bread-cheese')).toEqual([
    'boiled-potatoes',
    'krumpir-salata',
    'bread-slice',
  ])
})
