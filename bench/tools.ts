/**
 * `npm run bench:tools -- GAMES` measures on DynamoDB Local how long `redrive --all`, and a restore into an empty
 * table, take for each game. Scheduler is simulated, and takes 20 ms for a call. Nobody is notified, because the games
 * have no addresses.
 */
import type { SchedulerClient } from '@aws-sdk/client-scheduler'
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { setTimeout as pause } from 'node:timers/promises'
import { gameItemAttributes } from '../functions/aws/dynamodb/attributes.ts'
import { inBatches } from '../functions/aws/background/batches.ts'
import { dynamodbContacts } from '../functions/aws/people/contacts.ts'
import { dynamodbGames } from '../functions/aws/stores/games.ts'
import { dynamodbOrders } from '../functions/aws/stores/orders.ts'
import { dynamodbOwnedGames } from '../functions/aws/stores/owned-games.ts'
import { dynamodbNotebook } from '../functions/aws/people/notebook.ts'
import { BACKGROUND_TIMEOUTS } from '../functions/aws/clients/timeouts.ts'
import { secureRandomBytes } from '../functions/aws/keys/secure-random-bytes.ts'
import { packGame } from '../functions/codec/game-item.ts'
import { ensureTables } from '../local/dynamodb/ensure-tables.ts'
import { memoryOutbox } from '../local/memory/memory-mail.ts'
import { timerOf } from '../shared/game/time/timer.ts'
import { fold } from '../shared/game/evolving/evolve.ts'
import { DAY } from '../shared/game/model/words.ts'
import type { GameRecord } from '../shared/service/ports/games.ts'
import { START } from '../test/ports/samples.ts'
import { startDynamodbLocal } from '../test/harness/dynamodb-local.ts'
import { runConcurrently, AWS_CONCURRENCY } from '../tools/command/concurrency.ts'
import { patientTimers } from '../tools/redrive/patient-timers.ts'
import { redriveGames } from '../tools/redrive/redrive-games.ts'
import { restoreNoRelated } from '../tools/restore/related-entries.ts'
import { tableCopy } from '../tools/replay/game-copy.ts'
import { restoreGames } from '../tools/restore/restore-games.ts'
import { tableTarget } from '../tools/restore/game-target.ts'
import { startChecker } from '../tools/replay/check-threads.ts'
import { mapSegments } from '../tools/command/walk.ts'
import { gamesAfter } from './functions/games-after.ts'
import { printTable } from './measuring/table.ts'
import { dynamodbTournaments } from '../functions/aws/stores/tournaments.ts'
import type { OwnedTournament } from '../shared/service/ports/tournaments/owned-tournaments.ts'

const GAMES = Number(process.argv[2] ?? 4000)
const PLIES = 48

/** At this instant all games are running, and no timer is due. */
const now = (): number => START + 4 * DAY

const silent = (): void => {}

const kinds = gamesAfter(PLIES, 50).map(({ stored }): GameRecord => {
  const game = fold(stored.log)
  return { ...stored, due: game && timerOf(game) }
})
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const idOf = (n: number): string => (alphabet[(n * 7) % 62] ?? '') + String(n).padStart(11, '0')

const local = await startDynamodbLocal()
const settings = { region: 'eu-central-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }
const client = new DynamoDBClient({ ...BACKGROUND_TIMEOUTS, ...settings, endpoint: local.endpoint, maxAttempts: 10 })

const filled = async (name: string): Promise<void> => {
  const games = Array.from({ length: GAMES }, (_, n) => {
    const stored = kinds[n % kinds.length]
    if (!stored) throw new Error('no games')
    return packGame(idOf(n), stored)
  })
  await runConcurrently(inBatches(games, 25), 8, async (batch) => {
    const puts = batch.map((item) => ({ PutRequest: { Item: gameItemAttributes(item) } }))
    await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: puts } }))
  })
}

const scheduler = { send: () => pause(20, {}) } as unknown as SchedulerClient
const target = { group: 'g', arn: 'a', role: 'r', deadLetters: 'd' }

const portsOn = (games: string, people: string) => ({
  games: dynamodbGames(client, games),
  tournaments: dynamodbTournaments(client, games),
  contacts: dynamodbContacts(client, people),
  notebook: dynamodbNotebook(client, people),
  owned: dynamodbOwnedGames(client, `${games}-programs`),
  ownedTournaments: dynamodbOwnedGames<OwnedTournament>(client, `${games}-programs`),
  orders: dynamodbOrders(client, `${games}-orders`),
  chance: secureRandomBytes,
  timers: patientTimers(scheduler, target, silent),
  outbox: memoryOutbox(),
  notices: { put: async () => {} },
})

const row = printTable('Work', 'games', 'games a second', 'CPU, ms a game')

const measured = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const [cpu, begun] = [process.cpuUsage(), performance.now()]
  await work()
  const took = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpu)
  row(name, GAMES, (GAMES / took).toFixed(0), ((user + system) / 1000 / GAMES).toFixed(2))
}

try {
  for (const name of ['old', 'new'])
    await ensureTables(client, {
      games: name,
      contacts: `${name}-people`,
      ledger: `${name}-ledger`,
      programs: `${name}-programs`,
      orders: `${name}-orders`,
    })
  await filled('old')
  await measured('redrive --all', () => {
    const all = mapSegments(tableCopy(client, 'old'), ({ id }) => id)
    const source = {
      ports: portsOn('old', 'old-people'),
      now,
      lanes: AWS_CONCURRENCY,
      failed: async () => [],
      all,
      close: async () => {},
    }
    return redriveGames(source, { games: [], all: true }, silent, { say: silent })
  })
  const checker = startChecker()
  await measured('restore into an empty table', () =>
    restoreGames(
      {
        copy: tableCopy(client, 'old'),
        target: tableTarget(client, 'new'),
        restoreRelated: restoreNoRelated,
        ports: portsOn('new', 'new-people'),
        checker,
        targetName: async () => 'new',
        now,
      },
      { isDry: false },
      silent,
      { say: silent },
    ),
  )
  await checker.close()
} finally {
  await local.stop()
}
