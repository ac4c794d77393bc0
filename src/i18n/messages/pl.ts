import { error, nearAllergen } from './errors/pl.ts'
import { label } from './labels/pl.ts'
import { quantity } from './quantities/pl.ts'
import type { Messages } from './shape.ts'

const page = {
  // On every page
  skip: 'Do treści',
  language: 'Język',
  recipes: 'Przepisy',
  collections: 'Kolekcje',
  docs: 'Dla programistów',
  estimates: 'Wszystkie ceny to szacunki na podstawie statystyk krajowych, a nie bieżące ceny z półki.',
  rights: 'Przepisy i ilustracje są do użytku osobistego.',
  notFoundTitle: 'Nic tu nie ma',
  notFound: 'Pod tym adresem nie ma strony. Może link jest ucięty; poproś nadawcę o pełny.',
  toStart: 'Ułóż jadłospis',
  offline: 'Brak połączenia, a tej strony jeszcze nie otwierano.',
  busyTitle: 'Chwileczkę',
  busy: 'W tej chwili powstaje zbyt wiele jadłospisów. Spróbuj ponownie za kilka sekund.',
  tooMany: 'Z twojej sieci przyszło zbyt wiele zapytań naraz. Odczekaj kilka sekund i spróbuj ponownie.',
  failedTitle: 'Coś poszło nie tak',
  failed: 'To nasza wina, nie twoja. Spróbuj ponownie za chwilę.',
  minutes: '{minutes, plural, other {# min}}',
  kcal: '{kcal, plural, other {# kcal}}',
  country: 'Kraj',
  store: 'Sklep',
  region: 'Region',
  nationalAverage: 'Średnia krajowa',
  show: 'Pokaż',

  // A plan
  weekTitle: 'Twój jadłospis na tydzień',
  tableTitle: 'Twój stół',
  portions:
    '{portions, plural, one {# porcja dla dorosłego na posiłek} few {# porcje dla dorosłych na posiłek} many {# porcji dla dorosłych na posiłek} other {# porcji dla dorosłych na posiłek}}',
  guests: '{guests, plural, one {dla # gościa} few {dla # gości} many {dla # gości} other {dla # gościa}}',
  share: 'Udostępnij',
  shared: 'Link skopiowany',
  print: 'Drukuj',
  calendar: 'Kalendarz',
  copyList: 'Kopiuj listę',
  copied: 'Skopiowano',
  comeBack: 'Otwórz ten jadłospis w telefonie: skieruj aparat na kod.',
  warnings: 'Warto wiedzieć',
  total: 'Do kupienia',
  band: 'prawdopodobnie od {low} do {high}',
  budget: 'Budżet {budget}',
  budgetAndBand: '{budget}; {band}',
  used: 'Z tego zjesz',
  leftInPacks: '{cost} zostanie w otwartych opakowaniach',
  kcalPerDay: 'Energia na dzień',
  kcalPerGuest: 'Energia na gościa',
  proteinPerDay: 'Białko na dzień',
  proteinPerGuest: 'Białko na gościa',
  cookMin: 'Gotowanie',
  hoursMinutes: '{hours, plural, other {# godz.}} {minutes, plural, =0 {} other {# min}}',
  priceNote: 'Ceny szacunkowe, {period}: {name}, {region}.',
  source:
    'Ceny szacunkowe, {period}: {name}, {region}. {coverage, number}% kosztu opiera się na notowaniach cen dokładnie tego produktu.',
  week: 'Tydzień',
  menu: 'Menu',
  chart: 'Wartości odżywcze według dni',
  chartLead: 'Na jedną porcję dla dorosłego z każdego posiłku.',
  energyBand: 'Energia, kcal; pas to {low, number}–{high, number}',
  energyDays: '{days, number} z {all, number} dni: odchylenie najwyżej {share, number, percent} od {target, number}',
  proteinBand: 'Białko, g; wystarczy od {low, number}',
  proteinDays: '{days, number} z {all, number} dni: co najmniej {share, number, percent} z {target, number}',
  dayBelow: 'poniżej pasa',
  dayAbove: 'powyżej pasa',
  leftover: 'ugotowane dzień wcześniej',
  batch: 'gotuj na dwa dni',
  perPortion: '{cost} za porcję',
  servings: '{servings, plural, one {dla # osoby} few {dla # osób} many {dla # osób} other {dla # osoby}}',
  dishPortions: '{portions, plural, one {# porcja} few {# porcje} many {# porcji} other {# porcji}}',
  replace: 'Zamień',
  replaceTitle: 'Inne danie zamiast „{dish}”',
  replaceNone: 'Żadne inne danie nie spełnia w tym miejscu wszystkich twoich warunków.',
  replaceLead: 'Cała reszta zostaje. Powstanie nowy jadłospis z własnym linkiem, a ten się nie zmieni.',
  replaceGone: 'To danie już tu nie pasuje. Wybierz inne.',
  chooseThis: 'Wybierz',
  sameCost: 'kosztuje tyle samo',
  moreCost: 'o {cost} drożej',
  lessCost: 'o {cost} taniej',
  lessWaste: 'o {cost} mniej zostanie w opakowaniach',
  moreWaste: 'o {cost} więcej zostanie w opakowaniach',
  moreKcal: 'o {kcal, plural, other {# kcal}} więcej tego dnia',
  lessKcal: 'o {kcal, plural, other {# kcal}} mniej tego dnia',
  back: 'Wróć do jadłospisu',

  // The shopping list
  shopping: 'Lista zakupów',
  ticked: '{ticked} z {items, number} w koszyku',
  clearTicks: 'Odznacz wszystko',
  needed: 'potrzeba {amount}',
  usedIn: 'do: {dishes}',
  usedInMore: 'do: {dishes} i jeszcze {more, plural, one {# dania} few {# dań} many {# dań} other {# dania}}',
  pantry: 'Zwykle są w domu',
  pantryLead: 'Sprawdź przed wyjściem. Nie wliczono do sumy.',
  stores: 'Ta sama lista w innych sklepach',
  storesLead: 'Te same opakowania przy zwykłym poziomie cen każdego sklepu: szacunek.',
  thisStore: 'ten jadłospis',

  // A recipe
  people: '{people, plural, one {dla # osoby} few {dla # osób} many {dla # osób} other {dla # osoby}}',
  fewer: 'Dla mniejszej liczby osób',
  more: 'Dla większej liczby osób',
  adultPortions: 'Porcje dla dorosłych; ilości takie, jakie się kupuje, przed obraniem i usunięciem kości.',
  withdrawn: 'Ten przepis został wycofany. Pozostaje tu dla planów, które go zawierają.',
  photograph: 'Zdjęcie: {credit}, {license}',
  ingredients: 'Składniki',
  pantryMark: 'zwykle w domu',
  steps: 'Przygotowanie',
  nutrition: 'Wartości odżywcze porcji',
  energy: 'Energia',
  protein: 'Białko',
  fat: 'Tłuszcz',
  carb: 'Węglowodany',
  fiber: 'Błonnik',
  salt: 'Sól',
  allergens: 'Alergeny',
  noAllergens: 'Żadnego z czternastu, które w UE trzeba podawać na etykietach',
  checkLabel: '{foods}: zależy od marki, sprawdź etykietę',
  buckwheat: 'Zawiera grykę, alergen, który w Japonii trzeba podawać na etykiecie',
  equipment: 'Sprzęt',
  noEquipment: 'Niepotrzebny',
  keeps: 'Trwałość',
  keepsDays:
    '{days, plural, =0 {zjedz od razu} one {# dzień w lodówce} few {# dni w lodówce} many {# dni w lodówce} other {# dnia w lodówce}}',
  costWhere: 'Ile to kosztuje',
  costFor:
    '{people, plural, one {około {cost} dla # osoby} few {około {cost} dla # osób} many {około {cost} dla # osób} other {około {cost} dla # osoby}}',
  costLead: 'Części opakowań, bez tego, co zwykle jest w domu.',

  // The form that makes a plan
  homeTitle: 'Jadłospis na tydzień i jedna lista zakupów',
  homeLead:
    'Dania na każdy dzień, lista w całych opakowaniach z szacunkową ceną i prawdziwe uzasadnienie każdego wyboru. Bez konta.',
  wherePart: 'Gdzie robisz zakupy',
  showStores: 'Pokaż sklepy w tym kraju',
  whoPart: 'Kto je',
  adults: 'Dorośli',
  kidAges: 'Wiek dzieci',
  kidAgesHint: 'Pełne lata, rozdzielone przecinkami: 4, 9',
  slotsPart: 'Posiłki do zaplanowania',
  dietPart: 'Co jecie',
  diet: 'Dieta lub zasady',
  anything: 'Wszystko',
  avoid: 'Alergie: nigdy na stole',
  moneyPart: 'Ile to może kosztować',
  budgetValue: 'Budżet',
  budgetMode: 'Budżet na',
  budgetHint: 'Puste pole oznacza brak limitu.',
  morePart: 'Więcej życzeń',
  goal: 'Cel',
  startDate: 'Pierwszy dzień',
  kitchenHas: 'Sprzęt w kuchni',
  collection: 'Z kolekcji',
  noCollection: 'Wszystkie przepisy',
  without: 'Pomiń',
  build: 'Ułóż jadłospis',
  building: 'Układam jadłospis…',
  choose: 'Wybierz…',
  mistakes: 'Sprawdź odpowiedzi',
  checkCountry: 'Wybierz kraj.',
  checkStore: 'Wybierz sklep w tym kraju: {country}.',
  checkCurrency: 'Podaj budżet w walucie kraju, na przykład {example}.',
  checkOther: 'Wybierz lub wpisz tu inną wartość: {field}.',
  checkAgain: 'Coś w formularzu do siebie nie pasuje. Przejrzyj odpowiedzi i spróbuj ponownie.',
  budgetRead: 'Odczytano jako {sum}.',
  noDishFor: 'Na ten posiłek nie zostało żadne danie: {meal}.',
  drop: 'Bez życzenia „{wish}”: {dishes, plural, one {# danie} few {# dania} many {# dań} other {# dania}}',
  dropLead: 'To by pomogło:',
  noDishHelp: 'Zrezygnuj z części życzeń i spróbuj ponownie.',
  checkKids: 'Podaj wiek dzieci: liczby całkowite od 0 do 17, rozdzielone przecinkami.',
  checkBudget: 'Podaj budżet jako liczbę albo zostaw puste pole.',
  checkSlots: 'Wybierz co najmniej jeden posiłek.',

  // Lists of recipes
  search: 'Szukaj',
  searchHint: 'Danie lub składnik',
  meal: 'Posiłek',
  allMeals: 'Wszystkie posiłki',
  found:
    '{count, plural, =0 {Nic nie znaleziono} one {# przepis} few {# przepisy} many {# przepisów} other {# przepisu}}',
  foundNothing: 'Spróbuj innego słowa albo mniejszej ich liczby.',
  previous: 'Wstecz',
  next: 'Dalej',
  pageOf: 'Strona {page, number} z {pages, number}',
  planFrom: 'Ułóż z niej tydzień',

  // For developers
  docsLead:
    'Wszystko na tych stronach pochodzi z publicznego API bez kluczy i kont. Korzystaj z niego do woli, przestrzegając podanych limitów.',
  docsRest: 'Każda ścieżka z jej polami; wywołania można wypróbować na stronie.',
  docsGraphql:
    'Jeden punkt końcowy dla wszystkich danych i jadłospisów, z edytorem, który podpowiada w trakcie pisania.',
  docsFile: 'Opis OpenAPI 3.1 w pliku',
}

/** Why a dish stands where it stands; see `src/planner/reasons.ts` for the values. Whole sentences without a full stop. */
const reason = {
  leftover:
    'Zostało {cookedSlot, select, breakfast {ze śniadania} lunch {z obiadu} snack {z przekąski} dinner {z kolacji} other {z posiłku}} poprzedniego dnia: na ten posiłek nie trzeba gotować',
  chosen:
    'To twój wybór {servings, plural, one {dla # osoby} few {dla # osób} many {dla # osób} other {dla # osoby}}: {time}, porcja ma {kcal, number} kcal',
  swapped: 'Wybrano je tu zamiast „{insteadOf}”',
  kept: 'Zostało na miejscu, gdy zmieniono inne danie; teraz lepiej pasowałoby „{other}”',
  onlyChoice: '{slot}: jedyne pasujące danie z {dishes, number}',
  noRepeat:
    '{slot}: wszystkie inne pasujące dania już są w jadłospisie, za bardzo przypominają sąsiedni dzień albo nie dadzą się przechować',
  usesHave: '{ingredient}: masz w domu, a to danie z tego korzysta',
  usesUpPack:
    '{ingredient}: zużywa do końca opakowanie otwarte do dania „{otherRecipe}”, więc o jedno opakowanie mniej do kupienia ({saved})',
  sharesPack:
    '{ingredient}: korzysta z opakowania otwartego do dania „{otherRecipe}”, więc o jedno opakowanie mniej do kupienia ({saved})',
  fromOpenPack: '{ingredient}: korzysta z opakowania otwartego do dania „{otherRecipe}”',
  opensPack: '{ingredient}: otwiera opakowanie, z którego korzysta też danie „{otherRecipe}”',
  keepsBudget: 'Pozwala zmieścić się w {budget}: z daniem „{other}” lista kosztowałaby {otherTotal}',
  cheaper: 'Lista jest o {saved} tańsza niż z daniem „{other}”',
  lessWaste: 'W otwartych opakowaniach zostaje o {saved} mniej niż z daniem „{other}”',
  calories:
    'Tego dnia wychodzi {dayKcal, number} kcal, bliżej celu {targetKcal, number} kcal niż z daniem „{other}” ({otherDayKcal, number} kcal)',
  guestCalories:
    'Energia na gościa: {dayKcal, number} kcal, z daniem „{other}” byłoby {otherDayKcal, number} kcal; cel to od {lowKcal, number} do {highKcal, number} kcal',
  protein:
    'Białko w zaplanowanych posiłkach dnia: {dayProtein, number} g, z daniem „{other}” byłoby {otherDayProtein, number} g; cel to {targetProtein, number} g',
  quick: 'Na stole w {time}; danie „{other}” zajmuje {otherTime}',
  newMain:
    'Dla odmiany: {ingredient}; {otherIngredient} {otherIngredientNumber, select, plural {są} other {to}} główny składnik już {times, plural, one {# raz} few {# razy} many {# razy} other {# razu}}',
  newMainToday:
    'Dla odmiany: {ingredient}; {otherIngredient} {otherIngredientNumber, select, plural {są} other {to}} główny składnik innego posiłku tego dnia',
  newKitchen:
    '{kitchen} kuchnia dla odmiany, bo ta od dania „{other}” jest już w jadłospisie {times, plural, one {# raz} few {# razy} many {# razy} other {# razu}}',
  hotAndCold: '{serve, select, hot {Na gorąco} other {Na zimno}}, żeby na stole były dania i gorące, i zimne',
  collection: 'Z kolekcji „{collection}”',
  ofOccasion: 'Jedno z własnych dań tej okazji: {occasion}',
  addedDish:
    '{slot}: dodano, bo {own, plural, =0 {żadne własne danie tej okazji nie odpowiada} one {tylko # własne danie tej okazji odpowiada} few {tylko # własne dania tej okazji odpowiadają} many {tylko # własnych dań tej okazji odpowiada} other {tylko # własnego dania tej okazji odpowiada}} wszystkim',
  vegetables:
    'Warzywa i owoce w zaplanowanych posiłkach dnia: {dayGrams, number} g, z daniem „{other}” byłoby {otherDayGrams, number} g; cel to {targetGrams, number} g',
  fiber:
    'Błonnik w zaplanowanych posiłkach dnia: {dayGrams, number} g, z daniem „{other}” byłoby {otherDayGrams, number} g; cel to {targetGrams, number} g',
  salt: 'Sól w zaplanowanych posiłkach dnia: {dayGrams, number} g, z daniem „{other}” byłoby {otherDayGrams, number} g; zaleca się najwyżej {targetGrams, number} g',
  variant: 'Inny dobry wybór, skoro jadłospis miał być inny',
  equallyGood: 'Tak samo dobre jak „{other}” pod każdym branym pod uwagę względem',
  weighed: 'Biorąc wszystko razem, lepsze niż „{other}”',
  batch: 'Gotujesz raz, wystarcza na dwa dni',
  quickDish: 'Na stole w {time}',
  onlyMain: 'Jedyne danie w jadłospisie z tym głównym składnikiem: {ingredient}',
  richInProtein: '{protein, number} g białka w porcji',
  portion: 'Gotowe w {time}; porcja ma {kcal, number} kcal i {protein, number} g białka',
}

/** What was asked and not reached; see `src/planner/warnings.ts` for the values. */
const warning = {
  budgetExceeded: 'Lista kosztuje {cost}, o {over} więcej niż budżet {budget}.',
  caloriesBelow:
    '{days, plural, one {# dzień jest poniżej zakładanej energii: {kcal, number} kcal z {targetKcal, number}} few {# dni są poniżej zakładanej energii; najmniej to {kcal, number} kcal z {targetKcal, number}} many {# dni jest poniżej zakładanej energii; najmniej to {kcal, number} kcal z {targetKcal, number}} other {# dnia jest poniżej zakładanej energii; najmniej to {kcal, number} kcal z {targetKcal, number}}}.',
  caloriesAbove:
    '{days, plural, one {# dzień jest powyżej zakładanej energii: {kcal, number} kcal zamiast {targetKcal, number}} few {# dni są powyżej zakładanej energii; najwięcej to {kcal, number} kcal zamiast {targetKcal, number}} many {# dni jest powyżej zakładanej energii; najwięcej to {kcal, number} kcal zamiast {targetKcal, number}} other {# dnia jest powyżej zakładanej energii; najwięcej to {kcal, number} kcal zamiast {targetKcal, number}}}.',
  guestCaloriesBelow: 'Energia na gościa: {kcal, number} kcal; cel to co najmniej {targetKcal, number} kcal.',
  guestCaloriesAbove: 'Energia na gościa: {kcal, number} kcal; cel to najwyżej {targetKcal, number} kcal.',
  proteinBelow: 'Średnio {protein, number} g białka dziennie; cel to {targetProtein, number} g.',
  vegetablesBelow: 'Średnio {grams, number} g warzyw i owoców dziennie; cel to {targetGrams, number} g.',
  fiberBelow: 'Średnio {grams, number} g błonnika dziennie; cel to {targetGrams, number} g.',
  saltAbove: 'Średnio {grams, number} g soli dziennie; zaleca się najwyżej {targetGrams, number} g.',
  repeats:
    '{slot}: {dishes, plural, one {zostało tylko # danie} few {zostały tylko # dania} many {zostało tylko # dań} other {zostało tylko # dania}} na {needed, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, więc dania się powtarzają.',
  sameMainNextDay:
    '{slot}: ten sam główny składnik dwa dni z rzędu, {days, plural, one {# raz} few {# razy} many {# razy} other {# razu}}.',
  mainTooOften:
    '{ingredientStart}: główny składnik {times, plural, one {# raz} few {# razy} many {# razy} other {# razu}}; lepiej najwyżej {limit, number}.',
  kitchenTooOften:
    '{kitchen} kuchnia: {times, plural, one {# danie} few {# dania} many {# dań} other {# dania}}; lepiej najwyżej {limit, number}.',
  collectionShort:
    '{others, plural, one {# danie} few {# dania} many {# dań} other {# dania}} na {dishes, number} {others, plural, one {nie pochodzi} few {nie pochodzą} many {nie pochodzi} other {nie pochodzi}} z kolekcji „{collection}”: inne lepiej pasowały do jadłospisu.',
  haveUnused: 'Masz w domu, ale nie trafiło do żadnego dania: {ingredients}.',
  ownDishesFew:
    '{slot}: {own, plural, =0 {nie pasuje żadne własne danie tej okazji} one {pasuje tylko # własne danie tej okazji} few {pasują tylko # własne dania tej okazji} many {pasuje tylko # własnych dań tej okazji} other {pasuje tylko # własnego dania tej okazji}}; brano pod uwagę także inne, zgodne z jej zasadami.',
  ownDishesPassed:
    '{slot}: {own, plural, one {pasuje # własne danie tej okazji} few {pasują # własne dania tej okazji} many {pasuje # własnych dań tej okazji} other {pasuje # własnego dania tej okazji}}, a w jadłospisie {served, plural, =0 {nie ma żadnego z nich} one {jest z nich tylko #} few {są z nich tylko #} many {jest z nich tylko #} other {jest z nich tylko #}}; brano pod uwagę także inne, zgodne z jej zasadami.',
  courseEmpty: '{slot}: żadne danie nie przechodzi przez filtry, więc tę część pominięto.',
  courseShort:
    '{slot}: {dishes, plural, one {# danie} few {# dania} many {# dań} other {# dania}}, a przy tylu gościach powinno być {needed, number}.',
  breaksAllergens: 'Danie „{recipe}” zawiera to, czego miało nie być: {found}.',
  breaksExclude: 'Danie „{recipe}” zawiera to, czego nie jesz: {found}.',
  breaksExcludeTags: 'Danie „{recipe}” zawiera to, co wykluczono: {found}.',
  breaksEquipment: 'Danie „{recipe}” wymaga sprzętu, którego nie masz: {found}.',
  infants:
    '{count, plural, one {# dziecko poniżej roku nie je wspólnych posiłków i nie jest wliczone} few {# dzieci poniżej roku nie jedzą wspólnych posiłków i nie są wliczone} many {# dzieci poniżej roku nie je wspólnych posiłków i nie jest wliczonych} other {# dziecka poniżej roku nie je wspólnych posiłków i nie jest wliczone}}.',
  pricesBorrowed:
    '{percent, number}% kosztu oszacowano na podstawie podobnych produktów, bo statystyki nie mają dla tych osobnych notowań.',
  pricesUnofficial:
    '{percent, number}% kosztu opiera się na przybliżonych wartościach, których nie opublikował żaden urząd statystyczny.',
  pricesOld:
    '{percent, number}% kosztu opiera się na danych sprzed ponad dwóch lat, przeliczonych wskaźnikami cen na dziś.',
  pricesRough:
    'Ceny są tylko orientacyjne: {percent, plural, =0 {żadna część kosztu nie opiera się} one {#% kosztu opiera się} few {#% kosztu opiera się} many {#% kosztu opiera się} other {#% kosztu opiera się}} na niedawnej oficjalnej cenie właśnie tego produktu; reszta wynika z podobnych produktów, danych przybliżonych lub starszych.',
}

const source = {
  rosstat: 'Rosstat',
  bls: 'Amerykańskie Biuro Statystyki Pracy (BLS)',
  eurostat: 'Eurostat (poziomy cen i HICP)',
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
