import { error, nearAllergen } from './errors/de.ts'
import { label } from './labels/de.ts'
import { quantity } from './quantities/de.ts'
import type { Messages } from './shape.ts'

const page = {
  // On every page
  skip: 'Zum Inhalt',
  language: 'Sprache',
  recipes: 'Rezepte',
  collections: 'Sammlungen',
  docs: 'Für Entwickler',
  estimates: 'Alle Preise sind Schätzungen aus nationalen Statistiken, niemals aktuelle Ladenpreise.',
  rights: 'Rezepte und Bilder sind für den privaten Gebrauch bestimmt.',
  notFoundTitle: 'Hier ist nichts',
  notFound:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link abgeschnitten; bitte die Person, die ihn geschickt hat, um den vollständigen.',
  toStart: 'Plan erstellen',
  offline: 'Du bist offline, und diese Seite wurde noch nie geöffnet.',
  busyTitle: 'Einen Moment bitte',
  busy: 'Gerade werden zu viele Pläne erstellt. Versuch es in ein paar Sekunden noch einmal.',
  tooMany:
    'Aus deinem Netz kamen zu viele Anfragen auf einmal. Warte ein paar Sekunden und versuch es dann noch einmal.',
  failedTitle: 'Etwas ist schiefgegangen',
  failed: 'Der Fehler liegt bei uns, nicht bei dir. Versuch es gleich noch einmal.',
  minutes: '{minutes, plural, other {# Min.}}',
  kcal: '{kcal, plural, other {# kcal}}',
  country: 'Land',
  store: 'Geschäft',
  region: 'Region',
  nationalAverage: 'Landesdurchschnitt',
  show: 'Anzeigen',

  // A plan
  weekTitle: 'Dein Speiseplan für die Woche',
  tableTitle: 'Dein Festmenü',
  portions: '{portions, plural, one {# Erwachsenenportion je Mahlzeit} other {# Erwachsenenportionen je Mahlzeit}}',
  guests: '{guests, plural, one {für # Gast} other {für # Gäste}}',
  share: 'Teilen',
  shared: 'Link kopiert',
  print: 'Drucken',
  calendar: 'Kalender',
  copyList: 'Liste kopieren',
  copied: 'Kopiert',
  comeBack: 'Diesen Plan auf dem Handy öffnen: die Kamera auf den Code richten.',
  warnings: 'Gut zu wissen',
  total: 'Einkauf',
  band: 'voraussichtlich {low} bis {high}',
  budget: 'Budget {budget}',
  budgetAndBand: '{budget}; {band}',
  used: 'Davon gegessen',
  leftInPacks: '{cost} bleiben in angebrochenen Packungen',
  kcalPerDay: 'Energie pro Tag',
  kcalPerGuest: 'Energie pro Gast',
  proteinPerDay: 'Eiweiß pro Tag',
  proteinPerGuest: 'Eiweiß pro Gast',
  cookMin: 'Kochzeit',
  hoursMinutes: '{hours, plural, other {# Std.}} {minutes, plural, =0 {} other {# Min.}}',
  priceNote: 'Preise geschätzt für {period}: {name}, {region}.',
  source:
    'Preise geschätzt für {period}: {name}, {region}. {coverage, number} % der Kosten beruhen auf einer Preisreihe für genau dieses Produkt.',
  week: 'Die Woche',
  menu: 'Das Menü',
  chart: 'Nährwerte nach Tagen',
  chartLead: 'Für eine Erwachsenenportion jeder Mahlzeit.',
  energyBand: 'Energie, kcal; das Band reicht von {low, number} bis {high, number}',
  energyDays: '{days, number} von {all, number} Tagen höchstens {share, number, percent} von {target, number} entfernt',
  proteinBand: 'Eiweiß, g; genug ab {low, number}',
  proteinDays: '{days, number} von {all, number} Tagen mit mindestens {share, number, percent} von {target, number}',
  dayBelow: 'unter dem Band',
  dayAbove: 'über dem Band',
  leftover: 'am Vortag gekocht',
  batch: 'für zwei Tage kochen',
  perPortion: '{cost} pro Portion',
  servings: '{servings, plural, one {für # Person} other {für # Personen}}',
  dishPortions: '{portions, plural, one {# Portion} other {# Portionen}}',
  replace: 'Tauschen',
  replaceTitle: 'Ein anderes Gericht statt „{dish}“',
  replaceNone: 'Kein anderes Gericht erfüllt an dieser Stelle alle deine Wünsche.',
  replaceLead: 'Alles andere bleibt. Du bekommst einen neuen Plan mit eigenem Link, dieser hier ändert sich nicht.',
  replaceGone: 'Dieses Gericht passt hier nicht mehr. Wähle ein anderes.',
  chooseThis: 'Dieses nehmen',
  sameCost: 'kostet gleich viel',
  moreCost: '{cost} mehr',
  lessCost: '{cost} weniger',
  lessWaste: '{cost} weniger Rest in Packungen',
  moreWaste: '{cost} mehr Rest in Packungen',
  moreKcal: '{kcal, plural, other {# kcal}} mehr an diesem Tag',
  lessKcal: '{kcal, plural, other {# kcal}} weniger an diesem Tag',
  back: 'Zurück zum Plan',

  // The shopping list
  shopping: 'Einkaufsliste',
  ticked: '{ticked} von {items, number} im Korb',
  clearTicks: 'Alle Häkchen entfernen',
  needed: 'gebraucht {amount}',
  usedIn: 'für {dishes}',
  usedInMore: 'für {dishes} und {more, plural, one {# weiteres Gericht} other {# weitere Gerichte}}',
  pantry: 'Meist im Haus',
  pantryLead: 'Vor dem Einkauf kurz nachsehen. Nicht in der Summe enthalten.',
  stores: 'Dieselbe Liste in anderen Geschäften',
  storesLead: 'Dieselben Packungen zum üblichen Preisniveau des Geschäfts, eine Schätzung.',
  thisStore: 'dieser Plan',

  // A recipe
  people: '{people, plural, one {für # Person} other {für # Personen}}',
  fewer: 'Für weniger Personen',
  more: 'Für mehr Personen',
  adultPortions: 'Erwachsenenportionen; Mengen wie gekauft, vor dem Schälen und Entbeinen.',
  withdrawn: 'Dieses Rezept wurde zurückgezogen. Es bleibt hier für die Pläne, die es enthalten.',
  photograph: 'Foto: {credit}, {license}',
  ingredients: 'Zutaten',
  pantryMark: 'meist im Haus',
  steps: 'Zubereitung',
  nutrition: 'Nährwerte pro Portion',
  energy: 'Energie',
  protein: 'Eiweiß',
  fat: 'Fett',
  carb: 'Kohlenhydrate',
  fiber: 'Ballaststoffe',
  salt: 'Salz',
  allergens: 'Allergene',
  noAllergens: 'Keines der vierzehn, die in der EU gekennzeichnet werden müssen',
  checkLabel: '{foods}: je nach Marke verschieden, Etikett prüfen',
  buckwheat: 'Enthält Buchweizen, in Japan ein kennzeichnungspflichtiges Allergen',
  equipment: 'Geräte',
  noEquipment: 'Keine nötig',
  keeps: 'Haltbarkeit',
  keepsDays: '{days, plural, =0 {sofort essen} one {# Tag im Kühlschrank} other {# Tage im Kühlschrank}}',
  costWhere: 'Was es kostet',
  costFor: '{people, plural, one {etwa {cost} für # Person} other {etwa {cost} für # Personen}}',
  costLead: 'Anteile der Packungen, ohne das, was meist im Haus ist.',

  // The form that makes a plan
  homeTitle: 'Eine Woche Essen, eine Einkaufsliste',
  homeLead:
    'Gerichte für jeden Tag, eine Liste in ganzen Packungen mit geschätztem Preis und zu jeder Wahl der wahre Grund. Ohne Konto.',
  wherePart: 'Wo du einkaufst',
  showStores: 'Geschäfte dieses Landes anzeigen',
  whoPart: 'Wer mitisst',
  adults: 'Erwachsene',
  kidAges: 'Alter der Kinder',
  kidAgesHint: 'In Jahren, durch Kommas getrennt: 4, 9',
  slotsPart: 'Welche Mahlzeiten',
  dietPart: 'Was du isst',
  diet: 'Ernährungsweise oder Regel',
  anything: 'Alles',
  avoid: 'Allergien: kommt nie auf den Tisch',
  moneyPart: 'Was es kosten darf',
  budgetValue: 'Budget',
  budgetMode: 'Budget für',
  budgetHint: 'Leer lassen, wenn es keine Grenze gibt.',
  morePart: 'Weitere Wünsche',
  goal: 'Ziel',
  startDate: 'Erster Tag',
  kitchenHas: 'Küchengeräte',
  collection: 'Aus der Sammlung',
  noCollection: 'Alle Rezepte',
  without: 'Weglassen',
  build: 'Plan erstellen',
  building: 'Plan wird erstellt …',
  choose: 'Bitte wählen…',
  mistakes: 'Bitte prüfe deine Angaben',
  checkCountry: 'Bitte wähle ein Land.',
  checkStore: 'Bitte wähle ein Geschäft in diesem Land: {country}.',
  checkCurrency: 'Bitte gib das Budget in der Währung des Landes an, zum Beispiel {example}.',
  checkOther: 'Bitte wähle oder schreib hier etwas anderes: {field}.',
  checkAgain: 'Etwas im Formular passt nicht zusammen. Bitte sieh deine Angaben durch und versuch es noch einmal.',
  budgetRead: 'Gelesen als {sum}.',
  noDishFor: 'Für diese Mahlzeit bleibt kein Gericht übrig: {meal}.',
  drop: 'Ohne „{wish}“: {dishes, plural, one {# Gericht} other {# Gerichte}}',
  dropLead: 'Das würde helfen:',
  noDishHelp: 'Nimm einige Wünsche weg und versuch es noch einmal.',
  checkKids: 'Bitte gib das Alter der Kinder in ganzen Zahlen von 0 bis 17 an, durch Kommas getrennt.',
  checkBudget: 'Bitte gib das Budget als Zahl an oder lass das Feld leer.',
  checkSlots: 'Bitte wähle mindestens eine Mahlzeit.',

  // Lists of recipes
  search: 'Suchen',
  searchHint: 'Gericht oder Zutat',
  meal: 'Mahlzeit',
  allMeals: 'Alle Mahlzeiten',
  found: '{count, plural, =0 {Nichts gefunden} one {# Rezept} other {# Rezepte}}',
  foundNothing: 'Versuch es mit einem anderen Wort oder mit weniger Wörtern.',
  previous: 'Zurück',
  next: 'Weiter',
  pageOf: 'Seite {page, number} von {pages, number}',
  planFrom: 'Eine Woche daraus planen',

  // For developers
  docsLead:
    'Alles auf diesen Seiten stammt aus einer öffentlichen API ohne Schlüssel und Konten. Baue darauf auf und halte bitte die angegebenen Grenzen ein.',
  docsRest: 'Jeder Pfad mit seinen Feldern; Aufrufe lassen sich direkt auf der Seite ausprobieren.',
  docsGraphql: 'Ein Endpunkt für alle Daten und Pläne, mit einem Editor, der beim Tippen ergänzt.',
  docsFile: 'Die OpenAPI-3.1-Beschreibung als Datei',
}

const reason = {
  leftover:
    '{cookedSlot, select, breakfast {Vom Frühstück} lunch {Vom Mittagessen} snack {Vom Snack} dinner {Vom Abendessen} other {Von einer Mahlzeit}} des Vortags: Für diese Mahlzeit gibt es nichts zu kochen',
  chosen:
    'Du hast es {servings, plural, one {für # Person} other {für # Personen}} gewählt: {time}, {kcal, number} kcal pro Portion',
  swapped: 'Du hast es anstelle von „{insteadOf}“ gewählt',
  kept: 'Unverändert geblieben, als du ein anderes Gericht getauscht hast; „{other}“ würde jetzt besser passen',
  onlyChoice: '{slot}: von {dishes, number} das einzige Gericht, das passt',
  noRepeat:
    '{slot}: Alle anderen passenden Gerichte stehen schon im Plan, ähneln dem Nachbartag zu sehr oder halten sich nicht',
  usesHave: '{ingredient}: hast du zu Hause, und dieses Gericht verwendet es',
  usesUpPack:
    '{ingredient}: braucht die für „{otherRecipe}“ geöffnete Packung auf, also eine Packung weniger zu kaufen ({saved})',
  sharesPack:
    '{ingredient}: nutzt die für „{otherRecipe}“ geöffnete Packung, also eine Packung weniger zu kaufen ({saved})',
  fromOpenPack: '{ingredient}: nutzt die für „{otherRecipe}“ geöffnete Packung weiter',
  opensPack: '{ingredient}: öffnet eine Packung, die auch in „{otherRecipe}“ verwendet wird',
  keepsBudget: 'So bleibt die Liste unter {budget}: Mit „{other}“ käme sie auf {otherTotal}',
  cheaper: 'Die Liste wird um {saved} günstiger als mit „{other}“',
  lessWaste: 'In angebrochenen Packungen bleiben {saved} weniger zurück als mit „{other}“',
  calories:
    'Bringt den Tag auf {dayKcal, number} kcal, näher an das Ziel von {targetKcal, number} kcal als „{other}“ ({otherDayKcal, number} kcal)',
  guestCalories:
    'Energie pro Gast: {dayKcal, number} kcal, mit „{other}“ {otherDayKcal, number} kcal; das Ziel sind {lowKcal, number} bis {highKcal, number} kcal',
  protein:
    'Eiweiß in den geplanten Mahlzeiten des Tages: {dayProtein, number} g, mit „{other}“ {otherDayProtein, number} g; das Ziel sind {targetProtein, number} g',
  quick: 'In {time} auf dem Tisch; „{other}“ braucht {otherTime}',
  newMain:
    'Zur Abwechslung: {ingredient}; {otherIngredient} {otherIngredientNumber, select, plural {sind} other {ist}} schon {times, plural, one {einmal} other {#-mal}} Hauptzutat',
  newMainToday:
    'Zur Abwechslung: {ingredient}; {otherIngredient} {otherIngredientNumber, select, plural {sind} other {ist}} an diesem Tag schon Hauptzutat einer anderen Mahlzeit',
  newKitchen:
    '{kitchen}: zur Abwechslung eine andere Küche, denn die von „{other}“ steht schon {times, plural, one {einmal} other {#-mal}} im Plan',
  hotAndCold: '{serve, select, hot {Warm} other {Kalt}}, damit Warmes und Kaltes auf dem Tisch steht',
  collection: 'Aus der Sammlung „{collection}“',
  ofOccasion: 'Eines der eigenen Gerichte des Anlasses: {occasion}',
  addedDish:
    '{slot}: kam hinzu, weil {own, plural, =0 {kein eigenes Gericht} one {nur ein eigenes Gericht} other {nur # eigene Gerichte}} des Anlasses für alle {own, plural, one {passt} =0 {passt} other {passen}}',
  vegetables:
    'Gemüse und Obst in den geplanten Mahlzeiten des Tages: {dayGrams, number} g, mit „{other}“ {otherDayGrams, number} g; das Ziel sind {targetGrams, number} g',
  fiber:
    'Ballaststoffe in den geplanten Mahlzeiten des Tages: {dayGrams, number} g, mit „{other}“ {otherDayGrams, number} g; das Ziel sind {targetGrams, number} g',
  salt: 'Salz in den geplanten Mahlzeiten des Tages: {dayGrams, number} g, mit „{other}“ {otherDayGrams, number} g; empfohlen sind höchstens {targetGrams, number} g',
  variant: 'Eine weitere gute Wahl, denn du wolltest einen anderen Plan',
  equallyGood: 'In allem, was zählt, so gut wie „{other}“',
  weighed: 'Alles zusammen abgewogen, liegt es vor „{other}“',
  batch: 'Einmal für zwei Tage gekocht',
  quickDish: 'In {time} auf dem Tisch',
  onlyMain: 'Das einzige Gericht des Plans mit dieser Hauptzutat: {ingredient}',
  richInProtein: '{protein, number} g Eiweiß pro Portion',
  portion: 'Fertig in {time}; eine Portion hat {kcal, number} kcal und {protein, number} g Eiweiß',
}

const warning = {
  budgetExceeded: 'Die Liste kommt auf {cost} und liegt damit {over} über dem Budget von {budget}.',
  caloriesBelow:
    '{days, plural, one {# Tag bleibt unter dem Energieziel: {kcal, number} von {targetKcal, number} kcal} other {# Tage bleiben unter dem Energieziel; am wenigsten sind es {kcal, number} von {targetKcal, number} kcal}}.',
  caloriesAbove:
    '{days, plural, one {# Tag liegt über dem Energieziel: {kcal, number} statt {targetKcal, number} kcal} other {# Tage liegen über dem Energieziel; am meisten sind es {kcal, number} statt {targetKcal, number} kcal}}.',
  guestCaloriesBelow: 'Energie pro Gast: {kcal, number} kcal; das Ziel sind mindestens {targetKcal, number} kcal.',
  guestCaloriesAbove: 'Energie pro Gast: {kcal, number} kcal; das Ziel sind höchstens {targetKcal, number} kcal.',
  proteinBelow: 'Im Tagesmittel sind es {protein, number} g Eiweiß; das Ziel sind {targetProtein, number} g.',
  vegetablesBelow: 'Im Tagesmittel sind es {grams, number} g Gemüse und Obst; das Ziel sind {targetGrams, number} g.',
  fiberBelow: 'Im Tagesmittel sind es {grams, number} g Ballaststoffe; das Ziel sind {targetGrams, number} g.',
  saltAbove: 'Im Tagesmittel sind es {grams, number} g Salz; empfohlen sind höchstens {targetGrams, number} g.',
  repeats:
    '{slot}: Für {needed, plural, one {# Tag} other {# Tage}} {dishes, plural, one {bleibt nur # Gericht} other {bleiben nur # Gerichte}}, deshalb wiederholt sich manches.',
  sameMainNextDay:
    '{slot}: dieselbe Hauptzutat an zwei Tagen hintereinander, {days, plural, one {einmal} other {#-mal}}.',
  mainTooOften:
    '{ingredientStart} {ingredientNumber, select, plural {sind} other {ist}} {times, plural, one {einmal} other {#-mal}} Hauptzutat; besser wäre höchstens {limit, number}-mal.',
  kitchenTooOften:
    '{kitchen}: {times, plural, one {# Gericht kommt} other {# Gerichte kommen}} aus dieser einen Küche; besser wären höchstens {limit, number}.',
  collectionShort:
    '{others, number} von {dishes, number} Gerichten {others, plural, one {stammt} other {stammen}} nicht aus der Sammlung „{collection}“: Andere passten besser in den Plan.',
  haveUnused: 'Zu Hause vorhanden und in keinem Gericht verwendet: {ingredients}.',
  ownDishesFew:
    '{slot}: Der Anlass hat {own, plural, =0 {kein eigenes Gericht, das hier passt} one {# eigenes Gericht, das hier passt} other {# eigene Gerichte, die hier passen}}; andere nach derselben Regel kamen mit in Betracht.',
  ownDishesPassed:
    '{slot}: {own, plural, one {# eigenes Gericht des Anlasses passt} other {# eigene Gerichte des Anlasses passen}}, im Plan {served, plural, =0 {steht keines davon} one {steht davon nur #} other {stehen davon nur #}}; andere nach derselben Regel kamen mit in Betracht.',
  courseEmpty: '{slot}: Kein Gericht besteht die Filter, deshalb entfällt dieser Gang.',
  courseShort:
    '{slot}: {dishes, plural, one {# Gericht} other {# Gerichte}}, bei so vielen Gästen wären {needed, number} gut.',
  breaksAllergens: '„{recipe}“ enthält, was du meiden willst: {found}.',
  breaksExclude: '„{recipe}“ enthält, was du nicht isst: {found}.',
  breaksExcludeTags: '„{recipe}“ gehört zu dem, was du ausgeschlossen hast: {found}.',
  breaksEquipment: '„{recipe}“ braucht, was du nicht hast: {found}.',
  infants:
    '{count, plural, one {Ein Kind unter einem Jahr isst} other {# Kinder unter einem Jahr essen}} noch nicht am Familientisch und {count, plural, one {wird} other {werden}} nicht mitgezählt.',
  pricesBorrowed:
    '{percent, number} % der Kosten sind nach ähnlichen Produkten geschätzt, weil die Statistik für diese keine Reihe führt.',
  pricesUnofficial:
    '{percent, number} % der Kosten beruhen auf ungefähren Angaben, die kein Statistikamt veröffentlicht hat.',
  pricesOld:
    '{percent, number} % der Kosten beruhen auf Zahlen, die mehr als zwei Jahre alt und mit Preisindizes fortgeschrieben sind.',
  pricesRough:
    'Die Preise sind ein grober Anhalt: {percent, plural, =0 {Kein Teil der Kosten beruht} one {# % der Kosten beruht} other {# % der Kosten beruhen}} auf einem neueren amtlichen Preis genau dieses Produkts; {percent, plural, =0 {alles} other {der Rest}} ist nach ähnlichen Produkten, ungefähren oder älteren Zahlen geschätzt.',
}

const source = {
  rosstat: 'Rosstat',
  bls: 'US Bureau of Labor Statistics',
  eurostat: 'Preisniveauindizes und HVPI von Eurostat',
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
