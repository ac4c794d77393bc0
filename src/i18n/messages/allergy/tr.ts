/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: içeriyor ({foods}).',
  mayContain: '{allergen}: markaya göre değişir, etiketi kontrol edin ({foods}).',
  notListed: '{allergen}: malzemelerin hiçbirinde yok.',
}
