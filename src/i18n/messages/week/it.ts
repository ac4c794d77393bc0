export const week = {
  days: 'Giorno per giorno',
  figures: 'In cifre',
  money: 'Dove vanno i soldi',
  rest: 'Tutto il resto',
  price: 'Il prezzo e la sua fascia',
  eaten: 'Consumato e avanzato',
  minutes: 'Minuti di lavoro attivo per giorno',
  longest: 'Di più: {day}, {time}',
  before: 'La settimana prima',
  answers: 'Allergie, dieta e tutte le risposte',
  perAdult: '{cost} per adulto',
  charts: 'Grafici: spesa, lavoro, valori nutrizionali',
}
