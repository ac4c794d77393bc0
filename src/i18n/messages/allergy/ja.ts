/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}：含みます（{foods}）。',
  mayContain: '{allergen}：メーカーにより異なります。表示をご確認ください（{foods}）。',
  notListed: '{allergen}：どの材料にも含まれません。',
}
