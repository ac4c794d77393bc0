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
      `{ recipes(first: ${PAGE}, offset: ${seen.length}) { nodes { ${fields} } } }`,
    )
    seen.push(...data.recipes.nodes)
    if (data.recipes.nodes.length < PAGE) return seen
  }
}
