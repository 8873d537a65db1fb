import { parseArgs } from 'node:util'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { BACKGROUND_TIMEOUTS } from '../functions/aws/clients/timeouts.ts'
import { readStartSettings as readLocalSettings } from '../local/resources/start-settings.ts'
import { CommandMisuse, runTool, printLine } from './command/run-tool.ts'
import { requireGameFolder } from './command/open-game-folder.ts'
import { openAwsPorts } from './redrive/aws-ports.ts'
import { cloudSource } from './redrive/cloud-source.ts'
import { folderSource } from './redrive/folder-source.ts'
import { redriveGames } from './redrive/redrive-games.ts'
import type { GameSource } from './redrive/game-source.ts'
import { WALK_OPTIONS, WALK_USAGE, parseWalkOptions } from './command/walk.ts'

const USAGE = `Retries games whose changes failed and games whose timer is overdue.

  npm run redrive                     on this machine: the folder DATA_DIR (./data); stop its service first
  npm run redrive -- --store dynamodb the same, with the games on AWS_ENDPOINT_URL_DYNAMODB
  FAILED_CHANGES_URL=... npm run redrive
                                      on AWS: with AWS_REGION and the settings of the function Stored (GAMES_TABLE,
                                      CONTACTS_TABLE, which the output PeopleTable names, OUTBOX_URL, ALARM_GROUP,
                                      ALARM_ARN, ALARM_ROLE, ALARM_DEAD_LETTERS)
  -- --game ID                        this game too; may be repeated
  -- --all                            every game: for failed changes too old to name theirs
${WALK_USAGE}
  -- --help           this text

Safe to repeat: existing timers, emails and games are not made twice.
`

const onAws = (failed: string): GameSource => {
  const { ports, store, queues, tables } = openAwsPorts()
  return cloudSource(
    ports,
    { store, streams: new DynamoDBStreamsClient(BACKGROUND_TIMEOUTS), queues },
    { table: tables.games, failed },
  )
}

const onThisMachine = async (store: string): Promise<GameSource> => {
  const local = readLocalSettings(['--store', store], process.env)
  if (!local.ok) throw new Error(local.sentence)
  requireGameFolder(local.settings.folder)
  return folderSource(local.settings)
}

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      store: { type: 'string', default: 'sqlite' },
      game: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      ...WALK_OPTIONS,
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (values.store !== 'sqlite' && values.store !== 'dynamodb')
    throw new CommandMisuse(`--store must be sqlite or dynamodb, not '${values.store}'`)
  const walking = parseWalkOptions(values)
  if (walking.part && !values.all) throw new CommandMisuse('--part goes with --all')
  const url = process.env['FAILED_CHANGES_URL']
  const source = url === undefined ? await onThisMachine(values.store) : onAws(url)
  const selection = { games: values.game, all: values.all }
  try {
    const { redriven, failed, unknown } = await redriveGames(source, selection, printLine, walking)
    console.log(`${redriven} games redriven, ${failed} failed, ${unknown} failed changes left whose games are unknown`)
    return failed + unknown === 0 ? 0 : 1
  } finally {
    await source.close()
  }
}

await runTool('redrive', run)
