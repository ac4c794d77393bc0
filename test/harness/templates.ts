import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { COMPILED } from '../../src/app/compiled-code.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { catalogueOf, templateFor } from '../../src/db/template.ts'

/**
 * Makes what installing makes, where content or code changed since: most tests begin with a copy of it. What runs them, and
 * the threads they start, take compiled code from where the service does.
 */
export default function setup(): void {
  process.env.NODE_COMPILE_CACHE = COMPILED
  const template = templateFor(CONTENT)
  if (template && existsSync(catalogueOf(template))) return
  for (const name of ['make-templates', 'compile-code']) {
    execFileSync(process.execPath, [fileURLToPath(new URL(`../../src/cli/${name}.ts`, import.meta.url))], {
      stdio: 'inherit',
    })
  }
}
