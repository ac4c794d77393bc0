/** The statement on accessibility. */
export const accessibility = {
  title: 'Accesibilidad',
  lead: 'Estas páginas están hechas para todos: con teclado, lector de pantalla, letra grande o un solo pulgar.',
  holdsTitle: 'Qué se hace',
  standard:
    'Siguen las pautas WCAG 2.2, nivel AA. Las pruebas buscan fallos en un navegador, en claro y en oscuro; en los planes, también con colores forzados y al 200 %.',
  keyboard:
    'A todo se llega con el teclado, y el primer enlace lleva al contenido. Lo que muestra un gráfico está al lado en palabras.',
  scripts:
    'Los planes, los cambios de plato y las modificaciones funcionan sin scripts. Los necesitan las marcas guardadas, los temporizadores y las listas compartidas.',
  limitsTitle: 'Límites conocidos',
  drawings: 'Los dibujos de los platos no tienen descripción: no muestran nada que el texto de al lado no diga.',
  explorers: 'Los exploradores de la API vienen de otros proyectos y no se han comprobado.',
  people: 'Ninguna persona con discapacidad ha probado aún estas páginas.',
  writeTitle: '¿Algo no funciona?',
  write: 'Escribe al operador de este servicio e indica la página.',
}
