import { registerHooks } from 'node:module'

// Imported before a generator of clients that stands beside the repository's own TypeScript, which is too new for it:
// it works with that of this package.
const url = import.meta.resolve('./node_modules/typescript/lib/typescript.js')
registerHooks({
  resolve: (name, context, next) => (name === 'typescript' ? { url, shortCircuit: true } : next(name, context)),
})
