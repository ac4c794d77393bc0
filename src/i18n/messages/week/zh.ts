export const week = {
  days: '逐日安排',
  figures: '数据一览',
  money: '钱花在哪里',
  rest: '其他',
  price: '价格及其区间',
  eaten: '吃掉与剩余',
  minutes: '每日动手分钟数',
  longest: '最多：{day}，{time}',
  before: '上一周',
  answers: '过敏、饮食及全部选择',
  perAdult: '每位成人{cost}',
  charts: '图表：花费、做饭时间、营养',
}
