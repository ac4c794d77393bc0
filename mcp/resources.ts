import { type ReadResourceResult, ResourceNotFoundError } from '@modelcontextprotocol/server'
import { PLAN_VIEW_HTML } from './plan-view.ts'
import { type Lang, say } from './sentences.ts'
import { recipeDocument, recipeText } from './tools/get-recipe.ts'
import { PLAN_VIEW, type PlanAnswer, planFields, planText } from './tools/plan.ts'

type Data = Readonly<Record<string, unknown>>
type Ask = (document: string, variables: Data) => Promise<Data>

/** A document as a resource: an address, and what its parts and query stand for. */
interface Resource {
  /** the part of the address after `provender://` that names the kind */
  readonly kind: string
  readonly document: string
  readonly mimeType: string
  readonly text: (data: Data) => string
}

const json = (data: Data): string => JSON.stringify(Object.values(data)[0])

export const resourceDocuments = {
  recipes: recipeDocument,
  plans: `query GetPlan($id: ID!, $lang: Lang) { plan(id: $id) { ${planFields} } }`,
  diets: `query Diets($lang: Lang) { meta { excludePresets { id label(lang: $lang) kind excludeTags allergens exclude } } }`,
  ingredients:
    'query Ingredients($lang: Lang) { ingredients { id name(lang: $lang) categoryLabel(lang: $lang) unit pack allergens } }',
}

const RESOURCES: readonly Resource[] = [
  {
    kind: 'recipes',
    document: resourceDocuments.recipes,
    mimeType: 'text/markdown',
    text: (data) => recipeText(data as unknown as Parameters<typeof recipeText>[0]),
  },
  {
    kind: 'plans',
    document: resourceDocuments.plans,
    mimeType: 'text/markdown',
    text: (data) => planText(data as unknown as PlanAnswer),
  },
  { kind: 'diets', document: resourceDocuments.diets, mimeType: 'application/json', text: json },
  { kind: 'ingredients', document: resourceDocuments.ingredients, mimeType: 'application/json', text: json },
]

const VIEW_TYPE = 'text/html;profile=mcp-app'

/** Resources with a fixed address. */
export const listResources = () => [
  {
    uri: 'provender://diets',
    name: 'diets',
    title: 'Diets and rules',
    description:
      'Vegan, halal, low-carb and the like, spelled out as the allergens, exclude and excludeTags that build_week and build_table take.',
    mimeType: 'application/json',
  },
  {
    uri: 'provender://ingredients',
    name: 'ingredients',
    title: 'Ingredients',
    description: 'The ingredient reference: the ids that exclude and have take, with names.',
    mimeType: 'application/json',
  },
  {
    uri: PLAN_VIEW,
    name: 'plan-view',
    title: 'A plan',
    description: 'Shows what build_week and build_table answer inside a conversation.',
    mimeType: VIEW_TYPE,
  },
]

/** Resources by id. `lang` and, for a recipe, `country` and `store` may be given. */
export const templates = [
  {
    uriTemplate: 'provender://recipes/{id}{?lang,country,store}',
    name: 'recipe',
    title: 'Recipe',
    description: 'A recipe to read: ingredients, steps, estimated cost.',
    mimeType: 'text/markdown',
  },
  {
    uriTemplate: 'provender://plans/{id}{?lang}',
    name: 'plan',
    title: 'Plan',
    description: 'A stored plan: its link, estimated total, menu and warnings.',
    mimeType: 'text/markdown',
  },
]

/**
 * Reads a resource.
 * @param lang of the sentence that there is none
 * @throws ResourceNotFoundError, ServiceError
 */
export async function readResource(uri: string, ask: Ask, lang: Lang): Promise<ReadResourceResult> {
  if (uri === PLAN_VIEW) {
    // No domain is named, so the host lets the page reach nothing outside.
    return {
      contents: [{ uri, mimeType: VIEW_TYPE, text: PLAN_VIEW_HTML, _meta: { ui: { prefersBorder: true } } }],
    }
  }
  const address = URL.canParse(uri) ? new URL(uri) : undefined
  const resource = RESOURCES.find(({ kind }) => address?.protocol === 'provender:' && address.hostname === kind)
  const missing = () => new ResourceNotFoundError(uri, say(lang, 'noResource', { id: uri }))
  if (!address || !resource) throw missing()
  const { lang: asked, country, store } = Object.fromEntries(address.searchParams)
  const id = decodeURIComponent(address.pathname.slice(1))
  const variables = { ...(id ? { id } : {}), lang: asked, country, store }
  const data = await ask(resource.document, Object.fromEntries(Object.entries(variables).filter(([, value]) => value)))
  if (Object.values(data)[0] === null) throw missing()
  return { contents: [{ uri, mimeType: resource.mimeType, text: resource.text(data) }] }
}
