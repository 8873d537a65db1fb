/**
 * Measures the processor time of a move on AWS, by the API and by the page's form, against a function that only makes
 * the same two calls. `npm run bench:moves` fails if a move takes more than 1.3 times as long.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { dynamodbGames } from '../functions/aws/games.ts'
import { newSealKeys, sealFrom } from '../functions/aws/signer.ts'
import { writeAssets, writeFunction } from '../infra/parts/esbuild.ts'
import { seatLink } from '../shared/service/credentials/links.ts'
import { read } from '../shared/service/games/game-store.ts'
import { type Begun, gamesAfter } from './moves/games.ts'
import { medianOf } from './median.ts'
import { OPTIONS } from './options.ts'
import { settingsAt } from './settings.ts'
import { table, want } from './table.ts'

const TARGET = 1.3
const PLIES = [10, 60, 150]
const ROUNDS = OPTIONS.rounds(5)
/** Moves of each run, of which the first half only warms up the function. */
const MOVES = 1200
/** How many different games there are. More would only take longer to create. */
const GAMES = 30
const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'))
const secret = JSON.stringify(newSealKeys())
const aws = fork(join(import.meta.dirname, './moves/aws.ts'), [secret])
const [endpoint] = (await once(aws, 'message')) as [string]
const environment = settingsAt(endpoint)
const site = { origin: environment.ORIGIN, signer: sealFrom(secret) }
Object.assign(process.env, environment)
const games = dynamodbGames(new DynamoDBClient({}), 'games')

const bundled = (name: string, entry: string): string => {
  const into = join(folder, name)
  mkdirSync(into)
  writeFunction(entry, into)
  if (name === 'pages') writeAssets(into)
  return join(into, 'index.mjs')
}

type Way = 'API' | 'page'
const BUNDLES: Readonly<Record<Way, string>> = {
  API: bundled('answers', 'functions/lambda/api.ts'),
  page: bundled('pages', 'functions/lambda/page.ts'),
}
const BARE = bundled('bare', 'bench/moves/bare.ts')

const idOf = (number: number): string => `Qr7dEwT1${String(number).padStart(4, '0')}`

const eventOf = (way: Way, { stored, next, at }: Begun, number: number): object => {
  const id = idOf(number)
  const { game } = read(id, stored)
  const ply = stored.log.length - 2
  const { token } = seatLink(site, ply % 2 === 0 ? 'creator' : 'opponent', id, game)
  const path = way === 'API' ? `/v1/games/${id}/moves` : `/p/${token}/move`
  const form = Buffer.from(new URLSearchParams({ ply: String(ply), move: next }).toString()).toString('base64')
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    pathParameters: { id },
    headers:
      way === 'API'
        ? { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        : { 'content-type': 'application/x-www-form-urlencoded', origin: environment.ORIGIN },
    requestContext: { http: { method: 'POST', path, sourceIp: '192.0.2.1' }, timeEpoch: at, requestId: 'request' },
    body: way === 'API' ? JSON.stringify({ ply, move: next }) : form,
    isBase64Encoded: way === 'page',
  }
}

const tellAws = async (command: 'keep' | 'reset'): Promise<void> => {
  aws.send(command)
  await once(aws, 'message')
}

/** Stores the games as they are before the moves. */
const store = async (startGames: readonly Begun[]): Promise<void> => {
  for (let number = 0; number < MOVES; number += 1) {
    const game = startGames[number % startGames.length]
    if (game) await games.save(idOf(number), undefined, game.stored)
  }
  await tellAws('keep')
}

/** The processor time in milliseconds per move. */
const measured = async (bundle: string, file: string, status: number): Promise<number> => {
  const caller = fork(join(import.meta.dirname, './moves/caller.ts'), [bundle, file, String(status)], {
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

const row = table('Move', 'ms', 'bare, ms', 'ratio', 'wanted')

const compared = async (way: Way, plies: number): Promise<number> => {
  const startGames = gamesAfter(plies, GAMES)
  const file = join(folder, `${way}-${plies}.json`)
  const events = Array.from({ length: MOVES }, (_, number) => {
    const game = startGames[number % startGames.length]
    return game && eventOf(way, game, number)
  })
  writeFileSync(file, JSON.stringify(events))
  const times: { ours: number; bare: number }[] = []
  const status = way === 'API' ? 200 : 303
  await store(startGames)
  for (let round = 0; round < ROUNDS; round += 1) {
    await tellAws('reset')
    const bare = await measured(BARE, file, status)
    await tellAws('reset')
    times.push({ ours: await measured(BUNDLES[way], file, status), bare })
  }
  const ratio = medianOf(times.map(({ ours, bare }) => ours / bare))
  const [ours, bare] = [medianOf(times.map((each) => each.ours)), medianOf(times.map((each) => each.bare))]
  row(`by the ${way}, ply ${plies}`, ours.toFixed(2), bare.toFixed(2), ratio.toFixed(2), TARGET)
  return ratio
}

try {
  const ratios: number[] = []
  for (const way of ['API', 'page'] as const) for (const plies of PLIES) ratios.push(await compared(way, plies))
  const most = Math.max(...ratios)
  want(`${TARGET} times at most at any ply; the most is ${most.toFixed(2)}.`, most <= TARGET)
} finally {
  aws.kill()
  rmSync(folder, { recursive: true })
}
