import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { countTests, type Tally } from './tally.ts'

const root = join(import.meta.dirname, '..')
const PATH = join(root, 'node_modules', '.bin') + delimiter + process.env['PATH']

type Step = { readonly name: string; readonly command: readonly [string, ...string[]] }

/** A second or two together; first, so that mistakes show before the tests run. */
const STATIC: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '--quiet'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', command: ['knip', '--no-progress', '--no-config-hints'] },
]

const SIMULATION = 'test/simulation'

/** The simulation runs alone, one file at a time: it uses every processor, and its moves have time limits. */
const TESTS: readonly Step[] = [
  { name: 'tests', command: ['vitest', 'run', '--exclude', `${SIMULATION}/**`] },
  { name: 'worlds', command: ['vitest', 'run', SIMULATION, '--no-file-parallelism'] },
]

/** Ctrl-C reaches every process of the terminal; a signal to this process alone is passed on. */
const run = ([program, ...args]: Step['command'], stdio: 'pipe' | 'inherit') =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, PATH }, stdio: ['ignore', stdio, stdio] })
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

const runStatic = async ({ name, command }: Step): Promise<Tally> => {
  const started = performance.now()
  const { code, output } = await run(command, 'pipe')
  say(name, code, started)
  if (code !== 0) console.log(output.trim())
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

const runTests = async ({ name, command }: Step): Promise<Tally> => {
  const started = performance.now()
  const report = join(root, 'node_modules', '.cache', `${name}-${process.pid}.json`)
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run([...command, ...reporting], 'inherit')
  say(name, code, started)
  return countTests(report, code)
}

const tallies: Tally[] = []
for (const step of STATIC) tallies.push(await runStatic(step))
for (const step of TESTS) tallies.push(await runTests(step))

const sum = (of: keyof Tally) => tallies.reduce((total, tally) => total + tally[of], 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
)
