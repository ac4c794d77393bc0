export const reason = {
  leftover:
    '{cookedSlot, select, breakfast {Кешегі таңғы астан} lunch {Кешегі түскі астан} snack {Кешегі жеңіл тамақтан} dinner {Кешегі кешкі астан} other {Кешегі астан}} қалған: бұл асқа ештеңе әзірлеудің қажеті жоқ',
  habit: '{slot}: әдетке сай {days, number} күн бірдей',
  goesWith: '«{otherRecipe}» тағамына қосымша',
  chosen: '{servings, plural, other {# адамға}} өзіңіз таңдадыңыз: {time}, порциясында {kcal, number} ккал',
  swapped: '«{insteadOf}» орнына өзіңіз қойдыңыз',
  kept: 'Басқа тағамды ауыстырғаныңызда өз орнында қалды; енді «{other}» жақсырақ келер еді',
  onlyChoice: '{slot}: {dishes, number} тағамның ішінде сай келетін жалғызы',
  noRepeat: '{slot}: сай келетін басқа тағамдардың бәрі мәзірде бар, көрші күнге тым ұқсас немесе сақтауға келмейді',
  usesHave: '{ingredient}: үйіңізде бар, осы тағамға жұмсалады',
  usesUpPack: '{ingredient}: «{otherRecipe}» үшін ашылған қаптаманы тауысады, бір қаптама аз сатып алынады ({saved})',
  sharesPack: '{ingredient}: «{otherRecipe}» үшін ашылған қаптамадан жұмсалады, бір қаптама аз сатып алынады ({saved})',
  fromOpenPack: '{ingredient}: «{otherRecipe}» үшін ашылған қаптамадан жұмсалады',
  opensPack: '{ingredient}: ашылатын қаптама «{otherRecipe}» тағамына да жұмсалады',
  keepsBudget: 'Бюджеттен асырмайды ({budget}); «{other}» болса, тізім құны: {otherTotal}',
  cheaper: 'Тізім «{other}» тағамымен салыстырғанда арзанырақ, айырмасы: {saved}',
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
  newCuisine:
    '{cuisine}: түрлендіру үшін; «{other}» шыққан елдің тағамдары мәзірде қазірдің өзінде {times, plural, other {# рет}} бар',
  hotAndCold: '{serve, select, hot {Ыстық} other {Суық}} тағам: дастарқанда ыстығы да, суығы да болуы үшін',
  collection: '«{collection}» топтамасынан',
  ofOccasion: 'Осы дастарқанның өз тағамдарының бірі: {occasion}',
  addedDish:
    '{slot}: қосылды, себебі дастарқанның өз тағамдарынан бәріне сай келетіні {own, plural, =0 {жоқ} other {— тек #}}',
  vegetables:
    'Күннің жоспарланған асындағы көкөніс пен жеміс: {dayGrams, number} г, «{other}» болса {otherDayGrams, number} г; мақсат — {targetGrams, number} г',
  fiber:
    'Күннің жоспарланған асындағы тағамдық талшық: {dayGrams, number} г, «{other}» болса {otherDayGrams, number} г; мақсат — {targetGrams, number} г',
  salt: 'Күннің жоспарланған асындағы тұз: {dayGrams, number} г, «{other}» болса {otherDayGrams, number} г; ең көбі {targetGrams, number} г ұсынылады',
  foodGroup:
    '{group, select, fish {Балық пен теңіз өнімдері} redMeat {Қызыл ет} processedMeat {Шұжық және басқа ет өнімдері} pulses {Бұршақ тұқымдастар} eggs {Жұмыртқа тағамдары} foreign {Басқа елдердің тағамдары} dough {Тұшпара мен құймақ} other {Қуырылған, үгіндіге аунатылған тағамдар}} осы аптаның түскі және кешкі асында: {times, number}; «{other}» тағамымен: {otherTimes, number}',
  childrenLike: 'Балалар мұны әдетте «{other}» тағамынан гөрі жақсы көреді',
  sundayDish: 'Жексенбіге лайық тағам, ал «{other}» — күнделікті тағам',
  fridayDish: 'Жұма күніне лайық етсіз тағам, ал «{other}» — етті тағам',
  weekdayCustom: '{country}: ол жақта көп отбасы бұл тағамды аптаның осы күні жейді',
  favourite: '{country}: ол жақтағы отбасылар ең жиі жейтін тағамдардың бірі',
  inSeason: 'Қазір мұның маусымы, ал «{other}» тағамының маусымы емес',
  lessWork: 'Қол еңбегі аз: {active}; «{other}» тағамына кететіні: {otherActive}',
  knownAtHome: '{country}: ол жақта үйде «{other}» тағамынан жиірек пісіріледі',
  weekTaste: 'Осы аптаға өзгеріс: басқа апталарда басқа тағамдар болады',
  variant: 'Тағы бір жақсы таңдау: сіз басқа мәзір сұрадыңыз',
  locked: 'Сіздің қалауыңызбен осында қалады',
  notLately: '«{other}» {otherWeeks, plural, one {өткен аптада} other {# апта бұрын}} желінген',
  usesLeft: '{ingredient}: өткен аптадан қалғаны жұмсалады',
  equallyGood: 'Ескерілетін көрсеткіштердің бәрі бойынша «{other}» тағамынан кем емес',
  weighed: 'Ескерілетіннің бәрін қоса алғанда «{other}» тағамынан жақсырақ',
  batch: 'Бір рет әзірленіп, екі күнге жетеді',
  quickDish: 'Дайындалу уақыты: {time}',
  onlyMain: 'Мәзірде негізгі ингредиенті осындай жалғыз тағам: {ingredient}',
  richInProtein: 'Порциясында {protein, number} г ақуыз бар',
  portion: 'Дайындалу уақыты: {time}; порциясында {kcal, number} ккал және {protein, number} г ақуыз',
}

/** What was asked and not reached. */
export const warning = {
  budgetExceeded: 'Тізім құны — {cost}, бюджеттен асқаны — {over} (бюджет: {budget}).',
  caloriesBelow:
    '{days, plural, other {# күн}} энергия мақсатынан төмен; ең азы — {kcal, number} ккал, мақсат — {targetKcal, number} ккал.',
  caloriesAbove:
    '{days, plural, other {# күн}} энергия мақсатынан жоғары; ең көбі — {kcal, number} ккал, мақсат — {targetKcal, number} ккал.',
  guestCaloriesBelow: 'Бір қонаққа энергия: {kcal, number} ккал; мақсат — кемінде {targetKcal, number} ккал.',
  guestCaloriesAbove: 'Бір қонаққа энергия: {kcal, number} ккал; мақсат — {targetKcal, number} ккалдан аспау.',
  proteinBelow: 'Күніне орта есеппен {protein, number} г ақуыз бар; мақсат — {targetProtein, number} г.',
  vegetablesBelow: 'Күніне орта есеппен {grams, number} г көкөніс пен жеміс бар; мақсат — {targetGrams, number} г.',
  fiberBelow: 'Күніне орта есеппен {grams, number} г тағамдық талшық бар; мақсат — {targetGrams, number} г.',
  saltAbove: 'Күніне орта есеппен {grams, number} г тұз бар; ұсынылатын ең көп мөлшері — {targetGrams, number} г.',
  repeats:
    '{slot}: {needed, plural, other {# күнге}} тек {dishes, plural, other {# тағам}} сай келеді, сондықтан тағамдар қайталанады.',
  chosenAgain: '«{recipe}» таңдауыңыз бойынша бұл жоспарда {times, number} рет пісіріледі.',
  sideChanged: 'Таңдаған тағамыңызға басқа гарнир жарасады: «{otherRecipe}» орнына «{recipe}».',
  slowDinners: 'Жұмыс күндерінің {days, number} кешкі асы сұралғаннан көп еңбекті қажет етеді: {most}.',
  variantAlike:
    '{dishes, number} негізгі тағамның {shared, number}-і бірінші жоспарда да бар: одан көбірек ерекшеленетін басқа жақсы жоспар жоқ.',
  sameMainNextDay: '{slot}: негізгі ингредиент қатарынан екі күн бірдей, {days, plural, other {# рет}}.',
  mainTooOften:
    '{ingredientStart} негізгі ингредиент ретінде {times, number} рет қайталанады{meals}; ең көбі {limit, number} рет болғаны дұрыс.',
  cuisineTooOften: '{cuisine} {times, number} рет кездеседі{meals}; ең көбі {limit, number} рет болғаны дұрыс.',
  collectionShort:
    '{dishes, number} тағамның ішінде {others, number} тағам «{collection}» топтамасынан емес: басқалары мәзірге жақсырақ сай келді.',
  haveUnused: 'Үйде бар, бірақ ешбір тағамға қосылмады: {ingredients}.',
  ownDishesFew:
    '{slot}: бұл дастарқанның өз тағамдарынан сай келетіні {own, plural, =0 {жоқ} other {— тек #}}; ережесін бұзбайтын басқа тағамдар да қарастырылды.',
  ownDishesPassed:
    '{slot}: бұл дастарқанның өз тағамдарынан сай келетіні — {own, number}, мәзірде олардан {served, plural, =0 {ешқайсысы жоқ} other {тек # бар}}; ережесін бұзбайтын басқа тағамдар да қарастырылды.',
  courseEmpty: '{slot}: ешбір тағам сүзгіден өтпеді, сондықтан бұл бөлік алып тасталды.',
  courseShort: '{slot}: {dishes, plural, other {# тағам}} бар, ал мұнша қонаққа {needed, number} тағам керек.',
  breaksAllergens: '«{recipe}» құрамында сіз болдырмауды сұраған нәрсе бар: {found}.',
  breaksExclude: '«{recipe}» құрамында сіз жемейтін нәрсе бар: {found}.',
  breaksExcludeTags: '«{recipe}» сіз алып тастаған түрге жатады: {found}.',
  breaksEquipment: '«{recipe}» үшін сізде жоқ құрал керек: {found}.',
  nearAllergen: '«{recipe}» құрамында бар: {found}. Сіз тек мынаны алып тастағансыз: {excluded}.',
  mayContain: 'Өндірушісіне байланысты: {excluded}. Затбелгісін қараңыз: {ingredients}.',
  unfamiliar: '{country}: мәзірдегі {dishes, number} тағам ол жақта әдетте желінбейді.',
  weeksOnly: '{fields}: мұндай жоспарға қатысты емес, мұнда ескерілмеді.',
  infants: '{count, plural, other {Бір жасқа толмаған # бала}} ортақ ас ішпейді және есепке алынбайды.',
  pricesRough:
    'Құнның көп бөлігі ұқсас өнімдер, шамамен алынған немесе ескірек сандар бойынша есептелген: бағалар шамамен ғана.',
  pricesOld:
    'Бағалар туралы ең жаңа деректер — {period}, осы жоспардан {months, number} ай бұрын: содан бері бағалар өзгерген болуы мүмкін.',
}

export const source = {
  rosstat: 'Росстат',
  bls: 'АҚШ Еңбек статистикасы бюросы',
  eurostat: 'Еуростат (баға деңгейлері және HICP)',
  csp: 'Латвияның Орталық статистика басқармасы (CSP)',
  csu: 'Чехияның Статистика басқармасы (ČSÚ)',
  gus: 'Польшаның Бас статистика басқармасы (GUS)',
  insee: 'Францияның Ұлттық статистика институты (INSEE)',
  ksh: 'Венгрияның Орталық статистика басқармасы (KSH)',
  kzp: 'Болгарияның Тұтынушыларды қорғау комиссиясы (КЗП)',
  ons: 'Ұлыбританияның Ұлттық статистика басқармасы (ONS)',
  usda: 'АҚШ Ауыл шаруашылығы министрлігі (USDA)',
}
