export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} зубчик} few {{amount} зубчика} many {{amount} зубчиков} other {{amount} зубчика}}',
  head: '{n, plural, one {{amount} головка} few {{amount} головки} many {{amount} головок} other {{amount} головки}}',
  leaf: '{n, plural, one {{amount} лист} few {{amount} листа} many {{amount} листов} other {{amount} листа}}',
  sheet: '{n, plural, one {{amount} лист} few {{amount} листа} many {{amount} листов} other {{amount} листа}}',
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
