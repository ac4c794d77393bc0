import { error, nearAllergen } from './errors/cs.ts'
import { label } from './labels/cs.ts'
import { quantity } from './quantities/cs.ts'
import type { Messages } from './shape.ts'

const page = {
  // On every page
  skip: 'Přejít k obsahu',
  language: 'Jazyk',
  recipes: 'Recepty',
  collections: 'Sbírky',
  docs: 'Pro vývojáře',
  estimates: 'Všechny ceny jsou odhady z národních statistik, nikdy ne aktuální ceny z regálu.',
  rights: 'Recepty a obrázky jsou pro osobní potřebu.',
  notFoundTitle: 'Tady nic není',
  notFound: 'Na této adrese není žádná stránka. Odkaz je možná uříznutý; požádejte odesílatele o celý.',
  toStart: 'Sestavit jídelníček',
  offline: 'Jste offline a tato stránka ještě nebyla otevřena.',
  busyTitle: 'Okamžik, prosím',
  busy: 'Právě se sestavuje příliš mnoho jídelníčků. Zkuste to znovu za pár sekund.',
  tooMany: 'Z vaší sítě přišlo příliš mnoho požadavků najednou. Počkejte pár sekund a zkuste to znovu.',
  failedTitle: 'Něco se pokazilo',
  failed: 'Je to naše chyba, ne vaše. Zkuste to za chvíli znovu.',
  minutes: '{minutes, plural, other {# min}}',
  kcal: '{kcal, plural, other {# kcal}}',
  country: 'Země',
  store: 'Obchod',
  region: 'Region',
  nationalAverage: 'Celostátní průměr',
  show: 'Zobrazit',

  // A plan
  weekTitle: 'Váš jídelníček na týden',
  tableTitle: 'Váš stůl',
  portions:
    '{portions, plural, one {# porce pro dospělého na jídlo} few {# porce pro dospělé na jídlo} many {# porce pro dospělé na jídlo} other {# porcí pro dospělé na jídlo}}',
  guests: '{guests, plural, one {pro # hosta} few {pro # hosty} many {pro # hosta} other {pro # hostů}}',
  share: 'Sdílet',
  shared: 'Odkaz zkopírován',
  print: 'Vytisknout',
  calendar: 'Kalendář',
  copyList: 'Kopírovat seznam',
  copied: 'Zkopírováno',
  comeBack: 'Otevřete jídelníček v telefonu: namiřte fotoaparát na kód.',
  warnings: 'Dobré vědět',
  total: 'K nákupu',
  band: 'pravděpodobně {low} až {high}',
  budget: 'Rozpočet {budget}',
  budgetAndBand: '{budget}; {band}',
  used: 'Z toho spotřebujete',
  leftInPacks: '{cost} zůstane v načatých baleních',
  kcalPerDay: 'Energie na den',
  kcalPerGuest: 'Energie na hosta',
  proteinPerDay: 'Bílkoviny na den',
  proteinPerGuest: 'Bílkoviny na hosta',
  cookMin: 'Vaření',
  hoursMinutes: '{hours, plural, other {# h}} {minutes, plural, =0 {} other {# min}}',
  priceNote: 'Ceny jsou odhady, {period}: {name}, {region}.',
  source:
    'Ceny jsou odhady, {period}: {name}, {region}. {coverage, number} % nákladů vychází z cenové řady přímo daného výrobku.',
  week: 'Týden',
  menu: 'Menu',
  chart: 'Výživové hodnoty po dnech',
  chartLead: 'Na jednu porci pro dospělého z každého jídla.',
  energyBand: 'Energie, kcal; pásmo je {low, number}–{high, number}',
  energyDays: 'Dny s odchylkou nejvýše {share, number, percent} od {target, number}: {days, number} ze {all, number}',
  proteinBand: 'Bílkoviny, g; stačí od {low, number}',
  proteinDays: 'Dny s aspoň {share, number, percent} z {target, number}: {days, number} ze {all, number}',
  dayBelow: 'pod pásmem',
  dayAbove: 'nad pásmem',
  leftover: 'uvařeno den předem',
  batch: 'vařte na dva dny',
  perPortion: '{cost} za porci',
  servings: '{servings, plural, one {pro # osobu} few {pro # osoby} many {pro # osoby} other {pro # osob}}',
  dishPortions: '{portions, plural, one {# porce} few {# porce} many {# porce} other {# porcí}}',
  replace: 'Vyměnit',
  replaceTitle: 'Jiné jídlo místo „{dish}“',
  replaceNone: 'Žádné jiné jídlo tu nesplní všechno, co jste si přáli.',
  replaceLead: 'Všechno ostatní zůstane. Dostanete nový jídelníček s vlastním odkazem, tento se nezmění.',
  replaceGone: 'Toto jídlo sem už zařadit nejde. Vyberte jiné.',
  chooseThis: 'Vybrat',
  sameCost: 'stojí stejně',
  moreCost: 'o {cost} dražší',
  lessCost: 'o {cost} levnější',
  lessWaste: 'v baleních zbude o {cost} méně',
  moreWaste: 'v baleních zbude o {cost} více',
  moreKcal: 'ten den o {kcal, plural, other {# kcal}} více',
  lessKcal: 'ten den o {kcal, plural, other {# kcal}} méně',
  back: 'Zpět k jídelníčku',

  // The shopping list
  shopping: 'Nákupní seznam',
  ticked: '{ticked} z {items, number} v košíku',
  clearTicks: 'Zrušit zaškrtnutí',
  needed: 'potřeba {amount}',
  usedIn: 'na: {dishes}',
  usedInMore:
    'na: {dishes} a {more, plural, one {# další jídlo} few {# další jídla} many {# dalšího jídla} other {# dalších jídel}}',
  pantry: 'Obvykle doma',
  pantryLead: 'Než půjdete, zkontrolujte. Není v součtu.',
  stores: 'Stejný seznam v jiných obchodech',
  storesLead: 'Stejná balení při obvyklé cenové hladině obchodu: odhad.',
  thisStore: 'tento jídelníček',

  // A recipe
  people: '{people, plural, one {pro # osobu} few {pro # osoby} many {pro # osoby} other {pro # osob}}',
  fewer: 'Pro méně osob',
  more: 'Pro více osob',
  adultPortions: 'Porce pro dospělé; množství, jak se kupuje, před oloupáním a vykostěním.',
  withdrawn: 'Tento recept byl stažen. Zůstává zde kvůli plánům, které ho obsahují.',
  photograph: 'Fotografie: {credit}, {license}',
  ingredients: 'Suroviny',
  pantryMark: 'obvykle doma',
  steps: 'Postup',
  nutrition: 'Výživové hodnoty porce',
  energy: 'Energie',
  protein: 'Bílkoviny',
  fat: 'Tuky',
  carb: 'Sacharidy',
  fiber: 'Vláknina',
  salt: 'Sůl',
  allergens: 'Alergeny',
  noAllergens: 'Žádný ze čtrnácti, které musí být v EU na etiketě',
  checkLabel: '{foods}: záleží na značce, zkontrolujte etiketu',
  buckwheat: 'Obsahuje pohanku, v Japonsku povinně uváděný alergen',
  equipment: 'Vybavení',
  noEquipment: 'Není potřeba',
  keeps: 'Trvanlivost',
  keepsDays:
    '{days, plural, =0 {snězte hned} one {# den v chladničce} few {# dny v chladničce} many {# dne v chladničce} other {# dní v chladničce}}',
  costWhere: 'Kolik to stojí',
  costFor:
    '{people, plural, one {asi {cost} pro # osobu} few {asi {cost} pro # osoby} many {asi {cost} pro # osoby} other {asi {cost} pro # osob}}',
  costLead: 'Podíly balení, bez toho, co je obvykle doma.',

  // The form that makes a plan
  homeTitle: 'Jídelníček na týden a jeden nákupní seznam',
  homeLead: 'Jídla na každý den, seznam v celých baleních s odhadem ceny a pravdivý důvod každé volby. Bez registrace.',
  wherePart: 'Kde nakupujete',
  showStores: 'Zobrazit obchody v této zemi',
  whoPart: 'Kdo jí',
  adults: 'Dospělí',
  kidAges: 'Věk dětí',
  kidAgesHint: 'Roky oddělené čárkami: 4, 9',
  slotsPart: 'Která jídla plánovat',
  dietPart: 'Co jíte',
  diet: 'Strava nebo pravidlo',
  anything: 'Všechno',
  avoid: 'Alergie: nikdy na stole',
  moneyPart: 'Kolik to smí stát',
  budgetValue: 'Rozpočet',
  budgetMode: 'Rozpočet na',
  budgetHint: 'Prázdné pole znamená bez omezení.',
  morePart: 'Další přání',
  goal: 'Cíl',
  startDate: 'První den',
  kitchenHas: 'Vybavení kuchyně',
  collection: 'Ze sbírky',
  noCollection: 'Všechny recepty',
  without: 'Vynechat',
  build: 'Sestavit jídelníček',
  building: 'Sestavuji jídelníček…',
  choose: 'Vyberte…',
  mistakes: 'Zkontrolujte prosím odpovědi',
  checkCountry: 'Vyberte zemi.',
  checkStore: 'Vyberte obchod v této zemi: {country}.',
  checkCurrency: 'Napište rozpočet v měně dané země, například {example}.',
  checkOther: 'Vyberte nebo napište sem něco jiného: {field}.',
  checkAgain: 'Něco ve formuláři k sobě nepasuje. Projděte odpovědi a zkuste to znovu.',
  budgetRead: 'Přečteno jako {sum}.',
  noDishFor: 'Pro tuto část dne nic nezbylo: {meal}.',
  drop: 'Bez přání „{wish}“: {dishes, plural, one {# jídlo} few {# jídla} many {# jídla} other {# jídel}}',
  dropLead: 'To by pomohlo:',
  noDishHelp: 'Uberte některá přání a zkuste to znovu.',
  checkKids: 'Napište věk dětí celými čísly od 0 do 17, oddělenými čárkami.',
  checkBudget: 'Napište rozpočet číslem, nebo pole nechte prázdné.',
  checkSlots: 'Vyberte aspoň jedno jídlo: snídani, oběd, večeři nebo svačinu.',

  // Lists of recipes
  search: 'Hledat',
  searchHint: 'Jídlo nebo surovina',
  meal: 'Denní jídlo',
  allMeals: 'Všechna denní jídla',
  found: '{count, plural, =0 {Nic se nenašlo} one {# recept} few {# recepty} many {# receptu} other {# receptů}}',
  foundNothing: 'Zkuste jiné slovo nebo jich zadejte méně.',
  previous: 'Předchozí',
  next: 'Další',
  pageOf: 'Strana {page, number} z {pages, number}',
  planFrom: 'Sestavit z ní týden',

  // For developers
  docsLead:
    'Vše na těchto stránkách pochází z veřejného API bez klíčů a účtů. Stavte na něm; dodržujte prosím uvedené limity.',
  docsRest: 'Každá cesta se svými poli; volání lze vyzkoušet přímo na stránce.',
  docsGraphql: 'Jeden koncový bod pro všechna data a jídelníčky, s editorem, který napovídá při psaní.',
  docsFile: 'Popis OpenAPI 3.1 jako soubor',
}

/** Why a dish stands where it stands; see `src/planner/reasons.ts` for the values. Whole sentences without a full stop. */
const reason = {
  leftover:
    'Zbylo {cookedSlot, select, breakfast {od snídaně} lunch {od oběda} snack {od svačiny} dinner {od večeře} other {od jídla}} z předchozího dne: tentokrát se nevaří',
  chosen:
    'Vaše volba {servings, plural, one {pro # osobu} few {pro # osoby} many {pro # osoby} other {pro # osob}}: {time}, porce má {kcal, number} kcal',
  swapped: 'Toto jídlo jste sem dali místo „{insteadOf}“',
  kept: 'Zůstalo, když jste měnili jiné jídlo; teď by se víc hodilo „{other}“',
  onlyChoice: '{slot}: jediné vhodné jídlo z celkem {dishes, number}',
  noRepeat:
    '{slot}: všechna ostatní vhodná jídla už v jídelníčku jsou, příliš se podobají sousednímu dni, nebo nevydrží',
  usesHave: '{ingredient}: máte doma a toto jídlo to využije',
  usesUpPack:
    '{ingredient}: spotřebuje balení načaté pro jídlo „{otherRecipe}“, takže stačí koupit o jedno balení méně ({saved})',
  sharesPack:
    '{ingredient}: bere z balení načatého pro jídlo „{otherRecipe}“, takže stačí koupit o jedno balení méně ({saved})',
  fromOpenPack: '{ingredient}: bere z balení načatého pro jídlo „{otherRecipe}“',
  opensPack: '{ingredient}: načne balení, ze kterého se bere i pro jídlo „{otherRecipe}“',
  keepsBudget: 'Udrží vás v rozpočtu {budget}: s jídlem „{other}“ by seznam stál {otherTotal}',
  cheaper: 'Seznam je o {saved} levnější než s jídlem „{other}“',
  lessWaste: 'V načatých baleních zbude o {saved} méně než s jídlem „{other}“',
  calories:
    'Za den vyjde {dayKcal, number} kcal, blíž k cíli {targetKcal, number} kcal než s jídlem „{other}“ ({otherDayKcal, number} kcal)',
  guestCalories:
    'Energie na hosta: {dayKcal, number} kcal, s jídlem „{other}“ by to bylo {otherDayKcal, number} kcal; cíl je {lowKcal, number} až {highKcal, number} kcal',
  protein:
    'Bílkoviny v naplánovaných jídlech dne: {dayProtein, number} g, s jídlem „{other}“ by to bylo {otherDayProtein, number} g; cíl je {targetProtein, number} g',
  quick: 'Na stole za {time}; jídlo „{other}“ trvá {otherTime}',
  newMain:
    'Na změnu: {ingredient}; {otherIngredient} {otherIngredientNumber, select, plural {jsou} other {je}} hlavní surovinou už {times, plural, one {jednou} few {#krát} many {#krát} other {#krát}}',
  newMainToday:
    'Na změnu: {ingredient}; {otherIngredient} {otherIngredientNumber, select, plural {jsou} other {je}} ten den už hlavní surovinou jiného jídla',
  newKitchen:
    '{kitchen} kuchyně na změnu, protože ta, ze které je „{other}“, už v jídelníčku je {times, plural, one {jednou} few {#krát} many {#krát} other {#krát}}',
  hotAndCold: '{serve, select, hot {Teplé} other {Studené}}, aby na stole byla teplá i studená jídla',
  collection: 'Ze sbírky „{collection}“',
  ofOccasion: 'Jedno z vlastních jídel příležitosti: {occasion}',
  addedDish:
    '{slot}: přidáno, protože {own, plural, =0 {žádné vlastní jídlo příležitosti nevyhovuje} one {jen # vlastní jídlo příležitosti vyhovuje} few {jen # vlastní jídla příležitosti vyhovují} many {jen # vlastního jídla příležitosti vyhovuje} other {jen # vlastních jídel příležitosti vyhovuje}} všem',
  vegetables:
    'Zelenina a ovoce v naplánovaných jídlech dne: {dayGrams, number} g, s jídlem „{other}“ by to bylo {otherDayGrams, number} g; cíl je {targetGrams, number} g',
  fiber:
    'Vláknina v naplánovaných jídlech dne: {dayGrams, number} g, s jídlem „{other}“ by to bylo {otherDayGrams, number} g; cíl je {targetGrams, number} g',
  salt: 'Sůl v naplánovaných jídlech dne: {dayGrams, number} g, s jídlem „{other}“ by to bylo {otherDayGrams, number} g; doporučuje se nejvýš {targetGrams, number} g',
  variant: 'Jiná dobrá volba, protože jste chtěli jiný jídelníček',
  equallyGood: 'Ve všem, co se hodnotí, stejně dobré jako „{other}“',
  weighed: 'Po zvážení všeho lepší než „{other}“',
  batch: 'Vaří se jednou a vystačí na dva dny',
  quickDish: 'Na stole za {time}',
  onlyMain: 'Jediné jídlo v jídelníčku s touto hlavní surovinou: {ingredient}',
  richInProtein: '{protein, number} g bílkovin na porci',
  portion: 'Hotovo za {time}; porce má {kcal, number} kcal a {protein, number} g bílkovin',
}

/** What was asked and not reached; see `src/planner/warnings.ts` for the values. */
const warning = {
  budgetExceeded: 'Seznam stojí {cost}, o {over} více než rozpočet {budget}.',
  caloriesBelow:
    '{days, plural, one {# den je pod cílovou energií: {kcal, number} kcal z {targetKcal, number}} few {# dny jsou pod cílovou energií; nejnižší má {kcal, number} kcal z {targetKcal, number}} many {# dne je pod cílovou energií; nejnižší má {kcal, number} kcal z {targetKcal, number}} other {# dní je pod cílovou energií; nejnižší má {kcal, number} kcal z {targetKcal, number}}}.',
  caloriesAbove:
    '{days, plural, one {# den je nad cílovou energií: {kcal, number} kcal místo {targetKcal, number}} few {# dny jsou nad cílovou energií; nejvyšší má {kcal, number} kcal místo {targetKcal, number}} many {# dne je nad cílovou energií; nejvyšší má {kcal, number} kcal místo {targetKcal, number}} other {# dní je nad cílovou energií; nejvyšší má {kcal, number} kcal místo {targetKcal, number}}}.',
  guestCaloriesBelow: 'Energie na hosta: {kcal, number} kcal; cíl je nejméně {targetKcal, number} kcal.',
  guestCaloriesAbove: 'Energie na hosta: {kcal, number} kcal; cíl je nejvýš {targetKcal, number} kcal.',
  proteinBelow: 'V průměru {protein, number} g bílkovin denně; cíl je {targetProtein, number} g.',
  vegetablesBelow: 'V průměru {grams, number} g zeleniny a ovoce denně; cíl je {targetGrams, number} g.',
  fiberBelow: 'V průměru {grams, number} g vlákniny denně; cíl je {targetGrams, number} g.',
  saltAbove: 'V průměru {grams, number} g soli denně; doporučuje se nejvýš {targetGrams, number} g.',
  repeats:
    '{slot}: {dishes, plural, one {zbylo jen # jídlo} few {zbyla jen # jídla} many {zbylo jen # jídla} other {zbylo jen # jídel}} na {needed, plural, one {# den} few {# dny} many {# dne} other {# dní}}, jídla se proto opakují.',
  sameMainNextDay:
    '{slot}: stejná hlavní surovina dva dny po sobě, {days, plural, one {jednou} few {#krát} many {#krát} other {#krát}}.',
  mainTooOften: '{ingredientStart}: {times, number}krát hlavní surovina; lepší by bylo nejvýš {limit, number}krát.',
  kitchenTooOften:
    '{kitchen} kuchyně: {times, plural, one {# jídlo} few {# jídla} many {# jídla} other {# jídel}}; lepší by bylo nejvýš {limit, number}.',
  collectionShort:
    'Mimo sbírku „{collection}“ {others, plural, one {je # jídlo} few {jsou # jídla} many {je # jídla} other {je # jídel}} z celkem {dishes, number}: do jídelníčku se hodila víc.',
  haveUnused: 'Máte doma, ale žádné jídlo to nevyužilo: {ingredients}.',
  ownDishesFew:
    '{slot}: {own, plural, =0 {nehodí se žádné vlastní jídlo příležitosti} one {hodí se jen # vlastní jídlo příležitosti} few {hodí se jen # vlastní jídla příležitosti} many {hodí se jen # vlastního jídla příležitosti} other {hodí se jen # vlastních jídel příležitosti}}; zvážili jsme i jiná, která dodržují její pravidla.',
  ownDishesPassed:
    '{slot}: {own, plural, one {hodí se # vlastní jídlo příležitosti} few {hodí se # vlastní jídla příležitosti} many {hodí se # vlastního jídla příležitosti} other {hodí se # vlastních jídel příležitosti}}, ale v jídelníčku {served, plural, =0 {není žádné} one {je jen #} few {jsou jen #} many {je jen #} other {je jen #}}; zvážili jsme i jiná, která dodržují její pravidla.',
  courseEmpty: '{slot}: žádné jídlo neprojde filtry, proto je chod vynechán.',
  courseShort:
    '{slot}: {dishes, plural, one {# jídlo} few {# jídla} many {# jídla} other {# jídel}}, pro tolik hostů by jich mělo být {needed, number}.',
  breaksAllergens: 'Jídlo „{recipe}“ obsahuje něco, čemu jste se chtěli vyhnout: {found}.',
  breaksExclude: 'Jídlo „{recipe}“ obsahuje to, co nejíte: {found}.',
  breaksExcludeTags: 'Jídlo „{recipe}“ obsahuje to, co jste vyloučili: {found}.',
  breaksEquipment: 'Jídlo „{recipe}“ vyžaduje vybavení, které nemáte: {found}.',
  infants:
    '{count, plural, one {# dítě do jednoho roku nejí společná jídla a není započítáno} few {# děti do jednoho roku nejedí společná jídla a nejsou započítány} many {# dítěte do jednoho roku nejí společná jídla a není započítáno} other {# dětí do jednoho roku nejí společná jídla a není započítáno}}.',
  pricesBorrowed:
    '{percent, number} % nákladů je odhadnuto podle podobných výrobků, protože statistiky pro tyto nemají vlastní řadu.',
  pricesUnofficial:
    '{percent, number} % nákladů vychází z přibližných čísel, která nezveřejnil žádný statistický úřad.',
  pricesOld: '{percent, number} % nákladů vychází z údajů starších dvou let, přepočtených cenovými indexy na dnešek.',
  pricesRough:
    'Ceny jsou jen orientační: {percent, plural, =0 {žádná část nákladů nevychází} one {# % nákladů vychází} few {# % nákladů vychází} many {# % nákladů vychází} other {# % nákladů vychází}} z nedávné úřední ceny právě toho výrobku; zbytek se řídí podobnými výrobky, přibližnými nebo staršími údaji.',
}

const source = {
  rosstat: 'Rosstat',
  bls: 'Americký úřad pro statistiku práce (BLS)',
  eurostat: 'Eurostat (cenové hladiny a HICP)',
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
