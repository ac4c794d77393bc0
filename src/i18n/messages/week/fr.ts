export const week = {
  days: 'Jour par jour',
  figures: 'En chiffres',
  money: 'Où va l’argent',
  rest: 'Tout le reste',
  price: 'Le prix et sa fourchette',
  eaten: 'Consommé et restant',
  minutes: 'Minutes de préparation active par jour',
  longest: 'Le plus long : {day}, {time}',
  before: 'La semaine d’avant',
  answers: 'Allergies, régime, toutes les réponses',
  perAdult: '{cost} par adulte',
  charts: 'Graphiques : argent, travail, nutrition',
}
