import { spawn } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { delimiter, join } from 'node:path'
import { nearlyFull } from './check/architecture-rules.ts'
import { projectFiles } from './check/project-files.ts'
import { REPORT_TO, type TimedTest } from './check/test-report.ts'
import { countTests, readTestReport, slowestTests, type TestCounts } from './check/test-tally.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules', '.cache')
const isLong = process.argv.includes('long')

const ENV: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env['PATH'],
  NODE_COMPILE_CACHE: join(cache, 'compiled'),
  // A larger young generation (V8's is 16 MB) saves a tenth of all processor time, because most objects of a test are
  // short-lived.
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim(),
  ...(isLong && { CHECK: 'long' }),
}

type Step = { readonly name: string; readonly command: readonly [string, ...string[]] }

/** Static checks. They begin together with the tests, so that a fault is shown while the tests still run. */
const STATIC: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b', '.', 'infra', 'packages'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '--quiet'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', command: ['knip', '--no-progress', '--no-config-hints'] },
]

/** Test files of which each uses all processors. */
const WORLDS = ['test/simulation/checks.test.ts', 'test/simulation/simulation.test.ts'] as const

/** The reporter that writes the result of the tests for this command. */
const REPORTER = 'tools/check/test-report.ts'

/**
 * The tests. The files that use all processors run beside the others, in the time in which those wait for servers and
 * browsers. In `check:long` they run after them and one after the other, because the simulation
 * must play its many moves within a time limit.
 */
const TESTS: readonly Step[] = [
  { name: 'tests', command: ['vitest', 'run', ...WORLDS.flatMap((file) => ['--exclude', file])] },
  { name: 'worlds', command: ['vitest', 'run', ...WORLDS, ...(isLong ? ['--no-file-parallelism'] : [])] },
]

/** Runs a program. Ctrl-C reaches all processes; a signal to this process alone is forwarded to the child. */
const run = ([program, ...args]: Step['command'], stdio: 'pipe' | 'inherit', env = ENV) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', stdio, stdio] })
    const forward = (signal: NodeJS.Signals) => void child.kill(signal)
    process.on('SIGINT', forward).on('SIGTERM', forward)
    let output = ''
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve({ code: code ?? 1, output })
    })
  })

const say = (name: string, code: number, started: number) =>
  console.log(
    `${name.padEnd(7)} ${code === 0 ? 'ok' : 'FAILED'}  ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )

/** The output of the static checks that failed. It is shown at once, and again below the tests. */
const slips: string[] = []

const runStatic = async ({ name, command }: Step): Promise<TestCounts> => {
  const started = performance.now()
  const { code, output } = await run(command, 'pipe')
  say(name, code, started)
  if (code !== 0) {
    console.log(output.trim())
    slips.push(`${name}\n${output.trim()}\n`)
  }
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

const tests: TimedTest[] = []
let answers = 0

const runTests = async ({ name, command }: Step): Promise<TestCounts> => {
  const started = performance.now()
  const path = join(cache, `${name}-${process.pid}.json`)
  const reporting = ['--reporter=default', `--reporter=./${REPORTER}`]
  const { code } = await run([...command, ...reporting], 'inherit', { ...ENV, [REPORT_TO]: path })
  say(name, code, started)
  const report = readTestReport(path)
  tests.push(...report.tests)
  answers += report.answers
  return countTests(report, code)
}

/** A note for the summary: on a busy machine, a test that comes close to its time limit is not to blame. */
const [load = 0] = loadavg()
const busyHint =
  load > availableParallelism() / 4 ? `, while others kept the machine busy (load ${load.toFixed(1)})` : ''

const checking = Promise.all(STATIC.map(runStatic))
const tallies: TestCounts[] = []
if (isLong) for (const step of TESTS) tallies.push(await runTests(step))
else tallies.push(...(await Promise.all(TESTS.map(runTests))))
tallies.push(...(await checking))

for (const slip of slips) console.log(`\nFAILED: ${slip}`)
console.log(`\nthe slowest tests${busyHint}:\n${slowestTests(tests).join('\n')}\n`)

const full = nearlyFull(projectFiles())
if (full.length > 0) console.log(`files that are nearly full, to be split by subject: ${full.join(', ')}\n`)

const sum = (of: keyof TestCounts) => tallies.reduce((total, tally) => total + tally[of], 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
console.log(
  `${answers} answers of the API were held against the document\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
)
