import { parseArgs } from 'node:util'
import { dynamodbClient } from '../functions/aws/games.ts'
import { LONG } from '../functions/aws/patience.ts'
import { Misuse, runTool, say } from './command.ts'
import { openToRead } from './folder.ts'
import { type Tally, sumOf } from './notes.ts'
import type { Checked } from './restore/check.ts'
import { type Found, folderCopy, tableCopy } from './restore/copy.ts'
import { checkerOn } from './restore/threads.ts'
import { type Segments, WALKING, WALKING_USAGE, type Walking, walk, walkingOf } from './walk.ts'

const USAGE = `Replays every game of a copy of the table from its log and compares the results.

  npm run restore-check -- --table NAME   a DynamoDB table; respects AWS_ENDPOINT_URL and AWS_REGION
  npm run restore-check -- --data DIR     a local service's folder, or a copy of it
${WALKING_USAGE}
  -- --help           this text

Reads only. Exits with 0 if all games agree, 1 if any differs, 2 if it cannot read them.
`

type CopyOptions = { readonly table?: string; readonly data?: string }

type Copy = { readonly games: Segments<Found>; readonly close: () => void }

const copyAsked = ({ table, data }: CopyOptions): Copy => {
  if (table !== undefined && data === undefined) {
    const client = dynamodbClient(LONG)
    return { games: tableCopy(client, table), close: () => client.destroy() }
  }
  if (data !== undefined && table === undefined) {
    const database = openToRead(data)
    return { games: folderCopy(database), close: () => database.close() }
  }
  throw new Misuse('use either --table NAME or --data DIR')
}

const COUNTS = ['games', 'steps', 'moves', 'differing'] as const

const tallyOf = (found: readonly Found[], checked: readonly Checked[]): Tally => {
  let tally: Tally = { games: found.length }
  for (const [index, { status, steps, moves, differences }] of checked.entries()) {
    for (const difference of differences) say(`${found[index]?.id}: ${difference}`)
    tally = sumOf(tally, { steps, moves, [status]: 1, differing: differences.length > 0 ? 1 : 0 })
  }
  return tally
}

const sayAll = (tally: Tally): void => {
  const { games = 0, steps = 0, moves = 0, differing = 0 } = tally
  const statuses = Object.entries(tally).filter(([name]) => !COUNTS.some((count) => count === name))
  const byStatus = statuses.map(([status, count]) => `${count} ${status}`).join(', ')
  console.log(`${games} games (${byStatus || 'none'}), ${steps} steps and ${moves} moves replayed`)
  console.log(
    differing === 0
      ? 'position, clock, version and alarm are the same in every game'
      : `${differing} of ${games} games differ`,
  )
}

const check = async ({ games, close }: Copy, walking: Walking): Promise<number> => {
  const checker = checkerOn()
  try {
    const tally = await walk(games, 'restore-check', walking, async (found) =>
      tallyOf(found, await checker.check(found)),
    )
    sayAll(tally)
    return tally['differing'] ?? 0
  } finally {
    await checker.close()
    close()
  }
}

await runTool('restore-check', async () => {
  const { values } = parseArgs({
    options: {
      table: { type: 'string' },
      data: { type: 'string' },
      ...WALKING,
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const walking = walkingOf(values)
  return (await check(copyAsked(values), walking)) === 0 ? 0 : 1
})
