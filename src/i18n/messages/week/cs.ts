export const week = {
  days: 'Den po dni',
  figures: 'V číslech',
  money: 'Kam jdou peníze',
  rest: 'Vše ostatní',
  price: 'Cena a její rozpětí',
  eaten: 'Snědeno a zbývá',
  minutes: 'Minuty práce po dnech',
  longest: 'Nejvíc: {day}, {time}',
  before: 'Předchozí týden',
  answers: 'Alergie, strava, všechny odpovědi',
  perAdult: '{cost} na dospělého',
  charts: 'Grafy: peníze, práce, živiny',
}
