/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}: құрамында бар ({foods}).',
  mayContain: '{allergen}: өндірушіге байланысты, жапсырмасын тексеріңіз ({foods}).',
  notListed: '{allergen}: өнімдердің ешқайсысында жоқ.',
}
