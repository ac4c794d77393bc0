/** What is wrong with recipes that a row names: the id of each with a few words. @param wrong null: nothing is */
export const wrongRecipes = (ids: readonly string[], wrong: (id: string) => string | null): string[] =>
  ids.flatMap((id) => {
    const why = wrong(id)
    return why === null ? [] : [`${id} ${why}`]
  })
