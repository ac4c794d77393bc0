/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: міститься ({foods}).',
  mayContain: '{allergen}: залежить від виробника, перевірте етикетку ({foods}).',
  notListed: '{allergen}: немає в жодному з продуктів.',
}
