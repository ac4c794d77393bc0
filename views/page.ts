import type { HtmlEscapedString } from 'hono/utils/html'
import type { Lang } from '../src/i18n/locale.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** What a page may use besides its data. */
export interface Scene {
  readonly lang: Lang
  readonly baseUrl: string
  /** path and query of the page, for links to other languages */
  readonly url: URL
}

/** A row of the table of pages: a path, the document that fills it, and how its answer is shown. */
export interface Page<Data = unknown> {
  readonly path: string
  readonly document: string
  /** variables of the document, from the path and the query */
  readonly variables: (path: Readonly<Record<string, string>>, query: URLSearchParams) => Record<string, unknown>
  readonly render: (data: Data, scene: Scene) => Html
}

/** For the table, whose pages have different data. */
export const page = <Data>(definition: Page<Data>): Page => definition as unknown as Page
