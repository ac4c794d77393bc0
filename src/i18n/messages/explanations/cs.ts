export const reason = {
  leftover:
    'Zbylo {cookedSlot, select, breakfast {od snídaně} lunch {od oběda} snack {od svačiny} dinner {od večeře} other {od jídla}} z předchozího dne: tentokrát se nevaří',
  habit: '{slot}: ze zvyku stejné {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}',
  goesWith: 'Příloha k jídlu „{otherRecipe}“',
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
  newCuisine:
    '{cuisine} kuchyně na změnu, protože ta, ze které je „{other}“, už v jídelníčku je {times, plural, one {jednou} few {#krát} many {#krát} other {#krát}}',
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
  foodGroup:
    '{group, select, fish {Ryby a mořské plody} redMeat {Červené maso} processedMeat {Uzeniny a jiné zpracované maso} pulses {Luštěniny} eggs {Jídla z vajec} foreign {Jídla jiných zemí} dough {Knedlíčky, pirohy a palačinky} other {Smažená a obalovaná jídla}} k obědu a večeři v tomto týdnu: {times, number}; s jídlem „{other}“: {otherTimes, number}',
  childrenLike: 'Děti ho mívají raději než „{other}“',
  sundayDish: 'Nedělní jídlo; „{other}“ je na každý den',
  fridayDish: 'V pátek bez masa, na rozdíl od jídla „{other}“',
  weekdayCustom: '{country}: v mnoha tamních domácnostech se jídá v tento den v týdnu',
  favourite: '{country}: patří k tomu, co se v tamních domácnostech jídá nejčastěji',
  inSeason: 'Je na něj právě sezona, na rozdíl od „{other}“',
  lessWork: 'Méně práce: {active}; jídlo „{other}“ zabere {otherActive}',
  knownAtHome: '{country}: v tamních domácnostech se vaří častěji než „{other}“',
  weekTaste: 'Změna pro tento týden: jiné týdny přinesou jiná jídla',
  variant: 'Jiná dobrá volba, protože jste chtěli jiný jídelníček',
  locked: 'Zůstává tu, jak si přejete',
  notLately:
    '„{other}“ bylo na stole {otherWeeks, plural, one {minulý týden} few {před # týdny} many {před # týdne} other {před # týdny}}',
  usesLeft: '{ingredient}: využije, co zbylo z předchozího týdne',
  equallyGood: 'Ve všem, co se hodnotí, stejně dobré jako „{other}“',
  weighed: 'Po zvážení všeho lepší než „{other}“',
  batch: 'Vaří se jednou a vystačí na dva dny',
  quickDish: 'Na stole za {time}',
  onlyMain: 'Jediné jídlo v jídelníčku s touto hlavní surovinou: {ingredient}',
  richInProtein: '{protein, number} g bílkovin na porci',
  portion: 'Hotovo za {time}; porce má {kcal, number} kcal a {protein, number} g bílkovin',
}

/** What was asked and not reached; see `src/planner/explain/warning-codes.ts` for the values. */
export const warning = {
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
  chosenAgain: '„{recipe}“ se v tomto plánu vaří {times, plural, =2 {dvakrát} other {#krát}}, jak jste si vybrali.',
  sideChanged: 'K vybranému jídlu patří jiná příloha: „{recipe}“ místo „{otherRecipe}“.',
  slowDinners:
    '{days, plural, one {# večeře v pracovní den zabere} few {# večeře v pracovní dny zaberou} many {# večeře v pracovní dny zabere} other {# večeří v pracovní dny zabere}} víc práce, než jste chtěli: {most}.',
  variantAlike:
    'Hlavní jídla společná s prvním plánem: {shared, number} z {dishes, number}. Žádný jiný dobrý plán se od něj neliší víc.',
  sameMainNextDay:
    '{slot}: stejná hlavní surovina dva dny po sobě, {days, plural, one {jednou} few {#krát} many {#krát} other {#krát}}.',
  mainTooOften:
    '{ingredientStart}: {times, number}krát hlavní surovina{meals}; lepší by bylo nejvýš {limit, number}krát.',
  cuisineTooOften:
    '{cuisine} kuchyně: {times, plural, one {# jídlo} few {# jídla} many {# jídla} other {# jídel}}{meals}; lepší by bylo nejvýš {limit, number}.',
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
  nearAllergen: '„{recipe}“ obsahuje: {found}. Vyloučeno je jen: {excluded}.',
  mayContain: 'Záleží na značce: {excluded}. Zkontrolujte etiketu: {ingredients}.',
  unfamiliar:
    '{country}: {dishes, plural, one {# jídlo z jídelníčku se tam obvykle nejí} few {# jídla z jídelníčku se tam obvykle nejedí} many {# jídla z jídelníčku se tam obvykle nejí} other {# jídel z jídelníčku se tam obvykle nejí}}.',
  weeksOnly: '{fields}: pro tento druh plánu neplatí, zde se nebere v úvahu.',
  infants:
    '{count, plural, one {# dítě do jednoho roku nejí společná jídla a není započítáno} few {# děti do jednoho roku nejedí společná jídla a nejsou započítány} many {# dítěte do jednoho roku nejí společná jídla a není započítáno} other {# dětí do jednoho roku nejí společná jídla a není započítáno}}.',
  pricesRough:
    'Většina nákladů je odhadnuta podle podobných výrobků, přibližných nebo starších údajů: ceny jsou jen orientační.',
  pricesOld:
    'Nejnovější údaje o cenách: {period}, {months, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}} před tímto plánem; ceny se od té doby mohly změnit.',
}

export const source = {
  rosstat: 'Rosstat',
  bls: 'Americký úřad pro statistiku práce (BLS)',
  eurostat: 'Eurostat (cenové hladiny a HICP)',
  csp: 'Ústřední statistický úřad Lotyšska (CSP)',
  csu: 'Český statistický úřad (ČSÚ)',
  gus: 'Hlavní statistický úřad Polska (GUS)',
  insee: 'Francouzský statistický úřad (INSEE)',
  ksh: 'Maďarský ústřední statistický úřad (KSH)',
  kzp: 'bulharská Komise pro ochranu spotřebitelů (KZP)',
  ons: 'britský Úřad pro národní statistiku (ONS)',
  usda: 'Ministerstvo zemědělství USA (USDA)',
}
