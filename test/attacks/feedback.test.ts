import { describe, expect, test } from 'vitest'
import { feedbackHandler } from '../../functions/events/feedback-handler.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import type { Contacts } from '../../shared/service/ports/contacts.ts'
import { type Sent, away, complaint, full, gone, reallyAway, suppressed, unclear } from '../email/ses-events.ts'
import { stopAllIn } from './mail-world.ts'
import { ANN, BERT, seatedWorld } from './seated-world.ts'

const NEW = 'new@elsewhere.test'

/** Returns a world in which SES reports bounces and complaints, as on AWS. */
const playing = async (over: (contacts: Contacts) => Contacts = (contacts) => contacts) => {
  const world = await seatedWorld()
  const { service } = world
  const outcomes: unknown[] = []
  const log = (_level: string, message: string, facts?: object) =>
    void outcomes.push(message === 'returned email' ? (facts as { readonly outcome: string }).outcome : message)
  const handler = feedbackHandler({ ...service, contacts: over(service.contacts), log }, () => world.clock.now)
  type Given = Parameters<typeof handler>
  const comes = async (body: string): Promise<unknown> => {
    const record = { messageId: '1', body, attributes: {} } as unknown as Given[0]['Records'][number]
    const { batchItemFailures } = await handler({ Records: [record] }, {
      getRemainingTimeInMillis: () => 60_000,
    } as Given[1])
    return batchItemFailures.length > 0 ? 'comes again' : outcomes.at(-1)
  }
  const told = (event: object): Promise<unknown> => comes(JSON.stringify(event))
  /** Returns what SES tells about the last email to an address: the recipient, and the name in its bounce address. */
  const last = (to: string, id?: string): Sent => ({
    to,
    seat: world.returnNameOf(to),
    ...(id !== undefined && { id }),
  })
  const standing = (email: string) => service.ledger.readStatus(mailboxAccount(service.signer, email))
  const plays = async (): Promise<number> => {
    const before = world.to(ANN).length
    await world.move('11-15', 0, world.ann)
    await world.move('23-19', 1, world.bert)
    return world.to(ANN).length - before
  }
  return { ...world, comes, told, last, standing, plays }
}

describe('a bounce that SES reports', () => {
  test.each([
    ['no such mailbox', gone],
    ['on the list of all that use SES', suppressed],
  ])('is told on its own seat’s page, and no other view changes by a byte: %s', async (_, of) => {
    const world = await playing()
    const before = await world.others()
    expect(await world.told(of(world.last(ANN)))).toBe('gone')
    expect(await world.others()).toBe(before)
    expect(await world.emailsOf(world.ann)).toBe('returned')
    expect((await world.page(`/p/${world.ann}`)).body).toContain('Emails to your address came back.')
    expect(await world.plays()).toBe(0)
    expect(await world.emailsOf(world.bert)).toBe('on')
  })

  test('leaves the seat free to take another address at once', async () => {
    const world = await playing()
    await world.told(gone(world.last(ANN)))
    await world.ask('PATCH', '/v1/seat', world.ann, { email: NEW })
    await world.press(NEW)
    expect(await world.emailsOf(world.ann)).toBe('on')
    await world.plays()
    expect(world.to(NEW).length).toBeGreaterThan(1)
  })

  test('changes nothing when it is reported again after the seat has allowed the address again, a day later', async () => {
    const world = await playing()
    const event = gone(world.last(ANN))
    expect(await world.told(event)).toBe('gone')
    await world.page(`/p/${world.ann}/emails`, {})
    expect(await world.emailsOf(world.ann)).toBe('returned')
    world.clock.now += DAY
    await world.page(`/p/${world.ann}/emails`, {})
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.told(event)).toBe('again')
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.plays()).toBe(1)
    expect(await world.told(gone(world.last(ANN, 'another')))).toBe('gone')
    for (const days of [1, 30]) {
      expect(await world.emailsOf(world.ann)).toBe('returned')
      world.clock.now += days * DAY
      await world.page(`/p/${world.ann}/emails`, {})
    }
    expect(await world.emailsOf(world.ann)).toBe('on')
  })

  test('marks only the old address as dead if its seat has another address by then', async () => {
    const world = await playing()
    const event = gone(world.last(ANN))
    await world.ask('PATCH', '/v1/seat', world.ann, { email: NEW })
    await world.press(NEW)
    expect(await world.told(event)).toBe('unproven')
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.standing(ANN)).toMatchObject({ dead: true })
    expect(await world.standing(NEW)).toMatchObject({ dead: false })
  })

  test.each([
    ['of another seat', 'unproven', (name: string) => name.replace(/^(b.{15})c/, '$1o')],
    ['of another game', 'no-game', (name: string) => name.replace(/^b.../, 'baaa')],
    ['with a made-up proof', 'unproven', (name: string) => `${name.slice(0, -2)}aa`],
    ['in another form', 'unproven', () => 'seat'],
    ['that is missing', 'unproven', () => undefined],
  ])('tells no seat with a name %s', async (_, outcome, nameOf) => {
    const world = await playing()
    const { to, seat = '' } = world.last(ANN)
    const name = nameOf(seat)
    expect(await world.told(gone({ to, ...(name !== undefined && { seat: name }) }))).toBe(outcome)
    expect(await Promise.all([world.ann, world.bert].map(world.emailsOf))).toEqual(['on', 'on'])
  })

  test('for a temporary reason is counted: the third in a week suppresses the address for seven days', async () => {
    const world = await playing()
    world.clock.now = Math.ceil(world.clock.now / (7 * DAY)) * 7 * DAY
    for (const [of, id, outcome] of [
      [full, 'one', 'counted'],
      [full, 'one', 'again'],
      [unclear, 'two', 'counted'],
    ] as const) {
      expect(await world.told(of(world.last(ANN, id)))).toBe(outcome)
      expect(await world.emailsOf(world.ann)).toBe('on')
    }
    const before = await world.others()
    expect(await world.told(full(world.last(ANN, 'three')))).toBe('passing')
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
  ])('is no failure where it is a notice of absence: %s', async (_, of) => {
    const world = await playing()
    for (const id of ['one', 'two', 'three', 'four'])
      expect(await world.told(of(world.last(ANN, id)))).toBe('no-failure')
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.plays()).toBe(1)
  })

  test('is handled again if a crash kept it from the seat', async () => {
    let crashes = 1
    const world = await playing((contacts) => ({
      ...contacts,
      update: async (...given) => {
        if (crashes-- > 0) throw new Error('cut off')
        return contacts.update(...given)
      },
    }))
    const event = gone(world.last(ANN))
    expect(await world.told(event)).toBe('comes again')
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.told(event)).toBe('gone')
    expect(await world.emailsOf(world.ann)).toBe('returned')
  })
})

describe('a complaint that SES reports', () => {
  test.each(['abuse', 'fraud', 'virus', 'other', null])(
    'stops all emails to its address, and no page says so, not even its own: %s',
    async (type) => {
      const world = await playing()
      const own = async () => JSON.stringify([(await world.page(`/p/${world.ann}`)).body, await world.others()])
      const before = await own()
      expect(await world.told(complaint(world.last(ANN), type))).toBe('complaint')
      expect(await own()).toBe(before)
      expect(await world.standing(ANN)).toMatchObject({ stopped: true })
      expect(await world.standing(BERT)).toMatchObject({ stopped: false })
      expect(await world.plays()).toBe(0)
    },
  )

  test('is undone by its mailbox alone, and the same complaint does not stop the emails again', async () => {
    const world = await playing()
    const event = complaint(world.last(ANN))
    const stop = stopAllIn(world.to(ANN).at(-1)?.text ?? '')
    await world.told(event)
    await world.page(stop, { undo: '1' })
    expect(await world.standing(ANN)).toMatchObject({ stopped: false })
    expect(await world.told(event)).toBe('again')
    expect(await world.plays()).toBe(1)
    expect(await world.told(complaint(world.last(ANN, 'another')))).toBe('complaint')
    expect(await world.standing(ANN)).toMatchObject({ stopped: true })
  })

  test('counts after a bounce of the same email, and for an address that the seat no longer has', async () => {
    const world = await playing()
    const sent = world.last(ANN)
    await world.told(gone(sent))
    await world.ask('PATCH', '/v1/seat', world.ann, { email: NEW })
    expect(await world.told(complaint(sent))).toBe('complaint')
    expect(await world.standing(ANN)).toMatchObject({ stopped: true, dead: true })
    expect(await world.standing(NEW)).toMatchObject({ stopped: false, dead: false })
  })

  test.each(['not-spam', 'auth-failure'])('does not count if its type is %s', async (type) => {
    const world = await playing()
    expect(await world.told(complaint(world.last(ANN), type))).toBe('no-failure')
    expect(await world.standing(ANN)).toMatchObject({ stopped: false })
  })
})

describe('a message that is neither', () => {
  test('is delivered again, so that its alarm sounds, and changes nothing', async () => {
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
      expect([body.slice(0, 40), await world.comes(body)]).toEqual([body.slice(0, 40), 'comes again'])
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.standing(ANN)).toMatchObject({ dead: false })
  })
})
