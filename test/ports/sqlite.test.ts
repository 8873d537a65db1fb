import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { readStreamChange, readTournamentChange } from '../../functions/aws/dynamodb/stream-change.ts'
import { readEmailBody } from '../../functions/aws/email/email-body.ts'
import { sqliteApiKeys } from '../../local/sqlite/stores/sqlite-api-keys.ts'
import { sqliteChanges } from '../../local/sqlite/stores/sqlite-changes.ts'
import { sqliteContacts } from '../../local/sqlite/stores/sqlite-contacts.ts'
import { isSqliteError, openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames, sqliteTournaments } from '../../local/sqlite/stores/sqlite-games.ts'
import { sqliteOrders } from '../../local/sqlite/stores/sqlite-orders.ts'
import { sqliteWebhooks } from '../../local/sqlite/stores/sqlite-webhooks.ts'
import { sqliteExpiry } from '../../local/sqlite/stores/sqlite-expiry.ts'
import { sqliteLedger } from '../../local/sqlite/stores/sqlite-ledger.ts'
import { sqliteMailbox } from '../../local/sqlite/queues/sqlite-mailbox.ts'
import { sqliteOwnedGames } from '../../local/sqlite/stores/sqlite-owned-games.ts'
import { sqliteNotebook } from '../../local/sqlite/stores/sqlite-notebook.ts'
import { LOCAL_ATTEMPTS, sqliteQueue } from '../../local/sqlite/queues/sqlite-queue.ts'
import { sqliteOutbox } from '../../local/sqlite/queues/sqlite-outbox.ts'
import { sqliteTimers } from '../../local/sqlite/stores/sqlite-timers.ts'
import { storedSigner, sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import type { OwnedTournament } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { tempFolder } from '../harness/temp.ts'
import { apiKeysContract } from './api-keys-contract.ts'
import { contactsContract } from './contacts-contract.ts'
import { gamesContract } from './games-contract.ts'
import { ordersContract } from './orders-contract.ts'
import { webhooksContract } from './webhooks-contract.ts'
import { ledgerContract, randomStory } from './ledger-contract.ts'
import { letter, mail, outboxContract, postContract } from './mail-contract.ts'
import { LINE, ownedGamesContract, ownedTournamentsContract } from './owned-games-contract.ts'
import { notebookContract } from './notebook-contract.ts'
import { calledOff, GAME, move, next, offer, START } from './samples.ts'
import { timersContract } from './timers-contract.ts'
import { tournamentsContract } from './tournaments-contract.ts'

const folder = await tempFolder('sqlite')
afterAll(folder.remove)

let made = 0
const newFolder = () => `${folder.path}/${++made}`
const newDatabase = () => openDatabase(newFolder())

describe('games in SQLite', () =>
  gamesContract(async () => {
    const database = newDatabase()
    const changes = async (count: number) => {
      const { records } = await sqliteChanges(database, 'test').next(count)
      return records.map(readStreamChange).filter((change) => change !== undefined)
    }
    return { games: sqliteGames(database), changes }
  }))

describe('tournaments in SQLite', () =>
  tournamentsContract(async () => {
    const database = newDatabase()
    const changes = async (count: number) => {
      const { records } = await sqliteChanges(database, 'test').next(count)
      return records.map(readTournamentChange).filter((change) => change !== undefined)
    }
    return { tournaments: sqliteTournaments(database), games: sqliteGames(database), changes }
  }))

describe('contacts in SQLite', () => contactsContract(async () => sqliteContacts(newDatabase())))

describe('notebooks in SQLite', () => notebookContract(async () => sqliteNotebook(newDatabase())))

describe('lists of programs’ games in SQLite', () => ownedGamesContract(async () => sqliteOwnedGames(newDatabase())))

describe('lists of programs’ tournaments in SQLite', () =>
  ownedTournamentsContract(async () => {
    const database = newDatabase()
    return { owned: sqliteOwnedGames(database), ownedTournaments: sqliteOwnedGames<OwnedTournament>(database) }
  }))

describe('keys of programs in SQLite', () => apiKeysContract(async () => sqliteApiKeys(newDatabase())))

describe('orders in SQLite', () =>
  ordersContract(async () => {
    const database = newDatabase()
    const changes = async (count: number) => {
      const { records } = await sqliteChanges(database, 'test').next(count)
      return records.map((record) => JSON.stringify(record))
    }
    return { orders: sqliteOrders(database), changes }
  }))

describe('webhooks in SQLite', () => webhooksContract(async () => sqliteWebhooks(newDatabase())))

describe('the ledger in SQLite', () => {
  ledgerContract(async () => sqliteLedger(newDatabase()))

  test.each([1, 2, 3, 4])('story %i is answered as in memory', async (seed) => {
    expect(await randomStory(sqliteLedger(newDatabase()), seed)).toEqual(await randomStory(memoryLedger(), seed))
  })

  test('what has expired is deleted, but never an unsubscribe', async () => {
    const database = newDatabase()
    const ledger = sqliteLedger(database)
    const limits = [{ of: 'games', per: 'hour', most: 3 } as const]
    for (const account of ['a', 'b']) await ledger.take(account, 'x', START, limits)
    await ledger.noteStatus('b', { stopped: true }, START)
    await ledger.take('c', 'x', START + 900 * DAY, limits)
    const left = database.prepare('SELECT account FROM ledger ORDER BY account').all()
    expect(left.map((row) => row['account'])).toEqual(['b', 'c'])
  })
})

test('in SQLite, what is stored beside a game’s record is deleted at its expiry, and not before', async () => {
  const database = newDatabase()
  const [people, notebook, leaving] = [sqliteContacts(database), sqliteNotebook(database), sqliteExpiry(database)]
  for (const game of ['over', 'running']) {
    await people.add(game, 'a', { email: 'ada@example.org' })
    await notebook.save(game, 'notes', 'mine', undefined)
  }
  expect(leaving.nextAt()).toBeUndefined()
  await people.setExpiry('over', START + 2)
  await notebook.setExpiry('over', START + 2)
  await notebook.save('over', 'late', 'mine', START + 1)
  expect(leaving.nextAt()).toBe(START + 1)
  expect([leaving.sweep(START), leaving.sweep(START + 1), leaving.sweep(START + 2)]).toEqual([0, 1, 2])
  expect([await people.load('over', 'a'), await notebook.load('over', 'notes')]).toEqual([undefined, undefined])
  expect([await people.load('running', 'a'), await notebook.load('running', 'notes')]).toMatchObject([
    { told: 0 },
    'mine',
  ])
  expect(leaving.nextAt()).toBeUndefined()
})

test('in SQLite, a listed game is deleted at its expiry', async () => {
  const database = newDatabase()
  const [owned, leaving] = [sqliteOwnedGames(database), sqliteExpiry(database)]
  await owned.note('abcdefghijkl', { ...LINE, until: START + 1 }, { at: START })
  await owned.note('abcdefghijkl', { ...LINE, id: 'another00000' }, { at: START })
  expect([leaving.nextAt(), leaving.sweep(START), leaving.sweep(START + 1)]).toEqual([START + 1, 0, 1])
  expect(await owned.noted('abcdefghijkl', LINE.id)).toBeUndefined()
  expect(await owned.noted('abcdefghijkl', 'another00000')).toBe(1)
})

test('in SQLite, which turn a webhook was sent is deleted two days later', async () => {
  const database = newDatabase()
  const [webhooks, leaving] = [sqliteWebhooks(database), sqliteExpiry(database)]
  const turn = { owner: 'abcdefghijkl', hook: 'hook00000001', game: GAME, version: 5 }
  const claimed = { ...turn, game: 'another00000' }
  await webhooks.claim(turn, START, START + MINUTE)
  await webhooks.claim(claimed, START, START + MINUTE)
  await webhooks.release(turn, true, START + HOUR)
  expect([leaving.nextAt(), leaving.sweep(START + 2 * DAY - 1)]).toEqual([START + 2 * DAY, 0])
  expect([leaving.sweep(START + 2 * DAY), leaving.nextAt()]).toEqual([1, START + 2 * DAY + HOUR])
  expect(await webhooks.claim(turn, START + DAY, START + DAY + MINUTE)).toBe('told')
  expect([leaving.sweep(START + 2 * DAY + HOUR), leaving.nextAt()]).toEqual([1, undefined])
})

describe('timers in SQLite', () =>
  timersContract(async () => {
    const timers = sqliteTimers(newDatabase())
    return { timers, armed: async () => timers.due(START + 900 * DAY, 100).map(({ game, at }) => ({ game, at })) }
  }))

describe('an outbox in SQLite', () =>
  outboxContract(async () => {
    const database = newDatabase()
    const queue = sqliteQueue(database, 'outbox')
    const letters = async () => queue.take(START + DAY, 100).map(({ body }) => readEmailBody(body))
    return { outbox: sqliteOutbox(database, queue, () => START), letters }
  }))

describe('a mailbox in SQLite', () => {
  const make = async () => {
    const post = sqliteMailbox(newDatabase())
    return { post, mails: async () => post.list() }
  }
  postContract(make)

  test('an email that is sent twice is stored once', async () => {
    const { post, mails } = await make()
    for (const id of ['a', 'b', 'a']) await post.send(mail(id))
    expect((await mails()).map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('the closed file has everything', () => {
  test('the game, changes not yet done, timers, queue and signing keys', async () => {
    const path = newFolder()
    const first = openDatabase(path)
    const after = next(offer(), move('11-15'))
    await sqliteGames(first).save(GAME, undefined, offer())
    await sqliteGames(first).save(GAME, offer(), after)
    await (await sqliteChanges(first, 'stored').next(10)).done(1)
    await sqliteTimers(first).arm(GAME, START)
    await sqliteOutbox(first, sqliteQueue(first, 'outbox'), () => START).put([letter(2)])
    const signer = storedSigner(sqliteKeyValues(first))
    first.close()

    const second = openDatabase(path)
    expect(await sqliteGames(second).load(GAME)).toStrictEqual(after)
    expect((await sqliteChanges(second, 'stored').next(10)).records.map(readStreamChange)).toMatchObject([{ after }])
    expect(sqliteTimers(second).nextAt()).toBe(START)
    expect(sqliteQueue(second, 'outbox').take(START + HOUR, 1)).toHaveLength(1)
    const again = storedSigner(sqliteKeyValues(second))
    expect([again.sign('text'), again.push?.publicKey]).toEqual([signer.sign('text'), signer.push?.publicKey])
    second.close()
  })

  const WITHOUT_LATER =
    'DROP TABLE hook_shelf; DROP TABLE hook_delivery; DROP TABLE hook_turn; DROP TABLE hook_count; DROP TABLE owned; DROP TABLE game_order; DROP INDEX lanes; ALTER TABLE message DROP COLUMN rank; ALTER TABLE message DROP COLUMN lane; ALTER TABLE contact DROP COLUMN devices; ALTER TABLE contact DROP COLUMN counts; ALTER TABLE contact DROP COLUMN postponed; ALTER TABLE contact DROP COLUMN named_by; ALTER TABLE contact DROP COLUMN muted; ALTER TABLE contact DROP COLUMN look; ALTER TABLE contact DROP COLUMN deliveries'

  test('and a file of the first schema is migrated, and its people are listed from then on', async () => {
    const path = newFolder()
    const first = openDatabase(path)
    first.exec('DROP TABLE paper; DROP INDEX seats; DROP INDEX leaving_contacts; DROP TABLE ledger; DROP TABLE api_key')
    first.exec(WITHOUT_LATER)
    for (const column of [
      'filed',
      'since',
      'confirmed',
      'quiet_until',
      'returned',
      'held',
      'expires',
      'epoch',
      'follow',
      'digest',
      'digest_at',
      'seen',
    ])
      first.exec(`ALTER TABLE contact DROP COLUMN ${column}`)
    first.exec(
      "ALTER TABLE contact DROP COLUMN until; ALTER TABLE contact DROP COLUMN silent; INSERT INTO contact (game, id, email) VALUES ('g', 'a', 'Ada@b.org')",
    )
    first.exec('PRAGMA user_version = 1')
    first.close()

    const second = openDatabase(path)
    const contacts = sqliteContacts(second)
    expect(await contacts.load('g', 'a')).toStrictEqual({ email: 'Ada@b.org', told: 0 })
    await contacts.update('g', 'a', { filed: 'ada' })
    await contacts.setListed('g', 'a', START)
    expect(await contacts.findByAddress('ada', 10)).toEqual([{ game: 'g', id: 'a' }])
    second.close()
  })

  test('and a key from before keys had owners owns games by its id', async () => {
    const path = newFolder()
    const first = openDatabase(path)
    first.exec(
      'DROP INDEX api_key_owner; ALTER TABLE api_key DROP COLUMN issued; ALTER TABLE api_key DROP COLUMN owner; ALTER TABLE contact DROP COLUMN follow; ALTER TABLE contact DROP COLUMN digest; ALTER TABLE contact DROP COLUMN digest_at; ALTER TABLE contact DROP COLUMN seen; DROP INDEX digests; ALTER TABLE ledger DROP COLUMN due; PRAGMA user_version = 9',
    )
    first.exec(WITHOUT_LATER)
    first.exec("INSERT INTO api_key (id, name, scopes, hash, created) VALUES ('abcdefghijkl', 'A bot', '', 'h', 1)")
    first.close()
    const second = openDatabase(path)
    expect(await sqliteApiKeys(second).load('abcdefghijkl')).toMatchObject({ owner: 'abcdefghijkl' })
    second.close()
  })

  test('but a file of a later release is refused', () => {
    const path = newFolder()
    const database = openDatabase(path)
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(() => openDatabase(path)).toThrow('schema 99')
  })

  test('an error of SQLite is recognised as such, and no other error is', () => {
    const thrown = (body: () => unknown): unknown => {
      try {
        return body()
      } catch (error) {
        return error
      }
    }
    expect(isSqliteError(thrown(() => newDatabase().exec('no SQL')))).toBe(true)
    for (const error of [new Error('ERR_SQLITE_ERROR'), thrown(() => readFileSync('/no/such/file')), undefined])
      expect(isSqliteError(error)).toBe(false)
  })

  test('and a commit waits for the disk', () => {
    const database = newDatabase()
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  })
})

describe('changes in SQLite', () => {
  test('come again until they are done', async () => {
    const database = newDatabase()
    const changes = sqliteChanges(database, 'stored')
    await sqliteGames(database).save(GAME, undefined, offer())
    await sqliteGames(database).save(GAME, offer(), calledOff(offer()))
    const batch = await changes.next(10)
    expect((await changes.next(10)).records).toEqual(batch.records)
    await batch.done(1)
    expect((await changes.next(10)).records).toEqual(batch.records.slice(1))
    await batch.done(2)
    expect((await changes.next(10)).records).toEqual([])
  })

  test('stay until the last reader has passed them', async () => {
    const database = newDatabase()
    const [quick, slow] = [sqliteChanges(database, 'quick'), sqliteChanges(database, 'slow')]
    await sqliteGames(database).save(GAME, undefined, offer())
    await (await quick.next(10)).done(1)
    const batch = await slow.next(10)
    expect(batch.records).toHaveLength(1)
    await batch.done(1)
    expect(database.prepare('SELECT count(*) AS left FROM change').get()).toEqual({ left: 0 })
  })
})

describe('timers in SQLite, by the clock', () => {
  test('are due in order, and again until they are marked as fired', async () => {
    const timers = sqliteTimers(newDatabase())
    await timers.arm('late', START + 2 * HOUR)
    await timers.arm('early', START + HOUR)
    expect(timers.nextAt()).toBe(START + HOUR)
    expect(timers.due(START + HOUR - 1, 10)).toEqual([])
    expect(timers.due(START + 2 * HOUR, 10).map(({ game }) => game)).toEqual(['early', 'late'])
    timers.due(START + 2 * HOUR, 10).forEach(({ name }) => timers.fired(name))
    expect(timers.nextAt()).toBeUndefined()
  })
})

describe('a queue in SQLite', () => {
  test('delays an email', async () => {
    const database = newDatabase()
    const queue = sqliteQueue(database, 'outbox')
    await sqliteOutbox(database, queue, () => START).put([letter(2), { ...letter(3), delay: 0 }])
    expect(queue.take(START, 10).map(({ body }) => readEmailBody(body))).toMatchObject([{ version: 3 }])
    const due = queue.take(START + 2 * MINUTE, 10).map(({ body }) => readEmailBody(body))
    expect(due).toMatchObject([{ version: 3 }, { version: 2 }])
  })

  test('repeats a message until it is done', () => {
    const queue = sqliteQueue(newDatabase(), 'outbox')
    queue.put('one', START)
    const [message] = queue.take(START, 10)
    expect(queue.take(START, 10)).toEqual([message])
    queue.done(message?.id ?? 0)
    expect(queue.take(START, 10)).toEqual([])
    expect(queue.nextAt()).toBeUndefined()
  })

  test('waits twice as long after each failure, and gives the message up after the last', () => {
    const queue = sqliteQueue(newDatabase(), 'outbox')
    queue.put('one', START)
    const waits = Array.from({ length: LOCAL_ATTEMPTS }, () => {
      const at = queue.nextAt() ?? 0
      const [message] = queue.take(at, 1)
      queue.retryLater(message?.id ?? 0, at)
      return ((queue.nextAt() ?? at) - at) / MINUTE
    })
    expect(waits).toEqual([1, 2, 4, 8, 0])
    expect(queue.take(START + DAY, 10)).toEqual([])
    expect(queue.deadLetters()).toMatchObject([{ body: 'one', attempts: LOCAL_ATTEMPTS }])
  })

  test('shares its file with other queues', () => {
    const database = newDatabase()
    sqliteQueue(database, 'outbox').put('one', START)
    expect(sqliteQueue(database, 'hooks').take(START, 10)).toEqual([])
  })
})
