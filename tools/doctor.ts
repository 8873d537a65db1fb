import { parseArgs } from 'node:util'
import { STAGES_FILE } from '../infra/settings/stages.ts'
import { CommandMisuse, runTool } from './command/run-tool.ts'
import { CHECKS } from './stage/checks.ts'
import { awsCloud } from './stage/aws-cloud.ts'
import { runChecks, areAllOk, findingLines } from './stage/finding.ts'
import { settingsOfStage } from './stage/stage-settings.ts'

const USAGE = `Looks at what AWS and DNS say of a stage, and says what to do where something is wrong.

  npm run doctor -- --stage NAME   a stage of stages.json
  -- --stages PATH                 another file
  npm run doctor -- --help         this text

It reads, and changes nothing. It needs AWS credentials that may read: the policy ReadOnlyAccess is enough. Exits with 0 if
all is well, with 1 if something is wrong, with 2 if it cannot look.
`

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      stages: { type: 'string', default: STAGES_FILE },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (values.stage === undefined) throw new CommandMisuse('say which: --stage NAME')
  const settings = settingsOfStage(values.stages, values.stage)
  const found = await runChecks(CHECKS, { cloud: awsCloud(settings.target?.region), settings })
  for (const line of findingLines(found)) console.log(line)
  return areAllOk(found) ? 0 : 1
}

await runTool('doctor', run)
