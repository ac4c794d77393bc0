/** How a kitchen and a shop count: `amount` is the number as it is shown, `n` the number that decides the form. */
export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} clove} other {{amount} cloves}}',
  head: '{n, plural, one {{amount} head} other {{amount} heads}}',
  leaf: '{n, plural, one {{amount} leaf} other {{amount} leaves}}',
  sheet: '{n, plural, one {{amount} sheet} other {{amount} sheets}}',
  pinch: 'a pinch',
  drops: 'a few drops',
  tsp: '{n, plural, other {{amount} tsp}}',
  tbsp: '{n, plural, other {{amount} tbsp}}',
  both: '{measure} ({exact})',
  portion: '{n, plural, one {{amount} portion} other {{amount} portions}}',
  portionAMeal: '{n, plural, one {{amount} adult portion a meal} other {{amount} adult portions a meal}}',
  cookedFor: '{eaters}, {meals, plural, one {# meal} other {# meals}}: {portions}',
}
