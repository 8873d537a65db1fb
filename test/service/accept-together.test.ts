import { describe, expect, test } from 'vitest'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { contactIndexKey, mailboxPseudonym } from '../../shared/service/credentials/mailbox.ts'
import { seatsOfMailbox } from '../../shared/service/email/mailbox/seats-of-mailbox.ts'
import { isInvited } from '../../shared/game/model/game.ts'
import { mailWorld } from '../attacks/mail-world.ts'
import { KEYS } from '../harness/api-keys.ts'

const person = (n: number) => ({ name: `Player ${n}`, email: `player${n}@draughts.test` })
const ANN = person(1).email

/** An order of a double round robin of four players: each has three invitations and three seats. */
const world = async () => {
  const at = mailWorld()
  const place = async (token: string, key: string) => {
    const players = [1, 2, 3, 4].map(person)
    const sent = { 'idempotency-key': `an-order-of-${key}` }
    const { body } = await at.ask('POST', '/v1/games/bulk', token, { players, roundRobin: 'double' }, sent)
    const { id } = (body as unknown as { readonly order: { readonly id: string } }).order
    await makeOrder(at.service, id, at.clock.now, () => true)
    await at.flush()
  }
  await place(KEYS.club, 'the-club-0001')
  /** Returns how many seats of a mailbox are invited, wait for its consent, and have it. */
  const counts = async (email: string, owner = 'club00000000') => {
    const own = mailboxPseudonym(at.service.signer, email)
    const found = { invited: 0, unconfirmed: 0, confirmed: 0 }
    for (const isConfirmed of [false, true])
      for await (const { loaded, role } of seatsOfMailbox(at.service, contactIndexKey(own, isConfirmed))) {
        if (loaded.game.owner !== owner) continue
        found[isInvited(loaded.game, role) ? 'invited' : isConfirmed ? 'confirmed' : 'unconfirmed'] += 1
      }
    return found
  }
  const invitation = () => /\/i\/[\w-]+\.[\w-]+/.exec(at.to(ANN)[0]?.text ?? '')?.[0] ?? ''
  const form = (more: object = {}) => ({ key: 'k'.repeat(22), name: 'Ann', ...more })
  return { ...at, place, counts, invitation, form }
}

describe('the invitation of an order, opened from its email', () => {
  test('accepts all games of the order that wait for this mailbox', async () => {
    const { page, invitation, form, counts } = await world()
    expect(await counts(ANN)).toEqual({ invited: 3, unconfirmed: 3, confirmed: 0 })
    expect((await page(invitation())).body).toContain('Accept all 6 games')
    const taken = await page(invitation(), form({ all: '1' }))
    expect([taken.status, taken.headers['location']]).toEqual([303, expect.stringMatching(/^\/p\//)])
    expect(await counts(ANN)).toEqual({ invited: 0, unconfirmed: 0, confirmed: 6 })
    expect(await counts(person(2).email)).toEqual({ invited: 3, unconfirmed: 3, confirmed: 0 })
    // The same form, sent again, leads to the same seat.
    expect((await page(invitation(), form({ all: '1' }))).headers['location']).toBe(taken.headers['location'])
  })

  test('accepts one game by the other button', async () => {
    const { page, invitation, form, counts } = await world()
    expect((await page(invitation(), form())).status).toBe(303)
    expect(await counts(ANN)).toEqual({ invited: 2, unconfirmed: 3, confirmed: 1 })
  })

  test('leaves invitations of others to the same mailbox', async () => {
    const { page, place, invitation, form, counts } = await world()
    const link = invitation()
    await place(KEYS.rival, 'a-rival-00001')
    expect((await page(link)).body).toContain('Accept all 6 games')
    await page(link, form({ all: '1' }))
    expect(await counts(ANN, 'rival0000000')).toEqual({ invited: 3, unconfirmed: 3, confirmed: 0 })
  })

  test('accepts one game at most without the proof of the mailbox', async () => {
    const { page, invitation, form, counts } = await world()
    const [token = ''] = invitation().split('.')
    for (const link of [token, `${token}.${'A'.repeat(48)}`]) {
      expect((await page(link)).body).not.toContain('name="all"')
      await page(link, form({ all: '1' }))
    }
    expect(await counts(ANN)).toEqual({ invited: 3, unconfirmed: 3, confirmed: 0 })
  })
})

test('two games that a person offers are accepted one by one', async () => {
  const { create, flush, to, page } = mailWorld()
  for (const name of ['Eve', 'Mallory'])
    await create({ creator: { name, seat: 'black' }, opponent: { name: 'Ann', email: ANN } })
  await flush()
  const link = /\/i\/[\w-]+\.[\w-]+/.exec(to(ANN)[0]?.text ?? '')?.[0] ?? ''
  expect((await page(link)).body).not.toContain('name="all"')
})
