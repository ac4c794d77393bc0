export const quantity = {
  piece: '{amount}',
  clove:
    '{n, plural, one {{amount} stroužek} few {{amount} stroužky} many {{amount} stroužku} other {{amount} stroužků}}',
  head: '{n, plural, one {{amount} palička} few {{amount} paličky} many {{amount} paličky} other {{amount} paliček}}',
  leaf: '{n, plural, one {{amount} list} few {{amount} listy} many {{amount} listu} other {{amount} listů}}',
  sheet: '{n, plural, one {{amount} plát} few {{amount} pláty} many {{amount} plátu} other {{amount} plátů}}',
  pinch: 'špetka',
  drops: 'několik kapek',
  tsp: '{n, plural, one {{amount} lžička} few {{amount} lžičky} many {{amount} lžičky} other {{amount} lžiček}}',
  tbsp: '{n, plural, one {{amount} lžíce} few {{amount} lžíce} many {{amount} lžíce} other {{amount} lžic}}',
  both: '{measure} ({exact})',
  portion: '{n, plural, one {{amount} porce} few {{amount} porce} many {{amount} porce} other {{amount} porcí}}',
  portionAMeal:
    '{n, plural, one {{amount} porce pro dospělého na jídlo} few {{amount} porce pro dospělé na jídlo} many {{amount} porce pro dospělé na jídlo} other {{amount} porcí pro dospělé na jídlo}}',
  cookedFor: '{eaters}, {meals, plural, one {# jídlo} few {# jídla} many {# jídla} other {# jídel}}: {portions}',
}
