import { type AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { gameItemAttributes } from '../../functions/aws/dynamodb/attributes.ts'
import { contactAttributes } from '../../functions/aws/people/contact-fields.ts'
import { packGame } from '../../functions/codec/game-item.ts'
import { findAddress } from '../../tools/admin/find-address.ts'
import { findName } from '../../tools/admin/find-address.ts'
import { listNewest } from '../../tools/admin/list-games.ts'
import { tableRecords } from '../../tools/admin/records/table-records.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { stand } from '../service/stand.ts'

type Item = Readonly<Record<string, AttributeValue>>
type Input = { readonly TableName?: string; readonly RequestItems?: object; readonly ExclusiveStartKey?: Item }

/** Returns a client that answers scans, one item a page, and reads of several games. It sends no request. */
const clientOf = (tables: Readonly<Record<string, readonly Item[]>>) => {
  const client = new DynamoDBClient({ region: 'local', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } })
  const answerTo = ({ TableName = '', RequestItems, ExclusiveStartKey }: Input) => {
    if (RequestItems) return { Responses: { games: tables['games'] } }
    const at = Number(ExclusiveStartKey?.['at']?.N ?? 0)
    const items = tables[TableName] ?? []
    const isLast = at + 1 >= items.length
    return { Items: items.slice(at, at + 1), ...(!isLast && { LastEvaluatedKey: { at: { N: String(at + 1) } } }) }
  }
  client.middlewareStack.add(
    () =>
      async ({ input }) => ({ response: undefined, output: { $metadata: {}, ...answerTo(input as Input) } }),
    { step: 'initialize', priority: 'high' },
  )
  return client
}

test('the tool reads tables of DynamoDB, page by page, as it reads SQLite', async () => {
  const { begin, service, entriesOf } = stand()
  const made = await begin({
    creator: { name: 'Ada', seat: 'black', email: 'ada@example.org' },
    opponent: { name: 'Joost' },
  })
  const { id } = made.body.game
  const stored = (await loadGame(service.games, id))?.stored
  const [entry] = entriesOf('ada@example.org')
  if (!stored || !entry) throw new Error('the game is missing')
  const item = (contact: string, email: string | undefined): Item => ({
    p: { S: id },
    c: { S: contact },
    t: { N: '1' },
    ...Object.fromEntries(
      contactAttributes({ ...entry.contact, email }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
  })
  const people = [item('paper-note', undefined), item(entry.id, 'ada@example.org'), item('gone', 'bob@example.org')]
  const games = [gameItemAttributes(packGame(id, stored))]
  const names = { games: 'games', contacts: 'people', programs: 'programs', ledger: undefined, outbox: undefined }
  const records = tableRecords(clientOf({ games, people }), names)
  const found = (await findAddress(records, 'ada@example.org')).join('\n')
  expect(found).toMatch(new RegExp(`^${id} {2}active, 0 moves; creator "Ada"\n {4}ada@example.org: not confirmed`))
  expect(found).toMatch(/\n1 seat$/)
  expect((await findAddress(records, 'bob@example.org')).join('\n')).toContain('no longer in a seat')
  expect((await listNewest(records, 5)).join('\n')).toContain(`  ${id}  english, active, 0 moves; made by "Ada"`)
  expect((await findName(records, 'joo')).at(-1)).toBe('1 game with that name')
  await expect(
    records.emails.put([{ kind: 'joined', game: id, seat: 'creator', version: 2, ply: 0, delay: 0 }]),
  ).rejects.toThrow('OUTBOX_URL')
  records.close()
})
