/** The statement on accessibility. */
export const accessibility = {
  title: 'Dostępność',
  lead: 'Te strony są dla wszystkich: z klawiaturą, czytnikiem ekranu, dużym tekstem albo jednym kciukiem.',
  holdsTitle: 'Co w tym celu zrobiono',
  standard:
    'Są zgodne z wytycznymi WCAG 2.2 na poziomie AA. Testy szukają naruszeń w przeglądarce, w jasnym i ciemnym motywie; dla planów także z wymuszonymi kolorami i przy powiększeniu 200 %.',
  keyboard:
    'Do wszystkiego można dojść klawiaturą, a pierwszy odnośnik prowadzi do treści. To, co pokazuje wykres, stoi obok w słowach.',
  scripts:
    'Plany, zamiany i zmiany działają bez skryptów. Potrzebują ich zapamiętane odhaczenia, minutniki i wspólne listy.',
  limitsTitle: 'Znane ograniczenia',
  drawings: 'Rysunki dań nie mają opisu: nie pokazują niczego, czego nie mówi tekst obok.',
  explorers: 'Eksploratory API pochodzą z innych projektów i nie były sprawdzane.',
  people: 'Żadna osoba z niepełnosprawnością nie testowała jeszcze tych stron.',
  writeTitle: 'Coś nie działa?',
  write: 'Napisz do operatora tej usługi i podaj stronę.',
}
