import { READS, tool } from '../tool.ts'

interface Answer {
  readonly collections?: readonly {
    readonly slug: string
    readonly name: string
    readonly description?: string
    readonly size: number
  }[]
  readonly occasions?: readonly { readonly id: string; readonly title: string; readonly lead?: string }[]
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
    collections { slug name(lang: $lang) size }
    occasions(lang: $lang) { id title(lang: $lang) guests kind }
  }`
const described = `
  query DescribeCollections($lang: Lang) {
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

const told = (text: string | undefined): string => (text === undefined ? '' : `: ${text}`)

export const listCollections = tool<Answer>({
  name: 'list_collections',
  title: 'List collections and occasions',
  description: `Ideas to start from: collections of recipes (by theme, cuisine, purpose) and occasions (holidays, feasts, themed weeks). With "slug", the recipes of one collection, 50 at a time: pass "endCursor" as "after" for more. A "slug" goes into "collection" of build_week, an occasion's "id" into "occasion" of build_table. Ask once in a conversation.`,
  annotations: READS,
  documents: [all, one, described],
  query: ({ slug, after, lang, detail }) =>
    slug === undefined
      ? { document: detail === 'full' ? described : all, variables: { lang } }
      : { document: one, variables: { slug, after, lang } },
  text: ({ collections, occasions, collection }) =>
    collection
      ? [
          `${collection.name}: ${collection.description}`,
          ...collection.recipes.nodes.map(({ id, title }) => `${title} (${id})`),
          ...(collection.recipes.pageInfo.hasNextPage ? [`after: ${collection.recipes.pageInfo.endCursor}`] : []),
        ].join('\n')
      : [
          ...(collections ?? []).map(
            ({ slug, name, description, size }) => `${name} (${slug}, ${size})${told(description)}`,
          ),
          '',
          ...(occasions ?? []).map(({ id, title, lead }) => `${title} (${id})${told(lead)}`),
        ].join('\n'),
  missing: { sentence: 'noCollection', by: 'slug' },
})
