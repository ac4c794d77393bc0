import type { Params } from '../../src/planner/params.ts'
import type { Plan } from '../../src/planner/plan-data.ts'
import type { IngredientData, PriceTable, ProblemData, RecipeData } from '../../src/planner/problem/data.ts'

/**
 * Judges a finished plan by the published rules alone, on plain data and by other ways than the planner's: nothing of
 * the search, its numbers or its formulas is used here. Answers with one sentence for each rule that is broken.
 */
export function faults(plan: Plan, params: Params, data: ProblemData, prices: PriceTable): string[] {
  const found: string[] = []
  const fault = (text: string): void => {
    found.push(text)
  }
  const ingredient = new Map(data.ingredients.map((i) => [i.id, i]))
  const recipe = new Map(data.recipes.map((r) => [r.id, r]))
  const occasion = data.occasions.find(({ id }) => id === plan.occasion)
  const week = plan.kind === 'week' || occasion?.kind === 'week'

  const linesOf = (id: string): { facts: IngredientData; amount: number }[] =>
    (recipe.get(id)?.lines ?? []).map((line) => ({
      facts: ingredient.get(line.ingredient) as IngredientData,
      amount: line.amount,
    }))

  // Days and dates.
  if (plan.days.length !== (week ? 7 : 1)) fault(`${plan.days.length} days`)
  plan.days.forEach((day, index) => {
    const date = new Date(`${params.startDate}T12:00:00Z`)
    date.setUTCDate(date.getUTCDate() + index)
    if (day.index !== index || !date.toISOString().startsWith(day.date)) fault(`day ${index} is dated ${day.date}`)
  })

  // Every dish may stand where it stands.
  if (plan.kind !== 'basket') {
    const allergens = new Set([...params.allergens, ...(occasion?.exclude.allergens ?? [])])
    const excluded = new Set([...params.exclude, ...(occasion?.exclude.ingredients ?? [])])
    const groups = new Set<string>([...params.excludeTags, ...(occasion?.exclude.excludeTags ?? [])])
    for (const { dishes } of plan.days) {
      for (const { recipeId, slot, leftover, companion } of dishes) {
        const facts = recipe.get(recipeId)
        if (!facts) {
          fault(`unknown recipe ${recipeId}`)
          continue
        }
        if (facts.withdrawn) fault(`${recipeId} is withdrawn`)
        for (const { facts: line } of linesOf(recipeId)) {
          if (line.allergens.some((id) => allergens.has(id))) fault(`${recipeId} holds an allergen`)
          if (excluded.has(line.id)) fault(`${recipeId} holds the excluded ${line.id}`)
          if (line.groups.some((id) => groups.has(id))) fault(`${recipeId} is of an excluded group`)
        }
        for (const tool of facts.equipment) {
          if (!params.equipment.includes(tool)) fault(`${recipeId} needs ${tool}`)
        }
        const own = occasion?.dishes[slot]?.includes(recipeId) ?? false
        const large = slot === 'lunch' || slot === 'dinner'
        const inSlot = facts.slots.some((s) => s === slot || (companion && large && (s === 'lunch' || s === 'dinner')))
        const whole = facts.meal || companion || !large
        const fits = week ? whole && inSlot : facts.course === slot
        if (!leftover && !own && !fits) fault(`${recipeId} does not belong to ${slot}`)
      }
    }
  }

  // Leftovers follow what was cooked for two days.
  const places = plan.days.flatMap(({ dishes, index }) => dishes.map((dish) => ({ ...dish, day: index })))
  const taken = new Set<(typeof places)[number]>()
  for (const place of places.filter(({ leftover }) => leftover)) {
    const cooked = places.find(
      (p) =>
        p.batch &&
        !p.leftover &&
        !taken.has(p) &&
        p.recipeId === place.recipeId &&
        p.day === place.day - 1 &&
        p.companion === place.companion &&
        (p.slot === 'dinner' || p.slot === 'lunch'),
    )
    if (!cooked) fault(`${place.recipeId} on day ${place.day} is left over from nothing`)
    else taken.add(cooked)
    const facts = recipe.get(place.recipeId) as RecipeData
    // A side is eaten again with the dish that it was cooked for.
    const keeps = place.companion ? facts.keepsDays >= 1 : facts.batch && facts.keepsDays >= 2
    if (!keeps) fault(`${place.recipeId} does not keep for two days`)
  }
  for (const place of places) {
    if (place.batch && !taken.has(place)) fault(`${place.recipeId} is cooked for two days and eaten on one`)
  }

  // Nothing is cooked twice, no main ingredient comes on two days running, unless a warning says so.
  const warned = (code: string, slot: string): boolean =>
    plan.warnings.some((warning) => warning.code === code && warning.values.slot === slot)
  if (plan.kind !== 'basket') {
    const cooked = new Set<string>()
    for (const { recipeId, slot, leftover, companion } of places) {
      const bread = (slot === 'lunch' || slot === 'dinner') && recipe.get(recipeId)?.part === 'bread'
      // Breakfasts and snacks may come again by habit.
      const habit = !occasion && (slot === 'breakfast' || slot === 'snack')
      if (leftover || companion || bread || habit) continue
      const chosen = plan.warnings.some(({ code, values }) => code === 'chosenAgain' && values.recipe === recipeId)
      if (cooked.has(recipeId) && !chosen && !warned('repeats', slot)) fault(`${recipeId} is cooked twice`)
      cooked.add(recipeId)
    }
  }
  if (week) {
    const family = (id: string): string => ingredient.get(recipe.get(id)?.mainIngredient ?? '')?.family ?? ''
    const counts = ({ slot, recipeId, companion }: (typeof places)[number]): boolean =>
      !companion && (slot === 'lunch' || slot === 'dinner') && recipe.get(recipeId)?.part !== 'bread'
    const mains = places.filter(counts)
    for (const today of mains) {
      const next = mains.find(({ slot, day }) => slot === today.slot && day === today.day + 1)
      if (!next || family(next.recipeId) !== family(today.recipeId)) continue
      const leftOver = next.leftover && next.recipeId === today.recipeId && today.batch
      if (!leftOver && !warned('sameMainNextDay', today.slot))
        fault(`${today.slot} of day ${today.day} and the next alike`)
    }
  }

  // Amounts, packs and money.
  const needed = new Map<string, number>()
  for (const { recipeId, portions } of places) {
    const once = new Map<string, number>()
    for (const { facts, amount } of linesOf(recipeId)) once.set(facts.id, (once.get(facts.id) ?? 0) + amount)
    for (const [id, amount] of once) {
      needed.set(id, (needed.get(id) ?? 0) + Math.round((amount * Math.round(portions * 100)) / 100))
    }
  }
  // What the week before left covers what it can.
  const left = new Map((plan.stock ?? []).map((line) => [line.ingredient, line]))
  for (const { ingredient: id, amount, used } of left.values()) {
    if (used !== Math.min(amount, needed.get(id) ?? 0)) fault(`${id}: ${used} of what is left`)
    if (amount <= 0 || params.have.includes(id)) fault(`${id}: ${amount} left`)
  }
  const listed = new Set(plan.list.map((line) => line.ingredient))
  if (listed.size !== plan.list.length) fault('an ingredient is listed twice')
  for (const [id, amount] of needed) {
    const covered = params.have.includes(id) || amount <= (left.get(id)?.amount ?? 0)
    if (amount > 0 && listed.has(id) === covered) fault(`${id} is ${listed.has(id) ? 'at home' : 'missing'}`)
  }
  let cost = 0
  let used = 0
  let items = 0
  for (const line of plan.list) {
    const facts = ingredient.get(line.ingredient) as IngredientData
    const price = prices.packPriceMinor.get(line.ingredient) as number
    if (line.needed !== (needed.get(line.ingredient) ?? 0) - (left.get(line.ingredient)?.used ?? 0))
      fault(`${line.ingredient}: needed ${line.needed}`)
    if (line.pack !== (prices.packs.get(line.ingredient) ?? facts.pack) || line.packPriceMinor !== price)
      fault(`${line.ingredient}: another pack`)
    if (line.buy !== line.packs * line.pack) fault(`${line.ingredient}: no whole packs`)
    if (line.buy < line.needed) fault(`${line.ingredient}: too little`)
    if (line.buy - line.pack >= line.needed) fault(`${line.ingredient}: a pack too many`)
    if (line.costMinor !== line.packs * price) fault(`${line.ingredient}: costs ${line.costMinor}`)
    if (Math.abs(line.usedCostMinor - (line.needed * price) / line.pack) > 0.5) fault(`${line.ingredient}: used cost`)
    if (line.pantry !== facts.pantry || line.category !== facts.category) fault(`${line.ingredient}: on another shelf`)
    const users = new Set(
      places.filter((p) => linesOf(p.recipeId).some((l) => l.facts.id === line.ingredient)).map((p) => p.recipeId),
    )
    if (users.size !== line.usedIn.length || line.usedIn.some((id) => !users.has(id)))
      fault(`${line.ingredient}: used in`)
    if (line.pantry) continue
    cost += line.costMinor
    used += line.usedCostMinor
    items++
  }
  const { totals } = plan
  if (totals.costMinor !== cost) fault(`the total is ${totals.costMinor}, the lines add up to ${cost}`)
  if (totals.usedCostMinor !== used) fault(`the used cost is ${totals.usedCostMinor}, not ${used}`)
  if (totals.items !== items) fault(`${totals.items} items, not ${items}`)
  const minutes = places.reduce((sum, p) => sum + (p.leftover ? 0 : (recipe.get(p.recipeId)?.timeMin ?? 0)), 0)
  if (totals.cookMin !== minutes) fault(`${totals.cookMin} minutes, not ${minutes}`)

  // Nutrients and cost of a portion, a day, the week.
  for (const place of places) {
    const lines = linesOf(place.recipeId)
    const kcal = lines.reduce((sum, { facts, amount }) => sum + (amount / 100) * facts.perUnit.kcal, 0)
    const protein = lines.reduce((sum, { facts, amount }) => sum + (amount / 100) * facts.perUnit.protein, 0)
    const price = lines
      .filter(({ facts }) => !facts.pantry && !params.have.includes(facts.id))
      .reduce(
        (sum, { facts, amount }) =>
          sum + (amount / (prices.packs.get(facts.id) ?? facts.pack)) * (prices.packPriceMinor.get(facts.id) as number),
        0,
      )
    const { portion = 1 } = place
    const [smallest = 1, largest = 1] = recipe.get(place.recipeId)?.portionRange ?? []
    const allowed = week ? [0.75, 1, 1.25, 1.5].filter((share) => share >= smallest && share <= largest) : [1]
    if (!allowed.includes(portion)) fault(`${place.recipeId}: a portion of ${portion}`)
    if (week && Math.abs(place.portions - plan.portions * portion) > 0.0051)
      fault(`${place.recipeId}: ${place.portions} portions`)
    // A recipe's figures are whole before they are served.
    const apart = 0.5 * portion + 0.51
    if (Math.abs(place.kcal - kcal * portion) > apart) fault(`${place.recipeId}: ${place.kcal} kcal, not ${kcal}`)
    if (Math.abs(place.protein - protein * portion) > apart / 10) fault(`${place.recipeId}: ${place.protein} g protein`)
    if (Math.abs(place.costMinor - price * portion) > 0.51)
      fault(`${place.recipeId}: costs ${place.costMinor}, not ${price * portion}`)
  }
  for (const day of plan.days) {
    const share = ({ portions }: { portions: number }): number => (week ? 1 : portions / plan.portions)
    const kcal = day.dishes.reduce((sum, dish) => sum + dish.kcal * share(dish), 0)
    const price = day.dishes.reduce((sum, dish) => sum + dish.costMinor * share(dish), 0)
    if (Math.abs(day.kcal - kcal) > 0.51) fault(`day ${day.index}: ${day.kcal} kcal, not ${kcal}`)
    if (Math.abs(day.costMinor - price) > 0.51) fault(`day ${day.index}: costs ${day.costMinor}, not ${price}`)
  }
  const mean = plan.days.reduce((sum, { kcal }) => sum + kcal, 0) / plan.days.length
  if (Math.abs(totals.kcalPerDay - mean) > 0.51) fault(`${totals.kcalPerDay} kcal a day, not ${mean}`)

  // An exceeded budget is reported, one that holds is not.
  const people = plan.kind === 'week' ? params.adults + params.kids.length : plan.portions
  const days = params.budgetMode === 'week' ? 1 : people * plan.days.length
  const budget = params.budgetValue * days * 10 ** prices.decimals
  const reported = plan.warnings.find(({ code }) => code === 'budgetExceeded')
  if (budget > 0 && cost > budget + 1 && !reported) fault('the budget is exceeded in silence')
  if (reported && cost <= budget - 1) fault('the budget holds and a warning says otherwise')
  if (reported && reported.values.overMinor !== cost - (reported.values.budgetMinor as number))
    fault('exceeded by another amount')

  // Reasons: never missing, figures that agree with the plan.
  for (const place of places) {
    const { why } = place
    if (!why.code) fault(`${place.recipeId} has no reason`)
    if (!place.companion && place.leftover !== (why.code === 'leftover') && why.code !== 'swapped')
      fault(`${place.recipeId}: ${why.code}`)
    for (const [name, value] of Object.entries({ ...why.values })) {
      if (typeof value === 'number' && !Number.isFinite(value)) fault(`${place.recipeId}: ${name} is ${value}`)
    }
    if (why.code === 'quick' && why.values.timeMin !== place.timeMin) fault(`${place.recipeId}: another time`)
    if (why.code === 'usesHave' && !params.have.includes(String(why.values.ingredient)))
      fault(`${place.recipeId}: not at home`)
    if (['usesUpPack', 'sharesPack', 'fromOpenPack', 'opensPack'].includes(why.code)) {
      const line = plan.list.find((l) => l.ingredient === why.values.ingredient)
      if (!line?.usedIn.includes(place.recipeId) || !line.usedIn.includes(String(why.values.otherRecipe))) {
        fault(`${place.recipeId}: shares no ${why.values.ingredient}`)
      }
    }
    if (why.code === 'keepsBudget' && cost > (why.values.budgetMinor as number))
      fault(`${place.recipeId}: the budget does not hold`)
  }
  return found
}
