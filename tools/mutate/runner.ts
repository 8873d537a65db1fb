import { join } from 'node:path'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '../..')

/** The file's text to run with, and the tests until one fails. */
export type Job = { readonly file: string; readonly source: string; readonly tests: readonly string[] }

/** A test has ended, or a job: the first test that failed. */
export type Said =
  | { readonly kind: 'ready' | 'alive' }
  | { readonly kind: 'done'; readonly failed: string | undefined; readonly ran: number }

let job: Job | undefined

class AsOrdered extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      job?.tests.findIndex((test) => moduleId === join(root, test)) ?? 0
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)))
  }
}

const say = (said: Said): void => void process.send?.(said)

const vitest = await createVitest(
  'test',
  {
    root,
    watch: false,
    // No cache may keep a mutant.
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

const run = async (next: Job): Promise<void> => {
  if (job) vitest.invalidateFile(join(root, job.file))
  job = next
  vitest.invalidateFile(join(root, job.file))
  const specifications = next.tests.flatMap((test) => vitest.getModuleSpecifications(join(root, test)))
  vitest.state.filesMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  const failed = testModules.find((test) => test.state() === 'failed')?.relativeModuleId
  const stray = unhandledErrors.length > 0 ? 'an error outside of every test' : undefined
  say({ kind: 'done', failed: failed ?? stray, ran: testModules.filter((test) => test.state() !== 'skipped').length })
}

// Not StrykerJS 10.1: it needs a programming interface that TypeScript 7 lacks, and finds no related tests under
// vitest 5.
process.on('message', (next: Job) => void run(next))
process.on('disconnect', () => process.exit())
say({ kind: 'ready' })
