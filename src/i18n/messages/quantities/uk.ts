export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} зубчик} few {{amount} зубчики} many {{amount} зубчиків} other {{amount} зубчика}}',
  head: '{n, plural, one {{amount} головка} few {{amount} головки} many {{amount} головок} other {{amount} головки}}',
  leaf: '{n, plural, one {{amount} листок} few {{amount} листки} many {{amount} листків} other {{amount} листка}}',
  sheet: '{n, plural, one {{amount} аркуш} few {{amount} аркуші} many {{amount} аркушів} other {{amount} аркуша}}',
  slice:
    '{n, plural, one {{amount} скибочка} few {{amount} скибочки} many {{amount} скибочок} other {{amount} скибочки}}',
  breadSlice:
    '{n, plural, one {{amount} скибочка} few {{amount} скибочки} many {{amount} скибочок} other {{amount} скибочки}}',
  bunch: '{n, plural, one {{amount} пучок} few {{amount} пучки} many {{amount} пучків} other {{amount} пучка}}',
  cabbage:
    '{n, plural, one {{amount} головка} few {{amount} головки} many {{amount} головок} other {{amount} головки}}',
  stalk: '{n, plural, one {{amount} стебло} few {{amount} стебла} many {{amount} стебел} other {{amount} стебла}}',
  sprig: '{n, plural, one {{amount} гілочка} few {{amount} гілочки} many {{amount} гілочок} other {{amount} гілочки}}',
  handful: '{n, plural, one {{amount} жменя} few {{amount} жмені} many {{amount} жмень} other {{amount} жмені}}',
  tin: '{n, plural, one {{amount} бляшанка} few {{amount} бляшанки} many {{amount} бляшанок} other {{amount} бляшанки}}',
  cup: '{n, plural, one {{amount} чашка} few {{amount} чашки} many {{amount} чашок} other {{amount} чашки}}',
  ounce: '{n, plural, one {{amount} унція} few {{amount} унції} many {{amount} унцій} other {{amount} унції}}',
  pound: '{n, plural, one {{amount} фунт} few {{amount} фунти} many {{amount} фунтів} other {{amount} фунта}}',
  fluidOunce:
    '{n, plural, one {{amount} рідка унція} few {{amount} рідкі унції} many {{amount} рідких унцій} other {{amount} рідкої унції}}',
  pinch: 'дрібка',
  drops: 'кілька крапель',
  tsp: '{amount} ч. л.',
  tbsp: '{amount} ст. л.',
  both: '{measure} ({exact})',
  portion: '{n, plural, one {{amount} порція} few {{amount} порції} many {{amount} порцій} other {{amount} порції}}',
  portionAMeal:
    '{n, plural, one {{amount} доросла порція на прийом їжі} few {{amount} дорослі порції на прийом їжі} many {{amount} дорослих порцій на прийом їжі} other {{amount} дорослої порції на прийом їжі}}',
  cookedFor:
    '{eaters}, {meals, plural, one {# прийом їжі} few {# прийоми їжі} many {# прийомів їжі} other {# прийому їжі}}: {portions}',
}
