import { parseArgs } from 'node:util'
import { dynamodbClient } from '../functions/aws/games.ts'
import { Misuse, runTool } from './command.ts'
import { checkItem } from './restore/check.ts'
import { type Found, folderCopy, tableCopy } from './restore/copy.ts'

const USAGE = `Replays every game of a copy of the table from its log and compares the results.

  npm run restore-check -- --table NAME   a DynamoDB table; respects AWS_ENDPOINT_URL and AWS_REGION
  npm run restore-check -- --data DIR     a local service's folder, or a copy of it

Reads only. Exits with 0 if all games agree, 1 if any differs, 2 if it cannot read them.
`

type CopyOptions = { readonly table?: string; readonly data?: string }

const copyAsked = ({ table, data }: CopyOptions): AsyncIterable<Found> => {
  if (table !== undefined && data === undefined) return tableCopy(dynamodbClient(), table)
  if (data !== undefined && table === undefined) return folderCopy(data)
  throw new Misuse('use either --table NAME or --data DIR')
}

const check = async (copy: AsyncIterable<Found>): Promise<number> => {
  const byStatus = new Map<string, number>()
  let games = 0
  let moves = 0
  let steps = 0
  let differing = 0
  for await (const found of copy) {
    const checked =
      'item' in found ? checkItem(found.item) : { status: 'unreadable', steps: 0, moves: 0, differences: [found.fault] }
    games++
    moves += checked.moves
    steps += checked.steps
    byStatus.set(checked.status, (byStatus.get(checked.status) ?? 0) + 1)
    if (checked.differences.length > 0) differing++
    for (const difference of checked.differences) console.log(`${found.id}: ${difference}`)
  }
  const statuses = [...byStatus].map(([status, count]) => `${count} ${status}`).join(', ')
  console.log(`${games} games (${statuses || 'none'}), ${steps} steps and ${moves} moves replayed`)
  console.log(
    differing === 0
      ? 'position, clock, version and alarm are the same in every game'
      : `${differing} of ${games} games differ`,
  )
  return differing
}

await runTool('restore-check', async () => {
  const { values } = parseArgs({
    options: { table: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  return (await check(copyAsked(values))) === 0 ? 0 : 1
})
