export const reason = {
  leftover:
    'Avanza {cookedSlot, select, breakfast {dalla colazione} lunch {dal pranzo} snack {dallo spuntino} dinner {dalla cena} other {da un pasto}} del giorno prima: per questo pasto non si cucina',
  habit: '{slot}: uguale per {days, number} giorni, per abitudine',
  goesWith: 'Accompagna «{otherRecipe}»',
  chosen:
    'L’hai scelto tu {servings, plural, one {per # persona} other {per # persone}}: {time}, {kcal, number} kcal a porzione',
  swapped: 'L’hai messo qui al posto di «{insteadOf}»',
  kept: 'È rimasto dov’era quando hai cambiato un altro piatto; ora andrebbe meglio «{other}»',
  onlyChoice: '{slot}: l’unico piatto adatto, su {dishes, number}',
  noRepeat:
    '{slot}: gli altri piatti adatti sono già nel menù, somigliano troppo a quelli del giorno prima o dopo, oppure non si conservano',
  usesHave: '{ingredient}: in casa ne hai già, e questo piatto ne fa uso',
  usesUpPack:
    '{ingredient}: finisce la confezione aperta per «{otherRecipe}», una confezione in meno da comprare ({saved})',
  sharesPack:
    '{ingredient}: attinge alla confezione aperta per «{otherRecipe}», una confezione in meno da comprare ({saved})',
  fromOpenPack: '{ingredient}: attinge alla confezione aperta per «{otherRecipe}»',
  opensPack: '{ingredient}: apre una confezione che serve anche per «{otherRecipe}»',
  keepsBudget: 'Ti fa restare entro {budget}: con «{other}» la lista salirebbe a {otherTotal}',
  cheaper: 'La lista costa {saved} in meno che con «{other}»',
  lessWaste: 'Lascia {saved} in meno nelle confezioni aperte rispetto a «{other}»',
  calories:
    'Porta la giornata a {dayKcal, number} kcal, più vicino all’obiettivo di {targetKcal, number} kcal che con «{other}» ({otherDayKcal, number} kcal)',
  guestCalories:
    'Energia per ospite: {dayKcal, number} kcal, con «{other}» {otherDayKcal, number} kcal; l’obiettivo va da {lowKcal, number} a {highKcal, number} kcal',
  protein:
    'Proteine nei pasti previsti del giorno: {dayProtein, number} g, con «{other}» {otherDayProtein, number} g; l’obiettivo è {targetProtein, number} g',
  quick: 'In tavola in {time}; «{other}» richiede {otherTime}',
  newMain:
    'Per cambiare: {ingredient}; {otherIngredient} già {otherIngredientGender, select, f {{otherIngredientNumber, select, plural {servite} other {servita}}} other {{otherIngredientNumber, select, plural {serviti} other {servito}}}} {times, plural, one {una volta} other {# volte}} come ingrediente principale',
  newMainToday:
    'Per cambiare: {ingredient}; {otherIngredient} già {otherIngredientGender, select, f {{otherIngredientNumber, select, plural {servite} other {servita}}} other {{otherIngredientNumber, select, plural {serviti} other {servito}}}} quel giorno come ingrediente principale',
  newCuisine:
    '{cuisine}: un’altra cucina, per cambiare, visto che quella di «{other}» torna già {times, plural, one {una volta} other {# volte}}',
  hotAndCold: '{serve, select, hot {Caldo} other {Freddo}}, così in tavola ci sono piatti caldi e freddi',
  collection: 'Dalla raccolta «{collection}»',
  ofOccasion: 'Uno dei piatti propri dell’occasione: {occasion}',
  addedDish:
    '{slot}: aggiunto, perché {own, plural, =0 {nessun piatto proprio dell’occasione va} one {un solo piatto proprio dell’occasione va} other {solo # piatti propri dell’occasione vanno}} bene per tutti',
  vegetables:
    'Frutta e verdura nei pasti previsti del giorno: {dayGrams, number} g, con «{other}» {otherDayGrams, number} g; l’obiettivo è {targetGrams, number} g',
  fiber:
    'Fibre nei pasti previsti del giorno: {dayGrams, number} g, con «{other}» {otherDayGrams, number} g; l’obiettivo è {targetGrams, number} g',
  salt: 'Sale nei pasti previsti del giorno: {dayGrams, number} g, con «{other}» {otherDayGrams, number} g; se ne consigliano al massimo {targetGrams, number} g',
  foodGroup:
    '{group, select, fish {Pesce e frutti di mare} redMeat {Carne rossa} processedMeat {Salumi e altra carne lavorata} pulses {Legumi} eggs {Piatti di uova} foreign {Piatti di altri paesi} dough {Ravioli e frittelle} other {Fritti e impanati}} a pranzo e a cena questa settimana: {times, number}; con «{other}»: {otherTimes, number}',
  childrenLike: 'Ai bambini di solito piace più di «{other}»',
  sundayDish: 'Un piatto della domenica; «{other}» è di tutti i giorni',
  fridayDish: 'Un piatto senza carne per il venerdì, a differenza di «{other}»',
  weekdayCustom: '{country}: lì in molte case si mangia in questo giorno della settimana',
  favourite: '{country}: uno dei piatti che lì nelle case si mangiano più spesso',
  inSeason: 'Ora è di stagione, a differenza di «{other}»',
  lessWork: 'Meno lavoro: {active}; «{other}» ne richiede {otherActive}',
  knownAtHome: '{country}: lì si cucina in casa più di «{other}»',
  weekTaste: 'Un cambiamento per questa settimana: altre settimane portano altri piatti',
  variant: 'Un’altra buona scelta, visto che hai chiesto un menù diverso',
  locked: 'Lo tieni qui',
  notLately: '«{other}» era in tavola {otherWeeks, plural, one {la settimana scorsa} other {# settimane fa}}',
  usesLeft: '{ingredient}: usa ciò che è avanzato dalla settimana prima',
  equallyGood: 'Alla pari con «{other}» in tutto ciò che conta',
  weighed: 'Davanti a «{other}», tutto sommato',
  batch: 'Si cucina una volta per due giorni',
  quickDish: 'In tavola in {time}',
  onlyMain: 'L’unico piatto del menù con questo ingrediente principale: {ingredient}',
  richInProtein: '{protein, number} g di proteine a porzione',
  portion: 'Pronto in {time}; una porzione ha {kcal, number} kcal e {protein, number} g di proteine',
}

export const warning = {
  budgetExceeded: 'La lista costa {cost}, cioè {over} oltre il budget di {budget}.',
  caloriesBelow:
    '{days, plural, one {# giorno resta sotto l’obiettivo di energia: {kcal, number} kcal su {targetKcal, number}} other {# giorni restano sotto l’obiettivo di energia; il minimo è {kcal, number} kcal su {targetKcal, number}}}.',
  caloriesAbove:
    '{days, plural, one {# giorno supera l’obiettivo di energia: {kcal, number} kcal invece di {targetKcal, number}} other {# giorni superano l’obiettivo di energia; il massimo è {kcal, number} kcal invece di {targetKcal, number}}}.',
  guestCaloriesBelow: 'Energia per ospite: {kcal, number} kcal; l’obiettivo è di almeno {targetKcal, number} kcal.',
  guestCaloriesAbove: 'Energia per ospite: {kcal, number} kcal; l’obiettivo è di non oltre {targetKcal, number} kcal.',
  proteinBelow: 'In media {protein, number} g di proteine al giorno; l’obiettivo è {targetProtein, number} g.',
  vegetablesBelow: 'In media {grams, number} g di frutta e verdura al giorno; l’obiettivo è {targetGrams, number} g.',
  fiberBelow: 'In media {grams, number} g di fibre al giorno; l’obiettivo è {targetGrams, number} g.',
  saltAbove: 'In media {grams, number} g di sale al giorno; se ne consigliano al massimo {targetGrams, number} g.',
  repeats:
    '{slot}: {dishes, plural, one {resta solo # piatto} other {restano solo # piatti}} per {needed, plural, one {# giorno} other {# giorni}}, quindi qualcuno si ripete.',
  chosenAgain: '«{recipe}» si cucina {times, plural, =2 {due volte} other {# volte}} in questo piano, come hai scelto.',
  sideChanged: 'Con la tua scelta sta bene un altro contorno: «{recipe}» al posto di «{otherRecipe}».',
  slowDinners:
    '{days, plural, one {# cena nei giorni feriali richiede} other {# cene nei giorni feriali richiedono}} più lavoro di quanto chiesto: {most}.',
  variantAlike:
    '{shared, number} dei {dishes, number} piatti principali sono anche nel primo piano: nessun altro buon piano se ne allontana di più.',
  sameMainNextDay:
    '{slot}: lo stesso ingrediente principale per due giorni di fila, {days, plural, one {# volta} other {# volte}}.',
  mainTooOften:
    '{ingredientStart}: ingrediente principale {times, plural, one {una volta} other {# volte}}{meals}; meglio non più di {limit, number}.',
  cuisineTooOften:
    '{cuisine}: {times, plural, one {# piatto viene} other {# piatti vengono}} da questa sola cucina{meals}; meglio non più di {limit, number}.',
  collectionShort:
    '{others, number} dei {dishes, number} piatti non {others, plural, one {viene} other {vengono}} dalla raccolta «{collection}»: altri si adattavano meglio al menù.',
  haveUnused: 'In casa ma non usato in nessun piatto: {ingredients}.',
  ownDishesFew:
    '{slot}: l’occasione ha {own, plural, =0 {nessun piatto proprio adatto} one {# piatto proprio adatto} other {# piatti propri adatti}}; sono stati considerati anche altri che ne rispettano la regola.',
  ownDishesPassed:
    '{slot}: {own, plural, one {# piatto proprio dell’occasione è adatto} other {# piatti propri dell’occasione sono adatti}}, ma nel menù {served, plural, =0 {non ce n’è nessuno} one {ce n’è solo #} other {ce ne sono solo #}}; sono stati considerati anche altri che ne rispettano la regola.',
  courseEmpty: '{slot}: nessun piatto supera i filtri, quindi questa portata manca.',
  courseShort:
    '{slot}: {dishes, plural, one {# piatto} other {# piatti}}, mentre per tanti ospiti ne servirebbero {needed, number}.',
  breaksAllergens: '«{recipe}» contiene ciò che hai chiesto di evitare: {found}.',
  breaksExclude: '«{recipe}» contiene ciò che non mangi: {found}.',
  breaksExcludeTags: '«{recipe}» rientra in ciò che hai escluso: {found}.',
  breaksEquipment: '«{recipe}» richiede ciò che non hai: {found}.',
  nearAllergen: '«{recipe}» contiene: {found}. Hai escluso solo: {excluded}.',
  mayContain: 'Dipende dalla marca: {excluded}. Controlla l’etichetta: {ingredients}.',
  unfamiliar:
    '{country}: {dishes, plural, one {# piatto del menù lì di solito non si mangia} other {# piatti del menù lì di solito non si mangiano}}.',
  weeksOnly: '{fields}: non vale per questo tipo di piano, qui è stato ignorato.',
  infants:
    '{count, plural, one {Un bambino di meno di un anno non mangia ancora con la famiglia e non è contato} other {# bambini di meno di un anno non mangiano ancora con la famiglia e non sono contati}}.',
  pricesRough:
    'La maggior parte della spesa è stimata da prodotti simili o da cifre approssimative o più vecchie: i prezzi sono solo indicativi.',
  pricesOld:
    'I prezzi più recenti sono di {period}, {months, plural, one {# mese} other {# mesi}} prima di questo piano: nel frattempo possono essere cambiati.',
}

export const source = {
  rosstat: 'Rosstat',
  bls: 'US Bureau of Labor Statistics',
  eurostat: 'Eurostat, livelli dei prezzi e IPCA',
  csp: 'Ufficio centrale di statistica della Lettonia (CSP)',
  csu: 'Ufficio statistico ceco (ČSÚ)',
  gus: 'Ufficio centrale di statistica della Polonia (GUS)',
  insee: 'Istituto di statistica francese (INSEE)',
  ksh: 'Ufficio centrale di statistica ungherese (KSH)',
  kzp: 'Commissione bulgara per la tutela dei consumatori (KZP)',
  ons: 'Ufficio nazionale di statistica del Regno Unito (ONS)',
  usda: 'Dipartimento dell’Agricoltura degli Stati Uniti (USDA)',
}
