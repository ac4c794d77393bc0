import { readContent } from '../../src/catalogue/content/read.ts'
import type { Content } from '../../src/catalogue/content/rows.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'

let content: Content | undefined

/** The content files, read once for all test files of a process: they take a second and 50 MB. */
export function wholeContent(): Content {
  content ??= readContent(CONTENT)
  return content
}
