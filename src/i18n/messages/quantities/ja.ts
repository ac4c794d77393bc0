export const quantity = {
  piece: '{amount}個',
  clove: '{amount}片',
  head: '{amount}玉',
  leaf: '{amount}枚',
  sheet: '{amount}枚',
  pinch: 'ひとつまみ',
  drops: '数滴',
  tsp: '小さじ{amount}',
  tbsp: '大さじ{amount}',
  both: '{measure}（{exact}）',
  cookedFor: '{eaters}、{meals, plural, other {#食}}：{portions}',
}
