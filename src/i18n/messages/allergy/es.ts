/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: presente ({foods}).',
  mayContain: '{allergen}: depende de la marca, mire la etiqueta ({foods}).',
  notListed: '{allergen}: ningún ingrediente lo contiene.',
}
