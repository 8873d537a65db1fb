import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/harness/global-setup.ts'],
    // Threads start three times as fast as processes; nothing here changes process-wide state.
    pool: 'threads',
    testTimeout: 20_000,
    // A machine's first browser is unpacked inside a hook.
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
  },
})
