export const quantity = {
  piece: '{amount}',
  clove: '{amount} тіс',
  head: '{amount} бас',
  leaf: '{amount} жапырақ',
  sheet: '{amount} парақ',
  pinch: '1 шымшым',
  drops: 'бірнеше тамшы',
  tsp: '{amount} шай қасық',
  tbsp: '{amount} ас қасық',
  both: '{measure} ({exact})',
  cookedFor: '{eaters}, {meals, plural, other {# ас}}: {portions}',
}
