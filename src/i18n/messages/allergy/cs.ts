/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: obsaženo ({foods}).',
  mayContain: '{allergen}: záleží na výrobci, zkontrolujte etiketu ({foods}).',
  notListed: '{allergen}: v žádné ze surovin.',
}
