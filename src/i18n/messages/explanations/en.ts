export const reason = {
  leftover:
    'Left over from {cookedSlot, select, breakfast {breakfast} lunch {lunch} snack {the snack} dinner {dinner} other {a meal}} the day before: nothing to cook for this meal',
  habit: '{slot}: the same on {days, number} days, by habit',
  goesWith: 'Served with “{otherRecipe}”',
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
  newCuisine:
    '{cuisine}: a change of cuisine, as that of “{other}” is on the plan {times, plural, one {once} =2 {twice} other {# times}} already',
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
  foodGroup:
    '{group, select, fish {Fish and seafood} redMeat {Red meat} processedMeat {Sausage and other processed meat} fried {Deep-fried and breaded dishes} eggs {Egg dishes} foreign {Dishes of other countries} dough {Dumplings and pancakes} other {Beans, lentils and peas}} at lunch and dinner this week: {times, number}; with “{other}”: {otherTimes, number}',
  childrenLike: 'Children tend to like it better than “{other}”',
  sundayDish: 'A dish for Sunday; “{other}” is for any day',
  fridayDish: 'No meat on a Friday, unlike “{other}”',
  weekdayCustom: '{country}: many homes there have it on this day of the week',
  favourite: '{country}: one of the dishes that homes there have most often',
  inSeason: 'In season now, unlike “{other}”',
  lessWork: 'Less hands-on work: {active}; “{other}” takes {otherActive}',
  knownAtHome: '{country}: cooked at home there more than “{other}”',
  weekTaste: 'A change for this week: other weeks bring other dishes',
  variant: 'Another good choice, as you asked for a different plan',
  locked: 'You keep it here',
  notLately: '“{other}” was eaten {otherWeeks, plural, one {last week} other {# weeks ago}}',
  usesLeft: '{ingredient}: uses what was left from the week before',
  equallyGood: 'As good as “{other}” in everything that is weighed',
  weighed: 'Ahead of “{other}” when everything is weighed together',
  batch: 'Cooked once for two days',
  quickDish: 'On the table in {time}',
  onlyMain: 'The only dish of the plan built on {ingredient}',
  richInProtein: '{protein, number} g of protein a portion',
  portion: 'Ready in {time}; a portion has {kcal, number} kcal and {protein, number} g of protein',
}

/** What was asked and not reached; see `src/planner/explain/warning-codes.ts` for the values. */
export const warning = {
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
  chosenAgain: '“{recipe}” is cooked {times, plural, =2 {twice} other {# times}} in this plan, as you chose it.',
  sideChanged: 'Another side goes with what you chose: “{recipe}” instead of “{otherRecipe}”.',
  slowDinners:
    '{days, plural, one {# weekday dinner takes} other {# weekday dinners take}} more hands-on time than asked for: {most}.',
  variantAlike:
    '{shared, number} of the {dishes, number} main dishes are on the first plan too: no other good plan is further from it.',
  sameMainNextDay:
    '{slot}: the same main ingredient on two days running, {days, plural, one {once} =2 {twice} other {# times}}.',
  mainTooOften:
    '{ingredientStart} {ingredientNumber, select, plural {are} other {is}} the main ingredient {times, plural, one {once} =2 {twice} other {# times}}{meals}; up to {limit, number} would be better.',
  cuisineTooOften:
    '{cuisine}: {times, plural, one {# dish comes} other {# dishes come}} from this one cuisine{meals}; up to {limit, number} would be better.',
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
  nearAllergen: '“{recipe}” contains: {found}. You excluded only: {excluded}.',
  mayContain: 'Depends on the brand: {excluded}. Check the label: {ingredients}.',
  unfamiliar:
    '{country}: {dishes, plural, one {# dish of the plan is} other {# dishes of the plan are}} not usually eaten there.',
  weeksOnly: '{fields}: not for this kind of plan, ignored here.',
  infants:
    '{count, plural, one {A child under one year does not eat family meals yet and is not counted} other {# children under one year do not eat family meals yet and are not counted}}.',
  pricesRough:
    'Most of the cost rests on similar products, approximate or older figures: take the prices as a rough guide.',
  pricesOld:
    'The newest price figures are of {period}, {months, plural, one {# month} other {# months}} before this plan: prices may have moved since.',
}

export const source = {
  rosstat: 'Rosstat',
  bls: 'US Bureau of Labor Statistics',
  eurostat: 'Eurostat price levels and HICP',
  csp: 'Central Statistical Bureau of Latvia (CSP)',
  csu: 'Czech Statistical Office (ČSÚ)',
  gus: 'Statistics Poland (GUS)',
  insee: 'French statistical office (INSEE)',
  ksh: 'Hungarian Central Statistical Office (KSH)',
  kzp: 'Bulgarian Commission for Consumer Protection (KZP)',
  ons: 'UK Office for National Statistics (ONS)',
  usda: 'US Department of Agriculture (USDA)',
}
