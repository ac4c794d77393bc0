import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Where `npm start` and the container have Node look before it reads the service's entry. */
export const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/provender/compiled', import.meta.url))

/**
 * From now on imported code comes compiled from a cache if it was compiled before, which halves the time that importing
 * takes; so it does in threads that are started afterwards. What is new is added at the end of the process. Node keeps a
 * cache for each user. A folder that cannot be written is only read; without one, all is compiled. Where the environment
 * names the folder already, the entry itself comes from it, and Node's reader of TypeScript (18 MB) is never loaded.
 */
export function useCompiledCode(): void {
  enableCompileCache(COMPILED)
  // Threads read it when they start.
  process.env.NODE_COMPILE_CACHE = COMPILED
}
