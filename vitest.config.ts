import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { WASM_FLAGS } from './src/db/embedded/wasm-flags.ts'

/** Vitest takes short files last; those that start and kill services are short and take long. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFault = ({ moduleId }: TestSpecification) => moduleId.includes('/test/faults/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isFault), ...sorted.filter((file) => !isFault(file))]
  }
}

// Native module loading: the tests resolve packages exactly as the running service does (one copy of graphql).
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/harness/templates.ts'],
    sequence: { sequencer: FaultsFirst },
    // Half of the time goes by in services that the tests start: a worker more than vitest would take on two cores.
    maxWorkers: 2,
    // A file takes three seconds of CPU less where those before it in its process imported the service already.
    isolate: false,
    // As the service itself has it: a second less of CPU for each file that starts one.
    execArgv: [...WASM_FLAGS],
    // What a page or a service does in its own time is waited for, however busy the machine is.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 180_000,
    hookTimeout: 300_000,
    experimental: { viteModuleRunner: false },
  },
})
