import { expect, test } from 'vitest'
import { DAY, HOUR, SECOND } from '../../shared/game/model/words.ts'
import {
  type WebhookDelivery,
  type Webhook,
  type WebhookStore,
  NO_WEBHOOKS,
  type WebhookTurn,
} from '../../shared/service/ports/webhooks.ts'
import { START } from './samples.ts'

const OWNER = 'an-owner_0001'
const HOOK: Webhook = {
  id: 'hook00000001',
  url: 'https://receiver.test/a?b=c',
  events: ['turn', 'finished'],
  labels: { event: 'Żaneta’s cup' },
  format: 'standard',
  secrets: [{ text: 'whsec_b', until: START }, { text: 'whsec_a' }],
  created: START,
}

const delivery = (n: number, more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  hook: HOOK.id,
  told: { id: `msg_${n}`, event: 'test', at: START + n * SECOND },
  state: 'waiting',
  tries: 0,
  ...more,
})
const UNTIL = START + 7 * DAY

const turn = (version: number, more: Partial<WebhookTurn> = {}): WebhookTurn => ({
  owner: OWNER,
  hook: HOOK.id,
  game: 'game00000001',
  version,
  ...more,
})

export const hooksContract = (make: () => Promise<WebhookStore>): void => {
  test('webhooks are read as they were saved, and each save needs the one before it', async () => {
    const hooks = await make()
    expect(await hooks.load(OWNER)).toStrictEqual(NO_WEBHOOKS)
    expect(await hooks.save(OWNER, NO_WEBHOOKS, [HOOK])).toBe(true)
    expect(await hooks.save(OWNER, NO_WEBHOOKS, [])).toBe(false)
    const list = await hooks.load(OWNER)
    expect(list).toStrictEqual({ version: 1, hooks: [HOOK] })
    expect(await hooks.save(OWNER, list, [])).toBe(true)
    expect(await hooks.save(OWNER, list, [HOOK])).toBe(false)
    expect(await hooks.load(OWNER)).toStrictEqual({ version: 2, hooks: [] })
    expect(await hooks.load('another-owner')).toStrictEqual(NO_WEBHOOKS)
  })

  test('of many saves at once one succeeds', async () => {
    const hooks = await make()
    const saved = await Promise.all(Array.from({ length: 5 }, () => hooks.save(OWNER, NO_WEBHOOKS, [HOOK])))
    expect(saved.filter((each) => each)).toHaveLength(1)
  })

  test('a delivery is found by its webhook and event, and changes until it is delivered', async () => {
    const hooks = await make()
    const waiting = delivery(1, { tries: 1, tried: START, failure: 'timeout', next: START + HOUR })
    await hooks.record(OWNER, waiting, UNTIL)
    expect(await hooks.find(OWNER, HOOK.id, waiting.told)).toStrictEqual(waiting)
    expect(await hooks.find('another-owner', HOOK.id, waiting.told)).toBeUndefined()
    expect(await hooks.find(OWNER, HOOK.id, delivery(2).told)).toBeUndefined()
    const done = delivery(1, { state: 'delivered', tries: 2, status: 200 })
    await hooks.record(OWNER, done, UNTIL)
    await hooks.record(OWNER, waiting, UNTIL)
    expect(await hooks.find(OWNER, HOOK.id, done.told)).toStrictEqual(done)
  })

  test('the newest deliveries of a webhook come first, without those that have expired', async () => {
    const hooks = await make()
    for (const n of [2, 11, 1]) await hooks.record(OWNER, delivery(n), UNTIL + n * SECOND)
    await hooks.record(OWNER, { ...delivery(3), hook: 'hook00000002' }, UNTIL)
    await hooks.record('another-owner', delivery(4), UNTIL)
    const idsAt = async (limit: number, now: number) =>
      (await hooks.recent(OWNER, HOOK.id, limit, now)).map(({ told }) => told.id)
    expect(await idsAt(10, START)).toEqual(['msg_11', 'msg_2', 'msg_1'])
    expect(await idsAt(2, START)).toEqual(['msg_11', 'msg_2'])
    expect(await idsAt(10, UNTIL + SECOND)).toEqual(['msg_11', 'msg_2'])
    expect(await hooks.recent(OWNER, 'hook00000009', 10, START)).toEqual([])
  })

  test('turns of a game go to a webhook one after the other, by version', async () => {
    const hooks = await make()
    const [now, until] = [START, START + 30 * SECOND]
    expect(await hooks.claim(turn(5), now, until)).toBe('taken')
    expect(await hooks.claim(turn(7), now, until)).toBe('busy')
    expect(await hooks.claim(turn(5), until - 1, until)).toBe('busy')
    await hooks.release(turn(5), true, now)
    expect(await hooks.claim(turn(5), now, until)).toBe('told')
    expect(await hooks.claim(turn(4), now, until)).toBe('past')
    expect(await hooks.claim(turn(7), now, until)).toBe('taken')
    await hooks.release(turn(7), false, now)
    expect(await hooks.claim(turn(6), now, until)).toBe('taken')
    expect(await hooks.claim(turn(8), until, until + SECOND)).toBe('taken')
    await hooks.release(turn(8), true, until)
    await hooks.release(turn(6), true, until)
    expect(await hooks.claim(turn(7), until, until + SECOND)).toBe('past')
  })

  test('claims for other games, webhooks and owners are independent', async () => {
    const hooks = await make()
    const all = [turn(5), turn(5, { game: 'game00000002' }), turn(5, { hook: 'b' }), turn(5, { owner: 'b' })]
    for (const each of all) expect(await hooks.claim(each, START, START + SECOND)).toBe('taken')
  })

  test('test sends are counted by owner and hour, and of many at once each gets another number', async () => {
    const hooks = await make()
    expect(await hooks.count(OWNER, START)).toBe(1)
    expect(await hooks.count(OWNER, START + HOUR - 1)).toBe(2)
    expect(await hooks.count('another-owner', START)).toBe(1)
    expect(await hooks.count(OWNER, START + HOUR)).toBe(1)
    const numbers = await Promise.all(Array.from({ length: 5 }, () => hooks.count(OWNER, START)))
    expect(numbers.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7])
  })

  test('of many claims at once one succeeds', async () => {
    const hooks = await make()
    const claimed = await Promise.all(Array.from({ length: 5 }, () => hooks.claim(turn(5), START, START + SECOND)))
    expect(claimed.toSorted()).toEqual(['busy', 'busy', 'busy', 'busy', 'taken'])
  })
}
