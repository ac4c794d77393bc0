export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} gousse} other {{amount} gousses}}',
  head: '{n, plural, one {{amount} tête} other {{amount} têtes}}',
  leaf: '{n, plural, one {{amount} feuille} other {{amount} feuilles}}',
  sheet: '{n, plural, one {{amount} feuille} other {{amount} feuilles}}',
  pinch: '1 pincée',
  drops: 'quelques gouttes',
  tsp: '{amount} c. à café',
  tbsp: '{amount} c. à soupe',
  both: '{measure} ({exact})',
  cookedFor: '{eaters}, {meals, plural, one {# repas} other {# repas}} : {portions}',
}
