import { settingsFrom } from '../../infra/settings.ts'
import { type Given, readStages, stageOf } from '../../infra/stages.ts'
import type { Cloud } from '../doctor/cloud.ts'
import { findingsOf, isWell, linesOf } from '../doctor/finding.ts'
import { clashesOf } from './apart.ts'
import { checksBefore } from './before.ts'

export type Wanted = {
  /** Without one, `over` has all settings. */
  readonly stage: string | undefined
  readonly file: string
  readonly over: Given
  /** Passed on to the CDK. */
  readonly unasked: boolean
}

export type Hands = {
  readonly cloudAt: (region: string | undefined) => Cloud
  /** Answers its exit code. */
  readonly cdk: (args: readonly string[]) => Promise<number>
  readonly say: (line: string) => void
}

/** Throws a sentence about the settings. */
const settingsOf = ({ stage, file, over }: Wanted) => {
  if (stage === undefined) return settingsFrom(over, undefined)
  const stages = readStages(file)
  const settings = settingsFrom({ ...stageOf(stages, stage), ...over }, stage)
  const [clash] = clashesOf(stages, stage, settings)
  if (clash !== undefined) throw new Error(clash)
  return settings
}

/** The settings as the CDK takes them. */
const contextOf = ({ stage, file, over }: Wanted): readonly string[] => {
  const given = { ...(stage !== undefined && { stage, stages: file }), ...over }
  return Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const argsOf = (wanted: Wanted): readonly string[] => [
  'deploy',
  '--all',
  ...contextOf(wanted),
  ...(wanted.unasked ? ['--require-approval', 'never'] : []),
]

/** As one types it. */
const typed = (args: readonly string[]): string =>
  args.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`)).join(' ')

/** Answers the exit code: 1 if a check is wrong or the deploy failed. */
export const deploy = async (wanted: Wanted, { cloudAt, cdk, say }: Hands): Promise<number> => {
  const settings = settingsOf(wanted)
  const found = await findingsOf(checksBefore(typed(contextOf(wanted))), {
    cloud: cloudAt(settings.place?.region),
    settings,
  })
  if (!isWell(found)) {
    for (const line of linesOf(found).filter((each) => each.startsWith('WRONG'))) say(line)
    say('nothing was deployed')
    return 1
  }
  say('was this version rehearsed? npm run rehearse (docs/operations.md, "A rehearsal before every release")')
  if ((await cdk(argsOf(wanted))) !== 0) {
    say('the deploy failed. What it had changed is taken back; if an alarm sounded, so are the new versions')
    say('(docs/operations.md, "Releases").')
    return 1
  }
  const { stage } = wanted
  if (stage !== undefined) say(`deployed. Is all well? npm run doctor -- --stage ${stage}`)
  return 0
}
