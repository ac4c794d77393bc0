export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} Zehe} other {{amount} Zehen}}',
  head: '{n, plural, one {{amount} Knolle} other {{amount} Knollen}}',
  leaf: '{n, plural, one {{amount} Blatt} other {{amount} Blätter}}',
  sheet: '{n, plural, one {{amount} Blatt} other {{amount} Blätter}}',
  pinch: '1 Prise',
  drops: 'einige Tropfen',
  tsp: '{amount} TL',
  tbsp: '{amount} EL',
  both: '{measure} ({exact})',
  portion: '{n, plural, one {{amount} Portion} other {{amount} Portionen}}',
  portionAMeal:
    '{n, plural, one {{amount} Erwachsenenportion je Mahlzeit} other {{amount} Erwachsenenportionen je Mahlzeit}}',
  cookedFor: '{eaters}, {meals, plural, one {# Mahlzeit} other {# Mahlzeiten}}: {portions}',
}
