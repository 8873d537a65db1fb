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

export const webhooksContract = (make: () => Promise<WebhookStore>): void => {
  test('webhooks are read as they were saved, and each save needs the one before it', async () => {
    const webhooks = await make()
    expect(await webhooks.load(OWNER)).toStrictEqual(NO_WEBHOOKS)
    expect(await webhooks.save(OWNER, NO_WEBHOOKS, [HOOK])).toBe(true)
    expect(await webhooks.save(OWNER, NO_WEBHOOKS, [])).toBe(false)
    const list = await webhooks.load(OWNER)
    expect(list).toStrictEqual({ version: 1, webhooks: [HOOK] })
    expect(await webhooks.save(OWNER, list, [])).toBe(true)
    expect(await webhooks.save(OWNER, list, [HOOK])).toBe(false)
    expect(await webhooks.load(OWNER)).toStrictEqual({ version: 2, webhooks: [] })
    expect(await webhooks.load('another-owner')).toStrictEqual(NO_WEBHOOKS)
  })

  test('of many saves at once one succeeds', async () => {
    const webhooks = await make()
    const saved = await Promise.all(Array.from({ length: 5 }, () => webhooks.save(OWNER, NO_WEBHOOKS, [HOOK])))
    expect(saved.filter((each) => each)).toHaveLength(1)
  })

  test('a delivery is found by its webhook and event, and changes until it is delivered', async () => {
    const webhooks = await make()
    const waiting = delivery(1, { tries: 1, tried: START, failure: 'timeout', next: START + HOUR })
    await webhooks.record(OWNER, waiting, UNTIL)
    expect(await webhooks.find(OWNER, HOOK.id, waiting.told)).toStrictEqual(waiting)
    expect(await webhooks.find('another-owner', HOOK.id, waiting.told)).toBeUndefined()
    expect(await webhooks.find(OWNER, HOOK.id, delivery(2).told)).toBeUndefined()
    const done = delivery(1, { state: 'delivered', tries: 2, status: 200 })
    await webhooks.record(OWNER, done, UNTIL)
    await webhooks.record(OWNER, waiting, UNTIL)
    expect(await webhooks.find(OWNER, HOOK.id, done.told)).toStrictEqual(done)
  })

  test('the newest deliveries of a webhook come first, without those that have expired', async () => {
    const webhooks = await make()
    for (const n of [2, 11, 1]) await webhooks.record(OWNER, delivery(n), UNTIL + n * SECOND)
    await webhooks.record(OWNER, { ...delivery(3), hook: 'hook00000002' }, UNTIL)
    await webhooks.record('another-owner', delivery(4), UNTIL)
    const idsAt = async (limit: number, now: number) =>
      (await webhooks.recent(OWNER, HOOK.id, limit, now)).map(({ told }) => told.id)
    expect(await idsAt(10, START)).toEqual(['msg_11', 'msg_2', 'msg_1'])
    expect(await idsAt(2, START)).toEqual(['msg_11', 'msg_2'])
    expect(await idsAt(10, UNTIL + SECOND)).toEqual(['msg_11', 'msg_2'])
    expect(await webhooks.recent(OWNER, 'hook00000009', 10, START)).toEqual([])
  })

  test('turns of a game go to a webhook one after the other, by version', async () => {
    const webhooks = await make()
    const [now, until] = [START, START + 30 * SECOND]
    expect(await webhooks.claim(turn(5), now, until)).toBe('taken')
    expect(await webhooks.claim(turn(7), now, until)).toBe('busy')
    expect(await webhooks.claim(turn(5), until - 1, until)).toBe('busy')
    await webhooks.release(turn(5), true, now)
    expect(await webhooks.claim(turn(5), now, until)).toBe('told')
    expect(await webhooks.claim(turn(4), now, until)).toBe('past')
    expect(await webhooks.claim(turn(7), now, until)).toBe('taken')
    await webhooks.release(turn(7), false, now)
    expect(await webhooks.claim(turn(6), now, until)).toBe('taken')
    expect(await webhooks.claim(turn(8), until, until + SECOND)).toBe('taken')
    await webhooks.release(turn(8), true, until)
    await webhooks.release(turn(6), true, until)
    expect(await webhooks.claim(turn(7), until, until + SECOND)).toBe('past')
  })

  test('claims for other games, webhooks and owners are independent', async () => {
    const webhooks = await make()
    const all = [turn(5), turn(5, { game: 'game00000002' }), turn(5, { hook: 'b' }), turn(5, { owner: 'b' })]
    for (const each of all) expect(await webhooks.claim(each, START, START + SECOND)).toBe('taken')
  })

  test('test sends are counted by owner and hour, and of many at once each gets another number', async () => {
    const webhooks = await make()
    expect(await webhooks.count(OWNER, START)).toBe(1)
    expect(await webhooks.count(OWNER, START + HOUR - 1)).toBe(2)
    expect(await webhooks.count('another-owner', START)).toBe(1)
    expect(await webhooks.count(OWNER, START + HOUR)).toBe(1)
    const numbers = await Promise.all(Array.from({ length: 5 }, () => webhooks.count(OWNER, START)))
    expect(numbers.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7])
  })

  test('of many claims at once one succeeds', async () => {
    const webhooks = await make()
    const claimed = await Promise.all(Array.from({ length: 5 }, () => webhooks.claim(turn(5), START, START + SECOND)))
    expect(claimed.toSorted()).toEqual(['busy', 'busy', 'busy', 'busy', 'taken'])
  })
}
