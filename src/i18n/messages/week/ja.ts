export const week = {
  days: '日ごとの献立',
  figures: '数字で見る',
  money: 'お金の使いみち',
  rest: 'その他',
  price: '価格とその幅',
  eaten: '食べる分と残る分',
  minutes: '日ごとの作業時間（分）',
  longest: '最も長い日：{day}、{time}',
  before: '前の週',
  answers: 'アレルギー・食事・すべての条件',
  perAdult: '大人1人 {cost}',
  charts: 'グラフ：お金・作業・栄養',
}
