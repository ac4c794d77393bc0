/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: enthalten ({foods}).',
  mayContain: '{allergen}: je nach Marke, bitte Etikett prüfen ({foods}).',
  notListed: '{allergen}: in keiner der Zutaten enthalten.',
}
