import { candidates, dishesOfCourse, ownOfAnyCourse, ownOfCourse, passes, servedOwn } from './candidates.ts'
import { type Claims, type Values, valuesOf } from './claims.ts'
import { kitchenOf, lacking } from './kitchen.ts'
import { NUTRITION } from './nutrition.ts'
import type { Coded, PublicPlan } from './public.ts'
import type { Place, Seen } from './seen.ts'

/** All that is not true of a warning, by what anybody can look up. */
export function untrueWarning(seen: Seen, coded: Coded): string[] {
  const check = CHECKS[coded.code]
  if (!check) return [`unknown warning ${coded.code}`]
  const values = valuesOf(coded)
  return check(seen, values).flatMap(([holds, claim]) =>
    holds ? [] : [`${coded.code} ${JSON.stringify(values)}: ${claim}`],
  )
}

/** An occasion's own dishes for a course did not suffice, and others stand beside those that pass. */
function ownDishes(seen: Seen, values: Values): Claims {
  const slot = String(values.slot)
  const fit = ownOfCourse(seen, slot).filter((id) => passes(seen, seen.recipe(id)))
  return [
    [values.own === fit.length && values.needed === (seen.week ? 7 : dishesOfCourse(seen, slot)), `${fit.length} pass`],
    [fit.length < Number(values.needed), 'they suffice'],
    [
      seen.places.some((p) => p.dish.slot === slot && !ownOfAnyCourse(seen).includes(p.recipe.id)),
      'no other was added',
    ],
  ]
}

/** The value stands so often in the meals that the sentence names; where it names none, in the whole plan. */
function tooOften(
  seen: Seen,
  values: Values,
  key: (place: Place) => string,
  id: unknown,
  limitOf: (n: number) => number,
): Claims {
  const named = values.slots === undefined ? undefined : String(values.slots).split(',')
  const places = seen.places.filter((place) => seen.counts(place) && (named?.includes(place.dish.slot) ?? true))
  const times = places.filter((place) => key(place) === id).length
  return [
    [values.times === times, `${times} times`],
    [values.limit === limitOf(places.length), 'another limit'],
    [new Set(places.map((place) => seen.varied(place))).size === 1, 'not varied together'],
    [places.length < seen.places.length || named === undefined, 'all meals are named'],
    [Number(values.times) > Number(values.limit), 'not too often'],
  ]
}

/** What each code claims. */
const CHECKS: Readonly<Record<string, (seen: Seen, values: Values) => Claims>> = {
  ...NUTRITION,
  budgetExceeded: (seen, values) => [
    [values.costMinor === seen.minor(seen.plan.totals.cost), 'another total'],
    [values.budgetMinor === seen.minor(seen.plan.budget ?? 0), 'another budget'],
    [
      values.overMinor === Number(values.costMinor) - Number(values.budgetMinor) && Number(values.overMinor) > 0,
      'not over',
    ],
  ],
  repeats: (seen, values) => {
    const cooked = new Set<string>()
    let times = 0
    for (const place of seen.places) {
      const { dish } = place
      if (dish.leftover || !seen.counts(place)) continue
      if (cooked.has(dish.recipeId) && dish.slot === values.slot) times++
      cooked.add(dish.recipeId)
    }
    return [
      [values.dishes === candidates(seen, String(values.slot)).length, 'another number passes'],
      [values.needed === seen.places.filter((p) => seen.counts(p) && p.dish.slot === values.slot).length, 'other days'],
      [values.times === times && times > 0, `${times} repeats`],
    ]
  },
  chosenAgain: (seen, values) => {
    const cooked = seen.places.filter(({ dish }) => dish.recipeId === values.recipe && !dish.leftover)
    return [
      [values.times === cooked.length && cooked.length > 1, `${cooked.length} times`],
      [cooked.some(({ dish }) => ['swapped', 'locked'].includes(dish.reason.code)), 'nobody chose it'],
    ]
  },
  sideChanged: (seen, values) => {
    const has = (plan: PublicPlan | undefined, id: unknown): boolean =>
      plan?.days.some(({ dishes }) => dishes.some((dish) => dish.companion && dish.recipeId === id)) ?? false
    return [
      [has(seen.plan, values.recipe), 'the new side is not there'],
      [has(seen.before, values.otherRecipe), 'the other side was not there'],
    ]
  },
  slowDinners: (seen, values) => {
    const slow = seen.plan.days.filter(({ index }) => {
      const dinner = seen.places.filter(({ day, dish }) => day === index && dish.slot === 'dinner' && !dish.leftover)
      const minutes = dinner.reduce((sum, { recipe }) => sum + (recipe.activeMin ?? recipe.timeMin), 0)
      return seen.isWorkday(index) && minutes > (seen.asked.params.maxMin ?? 0)
    })
    return [
      [values.mostMin === seen.asked.params.maxMin, 'other minutes were asked for'],
      [values.days === slow.length && slow.length > 0, `${slow.length} dinners`],
    ]
  },
  variantAlike: (seen, values) => {
    const mains = (plan: PublicPlan): Set<string> =>
      new Set(
        plan.days.flatMap(({ dishes }) =>
          dishes.flatMap(({ slot, companion, recipeId }) =>
            !companion && ['lunch', 'dinner'].includes(slot) && seen.recipe(recipeId).part !== 'bread'
              ? [recipeId]
              : [],
          ),
        ),
      )
    const here = mains(seen.plan)
    const there = seen.first ? mains(seen.first) : new Set<string>()
    const shared = [...here].filter((id) => there.has(id)).length
    return [
      [values.shared === shared && 2 * shared > here.size, `${shared} are shared`],
      [values.dishes === here.size, `${here.size} dishes`],
    ]
  },
  weeksOnly: (seen, values) => [
    [seen.plan.kind !== 'week', 'it is a week'],
    [
      String(values.fields)
        .split(',')
        .every((field) => field in seen.asked.params),
      'it was not asked',
    ],
  ],
  sameMainNextDay: (seen, values) => {
    const mains = seen.places.filter((place) => seen.counts(place))
    const times = mains.filter(({ dish, day, recipe, at }) => {
      const next = mains.find((p) => p.dish.slot === dish.slot && p.day === day + 1)
      const eatenAgain = next && seen.again(seen.places[at] as Place) === next
      return dish.slot === values.slot && next && !eatenAgain && seen.family(next.recipe) === seen.family(recipe)
    }).length
    return [[values.days === times, `${times} times`]]
  },
  mainTooOften: (seen, values) =>
    tooOften(
      seen,
      values,
      ({ recipe }) => seen.family(recipe),
      values.ingredient,
      (n) => Math.max(seen.week ? 2 : 1, Math.ceil(n / 5)),
    ),
  cuisineTooOften: (seen, values) =>
    tooOften(
      seen,
      values,
      ({ recipe }) => recipe.cuisine,
      values.cuisine,
      (n) => Math.max(2, Math.ceil(n / 4)),
    ),
  collectionShort: (seen, values) => {
    const of = seen.catalogue.collections.get(seen.asked.params.collection ?? '')?.recipeIds ?? []
    const mains = seen.places.filter(({ dish }) => !dish.companion)
    return [
      [values.others === mains.filter(({ recipe }) => !of.includes(recipe.id)).length, 'another number'],
      [values.dishes === mains.length && values.collection === seen.asked.params.collection, 'other dishes'],
    ]
  },
  haveUnused: (seen, values) => {
    const used = new Set(seen.places.flatMap(({ recipe }) => recipe.ingredients.map((line) => line.ingredientId)))
    const unused = (seen.asked.params.have ?? []).filter(
      (id) => !used.has(id) && !seen.catalogue.ingredients.get(id)?.pantry,
    )
    return [
      [
        [...unused].sort().join() === String(values.ingredients).split(',').sort().join() &&
          values.count === unused.length,
        unused.join(),
      ],
    ]
  },
  ownDishesFew: (seen, values) => [
    ...ownDishes(seen, values),
    [servedOwn(seen, String(values.slot)).length === values.own, 'not all that pass are there'],
  ],
  ownDishesPassed: (seen, values) => [
    ...ownDishes(seen, values),
    [
      servedOwn(seen, String(values.slot)).length === values.served && Number(values.served) < Number(values.own),
      'another number is there',
    ],
  ],
  courseEmpty: (seen, values) => [
    [candidates(seen, String(values.slot)).length === 0, 'a dish passes'],
    [seen.places.every(({ dish }) => dish.slot !== values.slot), 'it is there'],
  ],
  courseShort: (seen, values) => {
    const slot = String(values.slot)
    return [
      [values.dishes === seen.places.filter(({ dish }) => dish.slot === slot).length, 'other dishes'],
      [values.needed === dishesOfCourse(seen, slot) && Number(values.dishes) < Number(values.needed), 'enough'],
    ]
  },
  breaksAllergens: (seen, values) =>
    breaks(seen, values, seen.recipe(String(values.recipe)).allergens, seen.asked.params.allergens),
  breaksExclude: (seen, values) =>
    breaks(
      seen,
      values,
      seen.recipe(String(values.recipe)).ingredients.map((line) => line.ingredientId),
      seen.asked.params.exclude,
    ),
  breaksExcludeTags: (seen, values) =>
    breaks(seen, values, seen.groups(seen.recipe(String(values.recipe))), seen.asked.params.excludeTags),
  breaksEquipment: (seen, values) => {
    const missing = lacking(seen.recipe(String(values.recipe)), kitchenOf(seen))
    return [[missing.sort().join() === String(values.found).split(',').sort().join(), missing.join()]]
  },
  nearAllergen: (seen, values) => {
    const { found, excluded } = values
    const asked = seen.asked.params.allergens ?? []
    return [
      [
        new Set(['nuts', 'peanuts']).symmetricDifference(new Set([String(found), String(excluded)])).size === 0,
        'others',
      ],
      [asked.includes(String(excluded)) && !asked.includes(String(found)), 'it was asked otherwise'],
      [seen.recipe(String(values.recipe)).allergens.includes(String(found)), 'the dish has none'],
    ]
  },
  mayContain: (seen, values) => {
    const excluded = String(values.excluded)
    const used = new Set(seen.places.flatMap(({ recipe }) => recipe.ingredients.map((line) => line.ingredientId)))
    const unsure = [...used].filter((id) => seen.catalogue.ingredients.get(id)?.mayContain.includes(excluded))
    return [
      [seen.asked.params.allergens?.includes(excluded) === true, 'nobody avoids it'],
      [String(values.ingredients).split(',').sort().join() === unsure.sort().join(), unsure.join()],
    ]
  },
  unfamiliar: (seen, values) => {
    const asked = new Set(seen.catalogue.collections.get(seen.asked.params.collection ?? '')?.recipeIds ?? [])
    const unknown = new Set(seen.recipes().filter((recipe) => seen.familiarity(recipe) === 0 && !asked.has(recipe.id)))
    return [
      [values.country === seen.asked.country, 'another country'],
      [values.dishes === unknown.size, `${unknown.size} are unknown there`],
    ]
  },
  infants: (seen, values) => [
    [values.count === (seen.asked.params.kids ?? []).filter(({ age }) => age === 0).length, 'another number'],
  ],
  pricesRough: (seen) => {
    const { coverage, carried } = seen.plan.priceSource
    return [[coverage + carried < 0.501, `${coverage} and ${carried} of the cost are official prices`]]
  },
  pricesOld: (seen, values) => {
    const newest = seen.plan.priceSource.newest ?? ''
    const first = new Date(`${seen.plan.days[0]?.date ?? ''}T00:00:00Z`)
    const months =
      (first.getUTCFullYear() - Number(newest.slice(0, 4))) * 12 +
      first.getUTCMonth() +
      1 -
      Number(newest.slice(5, 7) || 12)
    return [
      [values.period === newest, `the newest is of ${newest}`],
      [values.months === months && months > 6, `${months} months`],
    ]
  },
}

function breaks(seen: Seen, values: Values, holds: readonly string[], asked: readonly string[] = []): Claims {
  const found = asked.filter((id) => holds.includes(id))
  return [
    [seen.plan.kind === 'basket', 'only a basket may'],
    [[...found].sort().join() === String(values.found).split(',').sort().join(), found.join()],
  ]
}
