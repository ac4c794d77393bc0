export const week = {
  days: 'Día a día',
  figures: 'En cifras',
  money: 'En qué se va el dinero',
  rest: 'Todo lo demás',
  price: 'El precio y su margen',
  eaten: 'Consumido y sobrante',
  minutes: 'Minutos de trabajo activo por día',
  longest: 'El que más: {day}, {time}',
  before: 'La semana anterior',
  answers: 'Alergias, dieta y todas las respuestas',
  perAdult: '{cost} por adulto',
  charts: 'Gráficos: dinero, trabajo y nutrición',
}
