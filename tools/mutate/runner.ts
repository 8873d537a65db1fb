import { join } from 'node:path'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '../..')

/** A file, its mutated source, and the tests to run until one fails. */
export type RunnerJob = { readonly file: string; readonly source: string; readonly tests: readonly string[] }

/** A message of the runner: it is ready, a test has ended, or a job is done, with the first test that failed. */
export type RunnerMessage =
  | { readonly kind: 'ready' | 'alive' }
  | { readonly kind: 'done'; readonly failed: string | undefined; readonly ran: number }

let job: RunnerJob | undefined

class AsOrdered extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const indexOf = ({ moduleId }: TestSpecification) =>
      job?.tests.findIndex((test) => moduleId === join(root, test)) ?? 0
    return Promise.resolve(files.toSorted((a, b) => indexOf(a) - indexOf(b)))
  }
}

const say = (message: RunnerMessage): void => void process.send?.(message)

const vitest = await createVitest(
  'test',
  {
    root,
    watch: false,
    // A cache could keep a mutant for the next run, so none is used.
    fsModuleCache: false,
    bail: 1,
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { sequencer: AsOrdered },
    reporters: [{ onTestCaseResult: () => say({ kind: 'alive' }), onTestModuleEnd: () => say({ kind: 'alive' }) }],
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (_code, id) => (job && id === join(root, job.file) ? job.source : undefined),
      },
    ],
  },
)
await vitest.standalone()

const run = async (next: RunnerJob): Promise<void> => {
  if (job) vitest.invalidateFile(join(root, job.file))
  job = next
  vitest.invalidateFile(join(root, job.file))
  const specifications = next.tests.flatMap((test) => vitest.getModuleSpecifications(join(root, test)))
  vitest.state.filesMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  const failed = testModules.find((test) => test.state() === 'failed')?.relativeModuleId
  const strayError = unhandledErrors.length > 0 ? 'an error outside of every test' : undefined
  say({
    kind: 'done',
    failed: failed ?? strayError,
    ran: testModules.filter((test) => test.state() !== 'skipped').length,
  })
}

// StrykerJS 10.1 is no alternative: it needs a compiler API that TypeScript 7 lacks, and finds no related tests under
// vitest 5.
process.on('message', (next: RunnerJob) => void run(next))
process.on('disconnect', () => process.exit())
say({ kind: 'ready' })
