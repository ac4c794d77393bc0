import { error, nearAllergen } from './errors/fr.ts'
import { label } from './labels/fr.ts'
import { quantity } from './quantities/fr.ts'
import type { Messages } from './shape.ts'

const page = {
  // On every page
  skip: 'Aller au contenu',
  language: 'Langue',
  recipes: 'Recettes',
  collections: 'Collections',
  docs: 'Pour les développeurs',
  estimates:
    'Tous les prix sont des estimations tirées des statistiques nationales, jamais des prix relevés en magasin.',
  rights: 'Recettes et images sont réservées à un usage personnel.',
  notFoundTitle: 'Il n’y a rien ici',
  notFound:
    'Aucune page ne se trouve à cette adresse. Le lien est peut-être tronqué ; demandez le lien complet à la personne qui vous l’a envoyé.',
  toStart: 'Créer un menu',
  offline: 'Vous êtes hors ligne, et cette page n’a encore jamais été ouverte.',
  busyTitle: 'Un instant, s’il vous plaît',
  busy: 'Trop de menus sont en préparation en ce moment. Réessayez dans quelques secondes.',
  tooMany:
    'Trop de demandes sont arrivées en même temps depuis votre réseau. Patientez quelques secondes, puis réessayez.',
  failedTitle: 'Une erreur s’est produite',
  failed: 'L’erreur vient de nous, pas de vous. Réessayez dans un instant.',
  minutes: '{minutes, plural, other {# min}}',
  kcal: '{kcal, plural, other {# kcal}}',
  country: 'Pays',
  store: 'Magasin',
  region: 'Région',
  nationalAverage: 'Moyenne nationale',
  show: 'Afficher',

  // A plan
  weekTitle: 'Votre menu de la semaine',
  tableTitle: 'Votre table',
  portions: '{portions, plural, one {# portion adulte par repas} other {# portions adultes par repas}}',
  guests: '{guests, plural, one {pour # convive} other {pour # convives}}',
  share: 'Partager',
  shared: 'Lien copié',
  print: 'Imprimer',
  calendar: 'Calendrier',
  copyList: 'Copier la liste',
  copied: 'Copié',
  comeBack: 'Pour ouvrir ce menu sur un téléphone, visez le code avec l’appareil photo.',
  warnings: 'Bon à savoir',
  total: 'À acheter',
  band: 'probablement de {low} à {high}',
  budget: 'Budget {budget}',
  budgetAndBand: '{budget} ; {band}',
  used: 'Dont consommé',
  leftInPacks: '{cost} restent dans les paquets entamés',
  kcalPerDay: 'Énergie par jour',
  kcalPerGuest: 'Énergie par convive',
  proteinPerDay: 'Protéines par jour',
  proteinPerGuest: 'Protéines par convive',
  cookMin: 'En cuisine',
  hoursMinutes: '{hours, plural, other {# h}} {minutes, plural, =0 {} other {# min}}',
  priceNote: 'Prix estimés pour {period} : {name}, {region}.',
  source:
    'Prix estimés pour {period} : {name}, {region}. {coverage, number} % du coût repose sur une série de prix du produit lui-même.',
  week: 'La semaine',
  menu: 'Le menu',
  chart: 'Apports nutritionnels par jour',
  chartLead: 'Pour une portion adulte de chaque repas.',
  energyBand: 'Énergie, en kcal ; la bande va de {low, number} à {high, number}',
  energyDays:
    '{days, plural, one {# jour} other {# jours}} sur {all, number} à moins de {share, number, percent} de {target, number}',
  proteinBand: 'Protéines, en g ; suffisant à partir de {low, number}',
  proteinDays:
    '{days, plural, one {# jour} other {# jours}} sur {all, number} avec au moins {share, number, percent} de {target, number}',
  dayBelow: 'sous la bande',
  dayAbove: 'au-dessus de la bande',
  leftover: 'cuisiné la veille',
  batch: 'à cuisiner pour deux jours',
  perPortion: '{cost} la portion',
  servings: '{servings, plural, one {pour # personne} other {pour # personnes}}',
  dishPortions: '{portions, plural, one {# portion} other {# portions}}',
  replace: 'Remplacer',
  replaceTitle: 'Un autre plat à la place de « {dish} »',
  replaceNone: 'Aucun autre plat ne respecte ici tout ce que vous avez demandé.',
  replaceLead:
    'Tout le reste est conservé. Vous obtenez un nouveau menu avec son propre lien ; celui-ci ne change pas.',
  replaceGone: 'Ce plat ne peut plus être placé là. Choisissez-en un autre.',
  chooseThis: 'Choisir',
  sameCost: 'même coût',
  moreCost: '{cost} de plus',
  lessCost: '{cost} de moins',
  lessWaste: '{cost} de moins dans les paquets entamés',
  moreWaste: '{cost} de plus dans les paquets entamés',
  moreKcal: '{kcal, plural, other {# kcal}} de plus ce jour-là',
  lessKcal: '{kcal, plural, other {# kcal}} de moins ce jour-là',
  back: 'Retour au menu',

  // The shopping list
  shopping: 'Liste de courses',
  ticked: '{ticked} sur {items, number} dans le panier',
  clearTicks: 'Tout décocher',
  needed: 'besoin de {amount}',
  usedIn: 'pour {dishes}',
  usedInMore: 'pour {dishes} et {more, plural, one {# autre plat} other {# autres plats}}',
  pantry: 'Souvent déjà à la maison',
  pantryLead: 'Vérifiez avant de partir. Non compris dans le total.',
  stores: 'La même liste dans d’autres magasins',
  storesLead: 'Les mêmes paquets au niveau de prix habituel de chaque magasin : une estimation.',
  thisStore: 'ce menu',

  // A recipe
  people: '{people, plural, one {pour # personne} other {pour # personnes}}',
  fewer: 'Pour moins de personnes',
  more: 'Pour plus de personnes',
  adultPortions: 'Portions adultes ; quantités telles qu’achetées, avant épluchage et désossage.',
  withdrawn: 'Cette recette a été retirée. Elle reste ici pour les menus qui la contiennent.',
  photograph: 'Photo : {credit}, {license}',
  ingredients: 'Ingrédients',
  pantryMark: 'souvent déjà à la maison',
  steps: 'Préparation',
  nutrition: 'Valeurs nutritionnelles par portion',
  energy: 'Énergie',
  protein: 'Protéines',
  fat: 'Matières grasses',
  carb: 'Glucides',
  fiber: 'Fibres',
  salt: 'Sel',
  allergens: 'Allergènes',
  noAllergens: 'Aucun des quatorze à mention obligatoire dans l’UE',
  checkLabel: '{foods} : cela dépend de la marque, vérifiez l’étiquette',
  buckwheat: 'Contient du sarrasin, allergène à mention obligatoire au Japon',
  equipment: 'Matériel',
  noEquipment: 'Aucun',
  keeps: 'Conservation',
  keepsDays: '{days, plural, =0 {à manger aussitôt} one {# jour au réfrigérateur} other {# jours au réfrigérateur}}',
  costWhere: 'Ce que cela coûte',
  costFor: '{people, plural, one {environ {cost} pour # personne} other {environ {cost} pour # personnes}}',
  costLead: 'Au prorata des paquets, sans ce que l’on a souvent déjà à la maison.',

  // The form that makes a plan
  homeTitle: 'Une semaine de repas, une seule liste de courses',
  homeLead:
    'Des plats pour chaque jour, une liste en paquets entiers avec son prix estimé, et la vraie raison de chaque choix. Sans compte.',
  wherePart: 'Où vous faites vos courses',
  showStores: 'Afficher les magasins de ce pays',
  whoPart: 'Qui mange',
  adults: 'Adultes',
  kidAges: 'Âges des enfants',
  kidAgesHint: 'En années, séparés par des virgules : 4, 9',
  slotsPart: 'Repas à prévoir',
  dietPart: 'Ce que vous mangez',
  diet: 'Régime ou règle',
  anything: 'De tout',
  avoid: 'Allergies : jamais à table',
  moneyPart: 'Ce que cela peut coûter',
  budgetValue: 'Budget',
  budgetMode: 'Budget pour',
  budgetHint: 'Laissez vide pour ne pas fixer de limite.',
  morePart: 'Autres souhaits',
  goal: 'Objectif',
  startDate: 'Premier jour',
  kitchenHas: 'Équipement de la cuisine',
  collection: 'Dans la collection',
  noCollection: 'Toutes les recettes',
  without: 'À exclure',
  build: 'Créer le menu',
  building: 'Création du menu…',
  choose: 'Choisir…',
  mistakes: 'Vérifiez vos réponses',
  checkCountry: 'Choisissez un pays.',
  checkStore: 'Choisissez un magasin de ce pays : {country}.',
  checkCurrency: 'Indiquez le budget dans la monnaie du pays, par exemple {example}.',
  checkOther: 'Choisissez ou saisissez ici une autre valeur : {field}.',
  checkAgain: 'Certaines réponses ne vont pas ensemble. Relisez le formulaire et réessayez.',
  budgetRead: 'Lu comme {sum}.',
  noDishFor: '{meal} : il ne reste aucun plat pour ce repas.',
  drop: 'Retirer « {wish} » : {dishes, plural, one {# plat} other {# plats}}',
  dropLead: 'Ce qui aiderait :',
  noDishHelp: 'Retirez quelques souhaits et réessayez.',
  checkKids: 'Indiquez les âges des enfants en nombres entiers de 0 à 17, séparés par des virgules.',
  checkBudget: 'Indiquez le budget en chiffres, ou laissez le champ vide.',
  checkSlots: 'Choisissez au moins un repas.',

  // Lists of recipes
  search: 'Rechercher',
  searchHint: 'Plat ou ingrédient',
  meal: 'Repas',
  allMeals: 'Tous les repas',
  found: '{count, plural, =0 {Aucun résultat} one {# recette} other {# recettes}}',
  foundNothing: 'Essayez un autre mot, ou moins de mots.',
  previous: 'Précédent',
  next: 'Suivant',
  pageOf: 'Page {page, number} sur {pages, number}',
  planFrom: 'Composer une semaine avec cette collection',

  // For developers
  docsLead:
    'Tout ce que montrent ces pages vient d’une API publique, sans clé ni compte. Servez-vous-en pour construire, en respectant les limites indiquées.',
  docsRest: 'Tous les chemins avec leurs champs ; essayez les appels directement sur la page.',
  docsGraphql: 'Un seul point d’accès pour toutes les données et les menus, avec un éditeur à complétion automatique.',
  docsFile: 'La description OpenAPI 3.1 sous forme de fichier',
}

const reason = {
  leftover:
    'Reste {cookedSlot, select, breakfast {du petit-déjeuner} lunch {du déjeuner} snack {de l’en-cas} dinner {du dîner} other {d’un repas}} de la veille : rien à cuisiner pour ce repas',
  chosen:
    'Vous l’avez choisi {servings, plural, one {pour # personne} other {pour # personnes}} : {time}, {kcal, number} kcal par portion',
  swapped: 'Vous l’avez mis ici à la place de « {insteadOf} »',
  kept: 'Resté tel quel quand vous avez changé un autre plat ; « {other} » conviendrait mieux à présent',
  onlyChoice: '{slot} : le seul plat qui convienne, sur {dishes, number}',
  noRepeat:
    '{slot} : tous les autres plats qui conviennent sont déjà au menu, ressemblent trop à ceux de la veille ou du lendemain, ou ne se gardent pas',
  usesHave: '{ingredient} : vous en avez à la maison, et ce plat l’utilise',
  usesUpPack:
    '{ingredient} : termine le paquet entamé pour « {otherRecipe} », soit un paquet de moins à acheter ({saved})',
  sharesPack:
    '{ingredient} : puise dans le paquet entamé pour « {otherRecipe} », soit un paquet de moins à acheter ({saved})',
  fromOpenPack: '{ingredient} : puise dans le paquet entamé pour « {otherRecipe} »',
  opensPack: '{ingredient} : entame un paquet qui sert aussi pour « {otherRecipe} »',
  keepsBudget: 'Respecte votre budget de {budget} : avec « {other} », la liste monterait à {otherTotal}',
  cheaper: 'La liste coûte {saved} de moins qu’avec « {other} »',
  lessWaste: 'Il reste {saved} de moins dans les paquets entamés qu’avec « {other} »',
  calories:
    'Porte la journée à {dayKcal, number} kcal, plus près des {targetKcal, number} kcal visées qu’avec « {other} » ({otherDayKcal, number} kcal)',
  guestCalories:
    'Énergie par convive : {dayKcal, number} kcal, avec « {other} » {otherDayKcal, number} kcal ; l’objectif est de {lowKcal, number} à {highKcal, number} kcal',
  protein:
    'Protéines des repas prévus ce jour-là : {dayProtein, number} g, avec « {other} » {otherDayProtein, number} g ; l’objectif est de {targetProtein, number} g',
  quick: 'À table en {time} ; « {other} » demande {otherTime}',
  newMain:
    'Pour changer : {ingredient} ; {otherIngredient} déjà {otherIngredientGender, select, f {{otherIngredientNumber, select, plural {servies} other {servie}}} other {{otherIngredientNumber, select, plural {servis} other {servi}}}} {times, plural, one {# fois} other {# fois}} comme ingrédient principal',
  newMainToday:
    'Pour changer : {ingredient} ; {otherIngredient} déjà {otherIngredientGender, select, f {{otherIngredientNumber, select, plural {servies} other {servie}}} other {{otherIngredientNumber, select, plural {servis} other {servi}}}} ce jour-là comme ingrédient principal',
  newKitchen:
    '{kitchen} : une autre cuisine, pour changer, car celle de « {other} » revient déjà {times, plural, one {# fois} other {# fois}}',
  hotAndCold: '{serve, select, hot {Chaud} other {Froid}}, pour que la table offre du chaud et du froid',
  collection: 'Vient de la collection « {collection} »',
  ofOccasion: 'L’un des plats propres à l’occasion : {occasion}',
  addedDish:
    '{slot} : ajouté, car {own, plural, =0 {aucun plat propre à l’occasion ne convient} one {# seul plat propre à l’occasion convient} other {seuls # plats propres à l’occasion conviennent}} à tous',
  vegetables:
    'Légumes et fruits des repas prévus ce jour-là : {dayGrams, number} g, avec « {other} » {otherDayGrams, number} g ; l’objectif est de {targetGrams, number} g',
  fiber:
    'Fibres des repas prévus ce jour-là : {dayGrams, number} g, avec « {other} » {otherDayGrams, number} g ; l’objectif est de {targetGrams, number} g',
  salt: 'Sel des repas prévus ce jour-là : {dayGrams, number} g, avec « {other} » {otherDayGrams, number} g ; {targetGrams, number} g au plus sont recommandés',
  variant: 'Un autre bon choix, puisque vous avez demandé un menu différent',
  equallyGood: 'À égalité avec « {other} » sur tous les critères pris en compte',
  weighed: 'Devant « {other} », tous critères réunis',
  batch: 'Cuisiné une fois pour deux jours',
  quickDish: 'À table en {time}',
  onlyMain: 'Le seul plat du menu avec cet ingrédient principal : {ingredient}',
  richInProtein: '{protein, number} g de protéines par portion',
  portion: 'Prêt en {time} ; une portion apporte {kcal, number} kcal et {protein, number} g de protéines',
}

const warning = {
  budgetExceeded: 'La liste coûte {cost}, soit {over} de plus que le budget de {budget}.',
  caloriesBelow:
    '{days, plural, one {# jour reste au-dessous de l’énergie visée : {kcal, number} kcal sur {targetKcal, number}} other {# jours restent au-dessous de l’énergie visée ; le plus faible apporte {kcal, number} kcal sur {targetKcal, number}}}.',
  caloriesAbove:
    '{days, plural, one {# jour dépasse l’énergie visée : {kcal, number} kcal au lieu de {targetKcal, number}} other {# jours dépassent l’énergie visée ; le plus copieux apporte {kcal, number} kcal au lieu de {targetKcal, number}}}.',
  guestCaloriesBelow:
    'Énergie par convive : {kcal, number} kcal ; l’objectif est d’au moins {targetKcal, number} kcal.',
  guestCaloriesAbove: 'Énergie par convive : {kcal, number} kcal ; l’objectif est d’au plus {targetKcal, number} kcal.',
  proteinBelow:
    'Une journée apporte en moyenne {protein, number} g de protéines ; l’objectif est de {targetProtein, number} g.',
  vegetablesBelow:
    'Une journée apporte en moyenne {grams, number} g de légumes et de fruits ; l’objectif est de {targetGrams, number} g.',
  fiberBelow: 'Une journée apporte en moyenne {grams, number} g de fibres ; l’objectif est de {targetGrams, number} g.',
  saltAbove:
    'Une journée apporte en moyenne {grams, number} g de sel ; {targetGrams, number} g au plus sont recommandés.',
  repeats:
    '{slot} : il ne reste {dishes, plural, one {que # plat} other {que # plats}} pour {needed, plural, one {# jour} other {# jours}}, certains reviennent donc.',
  sameMainNextDay:
    '{slot} : le même ingrédient principal deux jours de suite, {days, plural, one {une fois} other {# fois}}.',
  mainTooOften:
    '{ingredientStart} : ingrédient principal {times, number} fois ; il vaudrait mieux ne pas dépasser {limit, number}.',
  kitchenTooOften:
    '{kitchen} : {times, plural, one {# plat vient} other {# plats viennent}} de cette seule cuisine ; il vaudrait mieux ne pas dépasser {limit, number}.',
  collectionShort:
    '{others, number} des {dishes, number} plats ne {others, plural, one {vient} other {viennent}} pas de la collection « {collection} » : d’autres convenaient mieux au menu.',
  haveUnused: 'À la maison, mais dans aucun plat : {ingredients}.',
  ownDishesFew:
    '{slot} : {own, plural, =0 {aucun plat propre à l’occasion ne convient} one {# plat propre à l’occasion convient} other {# plats propres à l’occasion conviennent}} ; d’autres, conformes à sa règle, ont aussi été pris en compte.',
  ownDishesPassed:
    '{slot} : {own, plural, one {# plat propre à l’occasion convient} other {# plats propres à l’occasion conviennent}}, mais {served, plural, =0 {aucun n’est au menu} one {# seul est au menu} other {seuls # sont au menu}} ; d’autres, conformes à sa règle, ont aussi été pris en compte.',
  courseEmpty: '{slot} : aucun plat ne passe les filtres, ce service est donc laissé de côté.',
  courseShort:
    '{slot} : {dishes, plural, one {# plat} other {# plats}} ; pour autant de convives, il en faudrait {needed, number}.',
  breaksAllergens: '« {recipe} » contient ce que vous vouliez éviter : {found}.',
  breaksExclude: '« {recipe} » contient ce que vous ne mangez pas : {found}.',
  breaksExcludeTags: '« {recipe} » fait partie de ce que vous avez exclu : {found}.',
  breaksEquipment: '« {recipe} » demande ce que vous n’avez pas : {found}.',
  infants:
    '{count, plural, one {Un enfant de moins d’un an ne mange} other {# enfants de moins d’un an ne mangent}} pas encore les repas de la famille et {count, plural, one {n’est pas compté} other {ne sont pas comptés}}.',
  pricesBorrowed:
    '{percent, number} % du coût est estimé d’après des produits semblables, faute de série statistique pour ceux-ci.',
  pricesUnofficial:
    '{percent, number} % du coût repose sur des chiffres approximatifs qu’aucun institut de statistique n’a publiés.',
  pricesOld:
    '{percent, number} % du coût repose sur des chiffres de plus de deux ans, actualisés à l’aide d’indices de prix.',
  pricesRough:
    'Les prix ne sont qu’indicatifs : {percent, plural, =0 {aucune part du coût ne repose} other {# % du coût repose}} sur un prix officiel récent du produit lui-même ; {percent, plural, =0 {tout} other {le reste}} est estimé d’après des produits semblables ou des chiffres approximatifs ou plus anciens.',
}

const source = {
  rosstat: 'Rosstat',
  bls: 'Bureau of Labor Statistics des États-Unis',
  eurostat: 'Eurostat, niveaux de prix et IPCH',
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
