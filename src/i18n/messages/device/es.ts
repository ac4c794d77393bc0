export const device = {
  offlineTitle: 'Estás sin conexión',
  kept: 'Disponible sin conexión, con todas las recetas',
  latest: 'Tu último menú',
  plans: 'Menús anteriores',
  favourites: 'Recetas favoritas',
  favourite: 'Favorita',
  title: 'Guardado en este dispositivo',
  lead: 'Este navegador recuerda tus últimas respuestas, menús, favoritas, marcas y páginas sin conexión. Sin cuenta ni cookies.',
  forget: 'Borrarlo todo',
  forgotten: 'Borrado.',
}
