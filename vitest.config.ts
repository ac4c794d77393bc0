import { defineConfig } from 'vitest/config'

// Native module loading: the tests resolve packages exactly as the running service does (one copy of graphql).
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    experimental: { viteModuleRunner: false },
  },
})
