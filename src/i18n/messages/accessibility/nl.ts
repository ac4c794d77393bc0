/** The statement on accessibility. */
export const accessibility = {
  title: 'Toegankelijkheid',
  lead: 'Deze pagina’s zijn voor iedereen gemaakt: met een toetsenbord, een schermlezer, grote letters of één duim.',
  holdsTitle: 'Wat daarvoor gedaan wordt',
  standard:
    'Ze volgen de WCAG 2.2-richtlijnen, niveau AA. Tests zoeken in een browser naar fouten, licht en donker; bij plannen ook met geforceerde kleuren en bij 200 % zoom.',
  keyboard:
    'Alles is met het toetsenbord te bereiken, en de eerste link leidt naar de inhoud. Wat een grafiek toont, staat er in woorden naast.',
  scripts:
    'Plannen, wisselen en wijzigen werken zonder scripts. Onthouden vinkjes, timers en gedeelde lijsten hebben ze nodig.',
  limitsTitle: 'Bekende beperkingen',
  drawings: 'Tekeningen van gerechten hebben geen beschrijving: ze tonen niets wat de tekst ernaast niet zegt.',
  explorers: 'De API-verkenners komen uit andere projecten en zijn niet gecontroleerd.',
  people: 'Tot nu toe heeft niemand met een beperking deze pagina’s getest.',
  writeTitle: 'Werkt er iets niet?',
  write: 'Schrijf de beheerder van deze dienst en noem de pagina.',
}
