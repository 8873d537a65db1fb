import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dynamodbClient } from '../functions/aws/clients/dynamodb-client.ts'
import { BACKGROUND_TIMEOUTS } from '../functions/aws/clients/timeouts.ts'
import { readEnvironment } from '../functions/aws/clients/environment.ts'
import { realClock } from '../local/machine/clock.ts'
import { makeFolder } from '../local/machine/data-folder.ts'
import { lockFolder } from '../local/machine/folder-lock.ts'
import { openDatabase } from '../local/sqlite/database/open-database.ts'
import { sqliteKeyValues } from '../local/sqlite/database/sqlite-key-values.ts'
import { CommandMisuse, runTool, printLine } from './command/run-tool.ts'
import { requireGameFolder } from './command/open-game-folder.ts'
import type { Counts } from './command/walk-notes.ts'
import { type MoveEnds, type SigningSecret, moveFromAws, moveToAws } from './move/move-service.ts'
import { checkAll } from './replay/check-all.ts'
import { folderCopy, tableCopy } from './replay/game-copy.ts'
import { type WalkOptions, parseWalkOptions } from './command/walk.ts'

const USAGE = `Moves a club's service from one machine to a stage on AWS, or back, and replays every game where it arrived.

  npm run move -- --to aws               from DATA_DIR or ./data; the stage must be new
  npm run move -- --from aws             to a new folder, DATA_DIR or ./data
  -- --data DIR      another folder
  -- --rate N        at most N entries a second
  -- --resume FILE   notes in FILE, FILE.beside and FILE.orders how far it is; the same command goes on from there after a kill
  -- --help          this text

With AWS_REGION and the settings of the function Answers: GAMES_TABLE, CONTACTS_TABLE, LEDGER_TABLE, PROGRAMS_TABLE,
ORDERS_TABLE and SEAL_SECRET. The service on the machine must be stopped. Nothing is written over: what is there already stays, and is told.
Exits with 0 if all arrived, 1 if any did not or differs, 2 if it cannot work.
`

const secretOnAws = (id: string): SigningSecret & { readonly close: () => void } => {
  const client = new SecretsManagerClient(BACKGROUND_TIMEOUTS)
  return {
    read: async () => (await client.send(new GetSecretValueCommand({ SecretId: id }))).SecretString ?? '',
    write: async (keys) => void (await client.send(new PutSecretValueCommand({ SecretId: id, SecretString: keys }))),
    close: () => client.destroy(),
  }
}

const WAITING = "SELECT count(*) AS count FROM message WHERE queue IN ('outbox', 'notices', 'incoming')"

const reportWaiting = ({ database }: MoveEnds): void => {
  const count = Number(database.prepare(WAITING).get()?.['count'])
  if (count > 0)
    printLine(
      `${count} emails and notices wait in the folder and stay there: those of a game's last step leave from AWS`,
    )
}

type Direction = 'to' | 'from'

const moveAll = async (direction: Direction, ends: MoveEnds, walking: WalkOptions): Promise<Counts> => {
  if (direction === 'from') return moveFromAws(ends, walking)
  reportWaiting(ends)
  return moveToAws(ends, walking)
}

const checkArrived = (direction: Direction, { database, client, tables }: MoveEnds): Promise<number> => {
  const games = direction === 'to' ? tableCopy(client, tables.games) : folderCopy(database)
  return checkAll({ games, close: () => {} }, 'move', parseWalkOptions({}))
}

const move = async (direction: Direction, folder: string, walking: WalkOptions): Promise<number> => {
  const settings = readEnvironment(
    process.env,
    'GAMES_TABLE',
    'CONTACTS_TABLE',
    'LEDGER_TABLE',
    'PROGRAMS_TABLE',
    'ORDERS_TABLE',
    'SEAL_SECRET',
  )
  if (direction === 'to') requireGameFolder(folder)
  else if (walking.resume === undefined && existsSync(join(resolve(folder), 'crownhead.db')))
    throw new CommandMisuse(`${resolve(folder)} has a crownhead.db already: name a new folder`)
  makeFolder(folder)
  const lock = lockFolder(folder)
  const [database, client, secret] = [
    openDatabase(folder),
    dynamodbClient(BACKGROUND_TIMEOUTS),
    secretOnAws(settings.SEAL_SECRET),
  ]
  try {
    realClock(sqliteKeyValues(database))
    const tables = {
      games: settings.GAMES_TABLE,
      people: settings.CONTACTS_TABLE,
      ledger: settings.LEDGER_TABLE,
      programs: settings.PROGRAMS_TABLE,
      orders: settings.ORDERS_TABLE,
    }
    const ends: MoveEnds = { database, client, tables, secret }
    const { moved = 0, there = 0, differing = 0, games = 0 } = await moveAll(direction, ends, walking)
    printLine(`${moved} entries moved, ${there} were there already, ${differing} differ; ${games} of them are games`)
    const wrong = await checkArrived(direction, ends)
    return differing + wrong === 0 ? 0 : 1
  } finally {
    secret.close()
    client.destroy()
    database.close()
    lock.release()
  }
}

const directionOf = (to: string | undefined, from: string | undefined): Direction => {
  if (to === 'aws' && from === undefined) return 'to'
  if (from === 'aws' && to === undefined) return 'from'
  throw new CommandMisuse('use --to aws or --from aws')
}

await runTool('move', async () => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      to: text,
      from: text,
      data: { type: 'string', default: process.env['DATA_DIR'] ?? './data' },
      rate: text,
      resume: text,
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  return move(directionOf(values.to, values.from), values.data, parseWalkOptions(values))
})
