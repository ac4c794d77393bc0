import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ContentError } from '../../src/catalogue/content/content-error.ts'
import { readFacts } from '../../src/catalogue/content/read.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { checkEating, readEating } from '../../src/eating/data-files.ts'
import { slotsThere } from '../../src/eating/meals.ts'
import { seasonsOf } from '../../src/eating/season-files.ts'
import { checkSlotsIn } from '../../src/eating/slot-files.ts'

const content = readFacts(CONTENT)
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'provender-eating-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The files with a line changed. */
function changed(file: string, from: RegExp, to: string): string {
  cpSync(join(CONTENT, 'eating'), folder, { recursive: true })
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(join(folder, file), text.replace(from, to))
  return folder
}

test('every country and every recipe has its row', () => {
  expect(checkEating(join(CONTENT, 'eating'), content)).toEqual([])
})

test('a dish is as familiar as its row says, and not eaten where no list names the country', () => {
  const eating = readEating(join(CONTENT, 'eating'))
  const grade = (country: string, recipe: string) =>
    eating.find((one) => one.country === country)?.familiarity[recipe] ?? -1
  expect([grade('RU', 'borscht'), grade('US', 'mac-and-cheese'), grade('US', 'adana-kebab')]).toEqual([3, 3, 0])
  expect(eating.find(({ country }) => country === 'LU')?.own).toContain('french')
})

test('a dish is eaten at the meals that its rows say of a country, elsewhere at its own', () => {
  const eating = readEating(join(CONTENT, 'eating'))
  const meals = (country: string, recipe: string) =>
    slotsThere(content.recipes.get(recipe)?.slots ?? [], eating.find((one) => one.country === country)?.slots[recipe])
  expect([meals('TR', 'mercimek-corbasi'), meals('DE', 'mercimek-corbasi')]).toEqual([
    ['lunch', 'dinner', 'breakfast'],
    ['lunch', 'dinner'],
  ])
  expect([meals('DK', 'airfryer-drumsticks-wedges'), meals('DE', 'airfryer-drumsticks-wedges')]).toEqual([
    ['dinner'],
    ['dinner', 'lunch'],
  ])
})

test('a dish is eaten in the months that its row says of a country, in the order in which people say them', () => {
  const rows = [
    { recipe: 'soup', months: [1, 2, 3, 11, 12], countries: ['IT'] },
    { recipe: 'soup', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], countries: ['PL'] },
    { recipe: 'salad', months: [6, 7], countries: ['IT', 'PL'] },
  ]
  expect(seasonsOf(rows, 'IT')).toEqual({ soup: [11, 12, 1, 2, 3], salad: [6, 7] })
  expect(seasonsOf(rows, 'PL')).toEqual({ soup: [], salad: [6, 7] })
  expect(seasonsOf(rows, 'DE')).toEqual({})
})

test('what a country does not eat at all needs no row, and what it eats keeps a meal', () => {
  const recipes = new Map([['soup', { slots: ['lunch' as const, 'dinner' as const] }]])
  const slots = { soup: { not: ['lunch'], also: [], children: [] } } as const
  expect(checkSlotsIn({ country: 'TR', familiarity: { soup: 2 }, slots }, recipes)).toEqual([])
  expect(checkSlotsIn({ country: 'TR', familiarity: { soup: 0 }, slots }, recipes)).toEqual([
    'slots.csv: soup: TR does not eat it at any meal',
  ])
  const none = { soup: { not: ['lunch', 'dinner'], also: [], children: [] } } as const
  expect(checkSlotsIn({ country: 'TR', familiarity: { soup: 2 }, slots: none }, recipes)).toEqual([
    'slots.csv: soup: no meal is left in TR',
  ])
})

test('meals are composed as their rows say, with what may be left out', () => {
  const france = readEating(join(CONTENT, 'eating')).find(({ country }) => country === 'FR')
  const dinners = france?.patterns.filter(({ slot, weekend }) => slot === 'dinner' && !weekend) ?? []
  expect(dinners.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
  expect(dinners[1]).toEqual({
    slot: 'dinner',
    weekend: false,
    share: 0.24,
    parts: [
      { part: 'soup', optional: false },
      { part: 'bread', optional: false },
      { part: 'dairy', optional: false },
      { part: 'fruit', optional: true },
    ],
    warm: true,
    activeMin: 20,
  })
  expect(france?.habits).toMatchObject({ distinctBreakfastsWeekdays: 1, weekdayCookingMin: 27, eggMealsWeek: 1.5 })
})

test.each([
  ['familiarity.csv', /^borscht,.*\n/m, '', 'familiarity.csv: no row for the recipe borscht'],
  ['familiarity.csv', /^borscht,/m, 'borsch,', 'familiarity.csv: borsch is no recipe'],
  ['familiarity.csv', /^borscht,/m, 'borscht,XX ', 'familiarity.csv: borscht: XX is no country of countries.csv'],
  ['cuisines.csv', /^DE,.*\n/m, '', 'cuisines.csv: no row for DE'],
  ['cuisines.csv', /^DE,german/m, 'DE,germanic', 'cuisines.csv: DE: unknown cuisine germanic'],
  ['patterns.csv', /^DE,snack,weekend,.*\n/gm, '', 'patterns.csv: DE snack weekend: the shares make 0.00, not 1'],
  [
    'patterns.csv',
    /^DE,dinner,weekday,0\.48,/m,
    'DE,dinner,weekday,0.38,',
    'patterns.csv: DE dinner weekday: the shares make 0.90, not 1',
  ],
  [
    'patterns.csv',
    /^(DE,snack,weekday,.*),fruit,/m,
    '$1,fruit?,',
    'patterns.csv: DE snack fruit?: the first part is what the meal is about and never optional',
  ],
  [
    'patterns.csv',
    /^(DE,lunch,weekend,.*),soup\+bread\?,/m,
    '$1,drink+bread?,',
    'patterns.csv: DE lunch drink+bread?: no lunch is about drink; it may be about main, soup, leftover, bread, salad, dairy',
  ],
  [
    'patterns.csv',
    /^(DE,lunch,weekend,.*),soup\+bread\?,/m,
    '$1,soup+bread?+leftover+bread,',
    'patterns.csv: DE lunch soup+bread?+leftover+bread: leftover stands beside another part',
  ],
  [
    'patterns.csv',
    /^(DE,lunch,weekend,.*),soup\+bread\?,/m,
    '$1,soup+bread?+bread,',
    'patterns.csv: DE lunch soup+bread?+bread: a part stands twice',
  ],
  [
    'patterns.csv',
    /^(DE,lunch,weekend,.*),main\+side\?,/m,
    '$1,main+side?+salad?+dessert?,',
    'patterns.csv: DE lunch weekend: a pattern stands twice',
  ],
  ['patterns.csv', /^(FR,dinner,weekend,.*),1,/gm, '$1,0,', 'patterns.csv: FR dinner weekend: no warm pattern'],
  ['patterns.csv', /^DE,snack,/m, 'XX,snack,', 'patterns.csv: XX is no country of countries.csv'],
  ['slots.csv', /^mercimek-corbasi,/m, 'mercimek,', 'slots.csv: mercimek is no recipe'],
  [
    'slots.csv',
    /^mercimek-corbasi,breakfast,,TR.*/m,
    'mercimek-corbasi,breakfast,,,',
    'slots.csv: mercimek-corbasi breakfast names no country',
  ],
  [
    'slots.csv',
    /^mercimek-corbasi,breakfast,,TR/m,
    'mercimek-corbasi,breakfast,,XX',
    'slots.csv: mercimek-corbasi breakfast: XX is no country of countries.csv',
  ],
  [
    'slots.csv',
    /^mercimek-corbasi,breakfast,,TR/m,
    'mercimek-corbasi,breakfast,,TR TR',
    'slots.csv: mercimek-corbasi breakfast: a country stands twice',
  ],
  [
    'slots.csv',
    /^mercimek-corbasi,breakfast,,TR/m,
    'mercimek-corbasi,breakfast,TR,',
    'slots.csv: mercimek-corbasi breakfast: `not` says nothing, it is none of its meals anyway',
  ],
  [
    'slots.csv',
    /^mercimek-corbasi,breakfast,/m,
    'mercimek-corbasi,lunch,',
    'slots.csv: mercimek-corbasi lunch: `also` says nothing, it is one of its meals anyway',
  ],
  ['slots.csv', /^(mercimek-corbasi,breakfast,.*\n)/m, '$1$1', 'slots.csv: mercimek-corbasi breakfast stands twice'],
  ['turns.csv', /^DE,[a-z-]+,/m, 'DE,mercimek,', 'turns.csv: DE mercimek: mercimek is no recipe'],
  ['turns.csv', /^DE,[a-z-]+,/m, 'XX,borscht,', 'turns.csv: XX borscht: XX is no country of countries.csv'],
  ['turns.csv', /^DE,.*\n/m, 'DE,borscht,0.3\nDE,borscht,0.3\n', 'turns.csv: DE borscht stands twice'],
  [
    'customs.csv',
    /^NO,friday,dinner,.*/m,
    'NO,friday,dinner,,0.5,tacos,',
    'customs.csv: NO friday dinner: tacos is no recipe',
  ],
  ['customs.csv', /^NO,friday,dinner,.*/m, 'NO,friday,dinner,,0.5,,', 'customs.csv: NO friday dinner names no recipe'],
  [
    'customs.csv',
    /^NO,friday,dinner,.*/m,
    'NO,friday,lunch,,0.5,beef-burger,',
    'customs.csv: NO friday lunch: beef-burger is for weekends',
  ],
  [
    'customs.csv',
    /^NO,friday,dinner,.*/m,
    'NO,friday,breakfast,,0.5,tacos-beef,',
    'customs.csv: NO friday breakfast: tacos-beef is not eaten there at breakfast',
  ],
  [
    'customs.csv',
    /^NO,friday,dinner,.*/m,
    'NO,friday,dinner,,0.5,borscht,',
    'customs.csv: NO friday dinner: borscht is hardly cooked there',
  ],
  [
    'customs.csv',
    /^NO,friday,dinner,.*/m,
    'NO,friday,dinner,,0.5,boiled-potatoes,',
    'customs.csv: NO friday dinner: boiled-potatoes is no main part of a meal',
  ],
  [
    'customs.csv',
    /^NO,friday,dinner,.*/m,
    'NO,friday,dinner,,0.5,tacos-beef tacos-beef,',
    'customs.csv: NO friday dinner: a recipe stands twice',
  ],
  [
    'customs.csv',
    /^NO,friday,dinner,.*/m,
    'XX,friday,dinner,,0.5,tacos-beef,',
    'customs.csv: XX friday dinner: XX is no country of cuisines.csv',
  ],
  ['customs.csv', /^(NO,friday,dinner,.*\n)/m, '$1$1', 'customs.csv: NO friday dinner stands twice'],
  [
    'customs.csv',
    /^PL,sunday,lunch,yes,.*/m,
    'PL,sunday,lunch,yes,0.5,schabowy-mizeria,',
    'customs.csv: PL sunday lunch beside: schabowy-mizeria is a main part of a meal',
  ],
  [
    'customs.csv',
    /^PL,sunday,lunch,yes,.*/m,
    'PL,sunday,lunch,yes,0.5,rosol bread-slice,',
    'customs.csv: PL sunday lunch beside: bread-slice is another part of a meal than the first',
  ],
  [
    'customs.csv',
    /^(NO,friday,dinner,.*\n)/m,
    '$1NO,monday,lunch,,0.5,tacos-beef,\n',
    'customs.csv: NO has 6 rows, 5 at most',
  ],
  [
    'slots.csv',
    /^mercimek-corbasi,breakfast,,TR,/m,
    'mercimek-corbasi,breakfast,,,TR',
    'slots.csv: mercimek-corbasi breakfast: `children` says nothing, it is none of its meals',
  ],
  ['seasons.csv', /^canja-de-galinha,/m, 'canja,', 'seasons.csv: canja is no recipe'],
  [
    'seasons.csv',
    /^(canja-de-galinha,[^,]+),/m,
    '$1,XX ',
    'seasons.csv: canja-de-galinha: XX is no country of cuisines.csv',
  ],
  ['seasons.csv', /^(canja-de-galinha,[^,]+),/m, '$1,NO ', 'seasons.csv: canja-de-galinha: NO does not eat it'],
  ['seasons.csv', /^(canja-de-galinha,)1 2/m, '$12 1', 'seasons.csv: canja-de-galinha: its months do not rise'],
  [
    'seasons.csv',
    /^canja-de-galinha,[^,]+,/m,
    'canja-de-galinha,1 2 3 4 5 6 7 8 9 10 11 12,',
    'seasons.csv: canja-de-galinha: these months are its season anyway',
  ],
  ['seasons.csv', /^(strawberries-fruit,.*CY.*\n)/m, '$1$1', 'seasons.csv: strawberries-fruit CY stands twice'],
  ['favourites.csv', /^(NO,[^,]+),/m, '$1,tacos ', 'favourites.csv: NO tacos is no recipe'],
  [
    'favourites.csv',
    /^(NO,[^,]+),/m,
    '$1,boiled-potatoes ',
    'favourites.csv: NO boiled-potatoes is no meal of a week, and no salad or fruit',
  ],
  ['favourites.csv', /^(NO,[^,]+),/m, '$1,borscht ', 'favourites.csv: NO borscht is not cooked there regularly'],
  ['favourites.csv', /^(NO,[^,]+),matpakke/m, '$1,matpakke matpakke', 'favourites.csv: NO matpakke stands twice'],
  ['favourites.csv', /^NO,/m, 'XX,', 'favourites.csv: XX is no country of cuisines.csv'],
  [
    'not-beside.csv',
    /^cheese-omelette,oven-fries,.*/m,
    'omelet,oven-fries,DE',
    'not-beside.csv: omelet oven-fries: omelet is no recipe',
  ],
  [
    'not-beside.csv',
    /^cheese-omelette,oven-fries,.*/m,
    'cheese-omelette,fries,DE',
    'not-beside.csv: cheese-omelette fries: fries is no recipe',
  ],
  [
    'not-beside.csv',
    /^cheese-omelette,oven-fries,.*/m,
    'cheese-omelette,oven-fries,XX',
    'not-beside.csv: cheese-omelette oven-fries: XX is no country of countries.csv',
  ],
  [
    'not-beside.csv',
    /^cheese-omelette,oven-fries,.*/m,
    'cheese-omelette,oven-fries,',
    'not-beside.csv: cheese-omelette oven-fries names no country',
  ],
  [
    'not-beside.csv',
    /^cheese-omelette,oven-fries,.*/m,
    'cheese-omelette,oven-fries,DE DE',
    'not-beside.csv: cheese-omelette oven-fries: a country stands twice',
  ],
  [
    'not-beside.csv',
    /^(cheese-omelette,oven-fries,.*\n)/m,
    '$1$1',
    'not-beside.csv: cheese-omelette oven-fries stands twice',
  ],
  ['habits.csv', /^DE,.*\n/m, '', 'habits.csv: no row for DE'],
  ['habits.csv', /^DE,2,3,/m, 'DE,2,1,', 'habits.csv: DE: fewer breakfasts in seven days than in five'],
  [
    'habits.csv',
    /^(DE,.*),recalled,/m,
    '$1,source,',
    "habits.csv: DE: basis is 'source' where source names a survey, else 'recalled'",
  ],
])('%s without what it should have is refused', (file, from, to, problem) => {
  expect(checkEating(changed(file, from, to), content)).toContain(problem)
})

test('a file of another form names its line', () => {
  expect(() => readEating(changed('cuisines.csv', /^DE,/m, 'Germany,'))).toThrow(ContentError)
  expect(() => readEating(folder)).toThrow(/cuisines\.csv: line \d+: country/)
})

test.each([
  [
    'patterns.csv',
    /main\+salad\?/,
    'main+tart',
    /patterns\.csv: line \d+: parts: unknown part tart; known are leftover, main/,
  ],
  ['turns.csv', /^DE,([a-z-]+),.*$/m, 'DE,$1,1', /turns\.csv: line \d+: share: .*1/],
  ['habits.csv', /^DE,2,/m, 'DE,8,', /habits\.csv: line \d+: distinctBreakfastsWeekdays: .*5/],
  ['habits.csv', /^DE,.*\n/m, '', /habits\.csv: no row for DE/],
])('%s with a value out of its range is not read', (file, from, to, message) => {
  expect(() => readEating(changed(file, from, to))).toThrow(message)
})
