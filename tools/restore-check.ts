import { parseArgs } from 'node:util'
import { dynamodbClient } from '../functions/aws/clients/dynamodb-client.ts'
import { BACKGROUND_TIMEOUTS } from '../functions/aws/clients/timeouts.ts'
import { CommandMisuse, runTool } from './command/run-tool.ts'
import { openGameFolder } from './command/open-game-folder.ts'
import { type GameCopy, checkAll } from './replay/check-all.ts'
import { folderCopy, tableCopy } from './replay/game-copy.ts'
import { WALK_OPTIONS, WALK_USAGE, parseWalkOptions } from './command/walk.ts'

const USAGE = `Replays every game of a copy of the table from its log and compares the results.

  npm run restore-check -- --table NAME   a DynamoDB table; respects AWS_ENDPOINT_URL and AWS_REGION
  npm run restore-check -- --data DIR     a local service's folder, or a copy of it
${WALK_USAGE}
  -- --help           this text

Reads only. Exits with 0 if all games agree, 1 if any differs, 2 if it cannot read them.
`

type CopyOptions = { readonly table?: string; readonly data?: string }

const copyOf = ({ table, data }: CopyOptions): GameCopy => {
  if (table !== undefined && data === undefined) {
    const client = dynamodbClient(BACKGROUND_TIMEOUTS)
    return { games: tableCopy(client, table), close: () => client.destroy() }
  }
  if (data !== undefined && table === undefined) {
    const database = openGameFolder(data)
    return { games: folderCopy(database), close: () => database.close() }
  }
  throw new CommandMisuse('use either --table NAME or --data DIR')
}

await runTool('restore-check', async () => {
  const { values } = parseArgs({
    options: {
      table: { type: 'string' },
      data: { type: 'string' },
      ...WALK_OPTIONS,
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const walking = parseWalkOptions(values)
  return (await checkAll(copyOf(values), 'restore-check', walking)) === 0 ? 0 : 1
})
