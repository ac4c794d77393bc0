export const device = {
  offlineTitle: 'Jste offline',
  kept: 'Dostupné offline, včetně receptů',
  latest: 'Váš poslední plán',
  plans: 'Dřívější plány',
  favourites: 'Oblíbené recepty',
  favourite: 'Oblíbený',
  title: 'Uloženo v tomto zařízení',
  lead: 'Tento prohlížeč si pamatuje poslední odpovědi, plány, oblíbené recepty, zaškrtnutí a offline stránky. Bez účtu a bez cookies.',
  forget: 'Smazat vše',
  forgotten: 'Smazáno.',
}
