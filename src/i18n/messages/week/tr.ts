export const week = {
  days: 'Gün gün',
  figures: 'Rakamlarla',
  money: 'Para nereye gidiyor',
  rest: 'Geri kalan her şey',
  price: 'Fiyat ve aralığı',
  eaten: 'Yenen ve kalan',
  minutes: 'Günlere göre hazırlık dakikaları',
  longest: 'En çok: {day}, {time}',
  before: 'Önceki hafta',
  answers: 'Alerjiler, beslenme, tüm yanıtlar',
  perAdult: 'yetişkin başına {cost}',
  charts: 'Grafikler: para, iş, besin değerleri',
}
