import { label } from './labels/ru.ts'
import type { Translation } from './shape.ts'

const page = {
  weekTitle: 'Меню на неделю',
  tableTitle: 'Ваш стол',
  planLead: '{store}, {country}',
  portions:
    '{portions, plural, one {# взрослая порция на приём пищи} few {# взрослые порции на приём пищи} many {# взрослых порций на приём пищи} other {# взрослой порции на приём пищи}}',
  estimates: 'Все цены — оценка по данным национальной статистики, а не ценники магазина.',
  total: 'Купить',
  used: 'Из них съедим',
  kcalPerDay: 'ккал в день',
  proteinPerDay: 'Белок в день',
  cookMin: 'Готовка',
  minutes: '{minutes, plural, other {# мин}}',
  kcal: '{kcal, plural, other {# ккал}}',
  source: 'Оценка: {name}, {region}, цены за {period}; {coverage, number} % стоимости — по ряду именно этого товара.',
  leftover: 'Приготовлено накануне: сегодня готовить не нужно',
  batch: 'готовим на два дня',
  dishFacts: '{minutes, plural, other {# мин}} · {kcal, plural, other {# ккал}}',
  dayFacts: '{kcal, plural, other {# ккал}} на порцию',
  shopping: 'Список покупок',
  needed: 'нужно {amount}',
  pantry: 'Обычно есть дома (в сумму не входит)',
  ingredients: 'Продукты',
  forOne: 'На одну взрослую порцию, в том виде, как покупают.',
  steps: 'Приготовление',
  nutrition: 'Пищевая ценность порции',
  energy: 'Энергия',
  protein: 'Белки',
  fat: 'Жиры',
  carb: 'Углеводы',
  allergens: 'Аллергены',
  equipment: 'Техника',
  notFoundTitle: 'Здесь ничего нет',
  notFound:
    'По этому адресу нет страницы. Возможно, ссылка обрезана: попросите того, кто её прислал, отправить целиком.',
}

const reason = {
  leftover: 'Приготовлено накануне: сегодня не готовим{savedMin, plural, =0 {} other {, экономия # мин}}',
  chosen: 'Вы выбрали его сами',
  swapped: 'Вы поставили его вместо «{insteadOf}»',
  onlyChoice: 'Единственное блюдо, которое подходит сюда, из {dishes, plural, other {#}}',
  kept: 'Осталось на месте, когда вы поменяли другое блюдо',
  noRepeat: 'Остальные подходящие блюда уже есть в меню или слишком похожи на соседний день',
  usesHave: 'Идёт в дело то, что есть дома: {ingredient} (на {saved})',
  finishesPack: 'Доедаем упаковку: {ingredient}, открыта для «{otherRecipe}»; экономия {saved}',
  keepsBudget: 'Так неделя укладывается в {budget}: со следующим по качеству блюдом вышло бы {otherTotal}',
  cheaper: 'Список дешевле на {saved}, чем со следующим по качеству блюдом',
  lessWaste: 'В открытых упаковках останется на {saved} меньше',
  calories: 'С ним в дне {dayKcal, number} ккал, близко к цели {targetKcal, number} ккал',
  protein: 'С ним в дне {dayProtein, number} г белка при цели {targetProtein, number} г',
  quick: 'На столе через {timeMin, number} мин, следующее по качеству — через {otherTimeMin, number} мин',
  newMain: 'Для разнообразия: {ingredient}, ведь {otherIngredient} в меню уже часто',
  newKitchen: 'Для разнообразия: {kitchen}',
  hotAndCold: '{serve, select, hot {Горячее} other {Холодное}}: чтобы на столе было и то, и другое',
  collection: 'Из подборки «{collection}»',
  ownDish: 'Блюдо этого праздника: {occasion}',
  vegetables: 'С ним в дне {dayGrams, number} г овощей и фруктов при цели {targetGrams, number} г',
  fiber: 'С ним в дне {dayGrams, number} г клетчатки при цели {targetGrams, number} г',
  salt: 'Соли в дне {dayGrams, number} г, со следующим по качеству блюдом было бы {otherDayGrams, number} г',
  oneLeftoverLess: 'Чтобы не есть одно и то же дважды',
  variant: 'Другой хороший выбор: вы просили иной вариант',
  equallyGood: 'Не хуже следующего блюда по всему, что учитывается',
  batch: 'Готовим один раз на два дня',
  sharesPack:
    'Делит упаковку ({ingredient}) ещё с {dishes, plural, one {# блюдом} few {# блюдами} many {# блюдами} other {# блюда}}',
  quickDish: 'На столе через {timeMin, number} мин',
  onlyMain: 'Единственное блюдо в плане, где главное — {ingredient}',
  richInProtein: '{protein, number} г белка в порции',
}

const warning = {
  budgetExceeded: 'Список стоит {cost}: на {over} больше бюджета {budget}.',
  caloriesBelow:
    '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} ниже цели по калориям; меньше всего {kcal, number} ккал из {targetKcal, number}.',
  caloriesAbove:
    '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} выше цели по калориям; больше всего {kcal, number} ккал вместо {targetKcal, number}.',
  proteinBelow: 'В среднем {protein, number} г белка в день при цели {targetProtein, number} г.',
  vegetablesBelow: 'В среднем {grams, number} г овощей и фруктов в день при цели {targetGrams, number} г.',
  fiberBelow: 'В среднем {grams, number} г клетчатки в день при цели {targetGrams, number} г.',
  saltAbove: 'В среднем {grams, number} г соли в день; советуют не больше {targetGrams, number} г.',
  repeats:
    '{slot}: подходит лишь {dishes, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}} на {needed, plural, one {# день} few {# дня} many {# дней} other {# дня}}, поэтому есть повторы.',
  sameMainNextDay:
    '{slot}: один и тот же главный продукт два дня подряд, {days, plural, one {# раз} few {# раза} many {# раз} other {# раза}}.',
  mainTooOften:
    '{ingredient} — главный продукт {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}; лучше не больше {limit, number}.',
  kitchenTooOften:
    '{times, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}} из одной кухни ({kitchen}); лучше не больше {limit, number}.',
  collectionShort:
    'Из {dishes, plural, one {# блюда} few {# блюд} many {# блюд} other {# блюда}} {others, number} не из подборки «{collection}»: в ней мало подходящих.',
  haveUnused: 'Есть дома, но ни в одно блюдо не вошло: {ingredients}.',
  ownDishesFew:
    '{slot}: своих подходящих блюд у праздника {own, plural, =0 {нет} other {#}}; добавлены другие, не нарушающие его правил.',
  courseEmpty: '{slot}: ни одно блюдо не прошло отбор, поэтому этой подачи нет.',
  courseShort:
    '{slot}: {dishes, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}}, а на столько гостей нужно {needed, number}.',
  breaksAllergens: '«{recipe}» содержит то, чего вы просили избегать: {found}.',
  breaksExclude: '«{recipe}» содержит то, чего вы не едите: {found}.',
  breaksExcludeTags: '«{recipe}» относится к тому, что вы исключили: {found}.',
  breaksEquipment: 'Для «{recipe}» нужно то, чего у вас нет: {found}.',
  infants:
    '{count, plural, one {# ребёнок} few {# ребёнка} many {# детей} other {# ребёнка}} до года: за общим столом не едят и не учтены.',
  pricesBorrowed: '{percent, number} % стоимости оценено по похожим товарам: отдельных рядов в статистике для них нет.',
  pricesUnofficial:
    '{percent, number} % стоимости опирается на приблизительные цифры, которых нет в официальной статистике.',
  pricesOld: '{percent, number} % стоимости опирается на цифры старше двух лет, пересчитанные по индексам цен.',
}

const source = {
  rosstat: 'Росстат',
  bls: 'Бюро статистики труда США',
  eurostat: 'Евростат: уровни цен и HICP',
}

export default { label, page, reason, warning, source } satisfies Translation
