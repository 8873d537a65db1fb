import { describe, expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { noteBounce } from '../../shared/service/email/delivery/bounces.ts'
import { handleFeedback } from '../../shared/service/email/inbound/handle-feedback.ts'
import { ADDRESS_LIMITS } from '../../shared/service/limits/email-quotas.ts'
import {
  mailboxAccount,
  mailboxPseudonym,
  contactIndexKey,
  readerAccount,
} from '../../shared/service/credentials/mailbox.ts'
import { type MailWorld, linkIn, mailWorld, stopAllIn } from './mail-world.ts'
import { ANN, seatedWorld } from './seated-world.ts'

/**
 * Other spellings of Ann's address. Her mail service may not know the tag `+nobody`, and the one that we send by
 * refuses full-width letters.
 */
const SPELT = ['ann+nobody@elsewhere.test', '\uff41nn@elsewhere.test'] as const

/** Returns a world in which a stranger entered another spelling of Ann's address. */
const entered = async (spelt: string, posted: 'taken' | 'refused' = 'taken') => {
  const world = await seatedWorld()
  world.verdict.of = (to) => (to === spelt ? posted : 'taken')
  const made = await world.create({ creator: { name: 'Eve', seat: 'black', email: spelt } })
  await world.flush()
  const eve = made.body.links['creator']?.token ?? ''
  const standing = () => world.service.ledger.readStatus(mailboxAccount(world.service.signer, ANN))
  /** Plays two moves, and returns how many emails Ann gets. */
  const plays = async (ply = 0): Promise<number> => {
    const before = world.to(ANN).length
    await world.move(ply === 0 ? '11-15' : '8-11', ply, world.ann)
    await world.move(ply === 0 ? '23-19' : '22-17', ply + 1, world.bert)
    return world.to(ANN).length - before
  }
  return { ...world, eve, standing, plays }
}

describe.each(SPELT)('an address that a stranger spells %s', (spelt) => {
  test('and the mail service refuses ends no emails of the mailbox', async () => {
    const world = await entered(spelt, 'refused')
    expect(await world.emailsOf(world.eve)).toBe('returned')
    expect(await world.plays()).toBe(1)
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.standing()).toMatchObject({ proven: true, dead: false })
  })

  test.each(['gone', 'passing'] as const)('and whose emails come back (%s) ends none of them', async (why) => {
    const world = await entered(spelt)
    for (const event of ['1', '2', '3', '4', '5'])
      await noteBounce(world.service, spelt, { why, event: `${why}-${event}` }, world.clock.now)
    expect(await world.plays()).toBe(1)
    expect(await world.emailsOf(world.ann)).toBe('on')
  })

  test('gets no more emails at that spelling until its seat asks, a day later', async () => {
    const world = await entered(spelt, 'refused')
    world.verdict.of = () => 'taken'
    const ask = async () => {
      await world.page(`/p/${world.eve}/emails`, {})
      await world.flush()
      return world.to(spelt).length
    }
    expect(await ask()).toBe(0)
    await world.ask('PATCH', '/v1/seat', world.eve, { email: spelt })
    await world.flush()
    expect(world.to(spelt)).toHaveLength(0)
    world.clock.now += DAY
    expect(await ask()).toBe(1)
  })
})

describe('stopping all emails', () => {
  const TAGGED = 'ann+nobody@elsewhere.test'
  const stopOf = (world: Pick<MailWorld, 'to'>, email: string): string => stopAllIn(world.to(email).at(-1)?.text ?? '')

  describe.each([
    ['by its link', async (world: MailWorld) => void (await world.page(stopOf(world, TAGGED), {}))],
    [
      'by a complaint',
      async (world: MailWorld) => {
        const complaint = { why: 'complaint', to: TAGGED, messageId: 'an-email', seat: undefined } as const
        expect(await handleFeedback(world.service, complaint, world.clock.now)).toBe('complaint')
      },
    ],
  ])('of a spelling with a tag, %s,', (_, stop) => {
    test('ends the emails to the spelling that stopped them, and to no other', async () => {
      const world = await entered(TAGGED)
      await stop(world)
      const before = world.to(TAGGED).length
      await world.create({ creator: { name: 'Eve', seat: 'black', email: TAGGED } })
      await world.flush()
      expect(world.to(TAGGED)).toHaveLength(before)
      expect(await world.standing()).toMatchObject({ stopped: false })
      expect(await world.plays()).toBe(1)
    })

    test('is taken back by its own link alone, which takes back no other', async () => {
      const world = await entered(TAGGED)
      const [ofTag, ofMailbox] = [stopOf(world, TAGGED), stopOf(world, ANN)]
      expect(ofTag).not.toBe(ofMailbox)
      await stop(world)
      await world.page(ofMailbox, { undo: '1' })
      expect((await world.page(ofTag)).body).toContain('You will get no more emails')
      await world.page(ofMailbox, {})
      await world.page(ofTag, { undo: '1' })
      expect((await world.page(ofTag)).body).toContain('Stop everything')
      expect(await world.standing()).toMatchObject({ stopped: true })
      expect(await world.plays()).toBe(0)
    })
  })

  test('from the plain address ends the emails to all spellings, also those that nobody has used yet', async () => {
    const world = await entered(TAGGED)
    await world.page(stopOf(world, ANN), {})
    const before = world.mails.length
    for (const email of [ANN, TAGGED, 'ann+new@elsewhere.test', '\uff41nn@elsewhere.test', 'ANN@elsewhere.test']) {
      await world.create({ creator: { name: 'Eve', seat: 'black', email } })
      await world.flush()
    }
    expect(world.mails).toHaveLength(before)
    expect(await world.plays()).toBe(0)
  })

  test('from any spelling at Gmail ends all of them, as they belong to one person', async () => {
    const world = mailWorld()
    const spellings = ['j.doe+club@gmail.com', 'jdoe@gmail.com', 'j.d.o.e@googlemail.com', 'jdoe+other@gmail.com']
    const enter = async (email: string) => {
      await world.create({ creator: { name: 'Eve', seat: 'black', email } })
      await world.flush()
    }
    await enter('j.doe+club@gmail.com')
    expect(world.mails).toHaveLength(1)
    await world.page(stopOf(world, 'j.doe+club@gmail.com'), {})
    for (const email of spellings) await enter(email)
    expect(world.mails).toHaveLength(1)
  })

  test('from a spelling leaves the limits to the mailbox: all spellings together get as many as a stranger', async () => {
    const world = mailWorld()
    for (let n = 0; n < 6; n++) {
      const email = `bob+${n}@elsewhere.test`
      await world.create({ creator: { name: 'Eve', seat: 'black', email } })
      await world.flush()
      const [mail] = world.to(email)
      if (mail) await world.page(stopAllIn(mail.text), {})
    }
    expect(world.mails).toHaveLength(EMAIL_LIMITS.strangerDay)
  })
})

describe('the consent of one spelling does not hold for another', () => {
  const TAGGED = 'ann+nobody@elsewhere.test'

  test('a seat whose emails are on and that enters another spelling needs a new consent, and gets no turn before it', async () => {
    const world = await seatedWorld()
    await world.ask('PATCH', '/v1/seat', world.ann, { email: TAGGED })
    await world.flush()
    expect(await world.emailsOf(world.ann)).toBe('unconfirmed')
    await world.move('11-15', 0, world.ann)
    await world.move('23-19', 1, world.bert)
    expect(world.to(TAGGED)).toHaveLength(1)
    expect(world.to(TAGGED)[0]?.text).not.toContain('23-19')
    await world.press(TAGGED)
    expect(await world.emailsOf(world.ann)).toBe('on')
  })

  test('the link sent to one spelling does not turn on the emails of another', async () => {
    const world = mailWorld()
    const made = await world.create({ creator: { name: 'Ann', seat: 'black', email: ANN } })
    await world.flush()
    const link = linkIn(world.to(ANN)[0]?.text ?? '')
    const token = made.body.links['creator']?.token ?? ''
    await world.ask('PATCH', '/v1/seat', token, { email: TAGGED })
    await world.flush()
    await world.page(`${link}/emails`, { mark: link.split('.')[1] ?? '' })
    await world.flush()
    expect((await world.ask('GET', '/v1/seat', token)).body.emails).toBe('unconfirmed')
    expect(world.to(TAGGED)).toHaveLength(1)
  })

  test('the consent holds for all spellings at Gmail, where they are one mailbox', async () => {
    const world = mailWorld()
    const made = await world.create({ creator: { name: 'Jo', seat: 'black', email: 'j.doe@gmail.com' } })
    await world.flush()
    await world.press('j.doe@gmail.com')
    const token = made.body.links['creator']?.token ?? ''
    await world.ask('PATCH', '/v1/seat', token, { email: 'jdoe+club@gmail.com' })
    expect((await world.ask('GET', '/v1/seat', token)).body.emails).toBe('on')
  })
})

describe('a neighbour, whose address is Ann’s with a tag,', () => {
  const EVE = 'ann+eve@elsewhere.test'

  /** Begins a game of Eve and Zoe in which Eve's emails are on. */
  const neighbours = async () => {
    const world = await seatedWorld()
    const made = await world.create({
      creator: { name: 'Eve', seat: 'black', email: EVE },
      opponent: { name: 'Zoe', email: 'zoe@elsewhere.test' },
    })
    await world.press(EVE)
    await world.press('zoe@elsewhere.test')
    const eve = made.body.links['creator']?.token ?? ''
    const zoe = /\/p\/([\w-]+)/.exec(world.to('zoe@elsewhere.test').at(-1)?.text ?? '')?.[1] ?? ''
    const move = (text: string, ply: number, by: string) =>
      world.ask('POST', `/v1/games/${made.body.game.id}/moves`, by, { move: text, ply })
    return { ...world, eve, zoe, moveThere: move }
  }

  test('loses no email when the plain address turns out not to exist', async () => {
    const world = await neighbours()
    world.verdict.of = (to) => (to === 'ann@elsewhere.test' ? 'refused' : 'taken')
    await world.create({ creator: { name: 'Mal', seat: 'black', email: ANN } })
    await world.flush()
    const before = world.to(EVE).length
    await world.moveThere('11-15', 0, world.eve)
    await world.moveThere('23-19', 1, world.zoe)
    await world.flush()
    expect(world.to(EVE)).toHaveLength(before + 1)
    expect(await world.emailsOf(world.eve)).toBe('on')
  })

  test('learns even then that their seat has another address', async () => {
    const world = await neighbours()
    world.verdict.of = (to) => (to === ANN ? 'refused' : 'taken')
    await world.create({ creator: { name: 'Mal', seat: 'black', email: ANN } })
    await world.flush()
    const before = world.to(EVE).length
    await world.ask('PATCH', '/v1/seat', world.eve, { email: 'eve@other.test' })
    await world.flush()
    const told = world.to(EVE).slice(before)
    expect(told.map(({ id }) => id.includes('-moved-'))).toEqual([true])
  })

  test('neither delays Ann’s emails by their own nor uses up her quota', async () => {
    const world = await neighbours()
    const { ledger, signer } = world.service
    world.clock.now += DAY
    const before = world.to(ANN).length
    await world.move('11-15', 0, world.ann)
    world.clock.now += DAY
    for (let n = 0; n < EMAIL_LIMITS.confirmedDay; n++)
      await ledger.take(
        readerAccount(signer, EVE),
        `eve-${n}`,
        world.clock.now,
        ADDRESS_LIMITS.ordinary,
        world.clock.now,
      )
    await world.move('23-19', 1, world.bert)
    expect(world.to(ANN)).toHaveLength(before + 1)
  })

  test('hides none of Ann’s seats, because theirs are listed separately', async () => {
    const { service } = await neighbours()
    const filed = async (email: string) =>
      (await service.contacts.findByAddress(contactIndexKey(mailboxPseudonym(service.signer, email), true), 100)).length
    expect([await filed(ANN), await filed(EVE)]).toEqual([1, 1])
  })
})

test('who reads a spelling has keys of their own, and neither sees nor ends those of the plain address', async () => {
  const tagged = 'ann+nobody@elsewhere.test'
  const world = await entered(tagged)
  await world.press(tagged)
  const keysOf = (email: string): string => `${stopAllIn(world.to(email).at(-1)?.text ?? '')}/keys`
  const make = (email: string, name: string) =>
    world.page(keysOf(email), { key: `a-form-of-a-page-${name}`, name, 'games:read': '1' })
  expect((await make(ANN, 'annsbot')).status).toBe(200)
  expect((await world.page(keysOf(tagged))).body).not.toContain('annsbot')
  expect((await make(tagged, 'evesbot')).status).toBe(200)
  expect((await world.page(keysOf(tagged))).body).toContain('evesbot')
  expect((await world.page(keysOf(ANN))).body).not.toContain('evesbot')
})
