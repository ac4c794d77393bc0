export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} diente} other {{amount} dientes}}',
  head: '{n, plural, one {{amount} cabeza} other {{amount} cabezas}}',
  leaf: '{n, plural, one {{amount} hoja} other {{amount} hojas}}',
  sheet: '{n, plural, one {{amount} hoja} other {{amount} hojas}}',
  pinch: '1 pizca',
  drops: 'unas gotas',
  tsp: '{n, plural, one {{amount} cdta.} other {{amount} cdtas.}}',
  tbsp: '{n, plural, one {{amount} cda.} other {{amount} cdas.}}',
  both: '{measure} ({exact})',
  portion: '{n, plural, one {{amount} ración} other {{amount} raciones}}',
  portionAMeal:
    '{n, plural, one {{amount} ración de adulto por comida} other {{amount} raciones de adulto por comida}}',
  cookedFor: '{eaters}, {meals, plural, one {# comida} other {# comidas}}: {portions}',
}
