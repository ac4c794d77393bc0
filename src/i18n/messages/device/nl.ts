export const device = {
  offlineTitle: 'Je bent offline',
  kept: 'Offline beschikbaar, met alle recepten',
  latest: 'Je laatste plan',
  plans: 'Eerdere plannen',
  favourites: 'Favoriete recepten',
  favourite: 'Favoriet',
  title: 'Bewaard op dit apparaat',
  lead: 'Deze browser onthoudt je laatste antwoorden, plannen, favorieten, vinkjes en offline pagina’s. Zonder account en zonder cookies.',
  forget: 'Alles wissen',
  forgotten: 'Gewist.',
}
