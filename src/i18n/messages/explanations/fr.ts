export const reason = {
  leftover:
    'Reste {cookedSlot, select, breakfast {du petit-déjeuner} lunch {du déjeuner} snack {de l’en-cas} dinner {du dîner} other {d’un repas}} de la veille : rien à cuisiner pour ce repas',
  habit: '{slot} : identique {days, number} jours, par habitude',
  goesWith: 'Accompagne « {otherRecipe} »',
  chosen:
    'Vous l’avez choisi {servings, plural, one {pour # personne} other {pour # personnes}} : {time}, {kcal, number} kcal par portion',
  swapped: 'Vous l’avez mis ici à la place de « {insteadOf} »',
  kept: 'Resté tel quel quand vous avez changé un autre plat ; « {other} » conviendrait mieux à présent',
  onlyChoice: '{slot} : le seul plat qui convienne, sur {dishes, number}',
  noRepeat:
    '{slot} : tous les autres plats qui conviennent sont déjà au menu, ressemblent trop à ceux de la veille ou du lendemain, ou ne se gardent pas',
  usesHave: '{ingredient} : vous en avez à la maison, et ce plat l’utilise',
  usesUpPack:
    '{ingredient} : termine le paquet entamé pour « {otherRecipe} », soit un paquet de moins à acheter ({saved})',
  sharesPack:
    '{ingredient} : puise dans le paquet entamé pour « {otherRecipe} », soit un paquet de moins à acheter ({saved})',
  fromOpenPack: '{ingredient} : puise dans le paquet entamé pour « {otherRecipe} »',
  opensPack: '{ingredient} : entame un paquet qui sert aussi pour « {otherRecipe} »',
  keepsBudget: 'Respecte votre budget de {budget} : avec « {other} », la liste monterait à {otherTotal}',
  cheaper: 'La liste coûte {saved} de moins qu’avec « {other} »',
  lessWaste: 'Il reste {saved} de moins dans les paquets entamés qu’avec « {other} »',
  calories:
    'Porte la journée à {dayKcal, number} kcal, plus près des {targetKcal, number} kcal visées qu’avec « {other} » ({otherDayKcal, number} kcal)',
  guestCalories:
    'Énergie par convive : {dayKcal, number} kcal, avec « {other} » {otherDayKcal, number} kcal ; l’objectif est de {lowKcal, number} à {highKcal, number} kcal',
  protein:
    'Protéines des repas prévus ce jour-là : {dayProtein, number} g, avec « {other} » {otherDayProtein, number} g ; l’objectif est de {targetProtein, number} g',
  quick: 'À table en {time} ; « {other} » demande {otherTime}',
  newMain:
    'Pour changer : {ingredient} ; {otherIngredient} déjà {otherIngredientGender, select, f {{otherIngredientNumber, select, plural {servies} other {servie}}} other {{otherIngredientNumber, select, plural {servis} other {servi}}}} {times, plural, one {# fois} other {# fois}} comme ingrédient principal',
  newMainToday:
    'Pour changer : {ingredient} ; {otherIngredient} déjà {otherIngredientGender, select, f {{otherIngredientNumber, select, plural {servies} other {servie}}} other {{otherIngredientNumber, select, plural {servis} other {servi}}}} ce jour-là comme ingrédient principal',
  newCuisine:
    '{cuisine} : une autre cuisine, pour changer, car celle de « {other} » revient déjà {times, plural, one {# fois} other {# fois}}',
  hotAndCold: '{serve, select, hot {Chaud} other {Froid}}, pour que la table offre du chaud et du froid',
  collection: 'Vient de la collection « {collection} »',
  ofOccasion: 'L’un des plats propres à l’occasion : {occasion}',
  addedDish:
    '{slot} : ajouté, car {own, plural, =0 {aucun plat propre à l’occasion ne convient} one {# seul plat propre à l’occasion convient} other {seuls # plats propres à l’occasion conviennent}} à tous',
  vegetables:
    'Légumes et fruits des repas prévus ce jour-là : {dayGrams, number} g, avec « {other} » {otherDayGrams, number} g ; l’objectif est de {targetGrams, number} g',
  fiber:
    'Fibres des repas prévus ce jour-là : {dayGrams, number} g, avec « {other} » {otherDayGrams, number} g ; l’objectif est de {targetGrams, number} g',
  salt: 'Sel des repas prévus ce jour-là : {dayGrams, number} g, avec « {other} » {otherDayGrams, number} g ; {targetGrams, number} g au plus sont recommandés',
  foodGroup:
    '{group, select, fish {Poisson et fruits de mer} redMeat {Viande rouge} processedMeat {Charcuterie et viandes transformées} pulses {Légumes secs} eggs {Plats d’œufs} foreign {Plats d’autres pays} dough {Raviolis et crêpes} other {Fritures et panés}} au déjeuner et au dîner cette semaine : {times, number} ; avec « {other} » : {otherTimes, number}',
  childrenLike: 'Les enfants l’aiment en général mieux que « {other} »',
  sundayDish: 'Un plat du dimanche ; « {other} » est un plat de tous les jours',
  fridayDish: 'Un plat sans viande pour le vendredi, contrairement à « {other} »',
  weekdayCustom: '{country} : on y mange ce plat dans beaucoup de foyers ce jour de la semaine',
  favourite: '{country} : l’un des plats que les familles y mangent le plus souvent',
  inSeason: 'De saison en ce moment, contrairement à « {other} »',
  lessWork: 'Moins de travail : {active} ; « {other} » demande {otherActive}',
  knownAtHome: '{country} : on y cuisine ce plat à la maison plus souvent que « {other} »',
  weekTaste: 'Pour changer cette semaine : d’autres semaines apportent d’autres plats',
  variant: 'Un autre bon choix, puisque vous avez demandé un menu différent',
  locked: 'Vous le gardez ici',
  notLately: '« {other} » était au menu {otherWeeks, plural, one {la semaine dernière} other {il y a # semaines}}',
  usesLeft: '{ingredient} : utilise ce qui reste de la semaine d’avant',
  equallyGood: 'À égalité avec « {other} » sur tous les critères pris en compte',
  weighed: 'Devant « {other} », tous critères réunis',
  batch: 'Cuisiné une fois pour deux jours',
  quickDish: 'À table en {time}',
  onlyMain: 'Le seul plat du menu avec cet ingrédient principal : {ingredient}',
  richInProtein: '{protein, number} g de protéines par portion',
  portion: 'Prêt en {time} ; une portion apporte {kcal, number} kcal et {protein, number} g de protéines',
}

export const warning = {
  budgetExceeded: 'La liste coûte {cost}, soit {over} de plus que le budget de {budget}.',
  caloriesBelow:
    '{days, plural, one {# jour reste au-dessous de l’énergie visée : {kcal, number} kcal sur {targetKcal, number}} other {# jours restent au-dessous de l’énergie visée ; le plus faible apporte {kcal, number} kcal sur {targetKcal, number}}}.',
  caloriesAbove:
    '{days, plural, one {# jour dépasse l’énergie visée : {kcal, number} kcal au lieu de {targetKcal, number}} other {# jours dépassent l’énergie visée ; le plus copieux apporte {kcal, number} kcal au lieu de {targetKcal, number}}}.',
  guestCaloriesBelow:
    'Énergie par convive : {kcal, number} kcal ; l’objectif est d’au moins {targetKcal, number} kcal.',
  guestCaloriesAbove: 'Énergie par convive : {kcal, number} kcal ; l’objectif est d’au plus {targetKcal, number} kcal.',
  proteinBelow:
    'Une journée apporte en moyenne {protein, number} g de protéines ; l’objectif est de {targetProtein, number} g.',
  vegetablesBelow:
    'Une journée apporte en moyenne {grams, number} g de légumes et de fruits ; l’objectif est de {targetGrams, number} g.',
  fiberBelow: 'Une journée apporte en moyenne {grams, number} g de fibres ; l’objectif est de {targetGrams, number} g.',
  saltAbove:
    'Une journée apporte en moyenne {grams, number} g de sel ; {targetGrams, number} g au plus sont recommandés.',
  repeats:
    '{slot} : il ne reste {dishes, plural, one {que # plat} other {que # plats}} pour {needed, plural, one {# jour} other {# jours}}, certains reviennent donc.',
  chosenAgain:
    '« {recipe} » est cuisiné {times, plural, =2 {deux fois} other {# fois}} dans ce menu, comme vous l’avez choisi.',
  sideChanged: 'Un autre accompagnement va avec votre choix : « {recipe} » au lieu de « {otherRecipe} ».',
  slowDinners:
    '{days, plural, one {# dîner de semaine demande} other {# dîners de semaine demandent}} plus de travail que voulu : {most}.',
  variantAlike:
    '{shared, number} des {dishes, number} plats principaux sont aussi dans le premier menu : aucun autre bon menu ne s’en éloigne plus.',
  sameMainNextDay:
    '{slot} : le même ingrédient principal deux jours de suite, {days, plural, one {une fois} other {# fois}}.',
  mainTooOften:
    '{ingredientStart} : ingrédient principal {times, number} fois{meals} ; il vaudrait mieux ne pas dépasser {limit, number}.',
  cuisineTooOften:
    '{cuisine} : {times, plural, one {# plat vient} other {# plats viennent}} de cette seule cuisine{meals} ; il vaudrait mieux ne pas dépasser {limit, number}.',
  collectionShort:
    '{others, number} des {dishes, number} plats ne {others, plural, one {vient} other {viennent}} pas de la collection « {collection} » : d’autres convenaient mieux au menu.',
  haveUnused: 'À la maison, mais dans aucun plat : {ingredients}.',
  ownDishesFew:
    '{slot} : {own, plural, =0 {aucun plat propre à l’occasion ne convient} one {# plat propre à l’occasion convient} other {# plats propres à l’occasion conviennent}} ; d’autres, conformes à sa règle, ont aussi été pris en compte.',
  ownDishesPassed:
    '{slot} : {own, plural, one {# plat propre à l’occasion convient} other {# plats propres à l’occasion conviennent}}, mais {served, plural, =0 {aucun n’est au menu} one {# seul est au menu} other {seuls # sont au menu}} ; d’autres, conformes à sa règle, ont aussi été pris en compte.',
  courseEmpty: '{slot} : aucun plat ne passe les filtres, ce service est donc laissé de côté.',
  courseShort:
    '{slot} : {dishes, plural, one {# plat} other {# plats}} ; pour autant de convives, il en faudrait {needed, number}.',
  breaksAllergens: '« {recipe} » contient ce que vous vouliez éviter : {found}.',
  breaksExclude: '« {recipe} » contient ce que vous ne mangez pas : {found}.',
  breaksExcludeTags: '« {recipe} » fait partie de ce que vous avez exclu : {found}.',
  breaksEquipment: '« {recipe} » demande ce que vous n’avez pas : {found}.',
  nearAllergen: '« {recipe} » contient : {found}. Vous avez exclu seulement : {excluded}.',
  mayContain: 'Selon la marque : {excluded}. Vérifiez l’étiquette : {ingredients}.',
  unfamiliar:
    '{country} : {dishes, plural, one {# plat du menu ne s’y mange pas} other {# plats du menu ne s’y mangent pas}} d’ordinaire.',
  weeksOnly: '{fields} : ne vaut pas pour ce type de plan, ignoré ici.',
  infants:
    '{count, plural, one {Un enfant de moins d’un an ne mange} other {# enfants de moins d’un an ne mangent}} pas encore les repas de la famille et {count, plural, one {n’est pas compté} other {ne sont pas comptés}}.',
  pricesRough:
    'L’essentiel du coût est estimé d’après des produits semblables ou des chiffres approximatifs ou plus anciens : les prix ne sont qu’indicatifs.',
  pricesOld:
    'Les prix les plus récents datent de {period}, {months, plural, other {# mois}} avant ce plan : ils ont pu changer depuis.',
}

export const source = {
  rosstat: 'Rosstat',
  bls: 'Bureau of Labor Statistics des États-Unis',
  eurostat: 'Eurostat, niveaux de prix et IPCH',
  csp: 'Bureau central de statistique de Lettonie (CSP)',
  csu: 'Office statistique tchèque (ČSÚ)',
  gus: 'Office statistique de Pologne (GUS)',
  insee: 'Institut national de la statistique (Insee)',
  ksh: 'Office central hongrois de statistique (KSH)',
  kzp: 'Commission bulgare de protection des consommateurs (KZP)',
  ons: 'Office for National Statistics du Royaume-Uni (ONS)',
  usda: 'ministère de l’Agriculture des États-Unis (USDA)',
}
