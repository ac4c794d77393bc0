/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: aanwezig ({foods}).',
  mayContain: '{allergen}: hangt af van het merk, lees het etiket ({foods}).',
  notListed: '{allergen}: in geen van de ingrediënten.',
}
