export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} teentje} other {{amount} teentjes}}',
  head: '{n, plural, one {{amount} bol} other {{amount} bollen}}',
  leaf: '{n, plural, one {{amount} blaadje} other {{amount} blaadjes}}',
  sheet: '{n, plural, one {{amount} vel} other {{amount} vellen}}',
  pinch: '1 snufje',
  drops: 'enkele druppels',
  tsp: '{amount} tl',
  tbsp: '{amount} el',
  both: '{measure} ({exact})',
  portion: '{n, plural, one {{amount} portie} other {{amount} porties}}',
  portionAMeal:
    '{n, plural, one {{amount} portie voor volwassenen per maaltijd} other {{amount} porties voor volwassenen per maaltijd}}',
  cookedFor: '{eaters}, {meals, plural, one {# maaltijd} other {# maaltijden}}: {portions}',
}
