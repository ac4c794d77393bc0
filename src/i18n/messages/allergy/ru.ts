/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: содержится ({foods}).',
  mayContain: '{allergen}: зависит от производителя, проверьте этикетку ({foods}).',
  notListed: '{allergen}: нет ни в одном из продуктов.',
}
