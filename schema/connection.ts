import type { ObjectRef } from '@pothos/core'
import { builder } from './builder.ts'
import { NESTED_LIMIT, PAGE_LIMIT, type Page, type PageArgs, type PageLimit, pageOf, within } from './page.ts'
import { Recipe, Store } from './refs.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type Ref<Shape> = ObjectRef<Types, Shape>

/** The connection of a type: its page, with edges. */
export function connectionType<Item, More = object>(
  node: Ref<Item>,
  name: string,
  one: string,
  many: string,
): Ref<Page<Item> & More> {
  // The plugin's own types cannot follow a type that is a parameter here.
  const made = builder.connectionObject(
    {
      type: node as unknown as Ref<object>,
      name: `${name}Connection`,
      description: `A page of ${many} by cursors.`,
      fields: (t) => ({
        totalCount: t.int({
          description: `Number of ${many} in the whole list.`,
          extensions: { unit: many },
          resolve: (page) => (page as unknown as Page<Item>).totalCount,
        }),
      }),
    },
    { name: `${name}Edge`, description: `${one} and its place in the list.` },
  )
  return made as unknown as Ref<Page<Item> & More>
}

export const RecipeConnection = connectionType(Recipe, 'Recipe', 'A recipe', 'recipes')
export const StoreConnection = connectionType(Store, 'Store', 'A store', 'stores')

const pageArgs = ({ default: usual, max }: PageLimit) =>
  builder.args((t) => ({
    first: t.int({ description: `The first n, 0 to ${max}. Default ${usual}.` }),
    last: t.int({ description: `The last n, 0 to ${max}; not together with \`first\`.` }),
    after: t.string({ description: 'Only objects after this cursor.' }),
    before: t.string({ description: 'Only objects before this cursor.' }),
  }))

/** A page costs as much as it may be long, however short the list is. */
const pageCost =
  (limit: PageLimit) =>
  ({ first, last }: PageArgs) => ({ multiplier: within(first ?? last, limit) })

/** Arguments and cost of a connection at the root, which pages by numbers, too. */
export const rootArgs = builder.args((t) => ({
  ...pageArgs(PAGE_LIMIT),
  offset: t.int({
    description: 'Skip so many, for a page by its number: with `first`, not with a cursor. 0 or more, default 0.',
  }),
}))
export const rootCost = pageCost(PAGE_LIMIT)

/** Arguments and cost of a list inside an object whose length the catalogue decides. */
export const nestedArgs = pageArgs(NESTED_LIMIT)
export const nestedCost = pageCost(NESTED_LIMIT)

/** The page of such a list. @throws InvalidFieldError */
export const nestedPage = <Item>(list: readonly Item[], idOf: (item: Item) => string, args: PageArgs): Page<Item> =>
  pageOf(list, idOf, 'rank', args, NESTED_LIMIT)
