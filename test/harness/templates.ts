import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { catalogueOf, templateFor } from '../../src/db/template.ts'

/** Makes what installing makes, where content or code changed since: most tests begin with a copy of it. */
export default function setup(): void {
  const template = templateFor(CONTENT)
  if (template && existsSync(catalogueOf(template))) return
  for (const name of ['make-templates', 'compile-code']) {
    execFileSync(process.execPath, [fileURLToPath(new URL(`../../src/cli/${name}.ts`, import.meta.url))], {
      stdio: 'inherit',
    })
  }
}
