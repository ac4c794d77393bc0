export const week = {
  days: 'Dia a dia',
  figures: 'Em números',
  money: 'Para onde vai o dinheiro',
  rest: 'Tudo o resto',
  price: 'O preço e a sua margem',
  eaten: 'Consumido e o que sobra',
  minutes: 'Minutos de trabalho por dia',
  longest: 'O mais longo: {day}, {time}',
  before: 'A semana anterior',
  answers: 'Alergias, dieta e todas as respostas',
  perAdult: '{cost} por adulto',
  charts: 'Gráficos: dinheiro, trabalho, nutrição',
}
