import './app/heap.ts'

import { useCompiledCode } from './app/compiled-code.ts'

// The service's entry. Code is compiled when it is imported, so the cache is turned on before; the embedded database is
// opened by a thread meanwhile.
useCompiledCode()
await import('./app/opening.ts')
await import('./app/serve.ts')
