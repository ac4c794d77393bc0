export const quantity = {
  piece: '{amount}个',
  clove: '{amount} 瓣',
  head: '{amount} 头',
  leaf: '{amount} 片',
  sheet: '{amount} 张',
  pinch: '一小撮',
  drops: '几滴',
  tsp: '{amount} 茶匙',
  tbsp: '{amount} 汤匙',
  both: '{measure}（{exact}）',
  cookedFor: '{eaters}，{meals, plural, other {# 餐}}：{portions}',
}
