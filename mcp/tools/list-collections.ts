import { READS, tool } from '../tool.ts'

interface Answer {
  readonly collections?: readonly {
    readonly slug: string
    readonly name: string
    readonly description: string
    readonly size: number
  }[]
  readonly occasions?: readonly { readonly id: string; readonly title: string; readonly lead: string }[]
  readonly collection?: {
    readonly name: string
    readonly description: string
    readonly recipes: {
      readonly nodes: readonly { readonly id: string; readonly title: string }[]
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string }
    }
  }
}

const all = `
  query ListCollections($lang: Lang) {
    collections { slug name(lang: $lang) description(lang: $lang) size }
    occasions(lang: $lang) { id title(lang: $lang) lead(lang: $lang) guests kind }
  }`
const one = `
  query GetCollection($slug: ID!, $after: String, $lang: Lang) {
    collection(slug: $slug) {
      slug name(lang: $lang) description(lang: $lang) size
      recipes(first: 50, after: $after) { nodes { id title(lang: $lang) } pageInfo { hasNextPage endCursor } }
    }
  }`

export const listCollections = tool<Answer>({
  name: 'list_collections',
  title: 'List collections and occasions',
  description: `Everything there is to start a plan from: curated collections of recipes (by theme, cuisine or purpose), and occasions (holidays, feasts, themed weeks). With "slug", one collection with the recipes in it, 50 at a time: for the next ones pass "endCursor" as "after".

Use it when someone wants ideas or names a theme or a holiday. A collection's "slug" goes into "collection" of build_week, whose dishes are then taken first; an occasion's "id" goes into "occasion" of build_table. Few and slow to change: ask once in a conversation.`,
  annotations: READS,
  documents: [all, one],
  query: ({ slug, after, lang }) =>
    slug === undefined ? { document: all, variables: { lang } } : { document: one, variables: { slug, after, lang } },
  text: ({ collections, occasions, collection }) =>
    collection
      ? [
          `${collection.name}: ${collection.description}`,
          ...collection.recipes.nodes.map(({ id, title }) => `${title} (${id})`),
          ...(collection.recipes.pageInfo.hasNextPage ? [`after: ${collection.recipes.pageInfo.endCursor}`] : []),
        ].join('\n')
      : [
          ...(collections ?? []).map(
            ({ slug, name, description, size }) => `${name} (${slug}, ${size}): ${description}`,
          ),
          '',
          ...(occasions ?? []).map(({ id, title, lead }) => `${title} (${id}): ${lead}`),
        ].join('\n'),
  missing: { sentence: 'noCollection', by: 'slug' },
})
