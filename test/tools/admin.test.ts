import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteQueue } from '../../local/sqlite/queues/sqlite-queue.ts'
import { sqliteOutbox } from '../../local/sqlite/queues/sqlite-outbox.ts'
import { sqliteContacts } from '../../local/sqlite/stores/sqlite-contacts.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { sqliteLedger } from '../../local/sqlite/stores/sqlite-ledger.ts'
import { LATEST_INSTANT, WHILE_STOPPED } from '../../shared/service/email/requests/postponed.ts'
import { noteEntry } from '../../shared/service/notebook/entry-names.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import { parseAdminRequest } from '../../tools/admin/admin-request.ts'
import { endGame, forgetAddress, refuseNames, showData } from '../../tools/admin/admin-acts.ts'
import { blockAddress } from '../../tools/admin/block-address.ts'
import { findAddress, findName } from '../../tools/admin/find-address.ts'
import { NOBODY } from '../../tools/admin/find-people.ts'
import { folderRecords } from '../../tools/admin/records/folder-records.ts'
import { listReturned, listWaiting } from '../../tools/admin/list-addresses.ts'
import { listNewest, describeGame } from '../../tools/admin/list-games.ts'
import { resendEmails } from '../../tools/admin/resend-emails.ts'
import { USES_FILE } from '../../tools/admin/note-use.ts'
import { tempFolder } from '../harness/temp.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { NOON, stand, tokenOf } from '../service/stand.ts'
import { started } from './started.ts'

const folder = await tempFolder('admin')
// The database stays open, as that of a running service does.
const database = openDatabase(folder.path)
const [contacts, ledger] = [sqliteContacts(database), sqliteLedger(database)]
const queue = sqliteQueue(database, 'outbox')
const { ask, begin, service } = stand({ games: sqliteGames(database), contacts, ledger })
const records = { ...folderRecords(folder.path), signer: service.signer, now: () => NOON }
afterAll(async () => {
  records.close()
  database.close()
  await folder.remove()
})

const text = async (lines: Promise<readonly string[] | undefined>): Promise<string> => ((await lines) ?? []).join('\n')

const invited = (name: string, email: string) => ({ name, email })

const person = (name: string, email: string) => ({ ...invited(name, email), seat: 'black' })

/** Returns the contact of the seat that has this address. */
const contactOf = async (email: string) => {
  for await (const filed of records.filed()) if (filed.known.email === email) return filed
  throw new Error(`no seat has the address ${email}`)
}

let erna = ''
let returned = ''

beforeAll(async () => {
  const first = await begin({
    creator: person('Ada', 'Ada@example.org'),
    opponent: invited('Erna', 'erna@example.org'),
  })
  erna = first.body.game.id
  const { id } = await contactOf('erna@example.org')
  await contacts.update(erna, id, { confirmed: true, quietUntil: null })
  await contacts.markNotified(erna, id, 2)
  await ledger.noteStatus(mailboxAccount(service.signer, 'erna@example.org'), { proven: true }, NOON)
  const moved = await ask('POST', `/v1/games/${erna}/moves`, {
    token: tokenOf(first, 'creator'),
    body: { move: '11-15', ply: 0 },
  })
  expect(moved.status).toBeLessThan(300)
  const second = await begin({ creator: person('Bob', 'bob@example.org'), opponent: { name: 'Cy' } })
  returned = second.body.game.id
  const bob = await contactOf('bob@example.org')
  await contacts.update(returned, bob.id, { returned: true })
  await ledger.noteStatus(mailboxAccount(service.signer, 'bob@example.org'), { dead: true }, NOON)
})

describe('find', () => {
  test('says whether somebody got their emails: what is missing, and what waits in the queue', async () => {
    expect(await text(findAddress(records, 'ERNA+club@example.org'))).toContain(
      `${erna}  active, 1 move; opponent "Erna"\n    erna@example.org: confirmed\n    emailed up to step 2 of 3; not sent yet: your-turn (step 3)`,
    )
    const email = { kind: 'your-turn', game: erna, seat: 'opponent', version: 3, ply: 1, delay: 0 } as const
    await sqliteOutbox(database, queue, () => NOON).put([email])
    expect(await text(findAddress(records, 'erna@example.org'))).toMatch(
      /step 2 of 3; the rest is in the queue\n *in the queue: your-turn \(step 3\), due 2026-/,
    )
    const { id } = await contactOf('erna@example.org')
    await contacts.markNotified(erna, id, 3)
    expect(await text(findAddress(records, 'erna@example.org'))).toMatch(
      /step 3 of 3; no email is missing\n *in the queue, but not sent any more, as an email has told it: your-turn/,
    )
  })

  test('says what is known of the mailbox, and that an email waits for a press', async () => {
    expect(await text(findAddress(records, 'erna@example.org'))).toContain('erna@example.org has confirmed emails\n')
    const ada = await text(findAddress(records, 'ada@example.org'))
    expect(ada).toContain('Ada@example.org: not confirmed: no email')
    expect(ada).toContain('gets nothing else until it is confirmed; then, if still of use: joined')
    expect(await text(findAddress(records, 'bob@example.org'))).toMatch(/bob@example.org .*; accepts no email\n/)
  })

  test('finds games by a part of a name, and nobody who is not there', async () => {
    const found = await text(findName(records, 'ern'))
    expect(found).toContain('opponent "Erna"')
    expect(found).toContain('\naddresses of that name: erna@example.org\n')
    expect(await text(findName(records, 'Zoë'))).toBe('0 games with that name')
    expect(await text(findAddress(records, 'zoe@example.org'))).toContain('no seat has this address')
  })
})

test('game shows one game with its seats', async () => {
  const shown = await text(describeGame(records, erna))
  expect(shown).toMatch(/^\w{12} {2}english, active, 1 move; made 2026-11-21T12:00:00Z, step 3\n/)
  expect(shown).toContain('creator "Ada"')
  expect(await text(describeGame(records, erna, 'Europe/Berlin'))).toContain(
    'white, "Erna", is to move until 24 November 2026, 13:00 CET, with the reserve until 1 December 2026, 13:00 CET\n' +
      'reserves left: black 7 days, white 7 days\n',
  )
  expect(await describeGame(records, 'unknown00000')).toBeUndefined()
  expect(await describeGame(records, erna.slice(0, 6))).toEqual(await describeGame(records, erna))
  expect(await text(findName(records, erna.slice(0, 6)))).toMatch(
    new RegExp(`^${erna} [^]*1 game with that name or id$`),
  )
})

test('returned lists those whose emails come back, and waiting those who have not confirmed', async () => {
  const back = await text(listReturned(records, 20))
  expect(back).toContain('bob@example.org: 1 seat\n')
  expect(back).toMatch(/came back: the address accepts none[^]*1 seat whose emails came back$/)
  const waiting = await text(listWaiting(records, 20))
  expect(waiting).toContain('ada@example.org: 1 seat\n')
  expect(waiting).not.toContain('bob@example.org')
  expect(waiting).not.toContain('erna@example.org')
  expect(waiting).toMatch(
    /1 seat with an address that is not confirmed\n0 open invitations\n1 email in the queue, 0 emails given up$/,
  )
})

/** Returns all that the database has, its bytes as text. The images of changes go when they are read. */
const everythingStored = (): string =>
  database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'change'")
    .all()
    .flatMap(({ name }) => database.prepare(`SELECT * FROM ${String(name)}`).all())
    .flatMap((row) => Object.values(row))
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
    .join('\n')

describe('acts', () => {
  const statusOf = (email: string) => ledger.readStatus(mailboxAccount(service.signer, email))

  test('block lets nothing be sent to a mailbox, until unblock', async () => {
    await blockAddress(records, 'ERNA@example.org', true)
    expect(await statusOf('erna@example.org')).toMatchObject({ stopped: true, proven: true })
    await blockAddress(records, 'erna@example.org', false)
    expect(await statusOf('erna@example.org')).toMatchObject({ stopped: false, proven: true })
    expect(await blockAddress({ ...records, signer: undefined }, 'zoe@example.org', true)).toBe(NOBODY)
  })

  test('an address can be blocked before it has a seat', async () => {
    const covers = 'this holds for every spelling of the address, such as with a +tag'
    expect(await blockAddress(records, 'zoe@example.org', true)).toEqual(['nothing is sent to it any more', covers])
    expect(await statusOf('zoe@example.org')).toMatchObject({ stopped: true })
    expect(await text(findAddress(records, 'zoe@example.org'))).toContain(
      'zoe@example.org is blocked since 2026-11-21T12:00:00Z',
    )
    expect(await blockAddress(records, 'zoe@example.org', true)).toEqual(['it was blocked before', covers])
    expect(await text(blockAddress(records, 'Erna+x@example.org', true))).toContain('erna@example.org stands for all')
    expect(await text(findAddress(records, 'erna+x@example.org'))).toMatch(/^erna\+x@example.org is blocked/m)
    expect(await text(findAddress(records, 'erna@example.org'))).not.toContain('is blocked')
  })

  test('what waits for a block says so, and unblock or resend queues it', async () => {
    const { body } = await ask('POST', '/v1/games', {
      body: { creator: person('Ada', 'ada@example.org'), opponent: invited('Zoe', 'zoe@example.org') },
    })
    const { id } = await contactOf('zoe@example.org')
    const postponed = { ...WHILE_STOPPED, shown: 0 }
    await contacts.update(body.game.id, id, { quietUntil: NOON + 7 * DAY, postponed })
    const email = { kind: 'offered', game: body.game.id, seat: 'opponent', version: 1, ply: 0, delay: 0 } as const
    await sqliteOutbox(database, queue, () => NOON).put([email])
    expect(await text(findAddress(records, 'zoe@example.org'))).toMatch(
      /: is blocked since .*; not confirmed: the first email was not sent[^]*in the queue, but not sent, as nothing is sent/,
    )
    expect(await text(listWaiting(records, 20))).toContain('zoe@example.org: is blocked since')
    expect(await text(blockAddress(records, 'zoe@example.org', false))).toContain('the first email, which waited')
    const before = queue.size()
    expect(await text(resendEmails(records, 'zoe@example.org', true))).toContain(
      `${body.game.id}: the first email, with its button\n1 email would be queued`,
    )
    expect(queue.size()).toBe(before)
    expect(await text(resendEmails(records, 'zoe@example.org'))).toContain('1 email queued')
    await contacts.update(body.game.id, id, { quietUntil: LATEST_INSTANT, postponed: null })
    expect(await text(findAddress(records, 'zoe@example.org'))).toContain('no other is sent by itself')
    await endGame(records, body.game.id)
    expect(await text(listWaiting(records, 20))).not.toContain('zoe@')
  })

  test('unblock leaves a stop by the owner, and find tells it from a block', async () => {
    await ledger.noteStatus(mailboxAccount(service.signer, 'erna@example.org'), { stopped: true }, NOON)
    expect(await text(findAddress(records, 'erna@example.org'))).toContain(
      'has stopped all emails of this service itself',
    )
    expect(await text(blockAddress(records, 'erna@example.org', false))).toContain('it is not blocked: its owner')
    expect(await text(resendEmails(records, 'erna@example.org'))).toContain('its owner has stopped all emails')
    await blockAddress(records, 'erna@example.org', true)
    expect(await text(resendEmails(records, 'erna@example.org'))).toContain('it is blocked')
    expect(await text(blockAddress(records, 'erna@example.org', false))).toContain('that stays')
    expect(await statusOf('erna@example.org')).toMatchObject({ stopped: true })
    await ledger.noteStatus(mailboxAccount(service.signer, 'erna@example.org'), { stopped: false }, NOON)
  })

  test('resend queues what is missing, and tries an address again from which emails came back', async () => {
    const before = queue.size()
    expect(await resendEmails(records, 'bob@example.org')).toEqual([expect.stringMatching(/^1 email queued/)])
    expect(queue.size()).toBe(before + 1)
    expect(await statusOf('bob@example.org')).toMatchObject({ dead: false })
    expect((await contactOf('bob@example.org')).known.returned).toBeUndefined()
    expect(await resendEmails(records, 'erna@example.org')).toEqual([expect.stringMatching(/^no email is queued/)])
  })

  test('resend queues nothing that would not be sent, and says why', async () => {
    const made = await begin({ creator: person('Gus', 'gus@example.org'), opponent: { name: 'Cy' } })
    const { id } = await contactOf('gus@example.org')
    const before = queue.size()
    await contacts.update(made.body.game.id, id, { quietUntil: NOON + 7 * DAY })
    expect(await text(resendEmails(records, 'gus@example.org'))).toMatch(
      /: nothing is sent: not confirmed: the first email was sent.* from 2026-11-28T.*\nno email is queued/,
    )
    await contacts.update(made.body.game.id, id, { silent: true })
    expect(await text(resendEmails(records, 'gus@example.org'))).toContain('has turned this seat’s emails off')
    await contacts.update(made.body.game.id, id, { silent: null, held: true })
    expect(await text(resendEmails(records, 'gus@example.org'))).toMatch(
      /held: .*once asked for on the seat’s page, .*cannot$/m,
    )
    await contacts.update(made.body.game.id, id, { silent: true, held: null })
    expect(queue.size()).toBe(before)
  })

  test('end calls a game off, once, and its players are told as if an arbiter had done so', async () => {
    const made = await begin({ creator: { name: 'Fay', seat: 'black' }, opponent: { name: 'Cy' } })
    const { id } = made.body.game
    expect(await endGame(records, id)).toEqual([expect.stringMatching(/^called off;/)])
    const { body } = await ask('GET', `/v1/games/${id}`)
    expect(body).toMatchObject({ status: 'aborted', abortedBy: 'arbiter' })
    expect(await endGame(records, id)).toEqual(['it was called off before'])
    expect(await endGame(records, 'unknown00000')).toBeUndefined()
  })

  test('end of a game with an arbiter must be sure, since its pages name the arbiter', async () => {
    const made = await begin({
      creator: { name: 'Fay', seat: 'black' },
      opponent: { name: 'Cy' },
      arbiter: { name: 'Nia' },
    })
    const { id } = made.body.game
    expect(await text(endGame(records, id))).toMatch(/has an arbiter, "Nia".*add --sure$/)
    expect(await endGame(records, id, true)).toEqual([expect.stringMatching(/^called off;/)])
  })

  test('the reason for an end, which is noted, names no player', async () => {
    await expect(refuseNames(records, { id: erna, why: 'ERNA used an engine' })).rejects.toThrow(
      'must not name a player',
    )
    await refuseNames(records, { id: erna, why: 'eternal quarrel: white used an engine' })
    expect(() => parseAdminRequest(['end', erna], { void: true, why: 'ask a@b.example' })).toThrow('no address')
  })

  test('forget deletes a person in all their seats and from every table, and nobody else', async () => {
    const made = await begin({ creator: person('Dora', 'dora@example.org'), opponent: { name: 'Cy' } })
    await ask('POST', `/v1/games/${made.body.game.id}/moves`, {
      token: tokenOf(made, 'creator'),
      body: { move: '11-15', ply: 0 },
    })
    const { game, id } = await contactOf('dora@example.org')
    await records.notebook.save(game, noteEntry(id), 'Dora thinks', undefined)
    await begin({ creator: person('Ed', 'dora+ed@example.org'), opponent: invited('Dora', 'dora@example.org') })
    const waits = await ask('POST', '/v1/games', {
      body: { creator: person('Ed', 'dora+ed@example.org'), opponent: invited('Dora W', 'dora@example.org') },
    })
    const over = await ask('POST', '/v1/games', {
      body: { creator: person('Ed', 'dora+ed@example.org'), opponent: invited('Dora O', 'dora@example.org') },
    })
    await endGame(records, over.body.game.id)
    const known = everythingStored()
    expect(known).toContain('dora@example.org')
    expect(await forgetAddress(records, 'dora@example.org', false)).toEqual([
      '4 seats would be forgotten, for good; add --sure',
    ])
    expect(everythingStored()).toBe(known)
    const data = await text(showData(records, 'dora@example.org'))
    expect(data.match(/"value": "dora@example\.org"/g)).toHaveLength(4)
    expect(data).toContain('Dora thinks')
    const forgotten = await forgetAddress(records, 'Dora@example.org', true)
    expect(forgotten.map((line) => line.slice(-': forgotten'.length))).toEqual(Array(4).fill(': forgotten'))
    expect((await ask('GET', `/v1/games/${waits.body.game.id}`)).body).toMatchObject({ status: 'open' })
    expect(everythingStored()).not.toMatch(/dora@example\.org|Dora/)
    expect(everythingStored()).toContain('dora+ed@example.org')
    expect(await text(describeGame(records, made.body.game.id))).toContain('active, 1 move')
    expect(await forgetAddress(records, 'dora@example.org', true)).toEqual(['no seat has this address'])
  })
})

test('newest says who made most games, by address and by key, and waiting lists open invitations', async () => {
  await ask('POST', '/v1/games', { body: { creator: person('Ada', 'ada@example.org'), opponent: { name: 'Hal' } } })
  const waiting = await text(listWaiting(records, 20, 'UTC'))
  expect(waiting).toMatch(
    /"Ada" invites .*; no address: whoever has the link can accept\n {4}the invitation expires \d/,
  )
  expect(waiting).toContain('\n2 open invitations\n')
  const newest = await text(listNewest(records, 2))
  expect(newest.match(/; made by ("|\(forgotten\)$)/gm)).toHaveLength(2)
  expect(newest).toMatch(/\n\d+ games made today \(.+\)\n {4}\d games by /)
  expect(newest).toContain('11 games made in the last 7 days\n    3 games by ')
  expect(newest).toContain('\n    3 games by ada@example.org\n')
  expect(newest).toContain('\n    1 game by bob@example.org')
})

describe('the command', () => {
  const settings = join(folder.path, 'club.env')
  writeFileSync(settings, `DATA_DIR=${folder.path}\n`)
  const run = (...args: readonly string[]) => started('admin', [...args, '--settings', settings])

  test('shows no link, and notes each use without the address', async () => {
    const { code, out, error } = await run('find', 'erna@example.org')
    expect([code, error]).toEqual([0, ''])
    expect(out).toContain('opponent "Erna"')
    expect(out).not.toMatch(/\/[gspia]\/|[\w-]{24}/)
    expect(await run('find', 'nobody@example.net')).toMatchObject({ code: 1 })
    expect(await run('game', 'unknown00000')).toMatchObject({ code: 1, out: 'there is no game unknown00000\n' })
    const uses = join(folder.path, USES_FILE)
    expect(readFileSync(uses, 'utf8')).toMatch(
      /^20\S+Z "[^"]*" find \(an address\)\n20\S+Z "[^"]*" find \(an address\)\n20\S+Z "[^"]*" game unknown00000\n$/,
    )
    expect(statSync(uses).mode & 0o77).toBe(0)
    const log = await run('log', '--most', '2')
    expect(log.out).toMatch(/^20\S+Z "[^"]*" game unknown00000\n20\S+Z "[^"]*" log\n$/)
  })

  test.each([
    [[], {}, 'say find ADDRESS'],
    [['find'], {}, 'find needs an email address'],
    [['find', 'a@b'], {}, 'find needs an email address'],
    [['game', 'short'], {}, 'game needs the id'],
    [['newest', 'games'], {}, 'newest takes no further word'],
    [['forget', 'Erna'], {}, 'forget needs an email address'],
    [['newest'], { most: '0' }, '--most must be a whole number'],
  ])('refuses %j %j', (args, options, sentence) => {
    expect(() => parseAdminRequest(args, options)).toThrow(sentence)
  })

  test('reads an address, a name and a list', () => {
    expect(parseAdminRequest(['find', 'a@example.org'], {})).toEqual({ kind: 'find-address', address: 'a@example.org' })
    expect(parseAdminRequest(['find', 'Erna', 'K'], {})).toEqual({ kind: 'find-name', name: 'Erna K' })
    expect(parseAdminRequest(['waiting'], { most: '5' })).toEqual({ kind: 'waiting', most: 5 })
  })
})
