/** What an allergy asks of a dish. */
export const allergy = {
  contains: '{allergen}：含有（{foods}）。',
  mayContain: '{allergen}：因品牌而异，请查看标签（{foods}）。',
  notListed: '{allergen}：所有食材均不含。',
}
