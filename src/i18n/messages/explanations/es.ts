export const reason = {
  leftover:
    'Sobra {cookedSlot, select, breakfast {del desayuno} lunch {de la comida} snack {del tentempié} dinner {de la cena} other {de una comida}} del día anterior: esta vez no hay que cocinar nada',
  habit: '{slot}: igual {days, number} días, por costumbre',
  goesWith: 'Acompaña a «{otherRecipe}»',
  chosen:
    'Lo has elegido tú {servings, plural, one {para # persona} other {para # personas}}: {time}, {kcal, number} kcal por ración',
  swapped: 'Lo has puesto tú aquí en lugar de «{insteadOf}»',
  kept: 'Se quedó como estaba cuando cambiaste otro plato; ahora encajaría mejor «{other}»',
  onlyChoice: '{slot}: el único plato que encaja, de {dishes, number}',
  noRepeat:
    '{slot}: los demás platos que encajan ya están en el menú, se parecen demasiado a los del día anterior o siguiente, o no se conservan',
  usesHave: '{ingredient}: lo tienes en casa, y este plato lo aprovecha',
  usesUpPack: '{ingredient}: termina el envase abierto para «{otherRecipe}», un envase menos que comprar ({saved})',
  sharesPack: '{ingredient}: aprovecha el envase abierto para «{otherRecipe}», un envase menos que comprar ({saved})',
  fromOpenPack: '{ingredient}: aprovecha el envase abierto para «{otherRecipe}»',
  opensPack: '{ingredient}: abre un envase que también aprovecha «{otherRecipe}»',
  keepsBudget: 'Te mantiene dentro de {budget}: con «{other}», la lista subiría a {otherTotal}',
  cheaper: 'La lista sale {saved} más barata que con «{other}»',
  lessWaste: 'Deja {saved} menos en envases abiertos que «{other}»',
  calories:
    'Lleva el día a {dayKcal, number} kcal, más cerca de las {targetKcal, number} kcal buscadas que con «{other}» ({otherDayKcal, number} kcal)',
  guestCalories:
    'Energía por invitado: {dayKcal, number} kcal, con «{other}» {otherDayKcal, number} kcal; el objetivo es de {lowKcal, number} a {highKcal, number} kcal',
  protein:
    'Proteína en las comidas previstas del día: {dayProtein, number} g, con «{other}» {otherDayProtein, number} g; el objetivo es {targetProtein, number} g',
  quick: 'En la mesa en {time}; «{other}» tarda {otherTime}',
  newMain:
    'Para variar: {ingredient}; {otherIngredient} ya {otherIngredientGender, select, f {{otherIngredientNumber, select, plural {servidas} other {servida}}} other {{otherIngredientNumber, select, plural {servidos} other {servido}}}} {times, plural, one {una vez} other {# veces}} como ingrediente principal',
  newMainToday:
    'Para variar: {ingredient}; {otherIngredient} ya {otherIngredientGender, select, f {{otherIngredientNumber, select, plural {servidas} other {servida}}} other {{otherIngredientNumber, select, plural {servidos} other {servido}}}} ese día como ingrediente principal',
  newCuisine:
    '{cuisine}: otra cocina, para variar, porque la de «{other}» ya aparece {times, plural, one {una vez} other {# veces}}',
  hotAndCold: '{serve, select, hot {Caliente} other {Frío}}, para que en la mesa haya platos calientes y fríos',
  collection: 'De la colección «{collection}»',
  ofOccasion: 'Uno de los platos propios de la ocasión: {occasion}',
  addedDish:
    '{slot}: añadido, porque {own, plural, =0 {ningún plato propio de la ocasión vale} one {solo # plato propio de la ocasión vale} other {solo # platos propios de la ocasión valen}} para todos',
  vegetables:
    'Verdura y fruta en las comidas previstas del día: {dayGrams, number} g, con «{other}» {otherDayGrams, number} g; el objetivo es {targetGrams, number} g',
  fiber:
    'Fibra en las comidas previstas del día: {dayGrams, number} g, con «{other}» {otherDayGrams, number} g; el objetivo es {targetGrams, number} g',
  salt: 'Sal en las comidas previstas del día: {dayGrams, number} g, con «{other}» {otherDayGrams, number} g; se recomiendan {targetGrams, number} g como máximo',
  foodGroup:
    '{group, select, fish {Pescado y marisco} redMeat {Carne roja} processedMeat {Embutidos y otras carnes procesadas} pulses {Legumbres} eggs {Platos de huevo} foreign {Platos de otros países} dough {Pasta rellena y tortitas} other {Fritos y empanados}} en comidas y cenas de esta semana: {times, number}; con «{other}»: {otherTimes, number}',
  childrenLike: 'A los niños les suele gustar más que «{other}»',
  sundayDish: 'Un plato de domingo; «{other}» es de diario',
  fridayDish: 'Sin carne por ser viernes, a diferencia de «{other}»',
  weekdayCustom: '{country}: allí muchas familias lo comen este día de la semana',
  favourite: '{country}: allí es uno de los platos que las familias comen más a menudo',
  inSeason: 'Es de temporada ahora, a diferencia de «{other}»',
  lessWork: 'Menos trabajo: {active}; «{other}» pide {otherActive}',
  knownAtHome: '{country}: allí se cocina en casa más que «{other}»',
  weekTaste: 'Un cambio para esta semana: otras semanas traen otros platos',
  variant: 'Otra buena opción, ya que has pedido un menú distinto',
  locked: 'Lo mantienes aquí',
  notLately: '«{other}» se comió {otherWeeks, plural, one {la semana pasada} other {hace # semanas}}',
  usesLeft: '{ingredient}: aprovecha lo que sobró de la semana anterior',
  equallyGood: 'Tan bueno como «{other}» en todo lo que se valora',
  weighed: 'Por delante de «{other}» al valorarlo todo junto',
  batch: 'Se cocina una vez para dos días',
  quickDish: 'En la mesa en {time}',
  onlyMain: 'El único plato del menú con este ingrediente principal: {ingredient}',
  richInProtein: '{protein, number} g de proteína por ración',
  portion: 'Listo en {time}; una ración tiene {kcal, number} kcal y {protein, number} g de proteína',
}

export const warning = {
  budgetExceeded: 'La lista suma {cost}, {over} por encima del presupuesto de {budget}.',
  caloriesBelow:
    '{days, plural, one {# día se queda por debajo de la energía buscada: {kcal, number} kcal de {targetKcal, number}} other {# días se quedan por debajo de la energía buscada; el mínimo es de {kcal, number} kcal frente a {targetKcal, number}}}.',
  caloriesAbove:
    '{days, plural, one {# día supera la energía buscada: {kcal, number} kcal en lugar de {targetKcal, number}} other {# días superan la energía buscada; el máximo es de {kcal, number} kcal frente a {targetKcal, number}}}.',
  guestCaloriesBelow:
    'Energía por invitado: {kcal, number} kcal; el objetivo es de al menos {targetKcal, number} kcal.',
  guestCaloriesAbove:
    'Energía por invitado: {kcal, number} kcal; el objetivo es de {targetKcal, number} kcal como máximo.',
  proteinBelow: 'La media diaria es de {protein, number} g de proteína; el objetivo es {targetProtein, number} g.',
  vegetablesBelow:
    'La media diaria es de {grams, number} g de verdura y fruta; el objetivo es {targetGrams, number} g.',
  fiberBelow: 'La media diaria es de {grams, number} g de fibra; el objetivo es {targetGrams, number} g.',
  saltAbove: 'La media diaria es de {grams, number} g de sal; se recomiendan {targetGrams, number} g como máximo.',
  repeats:
    '{slot}: solo {dishes, plural, one {queda # plato} other {quedan # platos}} para {needed, plural, one {# día} other {# días}}, así que alguno se repite.',
  chosenAgain: '«{recipe}» se cocina {times, plural, =2 {dos veces} other {# veces}} en este plan, como elegiste.',
  sideChanged: 'Con lo que elegiste va otra guarnición: «{recipe}» en lugar de «{otherRecipe}».',
  slowDinners:
    '{days, plural, one {# cena entre semana lleva} other {# cenas entre semana llevan}} más trabajo del que pediste: {most}.',
  variantAlike:
    '{shared, number} de los {dishes, number} platos principales están también en el primer plan: ningún otro plan bueno se aleja más de él.',
  sameMainNextDay:
    '{slot}: el mismo ingrediente principal dos días seguidos, {days, plural, one {una vez} other {# veces}}.',
  mainTooOften:
    'Hay {times, plural, one {# comida} other {# comidas}} a base de {ingredient}{meals}; mejor no pasar de {limit, number}.',
  cuisineTooOften:
    '{cuisine}: {times, plural, one {# plato es} other {# platos son}} de esta misma cocina{meals}; mejor no pasar de {limit, number}.',
  collectionShort:
    '{others, number} de los {dishes, number} platos no {others, plural, one {es} other {son}} de la colección «{collection}»: otros encajaban mejor en el menú.',
  haveUnused: 'Está en casa y no lo usa ningún plato: {ingredients}.',
  ownDishesFew:
    '{slot}: la ocasión {own, plural, =0 {no tiene ningún plato propio que encaje} one {tiene # plato propio que encaja} other {tiene # platos propios que encajan}}; también se han considerado otros que respetan su norma.',
  ownDishesPassed:
    '{slot}: {own, plural, one {encaja # plato propio de la ocasión} other {encajan # platos propios de la ocasión}}, pero en el menú {served, plural, =0 {no hay ninguno} one {solo hay #} other {solo hay #}}; también se han considerado otros que respetan su norma.',
  courseEmpty: '{slot}: ningún plato pasa los filtros, así que se omite.',
  courseShort:
    '{slot}: {dishes, plural, one {# plato} other {# platos}}, cuando para tantos invitados harían falta {needed, number}.',
  breaksAllergens: '«{recipe}» contiene lo que has pedido evitar: {found}.',
  breaksExclude: '«{recipe}» contiene lo que no comes: {found}.',
  breaksExcludeTags: '«{recipe}» entra en lo que has excluido: {found}.',
  breaksEquipment: '«{recipe}» necesita lo que no tienes: {found}.',
  nearAllergen: '«{recipe}» contiene: {found}. Solo se ha excluido: {excluded}.',
  mayContain: 'Según la marca, puede haber: {excluded}. Mira la etiqueta: {ingredients}.',
  unfamiliar:
    '{country}: {dishes, plural, one {# plato del menú no se suele} other {# platos del menú no se suelen}} comer allí.',
  weeksOnly: '{fields}: no vale para este tipo de plan; aquí no se ha tenido en cuenta.',
  infants:
    '{count, plural, one {Un niño de menos de un año todavía no come} other {# niños de menos de un año todavía no comen}} los platos de la familia y no {count, plural, one {se cuenta} other {se cuentan}}.',
  pricesRough:
    'La mayor parte del coste se estima a partir de productos parecidos o de cifras aproximadas o más antiguas: los precios son solo orientativos.',
  pricesOld:
    'Los precios más recientes son de {period}, {months, plural, one {# mes} other {# meses}} antes de este plan: pueden haber cambiado desde entonces.',
}

export const source = {
  rosstat: 'Rosstat',
  bls: 'Oficina de Estadísticas Laborales de EE. UU. (BLS)',
  eurostat: 'Niveles de precios e IPCA de Eurostat',
  csp: 'Oficina Central de Estadística de Letonia (CSP)',
  csu: 'Oficina de Estadística Checa (ČSÚ)',
  gus: 'Oficina Central de Estadística de Polonia (GUS)',
  insee: 'Instituto de Estadística francés (INSEE)',
  ksh: 'Oficina Central de Estadística de Hungría (KSH)',
  kzp: 'Comisión búlgara de Protección de los Consumidores (KZP)',
  ons: 'Oficina Nacional de Estadística del Reino Unido (ONS)',
  usda: 'Departamento de Agricultura de EE. UU. (USDA)',
}
