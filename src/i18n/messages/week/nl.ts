export const week = {
  days: 'Dag voor dag',
  figures: 'In cijfers',
  money: 'Waar het geld heen gaat',
  rest: 'Al het andere',
  price: 'De prijs en de marge',
  eaten: 'Gegeten en over',
  minutes: 'Werkminuten per dag',
  longest: 'Het meest: {day}, {time}',
  before: 'De week ervoor',
  answers: 'Allergieën, dieet, alle antwoorden',
  perAdult: '{cost} per volwassene',
  charts: 'Grafieken: geld, werk, voedingswaarde',
}
