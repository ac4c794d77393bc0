export const device = {
  offlineTitle: 'Du bist offline',
  kept: 'Offline verfügbar, mit allen Rezepten',
  latest: 'Dein letzter Plan',
  plans: 'Frühere Pläne',
  favourites: 'Lieblingsrezepte',
  favourite: 'Favorit',
  title: 'Auf diesem Gerät gespeichert',
  lead: 'Dieser Browser merkt sich deine letzten Angaben, Pläne, Lieblingsrezepte, Häkchen und Offline-Seiten. Ohne Konto und ohne Cookies.',
  forget: 'Alles löschen',
  forgotten: 'Gelöscht.',
}
