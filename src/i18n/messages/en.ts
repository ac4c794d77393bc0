import { error, nearAllergen } from './errors/en.ts'
import { label } from './labels/en.ts'
import { quantity } from './quantities/en.ts'

/** The pages for people. Short: buttons and labels stand in narrow places. */
const page = {
  // On every page
  skip: 'To the content',
  language: 'Language',
  recipes: 'Recipes',
  collections: 'Collections',
  docs: 'For developers',
  estimates: 'All prices are estimates from national statistics, never live shelf prices.',
  rights: 'Recipes and pictures are for personal use.',
  notFoundTitle: 'Nothing here',
  notFound:
    'There is no page at this address. The link may be cut short; ask the person who sent it for the whole one.',
  toStart: 'Make a plan',
  offline: 'You are offline, and this page has not been opened before.',
  busyTitle: 'One moment, please',
  busy: 'Too many plans are being made right now. Try again in a few seconds.',
  tooMany: 'More was asked for from your network than it may at once. Wait a few seconds and try again.',
  failedTitle: 'Something went wrong',
  failed: 'This is our fault, not yours. Try again in a moment.',
  minutes: '{minutes, plural, other {# min}}',
  kcal: '{kcal, plural, other {# kcal}}',
  country: 'Country',
  store: 'Store',
  region: 'Region',
  nationalAverage: 'National average',
  show: 'Show',

  // A plan
  weekTitle: 'Your week of meals',
  tableTitle: 'Your table',
  portions: '{portions, plural, one {# adult portion a meal} other {# adult portions a meal}}',
  guests: '{guests, plural, one {for # guest} other {for # guests}}',
  share: 'Share',
  shared: 'Link copied',
  print: 'Print',
  calendar: 'Calendar',
  copyList: 'Copy the list',
  copied: 'Copied',
  comeBack: 'Open this plan on a phone: point the camera at the code.',
  warnings: 'Good to know',
  total: 'To buy',
  band: 'likely {low} to {high}',
  budget: 'Budget {budget}',
  budgetAndBand: '{budget}; {band}',
  used: 'Of which eaten',
  leftInPacks: '{cost} stays in opened packs',
  kcalPerDay: 'Energy a day',
  kcalPerGuest: 'Energy per guest',
  proteinPerDay: 'Protein a day',
  proteinPerGuest: 'Protein per guest',
  cookMin: 'Cooking',
  hoursMinutes: '{hours, plural, other {# h}} {minutes, plural, =0 {} other {# min}}',
  priceNote: 'Prices are estimates for {period}: {name}, {region}.',
  source:
    'Prices are estimates for {period}: {name}, {region}. {coverage, number}% of the cost rests on a price series for that very product.',
  week: 'The week',
  menu: 'The menu',
  chart: 'Nutrition by day',
  chartLead: 'For one adult portion of every meal.',
  energyBand: 'Energy, kcal; the band is {low, number}–{high, number}',
  energyDays: '{days, number} of {all, number} days within {share, number, percent} of {target, number}',
  proteinBand: 'Protein, g; enough from {low, number}',
  proteinDays: '{days, number} of {all, number} days with at least {share, number, percent} of {target, number}',
  dayBelow: 'below the band',
  dayAbove: 'above the band',
  leftover: 'cooked the day before',
  batch: 'cook for two days',
  perPortion: '{cost} a portion',
  servings: '{servings, plural, one {feeds # person} other {feeds # people}}',
  dishPortions: '{portions, plural, one {# portion} other {# portions}}',
  replace: 'Replace',
  replaceTitle: 'Another dish instead of “{dish}”',
  replaceNone: 'No other dish keeps everything you asked for in this place.',
  replaceLead: 'Everything else stays. You get a new plan with its own link; this one does not change.',
  replaceGone: 'This dish cannot stand there any more. Choose another one.',
  chooseThis: 'Choose this',
  sameCost: 'costs the same',
  moreCost: '{cost} more',
  lessCost: '{cost} less',
  lessWaste: '{cost} less left in packs',
  moreWaste: '{cost} more left in packs',
  moreKcal: '{kcal, plural, other {# kcal}} more that day',
  lessKcal: '{kcal, plural, other {# kcal}} less that day',
  back: 'Back to the plan',

  // The shopping list
  shopping: 'Shopping list',
  ticked: '{ticked} of {items, number} in the basket',
  clearTicks: 'Untick all',
  needed: 'needed {amount}',
  usedIn: 'for {dishes}',
  usedInMore: 'for {dishes} and {more, plural, one {# more dish} other {# more dishes}}',
  pantry: 'Usually at home',
  pantryLead: 'Have a look before you go. Not in the total.',
  stores: 'The same list in other stores',
  storesLead: 'The same packs by each store’s usual level of prices: an estimate.',
  thisStore: 'this plan',

  // A recipe
  people: '{people, plural, one {for # person} other {for # people}}',
  fewer: 'For fewer people',
  more: 'For more people',
  adultPortions: 'Adult portions; amounts as bought, before peeling and boning.',
  withdrawn: 'This recipe has been withdrawn. It stays here for the plans that hold it.',
  photograph: 'Photograph: {credit}, {license}',
  ingredients: 'Ingredients',
  pantryMark: 'usually at home',
  steps: 'Steps',
  nutrition: 'Nutrition of a portion',
  energy: 'Energy',
  protein: 'Protein',
  fat: 'Fat',
  carb: 'Carbohydrate',
  fiber: 'Fibre',
  salt: 'Salt',
  allergens: 'Allergens',
  noAllergens: 'None of the fourteen that EU law names for labels',
  checkLabel: '{foods}: depends on the brand, check the label',
  buckwheat: 'Contains buckwheat, which Japan names among its label allergens',
  equipment: 'Equipment',
  noEquipment: 'None needed',
  keeps: 'Keeps',
  keepsDays: '{days, plural, =0 {eat at once} one {# day in the refrigerator} other {# days in the refrigerator}}',
  costWhere: 'What it costs',
  costFor: '{people, plural, one {about {cost} for # person} other {about {cost} for # people}}',
  costLead: 'Shares of packs, without what is usually at home.',

  // The form that makes a plan
  homeTitle: 'A week of meals, one shopping list',
  homeLead:
    'Dishes for every day, a list in whole packs with an estimated price, and a true reason for each choice. No account.',
  wherePart: 'Where you shop',
  showStores: 'Show the stores of this country',
  whoPart: 'Who eats',
  adults: 'Adults',
  kidAges: 'Ages of the children',
  kidAgesHint: 'Years, with commas between: 4, 9',
  slotsPart: 'Meals to plan',
  dietPart: 'What you eat',
  diet: 'Diet or rule',
  anything: 'Everything',
  avoid: 'Allergies: never on the table',
  moneyPart: 'What it may cost',
  budgetValue: 'Budget',
  budgetMode: 'Budget for',
  budgetHint: 'Leave it empty for no limit.',
  morePart: 'More wishes',
  goal: 'Goal',
  startDate: 'First day',
  kitchenHas: 'Kitchen equipment',
  collection: 'From the collection',
  noCollection: 'All recipes',
  without: 'Leave out',
  build: 'Make the plan',
  building: 'Making the plan…',
  choose: 'Choose…',
  mistakes: 'Please check your answers',
  checkCountry: 'Please choose a country.',
  checkStore: 'Please choose a store of this country: {country}.',
  checkCurrency: 'Please write the budget in the currency of the country, for example {example}.',
  checkOther: 'Please choose or write another value here: {field}.',
  checkAgain: 'Something in the form does not fit together. Please look through your answers and try again.',
  budgetRead: 'Read as {sum}.',
  noDishFor: 'No dish is left for this meal: {meal}.',
  drop: 'Drop “{wish}”: {dishes, plural, one {# dish} other {# dishes}}',
  dropLead: 'This would help:',
  noDishHelp: 'Remove some of your wishes and try again.',
  checkKids: 'Please write the ages of the children as whole numbers from 0 to 17, with commas between.',
  checkBudget: 'Please write the budget as a number, or leave it empty.',
  checkSlots: 'Please choose at least one meal.',

  // Lists of recipes
  search: 'Search',
  searchHint: 'Dish or ingredient',
  meal: 'Meal',
  allMeals: 'All meals',
  found: '{count, plural, =0 {Nothing found} one {# recipe} other {# recipes}}',
  foundNothing: 'Try another word, or fewer of them.',
  previous: 'Previous',
  next: 'Next',
  pageOf: 'Page {page, number} of {pages, number}',
  planFrom: 'Plan a week from it',

  // For developers
  docsLead:
    'Everything on these pages comes from a public API without keys or accounts. Build on it; please keep the stated limits.',
  docsRest: 'Every path with its fields; try the calls right on the page.',
  docsGraphql: 'One endpoint for all data and plans, with an editor that completes as you type.',
  docsFile: 'The OpenAPI 3.1 description as a file',
}

/** Why a dish stands where it stands; see `src/planner/explain/codes.ts` for the values. Whole sentences without a full stop. */
const reason = {
  leftover:
    'Left over from {cookedSlot, select, breakfast {breakfast} lunch {lunch} snack {the snack} dinner {dinner} other {a meal}} the day before: nothing to cook for this meal',
  chosen:
    'You chose it {servings, plural, one {for # person} other {for # people}}: {time}, {kcal, number} kcal a portion',
  swapped: 'You put it here instead of “{insteadOf}”',
  kept: 'Stayed as it was when you changed another dish; “{other}” would fit better now',
  onlyChoice: '{slot}: the only dish that fits, of {dishes, number}',
  noRepeat:
    '{slot}: every other dish that fits is on the plan already, too much like a neighbouring day, or does not keep',
  usesHave: '{ingredient}: you have it at home, and this dish uses it',
  usesUpPack: '{ingredient}: uses up the pack opened for “{otherRecipe}”, so one pack less to buy ({saved})',
  sharesPack: '{ingredient}: goes on with the pack opened for “{otherRecipe}”, so one pack less to buy ({saved})',
  fromOpenPack: '{ingredient}: goes on with the pack opened for “{otherRecipe}”',
  opensPack: '{ingredient}: opens a pack that “{otherRecipe}” goes on with',
  keepsBudget: 'Keeps you within {budget}: with “{other}” the list would come to {otherTotal}',
  cheaper: 'The list comes to {saved} less than with “{other}”',
  lessWaste: 'Leaves {saved} less behind in opened packs than “{other}”',
  calories:
    'Brings the day to {dayKcal, number} kcal, nearer to the target of {targetKcal, number} kcal than “{other}” would ({otherDayKcal, number} kcal)',
  guestCalories:
    'Energy per guest: {dayKcal, number} kcal, with “{other}” {otherDayKcal, number} kcal; the target is {lowKcal, number} to {highKcal, number} kcal',
  protein:
    'Protein in the day’s planned meals: {dayProtein, number} g, with “{other}” {otherDayProtein, number} g; the target is {targetProtein, number} g',
  quick: 'On the table in {time}; “{other}” takes {otherTime}',
  newMain:
    '{ingredientStart} for a change: {otherIngredient} {otherIngredientNumber, select, plural {are} other {is}} the main ingredient {times, plural, one {once} =2 {twice} other {# times}} already',
  newMainToday:
    '{ingredientStart} for a change: {otherIngredient} {otherIngredientNumber, select, plural {are} other {is}} the main ingredient of another meal that day',
  newKitchen:
    '{kitchen}: a change of cuisine, as that of “{other}” is on the plan {times, plural, one {once} =2 {twice} other {# times}} already',
  hotAndCold: '{serve, select, hot {Hot} other {Cold}}, so that the table has both hot and cold dishes',
  collection: 'From the collection “{collection}”',
  ofOccasion: 'One of the occasion’s own dishes: {occasion}',
  addedDish:
    '{slot}: added, as {own, plural, =0 {none of the occasion’s own dishes suits} one {only one of the occasion’s own dishes suits} other {only # of the occasion’s own dishes suit}} everyone',
  vegetables:
    'Vegetables and fruit in the day’s planned meals: {dayGrams, number} g, with “{other}” {otherDayGrams, number} g; the target is {targetGrams, number} g',
  fiber:
    'Fibre in the day’s planned meals: {dayGrams, number} g, with “{other}” {otherDayGrams, number} g; the target is {targetGrams, number} g',
  salt: 'Salt in the day’s planned meals: {dayGrams, number} g, with “{other}” {otherDayGrams, number} g; at most {targetGrams, number} g is advised',
  variant: 'Another good choice, as you asked for a different plan',
  equallyGood: 'As good as “{other}” in everything that is weighed',
  weighed: 'Ahead of “{other}” when everything is weighed together',
  batch: 'Cooked once for two days',
  quickDish: 'On the table in {time}',
  onlyMain: 'The only dish of the plan built on {ingredient}',
  richInProtein: '{protein, number} g of protein a portion',
  portion: 'Ready in {time}; a portion has {kcal, number} kcal and {protein, number} g of protein',
}

/** What was asked and not reached; see `src/planner/warnings.ts` for the values. */
const warning = {
  budgetExceeded: 'The list comes to {cost}, {over} over the budget of {budget}.',
  caloriesBelow:
    '{days, plural, one {# day stays below the energy target: {kcal, number} of {targetKcal, number} kcal} other {# days stay below the energy target; the lowest has {kcal, number} of {targetKcal, number} kcal}}.',
  caloriesAbove:
    '{days, plural, one {# day goes above the energy target: {kcal, number} kcal instead of {targetKcal, number} kcal} other {# days go above the energy target; the highest has {kcal, number} kcal instead of {targetKcal, number} kcal}}.',
  guestCaloriesBelow: 'Energy per guest: {kcal, number} kcal; the target is at least {targetKcal, number} kcal.',
  guestCaloriesAbove: 'Energy per guest: {kcal, number} kcal; the target is at most {targetKcal, number} kcal.',
  proteinBelow: 'The average day has {protein, number} g of protein; the target is {targetProtein, number} g.',
  vegetablesBelow:
    'The average day has {grams, number} g of vegetables and fruit; the target is {targetGrams, number} g.',
  fiberBelow: 'The average day has {grams, number} g of fibre; the target is {targetGrams, number} g.',
  saltAbove: 'The average day has {grams, number} g of salt; at most {targetGrams, number} g is advised.',
  repeats:
    '{slot}: {dishes, plural, one {only # dish is} other {only # dishes are}} left for {needed, plural, one {# day} other {# days}}, so some repeat.',
  sameMainNextDay:
    '{slot}: the same main ingredient on two days running, {days, plural, one {once} =2 {twice} other {# times}}.',
  mainTooOften:
    '{ingredientStart} {ingredientNumber, select, plural {are} other {is}} the main ingredient {times, plural, one {once} =2 {twice} other {# times}}; up to {limit, number} would be better.',
  kitchenTooOften:
    '{kitchen}: {times, plural, one {# dish comes} other {# dishes come}} from this one cuisine; up to {limit, number} would be better.',
  collectionShort:
    '{others, number} of the {dishes, number} dishes {others, plural, one {is} other {are}} not from the collection “{collection}”: others fitted the plan better.',
  haveUnused: 'At home and not used by any dish: {ingredients}.',
  ownDishesFew:
    '{slot}: the occasion has {own, plural, =0 {no dish of its own that fits} one {# dish of its own that fits} other {# dishes of its own that fit}}; others that keep its rule were considered too.',
  ownDishesPassed:
    '{slot}: {own, plural, one {# of the occasion’s own dishes fits} other {# of the occasion’s own dishes fit}}, and {served, plural, =0 {none of them is} one {only # is} other {only # are}} on the plan; others that keep its rule were considered too.',
  courseEmpty: '{slot}: no dish passes the filters, so the course is left out.',
  courseShort:
    '{slot}: {dishes, plural, one {# dish} other {# dishes}} where so many guests should find {needed, number}.',
  breaksAllergens: '“{recipe}” contains what you asked to avoid: {found}.',
  breaksExclude: '“{recipe}” contains what you do not eat: {found}.',
  breaksExcludeTags: '“{recipe}” belongs to what you excluded: {found}.',
  breaksEquipment: '“{recipe}” needs what you do not have: {found}.',
  infants:
    '{count, plural, one {A child under one year does not eat family meals yet and is not counted} other {# children under one year do not eat family meals yet and are not counted}}.',
  pricesBorrowed:
    '{percent, number}% of the cost is estimated from similar products, as statistics have no series of these.',
  pricesUnofficial: '{percent, number}% of the cost rests on approximate figures that no statistical office published.',
  pricesOld:
    '{percent, number}% of the cost rests on figures more than two years old, brought up to date by price indices.',
  pricesRough:
    'Prices are a rough guide: {percent, plural, =0 {none of the cost rests} other {#% of the cost rests}} on a recent official price of that very product; the rest follows similar products, approximate or older figures.',
}

const source = {
  rosstat: 'Rosstat',
  bls: 'US Bureau of Labor Statistics',
  eurostat: 'Eurostat price levels and HICP',
}

export default { label, quantity, page, reason, warning: { ...warning, nearAllergen }, error, source }
