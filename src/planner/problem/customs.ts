import { hash } from '../../catalogue/random.ts'
import type { Slot } from '../../catalogue/vocabulary.ts'
import type { CountryEating } from '../../eating/meals.ts'
import { flag, real } from '../arrays.ts'
import { dateAfter, monthOf, weekday, weekNumber } from '../calendar.ts'
import type { PlannerInput } from '../input.ts'
import { placeOn } from './dish-columns.ts'
import { homeOf } from './familiarity.ts'
import type { ProblemIndex } from './index.ts'
import { keptDays } from './kept-meals.ts'
import { companionOf, headWith, type Offers } from './offers.ts'
import type { Companion, Custom, Head } from './planned-meal.ts'
import { householdOf } from './preferences.ts'
import { EMPTY } from './problem.ts'
import { isLimited } from './quick-dinners.ts'
import { isInSeason } from './season.ts'

/** Weeks for which a dish that was eaten is no custom again. */
const RESTS = 1

/**
 * The customs of a household's week. Each comes in its share of weeks, drawn for the household as turns are, and the meal is
 * made for one of its dishes, which take turns in these weeks; where one cannot stand there this week, the next does. None
 * where the world's dishes or a collection were asked for, or where a person keeps another dish.
 */
export function customsOf(input: PlannerInput, index: ProblemIndex, eating: CountryEating, offers: Offers): Custom[] {
  const { params } = input
  if (params.taste === 'world' || params.collection !== '') return []
  const meant = new Set<number>()
  return eating.customs.flatMap((custom): Custom[] => {
    const { slot, beside, share, recipes } = custom
    const day = (custom.weekday - weekday(params.startDate) + 7) % 7
    const isKept = params.keep.some((kept) => kept.day === day && kept.slot === slot)
    if (isKept || !params.slots.includes(slot)) return []
    const drawn = hash([householdOf(params), custom.weekday, slot])
    const place = placeOn(drawn, weekNumber(params.startDate), params.variant)
    if (place >= share) return []
    const first = Math.floor((place / share) * recipes.length)
    const inTurn = [...recipes.slice(first), ...recipes.slice(0, first)].flatMap((id) => {
      const recipe = index.recipeAt.get(id) ?? EMPTY
      const part = recipe === EMPTY ? null : partAt(index, offers, { slot, beside, recipe })
      return part !== null && isPossible(input, index, { day, slot, recipe }) ? [{ recipe, ...part }] : []
    })
    const next = inTurn.find(({ recipe }) => !meant.has(recipe))
    if (!next) return []
    meant.add(next.recipe)
    const dishes = new Set(inTurn.map(({ recipe }) => recipe))
    return [
      'companion' in next
        ? { day, slot, ...next, dishes }
        : { day, slot, ...next, keeps: keptDays(index, next.recipe), byCustom: true, dishes },
    ]
  })
}

/** As what a dish stands at a meal: what it is about, or what stands beside that; null: it does not. */
function partAt(
  index: ProblemIndex,
  offers: Offers,
  { slot, beside, recipe }: { readonly slot: Slot; readonly beside: boolean; readonly recipe: number },
): { readonly head: Head } | { readonly companion: Companion } | null {
  if (beside) {
    const companion = companionOf(index, recipe)
    return companion !== 'main' && offers.companions(slot, companion).recipes.includes(recipe) ? { companion } : null
  }
  const head = headWith(index, recipe)
  return head !== null && offers.mayBeAbout(slot, head, recipe) ? { head } : null
}

/** Whether a dish can be the custom of a day in this week. */
function isPossible(
  { params, before, apart = [] }: PlannerInput,
  index: ProblemIndex,
  { day, slot, recipe }: { readonly day: number; readonly slot: Slot; readonly recipe: number },
): boolean {
  const id = index.data.recipes[recipe]?.id ?? ''
  const isElsewhere = apart.includes(id) || params.keep.some(({ recipeId }) => recipeId === id)
  const isRecent = before?.eaten.some(({ recipeId, weeks }) => recipeId === id && weeks <= RESTS) ?? false
  const isTooSlow = isLimited(params, { day, slot }) && real(index.active, recipe) > params.maxMin
  const isLate = day === 0 && flag(index.dayBefore, recipe) === 1
  return (
    !isElsewhere &&
    !isRecent &&
    !isTooSlow &&
    !isLate &&
    isInSeason(homeOf(index, params.country), recipe, monthOf(dateAfter(params.startDate, day)))
  )
}
