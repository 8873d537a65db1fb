import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { sourceOf } from './draw.ts'
import { type Mutant, mutated } from './mutants.ts'
import type { Job, Said } from './runner.ts'

const RUNNER = join(import.meta.dirname, 'runner.ts')

/** Milliseconds. No related test takes so long even on a busy machine: it does not end. */
const LONGEST = 600_000

/** Milliseconds; a mutant unnoticed so long has survived. A busy machine is five times slower than a quiet one. */
const ENOUGH_TIME = 1_800_000

export type Outcome = {
  readonly mutant: Mutant
  /** The failing test; undefined: it survived. */
  readonly by: string | undefined
  readonly seconds: number
}

type Runner = { readonly run: (job: Job) => Promise<string | undefined>; readonly stop: () => void }

/** Tests one mutant after the other; restarted when one does not end. */
const runner = (): Runner => {
  let child: ChildProcess | undefined
  const start = async (): Promise<ChildProcess> => {
    const started = fork(RUNNER, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await new Promise((resolve) => started.once('message', resolve))
    return started
  }
  const run = async (job: Job): Promise<string | undefined> => {
    const at = (child ??= await start())
    return new Promise((resolve) => {
      const end = (by: string | undefined, kill: boolean): void => {
        clearTimeout(timer)
        clearTimeout(enough)
        at.removeAllListeners()
        if (kill) {
          at.kill('SIGKILL')
          child = undefined
        }
        resolve(by)
      }
      const enough = setTimeout(() => end(undefined, true), ENOUGH_TIME)
      const late = () => setTimeout(() => end('a test that did not end', true), LONGEST)
      let timer = late()
      at.on('exit', () => end('a process that died', true))
      at.on('message', (said: Said) => {
        clearTimeout(timer)
        timer = late()
        if (said.kind === 'done') end(said.failed, false)
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
  told: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> => {
  const waiting = [...mutants]
  const outcomes: Outcome[] = []
  const work = async (): Promise<void> => {
    const { run, stop } = runner()
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const { file } = mutant
      const begun = performance.now()
      const by = await run({ file, source: mutated(sourceOf(file), mutant), tests: testsOf(file) })
      const outcome = { mutant, by, seconds: (performance.now() - begun) / 1000 }
      outcomes.push(outcome)
      told(outcome)
    }
    stop()
  }
  await Promise.all(Array.from({ length: processes }, work))
  return outcomes
}

/** A test that fails without any mutant: its kills prove nothing. */
export const failingAnyway = async (outcomes: readonly Outcome[]): Promise<string | undefined> => {
  const tests = [...new Set(outcomes.flatMap(({ by }) => (by?.endsWith('.test.ts') ? [by] : [])))]
  const file = outcomes[0]?.mutant.file
  if (file === undefined || tests.length === 0) return undefined
  const { run, stop } = runner()
  const failed = await run({ file, source: sourceOf(file), tests })
  stop()
  return failed
}
