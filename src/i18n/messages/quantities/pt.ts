export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} dente} other {{amount} dentes}}',
  head: '{n, plural, one {{amount} cabeça} other {{amount} cabeças}}',
  leaf: '{n, plural, one {{amount} folha} other {{amount} folhas}}',
  sheet: '{n, plural, one {{amount} folha} other {{amount} folhas}}',
  pinch: '1 pitada',
  drops: 'umas gotas',
  tsp: '{amount} c. de chá',
  tbsp: '{amount} c. de sopa',
  both: '{measure} ({exact})',
  portion: '{n, plural, one {{amount} porção} other {{amount} porções}}',
  portionAMeal:
    '{n, plural, one {{amount} porção de adulto por refeição} other {{amount} porções de adulto por refeição}}',
  cookedFor: '{eaters}, {meals, plural, one {# refeição} other {# refeições}}: {portions}',
}
