/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: presente ({foods}).',
  mayContain: '{allergen}: depende da marca, verifique o rótulo ({foods}).',
  notListed: '{allergen}: nenhum ingrediente contém.',
}
