/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: contained in {foods}.',
  mayContain: '{allergen}: depends on the brand, check the label ({foods}).',
  notListed: '{allergen}: none of the ingredients contains it.',
}
