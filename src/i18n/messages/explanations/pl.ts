export const reason = {
  leftover:
    'Zostało {cookedSlot, select, breakfast {ze śniadania} lunch {z obiadu} snack {z przekąski} dinner {z kolacji} other {z posiłku}} poprzedniego dnia: na ten posiłek nie trzeba gotować',
  habit: '{slot}: to samo przez {days, number} dni, z przyzwyczajenia',
  goesWith: 'Dodatek do dania „{otherRecipe}”',
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
  newCuisine:
    '{cuisine} kuchnia dla odmiany, bo ta od dania „{other}” jest już w jadłospisie {times, plural, one {# raz} few {# razy} many {# razy} other {# razu}}',
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
  foodGroup:
    '{group, select, fish {Ryby i owoce morza} redMeat {Czerwone mięso} processedMeat {Wędliny i inne mięso przetworzone} pulses {Rośliny strączkowe} eggs {Dania z jajek} foreign {Dania z innych krajów} dough {Pierogi i naleśniki} other {Dania smażone w panierce lub głębokim tłuszczu}} na obiad i kolację w tym tygodniu: {times, number}; z daniem „{other}”: {otherTimes, number}',
  childrenLike: 'Dzieci zwykle wolą to niż „{other}”',
  sundayDish: 'Danie na niedzielę; „{other}” jest na co dzień',
  fridayDish: 'W piątek bez mięsa, inaczej niż „{other}”',
  weekdayCustom: '{country}: w wielu tamtejszych domach jada się to w tym dniu tygodnia',
  favourite: '{country}: jedno z dań najczęściej jadanych w tamtejszych domach',
  inSeason: 'Teraz jest na to sezon, inaczej niż na „{other}”',
  lessWork: 'Mniej pracy: {active}; danie „{other}” wymaga {otherActive}',
  knownAtHome: '{country}: w tamtejszych domach gotuje się to częściej niż danie „{other}”',
  weekTaste: 'Odmiana na ten tydzień: inne tygodnie przynoszą inne dania',
  variant: 'Inny dobry wybór, skoro jadłospis miał być inny',
  locked: 'Zostaje tu na twoje życzenie',
  notLately:
    '„{other}” było na stole {otherWeeks, plural, one {w zeszłym tygodniu} few {# tygodnie temu} many {# tygodni temu} other {# tygodnia temu}}',
  usesLeft: '{ingredient}: zużywa to, co zostało z poprzedniego tygodnia',
  equallyGood: 'Tak samo dobre jak „{other}” pod każdym branym pod uwagę względem',
  weighed: 'Biorąc wszystko razem, lepsze niż „{other}”',
  batch: 'Gotujesz raz, wystarcza na dwa dni',
  quickDish: 'Na stole w {time}',
  onlyMain: 'Jedyne danie w jadłospisie z tym głównym składnikiem: {ingredient}',
  richInProtein: '{protein, number} g białka w porcji',
  portion: 'Gotowe w {time}; porcja ma {kcal, number} kcal i {protein, number} g białka',
}

/** What was asked and not reached; see `src/planner/explain/warning-codes.ts` for the values. */
export const warning = {
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
  chosenAgain:
    '„{recipe}” gotuje się w tym planie {times, plural, =2 {dwa razy} one {# raz} few {# razy} many {# razy} other {# razu}}, tak jak wybrano.',
  sideChanged: 'Do wybranego dania pasuje inny dodatek: „{recipe}” zamiast „{otherRecipe}”.',
  slowDinners:
    '{days, plural, one {# kolacja w dzień roboczy wymaga} few {# kolacje w dni robocze wymagają} many {# kolacji w dni robocze wymaga} other {# kolacji w dni robocze wymaga}} więcej pracy, niż chciano: {most}.',
  variantAlike:
    'Dania główne wspólne z pierwszym planem: {shared, number} z {dishes, number}. Żaden inny dobry plan nie różni się od niego bardziej.',
  sameMainNextDay:
    '{slot}: ten sam główny składnik dwa dni z rzędu, {days, plural, one {# raz} few {# razy} many {# razy} other {# razu}}.',
  mainTooOften:
    '{ingredientStart}: główny składnik {times, plural, one {# raz} few {# razy} many {# razy} other {# razu}}{meals}; lepiej najwyżej {limit, number}.',
  cuisineTooOften:
    '{cuisine} kuchnia: {times, plural, one {# danie} few {# dania} many {# dań} other {# dania}}{meals}; lepiej najwyżej {limit, number}.',
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
  nearAllergen: '„{recipe}” zawiera: {found}. Wykluczono tylko: {excluded}.',
  mayContain: 'Zależy od marki: {excluded}. Sprawdź etykietę: {ingredients}.',
  unfamiliar:
    '{country}: {dishes, plural, one {# danie z jadłospisu zwykle nie bywa} few {# dania z jadłospisu zwykle nie bywają} many {# dań z jadłospisu zwykle nie bywa} other {# dania z jadłospisu zwykle nie bywa}} tam jadane.',
  weeksOnly: '{fields}: nie dotyczy takiego planu, tu pominięto.',
  infants:
    '{count, plural, one {# dziecko poniżej roku nie je wspólnych posiłków i nie jest wliczone} few {# dzieci poniżej roku nie jedzą wspólnych posiłków i nie są wliczone} many {# dzieci poniżej roku nie je wspólnych posiłków i nie jest wliczonych} other {# dziecka poniżej roku nie je wspólnych posiłków i nie jest wliczone}}.',
  pricesRough:
    'Większość kosztu oszacowano na podstawie podobnych produktów, danych przybliżonych lub starszych: ceny są tylko orientacyjne.',
  pricesOld:
    'Najnowsze dane o cenach: {period}, {months, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} przed tym planem; ceny mogły się zmienić.',
}

export const source = {
  rosstat: 'Rosstat',
  bls: 'Amerykańskie Biuro Statystyki Pracy (BLS)',
  eurostat: 'Eurostat (poziomy cen i HICP)',
  csp: 'Centralne Biuro Statystyczne Łotwy (CSP)',
  csu: 'Czeski Urząd Statystyczny (ČSÚ)',
  gus: 'Główny Urząd Statystyczny (GUS)',
  insee: 'Francuski Urząd Statystyczny (INSEE)',
  ksh: 'Węgierski Centralny Urząd Statystyczny (KSH)',
  kzp: 'bułgarska Komisja Ochrony Konsumentów (KZP)',
  ons: 'brytyjski Urząd Statystyk Krajowych (ONS)',
  usda: 'Departament Rolnictwa USA (USDA)',
}
