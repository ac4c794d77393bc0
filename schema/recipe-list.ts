import { passes, RECIPE_FILTERS } from '../src/catalogue/recipe-filters.ts'
import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import { TAGS, type Tag } from '../src/catalogue/tags.ts'
import { SearchText } from '../src/catalogue/text-search/search-text.ts'
import { allowed, oneOf } from '../src/i18n/allowed.ts'
import type { Lang as LangId } from '../src/i18n/locale.ts'
import { message } from '../src/i18n/message.ts'
import type { FullRecipe } from '../src/revision/types.ts'
import { builder } from './builder.ts'
import { RecipeConnection, rootArgs, rootCost } from './connection.ts'
import { type Context, langOf } from './context.ts'
import { argOf } from './from-zod.ts'
import { PAGE_LIMIT, pageOf, within } from './page.ts'
import { currencyField, priceNoteField } from './price-note.ts'
import { Recipe } from './refs.ts'
import { Lang, langArgs } from './vocabulary.ts'

interface Listed {
  readonly total: number
  readonly offset: number
  readonly limit: number
  readonly items: readonly FullRecipe[]
}

const RecipePage = builder.objectRef<Listed>('RecipePage')
builder.objectType(RecipePage, {
  description: 'A page of recipes by offset.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Number of recipes that match.', extensions: { unit: 'recipes' } }),
    offset: t.exposeInt('offset', { description: 'Number of recipes skipped.', extensions: { unit: 'recipes' } }),
    limit: t.exposeInt('limit', {
      description: 'Largest number of recipes on this page.',
      extensions: { unit: 'recipes' },
    }),
    items: t.field({
      type: [Recipe],
      description: 'The recipes.',
      // The page itself counts as often as it is long.
      complexity: { multiplier: 1 },
      resolve: ({ items }) => [...items],
    }),
    summary: t.string({
      description: 'Number of results, in words.',
      args: langArgs,
      resolve: ({ total }, args, context) => message(langOf(context, args), 'page.found', { count: total }),
    }),
    priceNote: t.string(priceNoteField),
    currency: t.string(currencyField),
  }),
})

/** Who filters by a misspelt `nut-free` must not believe to have filtered. @throws InvalidFieldError */
function checkTags(tags: readonly string[] | null | undefined): readonly Tag[] {
  return (tags ?? []).map((given) => {
    const tag = TAGS.find((known) => known === given)
    if (!tag) throw new InvalidFieldError('tags', given, oneOf(TAGS))
    return tag
  })
}

interface Search extends Readonly<Record<string, unknown>> {
  readonly lang?: LangId | null | undefined
  readonly q?: string | null | undefined
  readonly tags?: readonly string[] | null | undefined
}

/** Offered recipes by id; with a question, those that match it, the best first. @throws InvalidFieldError for an unknown tag */
function offered(context: Context, { q, tags, lang, ...filters }: Search): FullRecipe[] {
  const wanted = checkTags(tags)
  const { recipes, search } = context.revision()
  const ids = q?.trim() ? search.recipes(q, langOf(context, { lang })) : recipes.keys()
  return [...ids].flatMap((id) => {
    const facts = recipes.get(id)
    if (!facts || facts.withdrawn) return []
    return passes(facts, filters) && wanted.every((tag) => facts.tags.includes(tag)) ? [facts] : []
  })
}

/** Arguments for the filters of recipes; what they are called and take is known at run time only. */
const filterArgs = (t: unknown): Readonly<Record<never, never>> =>
  Object.fromEntries(RECIPE_FILTERS.map(({ name, schema, description }) => [name, argOf(t, name, schema, description)]))

const searchArgs = builder.args((t) => ({
  lang: t.field({ type: Lang, description: 'Language of `q`. Default: that of the request.' }),
  q: t.string({
    description: 'Free text over titles and ingredients in the language and its fallbacks.',
    validate: { schema: SearchText },
  }),
  ...filterArgs(t),
  tags: t.stringList({ description: 'Only recipes that have all of these tags, for example nut-free, quick.' }),
}))

builder.queryFields((t) => ({
  recipes: t.field({
    type: RecipePage,
    nullable: true,
    description: 'Recipes by id; with `q`, the best match first.',
    args: {
      ...searchArgs,
      limit: t.arg.int({ description: `1 to ${PAGE_LIMIT.max}, default ${PAGE_LIMIT.default}.` }),
      offset: t.arg.int({ description: '0 or more, default 0.' }),
    },
    complexity: ({ limit }) => ({ multiplier: within(limit, PAGE_LIMIT) }),
    resolve: async (_, args, context) => {
      const limit = args.limit ?? PAGE_LIMIT.default
      const offset = args.offset ?? 0
      if (limit < 1 || limit > PAGE_LIMIT.max)
        throw new InvalidFieldError('limit', limit, allowed('fromTo', { from: 1, to: PAGE_LIMIT.max }))
      if (offset < 0) throw new InvalidFieldError('offset', offset, allowed('from', { from: 0 }))
      const found = offered(context, args)
      return { total: found.length, offset, limit, items: found.slice(offset, offset + limit) }
    },
  }),
  recipesConnection: t.field({
    type: RecipeConnection,
    nullable: true,
    description: 'The same list by cursors: pages that keep their place when recipes come or go.',
    args: { ...searchArgs, ...rootArgs },
    complexity: rootCost,
    resolve: (_, args, context) =>
      pageOf(offered(context, args), ({ id }) => id, args.q?.trim() ? 'rank' : 'id', args, PAGE_LIMIT),
  }),
  recipe: t.field({
    type: Recipe,
    nullable: true,
    description: 'One recipe; null when there is none with that id. Withdrawn recipes can still be read.',
    args: { id: t.arg.id({ required: true, description: 'Recipe id.' }) },
    resolve: (_, { id }, context) => context.revision().recipes.get(id) ?? null,
  }),
}))
