import { type Case, type Claims, near } from './claims.ts'
import { healthTarget } from './nutrition.ts'
import type { PublicRecipe } from './public.ts'

/** The runner-up of a dish, and the plan's recipes with it. */
export const runner = ({ seen, place }: Case) => {
  const recipe = seen.runnerUp(place)
  return recipe ? { recipe, recipes: seen.withRunnerUp(place) } : undefined
}

/** Claims about two sums of the day: with the dish and with its runner-up. */
function sums(given: Case, of: (recipe: PublicRecipe) => number, parts?: number) {
  const { seen, place } = given
  const other = runner(given)
  const here = seen.ofDay(place.day, seen.recipes(), of, parts)
  return { here, there: other ? seen.ofDay(place.day, other.recipes, of, parts) : Number.NaN }
}

function nutrient(
  given: Case,
  of: (recipe: PublicRecipe) => number,
  names: [string, string],
  least: boolean,
  parts?: number,
): Claims {
  const { values } = given
  const { here, there } = sums(given, of, parts)
  const [day, other] = names.map((name) => values[name] as number) as [number, number]
  return [
    [near(day, here), `the day has ${here}`],
    [near(other, there), `the other day has ${there}`],
    [least ? day > other : day < other, 'it is no better'],
  ]
}

/** Meals of the whole plan (or of a day) besides the dish's own that have a value in common with a recipe. */
const same = (
  { seen, place }: Case,
  key: (recipe: PublicRecipe) => string,
  recipe: PublicRecipe | undefined,
  day?: number,
): number => {
  const moved = seen.moved(place)
  return seen.places.filter(
    (p) =>
      !moved.includes(p) &&
      (day === undefined || p.day === day) &&
      recipe !== undefined &&
      key(p.recipe) === key(recipe),
  ).length
}

/** The runner-up's value stands so often as is said, and the dish's own less often: else it is no change. */
const change = (given: Case, key: (recipe: PublicRecipe) => string): Claims => {
  const times = same(given, key, runner(given)?.recipe)
  const own = same(given, key, given.place.recipe)
  return [
    [given.values.times === times, 'another number'],
    [own < times, `its own stands ${own} times already`],
  ]
}

const mains = (given: Case): Claims => [
  [given.values.ingredient === given.seen.family(given.place.recipe), 'another main ingredient'],
  [given.values.otherIngredient === given.seen.family(runner(given)?.recipe as PublicRecipe), 'the other has another'],
]

/** What each code claims that compares a dish with its runner-up. */
export const COMPARED: Readonly<Record<string, (given: Case) => Claims>> = {
  keepsBudget: (given) => {
    const { seen, values } = given
    const total = seen.minor(seen.plan.totals.cost)
    const there = seen.cost(runner(given)?.recipes ?? [])
    return [
      [
        values.budgetMinor === seen.minor(seen.plan.budget ?? -1) && total <= Number(values.budgetMinor),
        'it did not stay',
      ],
      [values.otherTotalMinor === there && there > Number(values.budgetMinor), `the other comes to ${there}`],
      [values.overMinor === there - Number(values.budgetMinor), 'another excess'],
    ]
  },
  cheaper: (given) => {
    const { seen, place, values } = given
    const saved = seen.cost(runner(given)?.recipes ?? []) - seen.cost(seen.recipes())
    return [
      [values.savedMinor === saved && saved > 0, `it saves ${saved}`],
      [seen.minor(place.dish.runnerUpCost ?? 0) === saved, 'the runner-up costs another sum'],
    ]
  },
  lessWaste: (given) => {
    const { seen, values } = given
    const saved = seen.waste(runner(given)?.recipes ?? []) - seen.waste(seen.recipes())
    return [[Math.abs(Number(values.savedMinor) - saved) <= 1 && saved > 0, `it saves ${saved}`]]
  },
  calories: (given) => {
    const { seen, place, values } = given
    const { here, there } = sums(given, ({ kcal }) => kcal, 1)
    const target = seen.plan.target?.kcal ?? 0
    return [
      [
        near(values.dayKcal, here) && values.dayKcal === Math.round(seen.plan.days[place.day]?.kcal ?? 0),
        `the day has ${here}`,
      ],
      [near(values.otherDayKcal, there), `with the other it has ${there}`],
      [values.targetKcal === target && Math.abs(here - target) < Math.abs(there - target), 'it is no nearer'],
    ]
  },
  guestCalories: (given) => {
    const { seen, values } = given
    const { here, there } = sums(given, ({ kcal }) => kcal, 1)
    const { kcalLow = 0, kcalHigh = 0 } = seen.plan.target ?? {}
    const miss = (kcal: number) => Math.max(kcalLow - kcal, kcal - kcalHigh, 0)
    return [
      [near(values.dayKcal, here, 1) && near(values.otherDayKcal, there, 1), `a guest has ${here} or ${there}`],
      [values.lowKcal === kcalLow && values.highKcal === kcalHigh && miss(here) < miss(there), 'it is no nearer'],
    ]
  },
  protein: (given) => [
    ...nutrient(given, ({ protein }) => protein, ['dayProtein', 'otherDayProtein'], true),
    [near(given.values.targetProtein, given.seen.plan.target?.protein ?? 0), 'another target'],
    [Number(given.values.otherDayProtein) <= Number(given.values.targetProtein), 'the other suffices too'],
  ],
  vegetables: (given) => [
    ...nutrient(given, ({ produce }) => produce, ['dayGrams', 'otherDayGrams'], true, 1),
    [given.values.targetGrams === healthTarget(given.seen, 400), 'another target'],
  ],
  fiber: (given) => [
    ...nutrient(given, (recipe) => given.seen.grams(recipe, 'fiber'), ['dayGrams', 'otherDayGrams'], true, 10),
    [given.values.targetGrams === healthTarget(given.seen, 25), 'another target'],
  ],
  salt: (given) => [
    ...nutrient(given, (recipe) => given.seen.grams(recipe, 'salt'), ['dayGrams', 'otherDayGrams'], false, 100),
    [given.values.targetGrams === healthTarget(given.seen, 5), 'another target'],
  ],
  quick: (given) => [
    [given.values.timeMin === given.place.recipe.timeMin, 'other minutes'],
    [given.values.otherTimeMin === runner(given)?.recipe.timeMin, 'the other takes other minutes'],
    [Number(given.values.timeMin) < Number(given.values.otherTimeMin), 'it is no quicker'],
  ],
  newMain: (given) => [
    ...mains(given),
    ...change(given, (r) => given.seen.family(r)),
    [given.values.ingredient !== given.values.otherIngredient, 'no change'],
  ],
  newMainToday: (given) => [
    ...mains(given),
    [same(given, (r) => given.seen.family(r), runner(given)?.recipe, given.place.day) > 0, 'it is not there that day'],
    [same(given, (r) => given.seen.family(r), given.place.recipe, given.place.day) === 0, 'its own is there as well'],
  ],
  newCuisine: (given) => [
    [given.values.cuisine === given.place.recipe.cuisine, 'another cuisine'],
    [given.values.otherCuisine === runner(given)?.recipe.cuisine, 'the other has another cuisine'],
    ...change(given, (r) => r.cuisine),
  ],
  foodGroup: (given) => {
    const { seen, place, values } = given
    const group = String(values.group)
    const { times, otherTimes } = values
    // The fish and pulses of a week may be too few; all kinds may be too many.
    const differs = ['fish', 'pulses'].includes(group) ? times !== otherTimes : Number(times) < Number(otherTimes)
    return [
      [times === seen.mealsOf(group, seen.recipes()), 'another number of meals'],
      [otherTimes === seen.mealsOf(group, seen.withRunnerUp(place)), 'another number with the other'],
      [differs, 'it is no better'],
    ]
  },
  childrenLike: (given) => [
    [(given.seen.asked.params.kids ?? []).some(({ age }) => age < 12), 'no child eats'],
    [given.place.recipe.kids > 0 && runner(given)?.recipe.kids === 0, 'children like it no better'],
  ],
  inSeason: (given) => {
    const month = Number(given.seen.plan.days[0]?.date.slice(5, 7))
    const isOut = ({ id }: PublicRecipe): boolean => {
      const season = given.seen.known.get(id)?.season ?? []
      return season.length > 0 && !season.includes(month)
    }
    const other = runner(given)?.recipe
    return [
      [!isOut(given.place.recipe), 'it is out of season'],
      [other !== undefined && isOut(other), 'the other is in season'],
    ]
  },
  sundayDish: (given) => [
    [given.seen.weekday(given.place.day) === 0, 'it is no Sunday'],
    [given.place.recipe.use === 'weekend', 'it is no weekend dish'],
    [runner(given)?.recipe.use === 'everyday', 'the other is no everyday dish'],
  ],
  weekdayCustom: ({ seen, place, values }) => [
    [values.country === seen.asked.country, 'another country'],
    [seen.isCustomOf(place.day, place.recipe), 'homes do not have it on that day'],
  ],
  favourite: ({ seen, place, values }) => [
    [values.country === seen.asked.country, 'another country'],
    [seen.known.get(place.recipe.id)?.favourite ?? false, 'homes do not have it so often'],
  ],
  fridayDish: (given) => {
    const { seen, place } = given
    const isOfMeat = (recipe: PublicRecipe): boolean =>
      seen.groups(recipe).some((group) => ['meat', 'poultry', 'offal'].includes(group))
    const other = runner(given)?.recipe
    return [
      [seen.weekday(place.day) === 5, 'it is no Friday'],
      [!isOfMeat(place.recipe), 'it is of meat'],
      [other !== undefined && isOfMeat(other), 'the other is without meat'],
    ]
  },
  lessWork: (given) => [
    [given.values.activeMin === given.place.recipe.activeMin, 'other minutes'],
    [given.values.otherActiveMin === runner(given)?.recipe.activeMin, 'the other takes other minutes'],
    [Number(given.values.activeMin) < Number(given.values.otherActiveMin), 'it is no less work'],
  ],
  knownAtHome: (given) => {
    const { seen, place, values } = given
    const other = runner(given)?.recipe
    return [
      [values.country === seen.asked.country, 'another country'],
      [values.familiarity === seen.familiarity(place.recipe), 'another familiarity'],
      [other !== undefined && values.otherFamiliarity === seen.familiarity(other), 'the other has another'],
      [Number(values.familiarity) > Number(values.otherFamiliarity), 'it is no more at home'],
    ]
  },
  notLately: (given) => {
    const { seen, place, values } = given
    const [here, there] = [seen.weeksAgo(place.recipe.id), seen.weeksAgo(runner(given)?.recipe.id ?? '')]
    return [
      [values.otherWeeks === there, `the other was eaten ${there} weeks ago`],
      [here === undefined || here > Number(values.otherWeeks), 'it was eaten as lately'],
    ]
  },
}
