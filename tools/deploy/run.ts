import { settingsFrom } from '../../infra/settings.ts'
import { type Given, readStages, stageOf } from '../../infra/stages.ts'
import type { Cloud } from '../doctor/cloud.ts'
import { findingsOf, isWell, linesOf } from '../doctor/finding.ts'
import { clashesOf } from './apart.ts'
import { checksBefore } from './before.ts'

export type Wanted = {
  /** The name of the stage. Without one, `over` has all settings. */
  readonly stage: string | undefined
  readonly file: string
  readonly over: Given
  /** Whether the CDK deploys without asking about permissions. */
  readonly unasked: boolean
}

export type Hands = {
  readonly cloudAt: (region: string | undefined) => Cloud
  /** Runs the CDK and resolves with its exit code. */
  readonly cdk: (args: readonly string[]) => Promise<number>
  readonly say: (line: string) => void
}

/** The settings of the stage. Throws a sentence about the first fault. */
const settingsOf = ({ stage, file, over }: Wanted) => {
  if (stage === undefined) return settingsFrom(over, undefined)
  const stages = readStages(file)
  const settings = settingsFrom({ ...stageOf(stages, stage), ...over }, stage)
  const [clash] = clashesOf(stages, stage, settings)
  if (clash !== undefined) throw new Error(clash)
  return settings
}

/** The settings as CDK arguments. */
const contextOf = ({ stage, file, over }: Wanted): readonly string[] => {
  const context = { ...(stage !== undefined && { stage, stages: file }), ...over }
  return Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const argsOf = (options: Wanted): readonly string[] => [
  'deploy',
  '--all',
  ...contextOf(options),
  ...(options.unasked ? ['--require-approval', 'never'] : []),
]

/** The arguments as one would type them in a shell. */
const shellQuoted = (args: readonly string[]): string =>
  args.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`)).join(' ')

/** Checks and deploys a stage. Resolves with the exit code, which is 1 if a check or the deploy failed. */
export const deploy = async (options: Wanted, { cloudAt, cdk, say }: Hands): Promise<number> => {
  const settings = settingsOf(options)
  const findings = await findingsOf(checksBefore(shellQuoted(contextOf(options))), {
    cloud: cloudAt(settings.place?.region),
    settings,
  })
  if (!isWell(findings)) {
    for (const line of linesOf(findings).filter((each) => each.startsWith('WRONG'))) say(line)
    say('nothing was deployed')
    return 1
  }
  say('was this version rehearsed? npm run rehearse (docs/operations.md, "A rehearsal before every release")')
  if ((await cdk(argsOf(options))) !== 0) {
    say('the deploy failed. What it had changed is taken back; if an alarm sounded, so are the new versions')
    say('(docs/operations.md, "Releases").')
    return 1
  }
  const { stage } = options
  if (stage !== undefined) say(`deployed. Is all well? npm run doctor -- --stage ${stage}`)
  return 0
}
