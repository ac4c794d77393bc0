import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Imported before all else, since starting is what takes the most.

// V8 lets the heap grow to twice what lives before it collects, and more: under load that doubled the memory of the
// process for nothing (`npm run bench:load`).
setFlagsFromString('--heap-growing-percent=30')
// Importing the code fills a nursery that V8 makes larger each time: 45 MB that nothing needs afterwards.
setFlagsFromString('--semi-space-growth-factor=1')
// The embedded database is one large WebAssembly module: V8's optimising compiler takes 500 MB for it, and its statements
// are hardly faster afterwards (docs/operators.md). `--liftoff-only`, which means both, has its meaning only on the
// command line.
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

/** Gives back to the system the memory that starting took and no longer needs. Stops the thread for a part of a second. */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: (options: object) => void = runInNewContext('gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  // V8's default again: requests make short-lived objects.
  setFlagsFromString('--semi-space-growth-factor=2')
}
