import { expect, test } from 'vitest'
import { HOUR } from '../../shared/game/model/words.ts'
import type { Ledger } from '../../shared/service/ports/ledger.ts'
import type { OutgoingEmail } from '../../shared/service/ports/email.ts'
import { ANN, BERT, answerWith, answeringWorld, replyToOf } from '../attacks/answering.ts'
import { type MailWorld, mailWorld } from '../attacks/mail-world.ts'

/**
 * Returns a ledger that lists its writes. A refused `take` writes nothing and is not listed: for a turn within half an
 * hour of the last one, the first of two is refused.
 */
const noted = (ledger: Ledger, writes: string[]): Ledger => ({
  ...ledger,
  take: async (...args) => {
    const taken = await ledger.take(...args)
    if (taken.kind === 'taken') writes.push('take')
    return taken
  },
  noteStatus: (...args) => {
    writes.push('note')
    return ledger.noteStatus(...args)
  },
  planDigest: (...args) => {
    writes.push('plan')
    return ledger.planDigest(...args)
  },
  unplanDigest: (...args) => {
    writes.push('unplan')
    return ledger.unplanDigest(...args)
  },
})

/**
 * The number of writes for an email: one, for the address. What the seat gets in a day is counted in its contact, in
 * the write with which the sender claims the email anyway.
 */
const EMAIL = 1
/**
 * The number of writes for a first email to a stranger: one each for the address, for what its naming site sends there,
 * for that site in all, for the domain, for the whole service, and for the emails that pages show as sent to the
 * address.
 */
const FIRST = 6

const isFirst = ({ id }: OutgoingEmail): boolean => id.includes('-door-')

const counting = (world: MailWorld) => {
  const writes: string[] = []
  Object.assign(world.service, { ledger: noted(world.service.ledger, writes) })
  let seen = world.mails.length
  return {
    writes,
    /**
     * Checks that the emails sent since the last check caused as many writes as they may, and that nothing else was
     * written.
     */
    check: (): readonly OutgoingEmail[] => {
      const fresh = world.mails.slice(seen)
      seen = world.mails.length
      expect(fresh.length).toBeGreaterThan(0)
      const cost = fresh.reduce((sum, mail) => sum + (isFirst(mail) ? FIRST : EMAIL), 0)
      expect(writes.splice(0)).toEqual(Array.from({ length: cost }, () => 'take'))
      return fresh
    },
  }
}

test('an email costs one write of a ledger: about a turn, other news, the end, and a confirmation of an answer', async () => {
  const world = await answeringWorld()
  const { writes, check } = counting(world)
  for (let turn = 0; turn < 4; turn++) {
    const mover = turn % 2 === 0 ? ANN : BERT
    const [move = ''] = (await world.game()).legalMoves
    expect(await answerWith(world, move, { from: mover, to: replyToOf(world, mover) })).toBe('played')
    world.clock.now += 5 * HOUR
    await world.flush()
    check()
  }
  const act = async (by: string, type: string, more: object = {}): Promise<void> => {
    const { ply } = await world.game()
    const { status } = await world.ask('POST', `/v1/games/${world.id}/actions`, by, { type, ply, ...more })
    expect(status).toBe(200)
    // Requests are counted too, by the networks from which they come.
    writes.length = 0
    await world.flush()
  }
  await act(world.token, 'give-time', { time: 'PT1H' })
  expect(check()).toHaveLength(1)
  await act(world.token, 'ask-reseat', { seat: 'black' })
  check()
  await act(world.own, 'resign')
  check()
})

test('a first email to a stranger costs six: for the address and what is shown of it, the naming site there and in all, the domain, and the whole service', async () => {
  const world = mailWorld()
  await world.create({ creator: { name: 'Ada', seat: 'black', email: ANN }, opponent: { name: 'Bert', email: BERT } })
  const { check } = counting(world)
  await world.flush()
  expect(check().filter(isFirst)).toHaveLength(2)
})
