/** A spoon of 5 ml is tatlı kaşığı: çay kaşığı holds half of it. */
export const quantity = {
  piece: '{amount}',
  clove: '{amount} diş',
  head: '{amount} baş',
  leaf: '{amount} yaprak',
  sheet: '{amount} yaprak',
  pinch: '1 tutam',
  drops: 'birkaç damla',
  tsp: '{amount} tatlı kaşığı',
  tbsp: '{amount} yemek kaşığı',
  both: '{measure} ({exact})',
  portion: '{n, plural, other {{amount} porsiyon}}',
  portionAMeal: '{n, plural, other {öğün başına {amount} yetişkin porsiyonu}}',
  cookedFor: '{eaters}, {meals, plural, other {# öğün}}: {portions}',
}
