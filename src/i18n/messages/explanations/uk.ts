export const reason = {
  leftover:
    'Лишилося {cookedSlot, select, breakfast {від сніданку} lunch {від обіду} snack {від перекусу} dinner {від вечері} other {}} напередодні: цього разу готувати не треба',
  habit: '{slot}: за звичкою те саме {days, plural, one {# день} few {# дні} many {# днів} other {# дня}}',
  goesWith: 'До страви «{otherRecipe}»',
  chosen:
    'Ви самі вибрали цю страву {servings, plural, one {на # людину} few {на # людини} many {на # людей} other {на # людини}}: {time}, {kcal, number} ккал у порції',
  swapped: 'Ви поставили цю страву замість «{insteadOf}»',
  kept: 'Лишилося на місці, коли ви змінили іншу страву; тепер краще підійшла б «{other}»',
  onlyChoice: '{slot}: єдина відповідна страва з {dishes, number}',
  noRepeat: '{slot}: решта відповідних страв уже є в меню, надто схожі на сусідній день або не зберігаються',
  usesHave: '{ingredient}: є у вас удома і йде в цю страву',
  usesUpPack:
    '{ingredient}: використовуємо решту упаковки, відкритої для страви «{otherRecipe}», тож купуємо на одну упаковку менше ({saved})',
  sharesPack:
    '{ingredient}: використовуємо упаковку, відкриту для страви «{otherRecipe}», тож купуємо на одну упаковку менше ({saved})',
  fromOpenPack: '{ingredient}: використовуємо упаковку, відкриту для страви «{otherRecipe}»',
  opensPack: '{ingredient}: відкриваємо упаковку, вона піде і в страву «{otherRecipe}»',
  keepsBudget: 'Так список вкладається в {budget}: зі стравою «{other}» вийшло б {otherTotal}',
  cheaper: 'Список дешевший на {saved}, ніж зі стравою «{other}»',
  lessWaste: 'У відкритих упаковках лишиться на {saved} менше, ніж зі стравою «{other}»',
  calories:
    'Із цією стравою за день виходить {dayKcal, number} ккал: ближче до мети ({targetKcal, number} ккал), ніж зі стравою «{other}» ({otherDayKcal, number} ккал)',
  guestCalories:
    'Енергія на гостя: {dayKcal, number} ккал, зі стравою «{other}» було б {otherDayKcal, number} ккал; мета — від {lowKcal, number} до {highKcal, number} ккал',
  protein:
    'Білок за день у стравах меню: {dayProtein, number} г, зі стравою «{other}» було б {otherDayProtein, number} г; мета — {targetProtein, number} г',
  quick: 'На столі за {time}; «{other}» — за {otherTime}',
  newMain:
    'Для різноманітності: {ingredient}; {otherIngredient} — головний продукт уже {times, plural, one {# раз} few {# рази} many {# разів} other {# раза}}',
  newMainToday: 'Для різноманітності: {ingredient}; {otherIngredient} — головний продукт ще однієї страви цього дня',
  newCuisine:
    '{cuisine} кухня для різноманітності: та, до якої належить «{other}», трапляється вже {times, plural, one {# раз} few {# рази} many {# разів} other {# раза}}',
  hotAndCold: '{serve, select, hot {Гаряче} other {Холодне}}: щоб на столі було і те й інше',
  collection: 'З добірки «{collection}»',
  ofOccasion: 'Одна з власних страв меню «{occasion}»',
  addedDish:
    '{slot}: додано, бо {own, plural, =0 {жодна власна страва свята не підходить} one {лише # власна страва свята підходить} few {лише # власні страви свята підходять} many {лише # власних страв свята підходять} other {лише # власної страви свята підходить}} усім',
  vegetables:
    'Овочі та фрукти за день у стравах меню: {dayGrams, number} г, зі стравою «{other}» було б {otherDayGrams, number} г; мета — {targetGrams, number} г',
  fiber:
    'Клітковина за день у стравах меню: {dayGrams, number} г, зі стравою «{other}» було б {otherDayGrams, number} г; мета — {targetGrams, number} г',
  salt: 'Солі за день {dayGrams, number} г, зі стравою «{other}» було б {otherDayGrams, number} г; радять не більше ніж {targetGrams, number} г',
  foodGroup:
    '{group, select, fish {Риба та морепродукти} redMeat {Червоне м’ясо} processedMeat {Ковбаси та інші м’ясні вироби} pulses {Бобові} eggs {Страви з яєць} foreign {Страви інших країн} dough {Вареники, пельмені й млинці} other {Смажене в паніруванні чи фритюрі}} на обід і вечерю за тиждень: {times, number}; зі стравою «{other}»: {otherTimes, number}',
  childrenLike: 'Діти зазвичай їдять це охочіше, ніж «{other}»',
  sundayDish: 'Недільна страва, а «{other}» — на щодень',
  fridayDish: 'У п’ятницю без м’яса, на відміну від страви «{other}»',
  weekdayCustom: '{country}: там у багатьох родинах це їдять цього дня тижня',
  favourite: '{country}: одна зі страв, які там у родинах їдять найчастіше',
  inSeason: 'Зараз на це сезон, на відміну від страви «{other}»',
  lessWork: 'Менше роботи: {active}; «{other}» — {otherActive}',
  knownAtHome: '{country}: там удома це готують частіше, ніж «{other}»',
  weekTaste: 'Різноманіття на цей тиждень: інші тижні приносять інші страви',
  variant: 'Інший добрий вибір: ви просили інший варіант',
  locked: 'Лишається тут за вашим бажанням',
  notLately:
    '«{other}»: їли {otherWeeks, plural, one {минулого тижня} few {# тижні тому} many {# тижнів тому} other {# тижня тому}}',
  usesLeft: '{ingredient}: іде в діло те, що лишилося з попереднього тижня',
  equallyGood: 'Не гірша за страву «{other}» в усьому, що враховується',
  weighed: 'За сумою всього, що враховується, краща за страву «{other}»',
  batch: 'Готуємо один раз на два дні',
  quickDish: 'На столі за {time}',
  onlyMain: 'Єдина страва в плані з таким головним продуктом: {ingredient}',
  richInProtein: '{protein, number} г білка в порції',
  portion: 'Готово за {time}; у порції {kcal, number} ккал і {protein, number} г білка',
}

export const warning = {
  budgetExceeded: 'Список коштує {cost}: на {over} більше за бюджет {budget}.',
  caloriesBelow:
    '{days, plural, one {# день нижче за мету щодо калорій: {kcal, number} ккал із {targetKcal, number}} few {# дні нижче за мету щодо калорій; найменше {kcal, number} ккал із {targetKcal, number}} many {# днів нижче за мету щодо калорій; найменше {kcal, number} ккал із {targetKcal, number}} other {# дня нижче за мету щодо калорій; найменше {kcal, number} ккал із {targetKcal, number}}}.',
  caloriesAbove:
    '{days, plural, one {# день вище за мету щодо калорій: {kcal, number} ккал замість {targetKcal, number}} few {# дні вище за мету щодо калорій; найбільше {kcal, number} ккал замість {targetKcal, number}} many {# днів вище за мету щодо калорій; найбільше {kcal, number} ккал замість {targetKcal, number}} other {# дня вище за мету щодо калорій; найбільше {kcal, number} ккал замість {targetKcal, number}}}.',
  guestCaloriesBelow: 'Енергія на гостя: {kcal, number} ккал; мета — не менше ніж {targetKcal, number} ккал.',
  guestCaloriesAbove: 'Енергія на гостя: {kcal, number} ккал; мета — не більше ніж {targetKcal, number} ккал.',
  proteinBelow: 'У середньому {protein, number} г білка на день; мета — {targetProtein, number} г.',
  vegetablesBelow: 'У середньому {grams, number} г овочів і фруктів на день; мета — {targetGrams, number} г.',
  fiberBelow: 'У середньому {grams, number} г клітковини на день; мета — {targetGrams, number} г.',
  saltAbove: 'У середньому {grams, number} г солі на день; радять не більше ніж {targetGrams, number} г.',
  repeats:
    '{slot}: підходить лише {dishes, plural, one {# страва} few {# страви} many {# страв} other {# страви}} на {needed, plural, one {# день} few {# дні} many {# днів} other {# дня}}, тому є повтори.',
  chosenAgain:
    '«{recipe}»: готується в цьому плані {times, plural, =2 {двічі} one {# раз} few {# рази} many {# разів} other {# разу}}, як ви обрали.',
  sideChanged: 'До обраної страви пасує інший гарнір: «{recipe}» замість «{otherRecipe}».',
  slowDinners:
    '{days, plural, one {# вечеря в будні потребує} few {# вечері в будні потребують} many {# вечер у будні потребують} other {# вечері в будні потребують}} більше часу біля плити, ніж ви просили: {most}.',
  variantAlike:
    'Основних страв, спільних із першим планом: {shared, number} з {dishes, number}. Іншого доброго плану, який відрізнявся б більше, немає.',
  sameMainNextDay:
    '{slot}: той самий головний продукт два дні поспіль, {days, plural, one {# раз} few {# рази} many {# разів} other {# раза}}.',
  mainTooOften:
    '{ingredientStart} — головний продукт {times, plural, one {# раз} few {# рази} many {# разів} other {# раза}}{meals}; краще не більше ніж {limit, number}.',
  cuisineTooOften:
    '{cuisine} кухня: {times, plural, one {# страва} few {# страви} many {# страв} other {# страви}}{meals}; краще не більше ніж {limit, number}.',
  collectionShort:
    'З {dishes, plural, one {# страви} few {# страв} many {# страв} other {# страви}} {others, number} не з добірки «{collection}»: інші підійшли до меню краще.',
  haveUnused: 'Є вдома, але не ввійшло до жодної страви: {ingredients}.',
  ownDishesFew:
    '{slot}: {own, plural, =0 {жодна власна страва свята не підходить} one {підходить лише # власна страва свята} few {підходять лише # власні страви свята} many {підходять лише # власних страв свята} other {підходить лише # власної страви свята}}; розглянуто й інші, що не порушують його правил.',
  ownDishesPassed:
    '{slot}: власних страв свята підходить {own, number}, у меню з них {served, plural, =0 {немає жодної} other {лише #}}; розглянуто й інші, що не порушують його правил.',
  courseEmpty: '{slot}: жодна страва не пройшла відбір, тому цієї подачі немає.',
  courseShort:
    '{slot}: {dishes, plural, one {# страва} few {# страви} many {# страв} other {# страви}}, а на стільки гостей треба {needed, number}.',
  breaksAllergens: 'У страві «{recipe}» є те, чого ви просили уникати: {found}.',
  breaksExclude: 'У страві «{recipe}» є те, чого ви не їсте: {found}.',
  breaksExcludeTags: 'У страві «{recipe}» є те, що ви виключили: {found}.',
  breaksEquipment: 'Для страви «{recipe}» потрібне те, чого у вас немає: {found}.',
  nearAllergen: 'У страві «{recipe}» є: {found}. Виключено лише: {excluded}.',
  mayContain: 'Залежить від виробника: {excluded}. Перевірте етикетку: {ingredients}.',
  unfamiliar:
    '{country}: {dishes, plural, one {# страву плану там зазвичай не їдять} few {# страви плану там зазвичай не їдять} many {# страв плану там зазвичай не їдять} other {# страви плану там зазвичай не їдять}}.',
  weeksOnly: '{fields}: не діє для такого плану, тут не враховано.',
  infants:
    '{count, plural, one {# дитина до року не їсть зі спільного столу й не врахована} few {# дитини до року не їдять зі спільного столу й не враховані} many {# дітей до року не їдять зі спільного столу й не враховані} other {# дитини до року не їдять зі спільного столу й не враховані}}.',
  pricesRough:
    'Більшу частину вартості оцінено за схожими товарами, приблизними або давнішими цифрами: ціни дають лише приблизний орієнтир.',
  pricesOld:
    'Найновіші дані про ціни — за {period}, на {months, plural, one {# місяць} few {# місяці} many {# місяців} other {# місяця}} раніше від цього плану: ціни могли змінитися.',
}

export const source = {
  rosstat: 'Росстат',
  bls: 'Бюро статистики праці США',
  eurostat: 'Євростат (рівні цін і HICP)',
  csp: 'Центральне статистичне бюро Латвії (CSP)',
  csu: 'Чеське статистичне управління (ČSÚ)',
  gus: 'Головне статистичне управління Польщі (GUS)',
  insee: 'Національний інститут статистики Франції (INSEE)',
  ksh: 'Центральне статистичне управління Угорщини (KSH)',
  kzp: 'Комісія із захисту споживачів Болгарії (КЗП)',
  ons: 'Управління національної статистики Великої Британії (ONS)',
  usda: 'Міністерство сільського господарства США (USDA)',
}
