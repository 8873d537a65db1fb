import { expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { tickGame } from '../../shared/service/background/tick.ts'
import { mailboxAccount, mailboxPseudonym, postponedAccount } from '../../shared/service/credentials/mailbox.ts'
import { queueUnsentConsentRequest } from '../../shared/service/email/consent/consent.ts'
import { shownConsentEmail } from '../../shared/service/email/requests/shown-consent-email.ts'
import {
  WHILE_STOPPED,
  sendMinute,
  parsePostponed,
  formatPostponed,
} from '../../shared/service/email/requests/postponed.ts'
import { type MailWorld, mailWorld, stopAllIn } from '../attacks/mail-world.ts'

const READER = 'vic@gmail.com'

/** Creates a game that names the reader. */
const named = async (world: MailWorld, email = READER): Promise<string> => {
  const { body } = await world.create({ creator: { name: 'Vic', seat: 'black', email } })
  await world.flush()
  return body.game.id
}

/**
 * Returns a world in which the reader has consented to the emails of one game, and one network has caused as many
 * consent emails to them as it may in a day.
 */
const askedEnough = async (world = mailWorld(), email = READER): Promise<MailWorld> => {
  await named(world, email)
  await world.press(email)
  world.caller.from = () => '192.0.2.1'
  for (let more = 0; more < EMAIL_LIMITS.consentDay; more += 1) await named(world, email)
  return world
}

const postponedOf = (world: MailWorld, email = READER) =>
  world
    .entriesOf(email)
    .flatMap(({ contact }) => (contact.postponed && !contact.postponed.isSent ? [contact.postponed] : []))

const untilMidnight = ({ clock }: MailWorld): number => DAY - (clock.now % DAY)

/** Returns how long after midnight, or after the full hour, the mailbox's emails are sent. */
const minuteFor = ({ service }: MailWorld, email = READER): number =>
  sendMinute(postponedAccount(service.signer, email))

const untilDue = (world: MailWorld): number => untilMidnight(world) + minuteFor(world)

const isQuestion = ({ id }: { readonly id: string }): boolean => id.includes('-door-')

test('the fourth first email of a day that one network causes to a proven reader comes the next day, and lists all that waits', async () => {
  const world = await askedEnough()
  const had = world.to(READER).length
  const late = [await named(world), await named(world)]
  expect(world.to(READER)).toHaveLength(had)
  expect(world.outcomes.slice(-2)).toEqual(['postponed', 'postponed'])
  const until = world.clock.now + untilDue(world)
  expect(postponedOf(world)).toEqual([
    { until, why: 'network' },
    { until, why: 'network' },
  ])
  await world.wake(untilDue(world) - 1)
  expect(world.to(READER)).toHaveLength(had)
  await world.wake(1)
  const [question, ...more] = world.to(READER).slice(had)
  expect(more).toEqual([])
  for (const id of late) expect(question?.text).toContain(id.slice(0, 6))
  expect(postponedOf(world)).toEqual([])
  await world.wake(DAY)
  expect(world.to(READER)).toHaveLength(had + 1)
})

test('a stranger who is named a third time in a day is asked the next day, once', async () => {
  const world = mailWorld()
  for (let game = 0; game < EMAIL_LIMITS.strangerDay + 3; game += 1) await named(world)
  expect(world.to(READER)).toHaveLength(EMAIL_LIMITS.strangerDay)
  await world.wake(untilDue(world))
  expect(world.to(READER)).toHaveLength(EMAIL_LIMITS.strangerDay + 1)
  expect(postponedOf(world)).toEqual([])
})

test('an email that waited for a stranger’s quota comes once its reader has consented elsewhere', async () => {
  const world = mailWorld()
  world.caller.from = () => '192.0.2.1'
  const games: string[] = []
  for (let game = 0; game < EMAIL_LIMITS.strangerDay + 2; game += 1) games.push(await named(world))
  expect(postponedOf(world).map(({ why }) => why)).toEqual(['network', 'network', 'network'])
  const had = world.to(READER).filter(isQuestion).length
  await world.press(READER)
  await world.wake(5 * MINUTE)
  const [question, ...more] = world.to(READER).filter(isQuestion).slice(had)
  expect(more).toEqual([])
  for (const id of games.slice(-2)) expect(question?.text).toContain(id.slice(0, 6))
  expect(postponedOf(world)).toEqual([])
})

test('a postponed email is not sent once its reader has consented, has stopped all emails, or is gone', async () => {
  for (const end of ['consents', 'stops', 'leaves'] as const) {
    const world = await askedEnough()
    await named(world)
    expect(postponedOf(world)).toHaveLength(1)
    if (end === 'consents') await world.press(READER, { all: '1' })
    if (end === 'stops') await world.page(stopAllIn(world.to(READER).at(-1)?.text ?? ''), {})
    if (end === 'leaves')
      for (const { game, id, contact } of world.entriesOf(READER))
        if (contact.postponed) await world.service.contacts.update(game, id, { email: null, filed: null })
    const had = world.to(READER).filter(isQuestion).length
    await world.wake(untilDue(world))
    expect(world.to(READER).filter(isQuestion)).toHaveLength(had)
  }
})

test('a seat that was asked three times in a day, for whatever address, is asked at its fourth address the next day', async () => {
  const world = mailWorld()
  const { body } = await world.create({ creator: { name: 'Vic', seat: 'black', email: 'first@elsewhere.test' } })
  const token = body.links['creator']?.token
  await world.flush()
  for (let change = 1; change <= EMAIL_LIMITS.consentDay; change += 1) {
    await world.ask('PATCH', '/v1/seat', token, {
      email: change === EMAIL_LIMITS.consentDay ? READER : `at${change}@elsewhere.test`,
    })
    await world.flush()
  }
  expect(postponedOf(world)).toEqual([{ until: world.clock.now + untilDue(world), why: 'seat' }])
  await world.wake(untilDue(world))
  expect(world.to(READER)).toHaveLength(1)
})

test('an email that waits for the whole service uses up none of the few that its address may get', async () => {
  const world = mailWorld()
  for (let other = 0; other < EMAIL_LIMITS.strangersHour; other += 1) await named(world, `s${other}@gmail.com`)
  for (let game = 0; game < EMAIL_LIMITS.strangerDay + 1; game += 1) await named(world)
  expect(new Set(postponedOf(world).map(({ why }) => why))).toEqual(new Set(['service']))
  await world.wake(HOUR + minuteFor(world))
  expect(world.to(READER)).toHaveLength(1)
  await named(world)
  expect(world.to(READER)).toHaveLength(EMAIL_LIMITS.strangerDay)
})

test('a quota that ends at once postpones an email by some minutes, because the index of seats may lag', async () => {
  const world = mailWorld()
  let [reader, number] = [READER, 0]
  while (minuteFor(world, reader) > 0) reader = `vic${(number += 1)}@gmail.com`
  await askedEnough(world, reader)
  world.clock.now += untilMidnight(world) - 1
  await named(world, reader)
  expect(postponedOf(world, reader)).toEqual([{ until: world.clock.now + 5 * MINUTE, why: 'network' }])
})

test('if more seats wait than one email lists, the others are in that of the next day', async () => {
  const world = await askedEnough()
  for (let game = 0; game < EMAIL_LIMITS.seatsListed + 2; game += 1) await named(world)
  await world.wake(untilDue(world))
  expect(postponedOf(world)).toHaveLength(2)
  await world.wake(DAY)
  expect(postponedOf(world)).toEqual([])
})

test('a reason that only a later release knows does not lose the email', () => {
  expect(parsePostponed('5 moon')).toEqual({ until: 5, why: 'service' })
  expect(parsePostponed(formatPostponed({ until: 7, why: 'domain' }))).toEqual({ until: 7, why: 'domain' })
})

test('an address that is named again and again is asked at the date that was stored first', async () => {
  const world = mailWorld()
  world.clock.now = 30 * DAY * Math.ceil(world.clock.now / (30 * DAY)) + HOUR
  for (let game = 0; game < EMAIL_LIMITS.strangerMonth; game += 1) {
    await named(world)
    if (game % EMAIL_LIMITS.strangerDay === 1) world.clock.now += DAY
  }
  const { body } = await world.create({ creator: { name: 'Vic', seat: 'black', email: READER } })
  await world.flush()
  const [first] = postponedOf(world)
  expect([world.to(READER).length, first?.why]).toEqual([EMAIL_LIMITS.strangerMonth, 'address'])
  while (world.clock.now + DAY < (first?.until ?? 0)) {
    await named(world)
    await world.page(`/p/${body.links['creator']?.token}/emails`, {})
    await world.wake(DAY)
  }
  expect(world.outcomes.filter((outcome) => outcome === 'postponed').length).toBeGreaterThan(40)
  expect(new Set(postponedOf(world).map(({ until }) => until))).toEqual(new Set([first?.until]))
  await world.wake((first?.until ?? 0) - world.clock.now - 1)
  expect(world.to(READER)).toHaveLength(EMAIL_LIMITS.strangerMonth)
  await world.wake(1)
  expect(world.to(READER)).toHaveLength(EMAIL_LIMITS.strangerMonth + 1)
  // More seats wait than one email lists.
  await world.wake(DAY)
  expect(postponedOf(world)).toEqual([])
})

test('those that wait for the same midnight are spread over the hour after it, each mailbox at a minute of its own', async () => {
  const world = mailWorld()
  const readers = Array.from({ length: 40 }, (_, reader) => `reader${reader}@gmail.com`)
  for (const reader of readers)
    for (let game = 0; game <= EMAIL_LIMITS.strangerDay; game += 1) await named(world, reader)
  const midnight = world.clock.now + untilMidnight(world)
  const waiting = world.service.ledger.dueDigests(midnight + HOUR, 100)
  const minutes = (await waiting).map(({ at }) => (at - midnight) / MINUTE)
  expect(minutes).toHaveLength(readers.length)
  expect(minutes.every((minute) => Number.isInteger(minute) && minute >= 0 && minute < 60)).toBe(true)
  expect(new Set(minutes).size).toBeGreaterThan(15)
  await world.wake(midnight - world.clock.now)
  const had = world.mails.length
  for (let minute = 0; minute < 60; minute += 1) {
    await world.wake(MINUTE)
    expect(world.mails.length - had).toBeLessThanOrEqual(minutes.filter((each) => each <= minute + 1).length)
  }
  expect(readers.map((reader) => world.to(reader).length)).toEqual(readers.map(() => EMAIL_LIMITS.strangerDay + 1))
})

test('the minute of a mailbox is any of an hour, and always the same', () => {
  const minutes = Array.from({ length: 2000 }, (_, mailbox) => sendMinute(`postponed:${mailbox}`))
  expect([Math.min(...minutes), Math.max(...minutes), new Set(minutes).size]).toEqual([0, 59 * MINUTE, 60])
  expect(sendMinute('postponed:7')).toBe(minutes[7])
})

test('renewing an invitation that expired while its first email waited sends that email', async () => {
  const world = mailWorld()
  const { body } = await world.create({ opponent: { name: 'Vic', email: READER } })
  const { id } = body.game
  const [entry] = world.entriesOf(READER)
  if (!entry) throw new Error('no entry')
  // The email waits longer than the invitation is open.
  const until = world.clock.now + 40 * DAY
  await world.service.contacts.update(id, entry.id, {
    postponed: parsePostponed(formatPostponed({ until, why: 'service' })),
  })
  world.letters.length = 0
  world.clock.now += 31 * DAY
  await tickGame(world.service, id, world.clock.now)
  await world.wake(10 * DAY)
  expect(world.to(READER)).toEqual([])
  await world.ask('POST', `/v1/games/${id}/actions`, body.links['creator']?.token, { type: 'renew', ply: 0 })
  await world.flush()
  expect(world.to(READER)).toHaveLength(1)
})

test.each(['sent', 'stopped', 'full'])(
  'renewing an expired invitation emails it once more within all limits, and its page says what comes of it: %s',
  async (state) => {
    const world = mailWorld()
    const { body } = await world.create({ opponent: { name: 'Vic', email: READER } })
    const creator = body.links['creator']?.token ?? ''
    await world.flush()
    if (state === 'stopped') await world.page(stopAllIn(world.to(READER)[0]?.text ?? ''), {})
    world.clock.now += 31 * DAY
    await tickGame(world.service, body.game.id, world.clock.now)
    // Others use up what a stranger may get in a day.
    const others = state === 'full' ? EMAIL_LIMITS.strangerDay : 0
    for (let more = 0; more < others; more += 1) {
      await world.create({ opponent: { name: 'Vic', email: READER } })
      await world.flush()
    }
    const had = world.to(READER).length
    await world.ask('POST', `/v1/games/${body.game.id}/actions`, creator, { type: 'renew', ply: 0 })
    await world.flush()
    expect(world.to(READER).length - had).toBe(state === 'sent' ? 1 : 0)
    const says = state === 'full' ? 'has to wait: we will send it to Vic by' : 'We have emailed the invitation to Vic'
    expect((await world.page(`/p/${creator}`)).body).toContain(says)
  },
)

test('an invitation to a mailbox that takes no emails waits, is shown as sent, and comes once emails are allowed again', async () => {
  const world = mailWorld()
  const account = mailboxAccount(world.service.signer, READER)
  await world.service.ledger.noteStatus(account, { stopped: true }, world.clock.now)
  await named(world)
  expect(world.to(READER)).toEqual([])
  expect(postponedOf(world)).toEqual([{ ...WHILE_STOPPED, shown: 0 }])
  const [{ contact, game, id } = { contact: {}, game: '', id: '' }] = world.entriesOf(READER)
  expect(shownConsentEmail(contact)).toBeUndefined()
  await world.wake(DAY)
  expect(world.to(READER)).toEqual([])
  await world.service.ledger.noteStatus(account, { stopped: false }, world.clock.now)
  await queueUnsentConsentRequest(world.service, mailboxPseudonym(world.service.signer, READER))
  await world.wake(HOUR)
  expect(world.to(READER)).toHaveLength(1)
  expect((await world.service.contacts.load(game, id))?.postponed).toBeUndefined()
})
