export const device = {
  offlineTitle: 'Jesteś offline',
  kept: 'Dostępne offline, razem z przepisami',
  latest: 'Twój ostatni plan',
  plans: 'Wcześniejsze plany',
  favourites: 'Ulubione przepisy',
  favourite: 'Ulubiony',
  title: 'Zapisane na tym urządzeniu',
  lead: 'Ta przeglądarka pamięta ostatnie odpowiedzi, plany, ulubione, zaznaczenia i strony offline. Bez konta i bez plików cookie.',
  forget: 'Usuń wszystko',
  forgotten: 'Usunięto.',
}
