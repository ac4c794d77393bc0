/**
 * V8 flags for a process that runs the embedded database, which is one large WebAssembly module: V8's optimising compiler
 * takes 500 MB for it, and its statements are hardly faster afterwards (docs/performance.md). `--liftoff-only`, which means
 * both, has its meaning only on the command line.
 */
export const WASM_FLAGS = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const
