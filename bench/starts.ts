/**
 * Measures how long a container takes to start, and compares it with a container that only loads the same AWS clients,
 * bundled in the usual way. Both also load the modules that Lambda's runtime has already loaded. Then the first request
 * is compared with a function that makes only the same calls. `npm run bench:starts` fails if a start of ours takes
 * more than 1.15 times as long.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { buildSync } from 'esbuild'
import { dynamodbGames } from '../functions/aws/stores/games.ts'
import { newSigningKeys } from '../functions/aws/keys/signer.ts'
import { lambdaBuild, writeAssets, writeFunction } from '../infra/lambda/esbuild.ts'
import { medianOf } from './measuring/median.ts'
import { gamesAfter } from './functions/games-after.ts'
import { functionSettings } from './measuring/function-settings.ts'
import { printTable, checkTarget } from './measuring/table.ts'

const TARGET = 1.15
const ROUNDS = 15
const GAME = 'Qr7dEwT10001'
const PLIES = 20

const aws = fork(join(import.meta.dirname, './functions/aws-in-memory.ts'), [JSON.stringify(newSigningKeys())])
const [endpoint] = (await once(aws, 'message')) as [string]

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

/** The least that a function must do to show a game: it reads the keys, as every response does, and the game's item. */
const SHOWS = `export const handler = async () => {
  await secrets[0].send(new GetSecretValueCommand({ SecretId: 'seal' }))
  const { Item } = await dynamodb[0].send(new GetItemCommand({ TableName: 'games', Key: { p: { S: '${GAME}' } }, ConsistentRead: true }))
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(Item.v) }
}
`

/** The module of each function, the clients that it loads at its start, and the path of its first request. */
const FUNCTIONS = {
  Answers: ['api', DYNAMODB + SECRETS + SHOWS, `/v1/games/${GAME}`],
  Pages: ['page', DYNAMODB + SECRETS + SHOWS, `/g/${GAME}`],
  Stored: ['stored', DYNAMODB + SCHEDULER + SQS],
  Alarm: ['alarm', DYNAMODB],
  Sweep: ['sweep', DYNAMODB],
  Deliver: ['deliver', DYNAMODB + SECRETS + SES],
  Redo: ['redo', DYNAMODB + SQS],
} as const

const ENVIRONMENT = functionSettings(endpoint)

Object.assign(process.env, ENVIRONMENT)
const [game] = gamesAfter(PLIES, 1)
if (game) await dynamodbGames(new DynamoDBClient({}), 'games').save(GAME, undefined, game.stored)

const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'))
// The folder is inside `node_modules`, so that a bare function finds the AWS clients.
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache')
mkdirSync(cache, { recursive: true })
const bareFolder = mkdtempSync(join(cache, 'bench-'))

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
  buildSync(lambdaBuild(entry, into))
  return join(into, 'index.mjs')
}

const eventOf = (path: string): string =>
  JSON.stringify({
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: { accept: '*/*', 'accept-language': 'en' },
    requestContext: { http: { method: 'GET', path, sourceIp: '192.0.2.1' }, timeEpoch: Date.now(), requestId: 'first' },
    isBase64Encoded: false,
  })

type Took = { readonly start: number; readonly first: number }

const started = async (bundle: string, path?: string): Promise<Took> => {
  const event = path === undefined ? [] : [eventOf(path)]
  const child = fork(join(import.meta.dirname, './functions/first-start.ts'), [bundle, ...event], {
    env: ENVIRONMENT,
    execArgv: [],
  })
  const [took] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${bundle} does not start`))),
  ])) as [Took]
  return took
}

const compared = (mine: readonly number[], theirs: readonly number[]) => {
  const [own, other] = [medianOf(mine), medianOf(theirs)]
  return { ratio: own / other, cells: [own.toFixed(0), other.toFixed(0), (own / other).toFixed(2)] }
}

try {
  const row = printTable('Function', 'start, ms', 'bare, ms', 'ratio', 'first request, ms', 'bare, ms', 'ratio')
  const ratios: number[] = []
  for (const [name, [module, source, path]] of Object.entries(FUNCTIONS)) {
    const [own, other] = [ours(module), bare(module, source)]
    const mine: Took[] = []
    const theirs: Took[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await started(other, path))
      mine.push(await started(own, path))
    }
    const of = (part: keyof Took) =>
      compared(
        mine.map((took) => took[part]),
        theirs.map((took) => took[part]),
      )
    const { ratio, cells } = of('start')
    ratios.push(ratio)
    row(name, ...cells, ...(path === undefined ? ['', '', ''] : of('first').cells))
  }
  const most = Math.max(...ratios)
  checkTarget(`a ratio of at most ${TARGET} for a start; the most is ${most.toFixed(2)}.`, most <= TARGET)
} finally {
  aws.kill()
  for (const used of [folder, bareFolder]) rmSync(used, { recursive: true })
}
