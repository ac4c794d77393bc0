export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} зубчик} few {{amount} зубчика} many {{amount} зубчиков} other {{amount} зубчика}}',
  head: '{n, plural, one {{amount} головка} few {{amount} головки} many {{amount} головок} other {{amount} головки}}',
  leaf: '{n, plural, one {{amount} лист} few {{amount} листа} many {{amount} листов} other {{amount} листа}}',
  sheet: '{n, plural, one {{amount} лист} few {{amount} листа} many {{amount} листов} other {{amount} листа}}',
  slice: '{n, plural, one {{amount} ломтик} few {{amount} ломтика} many {{amount} ломтиков} other {{amount} ломтика}}',
  breadSlice:
    '{n, plural, one {{amount} ломтик} few {{amount} ломтика} many {{amount} ломтиков} other {{amount} ломтика}}',
  bunch: '{n, plural, one {{amount} пучок} few {{amount} пучка} many {{amount} пучков} other {{amount} пучка}}',
  cabbage: '{n, plural, one {{amount} кочан} few {{amount} кочана} many {{amount} кочанов} other {{amount} кочана}}',
  stalk: '{n, plural, one {{amount} стебель} few {{amount} стебля} many {{amount} стеблей} other {{amount} стебля}}',
  sprig: '{n, plural, one {{amount} веточка} few {{amount} веточки} many {{amount} веточек} other {{amount} веточки}}',
  handful: '{n, plural, one {{amount} горсть} few {{amount} горсти} many {{amount} горстей} other {{amount} горсти}}',
  tin: '{n, plural, one {{amount} банка} few {{amount} банки} many {{amount} банок} other {{amount} банки}}',
  cup: '{n, plural, one {{amount} чашка} few {{amount} чашки} many {{amount} чашек} other {{amount} чашки}}',
  ounce: '{n, plural, one {{amount} унция} few {{amount} унции} many {{amount} унций} other {{amount} унции}}',
  pound: '{n, plural, one {{amount} фунт} few {{amount} фунта} many {{amount} фунтов} other {{amount} фунта}}',
  fluidOunce:
    '{n, plural, one {{amount} жидкая унция} few {{amount} жидкие унции} many {{amount} жидких унций} other {{amount} жидкой унции}}',
  pinch: 'щепотка',
  drops: 'несколько капель',
  tsp: '{amount} ч. л.',
  tbsp: '{amount} ст. л.',
  both: '{measure} ({exact})',
  portion: '{n, plural, one {{amount} порция} few {{amount} порции} many {{amount} порций} other {{amount} порции}}',
  portionAMeal:
    '{n, plural, one {{amount} взрослая порция на приём пищи} few {{amount} взрослые порции на приём пищи} many {{amount} взрослых порций на приём пищи} other {{amount} взрослой порции на приём пищи}}',
  cookedFor:
    '{eaters}, {meals, plural, one {# приём пищи} few {# приёма пищи} many {# приёмов пищи} other {# приёма пищи}}: {portions}',
}
