import { randomBytes } from 'node:crypto'
import {
  DescribeTableCommand,
  GetItemCommand,
  PutItemCommand,
  ScanCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import { readStreamChange, readTournamentChange } from '../../functions/aws/dynamodb/stream-change.ts'
import { dynamodbApiKeys } from '../../functions/aws/stores/api-keys.ts'
import { dynamodbContacts } from '../../functions/aws/people/contacts.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { dynamodbWebhooks } from '../../functions/aws/stores/webhooks.ts'
import { PEOPLE_EXPIRY } from '../../functions/aws/people/item-retention.ts'
import { dynamodbOwnerKeys } from '../../functions/aws/stores/owner-keys.ts'
import { fastClient } from '../../functions/aws/clients/fast-client.ts'
import { dynamodbLedger } from '../../functions/aws/ledger/ledger.ts'
import { dynamodbOrders } from '../../functions/aws/stores/orders.ts'
import { dynamodbOwnedGames } from '../../functions/aws/stores/owned-games.ts'
import { dynamodbTournaments } from '../../functions/aws/stores/tournaments.ts'
import { TABLES } from '../../functions/aws/dynamodb/tables.ts'
import { dynamodbNotebook } from '../../functions/aws/people/notebook.ts'
import { dynamodbSeatRecords } from '../../functions/aws/people/seat-records.ts'
import { dynamodbChanges } from '../../local/dynamodb/dynamodb-changes.ts'
import { ensureTables, streamArn } from '../../local/dynamodb/ensure-tables.ts'
import type { ChangeFeed } from '../../local/stores/change-feed.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryKeyValues } from '../../local/memory/memory-key-values.ts'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import type { StoredChange } from '../../shared/service/ports/games.ts'
import type { OwnedTournament } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { describeWithDynamodb, dynamodbEndpoint, dynamodbSettings, uniqueTable } from '../harness/dynamodb.ts'
import { KEY, apiKeysContract } from './api-keys-contract.ts'
import { contactsContract } from './contacts-contract.ts'
import { gamesContract } from './games-contract.ts'
import { ordersContract } from './orders-contract.ts'
import { webhooksContract } from './webhooks-contract.ts'
import { ledgerContract, randomStory } from './ledger-contract.ts'
import { LINE, ownedGamesContract, ownedTournamentsContract } from './owned-games-contract.ts'
import { LARGE, notebookContract } from './notebook-contract.ts'
import { seatRecordsContract } from './seat-records-contract.ts'
import { tournamentsContract } from './tournaments-contract.ts'
import { GAME, START, calledOff, headOf, move, next, offer } from './samples.ts'

const newTables = async () => {
  const settings = dynamodbSettings(await dynamodbEndpoint())
  // DynamoDB Local on a busy machine takes longer than the client of a function waits, so this client has no timeouts.
  const client = fastClient({ ...settings, requestHandler: {} })
  const names = {
    games: uniqueTable('games'),
    contacts: uniqueTable('contacts'),
    ledger: uniqueTable('ledger'),
    programs: uniqueTable('programs'),
    orders: uniqueTable('orders'),
  }
  const stream = await ensureTables(client, names)
  return { client, ...names, names, stream, streams: new DynamoDBStreamsClient(settings) }
}

/** Reads until `count` changes have come. If they never come, the test fails by its time limit. */
const readWith = async <Change>(
  changes: ChangeFeed,
  count: number,
  readOne: (record: DynamoDBRecord) => Change | undefined,
): Promise<readonly Change[]> => {
  const found: Change[] = []
  while (found.length < count) {
    const { records, done } = await changes.next(Math.min(2, count - found.length))
    found.push(...records.map(readOne).filter((change) => change !== undefined))
    await done(records.length)
  }
  return found
}

const read = (changes: ChangeFeed, count: number): Promise<readonly StoredChange[]> =>
  readWith(changes, count, readStreamChange)

describeWithDynamodb('on DynamoDB', () => {
  describe('games', () =>
    gamesContract(async () => {
      const { client, games, stream, streams } = await newTables()
      const changes = dynamodbChanges(streams, stream, memoryKeyValues())
      return { games: dynamodbGames(client, games), changes: (count) => read(changes, count) }
    }))

  describe('tournaments', () =>
    tournamentsContract(async () => {
      const { client, games, stream, streams } = await newTables()
      const changes = dynamodbChanges(streams, stream, memoryKeyValues())
      return {
        tournaments: dynamodbTournaments(client, games),
        games: dynamodbGames(client, games),
        changes: (count) => readWith(changes, count, readTournamentChange),
      }
    }))

  describe('contacts', () =>
    contactsContract(async () => {
      const { client, contacts } = await newTables()
      return dynamodbContacts(client, contacts)
    }))

  describe('the notebook', () =>
    notebookContract(async () => {
      const { client, contacts } = await newTables()
      return dynamodbNotebook(client, contacts)
    }))

  describe('records of seats', () => {
    const make = async () => {
      const { client, contacts } = await newTables()
      return {
        contacts: dynamodbContacts(client, contacts),
        notebook: dynamodbNotebook(client, contacts),
        records: dynamodbSeatRecords(client, contacts),
      }
    }
    seatRecordsContract(make)

    test('the record of a seat is whole even if its game has more than one query returns', async () => {
      const { contacts, notebook, records } = await make()
      await contacts.add(GAME, 'zoe', { email: 'zoe@players.test' })
      const noise = (): string => randomBytes(260_000).toString('hex')
      for (const name of ['a', 'b', 'c', 'd', 'note-zoe']) await notebook.save(GAME, name, noise(), undefined)
      const { contact, notebook: read } = await records.load(GAME, 'zoe', ['note-zoe', 'none'])
      expect([contact?.email, [...read.keys()], read.get('note-zoe')?.length]).toEqual([
        'zoe@players.test',
        ['note-zoe'],
        520_000,
      ])
    }, 30_000)
  })

  describe('the lists of programs’ games', () =>
    ownedGamesContract(async () => {
      const { client, programs } = await newTables()
      return dynamodbOwnedGames(client, programs)
    }))

  describe('the lists of programs’ tournaments', () =>
    ownedTournamentsContract(async () => {
      const { client, programs } = await newTables()
      const ownedTournaments = dynamodbOwnedGames<OwnedTournament>(client, programs)
      return { owned: dynamodbOwnedGames(client, programs), ownedTournaments }
    }))

  test('a listed game that is over has an expiry, in seconds, and a running one has none', async () => {
    const { client, programs } = await newTables()
    const owned = dynamodbOwnedGames(client, programs)
    const over = { ...LINE, id: 'over00000000', until: START + 1500 }
    for (const line of [LINE, over]) await owned.note('abcdefghijkl', line, { at: START })
    const { Items = [] } = await client.send(new ScanCommand({ TableName: programs }))
    expect(new Map(Items.map(({ c, e }) => [c?.S, e?.N]))).toEqual(
      new Map([
        ['g#running00000', undefined],
        ['g#over00000000', String(START / 1000 + 2)],
      ]),
    )
  })

  describe('API keys', () => {
    apiKeysContract(async () => {
      const { client, programs } = await newTables()
      return { ...dynamodbApiKeys(client, programs), ...dynamodbOwnerKeys(client, programs) }
    })

    test('a key from before keys had owners has its id as owner', async () => {
      const { client, programs } = await newTables()
      const before = { p: { S: 'k#abcdefghijkl' }, c: { S: '-' }, n: { S: 'A bot' }, s: { S: '' }, h: { S: 'h' } }
      await client.send(new PutItemCommand({ TableName: programs, Item: { ...before, a: { N: '1' } } }))
      expect(await dynamodbApiKeys(client, programs).load('abcdefghijkl')).toMatchObject({ owner: 'abcdefghijkl' })
    })
  })

  describe('orders', () =>
    ordersContract(async () => {
      const { client, orders, streams } = await newTables()
      const stream = dynamodbChanges(streams, await streamArn(client, orders), memoryKeyValues())
      const changes = async (count: number) => {
        const told: string[] = []
        while (told.length < count) {
          const { records, done } = await stream.next(count)
          told.push(...records.map((record) => JSON.stringify(record)))
          await done(records.length)
        }
        return told
      }
      return { orders: dynamodbOrders(client, orders), changes }
    }))

  describe('webhooks', () =>
    webhooksContract(async () => {
      const { client, programs } = await newTables()
      return dynamodbWebhooks(client, programs)
    }))

  describe('the ledger', () => {
    const make = async () => {
      const { client, ledger } = await newTables()
      return dynamodbLedger(client, ledger)
    }
    ledgerContract(make)

    test.each([1, 2, 3, 4])('gives the same answers as the one in memory, in random story %i', async (seed) => {
      expect(await randomStory(await make(), seed)).toEqual(await randomStory(memoryLedger(), seed))
    })

    test('an account that is used every day stays small', async () => {
      const { client, ledger } = await newTables()
      const store = dynamodbLedger(client, ledger)
      const limits = [{ of: 'mail', per: 'hour', most: 9 } as const, { of: 'mail', per: 'day', most: 99 } as const]
      for (let hour = 0; hour < 100; hour += 1) await store.take('a', `g${hour}`, START + hour * 2 * HOUR, limits)
      const { Item = {} } = await client.send(new GetItemCommand({ TableName: ledger, Key: { p: { S: 'a' } } }))
      expect(Object.keys(Item).length).toBeLessThan(30)
      expect(Item['e']).toEqual({ N: String((START + 198 * HOUR + 2 * DAY) / 1000) })
    })
  })

  test('attributes that a later release has written survive each write of the notebook, of listed games and of lists of keys', async () => {
    const { client, contacts, programs } = await newTables()
    const notebook = dynamodbNotebook(client, contacts)
    const owned = dynamodbOwnedGames(client, programs)
    const desk = dynamodbOwnerKeys(client, programs)
    const keys = ['abcdefghijkl', 'mnopqrstuvwx'].map((id) => ({ ...KEY, id, owner: 'secretary000' }))
    const writes = (version: number) => [
      notebook.save(GAME, 'note-ada', `text ${version}`, undefined),
      owned.note('secretary000', { ...LINE, version }, { at: START + version }),
      ...keys.slice(version - 1, version).map((key) => desk.issue(key, 5)),
    ]
    await Promise.all(writes(1))
    const keysOf = async (TableName: string) =>
      ((await client.send(new ScanCommand({ TableName }))).Items ?? []).flatMap(({ p, c }) =>
        p && c && !p.S?.startsWith('k#') ? [{ TableName, Key: { p, c } }] : [],
      )
    const written = [...(await keysOf(contacts)), ...(await keysOf(programs))]
    expect(written).toHaveLength(3)
    const newer = { UpdateExpression: 'SET zz = :z', ExpressionAttributeValues: { ':z': { S: 'later' } } }
    for (const where of written) await client.send(new UpdateItemCommand({ ...where, ...newer }))
    await Promise.all(writes(2))
    for (const where of written) {
      const { Item } = await client.send(new GetItemCommand(where))
      expect(Item?.['zz']).toEqual({ S: 'later' })
    }
    expect(await notebook.load(GAME, 'note-ada')).toBe('text 2')
    expect(await desk.issued('secretary000')).toHaveLength(2)
  })

  test('a large repetitive text of the notebook takes less than a tenth of its length', async () => {
    const { client, contacts } = await newTables()
    await dynamodbNotebook(client, contacts).save(GAME, 'plan-a', LARGE, undefined)
    const Key = { p: { S: GAME }, c: { S: 'paper-plan-a' } }
    const { Item } = await client.send(new GetItemCommand({ TableName: contacts, Key }))
    expect(Item?.['x']?.B?.length).toBeLessThan(LARGE.length / 10)
  })

  test('contacts and notebook of a game have expiries of their own, in seconds, and lose them if the game goes on', async () => {
    const { client, contacts } = await newTables()
    const [people, notebook] = [dynamodbContacts(client, contacts), dynamodbNotebook(client, contacts)]
    for (const game of [GAME, 'another']) {
      await people.add(game, 'a', { email: 'ada@example.org' })
      await notebook.save(game, 'notes', 'mine', undefined)
    }
    const expiries = async () => {
      const { Items = [] } = await client.send(new ScanCommand({ TableName: contacts }))
      return Items.map((item) => `${item['p']?.S} ${item['c']?.S} ${item[PEOPLE_EXPIRY]?.N ?? '-'}`).toSorted()
    }
    const others = ['another a -', 'another paper-notes -']
    await people.setExpiry(GAME, START + 1)
    expect(await expiries()).toEqual([`${GAME} a ${START / 1000 + 1}`, `${GAME} paper-notes -`, ...others].toSorted())
    await notebook.setExpiry(GAME, START)
    await notebook.save(GAME, 'later', 'mine', START)
    await people.setExpiry(GAME, undefined)
    expect(await expiries()).toEqual(
      [
        `${GAME} a -`,
        `${GAME} paper-notes ${START / 1000}`,
        `${GAME} paper-later ${START / 1000}`,
        ...others,
      ].toSorted(),
    )
  })

  test('the index of open seats has only keys, the pseudonym of the address and the instant, and nothing of the notebook', async () => {
    const { client, contacts } = await newTables()
    const store = dynamodbContacts(client, contacts)
    await store.add(GAME, 'a', { email: 'Ada@example.org', filed: 'marked', locale: 'en-GB' })
    await store.add(GAME, 'b', { email: 'Ada@example.org', filed: 'marked' })
    await store.setListed(GAME, 'a', START)
    await dynamodbNotebook(client, contacts).save(GAME, 'notes', 'ada@example.org', undefined)
    const { Items } = await client.send(new ScanCommand({ TableName: contacts, IndexName: TABLES.people.index.name }))
    expect(Items).toEqual([{ p: { S: GAME }, c: { S: 'a' }, m: { S: 'marked' }, o: { N: String(START) } }])
  })

  test('existing tables are left unchanged', async () => {
    const { client, games, names, stream } = await newTables()
    await dynamodbGames(client, games).save(GAME, undefined, offer())
    expect(await ensureTables(client, names)).toBe(stream)
    expect(await dynamodbGames(client, games).load(GAME)).toStrictEqual(offer())
  })

  test('the cursor in the stream is stored: a second reader continues where the first stopped', async () => {
    const { client, games, stream, streams } = await newTables()
    const store = dynamodbGames(client, games)
    const values = memoryKeyValues()
    const after = next(offer(), move('11-15'))
    await store.save(GAME, undefined, offer())
    await store.save(GAME, offer(), after)
    expect(await read(dynamodbChanges(streams, stream, values), 1)).toMatchObject([{ after: offer() }])
    await store.save(GAME, after, calledOff(after))
    const second = await read(dynamodbChanges(streams, stream, values), 1)
    expect(second).toMatchObject([{ before: headOf(offer()), after }])
  })

  test('changes not marked as done come again', async () => {
    const { client, games, stream, streams } = await newTables()
    const changes = dynamodbChanges(streams, stream, memoryKeyValues())
    await dynamodbGames(client, games).save(GAME, undefined, offer())
    await dynamodbGames(client, games).save(GAME, offer(), calledOff(offer()))
    const first = await changes.next(10)
    await first.done(1)
    const again = await changes.next(10)
    expect(again.records).toEqual(first.records.slice(1))
  })

  test('a reader that found nothing finds later changes', async () => {
    const { client, games, stream, streams } = await newTables()
    const changes = dynamodbChanges(streams, stream, memoryKeyValues())
    expect((await changes.next(10)).records).toEqual([])
    await dynamodbGames(client, games).save(GAME, undefined, offer())
    expect(await read(changes, 1)).toMatchObject([{ id: GAME }])
  })

  test('no address is in a stream: the contacts table has none', async () => {
    const { client, contacts } = await newTables()
    const { Table } = await client.send(new DescribeTableCommand({ TableName: contacts }))
    expect(Table?.StreamSpecification).toBeUndefined()
  })
})
