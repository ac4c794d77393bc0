export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} зубчик} few {{amount} зубчики} many {{amount} зубчиків} other {{amount} зубчика}}',
  head: '{n, plural, one {{amount} головка} few {{amount} головки} many {{amount} головок} other {{amount} головки}}',
  leaf: '{n, plural, one {{amount} листок} few {{amount} листки} many {{amount} листків} other {{amount} листка}}',
  sheet: '{n, plural, one {{amount} аркуш} few {{amount} аркуші} many {{amount} аркушів} other {{amount} аркуша}}',
  pinch: 'дрібка',
  drops: 'кілька крапель',
  tsp: '{amount} ч. л.',
  tbsp: '{amount} ст. л.',
  both: '{measure} ({exact})',
  portion: '{n, plural, one {{amount} порція} few {{amount} порції} many {{amount} порцій} other {{amount} порції}}',
  portionAMeal:
    '{n, plural, one {{amount} доросла порція на прийом їжі} few {{amount} дорослі порції на прийом їжі} many {{amount} дорослих порцій на прийом їжі} other {{amount} дорослої порції на прийом їжі}}',
  cookedFor:
    '{eaters}, {meals, plural, one {# прийом їжі} few {# прийоми їжі} many {# прийомів їжі} other {# прийому їжі}}: {portions}',
}
