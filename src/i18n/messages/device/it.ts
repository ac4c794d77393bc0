export const device = {
  offlineTitle: 'Sei offline',
  kept: 'Disponibile offline, con tutte le ricette',
  latest: 'Il tuo ultimo menù',
  plans: 'Menù precedenti',
  favourites: 'Ricette preferite',
  favourite: 'Preferita',
  title: 'Salvato su questo dispositivo',
  lead: 'Questo browser ricorda le ultime risposte, i menù, le ricette preferite, le spunte e le pagine offline. Senza account né cookie.',
  forget: 'Elimina tutto',
  forgotten: 'Eliminato.',
}
