import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { STAGES_FILE } from '../infra/settings/stages.ts'
import { CommandMisuse, runTool } from './command/run-tool.ts'
import { deployStage } from './stage/deploy-stage.ts'
import { awsCloud } from './stage/aws-cloud.ts'

const USAGE = `Deploys a stage to AWS, after a look at what would make that fail.

  npm run deploy -- --stage NAME     a stage of stages.json
  npm run deploy -- -c NAME=VALUE    without a file: all settings here. With a stage it counts more than the file
  -- --stages PATH                   another file
  -- --yes                           without the CDK's question about permissions
  npm run deploy -- --help           this text

It needs AWS credentials that may deploy. Exits with 0 if it is deployed; with 1 if a check was wrong, or the deploy failed
and was taken back; with 2 if it cannot begin.
`

const CDK = join(import.meta.dirname, '../node_modules/aws-cdk/bin/cdk')

const cdk = async (args: readonly string[]): Promise<number> => {
  const child = spawn(process.execPath, [CDK, ...args], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' })
  await once(child, 'exit')
  return child.exitCode ?? 1
}

const pairOf = (text: string): readonly [string, string] => {
  const [, name, value] = /^(\w+)=(.*)$/s.exec(text) ?? []
  if (name === undefined || value === undefined) throw new CommandMisuse(`-c takes NAME=VALUE, not '${text}'`)
  return [name, value]
}

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      stages: { type: 'string', default: STAGES_FILE },
      context: { type: 'string', short: 'c', multiple: true, default: [] },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const { stage, stages: file, context, yes: unasked } = values
  if (stage === undefined && context.length === 0)
    throw new CommandMisuse('say what: --stage NAME, or settings with -c')
  const over = Object.fromEntries(context.map(pairOf))
  return deployStage(
    { stage, file, overrides: over, isUnattended: unasked },
    { cloudAt: awsCloud, cdk, say: (line) => console.log(line) },
  )
}

await runTool('deploy', run)
