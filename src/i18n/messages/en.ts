import { label } from './labels/en.ts'

const page = {
  weekTitle: 'Your week of meals',
  tableTitle: 'Your table',
  planLead: '{store}, {country}',
  portions: '{portions, plural, one {# adult portion a meal} other {# adult portions a meal}}',
  estimates: 'All prices are estimates from national statistics, never live shelf prices.',
  total: 'To buy',
  used: 'Of it eaten',
  kcalPerDay: 'kcal a day',
  proteinPerDay: 'Protein a day',
  cookMin: 'Cooking',
  minutes: '{minutes, plural, other {# min}}',
  kcal: '{kcal, plural, other {# kcal}}',
  source:
    'Estimate: {name}, {region}, prices of {period}; {coverage, number}% of the cost by a series of the very product.',
  leftover: 'Cooked the day before: nothing to cook today',
  batch: 'cook for two days',
  dishFacts: '{minutes, plural, other {# min}} · {kcal, plural, other {# kcal}}',
  dayFacts: '{kcal, plural, other {# kcal}} a portion',
  shopping: 'Shopping list',
  needed: 'needed {amount}',
  pantry: 'Usually at home (not in the total)',
  ingredients: 'Ingredients',
  forOne: 'For one adult portion, as bought.',
  steps: 'Steps',
  nutrition: 'Nutrition of a portion',
  energy: 'Energy',
  protein: 'Protein',
  fat: 'Fat',
  carb: 'Carbohydrate',
  allergens: 'Allergens',
  equipment: 'Equipment',
  notFoundTitle: 'Nothing here',
  notFound:
    'There is no page at this address. The link may be cut short; ask the person who sent it for the whole one.',
}

/** Why a dish stands where it stands; see `src/planner/reasons.ts` for the values. Whole sentences without a full stop. */
const reason = {
  leftover: 'Cooked the day before: nothing to cook today{savedMin, plural, =0 {} other {, # min saved}}',
  chosen: 'You chose it',
  swapped: 'You put it here instead of “{insteadOf}”',
  onlyChoice: 'The only dish that fits here, of {dishes, plural, one {#} other {#}}',
  kept: 'Stayed as it was when you changed another dish',
  noRepeat: 'All other dishes that pass the filters are on the plan already, or too like the neighbouring day',
  usesHave: 'Uses what you have at home: {ingredient} (worth {saved})',
  finishesPack: 'Finishes the pack of {ingredient} opened for “{otherRecipe}” and saves {saved}',
  keepsBudget: 'Keeps you within {budget}: the next best dish would bring the list to {otherTotal}',
  cheaper: 'The list comes to {saved} less than with the next best dish',
  lessWaste: 'Leaves {saved} less behind in opened packs',
  calories: 'Brings the day to {dayKcal, number} kcal, close to the {targetKcal, number} kcal aimed at',
  protein: 'Brings the day to {dayProtein, number} g of protein; the aim is {targetProtein, number} g',
  quick: 'On the table in {timeMin, number} min; the next best dish takes {otherTimeMin, number} min',
  newMain: 'A change: {ingredient}, as {otherIngredient} is on the plan often enough',
  newKitchen: 'A change of kitchen: {kitchen}',
  hotAndCold: '{serve, select, hot {Hot} other {Cold}}, so that the table has both hot and cold dishes',
  collection: 'From the collection “{collection}”',
  ownDish: 'Belongs to the occasion: {occasion}',
  vegetables: 'Brings the day to {dayGrams, number} g of vegetables and fruit; the aim is {targetGrams, number} g',
  fiber: 'Brings the day to {dayGrams, number} g of fibre; the aim is {targetGrams, number} g',
  salt: 'Holds the day at {dayGrams, number} g of salt; with the next best dish it would be {otherDayGrams, number} g',
  oneLeftoverLess: 'Saves eating the same dish twice',
  variant: 'Another good choice, as you asked for a different plan',
  equallyGood: 'As good as the next best dish in everything that is weighed',
  batch: 'Cooked once for two days',
  sharesPack: 'Shares a pack of {ingredient} with {dishes, plural, one {# other dish} other {# other dishes}}',
  quickDish: 'On the table in {timeMin, number} min',
  onlyMain: 'The only dish of the plan with {ingredient}',
  richInProtein: '{protein, number} g of protein a portion',
}

/** What was asked and not reached; see `src/planner/warnings.ts` for the values. */
const warning = {
  budgetExceeded: 'The list comes to {cost}, {over} over the budget of {budget}.',
  caloriesBelow:
    '{days, plural, one {# day stays} other {# days stay}} below the energy aimed at; the lowest has {kcal, number} kcal of {targetKcal, number}.',
  caloriesAbove:
    '{days, plural, one {# day goes} other {# days go}} above the energy aimed at; the highest has {kcal, number} kcal instead of {targetKcal, number}.',
  proteinBelow: 'The mean day has {protein, number} g of protein; the aim is {targetProtein, number} g.',
  vegetablesBelow: 'The mean day has {grams, number} g of vegetables and fruit; the aim is {targetGrams, number} g.',
  fiberBelow: 'The mean day has {grams, number} g of fibre; the aim is {targetGrams, number} g.',
  saltAbove: 'The mean day has {grams, number} g of salt; at most {targetGrams, number} g are advised.',
  repeats:
    '{slot}: {dishes, plural, one {only # dish is} other {only # dishes are}} left for {needed, plural, one {# day} other {# days}}, so some repeat.',
  sameMainNextDay: '{slot}: the same main ingredient on two days running, {days, plural, one {once} other {# times}}.',
  mainTooOften: '{ingredient} is the main ingredient {times, number} times; up to {limit, number} would be better.',
  kitchenTooOften: '{times, number} dishes come from one kitchen ({kitchen}); up to {limit, number} would be better.',
  collectionShort:
    '{others, number} of {dishes, plural, one {# dish} other {# dishes}} are not from “{collection}”: it has too few that fit.',
  haveUnused: 'At home and not used by any dish: {ingredients}.',
  ownDishesFew:
    '{slot}: the occasion has {own, plural, =0 {no dish} one {# dish} other {# dishes}} of its own that fit; others that keep its rule were added.',
  courseEmpty: '{slot}: no dish passes the filters, so the course is left out.',
  courseShort:
    '{slot}: {dishes, plural, one {# dish} other {# dishes}} where so many guests should find {needed, number}.',
  breaksAllergens: '“{recipe}” contains what you asked to avoid: {found}.',
  breaksExclude: '“{recipe}” contains what you do not eat: {found}.',
  breaksExcludeTags: '“{recipe}” belongs to what you excluded: {found}.',
  breaksEquipment: '“{recipe}” needs what you do not have: {found}.',
  infants:
    '{count, plural, one {A child under one year eats} other {# children under one year eat}} no family meals and {count, plural, one {is} other {are}} not counted.',
  pricesBorrowed:
    '{percent, number}% of the cost is estimated from similar products, as statistics have no series of these.',
  pricesUnofficial: '{percent, number}% of the cost rests on approximate figures that no statistical office published.',
  pricesOld:
    '{percent, number}% of the cost rests on figures more than two years old, brought up to date by price indices.',
}

const source = {
  rosstat: 'Rosstat',
  bls: 'US Bureau of Labor Statistics',
  eurostat: 'Eurostat price levels and HICP',
}

export default { label, page, reason, warning, source }
