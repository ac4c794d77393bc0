import { candidates, dishesOfCourse, offered, ownOfAnyCourse, ownOfCourse, passes, servedOwn } from './candidates.ts'
import { type Case, type Claims, near, valuesOf } from './claims.ts'
import { packClaims } from './packs.ts'
import type { Coded } from './public.ts'
import { COMPARED, runner } from './runner-up.ts'
import type { Place, Seen } from './seen.ts'

/** All that is not true of a reason or a fact, by what anybody can look up. */
export function untrue(seen: Seen, place: Place, coded: Coded): string[] {
  const check = CHECKS[coded.code]
  if (!check) return [`unknown code ${coded.code}`]
  const values = valuesOf(coded)
  return check({ seen, place, values }).flatMap(([holds, claim]) =>
    holds ? [] : [`${coded.code} ${JSON.stringify(values)}: ${claim}`],
  )
}

/** What each code claims. */
const CHECKS: Readonly<Record<string, (given: Case) => Claims>> = {
  ...COMPARED,
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
    [values.slot === place.dish.slot && values.dishes === offered(seen, place.dish.slot).length, 'another number'],
    [candidates(seen, place.dish.slot).length === 1, `${candidates(seen, place.dish.slot).length} pass`],
  ],
  noRepeat: ({ seen, place, values }) => {
    const all = candidates(seen, place.dish.slot)
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
    [ownOfAnyCourse(seen).includes(place.recipe.id), 'not one of its dishes'],
  ],
  addedDish: ({ seen, place, values }) => {
    const fit = ownOfCourse(seen, place.dish.slot).filter((id) => passes(seen, seen.recipe(id)))
    return [
      [values.slot === place.dish.slot && values.own === fit.length, `${fit.length} of its own pass`],
      [values.occasion === seen.plan.occasion?.id, 'another occasion'],
      [!ownOfAnyCourse(seen).includes(place.recipe.id), 'it is one of its own'],
      [servedOwn(seen, place.dish.slot).length === fit.length, 'own dishes that suit everyone are not on the table'],
      [
        values.needed === (seen.week ? 7 : dishesOfCourse(seen, place.dish.slot)) && fit.length < Number(values.needed),
        'they suffice',
      ],
    ]
  },
  weekTaste: ({ seen }) => [
    [seen.week && (seen.asked.params.variant ?? 0) === 0, 'a variant was asked for, or it is no week'],
  ],
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
