export const device = {
  offlineTitle: '您已离线',
  kept: '已保存，离线可用，包括所有菜谱',
  latest: '您最近的计划',
  plans: '以前的计划',
  favourites: '收藏的菜谱',
  favourite: '收藏',
  title: '保存在此设备上',
  lead: '此浏览器会记住您最近的回答、计划、收藏、勾选和离线页面。无需账号，不使用 Cookie。',
  forget: '全部删除',
  forgotten: '已删除。',
}
