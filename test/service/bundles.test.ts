import { describe, expect, test, vi } from 'vitest'
import { TURN_EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { nextLocalHour } from '../../shared/service/email/mailbox/digest-schedule.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import { queueDueDigests } from '../../shared/service/email/sending/queue-due-digests.ts'
import { type MailWorld, mailWorld } from '../attacks/mail-world.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const READER = 'vic@players.test'

type Player = { readonly id: string; readonly own: string; readonly other: string }

/** Returns a game in which the reader plays White and has consented to emails, and the other side is to move. */
const gameOf = async (world: MailWorld, email = READER, clock: object = { perMove: 'P3D' }): Promise<Player> => {
  const creator = { name: 'Vic', seat: 'white', email, locale: 'en' }
  const { body } = await world.create({ creator, clock })
  const path = `/v1/games/${body.game.id}/claim`
  const claimed = await world.ask('POST', path, body.links['invitation']?.token, { name: 'Eve' })
  return {
    id: body.game.id,
    own: body.links['creator']?.token ?? '',
    other: claimed.body.links['seat']?.token ?? '',
  }
}

const move = async (world: MailWorld, { id }: Player, token: string, ply: number, text: string): Promise<void> => {
  const { status } = await world.ask('POST', `/v1/games/${id}/moves`, token, { ply, move: text })
  expect(status).toBe(200)
}

/** Creates games whose emails the reader has consented to, and forgets the emails that were sent so far. */
const company = async (count: number, clock?: object) => {
  const world = mailWorld()
  const games: Player[] = []
  for (let made = 0; made < count; made += 1) games.push(await gameOf(world, READER, clock))
  await world.press(READER, { all: '1' })
  world.mails.length = 0
  return { world, games }
}

/** Makes noting an email as sent fail after the first `most` emails. Returns `stop`, which ends this. */
const failAfter = ({ service }: MailWorld, most: number) => {
  const { markNotified } = service.contacts
  let noted = 0
  Object.assign(service.contacts, {
    markNotified: (...args: Parameters<typeof markNotified>) =>
      noted++ < most ? markNotified(...args) : Promise.reject(new Error('no note')),
  })
  return { stop: () => void Object.assign(service.contacts, { markNotified }) }
}

/** Returns how many emails the reader's address has had today, by its ledger. */
const counted = async ({ service, clock }: MailWorld): Promise<number> => {
  const mail = { of: 'mail', per: 'day' } as const
  const [count = 0] = await service.ledger.counts(mailboxAccount(service.signer, READER), clock.now, [mail])
  return count
}

const after = async ({ clock, flush }: MailWorld, time: number): Promise<void> => {
  clock.now += time
  await flush()
}

describe('several games of one address', () => {
  test('all games that wait go in one email, the one with the least time first, each with a board and a button', async () => {
    const { world, games } = await company(3)
    for (const game of games.toReversed()) {
      await move(world, game, game.other, 0, '11-15')
      world.clock.now += 1000
    }
    await world.flush()
    expect(world.mails).toHaveLength(1)
    const { subject, text, html } = world.mails[0] ?? { subject: '', text: '', html: '' }
    expect(subject).toBe('Draughts: your move in several games')
    expect(text).toContain('It is your move in 3 games')
    const positions = games.toReversed().map(({ id }) => text.indexOf(id.slice(0, 6)))
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    for (const { id } of games) {
      expect(text).toContain(`· ${id.slice(0, 6)}`)
      expect(text).toMatch(new RegExp(`/p/.{2}${id}`))
      expect(html).toMatch(new RegExp(`/p/.{2}${id}`))
    }
    expect(text.match(/White: men on 21, 22/g)).toHaveLength(3)
    expect(world.outcomes.slice(-3)).toEqual(['sent', 'told-already', 'told-already'])
  })

  test('both games of a match go in one email, in which a player has one contact', async () => {
    const world = mailWorld()
    const creator = { name: 'Vic', seat: 'white', email: READER, locale: 'en' }
    const { body } = await world.create({ creator, clock: { perMove: 'P3D' }, match: 'two-game' })
    const own = body.links['creator']?.token ?? ''
    const path = `/v1/games/${body.game.id}/claim`
    const claimed = await world.ask('POST', path, body.links['invitation']?.token, { name: 'Eve' })
    const other = claimed.body.links['seat']?.token ?? ''
    await world.flush()
    await world.press(READER, { all: '1' })
    await world.flush()
    const beside = async (token: string): Promise<string> =>
      (await world.ask('GET', '/v1/seat', token)).body.links['match']?.token ?? ''
    const [first, second] = [
      { id: body.game.id, own, other },
      { id: (await beside(own)).slice(2, 14), own: await beside(own), other: await beside(other) },
    ]
    await move(world, second, second.own, 0, '11-15')
    await after(world, HOUR)
    world.mails.length = 0
    await move(world, first, first.other, 0, '11-15')
    await move(world, second, second.other, 1, '22-18')
    await after(world, HOUR)
    expect(world.mails.map(({ subject }) => subject)).toEqual(['Draughts: your move in several games'])
  })

  test('a second email about turns waits for half an hour, unless its reader does something', async () => {
    const { world, games } = await company(4)
    const [first, second, third, fourth] = games
    if (!first || !second || !third || !fourth) throw new Error('four games were made')
    await move(world, first, first.other, 0, '11-15')
    await after(world, 2 * MINUTE)
    expect(world.mails).toHaveLength(1)
    await move(world, second, second.other, 0, '11-15')
    await after(world, 2 * MINUTE)
    expect(world.outcomes.at(-1)).toBe('waits')
    await move(world, third, third.other, 0, '11-15')
    await after(world, 15 * MINUTE)
    expect(world.mails).toHaveLength(1)
    await after(world, 15 * MINUTE)
    expect(world.mails).toHaveLength(2)
    expect(world.mails[1]?.text).toContain('It is your move in 2 games')
    await move(world, first, first.own, 1, '22-18')
    await move(world, fourth, fourth.other, 0, '11-15')
    await after(world, 2 * MINUTE)
    expect(world.mails).toHaveLength(3)
    expect(world.mails[2]?.subject).toContain(`· ${fourth.id.slice(0, 6)}`)
  })

  test('a reader who answers within the second in which their email is sent has acted after it', async () => {
    const { world, games } = await company(1)
    const [game] = games
    if (!game) throw new Error('a game was made')
    await move(world, game, game.other, 0, '11-15')
    await after(world, 2 * MINUTE + 500)
    expect(world.mails).toHaveLength(1)
    // Games store whole seconds.
    world.clock.now += 400
    expect(Math.floor(world.clock.now / 1000) * 1000).toBeLessThan(world.clock.now - 400)
    await move(world, game, game.own, 1, '22-18')
    await move(world, game, game.other, 2, '15x22')
    await after(world, 2 * MINUTE)
    expect(world.mails).toHaveLength(2)
  })

  test('an email that would come shortly before the deadline does not wait', async () => {
    const { world, games } = await company(2, { perMove: 'PT2H' })
    for (const game of games) {
      await move(world, game, game.other, 0, '11-15')
      await after(world, 2 * MINUTE)
    }
    expect(world.mails).toHaveLength(2)
  })

  test('another address, a seat that wants no emails, and a game that was reported before are left out', async () => {
    const { world, games } = await company(3)
    const [silent, notified, active] = games
    if (!silent || !notified || !active) throw new Error('three games were made')
    await world.ask('PATCH', '/v1/seat', silent.own, { notifications: { mail: 'off' } })
    await move(world, notified, notified.other, 0, '11-15')
    await world.flush()
    world.mails.length = 0
    world.clock.now += HOUR
    for (const game of [silent, active]) await move(world, game, game.other, 0, '11-15')
    await world.flush()
    expect(world.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(active.id.slice(0, 6))])
  })

  test('twelve games that all wait send at most two emails an hour, and none is forgotten', async () => {
    const { world, games } = await company(12, { perMove: 'P3D' })
    for (const game of games) {
      await move(world, game, game.other, 0, '11-15')
      await after(world, 7 * MINUTE)
    }
    for (let quarter = 0; quarter < 8; quarter += 1) await after(world, 15 * MINUTE)
    const times = world.mails.map(({ at }) => at)
    for (const at of times) expect(times.filter((other) => other >= at && other < at + HOUR).length).toBeLessThan(3)
    const all = world.mails.map(({ text }) => text).join()
    for (const { id } of games) expect(all).toMatch(new RegExp(`/p/.{2}${id}`))
  })

  test('an email that waits reads twenty other games each time, however many there are', async () => {
    const { world, games } = await company(40)
    for (const game of games) await move(world, game, game.other, 0, '11-15')
    await world.flush()
    const waiting = games.length - TURN_EMAIL_LIMITS.gamesListed
    expect(world.outcomes.filter((outcome) => outcome === 'waits')).toHaveLength(waiting)
    const load = vi.spyOn(world.service.games, 'load')
    await after(world, 15 * MINUTE)
    expect(world.outcomes.slice(-waiting).every((outcome) => outcome === 'waits')).toBe(true)
    expect(load.mock.calls.length).toBeLessThanOrEqual(waiting * (1 + TURN_EMAIL_LIMITS.gamesChecked))
    await after(world, 15 * MINUTE)
    expect(world.mails).toHaveLength(2)
  })

  test('twenty games are one email of less than 30 KB', async () => {
    const { world, games } = await company(22)
    for (const game of games.slice(0, 20)) await move(world, game, game.other, 0, '11-15')
    await world.flush()
    expect(world.mails).toHaveLength(1)
    expect(new TextEncoder().encode(`${world.mails[0]?.text}${world.mails[0]?.html}`).length).toBeLessThan(30_000)
    await after(world, DAY)
    expect(world.mails).toHaveLength(1)
  })
})

describe('a digest', () => {
  const wanting = async (count: number, digestAt = 18) => {
    const { world, games } = await company(count)
    for (const { own } of games)
      await world.ask('PATCH', '/v1/seat', own, {
        timeZone: 'Europe/Amsterdam',
        notifications: { mail: 'digest', digestAt },
      })
    return { world, games }
  }

  /** Runs the sweep every five minutes. */
  const swept = async (world: MailWorld, until: number): Promise<void> => {
    for (; world.clock.now < until; await after(world, 5 * MINUTE))
      await queueDueDigests(world.service, () => {}, world.clock.now)
  }

  test('comes once a day at its hour, with every game that waits, and has its own subject', async () => {
    const { world, games } = await wanting(3)
    const [first, second, third] = games
    if (!first || !second || !third) throw new Error('three games were made')
    await move(world, first, first.other, 0, '11-15')
    await move(world, second, second.other, 0, '11-15')
    await world.flush()
    expect(world.outcomes.slice(-2)).toEqual(['in-digest', 'in-digest'])
    // Noon in UTC is one o'clock in Amsterdam.
    await swept(world, NOON + 5 * HOUR - 1)
    expect(world.mails).toEqual([])
    await swept(world, NOON + 6 * HOUR)
    expect(world.mails).toHaveLength(1)
    expect(world.mails[0]).toMatchObject({ at: NOON + 5 * HOUR + 5 * MINUTE, subject: 'Draughts: your daily email' })
    expect(world.mails[0]?.text).toContain('It is your move in 2 games')
    await swept(world, NOON + DAY)
    expect(world.mails).toHaveLength(1)
    await move(world, third, third.other, 0, '11-15')
    await swept(world, NOON + DAY + 6 * HOUR)
    expect(world.mails).toHaveLength(2)
    expect(world.mails[1]?.text).toContain('It is your move in 3 games')
  })

  test('lists first the game with the least time for its move, whatever reserves the games have', async () => {
    const { world, games } = await wanting(1)
    const [plain] = games
    const reserve = await gameOf(world, READER, { perMove: 'P1D', reserve: 'P14D' })
    if (!plain) throw new Error('a game was made')
    await world.press(READER, { all: '1' })
    await world.ask('PATCH', '/v1/seat', reserve.own, {
      timeZone: 'Europe/Amsterdam',
      notifications: { mail: 'digest', digestAt: 18 },
    })
    await world.flush()
    world.mails.length = 0
    for (const game of [plain, reserve]) await move(world, game, game.other, 0, '11-15')
    await world.flush()
    await swept(world, NOON + 6 * HOUR)
    const text = world.mails.at(-1)?.text ?? ''
    expect(text).toContain('The game with the least time comes first.')
    expect(text.match(/[^\n]* left/g)).toEqual([expect.stringContaining('18 hours'), expect.stringContaining('2 days')])
    expect(text.indexOf(reserve.id.slice(0, 6))).toBeLessThan(text.indexOf(plain.id.slice(0, 6)))
  })

  test('lists before all others a game that uses up its reserve, although more time is left in it', async () => {
    const { world, games } = await wanting(1)
    const [plain] = games
    const burning = await gameOf(world, READER, { perMove: 'PT1H', reserve: 'P14D' })
    if (!plain) throw new Error('a game was made')
    await world.press(READER, { all: '1' })
    await world.ask('PATCH', '/v1/seat', burning.own, { notifications: { mail: 'digest', digestAt: 18 } })
    await world.flush()
    world.mails.length = 0
    for (const game of [plain, burning]) await move(world, game, game.other, 0, '11-15')
    await world.flush()
    await swept(world, NOON + 6 * HOUR)
    const text = world.mails.at(-1)?.text ?? ''
    expect(text).toContain('First come the games that are already using your reserve')
    expect(text.match(/[^\n]* left/g)).toEqual([expect.stringContaining('13 days'), expect.stringContaining('2 days')])
  })

  test('does not include a turn whose time is over soon after it', async () => {
    const world = mailWorld()
    const short = await gameOf(world, READER, { perMove: 'PT7H' })
    await world.press(READER, { all: '1' })
    await world.ask('PATCH', '/v1/seat', short.own, { notifications: { mail: 'digest', digestAt: 17 } })
    world.mails.length = 0
    await move(world, short, short.other, 0, '11-15')
    await world.flush()
    expect(world.outcomes.at(-1)).toBe('sent')
  })

  test('is also sent if its reader has gone back to an email for each turn meanwhile', async () => {
    const { world, games } = await wanting(1)
    const [game] = games
    if (!game) throw new Error('a game was made')
    await move(world, game, game.other, 0, '11-15')
    await world.flush()
    await world.ask('PATCH', '/v1/seat', game.own, { notifications: { mail: 'turns' } })
    await swept(world, NOON + 6 * HOUR)
    expect(world.mails).toHaveLength(1)
  })

  test('reports nothing the second time if it was queued twice', async () => {
    const { world, games } = await wanting(2)
    for (const game of games) await move(world, game, game.other, 0, '11-15')
    await world.flush()
    world.clock.now = NOON + 5 * HOUR
    const { ledger, outbox } = world.service
    const crashing = { ...ledger, unplanDigest: () => Promise.reject(new Error('a crash')) }
    await expect(queueDueDigests({ ledger: crashing, outbox }, () => {}, world.clock.now)).rejects.toThrow('a crash')
    await queueDueDigests(world.service, () => {}, world.clock.now)
    await world.flush()
    expect(world.outcomes.slice(-2)).toEqual(['sent', 'superseded'])
    expect(world.mails).toHaveLength(1)
  })

  test('is queued by the next sweep if the queue refused it', async () => {
    const { world, games } = await wanting(2)
    for (const game of games) await move(world, game, game.other, 0, '11-15')
    await world.flush()
    world.clock.now = NOON + 5 * HOUR
    const full = { put: () => Promise.reject(new Error('the queue is away')) }
    await expect(
      queueDueDigests({ ledger: world.service.ledger, outbox: full }, () => {}, world.clock.now),
    ).rejects.toThrow('away')
    await swept(world, NOON + 6 * HOUR)
    expect(world.mails).toHaveLength(1)
  })

  test('comes again with all its games if its sending fails, and with those not noted if its note fails', async () => {
    const { world, games } = await wanting(3)
    const before = await counted(world)
    for (const game of games) await move(world, game, game.other, 0, '11-15')
    await world.flush()
    world.clock.now = NOON + 5 * HOUR
    await queueDueDigests(world.service, () => {}, world.clock.now)
    const [summary] = world.inquiries
    if (!summary) throw new Error('a digest was due')
    world.verdict.of = () => {
      throw new Error('the mail service is away')
    }
    await expect(world.flush()).rejects.toThrow('away')
    expect(world.mails).toEqual([])
    world.verdict.of = () => 'taken'
    world.inquiries.push(summary)
    const failing = failAfter(world, 1)
    await expect(after(world, MINUTE)).rejects.toThrow('no note')
    expect(world.mails.map(({ text }) => text.includes('in 3 games'))).toEqual([true])
    failing.stop()
    world.inquiries.push(summary)
    await after(world, MINUTE)
    expect(world.mails).toHaveLength(2)
    world.inquiries.push(summary)
    await after(world, MINUTE)
    expect(world.mails).toHaveLength(2)
    expect(world.outcomes.at(-1)).toBe('superseded')
    expect(await counted(world)).toBe(before + 1)
  })

  test('has a turn that comes while it is read in the next one', async () => {
    const { world, games } = await wanting(2)
    const [first, second] = games
    if (!first || !second) throw new Error('two games were made')
    await move(world, first, first.other, 0, '11-15')
    await world.flush()
    const due = NOON + 5 * HOUR
    world.clock.now = due
    const { ledger, outbox } = world.service
    // The digest is delivered before the sweep notes that it is in the queue.
    const late = {
      ...ledger,
      unplanDigest: async (account: string, at: number) => {
        await world.flush()
        await move(world, second, second.other, 0, '11-15')
        await world.flush()
        await ledger.unplanDigest(account, at)
      },
    }
    await queueDueDigests({ ledger: late, outbox }, () => {}, world.clock.now)
    expect(world.mails).toHaveLength(1)
    expect(world.outcomes.at(-1)).toBe('in-digest')
    expect(await ledger.dueDigests(due + DAY, 9)).toEqual([expect.objectContaining({ at: due + DAY })])
  })

  test('is retried if it meets an email whose clock is ahead', async () => {
    const { world, games } = await wanting(1)
    const [game] = games
    if (!game) throw new Error('a game was made')
    await move(world, game, game.other, 0, '11-15')
    await world.flush()
    world.clock.now = NOON + 5 * HOUR
    const account = mailboxAccount(world.service.signer, READER)
    await world.service.ledger.take(account, 'ahead', world.clock.now + 1000, [], world.clock.now)
    await queueDueDigests(world.service, () => {}, world.clock.now)
    await world.flush()
    expect(world.outcomes.at(-1)).toBe('in-hand')
  })

  test('is followed by another if it has more games than one email lists', async () => {
    const { world, games } = await wanting(22)
    for (const game of games) await move(world, game, game.other, 0, '11-15')
    await swept(world, NOON + 6 * HOUR)
    expect(world.mails).toHaveLength(2)
    const all = world.mails.map(({ text }) => text).join()
    for (const { id } of games) expect(all).toMatch(new RegExp(`/p/.{2}${id}`))
  })

  test('waits for news on its way, but not for news that never comes', async () => {
    const { world, games } = await wanting(1)
    const [game] = games
    if (!game) throw new Error('a game was made')
    const action = { type: 'give-time', ply: 0, time: 'P1D' }
    expect((await world.ask('POST', `/v1/games/${game.id}/actions`, game.other, action)).status).toBe(200)
    await move(world, game, game.other, 0, '11-15')
    const dropped = world.letters.findIndex(({ kind }) => kind === 'news')
    expect(world.letters.splice(dropped, 1)).toMatchObject([{ kind: 'news' }])
    await world.flush()
    await swept(world, NOON + 5 * HOUR + 50 * MINUTE)
    expect(world.mails).toEqual([])
    expect(world.outcomes.at(-1)).toBe('waits')
    await swept(world, NOON + 7 * HOUR)
    expect(world.mails).toHaveLength(1)
  })
})

describe('an email about several games', () => {
  test('is repeated with the games not noted if its note fails, and counts once', async () => {
    const { world, games } = await company(3)
    const before = await counted(world)
    for (const game of games) await move(world, game, game.other, 0, '11-15')
    const queued = [...world.letters]
    const failing = failAfter(world, 0)
    await expect(world.flush()).rejects.toThrow('no note')
    expect(world.mails).toHaveLength(1)
    failing.stop()
    world.letters.splice(0, world.letters.length, ...queued)
    await after(world, MINUTE)
    expect(world.mails).toHaveLength(2)
    expect(world.outcomes.slice(-3)).toEqual(['sent', 'told-already', 'told-already'])
    expect(await counted(world)).toBe(before + 1)
  })
})

test.each([
  ['UTC', 8, '2026-11-21T12:00:00Z', '2026-11-22T08:00:00Z'],
  ['UTC', 12, '2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z'],
  ['UTC', 13, '2026-11-21T12:59:59Z', '2026-11-21T13:00:00Z'],
  ['Asia/Kathmandu', 8, '2026-11-21T00:00:00Z', '2026-11-21T02:15:00Z'],
  ['America/New_York', 8, '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'],
  // The clock goes back on the 25th, and forward on the 28th, when 2:00 does not exist.
  ['Europe/Amsterdam', 8, '2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z'],
  ['Europe/Amsterdam', 8, '2027-03-27T12:00:00Z', '2027-03-28T06:00:00Z'],
  ['Europe/Amsterdam', 2, '2027-03-27T12:00:00Z', '2027-03-28T00:00:00Z'],
])('in %s the next %i o’clock after %s is %s', (zone, hour, now, then) => {
  expect(new Date(nextLocalHour(zone, hour, Date.parse(now)))).toEqual(new Date(then))
})
