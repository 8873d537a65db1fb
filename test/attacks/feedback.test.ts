import { describe, expect, test } from 'vitest'
import { feedbackHandler } from '../../functions/events/feedback-handler.ts'
import { DAY } from '../../shared/game/words.ts'
import { accountOf } from '../../shared/service/credentials/mailbox.ts'
import type { Contacts } from '../../shared/service/ports/contact.ts'
import { type Sent, away, complaint, full, gone, reallyAway, suppressed, unclear } from '../mail/ses-events.ts'
import { stopAllIn } from './mail-world.ts'
import { ANN, BERT, seatedWorld } from './seated-world.ts'

const NEW = 'new@elsewhere.test'

/** A world on AWS, where SES reports what became of its emails. */
const playing = async (over: (contacts: Contacts) => Contacts = (contacts) => contacts) => {
  const world = await seatedWorld()
  const { service } = world
  const outcomes: unknown[] = []
  const log = (_level: string, message: string, facts?: object) =>
    void outcomes.push(message === 'returned email' ? (facts as { readonly outcome: string }).outcome : message)
  const handler = feedbackHandler({ ...service, contacts: over(service.contacts), log }, () => world.clock.now)
  type HandlerArguments = Parameters<typeof handler>
  const handle = async (body: string): Promise<unknown> => {
    const record = { messageId: '1', body, attributes: {} } as unknown as HandlerArguments[0]['Records'][number]
    const { batchItemFailures } = await handler({ Records: [record] }, {
      getRemainingTimeInMillis: () => 60_000,
    } as HandlerArguments[1])
    return batchItemFailures.length > 0 ? 'comes again' : outcomes.at(-1)
  }
  const report = (event: object): Promise<unknown> => handle(JSON.stringify(event))
  /** Names the last email to an address, as an event of SES does. */
  const last = (to: string, id?: string): Sent => ({
    to,
    seat: world.returnNameOf(to),
    ...(id !== undefined && { id }),
  })
  const standing = (email: string) => service.ledger.look(accountOf(service.signer, email))
  const plays = async (): Promise<number> => {
    const before = world.to(ANN).length
    await world.move('11-15', 0, world.ann)
    await world.move('23-19', 1, world.bert)
    return world.to(ANN).length - before
  }
  return { ...world, handle, report, last, statusOf, plays }
}

describe('a bounce that SES reports', () => {
  test.each([
    ['no such mailbox', gone],
    ['on the list of all that use SES', suppressed],
  ])('is shown on its own seat’s page, and no other view changes by a byte: %s', async (_, of) => {
    const world = await playing()
    const before = await world.others()
    expect(await world.report(of(world.last(ANN)))).toBe('gone')
    expect(await world.others()).toBe(before)
    expect(await world.emailsOf(world.ann)).toBe('returned')
    expect((await world.page(`/p/${world.ann}`)).body).toContain('Emails to your address came back.')
    expect(await world.plays()).toBe(0)
    expect(await world.emailsOf(world.bert)).toBe('on')
  })

  test('leaves the seat free to take another address at once', async () => {
    const world = await playing()
    await world.report(gone(world.last(ANN)))
    await world.ask('PATCH', '/v1/seat', world.ann, { email: NEW })
    await world.press(NEW)
    expect(await world.emailsOf(world.ann)).toBe('on')
    await world.plays()
    expect(world.to(NEW).length).toBeGreaterThan(1)
  })

  test('that is reported again changes nothing once the seat has tried the address again, a day later', async () => {
    const world = await playing()
    const event = gone(world.last(ANN))
    expect(await world.report(event)).toBe('gone')
    await world.page(`/p/${world.ann}/emails`, {})
    expect(await world.emailsOf(world.ann)).toBe('returned')
    world.clock.now += DAY
    await world.page(`/p/${world.ann}/emails`, {})
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.report(event)).toBe('again')
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.plays()).toBe(1)
    expect(await world.report(gone(world.last(ANN, 'another')))).toBe('gone')
    for (const days of [1, 30]) {
      expect(await world.emailsOf(world.ann)).toBe('returned')
      world.clock.now += days * DAY
      await world.page(`/p/${world.ann}/emails`, {})
    }
    expect(await world.emailsOf(world.ann)).toBe('on')
  })

  test('that comes after its seat has another address marks only the old address as dead', async () => {
    const world = await playing()
    const event = gone(world.last(ANN))
    await world.ask('PATCH', '/v1/seat', world.ann, { email: NEW })
    await world.press(NEW)
    expect(await world.report(event)).toBe('unproven')
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.statusOf(ANN)).toMatchObject({ dead: true })
    expect(await world.statusOf(NEW)).toMatchObject({ dead: false })
  })

  test.each([
    ['of another seat', 'unproven', (name: string) => name.replace(/^(b.{15})c/, '$1o')],
    ['of another game', 'no-game', (name: string) => name.replace(/^b.../, 'baaa')],
    ['with a made-up proof', 'unproven', (name: string) => `${name.slice(0, -2)}aa`],
    ['in another form', 'unproven', () => 'seat'],
    ['that is missing', 'unproven', () => undefined],
  ])('changes no seat by a name %s', async (_, outcome, nameOf) => {
    const world = await playing()
    const { to, seat = '' } = world.last(ANN)
    const name = nameOf(seat)
    expect(await world.report(gone({ to, ...(name !== undefined && { seat: name }) }))).toBe(outcome)
    expect(await Promise.all([world.ann, world.bert].map(world.emailsOf))).toEqual(['on', 'on'])
  })

  test('is counted if the reason is temporary: the third email in a week pauses the address for seven days', async () => {
    const world = await playing()
    world.clock.now = Math.ceil(world.clock.now / (7 * DAY)) * 7 * DAY
    for (const [of, id, outcome] of [
      [full, 'one', 'counted'],
      [full, 'one', 'again'],
      [unclear, 'two', 'counted'],
    ] as const) {
      expect(await world.report(of(world.last(ANN, id)))).toBe(outcome)
      expect(await world.emailsOf(world.ann)).toBe('on')
    }
    const before = await world.others()
    expect(await world.report(full(world.last(ANN, 'three')))).toBe('passing')
    expect(await world.others()).toBe(before)
    expect(await world.emailsOf(world.ann)).toBe('returned')
    expect(await world.plays()).toBe(0)
    world.clock.now += 7 * DAY
    await world.move('8-11', 2, world.ann)
    await world.move('22-17', 3, world.bert)
    expect(await world.emailsOf(world.ann)).toBe('on')
  })

  test.each([
    ['simulated', away],
    ['real', reallyAway],
  ])('is ignored if it is an out-of-office notice: %s', async (_, of) => {
    const world = await playing()
    for (const id of ['one', 'two', 'three', 'four'])
      expect(await world.report(of(world.last(ANN, id)))).toBe('no-failure')
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.plays()).toBe(1)
  })

  test('is handled again after a crash that kept the seat from being updated', async () => {
    let crashes = 1
    const world = await playing((contacts) => ({
      ...contacts,
      amend: async (...args) => {
        if (crashes-- > 0) throw new Error('cut off')
        return contacts.amend(...args)
      },
    }))
    const event = gone(world.last(ANN))
    expect(await world.report(event)).toBe('comes again')
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.report(event)).toBe('gone')
    expect(await world.emailsOf(world.ann)).toBe('returned')
  })
})

describe('a complaint that SES reports', () => {
  test.each(['abuse', 'fraud', 'virus', 'other', null])(
    'stops all emails to its address, and no page shows that, not even its own: %s',
    async (type) => {
      const world = await playing()
      const own = async () => JSON.stringify([(await world.page(`/p/${world.ann}`)).body, await world.others()])
      const before = await own()
      expect(await world.report(complaint(world.last(ANN), type))).toBe('complaint')
      expect(await own()).toBe(before)
      expect(await world.statusOf(ANN)).toMatchObject({ stopped: true })
      expect(await world.statusOf(BERT)).toMatchObject({ stopped: false })
      expect(await world.plays()).toBe(0)
    },
  )

  test('is undone by its mailbox alone, and the same complaint does not stop the emails again', async () => {
    const world = await playing()
    const event = complaint(world.last(ANN))
    const stop = stopAllIn(world.to(ANN).at(-1)?.text ?? '')
    await world.report(event)
    await world.page(stop, { undo: '1' })
    expect(await world.statusOf(ANN)).toMatchObject({ stopped: false })
    expect(await world.report(event)).toBe('again')
    expect(await world.plays()).toBe(1)
    expect(await world.report(complaint(world.last(ANN, 'another')))).toBe('complaint')
    expect(await world.statusOf(ANN)).toMatchObject({ stopped: true })
  })

  test('counts after a bounce of the same email, and for an address that the seat no longer has', async () => {
    const world = await playing()
    const sent = world.last(ANN)
    await world.report(gone(sent))
    await world.ask('PATCH', '/v1/seat', world.ann, { email: NEW })
    expect(await world.report(complaint(sent))).toBe('complaint')
    expect(await world.statusOf(ANN)).toMatchObject({ stopped: true, dead: true })
    expect(await world.statusOf(NEW)).toMatchObject({ stopped: false, dead: false })
  })

  test.each(['not-spam', 'auth-failure'])('is ignored as no complaint: %s', async (type) => {
    const world = await playing()
    expect(await world.report(complaint(world.last(ANN), type))).toBe('no-failure')
    expect(await world.statusOf(ANN)).toMatchObject({ stopped: false })
  })
})

describe('a message that is no such event', () => {
  test('is retried, so that its alarm goes off, and changes nothing', async () => {
    const world = await playing()
    const { detail } = gone(world.last(ANN))
    for (const body of [
      '',
      'null',
      '{}',
      '[]',
      JSON.stringify({ detail: {} }),
      JSON.stringify({ detail: { ...detail, eventType: 'Delivery' } }),
      JSON.stringify({ detail: { ...detail, mail: {} } }),
      JSON.stringify({ detail: { ...detail, bounce: null } }),
      JSON.stringify(gone(world.last(ANN, 'x'.repeat(201)))),
      JSON.stringify({ detail, more: 'x'.repeat(256 * 1024) }),
    ])
      expect([body.slice(0, 40), await world.handle(body)]).toEqual([body.slice(0, 40), 'comes again'])
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.statusOf(ANN)).toMatchObject({ dead: false })
  })
})
