export const reason = {
  leftover:
    'Осталось {cookedSlot, select, breakfast {от завтрака} lunch {от обеда} snack {от перекуса} dinner {от ужина} other {}} накануне: на этот раз готовить не нужно',
  habit: '{slot}: по привычке одно и то же {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  goesWith: 'К блюду «{otherRecipe}»',
  chosen:
    'Вы сами выбрали это блюдо {servings, plural, one {на # человека} few {на # человек} many {на # человек} other {на # человека}}: {time}, {kcal, number} ккал в порции',
  swapped: 'Вы поставили это блюдо вместо «{insteadOf}»',
  kept: 'Осталось на месте, когда вы поменяли другое блюдо; теперь лучше подошло бы «{other}»',
  onlyChoice: '{slot}: единственное подходящее блюдо из {dishes, number}',
  noRepeat: '{slot}: остальные подходящие блюда уже есть в меню, слишком похожи на соседний день или не хранятся',
  usesHave: '{ingredient}: есть у вас дома и идёт в это блюдо',
  usesUpPack:
    '{ingredient}: в дело идёт остаток упаковки, открытой для блюда «{otherRecipe}», поэтому покупаем на одну упаковку меньше ({saved})',
  sharesPack:
    '{ingredient}: в дело идёт упаковка, открытая для блюда «{otherRecipe}», поэтому покупаем на одну упаковку меньше ({saved})',
  fromOpenPack: '{ingredient}: в дело идёт упаковка, открытая для блюда «{otherRecipe}»',
  opensPack: '{ingredient}: открываем упаковку, она пойдёт и в блюдо «{otherRecipe}»',
  keepsBudget: 'Так список укладывается в {budget}: с блюдом «{other}» вышло бы {otherTotal}',
  cheaper: 'Список дешевле на {saved}, чем с блюдом «{other}»',
  lessWaste: 'В открытых упаковках останется на {saved} меньше, чем с блюдом «{other}»',
  calories:
    'С этим блюдом за день выходит {dayKcal, number} ккал: ближе к цели ({targetKcal, number} ккал), чем с блюдом «{other}» ({otherDayKcal, number} ккал)',
  guestCalories:
    'Энергия на гостя: {dayKcal, number} ккал, с блюдом «{other}» было бы {otherDayKcal, number} ккал; цель — от {lowKcal, number} до {highKcal, number} ккал',
  protein:
    'Белок за день в блюдах меню: {dayProtein, number} г, с блюдом «{other}» было бы {otherDayProtein, number} г; цель — {targetProtein, number} г',
  quick: 'На столе через {time}; «{other}» — через {otherTime}',
  newMain:
    'Для разнообразия: {ingredient}; {otherIngredient} — главный продукт уже {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}',
  newMainToday: 'Для разнообразия: {ingredient}; {otherIngredient} — главный продукт ещё одного блюда в этот день',
  newCuisine:
    '{cuisine} кухня для разнообразия: та, к которой относится «{other}», встречается уже {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}',
  hotAndCold: '{serve, select, hot {Горячее} other {Холодное}}: чтобы на столе было и то, и другое',
  collection: 'Из подборки «{collection}»',
  ofOccasion: 'Одно из собственных блюд меню «{occasion}»',
  addedDish:
    '{slot}: добавлено, потому что {own, plural, =0 {ни одно собственное блюдо праздника не подходит} one {только # собственное блюдо праздника подходит} few {только # собственных блюда праздника подходят} many {только # собственных блюд праздника подходят} other {только # собственного блюда праздника подходит}} всем',
  vegetables:
    'Овощи и фрукты за день в блюдах меню: {dayGrams, number} г, с блюдом «{other}» было бы {otherDayGrams, number} г; цель — {targetGrams, number} г',
  fiber:
    'Клетчатка за день в блюдах меню: {dayGrams, number} г, с блюдом «{other}» было бы {otherDayGrams, number} г; цель — {targetGrams, number} г',
  salt: 'Соли за день {dayGrams, number} г, с блюдом «{other}» было бы {otherDayGrams, number} г; советуют не больше {targetGrams, number} г',
  foodGroup:
    '{group, select, fish {Рыба и морепродукты} redMeat {Красное мясо} processedMeat {Колбасы и другие мясные изделия} pulses {Бобовые} eggs {Блюда из яиц} foreign {Блюда других стран} dough {Пельмени, вареники и блины} other {Жареное в панировке или во фритюре}} на обед и ужин за неделю: {times, number}; с блюдом «{other}»: {otherTimes, number}',
  childrenLike: 'Дети обычно едят это охотнее, чем «{other}»',
  sundayDish: 'Воскресное блюдо, а «{other}» — на каждый день',
  fridayDish: 'В пятницу без мяса, в отличие от блюда «{other}»',
  weekdayCustom: '{country}: там во многих семьях это едят в этот день недели',
  favourite: '{country}: одно из блюд, которые там в семьях едят чаще всего',
  inSeason: 'Сейчас на это сезон, в отличие от блюда «{other}»',
  lessWork: 'Меньше работы: {active}; «{other}» — {otherActive}',
  knownAtHome: '{country}: там дома это готовят чаще, чем «{other}»',
  weekTaste: 'Разнообразие на эту неделю: на другой неделе будут другие блюда',
  variant: 'Другой хороший выбор: вы просили иной вариант',
  locked: 'Остаётся здесь по вашему желанию',
  notLately:
    '«{other}»: ели {otherWeeks, plural, one {на прошлой неделе} few {# недели назад} many {# недель назад} other {# недели назад}}',
  usesLeft: '{ingredient}: идёт в дело остаток с прошлой недели',
  equallyGood: 'Не хуже блюда «{other}» по всему, что учитывается',
  weighed: 'По сумме всего, что учитывается, лучше блюда «{other}»',
  batch: 'Готовим один раз на два дня',
  quickDish: 'На столе через {time}',
  onlyMain: 'Единственное блюдо в меню с таким главным продуктом: {ingredient}',
  richInProtein: '{protein, number} г белка в порции',
  portion: 'Готово через {time}; в порции {kcal, number} ккал и {protein, number} г белка',
}

export const warning = {
  budgetExceeded: 'Список стоит {cost}: на {over} больше бюджета {budget}.',
  caloriesBelow:
    '{days, plural, one {# день ниже цели по калориям: {kcal, number} ккал из {targetKcal, number}} few {# дня ниже цели по калориям; меньше всего {kcal, number} ккал из {targetKcal, number}} many {# дней ниже цели по калориям; меньше всего {kcal, number} ккал из {targetKcal, number}} other {# дня ниже цели по калориям; меньше всего {kcal, number} ккал из {targetKcal, number}}}.',
  caloriesAbove:
    '{days, plural, one {# день выше цели по калориям: {kcal, number} ккал вместо {targetKcal, number}} few {# дня выше цели по калориям; больше всего {kcal, number} ккал вместо {targetKcal, number}} many {# дней выше цели по калориям; больше всего {kcal, number} ккал вместо {targetKcal, number}} other {# дня выше цели по калориям; больше всего {kcal, number} ккал вместо {targetKcal, number}}}.',
  guestCaloriesBelow: 'Энергия на гостя: {kcal, number} ккал; цель — не меньше {targetKcal, number} ккал.',
  guestCaloriesAbove: 'Энергия на гостя: {kcal, number} ккал; цель — не больше {targetKcal, number} ккал.',
  proteinBelow: 'В среднем {protein, number} г белка в день при цели {targetProtein, number} г.',
  vegetablesBelow: 'В среднем {grams, number} г овощей и фруктов в день при цели {targetGrams, number} г.',
  fiberBelow: 'В среднем {grams, number} г клетчатки в день при цели {targetGrams, number} г.',
  saltAbove: 'В среднем {grams, number} г соли в день; советуют не больше {targetGrams, number} г.',
  repeats:
    '{slot}: подходит лишь {dishes, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}} на {needed, plural, one {# день} few {# дня} many {# дней} other {# дня}}, поэтому есть повторы.',
  chosenAgain:
    '«{recipe}»: готовится в этом плане {times, plural, =2 {дважды} one {# раз} few {# раза} many {# раз} other {# раза}}, как вы выбрали.',
  sideChanged: 'К выбранному блюду подходит другой гарнир: «{recipe}» вместо «{otherRecipe}».',
  slowDinners:
    '{days, plural, one {# ужин в будни требует} few {# ужина в будни требуют} many {# ужинов в будни требуют} other {# ужина в будни требуют}} больше времени у плиты, чем вы просили: {most}.',
  variantAlike:
    'Основных блюд, общих с первым планом: {shared, number} из {dishes, number}. Другого хорошего плана, который отличался бы сильнее, нет.',
  sameMainNextDay:
    '{slot}: один и тот же главный продукт два дня подряд, {days, plural, one {# раз} few {# раза} many {# раз} other {# раза}}.',
  mainTooOften:
    '{ingredientStart} — главный продукт {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}{meals}; лучше не больше {limit, number}.',
  cuisineTooOften:
    '{cuisine} кухня: {times, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}}{meals}; лучше не больше {limit, number}.',
  collectionShort:
    'Из {dishes, plural, one {# блюда} few {# блюд} many {# блюд} other {# блюда}} {others, number} не из подборки «{collection}»: другие подошли к меню лучше.',
  haveUnused: 'Есть дома, но ни в одно блюдо не вошло: {ingredients}.',
  ownDishesFew:
    '{slot}: {own, plural, =0 {ни одно собственное блюдо праздника не подходит} one {подходит только # собственное блюдо праздника} few {подходят только # собственных блюда праздника} many {подходят только # собственных блюд праздника} other {подходит только # собственного блюда праздника}}; рассматривались и другие, не нарушающие его правил.',
  ownDishesPassed:
    '{slot}: собственных блюд праздника подходит {own, number}, в меню из них {served, plural, =0 {нет ни одного} other {только #}}; рассматривались и другие, не нарушающие его правил.',
  courseEmpty: '{slot}: ни одно блюдо не прошло отбор, поэтому этой подачи нет.',
  courseShort:
    '{slot}: {dishes, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}}, а на столько гостей нужно {needed, number}.',
  breaksAllergens: 'В блюде «{recipe}» есть то, чего вы просили избегать: {found}.',
  breaksExclude: 'В блюде «{recipe}» есть то, чего вы не едите: {found}.',
  breaksExcludeTags: 'В блюде «{recipe}» есть то, что вы исключили: {found}.',
  breaksEquipment: 'Для блюда «{recipe}» нужно то, чего у вас нет: {found}.',
  nearAllergen: 'В блюде «{recipe}» есть: {found}. Исключено только: {excluded}.',
  mayContain: 'Зависит от производителя: {excluded}. Проверьте этикетку: {ingredients}.',
  unfamiliar:
    '{country}: {dishes, plural, one {# блюдо этого меню там обычно не едят} few {# блюда этого меню там обычно не едят} many {# блюд этого меню там обычно не едят} other {# блюда этого меню там обычно не едят}}.',
  weeksOnly: '{fields}: для такого плана не действует, здесь не учтено.',
  infants:
    '{count, plural, one {# ребёнок до года не ест с общего стола и не учтён} few {# ребёнка до года не едят с общего стола и не учтены} many {# детей до года не едят с общего стола и не учтены} other {# ребёнка до года не едят с общего стола и не учтены}}.',
  pricesRough:
    'Большая часть стоимости оценена по похожим товарам, приблизительным или более старым цифрам: цены дают лишь грубый ориентир.',
  pricesOld:
    'Самые новые данные о ценах — за {period}, на {months, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}} раньше этого меню: цены могли измениться.',
}

export const source = {
  rosstat: 'Росстат',
  bls: 'Бюро статистики труда США',
  eurostat: 'Евростат (уровни цен и HICP)',
  csp: 'Центральное статистическое управление Латвии (CSP)',
  csu: 'Чешское статистическое управление (ČSÚ)',
  gus: 'Главное статистическое управление Польши (GUS)',
  insee: 'Национальный институт статистики Франции (INSEE)',
  ksh: 'Центральное статистическое управление Венгрии (KSH)',
  kzp: 'Комиссия по защите потребителей Болгарии (КЗП)',
  ons: 'Управление национальной статистики Великобритании (ONS)',
  usda: 'Министерство сельского хозяйства США (USDA)',
}
