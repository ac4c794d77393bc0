/** The statement on accessibility. */
export const accessibility = {
  title: 'Accessibilità',
  lead: 'Queste pagine sono fatte per tutti: con la tastiera, un lettore di schermo, caratteri grandi o un solo pollice.',
  holdsTitle: 'Che cosa si fa',
  standard:
    'Seguono le linee guida WCAG 2.2, livello AA. I test cercano le violazioni in un browser, in chiaro e in scuro; per i piani anche con colori forzati e zoom al 200 %.',
  keyboard:
    'Tutto è raggiungibile da tastiera e il primo link porta al contenuto. Ciò che un grafico mostra è scritto accanto a parole.',
  scripts:
    'Piani, sostituzioni e modifiche funzionano senza script. Ne hanno bisogno le spunte memorizzate, i timer e le liste condivise.',
  limitsTitle: 'Limiti noti',
  drawings: 'I disegni dei piatti non hanno descrizione: non mostrano nulla che il testo accanto non dica.',
  explorers: 'Gli esploratori delle API vengono da altri progetti e non sono stati verificati.',
  people: 'Finora nessuna persona con disabilità ha provato queste pagine.',
  writeTitle: 'Qualcosa non funziona?',
  write: 'Scrivi al gestore di questo servizio indicando la pagina.',
}
