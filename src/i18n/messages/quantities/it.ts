export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} spicchio} other {{amount} spicchi}}',
  head: '{n, plural, one {{amount} testa} other {{amount} teste}}',
  leaf: '{n, plural, one {{amount} foglia} other {{amount} foglie}}',
  sheet: '{n, plural, one {{amount} foglio} other {{amount} fogli}}',
  pinch: '1 pizzico',
  drops: 'qualche goccia',
  tsp: '{n, plural, one {{amount} cucchiaino} other {{amount} cucchiaini}}',
  tbsp: '{n, plural, one {{amount} cucchiaio} other {{amount} cucchiai}}',
  both: '{measure} ({exact})',
  cookedFor: '{eaters}, {meals, plural, one {# pasto} other {# pasti}}: {portions}',
}
