import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { linkIn, mailWorld } from '../attacks/mail-world.ts'
import { KEYS } from '../harness/api-keys.ts'

type Row = { readonly player?: number; readonly role: string } & Readonly<Record<string, number | string>>

const person = (n: number) => ({ name: `Player ${n}`, email: `player${n}@draughts.test` })
const emailOf = (n: number): string => person(n).email

/** A double round robin of three players with an arbiter: each player has two seats and two invitations. */
const world = async (more: object = {}) => {
  const at = mailWorld()
  const body = { players: [1, 2, 3].map(person), roundRobin: 'double', arbiter: person(9), ...more }
  const sent = { 'idempotency-key': 'an-order-of-a-test-01' }
  const placed = await at.ask('POST', '/v1/games/bulk', KEYS.club, body, sent)
  const { id } = (placed.body as unknown as { readonly order: { readonly id: string } }).order
  const players = async (token: string = KEYS.club) => {
    const answer = await at.ask('GET', `/v1/orders/${id}/players`, token)
    return (answer.body as unknown as { readonly players: readonly Row[] }).players
  }
  const remind = async (token: string = KEYS.club) => {
    const { status, body: answer } = await at.ask('POST', `/v1/orders/${id}/remind`, token)
    return [status, (answer as unknown as { readonly reminded?: number }).reminded]
  }
  const made = async () => {
    await makeOrder(at.service, id, at.clock.now, () => true)
    await at.flush()
  }
  return { ...at, id, players, remind, made }
}

const counts = { games: 4, accepted: 0, asked: 0, unconfirmed: 0, returned: 0, closed: 0 }

describe('the players of an order', () => {
  test('are listed with what became of their games', async () => {
    const { players, made, page, to } = await world()
    expect(await players()).toEqual([])
    await made()
    const asked = { ...counts, asked: 2, unconfirmed: 2 }
    expect(await players()).toMatchObject([
      { player: 1, ...asked },
      { player: 2, ...asked },
      { player: 3, ...asked },
      { role: 'arbiter', ...counts, games: 6, asked: 6 },
    ])
    const invitation = /\/i\/[\w-]+\.[\w-]+/.exec(to(emailOf(1))[0]?.text ?? '')?.[0] ?? ''
    await page(invitation, { key: 'k'.repeat(22), name: 'Ann', all: '1' })
    expect(await players()).toMatchObject([
      { player: 1, ...counts, accepted: 4 },
      { player: 2, ...asked },
      { player: 3, ...asked },
      { role: 'arbiter' },
    ])
  })

  test('are listed by what they declined, and by whose mailbox does not exist', async () => {
    const { players, made, page, to, verdict } = await world()
    verdict.of = (address) => (address === emailOf(2) ? 'refused' : 'taken')
    await made()
    const declined = /\/i\/[\w-]+\.[\w-]+/.exec(to(emailOf(1))[0]?.text ?? '')?.[0] ?? ''
    await page(`${declined}/decline`, { text: '' })
    const [first, second] = await players()
    expect(first).toMatchObject({ asked: 1, closed: 1, unconfirmed: 2 })
    expect(second?.['returned']).toBeGreaterThan(0)
  })

  test('are shown to their owner alone', async () => {
    const { players, remind, made } = await world()
    await made()
    expect(await players(KEYS.rival)).toBeUndefined()
    expect(await remind(KEYS.rival)).toEqual([404, undefined])
  })
})

describe('a reminder of an order', () => {
  test('goes to those alone who have not answered, from the second day, once a month', async () => {
    const { made, remind, page, to, clock, flush, mails } = await world()
    await made()
    expect(await remind()).toEqual([202, 0])
    const invitation = /\/i\/[\w-]+\.[\w-]+/.exec(to(emailOf(1))[0]?.text ?? '')?.[0] ?? ''
    await page(invitation, { key: 'k'.repeat(22), name: 'Ann', all: '1' })
    await flush()
    const doors = (address: string) => to(address).filter(({ id }) => id.includes('-door-')).length
    for (const [days, expected] of [
      [1, [202, 3]],
      [0, [429, undefined]],
    ] as const) {
      clock.now += days * DAY
      expect(await remind()).toEqual(expected)
      await flush()
    }
    expect([1, 2, 3, 9].map((n) => doors(emailOf(n)))).toEqual([1, 2, 2, 2])
    // A reminder has the same links as the first email, which open the same seats.
    const [before, after] = to(emailOf(2))
    expect(linkIn(after?.text ?? '')).toBe(linkIn(before?.text ?? 'none'))
    expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length)
  })

  test('goes to nobody who has stopped this service or whose mailbox does not exist', async () => {
    const { made, remind, clock, verdict, flush, to } = await world()
    verdict.of = (address) => (address === emailOf(2) ? 'refused' : 'taken')
    await made()
    clock.now += DAY
    expect(await remind()).toEqual([202, 3])
    await flush()
    expect(to(emailOf(2))).toEqual([])
  })
})
