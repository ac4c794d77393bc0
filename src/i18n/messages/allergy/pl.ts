/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: obecne ({foods}).',
  mayContain: '{allergen}: zależy od marki, sprawdź etykietę ({foods}).',
  notListed: '{allergen}: brak we wszystkich składnikach.',
}
