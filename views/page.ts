import type { HtmlEscapedString } from 'hono/utils/html'
import type { Code } from '../schema/errors.ts'
import type { Lang } from '../src/i18n/locale.ts'
import type { PreviewCard } from '../src/previews/card.ts'
import type { PageData } from './page-data.ts'

/** A picture that is drawn of a card. */
export interface Drawn {
  readonly card: PreviewCard
  /** whether the address names this very picture */
  readonly forEver: boolean
}

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** What a page is shown as: a text, or a picture. */
type AnyShown = Html | string | Drawn

/** Parts of a path, a query or a form by their names. */
export type Params = Readonly<Record<string, string>>

/** What a page may use besides its data. */
export interface PageContext {
  readonly lang: Lang
  /** the address people use, without a slash at the end */
  readonly baseUrl: string
  readonly path: string
  /** the parts of the query that the page knows, `lang` left out; a part that comes often is joined by commas */
  readonly query: Params
  /** whether the address names the language; if so, the links of the page name it too */
  readonly langAsked: boolean
  /** the language as headers and pages name it: en-US where English is American */
  readonly tag: string
  /** whose English the address asks for, as its tag: en-US; undefined: it does not say */
  readonly english?: string | undefined
  /** country a reader most likely shops in, '' when it cannot be guessed; undefined: nothing depends on it */
  readonly guess: string | undefined
  /** why a form came back */
  readonly problem?: Problem
  /** of the page of a household */
  readonly household?: InHousehold
}

/** A plan on the link of a household, which may be changed there. */
export interface InHousehold {
  /** path of its page */
  readonly path: string
  /** whether a dish stays where it is */
  readonly isLocked: (day: number, slot: string, recipeId: string) => boolean
  /** whether the line of an ingredient is ticked */
  readonly isTicked: (ingredient: string) => boolean
}

/** A refusal of what a form asked for. */
export interface Problem {
  readonly code: Code
  /** field, given and allowed; with NO_DISH_LEFT also `filter` and `dishesWithout`, the dishes left without it */
  readonly details: Readonly<Record<string, unknown>>
  /** what would have helped, by the names of the form's ways, and how many dishes each leaves */
  readonly helps: readonly { readonly name: string; readonly dishes: number }[]
}

/** The name of the operation in a document's text, for example PlanPage of `query PlanPage($id: ID!) { … }`. */
type OperationOf<Text extends string> = Text extends
  | `${string}query ${infer Operation}`
  | `${string}mutation ${infer Operation}`
  ? Operation extends `${infer Head} ${string}`
    ? Head extends `${infer Name}(${string}`
      ? Name
      : Head
    : never
  : never

type Printed<Text extends string> = PageData[OperationOf<Text> & keyof PageData]

/** What a document answers with: the value of its root field. */
export type AnswerOf<Text extends string> = NonNullable<Printed<Text>['value']>
/** Values of a document's variables. */
export type VariablesOf<Text extends string> = { readonly [Name in Printed<Text>['variables']]?: unknown }

type Texts = Readonly<Record<string, string>>

/** Fills the variables of a document, from the path and the known parts of the query. */
export type Fill<Text extends string = string> = (
  path: Params,
  query: Params,
  context: Pick<PageContext, 'guess'>,
) => VariablesOf<Text>

/** A document and how to fill its variables. */
export interface Query {
  readonly document: string
  readonly variables: (path: Params, query: Params, context: Pick<PageContext, 'guess'>) => Answers
}
/** The answers to a page's queries. */
export type DataOf<Asked extends Texts> = { readonly [Name in keyof Asked]: AnswerOf<Asked[Name]> }
/** The same before it is known which page they belong to. */
export type Answers = Readonly<Record<string, unknown>>

interface PageParts {
  readonly path: string
  /** names of the query that the page depends on, besides `lang` */
  readonly query: readonly string[]
  /** content type of what is no HTML: a calendar, a picture */
  readonly type?: string
  /** whether other sites may show it in a frame */
  readonly framed?: true
  /** whether any one of its documents fills it: the others answer null */
  readonly either?: true
  /** whether it is another page on another day */
  readonly daily?: true
  /** whether its address is a key, and what it shows changes: no cache but the reader's keeps it, no link carries it on */
  readonly secret?: true
}

/** A page, as it is written. When one of its documents answers null, or all of them where any one fills it, there is no such page. */
export interface PageDefinition<Asked extends Texts, Shown extends AnyShown = AnyShown> extends PageParts {
  /** names of the answers, and the documents they answer */
  readonly documents: Asked
  /** of the documents that have variables */
  readonly variables?: { readonly [Name in keyof Asked]?: Fill<Asked[Name]> }
  /** whether there is no such page after all */
  readonly missing?: (data: DataOf<Asked>) => boolean
  readonly render: (data: DataOf<Asked>, context: PageContext) => Shown
}

/** A row of the table of pages: a path, the documents that fill it, and how their answers are shown. */
export interface Page<Asked extends Texts = Texts, Shown extends AnyShown = AnyShown> extends PageParts {
  readonly queries: Readonly<Record<string, Query>>
  readonly missing: (data: Answers) => boolean
  readonly render: (data: Answers, context: PageContext) => Shown
  /** the answers to its own documents as what they are: the executor has answered by the schema */
  readonly dataOf: (data: Answers) => DataOf<Asked>
}

/** A row of the table, whose rows have different data. */
export function page<const Asked extends Texts, Shown extends AnyShown>(
  definition: PageDefinition<Asked, Shown>,
): Page<Asked, Shown> {
  const { documents, variables, missing = () => false, render } = definition
  const dataOf = (data: Answers) => data as DataOf<Asked>
  const queries = Object.entries(documents).map(([name, document]): [string, Query] => [
    name,
    { document, variables: variables?.[name] ?? (() => ({})) },
  ])
  return {
    ...definition,
    queries: Object.fromEntries(queries),
    missing: (data) => missing(dataOf(data)),
    render: (data, context) => render(dataOf(data), context),
    dataOf,
  }
}
