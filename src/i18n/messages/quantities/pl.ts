export const quantity = {
  piece: '{amount}',
  clove: '{n, plural, one {{amount} ząbek} few {{amount} ząbki} many {{amount} ząbków} other {{amount} ząbka}}',
  head: '{n, plural, one {{amount} główka} few {{amount} główki} many {{amount} główek} other {{amount} główki}}',
  leaf: '{n, plural, one {{amount} listek} few {{amount} listki} many {{amount} listków} other {{amount} listka}}',
  sheet: '{n, plural, one {{amount} arkusz} few {{amount} arkusze} many {{amount} arkuszy} other {{amount} arkusza}}',
  pinch: 'szczypta',
  drops: 'kilka kropli',
  tsp: '{n, plural, one {{amount} łyżeczka} few {{amount} łyżeczki} many {{amount} łyżeczek} other {{amount} łyżeczki}}',
  tbsp: '{n, plural, one {{amount} łyżka} few {{amount} łyżki} many {{amount} łyżek} other {{amount} łyżki}}',
  both: '{measure} ({exact})',
  portion: '{n, plural, one {{amount} porcja} few {{amount} porcje} many {{amount} porcji} other {{amount} porcji}}',
  portionAMeal:
    '{n, plural, one {{amount} porcja dla dorosłego na posiłek} few {{amount} porcje dla dorosłych na posiłek} many {{amount} porcji dla dorosłych na posiłek} other {{amount} porcji dla dorosłych na posiłek}}',
  cookedFor:
    '{eaters}, {meals, plural, one {# posiłek} few {# posiłki} many {# posiłków} other {# posiłku}}: {portions}',
}
