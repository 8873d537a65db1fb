import { parseArgs } from 'node:util'
import { readSettingsFile } from './command/read-settings-file.ts'
import { CommandMisuse, runTool } from './command/run-tool.ts'
import { type Finding, runChecks, areAllOk, findingLines } from './stage/finding.ts'

const USAGE = `Looks at a service, on AWS or on one machine, and says what to do where something is wrong.

  npm run doctor -- --stage NAME     a stage of stages.json on AWS, and its DNS
  -- --stages PATH                   another file
  npm run doctor -- --settings FILE  the service that runs on this machine with these settings: docs/one-machine.md
  npm run doctor -- --help           this text

It reads, and changes nothing. A stage needs AWS credentials that may read: the policy ReadOnlyAccess is enough. Exits with
0 if all is well, with 1 if something is wrong, with 2 if it cannot look.
`

const print = (found: ReadonlyMap<string, readonly Finding[]>): number => {
  for (const line of findingLines(found)) console.log(line)
  return areAllOk(found) ? 0 : 1
}

// Each half is loaded only when it is needed, because a machine has not installed the clients of AWS.
const lookAtStage = async (file: string | undefined, stage: string): Promise<number> => {
  const [{ STAGES_FILE }, { settingsOfStage }, { awsCloud }, { CHECKS }] = await Promise.all([
    import('../infra/settings/stages.ts'),
    import('./stage/stage-settings.ts'),
    import('./stage/aws-cloud.ts'),
    import('./stage/checks.ts'),
  ])
  const settings = settingsOfStage(file ?? STAGES_FILE, stage)
  return print(await runChecks(CHECKS, { cloud: awsCloud(settings.target?.region), settings }))
}

const lookAtMachine = async (file: string): Promise<number> => {
  const [{ readServingSettings }, { thisMachine }, { MACHINE_CHECKS }] = await Promise.all([
    import('../local/serving/settings/read-serving-settings.ts'),
    import('./machine/this-machine.ts'),
    import('./machine/machine-checks.ts'),
  ])
  const read = readServingSettings(process.env, readSettingsFile(file))
  if (!read.ok) throw new CommandMisuse(read.sentences.join('\n'))
  const checked = { machine: thisMachine(), serving: read.serving }
  return print(
    await runChecks(MACHINE_CHECKS, checked, 'see whether this machine reaches the network and DNS; try again'),
  )
}

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      stages: { type: 'string' },
      settings: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { stage, stages, settings } = values
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (stage !== undefined && settings === undefined) return lookAtStage(stages, stage)
  if (settings !== undefined && stage === undefined) return lookAtMachine(settings)
  throw new CommandMisuse('say which: --stage NAME, or --settings FILE')
}

await runTool('doctor', run)
