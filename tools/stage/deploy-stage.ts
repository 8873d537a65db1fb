import { operatorAdvice } from '../../local/serving/settings/operator-settings.ts'
import { readStageSettings } from '../../infra/settings/stage-settings.ts'
import { type GivenSettings, readStages, findStage } from '../../infra/settings/stages.ts'
import type { StageCloud } from './stage-cloud.ts'
import { runChecks, areAllOk, findingLines } from './finding.ts'
import { stageClashes } from './stage-clashes.ts'
import { deployChecks } from './deploy-checks.ts'

export type DeployOptions = {
  /** The name of the stage; if undefined, `overrides` has all settings. */
  readonly stage: string | undefined
  readonly file: string
  readonly overrides: GivenSettings
  /** True if the CDK deploys without asking about permissions. */
  readonly isUnattended: boolean
}

export type DeployTools = {
  readonly cloudAt: (region: string | undefined) => StageCloud
  /** Runs the CDK and resolves with its exit code. */
  readonly cdk: (args: readonly string[]) => Promise<number>
  readonly say: (line: string) => void
}

/** Returns the settings of the stage. Throws a sentence about the first fault. */
const settingsOf = ({ stage, file, overrides: over }: DeployOptions) => {
  if (stage === undefined) return readStageSettings(over, undefined)
  const stages = readStages(file)
  const settings = readStageSettings({ ...findStage(stages, stage), ...over }, stage)
  const [clash] = stageClashes(stages, stage, settings)
  if (clash !== undefined) throw new Error(clash)
  return settings
}

/** Returns the settings as CDK arguments. */
const contextOf = ({ stage, file, overrides: over }: DeployOptions): readonly string[] => {
  const context = { ...(stage !== undefined && { stage, stages: file }), ...over }
  return Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const argsOf = (options: DeployOptions): readonly string[] => [
  'deploy',
  '--all',
  ...contextOf(options),
  ...(options.isUnattended ? ['--require-approval', 'never'] : []),
]

/** Returns the arguments as one would type them in a shell. */
const shellQuoted = (args: readonly string[]): string =>
  args.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`)).join(' ')

/** Checks and deploys a stage. Resolves with the exit code, which is 1 if a check or the deploy failed. */
export const deployStage = async (options: DeployOptions, { cloudAt, cdk, say }: DeployTools): Promise<number> => {
  const settings = settingsOf(options)
  const findings = await runChecks(deployChecks(shellQuoted(contextOf(options))), {
    cloud: cloudAt(settings.target?.region),
    settings,
  })
  if (!areAllOk(findings)) {
    for (const line of findingLines(findings).filter((each) => each.startsWith('WRONG'))) say(line)
    say('nothing was deployed')
    return 1
  }
  const advice = operatorAdvice(settings.operator, { imprint: 'imprint', privacy: 'privacy', contact: 'contact' })
  if (advice !== undefined) say(advice)
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
