/**
 * What a container's start costs, against one that only reads the same clients of AWS. `npm run bench:starts` fails
 * where ours takes more than 1.1 times as long.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeAssets, writeFunction } from '../infra/parts/esbuild.ts'
import { medianOf } from './median.ts'
import { OPTIONS } from './options.ts'
import { table, want } from './table.ts'

const WANTED = 1.1
const ROUNDS = OPTIONS.rounds(15)

const DYNAMODB = `import { DynamoDBClient, GetItemCommand, PutItemCommand, UpdateItemCommand, DeleteItemCommand, QueryCommand, BatchGetItemCommand } from '@aws-sdk/client-dynamodb'
export const dynamodb = [new DynamoDBClient({}), GetItemCommand, PutItemCommand, UpdateItemCommand, DeleteItemCommand, QueryCommand, BatchGetItemCommand]
`
const SECRETS = `import { SecretsManagerClient, GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
export const secrets = [new SecretsManagerClient({}), GetSecretValueCommand]
`
const SQS = `import { SQSClient, SendMessageCommand, SendMessageBatchCommand } from '@aws-sdk/client-sqs'
export const sqs = [new SQSClient({}), SendMessageCommand, SendMessageBatchCommand]
`
const SCHEDULER = `import { SchedulerClient, CreateScheduleCommand, DeleteScheduleCommand } from '@aws-sdk/client-scheduler'
export const scheduler = [new SchedulerClient({}), CreateScheduleCommand, DeleteScheduleCommand]
`
const SES = `import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
export const ses = [new SESv2Client({}), SendEmailCommand]
`

/** The module of each function, and the clients that it uses from its start. */
const FUNCTIONS = {
  Answers: ['api', DYNAMODB + SECRETS],
  Pages: ['page', DYNAMODB + SECRETS],
  Stored: ['stored', DYNAMODB + SCHEDULER + SQS],
  Alarm: ['alarm', DYNAMODB],
  Sweep: ['sweep', DYNAMODB],
  Deliver: ['deliver', DYNAMODB + SECRETS + SES],
  Redo: ['redo', DYNAMODB + SQS],
} as const

const names = ['GAMES', 'CONTACTS', 'LEDGER', 'PROGRAMS'].map((table) => [`${table}_TABLE`, table.toLowerCase()])
const arns = ['ALARM_ARN', 'ALARM_ROLE', 'ALARM_DEAD_LETTERS'].map((name) => [
  name,
  'arn:aws:any:eu-central-1:123456789012:any',
])
const ENVIRONMENT = {
  ...Object.fromEntries([...names, ...arns]),
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  // No one answers: reading the keys is not part of a start.
  AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
  ALARM_GROUP: 'timers',
  SWEEP_MOST: '5000',
  OUTBOX_URL: 'http://127.0.0.1:9/outbox',
  ASIDE_URL: 'http://127.0.0.1:9/aside',
  SEAL_SECRET: 'seal',
  MAIL_FROM: 'Crownhead <games@crownhead.example>',
  MAIL_CONFIGURATION_SET: 'mail',
  ORIGIN: 'https://crownhead.example',
}

const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'))
// Beside the project's packages, so that a bare function finds its clients.
const bareFolder = mkdtempSync(join(import.meta.dirname, '..', 'node_modules', '.cache', 'bench-'))

const ours = (module: string): string => {
  const into = join(folder, module)
  mkdirSync(into)
  writeFunction(`functions/lambda/${module}.ts`, into)
  if (module === 'page') writeAssets(into)
  return join(into, 'index.mjs')
}

const bare = (module: string, source: string): string => {
  const entry = join(bareFolder, `${module}.ts`)
  writeFileSync(entry, source)
  const into = join(folder, `${module}-bare`)
  mkdirSync(into)
  writeFunction(entry, into)
  return join(into, 'index.mjs')
}

const started = async (bundle: string): Promise<number> => {
  const child = fork(join(import.meta.dirname, 'starts/start.ts'), [bundle], { env: ENVIRONMENT, execArgv: [] })
  const [time] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${bundle} does not start`))),
  ])) as [number]
  return time
}

try {
  const row = table('Function', 'ms', 'bare, ms', 'ratio', 'wanted')
  const ratios: number[] = []
  for (const [name, [module, source]] of Object.entries(FUNCTIONS)) {
    const [own, other] = [ours(module), bare(module, source)]
    const times: { own: number; other: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push({ other: await started(other), own: await started(own) })
    const [mine, theirs] = [medianOf(times.map((time) => time.own)), medianOf(times.map((time) => time.other))]
    const ratio = mine / theirs
    ratios.push(ratio)
    row(name, mine.toFixed(0), theirs.toFixed(0), ratio.toFixed(2), WANTED)
  }
  const most = Math.max(...ratios)
  want(`${WANTED} times at most; the most is ${most.toFixed(2)}.`, most <= WANTED)
} finally {
  for (const used of [folder, bareFolder]) rmSync(used, { recursive: true })
}
