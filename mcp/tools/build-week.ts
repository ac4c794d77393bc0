import { type Lang, say } from '../sentences.ts'
import { type Args, BUILDS, InvalidArgumentsError, type Query, tool } from '../tool.ts'
import { byDetail, type Detail, PLAN_VIEW, type PlanAnswer, planText } from './plan.ts'

const build = byDetail(
  'mutation BuildWeek($params: Params!, $lang: Lang) { built: buildPlan(params: $params) { PLAN } }',
)
const change = byDetail(`
  mutation ChangeWeek(
    $id: ID!, $change: PlanChange, $keepDishes: DishesKept, $keep: [DishOfMeal!], $swap: [DishOfMeal!], $lang: Lang
  ) {
    built: changePlan(planId: $id, change: $change, keepDishes: $keepDishes, keep: $keep, swap: $swap) { PLAN }
  }`)
const next = byDetail(`
  mutation NextWeek($id: ID!, $change: PlanChange, $keep: [DishOfMeal!], $lang: Lang) {
    built: buildNextWeek(planId: $id, change: $change, keep: $keep) { PLAN }
  }`)

const DAY_MS = 86_400_000

interface Meal {
  readonly date: string
  readonly slot: string
  readonly recipeId?: string
}

const absent = (fields: readonly string[], lang: Lang) =>
  new InvalidArgumentsError(fields.map((field) => say(lang, 'absent', { field })).join('. '))

/** A dish that stays in a week that is not built yet: by the number of its day. */
function kept({ date, slot, recipeId }: Meal, startDate: string) {
  return { day: Math.round((Date.parse(date) - Date.parse(startDate)) / DAY_MS), slot, recipeId }
}

function newWeek(params: Args, detail: Detail, lang: Lang): Query {
  const missing = ['country', 'store'].filter((field) => params[field] === undefined)
  if (missing.length > 0) throw absent(missing, lang)
  const keep = (params.keep as readonly Meal[] | undefined) ?? []
  const bare = keep.findIndex(({ recipeId }) => recipeId === undefined)
  if (bare >= 0) throw absent([`keep.${bare}.recipeId`], lang)
  // The service begins with the same day when none is given; a dish's date needs to know it.
  const startDate = String(params.startDate ?? new Date().toISOString().slice(0, 10))
  const placed = keep.length > 0 ? { startDate, keep: keep.map((dish) => kept(dish, startDate)) } : {}
  return { document: build[detail], variables: { params: { ...params, ...placed } } }
}

/** Lists of what the household leaves out: what is said in two places is left out twice. */
const EXCLUSIONS = ['allergens', 'exclude', 'excludeTags', 'presets'] as const

/** Arguments beside `change` mean the same as inside it. */
function answers(beside: Args, inside: Args): Args {
  const excluded = EXCLUSIONS.flatMap((name) => {
    const ids = [beside[name], inside[name]].flatMap((list) => (list as readonly string[] | undefined) ?? [])
    return ids.length > 0 ? [[name, ids]] : []
  })
  return { ...beside, ...inside, ...Object.fromEntries(excluded) }
}

/** A stored week otherwise. */
function otherWeek(id: unknown, { keep, change: asked = {}, ...beside }: Args, detail: Detail): Query {
  const { dishes, keepDishes, ...inside } = asked as Args
  return {
    document: change[detail],
    variables: { id, change: answers(beside, inside), keepDishes, keep, swap: dishes },
  }
}

/** The week after a stored one, whose dishes are not there yet. */
function nextWeek(id: unknown, { keep, change: asked = {}, ...beside }: Args, detail: Detail, lang: Lang): Query {
  const { dishes, keepDishes, ...inside } = asked as Args
  const useless = Object.entries({ dishes, keepDishes }).filter(([, value]) => value !== undefined)
  if (useless.length > 0)
    throw new InvalidArgumentsError(
      useless.map(([name]) => say(lang, 'noArgument', { field: `change.${name}`, allowed: 'from' })).join('. '),
    )
  return { document: next[detail], variables: { id, change: answers(beside, inside), keep } }
}

export const buildWeek = tool<PlanAnswer>({
  name: 'build_week',
  title: 'Build a week of meals',
  description: `Plans seven days of meals for a household with one shopping list in whole packs and an estimated total; also changes a stored week ("from") and plans the next ("after"). Not for one table of guests (build_table).

New week: needs "country" and "store" (list_stores). Put every allergy in "allergens", diets in "presets": such dishes are never offered.
"from": id of a week to change; the old one stays. "change" holds what differs; everything else, exclusions too, stays. Without "change" it shows the plan.
"after": id of the week before; the same household, seven days later, other dishes.

Figures are per adult portion, money in the country's currency. The same arguments give the same plan; "variant" another. Always give the person the link "href" and the warnings; prices are estimates, say so with their source.`,
  annotations: BUILDS,
  view: PLAN_VIEW,
  shares: true,
  documents: [build, change, next].flatMap(({ concise, full }) => [concise, full]),
  query: ({ lang, detail = 'concise', from, after, ...args }, inLang) => {
    if (from !== undefined && after !== undefined)
      throw new InvalidArgumentsError(say(inLang, 'onlyOne', { fields: 'from, after' }))
    const as = detail as Detail
    if (from === undefined && after === undefined && args.change !== undefined) throw absent(['from'], inLang)
    const query =
      from !== undefined
        ? otherWeek(from, args, as)
        : after !== undefined
          ? nextWeek(after, args, as, inLang)
          : newWeek(args, as, inLang)
    return { ...query, variables: { ...query.variables, lang } }
  },
  text: planText,
})
