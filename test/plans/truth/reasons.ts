import { type Case, type Claims, near, said, valuesOf } from './claims.ts'
import { packClaims } from './packs.ts'
import type { Coded, PublicRecipe } from './public.ts'
import { ENERGY, type Place, type Seen } from './seen.ts'

/** All that is not true of a reason or a fact, by what anybody can look up. */
export function untrue(seen: Seen, place: Place, coded: Coded): string[] {
  const check = CHECKS[coded.code]
  if (!check) return [`unknown code ${coded.code}`]
  const values = valuesOf(coded)
  return check({ seen, place, values }).flatMap(([holds, claim]) =>
    holds ? [] : [`${coded.code} ${JSON.stringify(values)}: ${claim}`],
  )
}

const runner = ({ seen, place }: Case) => {
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

/** Aims of the goal healthy, for the meals that are planned (WHO, EFSA; the share of a day by meal). */
export const healthTarget = (seen: Seen, grams: number): number => {
  const slots = new Set(seen.places.map(({ dish }) => dish.slot))
  return said(grams * [...slots].reduce((sum, slot) => sum + (ENERGY[slot] ?? 0), 0))
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

/** What each code claims. */
const CHECKS: Readonly<Record<string, (given: Case) => Claims>> = {
  leftover: (given) => {
    const { seen, place, values } = given
    const cooked = seen.places.find(
      (p) => p.day === values.cookedDay && p.dish.slot === values.cookedSlot && p.dish.batch,
    )
    const other = runner(given)
    return [
      [values.cookedDay === place.day - 1 && cooked?.recipe.id === place.recipe.id, 'it was not cooked then'],
      [
        !other ||
          values.savedMinor ===
            seen.cost(seen.recipes(new Map([[place.at, other.recipe]]))) - seen.cost(seen.recipes()),
        'another saving',
      ],
      [!other || values.savedMin === other.recipe.timeMin, 'other minutes'],
    ]
  },
  habit: ({ seen, place, values }) => [
    [values.slot === place.dish.slot && !place.dish.companion, 'another meal'],
    [values.days === seen.habit(place).length + 1 && Number(values.days) > 1, 'another number of days'],
    [seen.habit(place).some(({ day }) => day < place.day), 'it is the first day'],
  ],
  goesWith: ({ seen, place, values }) => [
    [place.dish.companion && values.otherRecipe === seen.head(place).recipe.id, 'another main part'],
    [['side', 'bread'].includes(place.recipe.part), 'it is no side'],
  ],
  chosen: ({ seen, place, values }) => [
    [seen.plan.kind === 'basket', 'nobody chose it'],
    [values.servings === place.dish.servings && values.timeMin === place.recipe.timeMin, 'other servings or minutes'],
    [values.kcal === place.recipe.kcal, 'other energy'],
  ],
  swapped: ({ seen, place, values }) => {
    const before = seen.before?.days[place.day]?.dishes.find(
      ({ slot }, n) => slot === place.dish.slot && seen.plan.days[place.day]?.dishes[n] === place.dish,
    )
    return [
      [before?.recipeId === values.insteadOf, `before it was ${before?.recipeId}`],
      [
        values.costDeltaMinor === seen.minor(seen.plan.totals.cost) - seen.minor(seen.before?.totals.cost ?? 0),
        'another change',
      ],
    ]
  },
  kept: ({ seen, place }) => [
    [seen.before !== undefined, 'nothing was changed'],
    [(place.dish.runnerUpLoss ?? 0) < 0, 'the other would not be better'],
  ],
  onlyChoice: ({ seen, place, values }) => [
    [values.slot === place.dish.slot && values.dishes === seen.offered(place.dish.slot).length, 'another number'],
    [seen.candidates(place.dish.slot).length === 1, `${seen.candidates(place.dish.slot).length} pass`],
  ],
  noRepeat: ({ seen, place, values }) => {
    const all = seen.candidates(place.dish.slot)
    const cooked = new Set(seen.places.filter((p) => p !== place && !p.dish.leftover).map((p) => p.recipe.id))
    const again = seen.again(place)
    const beside = seen.places.filter(
      (p) =>
        p !== again &&
        p !== place &&
        Math.abs(p.day - place.day) <= (again ? 2 : 1) &&
        seen.week &&
        (p.dish.slot === place.dish.slot || p.dish.slot === again?.dish.slot),
    )
    const free = all.filter(
      (recipe) =>
        recipe.id !== place.recipe.id &&
        !cooked.has(recipe.id) &&
        !beside.some((p) => seen.family(p.recipe) === seen.family(recipe)) &&
        (!again || (recipe.batch && recipe.keepsDays >= 2)),
    )
    return [
      [values.slot === place.dish.slot && values.dishes === all.length, `${all.length} pass`],
      [free.length === 0, `${free[0]?.id} could stand there`],
    ]
  },
  usesHave: ({ seen, place, values }) => {
    const id = String(values.ingredient)
    const meals = [place, seen.again(place)].filter((p) => p !== undefined)
    const amount = place.recipe.ingredients.filter((l) => l.ingredientId === id).reduce((sum, l) => sum + l.amount, 0)
    const use = meals.reduce((sum, { dish }) => sum + amount * dish.portions, 0)
    const worth = (use * 100 * seen.price(id)) / seen.pack(id)
    return [
      [seen.asked.params.have?.includes(id) ?? false, 'it is not at home'],
      [amount > 0, 'the dish does not use it'],
      [Math.abs(Number(values.savedMinor) - worth) <= 1, `it is worth ${worth}`],
    ]
  },
  usesUpPack: (given) => packClaims(given, 'usesUpPack'),
  sharesPack: (given) => packClaims(given, 'sharesPack'),
  fromOpenPack: (given) => packClaims(given, 'fromOpenPack'),
  opensPack: (given) => packClaims(given, 'opensPack'),
  usesLeft: (given) => packClaims(given, 'usesLeft'),
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
  hotAndCold: ({ seen, place, values }) => {
    const others = seen.places.filter((p) => p !== place)
    return [
      [values.serve === place.recipe.serve, 'it is served otherwise'],
      [others.every(({ recipe }) => recipe.serve !== place.recipe.serve), 'it is not the only one'],
    ]
  },
  collection: ({ seen, place, values }) => [
    [values.collection === seen.asked.params.collection, 'another collection'],
    [
      seen.catalogue.collections.get(String(values.collection))?.recipeIds.includes(place.recipe.id) ?? false,
      'not of it',
    ],
  ],
  ofOccasion: ({ seen, place, values }) => [
    [values.occasion === seen.plan.occasion?.id, 'another occasion'],
    [seen.ownOfAnyCourse.includes(place.recipe.id), 'not one of its dishes'],
  ],
  addedDish: ({ seen, place, values }) => {
    const fit = seen.own(place.dish.slot).filter((id) => seen.passes(seen.recipe(id)))
    return [
      [values.slot === place.dish.slot && values.own === fit.length, `${fit.length} of its own pass`],
      [values.occasion === seen.plan.occasion?.id, 'another occasion'],
      [!seen.ownOfAnyCourse.includes(place.recipe.id), 'it is one of its own'],
      [seen.served(place.dish.slot).length === fit.length, 'own dishes that suit everyone are not on the table'],
      [
        values.needed === (seen.week ? 7 : seen.dishesOfCourse(place.dish.slot)) && fit.length < Number(values.needed),
        'they suffice',
      ],
    ]
  },
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
    const isOut = ({ season }: PublicRecipe): boolean => season.length > 0 && !season.includes(month)
    const other = runner(given)?.recipe
    return [
      [!isOut(given.place.recipe), 'it is out of season'],
      [other !== undefined && isOut(other), 'the other is in season'],
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
  weekTaste: ({ seen }) => [
    [seen.week && (seen.asked.params.variant ?? 0) === 0, 'a variant was asked for, or it is no week'],
  ],
  notLately: (given) => {
    const { seen, place, values } = given
    const [here, there] = [seen.weeksAgo(place.recipe.id), seen.weeksAgo(runner(given)?.recipe.id ?? '')]
    return [
      [values.otherWeeks === there, `the other was eaten ${there} weeks ago`],
      [here === undefined || here > Number(values.otherWeeks), 'it was eaten as lately'],
    ]
  },
  locked: ({ seen, place }) => [
    [
      (seen.asked.params.keep ?? []).some(
        ({ day, slot, recipeId }) => day === place.day && slot === place.dish.slot && recipeId === place.recipe.id,
      ),
      'nobody keeps it there',
    ],
  ],
  variant: ({ seen }) => [[(seen.asked.params.variant ?? 0) !== 0, 'no variant was asked for']],
  equallyGood: ({ place }) => [[place.dish.runnerUpLoss === 0, 'the other is not as good']],
  weighed: ({ place }) => [[(place.dish.runnerUpLoss ?? 0) > 0, 'the other is as good']],
  batch: ({ seen, place, values }) => [
    [seen.again(place) !== undefined, 'it is eaten once'],
    [values.days === 2, 'it is eaten on two days'],
  ],
  quickDish: ({ place, values }) => [
    [values.timeMin === place.recipe.timeMin && place.recipe.timeMin <= 20, 'it is not quick'],
  ],
  onlyMain: ({ seen, place, values }) => [
    [values.ingredient === seen.family(place.recipe), 'another main ingredient'],
    [
      seen.places.every(({ recipe }) => recipe.id === place.recipe.id || seen.family(recipe) !== values.ingredient),
      'others have it',
    ],
  ],
  richInProtein: ({ place, values }) => [
    [near(values.protein, place.recipe.protein) && place.recipe.protein >= 30, 'it is not rich'],
  ],
  portion: ({ place, values }) => [
    [values.timeMin === place.recipe.timeMin && values.kcal === place.recipe.kcal, 'other minutes or energy'],
    [near(values.protein, place.recipe.protein), 'another protein'],
  ],
}
