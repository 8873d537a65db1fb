import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../shared/game/model/words.ts'
import { ADDRESS_LIMITS } from '../../shared/service/limits/email-quotas.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import { type MailWorld, mailWorld } from '../attacks/mail-world.ts'

const READER = 'vic@elsewhere.test'

/** Creates a game between Vic, the reader, whose address somebody has typed, and Eve. Black moves first. */
const begun = async (world: MailWorld, seat: 'black' | 'white' = 'black') => {
  const { body } = await world.create({ creator: { name: 'Vic', seat, email: READER } })
  const { id } = body.game
  const claimed = await world.ask('POST', `/v1/games/${id}/claim`, body.links['invitation']?.token, { name: 'Eve' })
  const eve = claimed.body.links['seat']?.token ?? ''
  const move = (move: string, ply = 0) => world.ask('POST', `/v1/games/${id}/moves`, eve, { ply, move })
  await world.flush()
  return { id, creator: body.links['creator']?.token ?? '', eve, move }
}

const isQuestion = ({ id }: { readonly id: string }): boolean => id.includes('-door-')

const newsOf = (world: MailWorld) => world.to(READER).filter((mail) => !isQuestion(mail))

describe('consent to "all my games"', () => {
  test('sends the turn of each game in which it is the reader’s turn, by few emails', async () => {
    const world = mailWorld()
    const games = [await begun(world), await begun(world), await begun(world, 'white'), await begun(world, 'white')]
    await games[3]?.move('11-15')
    await world.press(READER, { all: '1' })
    const news = newsOf(world)
    const named = games.map(({ creator }) => news.filter(({ text }) => text.includes(creator)).length)
    // In the third game the reader plays White, and Black has not moved.
    expect(named).toEqual([1, 1, 0, 1])
    expect(news.length).toBeLessThanOrEqual(2)
  })

  test('sends what else the reader should know, such as a draw offer', async () => {
    const world = mailWorld()
    const other = await begun(world, 'white')
    await begun(world)
    await world.ask('POST', `/v1/games/${other.id}/actions`, other.eve, { type: 'offer-draw', ply: 0 })
    await world.press(READER, { all: '1' })
    expect(newsOf(world).filter(({ text }) => text.includes(other.creator) && text.includes('draw'))).toHaveLength(1)
  })

  test('sends all of that when it is repeated after it was cut off before any seat was confirmed', async () => {
    const world = mailWorld()
    const other = await begun(world)
    await begun(world)
    const { update } = world.service.contacts
    let isCut = true
    Object.assign(world.service.contacts, {
      update: (...args: Parameters<typeof update>) => {
        if (isCut && args[2].confirmed && args[0] === other.id) throw new Error('cut off')
        return update(...args)
      },
    })
    await expect(world.press(READER, { all: '1' })).rejects.toThrow('cut off')
    world.letters.splice(0)
    isCut = false
    await world.press(READER, { all: '1' })
    expect(newsOf(world).some(({ text }) => text.includes(other.creator))).toBe(true)
  })
})

describe('an opponent who joins and moves at once', () => {
  const joining = async (notifications?: object) => {
    const world = mailWorld()
    const { body } = await world.create({ creator: { name: 'Vic', seat: 'white', email: READER } })
    const { id } = body.game
    await world.press(READER)
    if (notifications) await world.ask('PATCH', '/v1/seat', body.links['creator']?.token, { notifications })
    const had = newsOf(world).length
    const claimed = await world.ask('POST', `/v1/games/${id}/claim`, body.links['invitation']?.token, { name: 'Eve' })
    const eve = claimed.body.links['seat']?.token ?? ''
    const act = (type: string, more: object = {}) =>
      world.ask('POST', `/v1/games/${id}/actions`, eve, { type, ply: 1, ...more })
    await world.ask('POST', `/v1/games/${id}/moves`, eve, { ply: 0, move: '11-15' })
    return { world, act, fresh: () => newsOf(world).slice(had) }
  }

  test('is reported by one email, which is the one about the turn', async () => {
    const { world, fresh } = await joining()
    await world.flush()
    expect(fresh()).toHaveLength(1)
    expect(fresh()[0]?.text).toContain('11-15')
    expect(world.outcomes.at(-1)).toBe('told-already')
  })

  test('is reported at once to a reader who wants a daily email, and their move waits for that', async () => {
    const { world, fresh } = await joining({ mail: 'digest', digestAt: 18 })
    await world.flush()
    expect(fresh()).toHaveLength(1)
    expect(world.outcomes.at(-1)).toBe('in-digest')
  })

  test('is reported by that email alone, and what they offer besides the move by another', async () => {
    const { world, act, fresh } = await joining()
    await act('offer-draw')
    await world.flush()
    expect(fresh()).toHaveLength(2)
    expect(fresh()[1]?.text).toContain('draw')
  })
})

test('a first email names the opponent of each other game that it lists, if the name is plain', async () => {
  const world = mailWorld()
  for (const name of ['Joop', 'evil.example', 'Mies']) {
    const { body } = await world.create({ creator: { name, seat: 'white' } })
    const reader = { name: 'Vic', email: READER }
    await world.ask('POST', `/v1/games/${body.game.id}/claim`, body.links['invitation']?.token, reader)
  }
  await world.flush()
  const listed = world.to(READER).map(({ text }) => text.match(/, game \w{6}: [^\n]*/g) ?? [])
  expect(listed.flat().join('\n')).toMatch(/: as a player\. Opponent: Mies\./)
  expect(listed.flat().join('\n')).not.toContain('evil')
})

test('a first email and a later one about the same version count twice in the day of the address', async () => {
  const world = mailWorld()
  await world.create({ creator: { name: 'Vic', seat: 'white', email: READER } })
  await world.press(READER)
  expect(world.to(READER)).toHaveLength(2)
  const account = mailboxAccount(world.service.signer, READER)
  expect((await world.service.ledger.counts(account, world.clock.now, ADDRESS_LIMITS.ordinary))[0]).toBe(2)
})

test('a delivery of a first email that dies after it was charged uses up one of those that the address may get', async () => {
  const world = mailWorld()
  world.verdict.of = () => {
    throw new Error('the mail service is away')
  }
  const dies = async () => {
    world.clock.now += MINUTE
    await expect(world.flush()).rejects.toThrow('the mail service is away')
    world.letters.splice(0)
  }
  const { body } = await world.create({ creator: { name: 'Vic', seat: 'white', email: READER } })
  const { id } = body.game
  const claimed = await world.ask('POST', `/v1/games/${id}/claim`, body.links['invitation']?.token, { name: 'Eve' })
  await dies()
  const eve = claimed.body.links['seat']?.token
  await world.ask('POST', `/v1/games/${id}/moves`, eve, { ply: 0, move: '11-15' })
  await dies()
  await world.ask('POST', `/v1/games/${id}/actions`, eve, { type: 'offer-draw', ply: 1 })
  await dies()
  await world.ask('POST', `/v1/games/${id}/actions`, eve, { type: 'request-takeback', ply: 1 })
  world.verdict.of = () => 'taken'
  world.clock.now += MINUTE
  await world.flush()
  expect(world.to(READER)).toHaveLength(1)
  const account = mailboxAccount(world.service.signer, READER)
  expect((await world.service.ledger.counts(account, world.clock.now, ADDRESS_LIMITS.ordinary))[0]).toBe(1)
})
