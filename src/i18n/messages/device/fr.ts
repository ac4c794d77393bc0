export const device = {
  offlineTitle: 'Vous êtes hors connexion',
  kept: 'Disponible hors connexion, avec toutes les recettes',
  latest: 'Votre dernier menu',
  plans: 'Menus précédents',
  favourites: 'Recettes favorites',
  favourite: 'Favori',
  title: 'Conservé sur cet appareil',
  lead: 'Ce navigateur retient vos dernières réponses, menus, favoris, coches et pages hors connexion. Sans compte ni cookie.',
  forget: 'Tout effacer',
  forgotten: 'Effacé.',
}
