export const reason = {
  leftover:
    '{cookedSlot, select, breakfast {Vom Frühstück} lunch {Vom Mittagessen} snack {Vom Snack} dinner {Vom Abendessen} other {Von einer Mahlzeit}} des Vortags: Für diese Mahlzeit gibt es nichts zu kochen',
  habit: '{slot}: aus Gewohnheit an {days, number} Tagen gleich',
  goesWith: 'Beilage zu „{otherRecipe}“',
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
  newCuisine:
    '{cuisine}: zur Abwechslung eine andere Küche, denn die von „{other}“ steht schon {times, plural, one {einmal} other {#-mal}} im Plan',
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
  foodGroup:
    '{group, select, fish {Fisch und Meeresfrüchte} redMeat {Rotes Fleisch} processedMeat {Wurst und anderes verarbeitetes Fleisch} pulses {Hülsenfrüchte} eggs {Eiergerichte} foreign {Gerichte anderer Länder} dough {Teigtaschen und Pfannkuchen} other {Frittiertes und Paniertes}} mittags und abends in dieser Woche: {times, number}; mit „{other}“: {otherTimes, number}',
  childrenLike: 'Kinder mögen es meist lieber als „{other}“',
  sundayDish: 'Ein Sonntagsessen; „{other}“ passt an jedem Tag',
  fridayDish: 'Freitags ohne Fleisch, anders als „{other}“',
  weekdayCustom: '{country}: kommt dort in vielen Familien an diesem Wochentag auf den Tisch',
  favourite: '{country}: gehört zu dem, was dort in den Familien am häufigsten auf den Tisch kommt',
  inSeason: 'Jetzt in der Saison, anders als „{other}“',
  lessWork: 'Weniger Arbeit: {active}; „{other}“ braucht {otherActive}',
  knownAtHome: '{country}: wird dort zu Hause öfter gekocht als „{other}“',
  weekTaste: 'Abwechslung für diese Woche: Andere Wochen bringen andere Gerichte',
  variant: 'Eine weitere gute Wahl, denn du wolltest einen anderen Plan',
  locked: 'Bleibt auf deinen Wunsch hier',
  notLately: '„{other}“ gab es {otherWeeks, plural, one {letzte Woche} other {vor # Wochen}}',
  usesLeft: '{ingredient}: verbraucht, was von der Woche davor übrig ist',
  equallyGood: 'In allem, was zählt, so gut wie „{other}“',
  weighed: 'Alles zusammen abgewogen, liegt es vor „{other}“',
  batch: 'Einmal für zwei Tage gekocht',
  quickDish: 'In {time} auf dem Tisch',
  onlyMain: 'Das einzige Gericht des Plans mit dieser Hauptzutat: {ingredient}',
  richInProtein: '{protein, number} g Eiweiß pro Portion',
  portion: 'Fertig in {time}; eine Portion hat {kcal, number} kcal und {protein, number} g Eiweiß',
}

export const warning = {
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
  chosenAgain:
    '„{recipe}“ wird in diesem Plan {times, plural, =2 {zweimal} other {#-mal}} gekocht, so wie du es gewählt hast.',
  sideChanged: 'Zu deiner Wahl passt eine andere Beilage: „{recipe}“ statt „{otherRecipe}“.',
  slowDinners:
    '{days, plural, one {# Abendessen unter der Woche braucht} other {# Abendessen unter der Woche brauchen}} mehr Arbeitszeit als gewünscht: {most}.',
  variantAlike:
    '{shared, number} der {dishes, number} Hauptgerichte stehen auch auf dem ersten Plan: Kein anderer guter Plan weicht stärker ab.',
  sameMainNextDay:
    '{slot}: dieselbe Hauptzutat an zwei Tagen hintereinander, {days, plural, one {einmal} other {#-mal}}.',
  mainTooOften:
    '{ingredientStart} {ingredientNumber, select, plural {sind} other {ist}} {times, plural, one {einmal} other {#-mal}} Hauptzutat{meals}; besser wäre höchstens {limit, number}-mal.',
  cuisineTooOften:
    '{cuisine}: {times, plural, one {# Gericht kommt} other {# Gerichte kommen}} aus dieser einen Küche{meals}; besser wären höchstens {limit, number}.',
  collectionShort:
    '{others, number} von {dishes, number} Gerichten {others, plural, one {stammt} other {stammen}} nicht aus der Sammlung „{collection}“: Andere passten besser in den Plan.',
  haveUnused: 'Zu Hause vorhanden und in keinem Gericht verwendet: {ingredients}.',
  ownDishesFew:
    '{slot}: Der Anlass hat {own, plural, =0 {kein eigenes Gericht, das hier passt} one {# eigenes Gericht, das hier passt} other {# eigene Gerichte, die hier passen}}; andere nach derselben Regel kamen mit in Betracht.',
  ownDishesPassed:
    '{slot}: {own, plural, one {# eigenes Gericht des Anlasses passt} other {# eigene Gerichte des Anlasses passen}}, im Plan {served, plural, =0 {steht keines davon} one {steht davon nur #} other {stehen davon nur #}}; andere nach derselben Regel kamen mit in Betracht.',
  courseEmpty: '{slot}: Kein Gericht passt zu allen Filtern, deshalb entfällt dieser Gang.',
  courseShort:
    '{slot}: {dishes, plural, one {# Gericht} other {# Gerichte}}, bei so vielen Gästen wären {needed, number} gut.',
  breaksAllergens: '„{recipe}“ enthält, was du meiden willst: {found}.',
  breaksExclude: '„{recipe}“ enthält, was du nicht isst: {found}.',
  breaksExcludeTags: '„{recipe}“ gehört zu dem, was du ausgeschlossen hast: {found}.',
  breaksEquipment: '„{recipe}“ braucht, was du nicht hast: {found}.',
  nearAllergen: '„{recipe}“ enthält: {found}. Ausgeschlossen ist nur: {excluded}.',
  mayContain: 'Je nach Marke möglich: {excluded}. Etikett prüfen: {ingredients}.',
  unfamiliar:
    '{country}: {dishes, plural, one {# Gericht des Plans wird} other {# Gerichte des Plans werden}} dort gewöhnlich nicht gegessen.',
  weeksOnly: '{fields}: gilt für diese Art von Plan nicht und wurde hier übergangen.',
  infants:
    '{count, plural, one {Ein Kind unter einem Jahr isst} other {# Kinder unter einem Jahr essen}} noch nicht am Familientisch und {count, plural, one {wird} other {werden}} nicht mitgezählt.',
  pricesRough:
    'Der größte Teil der Kosten ist nach ähnlichen Produkten, ungefähren oder älteren Zahlen geschätzt: Die Preise sind nur ein grober Anhalt.',
  pricesOld:
    'Die neuesten Preisangaben sind von {period}, {months, plural, one {# Monat} other {# Monate}} vor diesem Plan: Die Preise können sich seither geändert haben.',
}

export const source = {
  rosstat: 'Rosstat',
  bls: 'US Bureau of Labor Statistics',
  eurostat: 'Preisniveauindizes und HVPI von Eurostat',
  csp: 'Statistisches Zentralamt Lettlands (CSP)',
  csu: 'Tschechisches Statistikamt (ČSÚ)',
  gus: 'Statistisches Hauptamt Polens (GUS)',
  insee: 'Französisches Statistikamt (INSEE)',
  ksh: 'Ungarisches Statistisches Zentralamt (KSH)',
  kzp: 'Bulgarische Verbraucherschutzkommission (KZP)',
  ons: 'Britisches Statistikamt (ONS)',
  usda: 'US-Landwirtschaftsministerium (USDA)',
}
