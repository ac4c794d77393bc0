/** The statement on accessibility. */
export const accessibility = {
  title: 'Přístupnost',
  lead: 'Tyto stránky jsou pro všechny: s klávesnicí, čtečkou obrazovky, velkým písmem nebo jedním palcem.',
  holdsTitle: 'Co se pro to dělá',
  standard:
    'Řídí se pravidly WCAG 2.2, úroveň AA. Testy hledají chyby v prohlížeči, ve světlém i tmavém vzhledu; u plánů také s vynucenými barvami a při zvětšení 200 %.',
  keyboard: 'Ke všemu se lze dostat klávesnicí a první odkaz vede k obsahu. Co ukazuje graf, stojí vedle něj slovy.',
  scripts:
    'Plány, výměny a změny fungují bez skriptů. Potřebují je zapamatovaná zaškrtnutí, časovače a sdílené seznamy.',
  limitsTitle: 'Známá omezení',
  drawings: 'Kresby jídel nemají popis: neukazují nic, co by neříkal text vedle.',
  explorers: 'Průzkumníky API pocházejí z jiných projektů a nebyly ověřeny.',
  people: 'Tyto stránky zatím nezkoušel nikdo s postižením.',
  writeTitle: 'Něco nefunguje?',
  write: 'Napište provozovateli této služby a uveďte stránku.',
}
