import { label } from './labels/kk.ts'
import type { Messages } from './shape.ts'

/** The pages for people. No case endings on values: they would have to follow the last sound of each word and number. */
const page = {
  // On every page
  skip: 'Мазмұнға өту',
  language: 'Тіл',
  recipes: 'Рецепттер',
  collections: 'Топтамалар',
  docs: 'Әзірлеушілерге',
  estimates: 'Барлық баға — ұлттық статистикаға негізделген бағалау, дүкендегі нақты баға емес.',
  rights: 'Рецепттер мен суреттер жеке пайдалануға арналған.',
  notFoundTitle: 'Мұнда ештеңе жоқ',
  notFound:
    'Бұл мекенжайда бет жоқ. Сілтеме толық көшірілмеген болуы мүмкін: жіберген адамнан толық сілтемесін сұраңыз.',
  toStart: 'Мәзір құру',
  offline: 'Интернет байланысы жоқ, ал бұл бет бұрын ашылмаған.',
  busyTitle: 'Бір сәт күте тұрыңыз',
  busy: 'Қазір тым көп мәзір құрылып жатыр. Бірнеше секундтан кейін қайталап көріңіз.',
  tooMany: 'Сіздің желіңізден бірден тым көп сұрау келді. Бірнеше секунд күтіп, қайталап көріңіз.',
  failedTitle: 'Қате шықты',
  failed: 'Бұл — сіздің емес, біздің кінәміз. Сәл кейінірек қайталап көріңіз.',
  minutes: '{minutes, plural, other {# мин}}',
  kcal: '{kcal, plural, other {# ккал}}',
  country: 'Ел',
  store: 'Дүкен',
  region: 'Өңір',
  nationalAverage: 'Ел бойынша орташа',
  show: 'Көрсету',

  // A plan
  weekTitle: 'Апталық мәзіріңіз',
  tableTitle: 'Дастарқаныңыз',
  portions: '{portions, plural, other {әр асқа ересек адамның # порциясы}}',
  guests: '{guests, plural, other {# қонаққа}}',
  share: 'Бөлісу',
  shared: 'Сілтеме көшірілді',
  print: 'Басып шығару',
  calendar: 'Күнтізбе',
  copyList: 'Тізімді көшіру',
  copied: 'Көшірілді',
  comeBack: 'Бұл мәзірді телефонда ашу үшін камераны кодқа бағыттаңыз.',
  warnings: 'Назар аударыңыз',
  total: 'Сатып алуға',
  band: 'шамамен {low} – {high}',
  budget: 'Бюджет: {budget}',
  budgetAndBand: '{budget}; {band}',
  used: 'Оның желінетіні',
  leftInPacks: 'ашылған қаптамаларда қалады: {cost}',
  kcalPerDay: 'Күніне энергия',
  kcalPerGuest: 'Бір қонаққа энергия',
  proteinPerDay: 'Күніне ақуыз',
  proteinPerGuest: 'Бір қонаққа ақуыз',
  cookMin: 'Әзірлеу уақыты',
  hoursMinutes: '{hours, plural, other {# сағ}} {minutes, plural, =0 {} other {# мин}}',
  priceNote: 'Бағалар — шамамен есептелген, кезеңі {period}: {name}, {region}.',
  source:
    'Бағалар — шамамен есептелген, кезеңі {period}: {name}, {region}. Құнның {coverage, number}%-ы дәл осы өнімнің баға қатарына негізделген.',
  week: 'Апта',
  menu: 'Мәзір',
  chart: 'Күндер бойынша тағамдық құндылық',
  chartLead: 'Әр астың ересек адамға арналған бір порциясы бойынша.',
  energyTarget: 'Энергия, ккал; сызық — мақсат: {target, number}',
  proteinTarget: 'Ақуыз, г; сызық — мақсат: {target, number}',
  leftover: 'бір күн бұрын әзірленген',
  batch: 'екі күнге әзірленеді',
  perPortion: 'порциясы {cost}',
  servings: '{servings, plural, other {# адамға}}',
  dishPortions: '{portions, plural, other {# порция}}',
  replace: 'Ауыстыру',
  replaceTitle: '«{dish}» орнына басқа тағам',
  replaceNone: 'Бұл орында барлық талабыңызға сай келетін басқа тағам жоқ.',
  replaceLead: 'Қалғаны өзгермейді. Өз сілтемесі бар жаңа мәзір шығады, ал мынау сол күйінде қалады.',
  replaceGone: 'Бұл тағам енді мұнда сай келмейді. Басқасын таңдаңыз.',
  chooseThis: 'Таңдау',
  sameCost: 'құны бірдей',
  moreCost: 'қымбаттауы: {cost}',
  lessCost: 'арзандауы: {cost}',
  lessWaste: 'қаптамалардағы қалдықтың азаюы: {cost}',
  moreWaste: 'қаптамалардағы қалдықтың көбеюі: {cost}',
  moreKcal: 'сол күнгі артығы: {kcal, plural, other {# ккал}}',
  lessKcal: 'сол күнгі кемі: {kcal, plural, other {# ккал}}',
  back: 'Мәзірге оралу',

  // The shopping list
  shopping: 'Сатып алу тізімі',
  ticked: 'себетте: {ticked} / {items, number}',
  clearTicks: 'Белгілерді алып тастау',
  needed: 'керегі {amount}',
  usedIn: '{dishes} үшін',
  usedInMore: '{dishes} және тағы {more, plural, other {# тағам}} үшін',
  pantry: 'Әдетте үйде бар',
  pantryLead: 'Шығар алдында тексеріп алыңыз. Жалпы сомаға кірмейді.',
  stores: 'Осы тізім басқа дүкендерде',
  storesLead: 'Дәл сол қаптамалар әр дүкеннің әдеттегі баға деңгейімен: бұл — бағалау.',
  thisStore: 'осы мәзір',

  // A recipe
  people: '{people, plural, other {# адамға}}',
  fewer: 'Адам санын азайту',
  more: 'Адам санын көбейту',
  adultPortions: 'Ересек адамның порциялары; мөлшері сатып алынған күйінде, тазаланғанға дейін.',
  withdrawn: 'Бұл рецепт жарияланымнан алынды. Ол кіретін жоспарлар үшін осында қалады.',
  photograph: 'Фото: {credit}, {license}',
  ingredients: 'Ингредиенттер',
  pantryMark: 'әдетте үйде бар',
  steps: 'Әзірлеу тәртібі',
  nutrition: 'Порцияның тағамдық құндылығы',
  energy: 'Энергия',
  protein: 'Ақуыз',
  fat: 'Май',
  carb: 'Көмірсу',
  fiber: 'Тағамдық талшық',
  salt: 'Тұз',
  allergens: 'Аллергендер',
  noAllergens: 'ЕО талабы бойынша затбелгіде көрсетілетін он төрт аллергеннің ешқайсысы жоқ',
  checkLabel: '{foods}: өндірушісіне байланысты, затбелгісін қараңыз',
  buckwheat: 'Құрамында қарақұмық бар, Жапонияда ол затбелгіде аллерген ретінде көрсетіледі',
  equipment: 'Ас үй құралдары',
  noEquipment: 'Қажет емес',
  keeps: 'Сақталуы',
  keepsDays: '{days, plural, =0 {бірден жеу керек} other {тоңазытқышта # күн}}',
  costWhere: 'Қанша тұрады',
  costFor: '{people, plural, other {# адамға шамамен {cost}}}',
  costLead: 'Қаптамалардың үлесі, әдетте үйде барын қоспағанда.',

  // The form that makes a plan
  homeTitle: 'Бір апталық мәзір, бір сатып алу тізімі',
  homeLead:
    'Әр күнге арналған тағамдар, бүтін қаптамалар тізімі мен болжамды бағасы, әр таңдаудың шынайы себебі. Тіркелусіз.',
  wherePart: 'Қайдан сатып аласыз',
  showStores: 'Осы елдің дүкендерін көрсету',
  whoPart: 'Кім тамақтанады',
  adults: 'Ересектер',
  kidAges: 'Балалардың жасы',
  kidAgesHint: 'Толық жасы, үтір арқылы: 4, 9',
  slotsPart: 'Жоспарланатын ас',
  dietPart: 'Не жейсіз',
  diet: 'Диета немесе ереже',
  anything: 'Бәрі',
  avoid: 'Аллергия: ешқашан ұсынбау',
  moneyPart: 'Қанша жұмсауға болады',
  budgetValue: 'Бюджет',
  budgetMode: 'Бюджет неге арналған',
  budgetHint: 'Бос қалдырсаңыз, шектеу болмайды.',
  morePart: 'Басқа тілектер',
  goal: 'Мақсат',
  startDate: 'Бірінші күн',
  kitchenHas: 'Ас үйдегі құралдар',
  collection: 'Топтамадан',
  noCollection: 'Барлық рецепт',
  without: 'Мынаны қоспау',
  build: 'Мәзір құру',
  building: 'Мәзір құрылуда…',
  checkForm: 'Тексеріп көріңіз: {message}',
  checkKids: 'Балалардың жасын 0 мен 17 аралығындағы бүтін сандармен, үтір арқылы жазыңыз.',
  checkBudget: 'Бюджетті санмен жазыңыз немесе бос қалдырыңыз.',
  checkSlots: 'Кемінде бір асты таңдаңыз.',
  noDishLeft: 'Астың біріне ешқандай тағам қалмады. Тілектердің бір бөлігін алып тастап, қайталап көріңіз.',

  // Lists of recipes
  search: 'Іздеу',
  searchHint: 'Тағам немесе ингредиент',
  meal: 'Ас',
  allMeals: 'Кез келгені',
  found: '{count, plural, =0 {Ештеңе табылмады} other {# рецепт}}',
  foundNothing: 'Басқа сөзді немесе азырақ сөз жазып көріңіз.',
  previous: 'Артқа',
  next: 'Келесі',
  pageOf: 'Бет: {page, number} / {pages, number}',
  planFrom: 'Осыдан апталық мәзір құру',

  // For developers
  docsLead:
    'Бұл беттердегінің бәрі кілтсіз әрі тіркелусіз ашық API арқылы алынады. Еркін пайдаланыңыз, тек көрсетілген шектеулерді сақтаңыз.',
  docsRest: 'Барлық жол өз өрістерімен; сұрауларды осы беттің өзінде сынап көріңіз.',
  docsGraphql: 'Барлық дерек пен мәзірге арналған бір нүкте және теру кезінде толықтырып отыратын редактор.',
  docsFile: 'OpenAPI 3.1 сипаттамасы бір файлда',
}

/** Why a dish stands where it stands. Whole sentences without a full stop. */
const reason = {
  leftover:
    '{cookedSlot, select, breakfast {Кешегі таңғы астан} lunch {Кешегі түскі астан} snack {Кешегі жеңіл астан} dinner {Кешегі кешкі астан} other {Кешегі астан}} қалған: бұл асқа ештеңе әзірлеудің қажеті жоқ',
  chosen: '{servings, plural, other {# адамға}} өзіңіз таңдадыңыз: {time}, порциясында {kcal, number} ккал',
  swapped: '«{insteadOf}» орнына өзіңіз қойдыңыз',
  kept: 'Басқа тағамды ауыстырғаныңызда өз орнында қалды; енді «{other}» жақсырақ келер еді',
  onlyChoice: '{slot}: {dishes, number} тағамның ішінде сай келетін жалғызы',
  noRepeat: '{slot}: сай келетін басқа тағамдардың бәрі мәзірде бар, көрші күнге тым ұқсас немесе сақтауға келмейді',
  usesHave: '{ingredient}: үйіңізде бар, осы тағамға жұмсалады',
  usesUpPack: '{ingredient}: «{otherRecipe}» үшін ашылған қаптаманы тауысады, бір қаптама аз алынады ({saved})',
  sharesPack: '{ingredient}: «{otherRecipe}» үшін ашылған қаптамадан алынады, бір қаптама аз алынады ({saved})',
  fromOpenPack: '{ingredient}: «{otherRecipe}» үшін ашылған қаптамадан алынады',
  opensPack: '{ingredient}: ашылатын қаптама «{otherRecipe}» тағамына да жұмсалады',
  keepsBudget: 'Бюджеттен асырмайды ({budget}); «{other}» болса, тізім құны: {otherTotal}',
  cheaper: 'Тізім құны «{other}» тағамымен салыстырғанда арзандайды: {saved}',
  lessWaste: 'Ашылған қаптамаларда «{other}» тағамымен салыстырғанда аз қалады, айырмасы: {saved}',
  calories:
    'Онымен бір күнде {dayKcal, number} ккал болады, мақсатқа ({targetKcal, number} ккал) «{other}» тағамынан ({otherDayKcal, number} ккал) жақынырақ',
  guestCalories:
    'Бір қонаққа энергия: {dayKcal, number} ккал, «{other}» болса {otherDayKcal, number} ккал; мақсат — {lowKcal, number}–{highKcal, number} ккал',
  protein:
    'Күннің жоспарланған асындағы ақуыз: {dayProtein, number} г, «{other}» болса {otherDayProtein, number} г; мақсат — {targetProtein, number} г',
  quick: 'Дайындалу уақыты: {time}; «{other}» тағамына кететіні: {otherTime}',
  newMain:
    'Түрлендіру үшін: {ingredient}; {otherIngredient} негізгі ингредиент ретінде қазірдің өзінде {times, plural, other {# рет}} бар',
  newMainToday: 'Түрлендіру үшін: {ingredient}; {otherIngredient} сол күні басқа астың негізгі ингредиенті',
  newKitchen:
    '{kitchen}: түрлендіру үшін; «{other}» шыққан елдің тағамдары мәзірде қазірдің өзінде {times, plural, other {# рет}} бар',
  hotAndCold: '{serve, select, hot {Ыстық} other {Суық}} тағам: дастарқанда ыстығы да, суығы да болуы үшін',
  collection: 'Мына топтамадан: «{collection}»',
  ofOccasion: 'Осы дастарқанның өз тағамдарының бірі: {occasion}',
  addedDish:
    '{slot}: қосылды, себебі дастарқанның өз тағамдарының {own, plural, =0 {ешқайсысы бәріне сай келмейді} other {тек #-і бәріне сай келеді}}',
  vegetables:
    'Күннің жоспарланған асындағы көкөніс пен жеміс: {dayGrams, number} г, «{other}» болса {otherDayGrams, number} г; мақсат — {targetGrams, number} г',
  fiber:
    'Күннің жоспарланған асындағы тағамдық талшық: {dayGrams, number} г, «{other}» болса {otherDayGrams, number} г; мақсат — {targetGrams, number} г',
  salt: 'Күннің жоспарланған асындағы тұз: {dayGrams, number} г, «{other}» болса {otherDayGrams, number} г; ең көбі {targetGrams, number} г ұсынылады',
  variant: 'Тағы бір жақсы таңдау: сіз басқа мәзір сұрадыңыз',
  equallyGood: 'Ескерілетін көрсеткіштердің бәрі бойынша «{other}» тағамынан кем емес',
  weighed: 'Ескерілетіннің бәрін қоса алғанда «{other}» тағамынан жақсырақ',
  batch: 'Бір рет әзірленіп, екі күнге жетеді',
  quickDish: 'Дайындалу уақыты: {time}',
  onlyMain: 'Мәзірде негізгі ингредиенті осындай жалғыз тағам: {ingredient}',
  richInProtein: 'Порциясында {protein, number} г ақуыз бар',
  portion: 'Дайындалу уақыты: {time}; порциясында {kcal, number} ккал және {protein, number} г ақуыз',
}

/** What was asked and not reached. */
const warning = {
  budgetExceeded: 'Тізім құны — {cost}, бюджеттен асқаны — {over} (бюджет: {budget}).',
  caloriesBelow:
    '{days, plural, other {# күн}} энергия мақсатынан төмен; ең азы — {kcal, number} ккал, мақсат — {targetKcal, number} ккал.',
  caloriesAbove:
    '{days, plural, other {# күн}} энергия мақсатынан жоғары; ең көбі — {kcal, number} ккал, мақсат — {targetKcal, number} ккал.',
  proteinBelow: 'Күніне орта есеппен {protein, number} г ақуыз бар; мақсат — {targetProtein, number} г.',
  vegetablesBelow: 'Күніне орта есеппен {grams, number} г көкөніс пен жеміс бар; мақсат — {targetGrams, number} г.',
  fiberBelow: 'Күніне орта есеппен {grams, number} г тағамдық талшық бар; мақсат — {targetGrams, number} г.',
  saltAbove: 'Күніне орта есеппен {grams, number} г тұз бар; ұсынылатын ең көп мөлшері — {targetGrams, number} г.',
  repeats:
    '{slot}: {needed, plural, other {# күнге}} тек {dishes, plural, other {# тағам}} сай келеді, сондықтан кейбірі қайталанады.',
  sameMainNextDay: '{slot}: негізгі ингредиент қатарынан екі күн бірдей, {days, plural, other {# рет}}.',
  mainTooOften:
    '{ingredientStart} негізгі ингредиент ретінде {times, number} рет қайталанады; ең көбі {limit, number} рет болғаны дұрыс.',
  kitchenTooOften: '{kitchen}: {times, number} тағам осы бір топтан; ең көбі {limit, number} тағам болғаны дұрыс.',
  collectionShort:
    '{dishes, number} тағамның ішінде {others, number} тағам «{collection}» топтамасынан емес: басқалары мәзірге жақсырақ келді.',
  haveUnused: 'Үйде бар, бірақ ешбір тағамға қосылмады: {ingredients}.',
  ownDishesFew:
    '{slot}: бұл дастарқанның сай келетін {own, plural, =0 {өз тағамы жоқ} other {# өз тағамы бар}}; ережесін бұзбайтын басқа тағамдар да қарастырылды.',
  courseEmpty: '{slot}: ешбір тағам сүзгіден өтпеді, сондықтан бұл бөлік алып тасталды.',
  courseShort: '{slot}: {dishes, plural, other {# тағам}} бар, ал мұнша қонаққа {needed, number} тағам керек.',
  breaksAllergens: '«{recipe}» құрамында сіз болдырмауды сұраған нәрсе бар: {found}.',
  breaksExclude: '«{recipe}» құрамында сіз жемейтін нәрсе бар: {found}.',
  breaksExcludeTags: '«{recipe}» сіз алып тастаған түрге жатады: {found}.',
  breaksEquipment: '«{recipe}» үшін сізде жоқ құрал керек: {found}.',
  infants: '{count, plural, other {Бір жасқа толмаған # бала}} ортақ ас ішпейді және есепке алынбайды.',
  pricesBorrowed:
    'Құнның {percent, number}%-ы ұқсас өнімдер бойынша есептелген: статистикада бұлардың жеке қатары жоқ.',
  pricesUnofficial:
    'Құнның {percent, number}%-ы ешбір статистика ведомствосы жарияламаған шамамен алынған сандарға негізделген.',
  pricesOld:
    'Құнның {percent, number}%-ы екі жылдан ескі, баға индекстері бойынша қайта есептелген сандарға негізделген.',
  pricesRough:
    'Бағалар шамамен ғана: {percent, plural, =0 {құнның ешбір бөлігі дәл сол өнімнің жақындағы ресми бағасына негізделмеген} other {құнның #%-ы дәл сол өнімнің жақындағы ресми бағасына негізделген}}; қалғаны ұқсас өнімдер, шамамен алынған немесе ескірек сандар бойынша есептелген.',
}

const source = {
  rosstat: 'Росстат',
  bls: 'АҚШ Еңбек статистикасы бюросы',
  eurostat: 'Еуростат: баға деңгейлері және HICP',
}

export default { label, page, reason, warning, source } as const satisfies Messages
