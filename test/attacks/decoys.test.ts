import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { type MailWorld, linkIn, mailWorld } from './mail-world.ts'

const VICTIM = 'victim@gmail.com'
const EVE = 'eve@gmail.com'
const ATTACKER = '203.0.9.1'

const names = async (world: MailWorld, from: string, body: object) => {
  world.caller.from = () => from
  const { body: created } = await world.create(body)
  await world.flush()
  return created
}

type Created = Awaited<ReturnType<typeof names>>

const hears = (world: MailWorld, { game }: Created): boolean =>
  world.to(VICTIM).some(({ text }) => text.includes(game.id.slice(0, 6)))

/** Creates this many games in which all three seats have the victim's address. */
const decoys = async (world: MailWorld, games: number): Promise<void> => {
  const victim = { name: 'Vic', email: VICTIM }
  world.clock.now += 1000
  for (let game = 0; game < games; game += 1)
    await names(world, ATTACKER, { creator: { ...victim, seat: 'black' }, opponent: victim, arbiter: victim })
}

/** Creates a game of the victim with a friend who has no address. */
const friendly = async (world: MailWorld) => {
  const created = await names(world, '198.51.100.7', { creator: { name: 'Vic', seat: 'black', email: VICTIM } })
  const { body } = await world.ask('POST', `/v1/games/${created.game.id}/claim`, created.links['invitation']?.token, {
    name: 'Ann',
  })
  await world.flush()
  return { ...created, own: created.links['creator']?.token, other: body.links['seat']?.token }
}

type Friendly = Awaited<ReturnType<typeof friendly>>

const turnComes = async (world: MailWorld, { game, own, other }: Friendly): Promise<void> => {
  await world.ask('POST', `/v1/games/${game.id}/moves`, own, { ply: 0, move: '11-15' })
  await world.ask('POST', `/v1/games/${game.id}/moves`, other, { ply: 1, move: '24-20' })
  await world.flush()
}

const pressAll = async (world: MailWorld, { game }: Created): Promise<void> => {
  const email = world.to(VICTIM).find(({ text }) => text.includes(game.id.slice(0, 6)))
  await world.page(`${linkIn(email?.text ?? '')}/emails`, { all: '1' })
  await world.flush()
}

describe('a mailbox that a stranger names in many seats', () => {
  test.each([0, 67, 90])(
    'hears of the friend whose invitation was postponed, beside %i games of the stranger',
    async (games) => {
      const world = mailWorld()
      for (const network of [1, 2])
        await names(world, `203.0.${network}.1`, { opponent: { name: 'Vic', email: VICTIM } })
      const friends = await names(world, '198.51.100.7', { opponent: { name: 'Vic', email: VICTIM } })
      expect(hears(world, friends)).toBe(false)
      await decoys(world, games)
      for (let day = 0; day < 3; day += 1) await world.wake(DAY)
      expect(hears(world, friends)).toBe(true)
    },
  )

  test('is shown as withheld on the pages of those games', async () => {
    const world = mailWorld()
    await decoys(world, 30)
    const last = await names(world, ATTACKER, { creator: { name: 'Vic', seat: 'black', email: VICTIM } })
    expect(await emailsAt(world, last.links['creator']?.token)).toBe('held')
  })

  test.each([0, 60])('confirms its own seats with "all my games", beside %i games of the stranger', async (games) => {
    const world = mailWorld()
    const [first, second] = [await friendly(world), await friendly(world)]
    await decoys(world, games)
    await pressAll(world, first)
    expect(await Promise.all([first, second].map(({ own }) => emailsAt(world, own)))).toEqual(['on', 'on'])
  })
})

const emailsAt = async (world: MailWorld, token: string | undefined): Promise<string> =>
  (await world.ask('GET', '/v1/seat', token)).body.emails

/** Creates a game in which Eve names the victim as creator, and takes the other seat with her own address. */
const withEve = async (world: MailWorld, network: number): Promise<Created> => {
  const created = await names(world, `203.0.${network}.1`, { creator: { name: 'Vic', seat: 'black', email: VICTIM } })
  const invitation = created.links['invitation']?.token
  await world.ask('POST', `/v1/games/${created.game.id}/claim`, invitation, { name: 'Eve', email: EVE })
  await world.flush()
  return created
}

describe('an opponent who is covered by the consent to "all my games"', () => {
  test('begins many games, and the daily email still reports the turn in an older one', async () => {
    const world = mailWorld()
    const own = await friendly(world)
    await pressAll(world, own)
    await world.ask('PATCH', '/v1/seat', own.own, { notifications: { mail: 'digest' } })
    const first = await withEve(world, 9)
    const eves = `${linkIn(world.to(EVE).at(-1)?.text ?? '')}/emails`
    await world.page(eves, { all: '1' })
    await pressAll(world, first)
    world.clock.now += DAY
    for (let game = 1; game <= 250; game += 1) {
      await withEve(world, 9 + (game % 3))
      if (game % 50 === 0) world.clock.now += HOUR / 2
      if (game % 40 === 0 || game === 250) await world.page(eves, { all: '1' })
      await world.flush()
    }
    const had = world.to(VICTIM).length
    await turnComes(world, own)
    for (let hour = 0; hour < 26; hour += 1) await world.wake(HOUR)
    expect(
      world
        .to(VICTIM)
        .slice(had)
        .some(({ text }) => text.includes(own.game.id.slice(0, 6))),
    ).toBe(true)
  })
})
