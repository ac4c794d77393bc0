import type { TestService } from './service.ts'

const PAGE = 50

/** Every recipe of the catalogue in its order, however many there are. @param fields what to ask of each */
export async function allRecipes<Recipe = { readonly id: string }>(
  service: TestService,
  fields = 'id',
): Promise<Recipe[]> {
  const seen: Recipe[] = []
  for (;;) {
    const { data } = await service.graphql(
      `{ recipes(limit: ${PAGE}, offset: ${seen.length}) { total items { ${fields} } } }`,
    )
    seen.push(...data.recipes.items)
    if (data.recipes.items.length < PAGE) return seen
  }
}
