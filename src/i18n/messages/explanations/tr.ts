export const reason = {
  leftover:
    'Bir önceki günün {cookedSlot, select, breakfast {kahvaltısından} lunch {öğle yemeğinden} snack {ara öğününden} dinner {akşam yemeğinden} other {öğününden}} kaldı: bu öğün için pişirmek gerekmez',
  habit: '{slot}: alışkanlık gereği {days, number} gün aynı',
  goesWith: '“{otherRecipe}” yanına',
  chosen: 'Bunu {servings, plural, other {# kişi}} için siz seçtiniz: {time}, porsiyonu {kcal, number} kcal',
  swapped: '“{insteadOf}” yerine bunu siz koydunuz',
  kept: 'Başka bir yemeği değiştirdiğinizde bu yerinde kaldı; şimdi “{other}” daha uygun olurdu',
  onlyChoice: '{slot}: {dishes, number} yemek arasında uyan tek yemek',
  noRepeat: '{slot}: uyan diğer bütün yemekler ya zaten planda ya komşu güne fazla benziyor ya da saklanamıyor',
  usesHave: '{ingredient}: evinizde var, bu yemekte kullanılıyor',
  usesUpPack: '{ingredient}: “{otherRecipe}” için açılan paketi bitirir, böylece bir paket az alınır ({saved})',
  sharesPack:
    '{ingredient}: “{otherRecipe}” için açılan paketin devamını kullanır, böylece bir paket az alınır ({saved})',
  fromOpenPack: '{ingredient}: “{otherRecipe}” için açılan paketin devamını kullanır',
  opensPack: '{ingredient}: “{otherRecipe}” yemeğinin de kullanacağı bir paketi açar',
  keepsBudget: 'Bütçede kalmanızı sağlar ({budget}): “{other}” ile liste {otherTotal} tutardı',
  cheaper: 'Liste, “{other}” yemeğine göre {saved} daha az tutar',
  lessWaste: 'Açık paketlerde “{other}” yemeğine göre {saved} daha az kalır',
  calories:
    'Günün toplamı {dayKcal, number} kcal, {targetKcal, number} kcal hedefine daha yakın; “{other}” ile {otherDayKcal, number} kcal olurdu',
  guestCalories:
    'Misafir başına enerji: {dayKcal, number} kcal, “{other}” ile {otherDayKcal, number} kcal; hedef {lowKcal, number} ile {highKcal, number} kcal arası',
  protein:
    'Günün planlanan öğünlerinde protein: {dayProtein, number} g, “{other}” ile {otherDayProtein, number} g; hedef {targetProtein, number} g',
  quick: '{time} içinde sofrada; “{other}” için {otherTime} gerekir',
  newMain: 'Değişiklik olsun diye {ingredient}: {otherIngredient} şimdiden {times, plural, other {# kez}} ana malzeme',
  newMainToday: 'Değişiklik olsun diye {ingredient}: {otherIngredient} o gün başka bir öğünün ana malzemesi',
  newCuisine:
    '{cuisine}: değişiklik olsun diye, çünkü “{other}” yemeğinin mutfağı planda şimdiden {times, plural, other {# kez}} var',
  hotAndCold: '{serve, select, hot {Sıcak} other {Soğuk}} yemek, sofrada hem sıcak hem soğuk bulunsun diye',
  collection: 'Seçkiden: “{collection}”',
  ofOccasion: 'Bu sofranın kendi yemeklerinden: {occasion}',
  addedDish:
    '{slot}: {own, plural, =0 {sofranın kendi yemeklerinden hiçbiri herkese uymadığı} other {sofranın kendi yemeklerinden yalnızca # tanesi herkese uyduğu}} için eklendi',
  vegetables:
    'Günün planlanan öğünlerinde sebze ve meyve: {dayGrams, number} g, “{other}” ile {otherDayGrams, number} g; hedef {targetGrams, number} g',
  fiber:
    'Günün planlanan öğünlerinde lif: {dayGrams, number} g, “{other}” ile {otherDayGrams, number} g; hedef {targetGrams, number} g',
  salt: 'Günün planlanan öğünlerinde tuz: {dayGrams, number} g, “{other}” ile {otherDayGrams, number} g; önerilen en çok {targetGrams, number} g',
  foodGroup:
    '{group, select, fish {Balık ve deniz ürünleri} redMeat {Kırmızı et} processedMeat {Sucuk, salam gibi işlenmiş et} pulses {Baklagiller} eggs {Yumurtalı yemekler} foreign {Başka ülkelerin yemekleri} dough {Mantı ve krepler} other {Kızartmalar ve pane yemekler}}, bu haftanın öğle ve akşam öğünlerinde: {times, number}; “{other}” ile: {otherTimes, number}',
  childrenLike: 'Çocuklar bunu genellikle “{other}” yemeğinden daha çok sever',
  sundayDish: 'Pazar gününe yakışır; “{other}” ise her güne uyar',
  fridayDish: 'Cuma gününe uygun, etsiz; “{other}” ise etli',
  weekdayCustom: '{country}: orada birçok evde haftanın bu gününde yenir',
  favourite: '{country}: orada evlerde en sık yenen yemeklerden biri',
  inSeason: 'Şimdi mevsimi; “{other}” için öyle değil',
  lessWork: 'Daha az emek: {active}; “{other}” için {otherActive} gerekir',
  knownAtHome: '{country}: orada evlerde “{other}” yemeğinden daha sık pişirilir',
  weekTaste: 'Bu haftaya değişiklik: başka haftalar başka yemekler getirir',
  variant: 'Farklı bir plan istediğiniz için bir başka iyi seçenek',
  locked: 'İsteğinizle burada kalıyor',
  notLately: '“{other}” {otherWeeks, plural, one {geçen hafta} other {# hafta önce}} yendi',
  usesLeft: '{ingredient}: önceki haftadan kalan kullanılıyor',
  equallyGood: 'Tartılan her şeyde “{other}” kadar iyi',
  weighed: 'Her şey birlikte tartıldığında “{other}” yemeğinden önde',
  batch: 'Bir kez pişer, iki gün yenir',
  quickDish: '{time} içinde sofrada',
  onlyMain: 'Planda ana malzemesi bu olan tek yemek: {ingredient}',
  richInProtein: 'Porsiyonda {protein, number} g protein',
  portion: '{time} içinde hazır; porsiyonunda {kcal, number} kcal ve {protein, number} g protein var',
}

/** What was asked and not reached. */
export const warning = {
  budgetExceeded: 'Liste {cost} tutuyor, bütçe aşımı {over} (bütçe {budget}).',
  caloriesBelow:
    '{days, plural, other {# gün}} enerji hedefinin altında kalıyor; en düşüğü {kcal, number} kcal, hedef {targetKcal, number} kcal.',
  caloriesAbove:
    '{days, plural, other {# gün}} enerji hedefinin üstüne çıkıyor; en yükseği {kcal, number} kcal, hedef {targetKcal, number} kcal.',
  guestCaloriesBelow: 'Misafir başına enerji: {kcal, number} kcal; hedef en az {targetKcal, number} kcal.',
  guestCaloriesAbove: 'Misafir başına enerji: {kcal, number} kcal; hedef en çok {targetKcal, number} kcal.',
  proteinBelow: 'Ortalama bir günde {protein, number} g protein var; hedef {targetProtein, number} g.',
  vegetablesBelow: 'Ortalama bir günde {grams, number} g sebze ve meyve var; hedef {targetGrams, number} g.',
  fiberBelow: 'Ortalama bir günde {grams, number} g lif var; hedef {targetGrams, number} g.',
  saltAbove: 'Ortalama bir günde {grams, number} g tuz var; önerilen en çok {targetGrams, number} g.',
  repeats:
    '{slot}: {needed, plural, other {# gün}} için yalnızca {dishes, plural, other {# yemek}} kaldı, bu yüzden bazıları yineleniyor.',
  chosenAgain: '“{recipe}” seçtiğiniz gibi bu planda {times, number} kez pişiyor.',
  sideChanged: 'Seçtiğiniz yemeğe başka bir garnitür yakışıyor: “{otherRecipe}” yerine “{recipe}”.',
  slowDinners: 'Hafta içi {days, number} akşam yemeği istenenden fazla el emeği istiyor: {most}.',
  variantAlike:
    '{dishes, number} ana yemekten {shared, number} tanesi ilk planda da var: ondan daha farklı iyi bir plan yok.',
  sameMainNextDay: '{slot}: aynı ana malzeme art arda iki gün geliyor, {days, plural, other {# kez}}.',
  mainTooOften:
    '{ingredientStart} {times, number} kez ana malzeme{meals}; en çok {limit, number} kez olsa daha iyi olurdu.',
  cuisineTooOften:
    '{cuisine}: {times, number} yemek bu tek mutfaktan{meals}; en çok {limit, number} olsa daha iyi olurdu.',
  collectionShort:
    '{dishes, number} yemekten {others, number} tanesi “{collection}” seçkisinden değil: başkaları plana daha iyi uydu.',
  haveUnused: 'Evde olup hiçbir yemekte kullanılmayanlar: {ingredients}.',
  ownDishesFew:
    '{slot}: bu sofranın kendi yemeklerinden {own, plural, =0 {hiçbiri uymuyor} other {# tanesi uyuyor}}; kuralına uyan başka yemekler de değerlendirildi.',
  ownDishesPassed:
    '{slot}: bu sofranın kendi yemeklerinden {own, plural, other {# tanesi uyuyor}}, ama planda {served, plural, =0 {bunlardan hiçbiri yok} other {bunlardan yalnızca # tanesi var}}; kuralına uyan başka yemekler de değerlendirildi.',
  courseEmpty: '{slot}: filtrelerden geçen yemek yok, bu bölüm boş bırakıldı.',
  courseShort: '{slot}: {dishes, plural, other {# yemek}} var; bu kadar misafire {needed, number} gerekirdi.',
  breaksAllergens: '“{recipe}” kaçınmak istediğiniz şeyi içeriyor: {found}.',
  breaksExclude: '“{recipe}” yemediğiniz şeyi içeriyor: {found}.',
  breaksExcludeTags: '“{recipe}” dışarıda bıraktıklarınızdan: {found}.',
  breaksEquipment: '“{recipe}” sizde olmayan bir alet istiyor: {found}.',
  nearAllergen: '“{recipe}” şunu içeriyor: {found}. Yalnızca şunu dışladınız: {excluded}.',
  mayContain: 'Markaya göre değişir: {excluded}. Etikete bakın: {ingredients}.',
  unfamiliar: '{country}: plandaki {dishes, number} yemek orada genellikle yenmez.',
  weeksOnly: '{fields}: bu tür bir plan için geçerli değil, burada dikkate alınmadı.',
  infants:
    '{count, plural, one {Bir yaşından küçük bir çocuk} other {Bir yaşından küçük # çocuk}} henüz aile yemeği yemediği için hesaba katılmadı.',
  pricesRough:
    'Tutarın çoğu benzer ürünlerden, yaklaşık veya daha eski rakamlardan tahmin edildi: fiyatlar yalnızca kabaca fikir verir.',
  pricesOld:
    'En yeni fiyat verileri {period} dönemine ait, bu plandan {months, number} ay önce: fiyatlar o zamandan beri değişmiş olabilir.',
}

export const source = {
  rosstat: 'Rosstat',
  bls: 'ABD Çalışma İstatistikleri Bürosu',
  eurostat: 'Eurostat fiyat düzeyleri ve HICP',
  csp: 'Letonya Merkez İstatistik Bürosu (CSP)',
  csu: 'Çekya İstatistik Ofisi (ČSÚ)',
  gus: 'Polonya İstatistik Kurumu (GUS)',
  insee: 'Fransa İstatistik Enstitüsü (INSEE)',
  ksh: 'Macaristan Merkez İstatistik Ofisi (KSH)',
  kzp: 'Bulgaristan Tüketiciyi Koruma Komisyonu (KZP)',
  ons: 'Birleşik Krallık Ulusal İstatistik Ofisi (ONS)',
  usda: 'ABD Tarım Bakanlığı (USDA)',
}
