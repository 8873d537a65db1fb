import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { DatabaseSync } from 'node:sqlite'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { dynamodbApiKeys } from '../../functions/aws/stores/api-keys.ts'
import { dynamodbContacts } from '../../functions/aws/people/contacts.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { dynamodbWebhooks } from '../../functions/aws/stores/webhooks.ts'
import { dynamodbOwnerKeys } from '../../functions/aws/stores/owner-keys.ts'
import { dynamodbLedger } from '../../functions/aws/ledger/ledger.ts'
import { dynamodbOwnedGames } from '../../functions/aws/stores/owned-games.ts'
import { dynamodbNotebook } from '../../functions/aws/people/notebook.ts'
import { newSigningKeys } from '../../functions/aws/keys/signer.ts'
import { ensureTables } from '../../local/dynamodb/ensure-tables.ts'
import { sqliteApiKeys } from '../../local/sqlite/stores/sqlite-api-keys.ts'
import { sqliteChanges } from '../../local/sqlite/stores/sqlite-changes.ts'
import { sqliteContacts } from '../../local/sqlite/stores/sqlite-contacts.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames, sqliteTournaments } from '../../local/sqlite/stores/sqlite-games.ts'
import { sqliteWebhooks } from '../../local/sqlite/stores/sqlite-webhooks.ts'
import { sqliteLedger } from '../../local/sqlite/stores/sqlite-ledger.ts'
import { dynamodbOrders } from '../../functions/aws/stores/orders.ts'
import { memoryOutbox } from '../../local/memory/memory-mail.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { type OwnedTournament, ownedTournamentsOf } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { tournamentTimer } from '../../shared/service/tournaments/record/tournament-store.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import { withoutPeople } from '../../shared/service/ports/orders.ts'
import { sqliteOrders } from '../../local/sqlite/stores/sqlite-orders.ts'
import { sqliteOwnedGames } from '../../local/sqlite/stores/sqlite-owned-games.ts'
import { sqliteNotebook } from '../../local/sqlite/stores/sqlite-notebook.ts'
import { storedSigner, sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { type MoveEnds, moveFromAws, moveToAws } from '../../tools/move/move-service.ts'
import { AWS_CONCURRENCY } from '../../tools/command/concurrency.ts'
import { TO_IMAGE, TABLES_NOT_MOVED } from '../../tools/move/table-images.ts'
import { entriesInTables } from '../../tools/move/move-entries.ts'
import { checkFound } from '../../tools/replay/check-game.ts'
import { folderCopy, tableCopy } from '../../tools/replay/game-copy.ts'
import {
  describeWithDynamodb,
  dynamodbEndpoint,
  dynamodbEnvironment,
  dynamodbSettings,
  uniqueTable,
} from '../harness/dynamodb.ts'
import { orderOf } from '../ports/orders-contract.ts'
import { EVENT, newTournament, nextStep } from '../ports/tournaments-contract.ts'
import { sized } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'
import { idOf, randomGame } from './world.ts'

const NOW = Date.UTC(2026, 10, 23, 12)

const QUIET = { say: () => {} }

const GAMES = sized(8, 60)

/** The items in the table of games: the games and a tournament. */
const ITEMS = GAMES + 1

const LIMITS = [
  { of: 'mail', per: 'day', most: 60, unproven: 2 },
  { of: 'mail', per: 'ever', unproven: 4 },
  { of: 'soft', per: 'week', most: 2 },
] as const

/** Two orders: one whose games are all made, and one whose games are being made. */
const [MADE, MAKING] = ['order00000000001', 'order00000000002'] as const

/** Fills the folder of a service as if it had been used, with every kind of entry and every field. */
const fill = async (database: DatabaseSync): Promise<void> => {
  storedSigner(sqliteKeyValues(database))
  const [games, contacts, notebook] = [sqliteGames(database), sqliteContacts(database), sqliteNotebook(database)]
  const [ledger, keys] = [sqliteLedger(database), sqliteApiKeys(database)]
  const [webhooks, owned] = [sqliteWebhooks(database), sqliteOwnedGames(database)]
  const ownedTournaments = sqliteOwnedGames<OwnedTournament>(database)
  for (let n = 0; n < GAMES; n++) {
    const id = idOf(n)
    const game = randomGame(id, n + 1, 40)
    await games.save(id, undefined, game)
    await contacts.add(id, 'a', { email: `ann+${n}@example.org`, filed: `mark${n}+`, locale: 'nl', epoch: n })
    await contacts.update(id, 'a', { timeZone: 'Europe/Amsterdam', confirmed: true, silent: n % 2 === 0 ? true : null })
    await contacts.markNotified(id, 'a', game.version)
    await contacts.add(id, 'b', {})
    await contacts.update(id, 'b', { email: 'ben@example.org', quietUntil: NOW + n, returned: true, held: true })
    await contacts.update(id, 'b', { postponed: { until: NOW + n, why: 'network' } })
    await contacts.setListed(id, 'b', NOW - n)
    if (n % 2 === 1)
      await contacts.count(id, 'b', { was: undefined, is: JSON.stringify({ day: n, of: { talk: ['7'] } }) })
    await notebook.save(id, `note-${n}`, `Żółw ${'x'.repeat(n)}`, undefined)
    await notebook.save(id, 'plan', '11-15', NOW + DAY)
    if (n % 3 === 0) await contacts.setExpiry(id, NOW + 30 * DAY)
    await owned.note('owner', { id, version: n + 1, until: NOW + DAY + 1 } as Parameters<typeof owned.note>[1], {
      at: NOW,
    })
    for (let grant = 0; grant <= n % 4; grant++) await ledger.take(`mail:${n}`, `g${grant}`, NOW - grant * 1000, LIMITS)
    if (n % 4 === 1) await ledger.take(`mail:${n}`, 'bundle', NOW, LIMITS, NOW)
    await ledger.noteStatus(`mail:${n}`, { proven: n % 2 === 0, stopped: n % 5 === 0, dead: n % 7 === 0 }, NOW)
    if (n % 11 === 0) await ledger.noteStatus(`mail:${n}`, { rests: NOW + HOUR }, NOW)
  }
  const key = { owner: 'owner', name: 'A bot', scopes: [], hash: 'h', created: NOW }
  await keys.add({ ...key, id: 'keyadded0000', revoked: NOW })
  await keys.issue({ ...key, id: 'keyissued001' }, 5)
  await keys.issue({ ...key, id: 'keyissued002', created: NOW + 1, used: NOW + 2 }, 5)
  const tournaments = sqliteTournaments(database)
  const confirmed = nextStep(newTournament(), { type: 'confirmed', at: NOW })
  const event = foldTournament(confirmed.log)
  await tournaments.save(EVENT, undefined, newTournament())
  await tournaments.save(EVENT, newTournament(), { ...confirmed, due: event && tournamentTimer(event) })
  await contacts.add(EVENT, 'contact000', { email: 'zaneta@example.org', filed: 'mark+' })
  const listed = { id: EVENT, version: 2, until: NOW + DAY } as Parameters<typeof ownedTournaments.note>[1]
  await ownedTournaments.note(ownedTournamentsOf('owner'), listed, { at: NOW })
  await webhooks.save('owner', { version: 0, webhooks: [] }, [])
  const delivery = { hook: 'hook', told: 'm1', state: 'delivered', at: NOW }
  await webhooks.record('owner', delivery as unknown as Parameters<typeof webhooks.record>[1], NOW + DAY)
  const turn = { owner: 'owner', hook: 'hook', game: idOf(0), seat: 'creator', version: 4 } as const
  await webhooks.claim(turn, NOW, NOW + HOUR)
  await webhooks.release(turn, true, NOW)
  const orders = sqliteOrders(database)
  for (const id of [MADE, MAKING]) await orders.place(orderOf(id))
  await orders.finish(orderOf(MADE))
  await orders.advance(MAKING, 1)
}

const inOrder = (record: object): object =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b)))

/**
 * Returns a row in a form that is the same in both stores: expiries in whole seconds, as in DynamoDB, and the grants of
 * a day (the keys under which emails were counted) sorted, because DynamoDB keeps no order of them.
 */
const comparable = (row: Readonly<Record<string, unknown>>): unknown => {
  const { expires, state, ...rest } = row
  const seconds = typeof expires === 'number' ? Math.ceil(expires / 1000) : expires
  if (!('account' in row)) return { ...rest, ...('state' in row && { state }), expires: seconds }
  const account = JSON.parse(String(state)) as {
    readonly [name: string]: unknown
    readonly grants: Readonly<Record<string, readonly string[]>>
    readonly expires?: number
  }
  const grants = Object.fromEntries(Object.entries(account.grants).map(([day, given]) => [day, given.toSorted()]))
  const counts = inOrder(account['counts'] as object)
  const sorted = inOrder({ ...account, counts, grants })
  return { ...rest, state: { ...sorted, expires: Math.floor((account.expires ?? 0) / 1000) } }
}

const TABLES = ['game', 'game_order', ...Object.keys(TO_IMAGE).filter((name) => name !== 'roster')]

/** Returns the stored changes whose effects a service would carry out. */
const changesIn = (database: DatabaseSync): string => JSON.stringify(database.prepare('SELECT after FROM change').all())

const everythingIn = (database: DatabaseSync): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    TABLES.map((table) => {
      const rows = database.prepare(`SELECT * FROM ${table}`).all().map(comparable)
      return [table, rows.map((row) => JSON.stringify(row)).toSorted()]
    }),
  )

test('every table of a folder is moved, or is on the list of those that are not', async () => {
  await using folder = await tempFolder('move')
  const database = openDatabase(folder.path)
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
  expect(tables.filter((name) => !TABLES.includes(name) && !TABLES_NOT_MOVED.has(name))).toEqual([])
  database.close()
})

/** Starts a stand-in for Secrets Manager with one secret. */
const secretsManager = async (secret: MoveEnds['secret']) => {
  const server = createServer((request, response) => {
    const answer = async (): Promise<object> => {
      const asked = JSON.parse(await text(request)) as { readonly SecretString?: string }
      if (asked.SecretString !== undefined) await secret.write(asked.SecretString)
      return { Name: 'seal', SecretString: await secret.read() }
    }
    void answer().then((told) =>
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(told)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('no more requests run at once than the SDK has connections, since a request that waits a second for one fails', () => {
  const tables = { people: 'people', ledger: 'ledger', programs: 'programs' }
  const segments = entriesInTables(new DynamoDBClient({ region: 'eu-central-1' }), tables)
  expect(segments.count).toBeLessThanOrEqual(AWS_CONCURRENCY)
  expect(segments.count % Object.keys(tables).length).toBe(0)
})

describeWithDynamodb('moving to AWS and back', () => {
  let client: DynamoDBClient
  beforeAll(async () => {
    client = new DynamoDBClient(dynamodbSettings(await dynamodbEndpoint()))
    return () => client.destroy()
  })

  const stage = async () => {
    const tables = {
      games: uniqueTable(),
      people: uniqueTable('people'),
      ledger: uniqueTable('ledger'),
      programs: uniqueTable('programs'),
      orders: uniqueTable('orders'),
    }
    await ensureTables(client, { ...tables, contacts: tables.people })
    const kept = { keys: JSON.stringify(newSigningKeys()) }
    const secret = {
      read: async () => kept.keys,
      write: async (keys: string) => void (kept.keys = keys),
    }
    return { tables, secret, kept }
  }

  type Stage = Awaited<ReturnType<typeof stage>>

  const endsOf = (database: DatabaseSync, { tables, secret }: Stage): MoveEnds => ({
    database,
    client,
    tables,
    secret,
  })

  const differencesIn = async (games: ReturnType<typeof folderCopy>): Promise<readonly string[]> => {
    const told: string[] = []
    for (let segment = 0; segment < games.count; segment++) {
      const { items } = await games.page(segment, undefined, 1000)
      told.push(...items.flatMap((found) => checkFound(found).differences))
    }
    return told
  }

  test('loses nothing: every row is the same, and every link', { timeout: 180_000 }, async () => {
    await using folder = await tempFolder('move')
    await using other = await tempFolder('moved')
    const database = openDatabase(folder.path)
    await fill(database)
    const before = everythingIn(database)
    const there = await stage()
    const came = await moveToAws(endsOf(database, there), QUIET)
    expect(came).toMatchObject({ games: ITEMS })
    expect([came['differing'] ?? 0, came['there'] ?? 0]).toEqual([0, 0])
    expect(everythingIn(database)).toEqual(before)
    expect(await differencesIn(tableCopy(client, there.tables.games))).toEqual([])

    const back = openDatabase(other.path)
    const returned = await moveFromAws(endsOf(back, there), QUIET)
    expect([returned['differing'] ?? 0, returned['games']]).toEqual([0, ITEMS])
    expect(everythingIn(back)).toEqual(before)
    expect(await differencesIn(folderCopy(back))).toEqual([])
    expect(storedSigner(sqliteKeyValues(back)).sign('link')).toBe(storedSigner(sqliteKeyValues(database)).sign('link'))
    // The next start of the service carries out the effects of each game, such as timers and unsent emails, and those
    // of the order.
    expect((await sqliteChanges(back, 'stored').next(1000)).records).toHaveLength(ITEMS + 1)

    for (const again of [
      await moveToAws(endsOf(database, there), QUIET),
      await moveFromAws(endsOf(back, there), QUIET),
    ])
      expect([again['moved'] ?? 0, again['differing'] ?? 0, again['games']]).toEqual([0, 0, ITEMS])
    database.close()
    back.close()
  })

  test('the ports of both stores give the same answers after the move', { timeout: 120_000 }, async () => {
    await using folder = await tempFolder('move')
    const database = openDatabase(folder.path)
    await fill(database)
    const there = await stage()
    await moveToAws(endsOf(database, there), QUIET)
    const { games, people, ledger, programs } = there.tables
    const both = [
      [
        sqliteGames(database),
        sqliteContacts(database),
        sqliteNotebook(database),
        sqliteLedger(database),
        sqliteApiKeys(database),
        sqliteWebhooks(database),
        sqliteOwnedGames(database),
        sqliteApiKeys(database),
      ],
      [
        dynamodbGames(client, games),
        dynamodbContacts(client, people),
        dynamodbNotebook(client, people),
        dynamodbLedger(client, ledger),
        dynamodbApiKeys(client, programs),
        dynamodbWebhooks(client, programs),
        dynamodbOwnedGames(client, programs),
        dynamodbOwnerKeys(client, programs),
      ],
    ] as const
    const told = both.map(async ([gamesAt, contacts, notebook, ledgerAt, keys, hooks, owned, desk]) => ({
      game: await gamesAt.load(idOf(3)),
      overdue: (await gamesAt.overdue(8e12, 100)).toSorted(),
      contacts: await Promise.all([3, 4].flatMap((n) => ['a', 'b'].map((id) => contacts.load(idOf(n), id)))),
      seats: await contacts.findByAddress('mark3+', 10),
      notebook: await Promise.all(['note-3', 'plan', 'none'].map((name) => notebook.load(idOf(3), name))),
      ledger: await Promise.all([0, 5, 7, 11].map((n) => ledgerAt.readStatus(`mail:${n}`))),
      counts: await ledgerAt.counts('mail:3', NOW, LIMITS),
      again: (await ledgerAt.take('mail:3', 'g1', NOW, LIMITS)).kind,
      keys: await keys.list(),
      issued: await desk.issued('owner'),
      hooks: await hooks.load('owner'),
      recent: await hooks.recent('owner', 'hook', 10, NOW),
      owned: await owned.after('owner', '0', 100),
    }))
    const [local, aws] = await Promise.all(told)
    expect(aws).toEqual(local)
    expect(local?.issued).toHaveLength(2)
    expect(local?.again).toBe('again')
    database.close()
  })

  test('nothing is overwritten, on either side, and the report says so', { timeout: 120_000 }, async () => {
    await using folder = await tempFolder('move')
    const database = openDatabase(folder.path)
    await fill(database)
    const there = await stage()
    await dynamodbContacts(client, there.tables.people).add(idOf(3), 'a', { email: 'someone@else.org' })
    await dynamodbLedger(client, there.tables.ledger).noteStatus('mail:4', { stopped: true }, NOW)
    expect(await moveToAws(endsOf(database, there), QUIET)).toMatchObject({ differing: 2 })
    expect(await dynamodbContacts(client, there.tables.people).load(idOf(3), 'a')).toMatchObject({
      email: 'someone@else.org',
    })
    await using other = await tempFolder('moved')
    const back = openDatabase(other.path)
    await moveFromAws(endsOf(back, there), QUIET)
    await sqliteContacts(back).update(idOf(5), 'a', { email: 'later@example.org' })
    expect(await moveFromAws(endsOf(back, there), QUIET)).toMatchObject({ differing: 1 })
    expect(await sqliteContacts(back).load(idOf(5), 'a')).toMatchObject({ email: 'later@example.org' })
    back.close()
    database.close()
  })

  test(
    'a stage with games and keys of its own is left unchanged, and so is a folder',
    { timeout: 120_000 },
    async () => {
      await using folder = await tempFolder('move')
      const database = openDatabase(folder.path)
      const there = await stage()
      await expect(moveToAws(endsOf(database, there), QUIET)).rejects.toThrow('the folder has no keys')
      await fill(database)
      const { keys } = there.kept
      await dynamodbGames(client, there.tables.games).save(idOf(999), undefined, randomGame(idOf(999), 7, 20))
      await expect(moveToAws(endsOf(database, there), QUIET)).rejects.toThrow('move to a new stage')
      expect(there.kept.keys).toBe(keys)
      await expect(moveFromAws(endsOf(database, there), QUIET)).rejects.toThrow('name a new folder')
      database.close()
    },
  )

  test('an order is found on the other side, and its missing games can be made there and after the move back', async () => {
    await using folder = await tempFolder('move')
    const database = openDatabase(folder.path)
    await fill(database)
    const there = await stage()
    await moveToAws(endsOf(database, there), QUIET)
    const desk = dynamodbOrders(client, there.tables.orders)
    expect(await desk.load(MADE)).toEqual(withoutPeople(orderOf(MADE)))
    const making = { ...orderOf(MAKING), made: 1 }
    expect(await desk.load(MAKING)).toEqual(making)
    // If the program that placed the order places it again, the order that was moved stays, and no second one is made.
    expect(await desk.place(orderOf(MAKING))).toBe(false)
    const ports = {
      games: dynamodbGames(client, there.tables.games),
      contacts: dynamodbContacts(client, there.tables.people),
      orders: desk,
      notebook: dynamodbNotebook(client, there.tables.people),
      outbox: memoryOutbox(),
    }
    expect(await makeOrder(ports, MAKING, NOW, () => true)).toBe(true)
    expect(await ports.games.load(making.games[1]?.id ?? '')).toBeDefined()
    await using other = await tempFolder('moved')
    const back = openDatabase(other.path)
    await moveFromAws(endsOf(back, there), QUIET)
    expect(await sqliteOrders(back).load(MAKING)).toEqual(withoutPeople(making))
    expect(changesIn(back)).not.toContain(MADE)
    for (const each of [back, database]) each.close()
  })

  test('an order that was begun goes on in the folder that it comes back to, once', async () => {
    await using folder = await tempFolder('move')
    const database = openDatabase(folder.path)
    await fill(database)
    const there = await stage()
    await moveToAws(endsOf(database, there), QUIET)
    await using other = await tempFolder('moved')
    const back = openDatabase(other.path)
    await moveFromAws(endsOf(back, there), QUIET)
    expect(changesIn(back)).toContain(MAKING)
    expect(changesIn(back)).not.toContain(MADE)
    for (const each of [back, database]) each.close()
  })

  test('the tool moves a folder, checks it there, and moves it back into a new one', { timeout: 300_000 }, async () => {
    await using folder = await tempFolder('move')
    const database = openDatabase(folder.path)
    await fill(database)
    database.close()
    const { tables, secret } = await stage()
    await using secrets = await secretsManager(secret)
    const env = {
      ...dynamodbEnvironment(await dynamodbEndpoint()),
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
      GAMES_TABLE: tables.games,
      CONTACTS_TABLE: tables.people,
      LEDGER_TABLE: tables.ledger,
      PROGRAMS_TABLE: tables.programs,
      ORDERS_TABLE: tables.orders,
      SEAL_SECRET: 'seal',
    }
    const to = await started('move', ['--to', 'aws', '--data', folder.path], env)
    expect([to.code, to.out, to.error]).toEqual([
      0,
      expect.stringContaining(`0 differ; ${ITEMS} of them are games`),
      '',
    ])
    expect(to.out).toContain('are the same in every game')
    const fresh = `${folder.path}/fresh`
    const from = await started('move', ['--from', 'aws', '--data', fresh], env)
    expect([from.code, from.error]).toEqual([0, ''])
    const back = openDatabase(fresh)
    expect(back.prepare('SELECT count(*) AS n FROM game').get()).toMatchObject({ n: ITEMS })
    back.close()
    const again = await started('move', ['--from', 'aws', '--data', fresh], env)
    expect([again.code, again.error]).toEqual([2, expect.stringContaining('name a new folder')])
    const keys = await secret.read()
    for (const { out, error } of [to, from, again])
      for (const key of Object.values(JSON.parse(keys) as Readonly<Record<string, string>>))
        expect(key.length > 1 && (out + error).includes(key)).toBe(false)
  })

  test('a move that is cut off anywhere continues when repeated, and ends complete', { timeout: 180_000 }, async () => {
    await using folder = await tempFolder('move')
    const database = openDatabase(folder.path)
    await fill(database)
    const there = await stage()
    const resume = `${folder.path}/notes`
    const send = client.send.bind(client) as (command: object) => Promise<unknown>
    let cuts = 0
    for (const perGame of [0.7, 2.5, 5, Number.POSITIVE_INFINITY]) {
      let left = GAMES * perGame
      const cut = async (command: object): Promise<unknown> => {
        left -= 1
        if (left < 0) throw new Error('cut off')
        return send(command)
      }
      const limited = Object.assign(Object.create(client) as DynamoDBClient, { send: cut })
      await moveToAws({ ...endsOf(database, there), client: limited }, { ...QUIET, resume }).catch((error: unknown) => {
        expect(String(error)).toContain('cut off')
        cuts += 1
      })
    }
    expect(cuts).toBe(3)
    await using other = await tempFolder('moved')
    const back = openDatabase(other.path)
    await moveFromAws(endsOf(back, there), QUIET)
    expect(everythingIn(back)).toEqual(everythingIn(database))
    back.close()
    database.close()
  })
})
