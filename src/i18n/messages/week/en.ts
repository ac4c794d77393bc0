/** A week on its page: the days, what they come to in figures, and other weeks. */
export const week = {
  days: 'Day by day',
  figures: 'In figures',
  money: 'Where the money goes',
  rest: 'Everything else',
  price: 'The price and its range',
  eaten: 'Eaten and left over',
  minutes: 'Hands-on minutes by day',
  longest: 'Most: {day}, {time}',
  before: 'The week before',
  answers: 'Allergies, diet and all answers',
  perAdult: '{cost} per adult',
  charts: 'Charts: money, work, nutrition',
}
