import { defineConfig } from 'vitest/config'
import { WASM_FLAGS } from './src/db/embedded/wasm-flags.ts'

// Native module loading: the tests resolve packages exactly as the running service does (one copy of graphql).
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/harness/templates.ts'],
    // Half of the time goes by in services that the tests start: a worker more than vitest would take on two cores.
    maxWorkers: 2,
    // As the service itself has it: a second less of CPU for each file that starts one.
    execArgv: [...WASM_FLAGS],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    experimental: { viteModuleRunner: false },
  },
})
