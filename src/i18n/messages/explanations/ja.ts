export const reason = {
  leftover:
    '前日の{cookedSlot, select, breakfast {朝食} lunch {昼食} snack {間食} dinner {夕食} other {食事}}で多めに作った分。この食事の調理はなし',
  habit: '{slot}：習慣どおり{days, number}日同じ',
  goesWith: '「{otherRecipe}」の付け合わせ',
  chosen: 'ご自身で選んだ料理（{servings, plural, other {#人分}}）：{time}、1人分{kcal, number}kcal',
  swapped: '「{insteadOf}」の代わりに、ご自身で入れた料理',
  kept: '別の料理を替えたときに、そのまま残した料理。今なら「{other}」のほうが合う',
  onlyChoice: '{slot}：{dishes, number}品のうち、合う唯一の料理',
  noRepeat: '{slot}：ほかの合う料理は、すでに献立にあるか、前後の日と似すぎているか、日持ちしない',
  usesHave: '{ingredient}：家にあるものを、この料理で使う',
  usesUpPack: '{ingredient}：「{otherRecipe}」で開けた分を使い切り、買うのが1つ減る（{saved}）',
  sharesPack: '{ingredient}：「{otherRecipe}」で開けた分の続きを使い、買うのが1つ減る（{saved}）',
  fromOpenPack: '{ingredient}：「{otherRecipe}」で開けた分の続きを使う',
  opensPack: '{ingredient}：ここで開けて、続きを「{otherRecipe}」で使う',
  keepsBudget: '予算{budget}に収まる：「{other}」では合計が{otherTotal}になる',
  cheaper: '「{other}」より、合計が{saved}安くなる',
  lessWaste: '「{other}」より、開封後の使い残しが{saved}減る',
  calories:
    'その日のエネルギーが{dayKcal, number}kcalになり、「{other}」（{otherDayKcal, number}kcal）より目標の{targetKcal, number}kcalに近い',
  guestCalories:
    '1人分のエネルギー：{dayKcal, number}kcal、「{other}」では{otherDayKcal, number}kcal（目標{lowKcal, number}～{highKcal, number}kcal）',
  protein:
    'その日の献立のたんぱく質：{dayProtein, number}g、「{other}」では{otherDayProtein, number}g（目標{targetProtein, number}g）',
  quick: '{time}で食卓に出せる。「{other}」は{otherTime}',
  newMain: '目先を変えて：{ingredient}。{otherIngredient}はすでに{times, plural, other {#回}}主材料になっている',
  newMainToday: '目先を変えて：{ingredient}。{otherIngredient}はその日の別の食事の主材料',
  newCuisine: '{cuisine}：目先を変えて。「{other}」の系統の料理は、すでに献立に{times, plural, other {#回}}ある',
  hotAndCold: '{serve, select, hot {温かい} other {冷たい}}料理で、食卓に温かいものと冷たいものがそろう',
  collection: 'コレクション「{collection}」から',
  ofOccasion: 'この機会ならではの料理のひとつ：{occasion}',
  addedDish:
    '{slot}：この機会ならではの料理で全員に合うものが{own, plural, =0 {ない} other {#品しかない}}ため、加えた料理',
  vegetables:
    'その日の献立の野菜と果物：{dayGrams, number}g、「{other}」では{otherDayGrams, number}g（目標{targetGrams, number}g）',
  fiber:
    'その日の献立の食物繊維：{dayGrams, number}g、「{other}」では{otherDayGrams, number}g（目標{targetGrams, number}g）',
  salt: 'その日の献立の食塩：{dayGrams, number}g、「{other}」では{otherDayGrams, number}g（{targetGrams, number}g以下が望ましい）',
  foodGroup:
    '今週の昼食と夕食の{group, select, fish {魚介} redMeat {赤身肉（牛・豚・羊）} processedMeat {ソーセージなどの加工肉} pulses {豆類} eggs {卵料理} foreign {外国の料理} dough {餃子類やパンケーキ} other {揚げ物・衣つきの料理}}：{times, number}回。「{other}」にすると{otherTimes, number}回',
  childrenLike: '子どもはたいてい「{other}」より好む',
  sundayDish: '日曜向きの料理。「{other}」はふだんの料理',
  fridayDish: '「{other}」と違い肉を使わない、金曜向きの料理',
  weekdayCustom: '{country}：現地では、この曜日に食べる家庭が多い料理',
  favourite: '{country}：現地の家庭でとくによく食べられている料理のひとつ',
  inSeason: '「{other}」と違い、今が旬',
  lessWork: '手を動かす時間は{active}。「{other}」は{otherActive}',
  knownAtHome: '{country}：現地の家庭では「{other}」よりよく作られる料理',
  weekTaste: '今週の変化として。ほかの週には別の料理が出ます',
  variant: '別の献立をご希望なので、同じくらいよい別の料理',
  locked: 'ご希望によりここに残しました',
  notLately: '「{other}」は{otherWeeks, plural, one {先週} other {#週間前に}}食べました',
  usesLeft: '{ingredient}：前の週の残りを使います',
  equallyGood: '評価するすべての点で「{other}」と同じくらいよい',
  weighed: 'すべてを合わせて評価すると「{other}」より上',
  batch: '一度作れば2日分',
  quickDish: '{time}で食卓に出せる',
  onlyMain: '献立の中でこれを主材料にする唯一の料理：{ingredient}',
  richInProtein: '1人分にたんぱく質{protein, number}g',
  portion: '{time}でできあがり。1人分{kcal, number}kcal、たんぱく質{protein, number}g',
}

export const warning = {
  budgetExceeded: '合計は{cost}で、予算{budget}を{over}超えています。',
  caloriesBelow:
    'エネルギーが目標を下回る日が{days, plural, other {#日}}あります。最も少ない日は{kcal, number}kcalです（目標{targetKcal, number}kcal）。',
  caloriesAbove:
    'エネルギーが目標を上回る日が{days, plural, other {#日}}あります。最も多い日は{kcal, number}kcalです（目標{targetKcal, number}kcal）。',
  guestCaloriesBelow: '1人分のエネルギーは{kcal, number}kcalです（目標{targetKcal, number}kcal以上）。',
  guestCaloriesAbove: '1人分のエネルギーは{kcal, number}kcalです（目標{targetKcal, number}kcal以下）。',
  proteinBelow: '1日平均のたんぱく質は{protein, number}gです（目標{targetProtein, number}g）。',
  vegetablesBelow: '1日平均の野菜と果物は{grams, number}gです（目標{targetGrams, number}g）。',
  fiberBelow: '1日平均の食物繊維は{grams, number}gです（目標{targetGrams, number}g）。',
  saltAbove: '1日平均の食塩は{grams, number}gです（{targetGrams, number}g以下が望ましい量です）。',
  repeats:
    '{slot}：{needed, plural, other {#日分}}に対して当てはまる料理が{dishes, plural, other {#品}}しかないため、繰り返しがあります。',
  chosenAgain: '「{recipe}」はお選びのとおり、この献立で{times, number}回作ります。',
  sideChanged: 'お選びの料理に合わせて付け合わせが変わりました：「{otherRecipe}」→「{recipe}」。',
  slowDinners: '平日の夕食{days, number}回は、手を動かす時間がご希望の{most}を超えます。',
  variantAlike:
    '主菜{dishes, number}品のうち{shared, number}品は最初の献立と同じです。これ以上違う良い献立はありません。',
  sameMainNextDay: '{slot}：2日続けて主材料が同じになるところが{days, plural, other {#か所}}あります。',
  mainTooOften:
    '{ingredient}が主材料の食事が{times, number}回あります{meals}。{limit, number}回までが望ましい回数です。',
  cuisineTooOften:
    '{cuisine}：この系統の料理が{times, number}品あります{meals}。{limit, number}品までが望ましい数です。',
  collectionShort:
    '{dishes, number}品のうち{others, number}品は、コレクション「{collection}」の外から選びました。そのほうが献立に合うためです。',
  haveUnused: '家にあるのに、どの料理にも使われていないもの：{ingredients}。',
  ownDishesFew:
    '{slot}：この機会ならではの料理で合うものは{own, plural, =0 {ありません} other {#品です}}。きまりに沿ったほかの料理も候補に入れました。',
  ownDishesPassed:
    '{slot}：この機会ならではの料理で合うものは{own, number}品ですが、献立には{served, plural, =0 {1品も入っていません} other {#品だけ入っています}}。きまりに沿ったほかの料理も候補に入れました。',
  courseEmpty: '{slot}：条件に合う料理がないため、省きました。',
  courseShort: '{slot}：この人数なら{needed, number}品ほしいところ、{dishes, plural, other {#品}}です。',
  breaksAllergens: '「{recipe}」には、避けたいものが含まれています：{found}。',
  breaksExclude: '「{recipe}」には、召し上がらないものが含まれています：{found}。',
  breaksExcludeTags: '「{recipe}」は、除外したものに当たります：{found}。',
  breaksEquipment: '「{recipe}」には、お持ちでない調理器具が必要です：{found}。',
  nearAllergen: '「{recipe}」に含まれるもの：{found}。除外されているのは次のものだけです：{excluded}。',
  mayContain: '製品によって含むことがあります：{excluded}。表示をご確認ください：{ingredients}。',
  unfamiliar: '{country}：この献立の{dishes, number}品は、現地ではふだん食べられていません。',
  weeksOnly: '{fields}：この種類の献立には使えないため、ここでは無視しました。',
  infants: '1歳未満のお子さま{count, plural, other {#人}}は家族の食事をとらないため、人数に入れていません。',
  pricesRough: '費用の大半は、似た商品、おおよその数値、古い数値から推定しています。価格はおおまかな目安です。',
  pricesOld:
    '最新の価格データは{period}のもので、この献立より{months, number}か月前です。その後、価格が変わっている可能性があります。',
}

export const source = {
  rosstat: 'ロシア連邦国家統計局（ロスタット）',
  bls: 'アメリカ労働統計局（BLS）',
  eurostat: 'ユーロスタットの物価水準とHICP',
  csp: 'ラトビア中央統計局（CSP）',
  csu: 'チェコ統計局（ČSÚ）',
  gus: 'ポーランド中央統計局（GUS）',
  insee: 'フランス国立統計経済研究所（INSEE）',
  ksh: 'ハンガリー中央統計局（KSH）',
  kzp: 'ブルガリア消費者保護委員会（KZP）',
  ons: '英国国家統計局（ONS）',
  usda: 'アメリカ農務省（USDA）',
}
