import { expect, test } from 'vitest'
import { type BulkOrder, type OrderStore, withoutPeople } from '../../shared/service/ports/orders.ts'
import { START, offered } from './samples.ts'

const game = (n: number) => ({
  id: `game${String(n).padStart(8, '0')}`,
  salt: 'saltsaltsaltsalt',
  chance: 0xffff_ffff,
  kind: 0,
  creator: 0,
  opponent: 1,
  arbiter: 2,
  contacts: ['contact000', 'contact001', 'contact002'] as const,
  other: `next${String(n).padStart(8, '0')}`,
  labels: { round: '1', board: String(n) },
})

const person = (n: number) => ({
  name: `Żaneta ${n}`,
  contact: { email: `player-${n}@club.example.org`, filed: 'm'.repeat(32), held: true, timeZone: 'Europe/Warsaw' },
})

export const orderOf = (id: string, games = 3, players = 2): BulkOrder => ({
  id,
  owner: 'an-owner_0001',
  print: 'a print',
  placed: START,
  made: 0,
  kinds: [{ terms: offered.terms, wish: 'black', weekendsOff: true, match: 'together' }],
  isPaired: true,
  labels: { event: 'Żaneta’s cup' },
  games: Array.from({ length: games }, (_, n) => game(n)),
  people: [...Array.from({ length: players }, (_, n) => person(n)), person(999)],
})

const ID = 'order00000000001'
const OTHER = 'order00000000002'

/**
 * Returns the contract of a store of orders. `changes` returns what the stream shows of the placed orders: their keys,
 * in order.
 */
export const ordersContract = (
  make: () => Promise<{
    readonly orders: OrderStore
    readonly changes?: (count: number) => Promise<readonly string[]>
  }>,
): void => {
  test('an order is read as it was placed, once', async () => {
    const { orders } = await make()
    expect(await orders.load(ID)).toBeUndefined()
    expect(await orders.place(orderOf(ID))).toBe(true)
    expect(await orders.place({ ...orderOf(ID), owner: 'another_0001' })).toBe(false)
    expect(await orders.load(ID)).toStrictEqual(orderOf(ID))
    expect(await orders.load(OTHER)).toBeUndefined()
  })

  test('of many equal orders at once one is placed', async () => {
    const { orders } = await make()
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, n) => orders.place({ ...orderOf(ID), print: String(n) })),
    )
    expect(all.filter((isPlaced) => isPlaced)).toHaveLength(1)
    expect((await orders.load(ID))?.print).toBe(String(all.indexOf(true)))
  })

  test('the number of games made only grows, and changes nothing else', async () => {
    const { orders } = await make()
    await orders.place(orderOf(ID))
    await orders.advance(ID, 2)
    await orders.advance(ID, 1)
    expect(await orders.load(ID)).toStrictEqual({ ...orderOf(ID), made: 2 })
    await orders.advance(OTHER, 2)
    expect(await orders.load(OTHER)).toBeUndefined()
  })

  test('finishing an order removes its people, also when repeated, and places none', async () => {
    const { orders } = await make()
    await orders.place(orderOf(ID))
    await orders.finish(orderOf(ID))
    await orders.finish(orderOf(ID))
    expect(await orders.load(ID)).toStrictEqual({ ...withoutPeople(orderOf(ID)), made: 3 })
    await orders.advance(ID, 1)
    expect((await orders.load(ID))?.made).toBe(3)
    await orders.finish(orderOf(OTHER))
    expect(await orders.load(OTHER)).toBeUndefined()
  })

  test('the largest order fits into the store', async () => {
    const { orders } = await make()
    const large = orderOf(ID, 500, 1000)
    expect(await orders.place(large)).toBe(true)
    expect(await orders.load(ID)).toStrictEqual(large)
  })

  test('the stream shows the order, and names nobody', async () => {
    const { orders, changes } = await make()
    await orders.place(orderOf(ID))
    await orders.place(orderOf(ID))
    await orders.place(orderOf(OTHER))
    if (!changes) return
    const records = await changes(2)
    expect(records.map((text) => /order\d+/.exec(text)?.[0])).toEqual([ID, OTHER])
    expect(records.join('')).not.toMatch(/aneta|@/)
  })
}
