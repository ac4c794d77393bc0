export const reason = {
  leftover:
    'Over van {cookedSlot, select, breakfast {het ontbijt} lunch {de lunch} snack {het tussendoortje} dinner {het avondeten} other {een maaltijd}} van de dag ervoor: voor deze maaltijd hoef je niets te koken',
  habit: '{slot}: uit gewoonte {days, number} dagen hetzelfde',
  goesWith: 'Bijgerecht bij “{otherRecipe}”',
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
  newCuisine:
    '{cuisine}: een andere keuken voor de afwisseling, want die van “{other}” staat al {times, plural, one {één keer} other {# keer}} in het plan',
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
  foodGroup:
    '{group, select, fish {Vis en zeevruchten} redMeat {Rood vlees} processedMeat {Worst en ander bewerkt vlees} pulses {Peulvruchten} eggs {Eiergerechten} foreign {Gerechten uit andere landen} dough {Gevulde deegwaren en pannenkoeken} other {Gefrituurde en gepaneerde gerechten}} bij lunch en avondeten deze week: {times, number}; met “{other}”: {otherTimes, number}',
  childrenLike: 'Kinderen lusten het meestal liever dan “{other}”',
  sundayDish: 'Een gerecht voor zondag; “{other}” is voor elke dag',
  fridayDish: 'Een vleesloos gerecht voor vrijdag, anders dan “{other}”',
  weekdayCustom: '{country}: staat daar bij veel gezinnen op deze dag van de week op tafel',
  favourite: '{country}: een van de gerechten die daar bij gezinnen het vaakst op tafel staan',
  inSeason: 'Nu in het seizoen, anders dan “{other}”',
  lessWork: 'Minder werk: {active}; “{other}” vraagt {otherActive}',
  knownAtHome: '{country}: wordt daar thuis vaker gekookt dan “{other}”',
  weekTaste: 'Afwisseling voor deze week: andere weken brengen andere gerechten',
  variant: 'Een andere goede keuze, want je vroeg om een ander plan',
  locked: 'Blijft hier omdat jij het wilt',
  notLately: '“{other}” werd {otherWeeks, plural, one {vorige week} other {# weken geleden}} gegeten',
  usesLeft: '{ingredient}: gebruikt wat er van de week ervoor over is',
  equallyGood: 'Even goed als “{other}” in alles wat meetelt',
  weighed: 'Alles bij elkaar beter dan “{other}”',
  batch: 'Eén keer gekookt voor twee dagen',
  quickDish: 'In {time} op tafel',
  onlyMain: 'Het enige gerecht van het plan met dit hoofdingrediënt: {ingredient}',
  richInProtein: '{protein, number} g eiwit per portie',
  portion: 'Klaar in {time}; een portie heeft {kcal, number} kcal en {protein, number} g eiwit',
}

export const warning = {
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
  chosenAgain: '“{recipe}” wordt in dit plan {times, plural, =2 {twee keer} other {# keer}} gekookt, zoals je koos.',
  sideChanged: 'Bij je keuze past een ander bijgerecht: “{recipe}” in plaats van “{otherRecipe}”.',
  slowDinners:
    '{days, plural, one {# doordeweekse avondmaaltijd kost} other {# doordeweekse avondmaaltijden kosten}} meer werk dan gevraagd: {most}.',
  variantAlike:
    '{shared, number} van de {dishes, number} hoofdgerechten staan ook op het eerste plan: geen ander goed plan wijkt er meer van af.',
  sameMainNextDay:
    '{slot}: hetzelfde hoofdingrediënt op twee dagen achter elkaar, {days, plural, one {één keer} other {# keer}}.',
  mainTooOften:
    '{ingredientStart} {ingredientNumber, select, plural {zijn} other {is}} {times, plural, one {één keer} other {# keer}} het hoofdingrediënt{meals}; hoogstens {limit, number} keer zou beter zijn.',
  cuisineTooOften:
    '{cuisine}: {times, plural, one {# gerecht komt} other {# gerechten komen}} uit deze ene keuken{meals}; hoogstens {limit, number} zou beter zijn.',
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
  nearAllergen: '“{recipe}” bevat: {found}. Uitgesloten is alleen: {excluded}.',
  mayContain: 'Verschilt per merk: {excluded}. Kijk op het etiket: {ingredients}.',
  unfamiliar:
    '{country}: {dishes, plural, one {# gerecht van het plan wordt} other {# gerechten van het plan worden}} daar meestal niet gegeten.',
  weeksOnly: '{fields}: geldt niet voor dit soort plan en is hier genegeerd.',
  infants:
    '{count, plural, one {Een kind jonger dan één jaar eet} other {# kinderen jonger dan één jaar eten}} nog niet met het gezin mee en {count, plural, one {telt} other {tellen}} niet mee.',
  pricesRough:
    'Het grootste deel van de kosten is geschat naar vergelijkbare producten, benaderingen of oudere cijfers: de prijzen zijn een ruwe indicatie.',
  pricesOld:
    'De nieuwste prijscijfers zijn van {period}, {months, plural, one {# maand} other {# maanden}} vóór dit plan: prijzen kunnen sindsdien veranderd zijn.',
}

export const source = {
  rosstat: 'Rosstat',
  bls: 'US Bureau of Labor Statistics',
  eurostat: 'Eurostat-prijsniveaus en HICP',
  csp: 'Letse centrale dienst voor de statistiek (CSP)',
  csu: 'Tsjechische dienst voor de statistiek (ČSÚ)',
  gus: 'Poolse centrale dienst voor de statistiek (GUS)',
  insee: 'Franse dienst voor de statistiek (INSEE)',
  ksh: 'Hongaarse centrale dienst voor de statistiek (KSH)',
  kzp: 'Bulgaarse commissie voor consumentenbescherming (KZP)',
  ons: 'Britse dienst voor de statistiek (ONS)',
  usda: 'Amerikaans ministerie van Landbouw (USDA)',
}
