export const week = {
  days: 'Tag für Tag',
  figures: 'In Zahlen',
  money: 'Wohin das Geld geht',
  rest: 'Alles andere',
  price: 'Der Preis und seine Spanne',
  eaten: 'Gegessen und übrig',
  minutes: 'Arbeitsminuten nach Tagen',
  longest: 'Am meisten: {day}, {time}',
  before: 'Die Woche davor',
  answers: 'Allergien, Ernährung, alle Angaben',
  perAdult: '{cost} pro erwachsene Person',
  charts: 'Diagramme: Geld, Arbeit, Nährwerte',
}
