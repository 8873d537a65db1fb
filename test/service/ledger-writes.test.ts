import { expect, test } from 'vitest'
import { HOUR } from '../../shared/game/words.ts'
import type { Ledger } from '../../shared/service/ports.ts'
import { ANN, BERT, answerWith, answeringWorld, replyToOf } from '../attacks/answering.ts'

/**
 * The ledger, and what changed it. A turn within half an hour of the last asks twice: the first is refused, and changes
 * nothing.
 */
const noted = (ledger: Ledger, writes: string[]): Ledger => ({
  ...ledger,
  take: async (...given) => {
    const taken = await ledger.take(...given)
    if (taken.kind === 'taken') writes.push('take')
    return taken
  },
  note: (...given) => {
    writes.push('note')
    return ledger.note(...given)
  },
  plan: (...given) => {
    writes.push('plan')
    return ledger.plan(...given)
  },
  unplan: (...given) => {
    writes.push('unplan')
    return ledger.unplan(...given)
  },
})

const LETTER = 1
/** What the other side or a stranger may cause, and answers, are counted for the seat, too. */
const ANSWER = 2

test('the email of a turn, and of the end, costs one write of a ledger; an answer to an answer two', async () => {
  const world = await answeringWorld()
  const writes: string[] = []
  Object.assign(world.service, { ledger: noted(world.service.ledger, writes) })
  let seen = world.mails.length
  const check = (): void => {
    const fresh = world.mails.slice(seen)
    seen = world.mails.length
    expect(fresh.length).toBeGreaterThan(0)
    const costs = fresh.map(({ headers }) => (headers['Auto-Submitted'] === 'auto-replied' ? ANSWER : LETTER))
    expect(writes.splice(0)).toEqual(Array.from({ length: costs.reduce((sum, cost) => sum + cost, 0) }, () => 'take'))
  }
  for (let turn = 0; turn < 4; turn++) {
    const mover = turn % 2 === 0 ? ANN : BERT
    const [move = ''] = (await world.game()).legalMoves
    expect(await answerWith(world, move, { from: mover, to: replyToOf(world, mover) })).toBe('played')
    world.clock.now += 5 * HOUR
    await world.flush()
    check()
  }
  const { ply } = await world.game()
  await world.ask('POST', `/v1/games/${world.id}/actions`, world.own, { type: 'resign', ply })
  writes.length = 0
  await world.flush()
  check()
})
