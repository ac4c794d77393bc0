import { error, nearAllergen } from './errors/nl.ts'
import { label } from './labels/nl.ts'
import { quantity } from './quantities/nl.ts'
import type { Messages } from './shape.ts'

const page = {
  // On every page
  skip: 'Naar de inhoud',
  language: 'Taal',
  recipes: 'Recepten',
  collections: 'Collecties',
  docs: 'Voor ontwikkelaars',
  estimates: 'Alle prijzen zijn schattingen op basis van nationale statistieken, nooit actuele winkelprijzen.',
  rights: 'Recepten en foto’s zijn voor persoonlijk gebruik.',
  notFoundTitle: 'Hier is niets',
  notFound:
    'Op dit adres staat geen pagina. Misschien is de link afgekapt; vraag degene die hem stuurde om de volledige link.',
  toStart: 'Maak een plan',
  offline: 'Je bent offline en deze pagina is nog niet eerder geopend.',
  busyTitle: 'Een moment geduld',
  busy: 'Er worden nu te veel plannen gemaakt. Probeer het over een paar seconden opnieuw.',
  tooMany: 'Er kwamen te veel verzoeken tegelijk vanaf je netwerk. Wacht een paar seconden en probeer het opnieuw.',
  failedTitle: 'Er ging iets mis',
  failed: 'Dat ligt aan ons, niet aan jou. Probeer het zo nog eens.',
  minutes: '{minutes, plural, other {# min}}',
  kcal: '{kcal, plural, other {# kcal}}',
  country: 'Land',
  store: 'Winkel',
  region: 'Regio',
  nationalAverage: 'Landelijk gemiddelde',
  show: 'Tonen',

  // A plan
  weekTitle: 'Je weekmenu',
  tableTitle: 'Je tafel',
  portions:
    '{portions, plural, one {# portie voor volwassenen per maaltijd} other {# porties voor volwassenen per maaltijd}}',
  guests: '{guests, plural, one {voor # gast} other {voor # gasten}}',
  share: 'Delen',
  shared: 'Link gekopieerd',
  print: 'Afdrukken',
  calendar: 'Agenda',
  copyList: 'Lijst kopiëren',
  copied: 'Gekopieerd',
  comeBack: 'Open dit plan op je telefoon: richt de camera op de code.',
  warnings: 'Goed om te weten',
  total: 'Te kopen',
  band: 'waarschijnlijk {low} tot {high}',
  budget: 'Budget {budget}',
  budgetAndBand: '{budget}; {band}',
  used: 'Daarvan gegeten',
  leftInPacks: '{cost} blijft over in geopende verpakkingen',
  kcalPerDay: 'Energie per dag',
  kcalPerGuest: 'Energie per gast',
  proteinPerDay: 'Eiwit per dag',
  proteinPerGuest: 'Eiwit per gast',
  cookMin: 'Kooktijd',
  hoursMinutes: '{hours, plural, other {# u}} {minutes, plural, =0 {} other {# min}}',
  priceNote: 'Prijzen zijn schattingen voor {period}: {name}, {region}.',
  source:
    'Prijzen zijn schattingen voor {period}: {name}, {region}. {coverage, number}% van de kosten berust op een prijsreeks van precies dat product.',
  week: 'De week',
  menu: 'Het menu',
  chart: 'Voedingswaarde per dag',
  chartLead: 'Voor één portie voor volwassenen van elke maaltijd.',
  energyBand: 'Energie, kcal; de band loopt van {low, number} tot {high, number}',
  energyDays: '{days, number} van de {all, number} dagen binnen {share, number, percent} van {target, number}',
  proteinBand: 'Eiwit, g; genoeg vanaf {low, number}',
  proteinDays: '{days, number} van de {all, number} dagen met minstens {share, number, percent} van {target, number}',
  dayBelow: 'onder de band',
  dayAbove: 'boven de band',
  leftover: 'de dag ervoor gekookt',
  batch: 'kook voor twee dagen',
  perPortion: '{cost} per portie',
  servings: '{servings, plural, one {voor # persoon} other {voor # personen}}',
  dishPortions: '{portions, plural, one {# portie} other {# porties}}',
  replace: 'Vervangen',
  replaceTitle: 'Een ander gerecht in plaats van “{dish}”',
  replaceNone: 'Geen ander gerecht voldoet op deze plek aan al je wensen.',
  replaceLead: 'Al het andere blijft. Je krijgt een nieuw plan met een eigen link; dit plan verandert niet.',
  replaceGone: 'Dit gerecht past hier niet meer. Kies een ander.',
  chooseThis: 'Dit kiezen',
  sameCost: 'kost evenveel',
  moreCost: '{cost} meer',
  lessCost: '{cost} minder',
  lessWaste: '{cost} minder over in verpakkingen',
  moreWaste: '{cost} meer over in verpakkingen',
  moreKcal: '{kcal, plural, other {# kcal}} meer op die dag',
  lessKcal: '{kcal, plural, other {# kcal}} minder op die dag',
  back: 'Terug naar het plan',

  // The shopping list
  shopping: 'Boodschappenlijst',
  ticked: '{ticked} van {items, number} in het mandje',
  clearTicks: 'Alle vinkjes wissen',
  needed: 'nodig {amount}',
  usedIn: 'voor {dishes}',
  usedInMore: 'voor {dishes} en {more, plural, one {nog # gerecht} other {nog # gerechten}}',
  pantry: 'Meestal in huis',
  pantryLead: 'Kijk even voordat je gaat. Niet in het totaal.',
  stores: 'Dezelfde lijst in andere winkels',
  storesLead: 'Dezelfde verpakkingen tegen het gebruikelijke prijsniveau van elke winkel: een schatting.',
  thisStore: 'dit plan',

  // A recipe
  people: '{people, plural, one {voor # persoon} other {voor # personen}}',
  fewer: 'Voor minder personen',
  more: 'Voor meer personen',
  adultPortions: 'Porties voor volwassenen; hoeveelheden zoals gekocht, vóór schillen en uitbenen.',
  withdrawn: 'Dit recept is ingetrokken. Het blijft hier staan voor de plannen waarin het voorkomt.',
  photograph: 'Foto: {credit}, {license}',
  ingredients: 'Ingrediënten',
  pantryMark: 'meestal in huis',
  steps: 'Bereiding',
  nutrition: 'Voedingswaarde per portie',
  energy: 'Energie',
  protein: 'Eiwit',
  fat: 'Vet',
  carb: 'Koolhydraten',
  fiber: 'Vezels',
  salt: 'Zout',
  allergens: 'Allergenen',
  noAllergens: 'Geen van de veertien die in de EU op etiketten moeten staan',
  checkLabel: '{foods}: verschilt per merk, kijk op het etiket',
  buckwheat: 'Bevat boekweit, in Japan een allergeen dat op het etiket moet staan',
  equipment: 'Apparatuur',
  noEquipment: 'Niet nodig',
  keeps: 'Houdbaarheid',
  keepsDays: '{days, plural, =0 {meteen opeten} one {# dag in de koelkast} other {# dagen in de koelkast}}',
  costWhere: 'Wat het kost',
  costFor: '{people, plural, one {ongeveer {cost} voor # persoon} other {ongeveer {cost} voor # personen}}',
  costLead: 'Delen van verpakkingen, zonder wat je meestal in huis hebt.',

  // The form that makes a plan
  homeTitle: 'Een week eten, één boodschappenlijst',
  homeLead:
    'Gerechten voor elke dag, een lijst in hele verpakkingen met een geschatte prijs en bij elke keuze de echte reden. Zonder account.',
  wherePart: 'Waar je boodschappen doet',
  showStores: 'Winkels van dit land tonen',
  whoPart: 'Wie er mee-eet',
  adults: 'Volwassenen',
  kidAges: 'Leeftijden van de kinderen',
  kidAgesHint: 'In jaren, met komma’s ertussen: 4, 9',
  slotsPart: 'Welke maaltijden',
  dietPart: 'Wat je eet',
  diet: 'Dieet of regel',
  anything: 'Alles',
  avoid: 'Allergieën: komt nooit op tafel',
  moneyPart: 'Wat het mag kosten',
  budgetValue: 'Budget',
  budgetMode: 'Budget voor',
  budgetHint: 'Laat leeg voor geen limiet.',
  morePart: 'Meer wensen',
  goal: 'Doel',
  startDate: 'Eerste dag',
  kitchenHas: 'Keukenapparatuur',
  collection: 'Uit de collectie',
  noCollection: 'Alle recepten',
  without: 'Weglaten',
  build: 'Maak het plan',
  building: 'Plan wordt gemaakt…',
  choose: 'Kies…',
  mistakes: 'Controleer je antwoorden',
  checkCountry: 'Kies een land.',
  checkStore: 'Kies een winkel in dit land: {country}.',
  checkCurrency: 'Vul het budget in de munteenheid van het land in, bijvoorbeeld {example}.',
  checkOther: 'Kies of schrijf hier iets anders: {field}.',
  checkAgain: 'Iets in het formulier past niet bij elkaar. Kijk je antwoorden na en probeer het opnieuw.',
  budgetRead: 'Gelezen als {sum}.',
  noDishFor: 'Voor deze maaltijd blijft geen gerecht over: {meal}.',
  drop: 'Zonder “{wish}”: {dishes, plural, one {# gerecht} other {# gerechten}}',
  dropLead: 'Dit zou helpen:',
  noDishHelp: 'Haal een paar wensen weg en probeer het opnieuw.',
  checkKids: 'Vul de leeftijden van de kinderen in als hele getallen van 0 tot en met 17, met komma’s ertussen.',
  checkBudget: 'Vul het budget in als getal of laat het leeg.',
  checkSlots: 'Kies minstens één maaltijd.',

  // Lists of recipes
  search: 'Zoeken',
  searchHint: 'Gerecht of ingrediënt',
  meal: 'Maaltijd',
  allMeals: 'Alle maaltijden',
  found: '{count, plural, =0 {Niets gevonden} one {# recept} other {# recepten}}',
  foundNothing: 'Probeer een ander woord, of minder woorden.',
  previous: 'Vorige',
  next: 'Volgende',
  pageOf: 'Pagina {page, number} van {pages, number}',
  planFrom: 'Plan hiermee een week',

  // For developers
  docsLead:
    'Alles op deze pagina’s komt uit een openbare API zonder sleutels of accounts. Bouw erop voort en houd je aan de genoemde limieten.',
  docsRest: 'Elk pad met zijn velden; probeer de aanroepen direct op de pagina.',
  docsGraphql: 'Eén endpoint voor alle gegevens en plannen, met een editor die aanvult terwijl je typt.',
  docsFile: 'De OpenAPI 3.1-beschrijving als bestand',
}

const reason = {
  leftover:
    'Over van {cookedSlot, select, breakfast {het ontbijt} lunch {de lunch} snack {het tussendoortje} dinner {het avondeten} other {een maaltijd}} van de dag ervoor: voor deze maaltijd hoef je niets te koken',
  chosen:
    'Je hebt het zelf gekozen, {servings, plural, one {voor # persoon} other {voor # personen}}: {time}, {kcal, number} kcal per portie',
  swapped: 'Je hebt het hier gezet in plaats van “{insteadOf}”',
  kept: 'Gebleven zoals het was toen je een ander gerecht verving; “{other}” zou nu beter passen',
  onlyChoice: '{slot}: het enige van {dishes, number} gerechten dat past',
  noRepeat:
    '{slot}: alle andere gerechten die passen, staan al in het plan, lijken te veel op de dag ernaast of zijn niet te bewaren',
  usesHave: '{ingredient}: heb je in huis, en dit gerecht gebruikt het',
  usesUpPack:
    '{ingredient}: maakt de verpakking op die voor “{otherRecipe}” is geopend, dus één verpakking minder te kopen ({saved})',
  sharesPack:
    '{ingredient}: gaat verder met de verpakking die voor “{otherRecipe}” is geopend, dus één verpakking minder te kopen ({saved})',
  fromOpenPack: '{ingredient}: gaat verder met de verpakking die voor “{otherRecipe}” is geopend',
  opensPack: '{ingredient}: opent een verpakking waar “{otherRecipe}” mee verdergaat',
  keepsBudget: 'Zo blijf je binnen {budget}: met “{other}” zou de lijst op {otherTotal} komen',
  cheaper: 'De lijst wordt {saved} goedkoper dan met “{other}”',
  lessWaste: 'Laat {saved} minder achter in geopende verpakkingen dan “{other}”',
  calories:
    'Brengt de dag op {dayKcal, number} kcal, dichter bij het doel van {targetKcal, number} kcal dan met “{other}” ({otherDayKcal, number} kcal)',
  guestCalories:
    'Energie per gast: {dayKcal, number} kcal, met “{other}” {otherDayKcal, number} kcal; het doel is {lowKcal, number} tot {highKcal, number} kcal',
  protein:
    'Eiwit in de geplande maaltijden van de dag: {dayProtein, number} g, met “{other}” {otherDayProtein, number} g; het doel is {targetProtein, number} g',
  quick: 'In {time} op tafel; “{other}” duurt {otherTime}',
  newMain:
    'Voor de afwisseling: {ingredient}; {otherIngredient} {otherIngredientNumber, select, plural {zijn} other {is}} al {times, plural, one {één keer} other {# keer}} het hoofdingrediënt',
  newMainToday:
    'Voor de afwisseling: {ingredient}; {otherIngredient} {otherIngredientNumber, select, plural {zijn} other {is}} die dag al het hoofdingrediënt van een andere maaltijd',
  newKitchen:
    '{kitchen}: een andere keuken voor de afwisseling, want die van “{other}” staat al {times, plural, one {één keer} other {# keer}} in het plan',
  hotAndCold: '{serve, select, hot {Warm} other {Koud}}, zodat er zowel warme als koude gerechten op tafel staan',
  collection: 'Uit de collectie “{collection}”',
  ofOccasion: 'Een van de eigen gerechten van de gelegenheid: {occasion}',
  addedDish:
    '{slot}: toegevoegd, omdat {own, plural, =0 {geen eigen gerecht} one {maar één eigen gerecht} other {maar # eigen gerechten}} van de gelegenheid voor iedereen {own, plural, =0 {geschikt is} one {geschikt is} other {geschikt zijn}}',
  vegetables:
    'Groente en fruit in de geplande maaltijden van de dag: {dayGrams, number} g, met “{other}” {otherDayGrams, number} g; het doel is {targetGrams, number} g',
  fiber:
    'Vezels in de geplande maaltijden van de dag: {dayGrams, number} g, met “{other}” {otherDayGrams, number} g; het doel is {targetGrams, number} g',
  salt: 'Zout in de geplande maaltijden van de dag: {dayGrams, number} g, met “{other}” {otherDayGrams, number} g; het advies is hoogstens {targetGrams, number} g',
  variant: 'Een andere goede keuze, want je vroeg om een ander plan',
  equallyGood: 'Even goed als “{other}” in alles wat meetelt',
  weighed: 'Alles bij elkaar beter dan “{other}”',
  batch: 'Eén keer gekookt voor twee dagen',
  quickDish: 'In {time} op tafel',
  onlyMain: 'Het enige gerecht van het plan met dit hoofdingrediënt: {ingredient}',
  richInProtein: '{protein, number} g eiwit per portie',
  portion: 'Klaar in {time}; een portie heeft {kcal, number} kcal en {protein, number} g eiwit',
}

const warning = {
  budgetExceeded: 'De lijst komt op {cost}, {over} boven het budget van {budget}.',
  caloriesBelow:
    '{days, plural, one {# dag blijft onder het energiedoel: {kcal, number} van de {targetKcal, number} kcal} other {# dagen blijven onder het energiedoel; de laagste heeft {kcal, number} van de {targetKcal, number} kcal}}.',
  caloriesAbove:
    '{days, plural, one {# dag komt boven het energiedoel: {kcal, number} kcal in plaats van {targetKcal, number}} other {# dagen komen boven het energiedoel; de hoogste heeft {kcal, number} kcal in plaats van {targetKcal, number}}}.',
  guestCaloriesBelow: 'Energie per gast: {kcal, number} kcal; het doel is minstens {targetKcal, number} kcal.',
  guestCaloriesAbove: 'Energie per gast: {kcal, number} kcal; het doel is hoogstens {targetKcal, number} kcal.',
  proteinBelow: 'Een dag heeft gemiddeld {protein, number} g eiwit; het doel is {targetProtein, number} g.',
  vegetablesBelow: 'Een dag heeft gemiddeld {grams, number} g groente en fruit; het doel is {targetGrams, number} g.',
  fiberBelow: 'Een dag heeft gemiddeld {grams, number} g vezels; het doel is {targetGrams, number} g.',
  saltAbove: 'Een dag heeft gemiddeld {grams, number} g zout; het advies is hoogstens {targetGrams, number} g.',
  repeats:
    '{slot}: voor {needed, plural, one {# dag} other {# dagen}} {dishes, plural, one {blijft maar # gerecht} other {blijven maar # gerechten}} over, dus sommige keren terug.',
  sameMainNextDay:
    '{slot}: hetzelfde hoofdingrediënt op twee dagen achter elkaar, {days, plural, one {één keer} other {# keer}}.',
  mainTooOften:
    '{ingredientStart} {ingredientNumber, select, plural {zijn} other {is}} {times, plural, one {één keer} other {# keer}} het hoofdingrediënt; hoogstens {limit, number} keer zou beter zijn.',
  kitchenTooOften:
    '{kitchen}: {times, plural, one {# gerecht komt} other {# gerechten komen}} uit deze ene keuken; hoogstens {limit, number} zou beter zijn.',
  collectionShort:
    '{others, number} van de {dishes, number} gerechten {others, plural, one {komt} other {komen}} niet uit de collectie “{collection}”, want andere pasten beter in het plan.',
  haveUnused: 'In huis en in geen enkel gerecht gebruikt: {ingredients}.',
  ownDishesFew:
    '{slot}: de gelegenheid heeft {own, plural, =0 {geen eigen gerecht dat past} one {# eigen gerecht dat past} other {# eigen gerechten die passen}}; andere gerechten die zich aan de regel houden, zijn ook bekeken.',
  ownDishesPassed:
    '{slot}: {own, plural, one {# eigen gerecht van de gelegenheid past} other {# eigen gerechten van de gelegenheid passen}}, maar {served, plural, =0 {geen daarvan staat} one {daarvan staat er maar #} other {daarvan staan er maar #}} in het plan; andere gerechten die zich aan de regel houden, zijn ook bekeken.',
  courseEmpty: '{slot}: geen enkel gerecht komt door de filters, dus deze gang vervalt.',
  courseShort:
    '{slot}: {dishes, plural, one {# gerecht} other {# gerechten}}, terwijl er voor zoveel gasten {needed, number} horen te zijn.',
  breaksAllergens: '“{recipe}” bevat wat je wilt vermijden: {found}.',
  breaksExclude: '“{recipe}” bevat wat je niet eet: {found}.',
  breaksExcludeTags: '“{recipe}” hoort bij wat je hebt uitgesloten: {found}.',
  breaksEquipment: '“{recipe}” vraagt om wat je niet hebt: {found}.',
  infants:
    '{count, plural, one {Een kind jonger dan één jaar eet} other {# kinderen jonger dan één jaar eten}} nog niet met het gezin mee en {count, plural, one {telt} other {tellen}} niet mee.',
  pricesBorrowed:
    '{percent, number}% van de kosten is geschat naar vergelijkbare producten, omdat de statistiek daarvoor geen eigen reeks heeft.',
  pricesUnofficial:
    '{percent, number}% van de kosten berust op cijfers bij benadering die geen statistiekbureau heeft gepubliceerd.',
  pricesOld:
    '{percent, number}% van de kosten berust op cijfers van meer dan twee jaar oud, bijgewerkt met prijsindexen.',
  pricesRough:
    'De prijzen zijn een ruwe indicatie: {percent, plural, =0 {niets van de kosten berust} other {#% van de kosten berust}} op een recente officiële prijs van precies dat product; de rest volgt vergelijkbare producten, benaderingen of oudere cijfers.',
}

const source = {
  rosstat: 'Rosstat',
  bls: 'US Bureau of Labor Statistics',
  eurostat: 'Eurostat-prijsniveaus en HICP',
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
