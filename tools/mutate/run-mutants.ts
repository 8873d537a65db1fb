import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { sourceOf } from './draw-mutants.ts'
import { type Mutant, applyMutant } from './mutants.ts'
import type { RunnerJob, RunnerMessage } from './runner.ts'

const RUNNER = join(import.meta.dirname, './runner.ts')

/**
 * If no test ends for this many milliseconds, the mutant counts as killed by a test that never ends: even on a busy
 * machine no test takes so long.
 */
const LONGEST = 600_000

/**
 * If no test has failed after this many milliseconds, the mutant counts as survived. A busy machine is five times
 * slower than a quiet one.
 */
const ENOUGH_TIME = 1_800_000

export type MutantOutcome = {
  readonly mutant: Mutant
  /**
   * The test that failed, or what else killed the mutant, such as a test that did not end; undefined if the mutant
   * survived.
   */
  readonly by: string | undefined
  readonly seconds: number
}

type Runner = { readonly run: (job: RunnerJob) => Promise<string | undefined>; readonly stop: () => void }

/** Returns a process that tests one mutant after the other, and is restarted when one does not end. */
const runner = (): Runner => {
  let child: ChildProcess | undefined
  const start = async (): Promise<ChildProcess> => {
    const started = fork(RUNNER, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await new Promise((resolve) => started.once('message', resolve))
    return started
  }
  const run = async (job: RunnerJob): Promise<string | undefined> => {
    const at = (child ??= await start())
    return new Promise((resolve) => {
      const end = (by: string | undefined, kill: boolean): void => {
        clearTimeout(timer)
        clearTimeout(surviveTimer)
        at.removeAllListeners()
        if (kill) {
          at.kill('SIGKILL')
          child = undefined
        }
        resolve(by)
      }
      const surviveTimer = setTimeout(() => end(undefined, true), ENOUGH_TIME)
      const newTimer = () => setTimeout(() => end('a test that did not end', true), LONGEST)
      let timer = newTimer()
      at.on('exit', () => end('a process that died', true))
      at.on('message', (message: RunnerMessage) => {
        clearTimeout(timer)
        timer = newTimer()
        if (message.kind === 'done') end(message.failed, false)
      })
      at.send(job)
    })
  }
  return { run, stop: () => child?.disconnect() }
}

export const runMutants = async (
  mutants: readonly Mutant[],
  testsOf: (file: string) => readonly string[],
  processes: number,
  report: (outcome: MutantOutcome) => void,
): Promise<readonly MutantOutcome[]> => {
  const waiting = [...mutants]
  const outcomes: MutantOutcome[] = []
  const work = async (): Promise<void> => {
    const { run, stop } = runner()
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const { file } = mutant
      const startedAt = performance.now()
      const by = await run({ file, source: applyMutant(sourceOf(file), mutant), tests: testsOf(file) })
      const outcome = { mutant, by, seconds: (performance.now() - startedAt) / 1000 }
      outcomes.push(outcome)
      report(outcome)
    }
    stop()
  }
  await Promise.all(Array.from({ length: processes }, work))
  return outcomes
}

/** Returns a test that fails even without a mutant, so that its failures prove nothing; undefined if there is none. */
export const failsWithoutMutant = async (outcomes: readonly MutantOutcome[]): Promise<string | undefined> => {
  const tests = [...new Set(outcomes.flatMap(({ by }) => (by?.endsWith('.test.ts') ? [by] : [])))]
  const file = outcomes[0]?.mutant.file
  if (file === undefined || tests.length === 0) return undefined
  const { run, stop } = runner()
  const failed = await run({ file, source: sourceOf(file), tests })
  stop()
  return failed
}
