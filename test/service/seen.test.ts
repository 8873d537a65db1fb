import { describe, expect, test, vi } from 'vitest'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { tickGame } from '../../shared/service/background/tick.ts'
import { queueDueDigests } from '../../shared/service/email/sending/queue-due-digests.ts'
import { type MailWorld, mailWorld } from '../attacks/mail-world.ts'

const READER = 'vic@players.test'

type Seats = { readonly id: string; readonly own: string; readonly other: string }

/** Returns a game in which the reader plays White and the other side is to move. */
const gameOf = async (world: MailWorld): Promise<Seats> => {
  const creator = { name: 'Vic', seat: 'white', email: READER, locale: 'en' }
  const { body } = await world.create({ creator, clock: { perMove: 'P3D' } })
  const invitation = body.links['invitation']?.token
  const claimed = await world.ask('POST', `/v1/games/${body.game.id}/claim`, invitation, { name: 'Eve' })
  return { id: body.game.id, own: body.links['creator']?.token ?? '', other: claimed.body.links['seat']?.token ?? '' }
}

/** Creates games whose emails the reader has consented to, and forgets the emails that were sent so far. */
const company = async (count: number) => {
  const world = mailWorld()
  const games: Seats[] = []
  for (let made = 0; made < count; made += 1) games.push(await gameOf(world))
  await world.press(READER, { all: '1' })
  world.mails.length = 0
  return { world, games: games as [Seats, ...Seats[]] }
}

const move = async (world: MailWorld, { id }: Seats, token: string, ply: number, text: string): Promise<void> => {
  expect((await world.ask('POST', `/v1/games/${id}/moves`, token, { ply, move: text })).status).toBe(200)
}

const act = async (world: MailWorld, { id }: Seats, token: string, body: object): Promise<void> => {
  expect((await world.ask('POST', `/v1/games/${id}/actions`, token, body)).status).toBe(200)
}

const versionOf = async (world: MailWorld, { id }: Seats): Promise<number> => {
  const { body } = await world.ask('GET', `/v1/games/${id}/version`)
  return (body as unknown as { readonly version: number }).version
}

/** Reports with this link that the reader has seen a version: the present one, unless another is given. */
const see = async (world: MailWorld, game: Seats, token = game.own, version?: number): Promise<void> => {
  const now = await versionOf(world, game)
  const response = await world.ask('POST', '/v1/seat/seen', token, { version: version ?? now })
  expect(response).toEqual({ status: 200, body: { version: now } })
}

describe('a position that its reader has seen on the page', () => {
  test('sends no email about that turn, but the next turn does, and so does the last warning', async () => {
    const { world, games } = await company(1)
    const [game] = games
    await move(world, game, game.other, 0, '11-15')
    await see(world, game)
    await world.flush()
    expect([world.mails, world.outcomes.at(-1)]).toEqual([[], 'seen'])
    const due = world.clock.now + 3 * DAY
    for (const left of [36 * HOUR, 3 * HOUR]) {
      world.clock.now = due - left
      await tickGame(world.service, game.id, world.clock.now)
      await world.flush()
    }
    expect(world.mails.at(-1)?.text).toContain('left')
    expect(world.mails.length).toBeGreaterThan(0)
    world.mails.length = 0
    await move(world, game, game.own, 1, '22-18')
    await move(world, game, game.other, 2, '15x22')
    await world.flush()
    expect(world.mails).toHaveLength(1)
  })

  test('is stored by one write, and only read if it is reported again', async () => {
    const { world, games } = await company(1)
    const [game] = games
    await move(world, game, game.other, 0, '11-15')
    const amend = vi.spyOn(world.service.contacts, 'update')
    const save = vi.spyOn(world.service.games, 'save')
    for (let time = 0; time < 3; time += 1) await see(world, game)
    expect(amend).toHaveBeenCalledTimes(1)
    expect(save).not.toHaveBeenCalled()
  })

  test.each([
    ['an older version', (at: MailWorld, game: Seats) => see(at, game, game.own, 2)],
    ['a version that is still to come', (at: MailWorld, game: Seats) => see(at, game, game.own, 100_000)],
    ['the other side', (at: MailWorld, game: Seats) => see(at, game, game.other)],
  ])('is seen by nobody else, and no other version is: %s', async (_who, saw) => {
    const { world, games } = await company(1)
    const [game] = games
    await move(world, game, game.other, 0, '11-15')
    await saw(world, game)
    await world.flush()
    expect(world.mails).toHaveLength(1)
  })

  test('before the move says nothing about the position after it', async () => {
    const { world, games } = await company(1)
    const [game] = games
    const amend = vi.spyOn(world.service.contacts, 'update')
    await see(world, game)
    expect(amend).not.toHaveBeenCalled()
    await move(world, game, game.other, 0, '11-15')
    await world.flush()
    expect(world.mails).toHaveLength(1)
  })

  test('hides neither news nor the end', async () => {
    const { world, games } = await company(1)
    const [game] = games
    await act(world, game, game.other, { type: 'give-time', ply: 0, time: 'P1D' })
    await move(world, game, game.other, 0, '11-15')
    await see(world, game)
    await world.flush()
    expect(world.mails.map(({ text }) => text.includes('1 day'))).toEqual([true])
    await act(world, game, game.other, { type: 'resign', ply: 1 })
    await see(world, game)
    await world.flush()
    expect(world.mails).toHaveLength(2)
  })

  test('is emailed if it arises again after a move was taken back and made again', async () => {
    const { world, games } = await company(1)
    const [game] = games
    await move(world, game, game.other, 0, '11-15')
    await see(world, game)
    await act(world, game, game.other, { type: 'request-takeback', ply: 1 })
    await act(world, game, game.own, { type: 'accept-takeback', ply: 1 })
    await world.flush()
    world.mails.length = 0
    await move(world, game, game.other, 0, '11-15')
    await world.flush()
    expect(world.mails).toHaveLength(1)
  })

  test('is not announced as a move taken back to a player who has already made another one', async () => {
    const { world, games } = await company(1)
    const [game] = games
    await move(world, game, game.other, 0, '11-15')
    await move(world, game, game.own, 1, '22-18')
    await act(world, game, game.own, { type: 'request-takeback', ply: 2 })
    await world.flush()
    world.mails.length = 0
    await act(world, game, game.other, { type: 'accept-takeback', ply: 2 })
    await move(world, game, game.own, 1, '23-19')
    await move(world, game, game.other, 2, '8-11')
    await world.flush()
    expect(world.mails.map(({ text }) => text.includes('You can move again'))).toEqual([false])
    expect(world.mails[0]?.text).toContain('8-11')
  })

  test('does not prevent the consent email to its mailbox', async () => {
    const world = mailWorld()
    const game = await gameOf(world)
    await move(world, game, game.other, 0, '11-15')
    await see(world, game)
    await world.flush()
    expect(world.mails.map(({ id }) => id.includes('-door-'))).toEqual([true])
  })

  test('does not stop an email about several games that waits', async () => {
    const { world, games } = await company(3)
    const [first, second, third] = games
    if (!second || !third) throw new Error('three games were made')
    await move(world, first, first.other, 0, '11-15')
    await world.flush()
    await move(world, second, second.other, 0, '11-15')
    await move(world, third, third.other, 0, '11-15')
    world.clock.now += 2 * MINUTE
    await world.flush()
    expect(world.outcomes.slice(-2)).toEqual(['waits', 'waits'])
    await see(world, second)
    for (let quarter = 0; quarter < 3; quarter += 1) {
      world.clock.now += 15 * MINUTE
      await world.flush()
    }
    expect(world.mails).toHaveLength(2)
    expect(world.mails[1]?.text).toContain(third.id.slice(0, 6))
    expect(world.mails[1]?.text).not.toContain(second.id.slice(0, 6))
  })

  test('causes no daily email, but is in one that comes because of another game', async () => {
    const { world, games } = await company(2)
    const [first, second] = games
    if (!second) throw new Error('two games were made')
    const daily = { timeZone: 'UTC', notifications: { mail: 'digest', digestAt: 18 } }
    for (const { own } of games) await world.ask('PATCH', '/v1/seat', own, daily)
    const evening = async (): Promise<void> => {
      world.clock.now += DAY
      await queueDueDigests(world.service, () => {}, world.clock.now)
      await world.flush()
    }
    await move(world, first, first.other, 0, '11-15')
    await world.flush()
    await see(world, first)
    await evening()
    expect(world.mails).toEqual([])
    await move(world, second, second.other, 0, '11-15')
    await world.flush()
    await evening()
    expect(world.mails).toHaveLength(1)
    for (const { id } of games) expect(world.mails[0]?.text).toContain(id.slice(0, 6))
  })

  test('counts for that game alone, as a rematch has versions of its own', async () => {
    const { world, games } = await company(1)
    const [game] = games
    await move(world, game, game.other, 0, '11-15')
    await see(world, game)
    await move(world, game, game.own, 1, '22-18')
    await act(world, game, game.own, { type: 'resign', ply: 2 })
    for (const token of [game.own, game.other]) await act(world, game, token, { type: 'rematch', ply: 2 })
    expect(world.entriesOf(READER).map(({ contact }) => contact.seen !== undefined)).toEqual([true, false])
  })
})

test('a link may report it sixty times an hour, and the reader of another seat or of none not at all', async () => {
  const { world, games } = await company(1)
  const [game] = games
  const say = (token: string) => world.ask('POST', '/v1/seat/seen', token, { version: 3 })
  expect((await say('nonsense')).status).toBe(401)
  for (let time = 0; time < RATE_LIMITS.seen.token; time += 1) expect((await say(game.own)).status).toBe(200)
  expect((await say(game.own)).status).toBe(429)
  expect((await say(game.other)).status).toBe(200)
})
