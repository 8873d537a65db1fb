import { parseArgs } from 'node:util'
import { dynamodbClient } from '../functions/aws/clients/dynamodb-client.ts'
import { dynamodbGames } from '../functions/aws/stores/games.ts'
import { BACKGROUND_TIMEOUTS } from '../functions/aws/clients/timeouts.ts'
import { dynamodbNotebook } from '../functions/aws/people/notebook.ts'
import { readEnvironment } from '../functions/aws/clients/environment.ts'
import { runTool, printLine } from './command/run-tool.ts'
import { requireGameFolder } from './command/open-game-folder.ts'
import { type FreezeSource, freezeGames, requirePast, parseOutage } from './redrive/freeze-games.ts'
import { folderSource } from './redrive/folder-source.ts'
import { tableCopy } from './replay/game-copy.ts'
import { WALK_OPTIONS, WALK_USAGE, mapSegments, parseWalkOptions } from './command/walk.ts'

const USAGE = `Removes an outage from the clocks of all running games.

  npm run freeze -- --from 2026-11-21T09:00:00Z --until 2026-11-21T14:30:00Z --data DIR
                      a local service's folder; stop the service first
  GAMES_TABLE=... CONTACTS_TABLE=... npm run freeze -- --from ... --until ...
                      on AWS, with AWS_REGION and the settings of the function Stored (CONTACTS_TABLE is
                      what the output PeopleTable names); the service may keep running
${WALK_USAGE}
  -- --help           this text

Safe to repeat with the same times. A game that has ended stays ended. A freeze cannot be undone, so the times must
exist, be past (up to ten minutes ahead is allowed, since clocks differ), and be within 30 days of each other.
`

const onAws = (): FreezeSource => {
  const { GAMES_TABLE, CONTACTS_TABLE } = readEnvironment(process.env, 'GAMES_TABLE', 'CONTACTS_TABLE')
  const client = dynamodbClient(BACKGROUND_TIMEOUTS)
  return {
    ports: { games: dynamodbGames(client, GAMES_TABLE), notebook: dynamodbNotebook(client, CONTACTS_TABLE) },
    now: Date.now,
    all: mapSegments(tableCopy(client, GAMES_TABLE), ({ id }) => id),
    close: async () => client.destroy(),
  }
}

const onThisMachine = async (folder: string): Promise<FreezeSource> => {
  requireGameFolder(folder)
  return folderSource({ folder, store: { kind: 'sqlite' } })
}

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      until: { type: 'string' },
      data: { type: 'string' },
      ...WALK_OPTIONS,
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const outage = parseOutage(values.from, values.until)
  const walking = parseWalkOptions(values)
  const source = values.data === undefined ? onAws() : await onThisMachine(values.data)
  try {
    requirePast(outage, source.now())
    const { frozen, untouched, failed } = await freezeGames(source, outage, printLine, walking)
    console.log(`${frozen} games frozen, ${untouched} not running then or already frozen, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } finally {
    await source.close()
  }
}

await runTool('freeze', run)
