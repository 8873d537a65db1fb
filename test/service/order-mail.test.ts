import { expect, test } from 'vitest'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { shownUntil } from '../../shared/service/email/requests/postponed.ts'
import { type MailWorld, mailWorld, stopAllIn } from '../attacks/mail-world.ts'
import { KEYS } from '../harness/api-keys.ts'

const READER = 'vic@gmail.com'
const PLAYERS = [
  { name: 'Amara', email: 'amara@gmail.com' },
  { name: 'Vic', email: READER },
  { name: 'Otis', email: 'otis@gmail.com' },
]

type OrderView = {
  readonly order: { readonly id: string }
  readonly games: readonly { readonly id: string }[]
  readonly unsent?: unknown
}

const ordered = async (world: MailWorld): Promise<OrderView> => {
  const body = { players: PLAYERS, roundRobin: 'single' }
  const answer = await world.ask('POST', '/v1/games/bulk', KEYS.club, body, {
    'idempotency-key': 'an-order-with-emails',
  })
  const told = answer.body as unknown as OrderView
  await makeOrder(world.service, told.order.id, world.clock.now, () => true)
  await world.flush()
  return told
}

const unsentIn = async (world: MailWorld, { order }: OrderView): Promise<unknown> =>
  ((await world.ask('GET', `/v1/orders/${order.id}`, KEYS.club)).body as unknown as OrderView).unsent

test.each([true, false])(
  'an order says whose email waits and until when, and all seats of that mailbox say so; whether it has consented elsewhere: %s',
  async (hasConsented) => {
    const world = mailWorld()
    for (let game = 0; game < EMAIL_LIMITS.strangerDay; game += 1) {
      await world.create({ creator: { name: 'Vic', seat: 'black', email: READER } })
      await world.flush()
      if (hasConsented && game === EMAIL_LIMITS.strangerDay - 1) await world.press(READER)
    }
    const had = world.to(READER).length
    const told = await ordered(world)
    expect(world.to(READER)).toHaveLength(hasConsented ? had + 1 : had)
    const games = new Set(told.games.map(({ id }) => id))
    const own = world.entriesOf(READER).filter(({ game }) => games.has(game))
    const [until = 0, ...others] = own.map(({ contact }) => shownUntil(contact.postponed))
    expect([until > world.clock.now, others]).toEqual([true, [until]])
    const mailAt = isoInstant(until)
    expect(await unsentIn(world, told)).toEqual([
      { player: 2, game: expect.any(String), role: expect.any(String), mail: 'later', mailAt },
    ])
    await world.wake(DAY)
    expect(await unsentIn(world, told)).toBeUndefined()
    expect(world.to(READER)).toHaveLength(had + 1)
  },
)

test.each(['never asked', 'consented', 'stopped'] as const)(
  'an order says how many people’s emails are not sent yet, alike whether an address has %s before',
  async (before) => {
    const world = mailWorld()
    if (before !== 'never asked') {
      await world.create({ creator: { name: 'Vic', seat: 'black', email: READER } })
      await world.press(READER)
      const stop = stopAllIn(world.to(READER).at(-1)?.text ?? '')
      if (before === 'stopped') await world.page(stop, {})
    }
    const body = { players: PLAYERS, roundRobin: 'single' }
    const placed = await world.ask('POST', '/v1/games/bulk', KEYS.club, body, {
      'idempotency-key': 'an-order-in-a-slow-queue',
    })
    const { id } = (placed.body as unknown as OrderView).order
    const told = async () => (await world.ask('GET', `/v1/orders/${id}`, KEYS.club)).body
    await makeOrder(world.service, id, world.clock.now, () => true)
    expect(await told()).toMatchObject({ asking: PLAYERS.length })
    await world.flush()
    expect(await told()).not.toHaveProperty('asking')
    expect(await told()).not.toHaveProperty('unsent')
  },
)

test('an order whose emails are sent says nothing about them', async () => {
  const world = mailWorld()
  expect(await unsentIn(world, await ordered(world))).toBeUndefined()
})
