import { error, nearAllergen } from './errors/es.ts'
import { label } from './labels/es.ts'
import { quantity } from './quantities/es.ts'
import type { Messages } from './shape.ts'

const page = {
  // On every page
  skip: 'Ir al contenido',
  language: 'Idioma',
  recipes: 'Recetas',
  collections: 'Colecciones',
  docs: 'Para desarrolladores',
  estimates: 'Todos los precios son estimaciones a partir de estadísticas nacionales, nunca precios reales de tienda.',
  rights: 'Las recetas y las imágenes son para uso personal.',
  notFoundTitle: 'Aquí no hay nada',
  notFound:
    'No hay ninguna página en esta dirección. Puede que el enlace esté cortado; pide el completo a quien te lo envió.',
  toStart: 'Crear un menú',
  offline: 'No tienes conexión y esta página no se ha abierto antes.',
  busyTitle: 'Un momento, por favor',
  busy: 'Ahora mismo se están creando demasiados menús. Vuelve a intentarlo dentro de unos segundos.',
  tooMany: 'Han llegado demasiadas peticiones a la vez desde tu red. Espera unos segundos y vuelve a intentarlo.',
  failedTitle: 'Algo ha fallado',
  failed: 'La culpa es nuestra, no tuya. Vuelve a intentarlo dentro de un momento.',
  minutes: '{minutes, plural, other {# min}}',
  kcal: '{kcal, plural, other {# kcal}}',
  country: 'País',
  store: 'Tienda',
  region: 'Región',
  nationalAverage: 'Media nacional',
  show: 'Mostrar',

  // A plan
  weekTitle: 'Tu menú de la semana',
  tableTitle: 'Tu mesa',
  portions: '{portions, plural, one {# ración de adulto por comida} other {# raciones de adulto por comida}}',
  guests: '{guests, plural, one {para # invitado} other {para # invitados}}',
  share: 'Compartir',
  shared: 'Enlace copiado',
  print: 'Imprimir',
  calendar: 'Calendario',
  copyList: 'Copiar la lista',
  copied: 'Copiado',
  comeBack: 'Abre este menú en el móvil: apunta con la cámara al código.',
  warnings: 'Conviene saber',
  total: 'Para comprar',
  band: 'probablemente de {low} a {high}',
  budget: 'Presupuesto {budget}',
  budgetAndBand: '{budget}; {band}',
  used: 'De eso se consume',
  leftInPacks: '{cost} quedan en envases abiertos',
  kcalPerDay: 'Energía al día',
  kcalPerGuest: 'Energía por invitado',
  proteinPerDay: 'Proteína al día',
  proteinPerGuest: 'Proteína por invitado',
  cookMin: 'Tiempo de cocina',
  hoursMinutes: '{hours, plural, other {# h}} {minutes, plural, =0 {} other {# min}}',
  priceNote: 'Precios estimados para {period}: {name}, {region}.',
  source:
    'Precios estimados para {period}: {name}, {region}. El {coverage, number} % del coste se basa en una serie de precios del propio producto.',
  week: 'La semana',
  menu: 'El menú',
  chart: 'Nutrición por día',
  chartLead: 'Para una ración de adulto en cada comida.',
  energyBand: 'Energía, kcal; la banda va de {low, number} a {high, number}',
  energyDays:
    '{days, plural, one {# día} other {# días}} de {all, number} a no más de un {share, number, percent} de {target, number}',
  proteinBand: 'Proteína, g; suficiente desde {low, number}',
  proteinDays:
    '{days, plural, one {# día} other {# días}} de {all, number} con al menos el {share, number, percent} de {target, number}',
  dayBelow: 'por debajo de la banda',
  dayAbove: 'por encima de la banda',
  leftover: 'hecho el día anterior',
  batch: 'cocina para dos días',
  perPortion: '{cost} por ración',
  servings: '{servings, plural, one {para # persona} other {para # personas}}',
  dishPortions: '{portions, plural, one {# ración} other {# raciones}}',
  replace: 'Cambiar',
  replaceTitle: 'Otro plato en lugar de «{dish}»',
  replaceNone: 'Ningún otro plato cumple aquí todo lo que has pedido.',
  replaceLead: 'Todo lo demás se queda igual. Tendrás un menú nuevo con su propio enlace; este no cambia.',
  replaceGone: 'Este plato ya no puede ir ahí. Elige otro.',
  chooseThis: 'Elegir este',
  sameCost: 'cuesta lo mismo',
  moreCost: '{cost} más',
  lessCost: '{cost} menos',
  lessWaste: 'sobran {cost} menos en envases',
  moreWaste: 'sobran {cost} más en envases',
  moreKcal: '{kcal, plural, other {# kcal}} más ese día',
  lessKcal: '{kcal, plural, other {# kcal}} menos ese día',
  back: 'Volver al menú',

  // The shopping list
  shopping: 'Lista de la compra',
  ticked: '{ticked} de {items, number} en la cesta',
  clearTicks: 'Desmarcar todo',
  needed: 'se necesita: {amount}',
  usedIn: 'para {dishes}',
  usedInMore: 'para {dishes} y {more, plural, one {# plato más} other {# platos más}}',
  pantry: 'Suele haber en casa',
  pantryLead: 'Échale un vistazo antes de salir. No está en el total.',
  stores: 'La misma lista en otras tiendas',
  storesLead: 'Los mismos envases según el nivel de precios habitual de cada tienda: una estimación.',
  thisStore: 'este menú',

  // A recipe
  people: '{people, plural, one {para # persona} other {para # personas}}',
  fewer: 'Para menos personas',
  more: 'Para más personas',
  adultPortions: 'Raciones de adulto; cantidades tal como se compran, antes de pelar y deshuesar.',
  withdrawn: 'Esta receta se ha retirado. Sigue aquí por los planes que la incluyen.',
  photograph: 'Foto: {credit}, {license}',
  ingredients: 'Ingredientes',
  pantryMark: 'suele haber en casa',
  steps: 'Preparación',
  nutrition: 'Información nutricional por ración',
  energy: 'Energía',
  protein: 'Proteínas',
  fat: 'Grasas',
  carb: 'Hidratos de carbono',
  fiber: 'Fibra',
  salt: 'Sal',
  allergens: 'Alérgenos',
  noAllergens: 'Ninguno de los catorce de declaración obligatoria en la UE',
  checkLabel: '{foods}: depende de la marca, mira la etiqueta',
  buckwheat: 'Contiene trigo sarraceno, alérgeno de declaración obligatoria en Japón',
  equipment: 'Aparatos',
  noEquipment: 'No hace falta ninguno',
  keeps: 'Conservación',
  keepsDays: '{days, plural, =0 {hay que comerlo enseguida} one {# día en la nevera} other {# días en la nevera}}',
  costWhere: 'Lo que cuesta',
  costFor: '{people, plural, one {alrededor de {cost} para # persona} other {alrededor de {cost} para # personas}}',
  costLead: 'La parte usada de cada envase, sin lo que suele haber en casa.',

  // The form that makes a plan
  homeTitle: 'El menú de la semana y una sola lista de la compra',
  homeLead:
    'Platos para cada día, una lista en envases enteros con precio estimado y una razón verdadera para cada elección. Sin registrarse.',
  wherePart: 'Dónde compras',
  showStores: 'Mostrar las tiendas de este país',
  whoPart: 'Quién come',
  adults: 'Adultos',
  kidAges: 'Edades de los niños',
  kidAgesHint: 'En años, separadas por comas: 4, 9',
  slotsPart: 'Comidas del menú',
  dietPart: 'Qué comes',
  diet: 'Dieta o norma',
  anything: 'De todo',
  avoid: 'Alergias: nunca en la mesa',
  moneyPart: 'Cuánto puede costar',
  budgetValue: 'Presupuesto',
  budgetMode: 'Presupuesto para',
  budgetHint: 'Déjalo vacío si no hay límite.',
  morePart: 'Otras preferencias',
  goal: 'Objetivo',
  startDate: 'Primer día',
  kitchenHas: 'Aparatos de cocina',
  collection: 'De la colección',
  noCollection: 'Todas las recetas',
  without: 'Excluir',
  build: 'Crear el menú',
  building: 'Creando el menú…',
  choose: 'Elegir…',
  mistakes: 'Revisa tus respuestas',
  checkCountry: 'Elige un país.',
  checkStore: 'Elige una tienda de este país: {country}.',
  checkCurrency: 'Escribe el presupuesto en la moneda del país, por ejemplo {example}.',
  checkOther: 'Elige o escribe aquí otro valor: {field}.',
  checkAgain: 'Algo en el formulario no encaja. Repasa tus respuestas y vuelve a intentarlo.',
  budgetRead: 'Leído como {sum}.',
  noDishFor: '{meal}: no queda ningún plato para esta comida.',
  drop: 'Quitar «{wish}»: {dishes, plural, one {# plato} other {# platos}}',
  dropLead: 'Esto ayudaría:',
  noDishHelp: 'Quita alguna condición y vuelve a intentarlo.',
  checkKids: 'Escribe las edades de los niños en números enteros de 0 a 17, separadas por comas.',
  checkBudget: 'Escribe el presupuesto como número o déjalo vacío.',
  checkSlots: 'Elige al menos una comida.',

  // Lists of recipes
  search: 'Buscar',
  searchHint: 'Plato o ingrediente',
  meal: 'Comida',
  allMeals: 'Todas las comidas',
  found: '{count, plural, =0 {Sin resultados} one {# receta} other {# recetas}}',
  foundNothing: 'Prueba con otra palabra o con menos.',
  previous: 'Anterior',
  next: 'Siguiente',
  pageOf: 'Página {page, number} de {pages, number}',
  planFrom: 'Crear un menú con esta colección',

  // For developers
  docsLead:
    'Todo lo que hay en estas páginas viene de una API pública sin claves ni cuentas. Úsala en lo que quieras; respeta, por favor, los límites indicados.',
  docsRest: 'Cada ruta con sus campos; prueba las llamadas en la misma página.',
  docsGraphql: 'Un único punto de acceso para todos los datos y menús, con un editor que completa mientras escribes.',
  docsFile: 'La descripción OpenAPI 3.1 en un archivo',
}

const reason = {
  leftover:
    'Sobra {cookedSlot, select, breakfast {del desayuno} lunch {de la comida} snack {del tentempié} dinner {de la cena} other {de una comida}} del día anterior: esta vez no hay que cocinar nada',
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
  newKitchen:
    '{kitchen}: otra cocina, para variar, porque la de «{other}» ya aparece {times, plural, one {una vez} other {# veces}}',
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
  variant: 'Otra buena opción, ya que has pedido un menú distinto',
  equallyGood: 'Tan bueno como «{other}» en todo lo que se valora',
  weighed: 'Por delante de «{other}» al valorarlo todo junto',
  batch: 'Se cocina una vez para dos días',
  quickDish: 'En la mesa en {time}',
  onlyMain: 'El único plato del menú con este ingrediente principal: {ingredient}',
  richInProtein: '{protein, number} g de proteína por ración',
  portion: 'Listo en {time}; una ración tiene {kcal, number} kcal y {protein, number} g de proteína',
}

const warning = {
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
  sameMainNextDay:
    '{slot}: el mismo ingrediente principal dos días seguidos, {days, plural, one {una vez} other {# veces}}.',
  mainTooOften:
    'Hay {times, plural, one {# comida} other {# comidas}} a base de {ingredient}; mejor no pasar de {limit, number}.',
  kitchenTooOften:
    '{kitchen}: {times, plural, one {# plato es} other {# platos son}} de esta misma cocina; mejor no pasar de {limit, number}.',
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
  infants:
    '{count, plural, one {Un niño de menos de un año todavía no come} other {# niños de menos de un año todavía no comen}} los platos de la familia y no {count, plural, one {se cuenta} other {se cuentan}}.',
  pricesBorrowed:
    'El {percent, number} % del coste se estima a partir de productos parecidos, porque las estadísticas no tienen series de estos.',
  pricesUnofficial:
    'El {percent, number} % del coste se basa en cifras aproximadas que no ha publicado ningún instituto de estadística.',
  pricesOld:
    'El {percent, number} % del coste se basa en cifras de hace más de dos años, actualizadas con índices de precios.',
  pricesRough:
    'Los precios son solo orientativos: {percent, plural, =0 {ninguna parte del coste se basa} other {el # % del coste se basa}} en un precio oficial reciente de ese mismo producto; {percent, plural, =0 {todo} other {el resto}} se estima a partir de productos parecidos o de cifras aproximadas o más antiguas.',
}

const source = {
  rosstat: 'Rosstat',
  bls: 'Oficina de Estadísticas Laborales de EE. UU. (BLS)',
  eurostat: 'Niveles de precios e IPCA de Eurostat',
}

export default {
  label,
  quantity,
  page,
  reason,
  warning: { ...warning, nearAllergen },
  error,
  source,
} as const satisfies Messages
