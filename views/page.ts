import type { HtmlEscapedString } from 'hono/utils/html'
import type { Code } from '../schema/errors.ts'
import type { Lang } from '../src/i18n/locale.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

type Strings = Readonly<Record<string, string>>

/** What a page may use besides its data. */
export interface Scene {
  readonly lang: Lang
  /** the address people use, without a slash at the end */
  readonly baseUrl: string
  readonly path: string
  /** the parts of the query that the page knows, `lang` left out; a part that comes often is joined by commas */
  readonly query: Strings
  /** whether the address names the language; if so, the links of the page name it too */
  readonly langAsked: boolean
  /** country a reader most likely shops in, '' when it cannot be guessed; undefined: nothing depends on it */
  readonly guess: string | undefined
  /** why a form came back */
  readonly problem?: Problem
}

/** A refusal of what a form asked for. */
export interface Problem {
  readonly code: Code
  /** field, given and allowed; with NO_DISH_LEFT also `filter` and `dishesWithout`, the dishes left without it */
  readonly details: Readonly<Record<string, unknown>>
  /** what would have helped, by the names of the form's ways, and how many dishes each leaves */
  readonly helps: readonly { readonly name: string; readonly dishes: number }[]
}

/** Ways out of a refusal: a document that answers with a number, asked for each way. */
export interface Help<Data> {
  readonly document: string
  readonly ways: (problem: Problem, sent: Strings, data: Data, scene: Scene) => readonly Way[]
}
export interface Way {
  readonly name: string
  readonly variables: Record<string, unknown>
}

/** A document and how to fill its variables, from the path and the known parts of the query. */
export interface Asking {
  readonly document: string
  readonly variables?: (path: Strings, query: Strings, scene: Pick<Scene, 'guess'>) => Record<string, unknown>
}

/**
 * A row of the table of pages: a path, the documents that fill it, and how their answers are shown. When the first
 * document answers null, there is no such page.
 */
export interface Page<Data = unknown> {
  readonly path: string
  /** names of the query that the page depends on, besides `lang` */
  readonly query: readonly string[]
  readonly ask: Readonly<Record<keyof Data & string, Asking>>
  /** whether there is no such page after all */
  readonly missing?: (data: Data) => boolean
  /** content type of what is no HTML: a calendar, a picture */
  readonly type?: string
  readonly render: (data: Data, scene: Scene) => Html | string
}

/** What a form posts to. When it is refused, its page is shown again with what was sent and what is wrong. */
export interface Form<Result = unknown, Data = unknown> {
  readonly path: string
  readonly page: Page
  /** names of what it posts; default: the names of the page's query */
  readonly fields?: readonly string[]
  /** whether the page's data is needed to fill the variables */
  readonly needsData?: true
  /** what is sent, when it says itself that something is to be taken out of it */
  readonly change?: (sent: Strings) => Strings
  /** whether something is wrong before anybody is asked */
  readonly isWrong?: (sent: Strings, data: Data, scene: Scene) => boolean
  readonly help?: Help<Data>
  readonly document: string
  readonly variables: (path: Strings, sent: Strings, data: Data, scene: Scene) => Record<string, unknown>
  /** where the browser goes next */
  readonly next: (result: Result, scene: Scene) => string
}

/** For the tables, whose rows have different data. */
export const page = <Data>(definition: Page<Data>): Page => definition as unknown as Page
export const form = <Result, Data = unknown>(definition: Form<Result, Data>): Form => definition as unknown as Form

/** A link to a page of ours in the language of this one. */
export function link(scene: Scene, path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) parts.set(name, value)
  if (scene.langAsked) parts.set('lang', scene.lang)
  const text = parts.toString()
  return text ? `${path}?${text}` : path
}

/** A link to a page of ours whose whole address the schema gave. */
export function linkTo(scene: Scene, href: string): string {
  const { pathname, searchParams } = new URL(href)
  return link(
    scene,
    pathname.slice(new URL(scene.baseUrl).pathname.replace(/\/$/, '').length),
    Object.fromEntries(searchParams),
  )
}
