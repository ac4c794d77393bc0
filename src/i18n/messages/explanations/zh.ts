export const reason = {
  leftover:
    '{cookedSlot, select, breakfast {前一天早餐} lunch {前一天午餐} snack {前一天加餐} dinner {前一天晚餐} other {前一天}}多做的，这一餐不用下厨',
  habit: '{slot}：按习惯{days, number}天相同',
  goesWith: '搭配“{otherRecipe}”',
  chosen: '是你选的，{servings, plural, other {供#人}}：{time}，每份{kcal, number}千卡',
  swapped: '你用它换下了“{insteadOf}”',
  kept: '你换别的菜时，它保持不变；现在换成“{other}”会更合适',
  onlyChoice: '{slot}：{dishes, number}道菜中唯一适合的',
  noRepeat: '{slot}：其他合适的菜已在计划中、与相邻的日子太相似，或不能存放',
  usesHave: '{ingredient}：家里有，这道菜用得上',
  usesUpPack: '{ingredient}：用完为“{otherRecipe}”开封的那份，少买一份（{saved}）',
  sharesPack: '{ingredient}：接着用为“{otherRecipe}”开封的那份，少买一份（{saved}）',
  fromOpenPack: '{ingredient}：接着用为“{otherRecipe}”开封的那份',
  opensPack: '{ingredient}：在这里开封，“{otherRecipe}”接着用',
  keepsBudget: '保证不超过{budget}的预算：换成“{other}”，清单会达到{otherTotal}',
  cheaper: '清单比换成“{other}”便宜{saved}',
  lessWaste: '开封后的剩余比换成“{other}”少{saved}',
  calories:
    '使当天达到{dayKcal, number}千卡，比“{other}”（{otherDayKcal, number}千卡）更接近{targetKcal, number}千卡的目标',
  guestCalories:
    '每位客人的能量：{dayKcal, number}千卡，换成“{other}”为{otherDayKcal, number}千卡；目标为{lowKcal, number}～{highKcal, number}千卡',
  protein:
    '当天计划餐次的蛋白质：{dayProtein, number}克，换成“{other}”为{otherDayProtein, number}克；目标为{targetProtein, number}克',
  quick: '{time}上桌；“{other}”要{otherTime}',
  newMain: '换换主料：{ingredient}；{otherIngredient}已经做过{times, plural, other {#次}}主料',
  newMainToday: '换换主料：{ingredient}；{otherIngredient}已是当天另一餐的主料',
  newCuisine: '{cuisine}：换一种菜系，因为“{other}”所属的菜系在计划中已有{times, plural, other {#次}}',
  hotAndCold: '{serve, select, hot {热菜} other {冷菜}}，让桌上冷热都有',
  collection: '来自专题“{collection}”',
  ofOccasion: '这个场合自己的菜之一：{occasion}',
  addedDish: '{slot}：补上的菜，因为这个场合自己的菜中{own, plural, =0 {没有一道} other {只有#道}}适合所有人',
  vegetables:
    '当天计划餐次的蔬菜和水果：{dayGrams, number}克，换成“{other}”为{otherDayGrams, number}克；目标为{targetGrams, number}克',
  fiber:
    '当天计划餐次的膳食纤维：{dayGrams, number}克，换成“{other}”为{otherDayGrams, number}克；目标为{targetGrams, number}克',
  salt: '当天计划餐次的盐：{dayGrams, number}克，换成“{other}”为{otherDayGrams, number}克；建议不超过{targetGrams, number}克',
  foodGroup:
    '本周午餐和晚餐中的{group, select, fish {鱼和海鲜} redMeat {红肉} processedMeat {香肠等加工肉} pulses {豆类} eggs {蛋类菜} foreign {外国菜} dough {饺子和薄饼} other {油炸和裹粉菜}}：{times, number}次；换成“{other}”则为{otherTimes, number}次',
  childrenLike: '孩子通常比“{other}”更喜欢吃',
  inSeason: '正当季，“{other}”则不是',
  lessWork: '动手时间更短：{active}；“{other}”要{otherActive}',
  knownAtHome: '{country}：当地家里做得比“{other}”更多',
  weekTaste: '为这一周换换口味：其他周会有其他菜',
  variant: '你要一份不同的计划，这是另一个好选择',
  equallyGood: '在所有衡量的方面都与“{other}”一样好',
  weighed: '综合各方面衡量，胜过“{other}”',
  batch: '做一次吃两天',
  quickDish: '{time}上桌',
  onlyMain: '计划中唯一以此为主料的菜：{ingredient}',
  richInProtein: '每份含{protein, number}克蛋白质',
  portion: '{time}做好；每份{kcal, number}千卡，蛋白质{protein, number}克',
}

export const warning = {
  budgetExceeded: '清单总额为{cost}，比{budget}的预算超出{over}。',
  caloriesBelow:
    '{days, plural, other {有#天}}低于能量目标，最低的一天为{kcal, number}千卡（目标{targetKcal, number}千卡）。',
  caloriesAbove:
    '{days, plural, other {有#天}}高于能量目标，最高的一天为{kcal, number}千卡（目标{targetKcal, number}千卡）。',
  guestCaloriesBelow: '每位客人的能量：{kcal, number}千卡，目标为至少{targetKcal, number}千卡。',
  guestCaloriesAbove: '每位客人的能量：{kcal, number}千卡，目标为不超过{targetKcal, number}千卡。',
  proteinBelow: '平均每天含蛋白质{protein, number}克，目标为{targetProtein, number}克。',
  vegetablesBelow: '平均每天有蔬菜和水果{grams, number}克，目标为{targetGrams, number}克。',
  fiberBelow: '平均每天含膳食纤维{grams, number}克，目标为{targetGrams, number}克。',
  saltAbove: '平均每天含盐{grams, number}克，建议不超过{targetGrams, number}克。',
  repeats: '{slot}：{needed, plural, other {#天}}只剩{dishes, plural, other {#道菜}}可选，因此有些会重复。',
  sameMainNextDay: '{slot}：连续两天主料相同，{days, plural, other {共#次}}。',
  mainTooOften: '{ingredient}作为主料出现{times, number}次{meals}，最好不超过{limit, number}次。',
  cuisineTooOften: '{cuisine}：有{times, number}道菜来自这一个菜系{meals}，最好不超过{limit, number}道。',
  collectionShort: '{dishes, number}道菜中有{others, number}道不是来自专题“{collection}”：其他菜更适合这份计划。',
  haveUnused: '家里有但没有菜用到的：{ingredients}。',
  ownDishesFew:
    '{slot}：这个场合自己的菜中，合适的{own, plural, =0 {一道也没有} other {只有#道}}，也考虑了其他符合规则的菜。',
  ownDishesPassed:
    '{slot}：这个场合自己的菜中，合适的有{own, number}道，计划中{served, plural, =0 {一道也没有} other {只有其中#道}}；也考虑了其他符合规则的菜。',
  courseEmpty: '{slot}：没有符合条件的菜，因此省去这一道。',
  courseShort: '{slot}：这么多客人应有{needed, number}道，目前{dishes, plural, other {只有#道}}。',
  breaksAllergens: '“{recipe}”含有你要求避开的：{found}。',
  breaksExclude: '“{recipe}”含有你不吃的：{found}。',
  breaksExcludeTags: '“{recipe}”属于你排除的：{found}。',
  breaksEquipment: '“{recipe}”需要你没有的厨具：{found}。',
  nearAllergen: '“{recipe}”含有：{found}。您只排除了：{excluded}。',
  mayContain: '因品牌而异：{excluded}。请看标签：{ingredients}。',
  unfamiliar: '{country}：计划中有{dishes, number}道菜在当地一般不吃。',
  infants: '{count, plural, other {#名不满一岁的孩子}}不吃家庭餐，未计入人数。',
  pricesRough: '大部分费用按相近商品、近似或较早的数值估算：价格仅供粗略参考。',
  pricesOld: '最新的价格数据为{period}，比本计划早{months, number}个月：此后价格可能已有变动。',
}

export const source = {
  rosstat: '俄罗斯联邦国家统计局',
  bls: '美国劳工统计局',
  eurostat: '欧盟统计局价格水平与HICP',
}
