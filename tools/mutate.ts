import { parseArgs } from 'node:util'
import { CommandMisuse, runTool } from './command/run-tool.ts'
import { drawMutants, sourceFilesIn, sourceLine } from './mutate/draw-mutants.ts'
import { isEquivalent } from './mutate/equivalent-mutants.ts'
import type { Mutant } from './mutate/mutants.ts'
import { relatedTests } from './mutate/related-tests.ts'
import { failsWithoutMutant, runMutants } from './mutate/run-mutants.ts'
import { rejectedByCompiler, rejectedInOtherFiles } from './mutate/compile-mutants.ts'

const USAGE = `Changes the source in one place at a time and looks whether a test fails.

  npm run mutate -- [--mutants 200] [--seed 1] [--file PATH] [--processes 2]

Mutants of shared/ and functions/ (or of a file or folder) are drawn by the seed. A mutant is killed by the compiler or
by a test. Exits with 1 where less than 95 % are killed of those that tools/mutate/equivalent-mutants.ts does not name.
`

const LEAST_SHARE = 0.95

const whole = (name: string, text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new CommandMisuse(`--${name} takes a whole number, not ${text}`)
  return Number(text)
}

const shortly = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 70)

const described = (mutant: Mutant): string =>
  `${mutant.file}:${mutant.line}  ${mutant.operator}: ${shortly(mutant.before)} -> ${shortly(mutant.after)}`

const say = (verdict: string, seconds: number, mutant: Mutant, by = ''): void =>
  console.log(
    `${verdict.padEnd(9)}${seconds.toFixed(1).padStart(6)} s  ${described(mutant)}${by === '' ? '' : `  (${by})`}`,
  )

const options = {
  help: { type: 'boolean' },
  mutants: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  processes: { type: 'string', default: '2' },
  file: { type: 'string' },
} as const

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const testsOf = relatedTests()
  const paths = values.file === undefined ? ['shared', 'functions'] : [values.file]
  const all = paths.flatMap(sourceFilesIn)
  const files = all.filter((file) => testsOf(file).length > 0)
  const drawn = drawMutants({ files, count: whole('mutants', values.mutants), seed: whole('seed', values.seed) })
  const counted = drawn.filter((mutant) => !isEquivalent(mutant))
  const refused = rejectedByCompiler(counted)
  for (const mutant of refused) say('killed', 0, mutant, 'types')
  const tested = counted.filter((mutant) => !refused.has(mutant))
  const outcomes = await runMutants(tested, testsOf, whole('processes', values.processes), ({ mutant, by, seconds }) =>
    say(by === undefined ? 'lives' : 'killed', seconds, mutant, by),
  )
  const broken = await failsWithoutMutant(outcomes)
  if (broken !== undefined) throw new Error(`${broken} fails without a mutant`)
  const living = outcomes.filter(({ by }) => by === undefined).map(({ mutant }) => mutant)
  const elsewhere = rejectedInOtherFiles(living)
  const survivors = living.filter((mutant) => !elsewhere.has(mutant))
  const killed = counted.length - survivors.length
  console.log(`\n${survivors.length} survived:`)
  for (const mutant of survivors) console.log(`${described(mutant)}\n    ${sourceLine(mutant)}`)
  const share = counted.length === 0 ? 1 : killed / counted.length
  console.log(
    `\n${killed} of ${counted.length} killed (${(100 * share).toFixed(1)} %), ${refused.size + elsewhere.size} of them by types; ` +
      `${drawn.length - counted.length} equivalent; ${all.length - files.length} of ${all.length} files have no test that runs them in its own thread.`,
  )
  return share < LEAST_SHARE ? 1 : 0
}

await runTool('mutate', run)
