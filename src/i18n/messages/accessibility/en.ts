/** The statement on accessibility. */
export const accessibility = {
  title: 'Accessibility',
  lead: 'These pages are made for everybody: with a keyboard, a screen reader, large type or one thumb.',
  holdsTitle: 'What is done for it',
  standard:
    'They follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Tests look for breaches in a browser, light and dark; for plans also in high contrast and at 200 % zoom.',
  keyboard:
    'Everything can be reached by keyboard, and the first link leads to the content. What a chart shows stands beside it in words.',
  scripts:
    'Plans, swaps and changes work without scripts. Remembered ticks, timers and lists that are shared live need them.',
  limitsTitle: 'Known limits',
  drawings: 'Drawings of dishes have no description: they show nothing that the text beside them does not say.',
  explorers: 'The explorers of the API come from other projects and have not been checked.',
  people: 'No person with a disability has tested these pages so far.',
  writeTitle: 'Something does not work?',
  write: 'Write to the operator of this service and name the page.',
}
