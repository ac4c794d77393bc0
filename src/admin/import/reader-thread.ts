import { parentPort } from 'node:worker_threads'
import { InvalidFieldError } from '../../catalogue/refusals.ts'
import { readStructured, type Structured } from './json-ld.ts'
import { type Line, readLine } from './line.ts'

// The thread that reads strangers' sources one by one, and is ended when that takes too long.

/** What the thread says: that it has started, then what it read or why not. */
export type ReaderMessage =
  | { readonly say: 'started' }
  | { readonly say: 'read'; readonly recipe: Structured; readonly lines: readonly Line[] }
  | { readonly say: 'refused'; readonly args: ConstructorParameters<typeof InvalidFieldError> }

const say = (said: ReaderMessage) => parentPort?.postMessage(said)

parentPort?.on('message', (source: string) => {
  try {
    const recipe = readStructured(source)
    say({ say: 'read', recipe, lines: recipe.lines.map(readLine) })
  } catch (error) {
    if (!(error instanceof InvalidFieldError)) throw error
    say({ say: 'refused', args: [error.field, error.given, error.allowed] })
  }
})
say({ say: 'started' })
