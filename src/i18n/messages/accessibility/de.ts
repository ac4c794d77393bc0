/** The statement on accessibility. */
export const accessibility = {
  title: 'Barrierefreiheit',
  lead: 'Diese Seiten sind für alle gemacht: mit Tastatur, Bildschirmleser, großer Schrift oder einem Daumen.',
  holdsTitle: 'Was dafür getan wird',
  standard:
    'Sie folgen den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA. Tests suchen in einem Browser nach Verstößen, hell und dunkel; bei Plänen auch mit erzwungenen Farben und bei 200 % Vergrößerung.',
  keyboard:
    'Alles ist mit der Tastatur erreichbar, und der erste Link führt zum Inhalt. Was ein Diagramm zeigt, steht daneben in Worten.',
  scripts:
    'Pläne, Tausch und Änderungen gehen ohne Skripte. Gemerkte Häkchen, Timer und gemeinsam genutzte Listen brauchen sie.',
  limitsTitle: 'Bekannte Grenzen',
  drawings:
    'Die Zeichnungen der Gerichte haben keine Beschreibung: Sie zeigen nichts, was der Text daneben nicht sagt.',
  explorers: 'Die API-Explorer stammen aus anderen Projekten und wurden nicht geprüft.',
  people: 'Bisher hat kein Mensch mit Behinderung diese Seiten getestet.',
  writeTitle: 'Etwas geht nicht?',
  write: 'Schreib dem Betreiber dieses Dienstes und nenne die Seite.',
}
