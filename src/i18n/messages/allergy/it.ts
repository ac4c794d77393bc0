/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: presente ({foods}).',
  mayContain: '{allergen}: dipende dalla marca, controllare l’etichetta ({foods}).',
  notListed: '{allergen}: assente da tutti gli ingredienti.',
}
