export const week = {
  days: 'Dzień po dniu',
  figures: 'W liczbach',
  money: 'Na co idą pieniądze',
  rest: 'Cała reszta',
  price: 'Cena i jej zakres',
  eaten: 'Zjedzone i pozostałe',
  minutes: 'Minuty pracy według dni',
  longest: 'Najwięcej: {day}, {time}',
  before: 'Poprzedni tydzień',
  answers: 'Alergie, dieta, wszystkie odpowiedzi',
  perAdult: '{cost} na osobę dorosłą',
  charts: 'Wykresy: pieniądze, praca, wartości odżywcze',
}
