/**
 * Measures the processor time of a move on AWS, by the API and by the page's form, and compares it with a function that
 * makes only the two calls of DynamoDB. `npm run bench:moves` fails if a move takes more than 1.3 times as long.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { dynamodbGames } from '../functions/aws/stores/games.ts'
import { newSigningKeys, readSigner } from '../functions/aws/keys/signer.ts'
import { writeAssets, writeFunction } from '../infra/lambda/esbuild.ts'
import { seatLink } from '../shared/service/credentials/links.ts'
import { foldStored } from '../shared/service/games/game-store.ts'
import { type GameAfter, gamesAfter } from './functions/games-after.ts'
import { medianOf } from './measuring/median.ts'
import { BENCH_OPTIONS } from './measuring/options.ts'
import { functionSettings } from './measuring/function-settings.ts'
import { printTable, checkTarget } from './measuring/table.ts'

const WANTED = 1.3
const PLIES = [10, 60, 150]
const ROUNDS = BENCH_OPTIONS.rounds(5)
/** The moves of each measurement. The first half of them warms the container. */
const MOVES = 1200
/** The number of different games; more would only take longer to make. */
const GAMES = 30
const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'))
const secret = JSON.stringify(newSigningKeys())
const aws = fork(join(import.meta.dirname, './functions/aws-in-memory.ts'), [secret])
const [endpoint] = (await once(aws, 'message')) as [string]
const environment = functionSettings(endpoint)
const site = { origin: environment.ORIGIN, signer: readSigner(secret) }
Object.assign(process.env, environment)
const games = dynamodbGames(new DynamoDBClient({}), 'games')

const bundled = (name: string, entry: string): string => {
  const into = join(folder, name)
  mkdirSync(into)
  writeFunction(entry, into)
  if (name === 'pages') writeAssets(into)
  return join(into, 'index.mjs')
}

type Road = 'API' | 'page'
const BUNDLES: Readonly<Record<Road, string>> = {
  API: bundled('answers', 'functions/lambda/api.ts'),
  page: bundled('pages', 'functions/lambda/page.ts'),
}
const BARE = bundled('bare', 'bench/functions/bare-function.ts')

const idOf = (number: number): string => `Qr7dEwT1${String(number).padStart(4, '0')}`

const eventOf = (road: Road, { stored, next, at }: GameAfter, number: number): object => {
  const id = idOf(number)
  const { game } = foldStored(id, stored)
  const ply = stored.log.length - 2
  const { token } = seatLink(site, ply % 2 === 0 ? 'creator' : 'opponent', id, game)
  const path = road === 'API' ? `/v1/games/${id}/moves` : `/p/${token}/move`
  const form = Buffer.from(new URLSearchParams({ ply: String(ply), move: next }).toString()).toString('base64')
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    pathParameters: { id },
    headers:
      road === 'API'
        ? { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        : { 'content-type': 'application/x-www-form-urlencoded', origin: environment.ORIGIN },
    requestContext: { http: { method: 'POST', path, sourceIp: '192.0.2.1' }, timeEpoch: at, requestId: 'request' },
    body: road === 'API' ? JSON.stringify({ ply, move: next }) : form,
    isBase64Encoded: road === 'page',
  }
}

const told = async (wish: 'keep' | 'reset'): Promise<void> => {
  aws.send(wish)
  await once(aws, 'message')
}

/** Stores the games as they are before the moves. */
const store = async (begun: readonly GameAfter[]): Promise<void> => {
  for (let number = 0; number < MOVES; number += 1) {
    const game = begun[number % begun.length]
    if (game) await games.save(idOf(number), undefined, game.stored)
  }
  await told('keep')
}

/** Returns the processor time of a move in milliseconds. */
const measured = async (bundle: string, file: string, status: number): Promise<number> => {
  const caller = fork(join(import.meta.dirname, './functions/warm-caller.ts'), [bundle, file, String(status)], {
    env: environment,
    execArgv: [],
  })
  const [time] = (await Promise.race([
    once(caller, 'message'),
    once(caller, 'exit').then(() => Promise.reject(new Error('a function failed'))),
  ])) as [number]
  await once(caller, 'exit')
  return time
}

const row = printTable('Move', 'ms', 'bare, ms', 'ratio')

const compared = async (road: Road, plies: number): Promise<number> => {
  const begun = gamesAfter(plies, GAMES)
  const file = join(folder, `${road}-${plies}.json`)
  const events = Array.from({ length: MOVES }, (_, number) => {
    const game = begun[number % begun.length]
    return game && eventOf(road, game, number)
  })
  writeFileSync(file, JSON.stringify(events))
  const times: { ours: number; bare: number }[] = []
  const status = road === 'API' ? 200 : 303
  await store(begun)
  for (let round = 0; round < ROUNDS; round += 1) {
    await told('reset')
    const bare = await measured(BARE, file, status)
    await told('reset')
    times.push({ ours: await measured(BUNDLES[road], file, status), bare })
  }
  const ratio = medianOf(times.map(({ ours, bare }) => ours / bare))
  const [ours, bare] = [medianOf(times.map((each) => each.ours)), medianOf(times.map((each) => each.bare))]
  row(`by the ${road}, ply ${plies}`, ours.toFixed(2), bare.toFixed(2), ratio.toFixed(2))
  return ratio
}

try {
  const ratios: number[] = []
  for (const road of ['API', 'page'] as const) for (const plies of PLIES) ratios.push(await compared(road, plies))
  const most = Math.max(...ratios)
  checkTarget(`a ratio of at most ${WANTED}; the most is ${most.toFixed(2)}.`, most <= WANTED)
} finally {
  aws.kill()
  rmSync(folder, { recursive: true })
}
