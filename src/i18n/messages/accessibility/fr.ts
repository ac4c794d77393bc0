/** The statement on accessibility. */
export const accessibility = {
  title: 'Accessibilité',
  lead: 'Ces pages sont faites pour tout le monde : au clavier, avec un lecteur d’écran, en gros caractères ou d’un seul pouce.',
  holdsTitle: 'Ce qui est fait',
  standard:
    'Elles suivent les règles WCAG 2.2, niveau AA. Des tests cherchent les écarts dans un navigateur, en clair et en sombre ; pour les menus aussi avec des couleurs imposées et un zoom de 200 %.',
  keyboard:
    'Tout est accessible au clavier, et le premier lien mène au contenu. Ce que montre un graphique est dit à côté en toutes lettres.',
  scripts:
    'Menus, remplacements et changements fonctionnent sans script. Les coches gardées, les minuteurs et les listes partagées en ont besoin.',
  limitsTitle: 'Limites connues',
  drawings: 'Les dessins des plats n’ont pas de description : ils ne montrent rien que le texte à côté ne dise.',
  explorers: 'Les explorateurs de l’API viennent d’autres projets et n’ont pas été vérifiés.',
  people: 'Aucune personne handicapée n’a encore testé ces pages.',
  writeTitle: 'Quelque chose ne marche pas ?',
  write: 'Écrivez à l’exploitant de ce service en indiquant la page.',
}
