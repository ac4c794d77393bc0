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
    readonly recipes: readonly { readonly id: string; readonly title: string }[]
  }
}

const all = `
  query ListCollections($lang: Lang) {
    collections(lang: $lang) { slug name description size }
    occasions(lang: $lang) { id title lead guests kind }
  }`
const one = `
  query GetCollection($slug: ID!, $lang: Lang) {
    collection(slug: $slug, lang: $lang) { slug name description size recipes { id title } }
  }`

export const listCollections = tool<Answer>({
  name: 'list_collections',
  title: 'List collections and occasions',
  description: `Everything there is to start a plan from: curated collections of recipes (by theme, kitchen or purpose), and occasions (holidays, feasts, themed weeks). With "slug", one collection with the recipes in it.

Use it when someone wants ideas or names a theme or a holiday. A collection's "slug" goes into "collection" of build_week, whose dishes are then taken first; an occasion's "id" goes into "occasion" of build_table. Few and slow to change: ask once in a conversation.`,
  annotations: READS,
  documents: [all, one],
  query: ({ slug, lang }) =>
    slug === undefined ? { document: all, variables: { lang } } : { document: one, variables: { slug, lang } },
  text: ({ collections, occasions, collection }) =>
    collection
      ? [
          `${collection.name}: ${collection.description}`,
          ...collection.recipes.map(({ id, title }) => `${title} (${id})`),
        ].join('\n')
      : [
          ...(collections ?? []).map(
            ({ slug, name, description, size }) => `${name} (${slug}, ${size}): ${description}`,
          ),
          '',
          ...(occasions ?? []).map(({ id, title, lead }) => `${title} (${id}): ${lead}`),
        ].join('\n'),
  missing: { what: 'collection', by: 'slug' },
})
