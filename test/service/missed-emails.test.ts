import { describe, expect, test } from 'vitest'
import { HOUR } from '../../shared/game/model/words.ts'
import { randomId } from '../../shared/service/credentials/ids.ts'
import { linkIn, mailWorld, stopAllIn, stopIn } from '../attacks/mail-world.ts'
import { READER, codeIn, severalWorld } from '../attacks/several-games.ts'

/**
 * Returns a world in which a reader with this many games has stopped their emails, and the opponent has moved in each
 * game.
 */
const stopped = async (count: number, linkIn: (text: string) => string) => {
  const world = await severalWorld(count)
  const undo = linkIn(world.email?.text ?? '')
  for (const { id, own } of world.games) await world.move(id, own, 1, '22-18')
  await world.page(undo, {})
  for (const { id, other } of world.games) await world.move(id, other, 2, '15x22')
  await world.flush()
  world.clock.now += 3_600_000
  world.mails.length = 0
  return { ...world, undo }
}

describe('whoever allows emails again', () => {
  test('to their address is told once of the games in which it is their turn', async () => {
    const world = await stopped(2, stopAllIn)
    await world.page(world.undo, { undo: '1' })
    await world.flush()
    expect(world.to(READER)).toHaveLength(1)
    for (const game of world.games) expect(world.to(READER)[0]?.text).toContain(codeIn(game))
    await world.page(world.undo, { undo: '1' })
    await world.flush()
    expect(world.to(READER)).toHaveLength(1)
  })

  test('without having stopped them queues nothing, however often', async () => {
    const world = await severalWorld(2)
    const undo = stopAllIn(world.email?.text ?? '')
    const before = world.letters.length
    for (let press = 0; press < 5; press += 1) await world.page(undo, { undo: '1' })
    expect(world.letters).toHaveLength(before)
  })

  test('again and again within an hour is told to wait, fills no queue, and can still stop them all', async () => {
    const world = await stopped(3, stopAllIn)
    const before = world.letters.length
    const statuses: number[] = []
    for (let press = 0; press < 50; press += 1) {
      statuses.push((await world.page(world.undo, { undo: '1' })).status)
      expect((await world.page(world.undo, {})).status).toBe(200)
    }
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 47 }, () => 429)])
    expect(world.letters.length - before).toBeLessThanOrEqual(3 * 3)
    await world.flush()
    expect(world.to(READER)).toEqual([])
    world.clock.now += HOUR
    expect((await world.page(world.undo, { undo: '1' })).status).toBe(200)
    await world.flush()
    expect(world.to(READER)).toHaveLength(1)
  })

  test('about one game is told of its turn', async () => {
    const world = await stopped(1, stopIn)
    const before = world.to(READER).length
    await world.page(world.undo, { undo: '1' })
    await world.flush()
    expect(world.to(READER)).toHaveLength(before + 1)
  })

  test('in the settings of a game is told of its turn', async () => {
    const world = await severalWorld(1)
    const [game] = world.games
    if (!game) throw new Error('no game')
    await world.ask('PATCH', '/v1/seat', game.own, { notifications: { mail: 'off' } })
    await world.move(game.id, game.own, 1, '22-18')
    await world.move(game.id, game.other, 2, '15x22')
    await world.flush()
    world.mails.length = 0
    world.clock.now += 3_600_000
    await world.ask('PATCH', '/v1/seat', game.own, { notifications: { mail: 'turns' } })
    await world.flush()
    expect(world.to(READER)).toHaveLength(1)
  })

  test('is told nothing of a game in which it is not their turn', async () => {
    const world = await severalWorld(1)
    const undo = stopAllIn(world.email?.text ?? '')
    await world.page(undo, {})
    for (const { id, own } of world.games) await world.move(id, own, 1, '22-18')
    await world.flush()
    world.mails.length = 0
    await world.page(undo, { undo: '1' })
    await world.flush()
    expect(world.to(READER)).toHaveLength(0)
  })
})

const VIC = 'vic@elsewhere.test'

/**
 * Returns a world in which a reader has stopped all emails by the first one. `link`, `stop`: the paths of the reader's
 * seat and of the unsubscribe page.
 */
const stoppedAtOnce = async () => {
  const world = mailWorld()
  await world.create({ creator: { name: 'Vic', seat: 'white', email: VIC } })
  await world.flush()
  const text = world.to(VIC)[0]?.text ?? ''
  await world.page(stopAllIn(text), {})
  return { world, link: linkIn(text), stop: stopAllIn(text) }
}

describe('whoever has stopped all emails', () => {
  test.each<Readonly<Record<string, string>>>([{}, { all: '1' }])(
    'and asks for those of a game reads that none comes, and how to allow them: %o',
    async (form) => {
      const { world, link, stop } = await stoppedAtOnce()
      const pressed = await world.page(`${link}/emails`, form)
      expect(pressed.headers['location']).toBe(`${stop}?still=1`)
      const { body } = await world.page(`${stop}?still=1`)
      expect(body).toContain('You have stopped all our emails to your address')
      expect(body).toContain('Allow emails again')
      await world.page(stop, { undo: '1' })
      expect((await world.page(`${stop}?still=1`)).body).not.toContain('You have stopped all our emails')
    },
  )

  test('and takes a seat meanwhile is asked about it once they are allowed again, by one email for all', async () => {
    const { world, stop } = await stoppedAtOnce()
    for (const name of ['Ann', 'Bea']) {
      const { body } = await world.create({ creator: { name, seat: 'black' } })
      const guest = { key: randomId(world.service.chance, 22), name: 'Vic', email: VIC }
      await world.page(`/i/${body.links['invitation']?.token}`, guest)
    }
    await world.flush()
    const had = world.to(VIC).length
    await world.page(stop, { undo: '1' })
    await world.flush()
    const [email, ...more] = world.to(VIC).slice(had)
    expect(more).toEqual([])
    expect(email?.text.match(/\/p\//g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('is shown as such on no page that somebody else sees', async () => {
    const { world } = await stoppedAtOnce()
    const { body } = await world.create({ creator: { name: 'Eve', seat: 'black', email: VIC } })
    await world.flush()
    const pressed = await world.page(`/p/${body.links['creator']?.token}/emails`, {})
    expect(pressed.headers['location']).not.toContain('/n/')
    const shown = (await world.page(`/p/${body.links['creator']?.token}`)).body
    expect(shown).toContain('unless you stopped all of ours')
  })
})

test('a consent that is cut off after the seat was confirmed, and not repeated, still brings its turn', async () => {
  const world = mailWorld()
  const { body } = await world.create({ creator: { name: 'Vic', seat: 'black', email: VIC } })
  await world.ask('POST', `/v1/games/${body.game.id}/claim`, body.links['invitation']?.token, { name: 'Ann' })
  await world.flush()
  const { outbox } = world.service
  const { put } = outbox
  Object.assign(outbox, {
    put: async (letters: Parameters<typeof put>[0]) => {
      if (letters.some(({ kind }) => kind === 'joined')) throw new Error('cut off')
      return put(letters)
    },
  })
  await expect(world.page(`${linkIn(world.to(VIC)[0]?.text ?? '')}/emails`, {})).rejects.toThrow('cut off')
  Object.assign(outbox, { put })
  expect((await world.ask('GET', '/v1/seat', body.links['creator']?.token)).body.emails).toBe('on')
  await world.flush()
  expect(world.to(VIC).at(-1)?.text).toContain('Your move')
})
