export const device = {
  offlineTitle: 'Sem ligação à Internet',
  kept: 'Disponível offline, com todas as receitas',
  latest: 'O seu último menu',
  plans: 'Menus anteriores',
  favourites: 'Receitas favoritas',
  favourite: 'Favorita',
  title: 'Guardado neste dispositivo',
  lead: 'Este navegador guarda as últimas respostas, menus, favoritas, marcas e páginas offline. Sem conta nem cookies.',
  forget: 'Apagar tudo',
  forgotten: 'Apagado.',
}
