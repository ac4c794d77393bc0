import type { Lang } from '../../../src/i18n/locale.ts'
import { label } from '../../../src/i18n/message.ts'
import { valuesOf } from './claims.ts'
import type { Coded, PublicCatalogue } from './public.ts'

/** The figures and names that the sentence of each code must show; `other` is the runner-up's title. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  chosen: ['timeMin', 'kcal'],
  swapped: ['insteadOf'],
  kept: ['other'],
  onlyChoice: ['dishes'],
  usesHave: ['ingredient'],
  usesUpPack: ['ingredient', 'otherRecipe', 'savedMinor'],
  sharesPack: ['ingredient', 'otherRecipe', 'savedMinor'],
  fromOpenPack: ['ingredient', 'otherRecipe'],
  opensPack: ['ingredient', 'otherRecipe'],
  usesLeft: ['ingredient'],
  notLately: ['other'],
  chosenAgain: ['recipe'],
  sideChanged: ['recipe', 'otherRecipe'],
  slowDinners: ['days', 'mostMin'],
  variantAlike: ['shared', 'dishes'],
  keepsBudget: ['budgetMinor', 'other', 'otherTotalMinor'],
  cheaper: ['savedMinor', 'other'],
  lessWaste: ['savedMinor', 'other'],
  calories: ['dayKcal', 'targetKcal', 'other', 'otherDayKcal'],
  guestCalories: ['dayKcal', 'lowKcal', 'highKcal', 'other', 'otherDayKcal'],
  protein: ['dayProtein', 'targetProtein', 'other', 'otherDayProtein'],
  vegetables: ['dayGrams', 'targetGrams', 'other', 'otherDayGrams'],
  fiber: ['dayGrams', 'targetGrams', 'other', 'otherDayGrams'],
  salt: ['dayGrams', 'targetGrams', 'other', 'otherDayGrams'],
  quick: ['timeMin', 'other', 'otherTimeMin'],
  foodGroup: ['times', 'other', 'otherTimes'],
  childrenLike: ['other'],
  inSeason: ['other'],
  sundayDish: ['other'],
  fridayDish: ['other'],
  weekdayCustom: ['country'],
  favourite: ['country'],
  lessWork: ['activeMin', 'other', 'otherActiveMin'],
  knownAtHome: ['country', 'other'],
  unfamiliar: ['country', 'dishes'],
  newMain: ['kind:ingredient', 'kind:otherIngredient'],
  newMainToday: ['kind:ingredient', 'kind:otherIngredient'],
  newCuisine: ['other'],
  collection: ['collection'],
  ofOccasion: ['occasion'],
  equallyGood: ['other'],
  weighed: ['other'],
  quickDish: ['timeMin'],
  onlyMain: ['kind:ingredient'],
  richInProtein: ['protein'],
  portion: ['timeMin', 'kcal', 'protein'],
  budgetExceeded: ['costMinor', 'overMinor', 'budgetMinor'],
  caloriesBelow: ['kcal', 'targetKcal'],
  caloriesAbove: ['kcal', 'targetKcal'],
  guestCaloriesBelow: ['kcal', 'targetKcal'],
  guestCaloriesAbove: ['kcal', 'targetKcal'],
  proteinBelow: ['protein', 'targetProtein'],
  vegetablesBelow: ['grams', 'targetGrams'],
  fiberBelow: ['grams', 'targetGrams'],
  saltAbove: ['grams', 'targetGrams'],
  mainTooOften: ['kind:ingredient', 'limit', 'meals:slots'],
  cuisineTooOften: ['times', 'limit', 'meals:slots'],
  collectionShort: ['others', 'dishes', 'collection'],
  haveUnused: ['names:ingredients'],
  mayContain: ['names:ingredients'],
  breaksExclude: ['recipe', 'names:found'],
  nearAllergen: ['recipe'],
  breaksAllergens: ['recipe'],
  breaksExcludeTags: ['recipe'],
  breaksEquipment: ['recipe'],
  pricesOld: ['months'],
}

/** What the English sentence of a code claims, in its words. */
const CLAIM: Readonly<Record<string, RegExp>> = {
  leftover: /^Left over from .* the day before/,
  chosen: /^You chose it/,
  swapped: /^You put it here instead/,
  kept: /would fit better now$/,
  onlyChoice: /the only dish that fits/,
  noRepeat: /on the plan already, too much like a neighbouring day, or does not keep$/,
  usesHave: /you have it at home, and this dish uses it$/,
  usesUpPack: /uses up the pack opened for .* one pack less to buy/,
  sharesPack: /goes on with the pack opened for .* one pack less to buy/,
  fromOpenPack: /goes on with the pack opened for “[^”]*”$/,
  opensPack: /opens a pack that .* goes on with$/,
  usesLeft: /uses what was left from the week before$/,
  notLately: /was eaten (last week|[23] weeks ago)$/,
  locked: /^You keep it here$/,
  slowDinners: /more hands-on time than asked for: /,
  cheaper: /less than with/,
  lessWaste: /^Leaves .* less behind in opened packs than/,
  calories: /nearer to the target/,
  quick: /^On the table in .* takes/,
  foodGroup: / at lunch and dinner this week: .*; with /,
  childrenLike: /^Children tend to like it better than/,
  inSeason: /^In season now, unlike/,
  favourite: /: one of the dishes that homes there have most often$/,
  weekdayCustom: /: many homes there have it on this day of the week$/,
  fridayDish: /^No meat on a Friday, unlike .+$/,
  sundayDish: /^A dish for Sunday; .+ is for any day$/,
  lessWork: /^Less hands-on work: .* takes/,
  knownAtHome: /: cooked at home there more than/,
  weekTaste: /^A change for this week/,
  unfamiliar: /not usually eaten there\.$/,
  newMain: /(is|are) the main ingredient .* already$/,
  newMainToday: /the main ingredient of another meal that day$/,
  collection: /^From the collection/,
  ofOccasion: /^One of the occasion’s own dishes/,
  addedDish: /added, as (none|only)/,
  guestCaloriesAbove: /^Energy per guest: /,
  guestCaloriesBelow: /^Energy per guest: /,
  onlyMain: /^The only dish of the plan built on/,
}

const WHOLE_FROM = 100
const tag = (lang: string): string => (lang === 'pt' ? 'pt-PT' : lang)
const bare = (name: string): string => name.replace(/[«»„“”‚‘’「」『』"']/gu, '')

/** What every sentence shows of a shop's name, whether it is said short or whole. */
const shortOf = (full: string): string => full.split(/ ?[(（,，、;/／]/u)[0] ?? full

const sumsOf = (values: ReturnType<typeof valuesOf>, decimals: number): number[] =>
  Object.keys(values)
    .filter((name) => name.endsWith('Minor'))
    .map((name) => Math.abs(Number(values[name])) / 10 ** decimals)

/** Whether the sums of a sentence are written without cents: one is large, and whole they still differ and add up. */
function readWhole(sums: readonly number[]): boolean {
  const pairs = sums.flatMap((a) =>
    sums.filter((b) => b < a).map((b) => [Math.round(a), Math.round(b), a - b] as const),
  )
  return Math.max(...sums) >= WHOLE_FROM && pairs.every(([a, b, gap]) => a > b && a - b === Math.round(gap))
}

/** What a sentence should show and does not; and what no sentence shows. */
export function badlyWorded(
  coded: Coded,
  runnerUp: string | undefined,
  lang: string,
  catalogue: PublicCatalogue,
  country: string,
): string[] {
  const values = valuesOf(coded)
  const text = bare(coded.text)
  const number = (value: unknown): string =>
    new Intl.NumberFormat(tag(lang), { maximumFractionDigits: 1 }).format(Number(value))
  const money = (minor: unknown): string => {
    const { currency = 'EUR', decimals = 2 } = catalogue.countries.get(country) ?? {}
    const value = Number(minor) / 10 ** decimals
    const digits = readWhole(sumsOf(values, decimals)) ? 0 : decimals
    return new Intl.NumberFormat(tag(lang), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
  }
  const title = (id: unknown): string => catalogue.recipes.get(String(id))?.titles.get(country) ?? `? ${id}`
  const pieces = (name: string): string[] => {
    if (name === 'other') return [title(runnerUp)]
    const [how, key = name] = name.includes(':') ? name.split(':') : ['', name]
    const value = values[key]
    if (how === 'kind') return [catalogue.ingredients.get(String(value))?.familyName ?? '?']
    if (how === 'meals')
      return value === undefined
        ? []
        : String(value)
            .split(',')
            .map((slot) => label(lang as Lang, 'slot', slot))
    if (how === 'names')
      return String(value)
        .split(',')
        .map((id) => shortOf(catalogue.ingredients.get(id)?.name ?? '?'))
    if (name.endsWith('Minor')) return [money(value)]
    if (name === 'country') return [catalogue.countries.get(String(value))?.name ?? '?']
    if (name.endsWith('imeMin') || name.endsWith('ctiveMin')) {
      const minutes = Number(value)
      return minutes < 60
        ? [number(minutes)]
        : [number(Math.floor(minutes / 60)), ...(minutes % 60 ? [number(minutes % 60)] : [])]
    }
    if (name === 'otherRecipe' || name === 'insteadOf' || name === 'recipe') return [title(value)]
    if (name === 'collection') return [catalogue.collections.get(String(value))?.name ?? '?']
    if (name === 'occasion') return [catalogue.occasions.get(String(value))?.title ?? '?']
    if (name === 'ingredient') {
      const { name: full = '?', familyName = '?' } = catalogue.ingredients.get(String(value)) ?? {}
      return [
        /[/／]/u.test(full) && text.toLocaleLowerCase(tag(lang)).startsWith(familyName.toLocaleLowerCase(tag(lang)))
          ? familyName
          : shortOf(full),
      ]
    }
    return [number(value)]
  }
  const found: string[] = []
  for (const piece of (SHOWN[coded.code] ?? []).flatMap(pieces)) {
    if (!text.toLocaleLowerCase(tag(lang)).includes(bare(piece).toLocaleLowerCase(tag(lang))))
      found.push(`${lang} ${coded.code}: “${coded.text}” does not show ${piece}`)
  }
  if (/undefined|NaN|[{}]/.test(coded.text)) found.push(`${lang} ${coded.code}: “${coded.text}” is broken`)
  const claim = lang === 'en' ? CLAIM[coded.code] : undefined
  if (claim && !claim.test(coded.text)) found.push(`${coded.code}: “${coded.text}” says something else`)
  return found
}
