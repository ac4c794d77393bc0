/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen} : présent ({foods}).',
  mayContain: '{allergen} : selon la marque, vérifiez l’étiquette ({foods}).',
  notListed: '{allergen} : absent de tous les ingrédients.',
}
