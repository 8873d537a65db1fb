import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import LongestFirst from './test/harness/longest-first.ts'
import { isLong } from './test/harness/size.ts'

const MINUTE = 60_000

const ANSWER = join(import.meta.dirname, 'shared/service/answer-api.ts')
const OWN = 'export const answerApi ='

/** Whatever road a test takes to the API, each answer is held against the document: `test/harness/answered.ts`. */
const watching = {
  name: 'answers-are-watched',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => {
    if (id !== ANSWER) return undefined
    if (!code.includes(OWN)) throw new Error('the function that answers has another name')
    const watched = join(import.meta.dirname, 'test/harness/answered.ts')
    return `import { watched } from '${watched}'\n${code.replace(OWN, 'const unwatched =')}\nexport const answerApi = watched(unwatched)\n`
  },
}

export default defineConfig({
  plugins: [watching],
  test: {
    setupFiles: ['test/harness/set-up.ts'],
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/harness/global-setup.ts'],
    // Threads start three times as fast as processes; nothing here changes process-wide state.
    pool: 'threads',
    // Two more than processors, where vitest takes one less: the longest tests wait for other processes half the time.
    maxWorkers: availableParallelism() + 2,
    // The files of a thread share their modules, which keep no state: loading them for each file took three quarters
    // of all processor time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Far more than five times as long as the slowest of them takes: a crowded machine has taken ten times as long.
    testTimeout: isLong ? 60 * MINUTE : 10 * MINUTE,
    hookTimeout: 5 * MINUTE,
    expect: { poll: { timeout: MINUTE } },
    teardownTimeout: 10_000,
    env: {
      // Processes that tests start have their TypeScript compiled once, not each time.
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled'),
      // To load the CDK's own check of templates takes each thread four seconds. In `npm test` it sees two stages, in
      // processes of their own: that of `test/infra/synth.ts`, and the one that has everything.
      ...(!isLong && { CDK_VALIDATION: 'false' }),
    },
  },
})
