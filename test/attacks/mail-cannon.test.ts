import { describe, expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY, HOUR, type Instant, MINUTE } from '../../shared/game/model/words.ts'
import type { EmailKind } from '../../shared/email/game-emails/emails-for.ts'
import { isPlainName } from '../../shared/email/text/plain-names.ts'
import { ADDRESS_LIMITS } from '../../shared/service/limits/email-quotas.ts'
import { resendConsent } from '../../shared/service/email/consent/resend-consent.ts'
import type { GameSeat } from '../../shared/service/games/game-seat.ts'
import { unaskedAddressSince } from '../../shared/service/email/requests/quiet-until.ts'
import { queueLinksEmail } from '../../shared/service/email/sending/queue-links-email.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { type MailWorld, linkIn, mailWorld, stopAllIn, stopIn } from './mail-world.ts'

const VICTIM = 'victim@elsewhere.test'

/** Returns the fields that a contact gets when its address is changed. */
const fresh = (now: Instant) => ({ confirmed: null, quietUntil: unaskedAddressSince(now), returned: null })

/** Words that an attacker would like to see in an email to a stranger. */
const BAIT = 'Win 900 at evil.example now'

/** Names with links, phone numbers, marks of direction, look-alike letters or markup. A refused name sends nothing. */
const NAMES = [
  'https://evil.example',
  'evil.example/win',
  'evil。example',
  'win@evil.example',
  '0900 123 4567',
  '+1 (900) 555-0100',
  '\u202eelpmaxe.live',
  '\u2066Ann\u2069',
  '\u200bAnn\u200d',
  'Аnn',
  'PayPaI Support',
  '𝐀𝐧𝐧',
  'Ａｎｎ',
  '<b>Ann</b>',
  '"Ann" <x@y.example>',
  'Ann\r\nBcc: x@y.example',
  'Ann\u2028Win',
  '&lt;a href=x&gt;',
  'A'.repeat(40),
] as const

const inOneWindow = ({ to }: MailWorld, address: string, long: number): number => {
  const windows = new Map<number, number>()
  for (const { at } of to(address)) windows.set(Math.floor(at / long), (windows.get(Math.floor(at / long)) ?? 0) + 1)
  return Math.max(0, ...windows.values())
}

const inOneDay = (world: MailWorld, address: string): number => inOneWindow(world, address, DAY)

const inOneMonth = (world: MailWorld, address: string): number => inOneWindow(world, address, 30 * DAY)

/** Creates a seat with the address, in a game against Eve, who has the tokens of both seats. */
const seatOf = async (world: MailWorld, email = VICTIM) => {
  const { body } = await world.create({ creator: { name: 'Ada', seat: 'black', email } })
  const id = body.game.id
  const creator = body.links['creator']?.token ?? ''
  const claimed = await world.ask('POST', `/v1/games/${id}/claim`, body.links['invitation']?.token, { name: 'Eve' })
  const eve = claimed.body.links['seat']?.token ?? ''
  await world.flush()
  return { id, creator, eve }
}

/** Creates a seat with the address, in a game against Eve, and the owner of the mailbox confirms it. */
const confirmedSeat = async (world: MailWorld, email = VICTIM) => {
  const seat = await seatOf(world, email)
  await world.press(email)
  return seat
}

const rotate = async (world: MailWorld, token: string): Promise<string> => {
  const { body } = await world.ask('POST', '/v1/seat/rotate', token)
  await world.flush()
  // Beyond the seat's allowance the request is refused, and the old link stays.
  return (body as Partial<typeof body>).links?.['seat']?.token ?? token
}

describe('attacks that have succeeded once', () => {
  test('sixty matches that name a stranger send two emails a day and four in thirty days, not six each', async () => {
    const world = mailWorld()
    const stranger = (name: string) => ({ name, email: VICTIM })
    for (let made = 0; made < 60; made += 1) {
      await world.create({
        match: 'two-game',
        creator: { ...stranger('Eve'), seat: 'black' },
        opponent: stranger('Adam'),
        arbiter: stranger('Dee'),
      })
      await world.flush()
    }
    expect(world.to(VICTIM).length).toBeLessThanOrEqual(EMAIL_LIMITS.strangerDay)
    for (let day = 0; day < 30; day += 1) {
      world.clock.now += DAY
      await world.create({ creator: { ...stranger('Eve'), seat: 'black' } })
      await world.flush()
    }
    expect(inOneMonth(world, VICTIM)).toBe(EMAIL_LIMITS.strangerMonth)
    expect(inOneDay(world, VICTIM)).toBeLessThanOrEqual(EMAIL_LIMITS.strangerDay)
  })

  test('after "stop everything" a hundred new links send nothing, nor does anything else', async () => {
    const world = mailWorld()
    const seat = await confirmedSeat(world)
    const before = world.to(VICTIM).length
    await world.page(stopAllIn(world.to(VICTIM)[0]?.text ?? ''), {})
    let token = seat.creator
    for (let turn = 0; turn < 100; turn += 1) {
      world.clock.now += 6 * HOUR
      token = await rotate(world, token)
    }
    await world.ask('POST', '/v1/links', undefined, { email: VICTIM })
    await world.ask('POST', `/v1/games/${seat.id}/actions`, token, { type: 'resign', ply: 0 })
    await seatOf(world)
    await world.flush()
    expect(world.to(VICTIM)).toHaveLength(before)
  })

  test('after a seat’s own unsubscribe a new link is emailed once a day at most', async () => {
    const world = mailWorld()
    const seat = await confirmedSeat(world)
    const letter = world.to(VICTIM).findLast(({ text }) => stopIn(text) !== '')
    await world.page(stopIn(letter?.text ?? ''), {})
    const before = world.to(VICTIM).length
    let token = seat.creator
    for (let turn = 0; turn < 100; turn += 1) token = await rotate(world, token)
    expect(world.to(VICTIM)).toHaveLength(before + EMAIL_LIMITS.silencedDay)
  })

  test('a seat whose mailbox has not consented is sent no new link, however often it is replaced', async () => {
    const world = mailWorld()
    const { creator } = await seatOf(world)
    let token = creator
    for (let turn = 0; turn < 20; turn += 1) token = await rotate(world, token)
    expect(world.to(VICTIM)).toHaveLength(1)
  })

  test('one game that changes its address emails three strangers a day', async () => {
    const world = mailWorld()
    const { creator } = await seatOf(world, 'first@elsewhere.test')
    let token = creator
    for (let turn = 0; turn < 50; turn += 1) {
      await world.ask('PATCH', '/v1/seat', token, { email: `stranger-${turn}@elsewhere.test` })
      token = await rotate(world, token)
    }
    expect(new Set(world.mails.map(({ to }) => to)).size).toBeLessThanOrEqual(EMAIL_LIMITS.consentDay)
  })

  test('gifts of time to a player who never came send one email', async () => {
    const world = mailWorld()
    const { id, eve } = await seatOf(world)
    for (let turn = 0; turn < 40; turn += 1)
      await world.ask('POST', `/v1/games/${id}/actions`, eve, { type: 'give-time', ply: 0, time: `PT${turn + 1}M` })
    await world.flush()
    expect(world.to(VICTIM)).toHaveLength(1)
  })

  test('an arbiter can unsubscribe from one game, and from every email', async () => {
    const world = mailWorld()
    const { body } = await world.create({ arbiter: { name: 'Dee', email: VICTIM } })
    await world.press(VICTIM)
    const appointed = world.to(VICTIM).at(-1)
    expect(appointed?.text).toContain('arbiter')
    const paths = [stopIn(appointed?.text ?? ''), stopAllIn(appointed?.text ?? '')]
    for (const path of paths) {
      expect((await world.page(path)).body).toContain('method="post"')
      expect((await world.page(path, {})).status).toBe(200)
    }
    const before = world.to(VICTIM).length
    await world.ask('POST', `/v1/games/${body.game.id}/actions`, body.links['creator']?.token, {
      type: 'abort',
      ply: 0,
    })
    await world.flush()
    expect(world.to(VICTIM)).toHaveLength(before)
  })
})

describe('an email to a stranger', () => {
  test('has a fixed subject, and no word by the person who caused it', async () => {
    const world = mailWorld()
    for (let made = 0; made < 3; made += 1)
      await world.create({
        creator: { name: BAIT, seat: 'black' },
        opponent: { name: BAIT, email: VICTIM },
        arbiter: { name: BAIT, email: VICTIM },
      })
    world.clock.now += DAY
    const { body } = await world.create({ creator: { name: BAIT, seat: 'white', email: VICTIM } })
    await world.ask('PATCH', '/v1/seat', body.links['creator']?.token, { name: `${BAIT}!`, note: BAIT })
    await world.flush()
    const consentEmails = world.to(VICTIM)
    expect(consentEmails.length).toBeGreaterThan(0)
    expect(new Set(consentEmails.map(({ subject }) => subject)).size).toBe(1)
    for (const { subject, text, html, headers } of consentEmails) {
      const all = subject + text + html + JSON.stringify(headers)
      // Whole words only: a random token may contain a short one.
      expect(all).not.toMatch(/(?<![\w-])(Win|900|evil|Eve)(?![\w-])/)
      expect(headers['List-Unsubscribe']).toContain('/n/')
    }
  })

  test('names an inviter with a plain name, and is the same for any other name', async () => {
    const written = async (name: string): Promise<string | undefined> => {
      const world = mailWorld()
      const creator = { name, seat: 'black' }
      const made = await world.create({ creator, opponent: { name, email: VICTIM } })
      if (made.status !== 201) return undefined
      await world.flush()
      const [{ subject, text, html } = { subject: '', text: '', html: '' }] = world.to(VICTIM)
      const { id } = made.body.game
      return (subject + text + html).replaceAll(/\/[in]\/[\w.-]+/g, '').replaceAll(id.slice(0, 6), '')
    }
    const [named, nameless] = [await written('Ann'), await written('Ann 4')]
    expect(named).toContain('Ann invites you to a game of draughts')
    expect(nameless).toContain('Someone invites you to a game of draughts')
    expect(nameless).not.toContain('Ann')
    for (const name of NAMES.filter((each) => !isPlainName(each)))
      expect([name, (await written(name)) ?? nameless]).toEqual([name, nameless])
  })

  test('lists all seats that wait: forty games send two emails, and one press confirms all seats', async () => {
    const world = mailWorld()
    for (let made = 0; made < 40; made += 1)
      await world.create({ creator: { name: 'Ada', seat: 'black', email: VICTIM } })
    await world.flush()
    const [consentEmail, ...more] = world.to(VICTIM)
    expect(more.length).toBeLessThanOrEqual(1)
    expect(consentEmail?.text.match(/\/p\/[\w.-]+/g)).toHaveLength(EMAIL_LIMITS.seatsListed)
    expect(consentEmail?.text).toContain(`${40 - EMAIL_LIMITS.seatsListed} more games`)
    await world.press(VICTIM, { all: '1' })
    const { body } = await world.ask('GET', '/v1/seat', 'none')
    expect(body.emails).toBeUndefined()
    const waiting = world.entriesOf(VICTIM)
    expect(waiting.filter(({ contact }) => contact.confirmed !== true)).toEqual([])
  })
})

describe('consent', () => {
  test('comes from the mailbox alone: the link in the creator’s browser cannot start emails', async () => {
    const world = mailWorld()
    const { creator, id } = await seatOf(world)
    const { body } = await world.ask('GET', '/v1/seat', creator)
    expect(body.emails).toBe('unconfirmed')
    for (const path of [`/p/${creator}/emails`, `/p/${creator}.${'A'.repeat(16)}/emails`, `/p/${creator}.x/own`])
      await world.page(path, { note: 'mine' })
    await world.page(`/p/${creator}/move`, { ply: '0', move: '11-15' })
    await world.ask('POST', `/v1/games/${id}/moves`, creator, { ply: 0, move: '11-15' })
    expect((await world.ask('GET', '/v1/seat', creator)).body.emails).toBe('unconfirmed')
  })

  test('needs a POST: a scanner that follows every link of the email changes nothing', async () => {
    const world = mailWorld()
    const { creator } = await seatOf(world)
    const [consentEmail] = world.to(VICTIM)
    for (const path of consentEmail?.text.match(/\/[a-z]\/[\w.-]+/g) ?? []) await world.page(path)
    expect((await world.ask('GET', '/v1/seat', creator)).body.emails).toBe('unconfirmed')
    expect((await world.page(stopAllIn(consentEmail?.text ?? ''))).body).toContain('Stop everything')
  })

  test.each([
    ['the button', 'emails', {}],
    ['a move', 'move', { ply: '0', move: '11-15' }],
    ['an act', 'act', { type: 'offer-draw', ply: '0' }],
    ['a note', 'own', { note: 'mine' }],
  ])('is given by %s on the page that the email leads to', async (_what, path, form) => {
    const world = mailWorld()
    const { creator } = await seatOf(world)
    const link = linkIn(world.to(VICTIM)[0]?.text ?? '')
    expect((await world.page(link)).body).toContain('Email me about this game')
    expect((await world.page(`${link}/${path}`, form)).status).toBe(303)
    expect((await world.ask('GET', '/v1/seat', creator)).body.emails).toBe('on')
  })

  test('is acknowledged on the page once emails have started, and not before', async () => {
    const world = mailWorld()
    const { creator } = await seatOf(world)
    const sentence = 'From now on we email you about this game.'
    expect((await world.page(`/p/${creator}?done=emails`)).body).not.toContain(sentence)
    const pressed = await world.page(`${linkIn(world.to(VICTIM)[0]?.text ?? '')}/emails`, {})
    expect((await world.page(pressed.headers['location'] ?? '')).body).toContain(sentence)
  })

  test('for one game is none for another, and a new address has to give its own', async () => {
    const world = mailWorld()
    const first = await confirmedSeat(world)
    const proof = linkIn(world.to(VICTIM)[0]?.text ?? '').split('.')[1]
    const second = await seatOf(world)
    await world.page(`/p/${second.creator}.${proof}/emails`, {})
    expect((await world.ask('GET', '/v1/seat', second.creator)).body.emails).toBe('unconfirmed')
    await world.ask('PATCH', '/v1/seat', first.creator, { email: 'other@elsewhere.test' })
    await world.page(`/p/${first.creator}.${proof}/emails`, {})
    expect((await world.ask('GET', '/v1/seat', first.creator)).body.emails).toBe('unconfirmed')
    await world.press('other@elsewhere.test')
    expect((await world.ask('GET', '/v1/seat', first.creator)).body.emails).toBe('on')
  })

  test('is followed by the first real email, with the seat’s link', async () => {
    const world = mailWorld()
    const { creator } = await confirmedSeat(world)
    const [, real, ...more] = world.to(VICTIM)
    expect([real?.subject, more]).toEqual([expect.stringContaining('Draughts with Eve'), []])
    expect(real?.text).toContain(`/p/${creator}.`)
  })

  test('can be asked for again within the limits of the seat and of the address', async () => {
    const world = mailWorld()
    const { creator } = await seatOf(world)
    const shown = async () => (await world.page(`/p/${creator}?sent=1`)).body
    for (let press = 0; press < 50; press += 1) {
      const { headers } = await world.page(`/p/${creator}/emails`, {})
      expect(headers['location']).toBe(`/p/${creator}?sent=1`)
      if (press === 0) expect(await shown()).toContain('on its way')
      await world.flush()
    }
    expect(world.to(VICTIM)).toHaveLength(EMAIL_LIMITS.strangerDay)
    expect(await shown()).toContain('has to wait')
  })

  test('can be withdrawn and given again on the same page', async () => {
    const world = mailWorld()
    const { creator, id, eve } = await confirmedSeat(world)
    const real = world.to(VICTIM).at(-1)?.text ?? ''
    for (const path of [stopIn(real), stopAllIn(real)]) {
      expect((await world.page(path, { 'List-Unsubscribe': 'One-Click' })).body).toContain('name="undo"')
      expect((await world.page(path, { undo: '1' })).body).not.toContain('name="undo"')
    }
    await world.ask('POST', `/v1/games/${id}/actions`, eve, { type: 'offer-draw', ply: 0 })
    await world.flush()
    expect(world.to(VICTIM).at(-1)?.text).toContain('draw')
    expect((await world.ask('GET', '/v1/seat', creator)).body.emails).toBe('on')
  })

  test('withdrawn for everything is not shown on the seat’s page, which shows what the seat asked for', async () => {
    const world = mailWorld()
    const { creator } = await confirmedSeat(world)
    const page = async (): Promise<string> => (await world.page(`/p/${creator}?tab=mine`)).body
    const sentence = '<p class="quiet">Emails about this game are on.</p>'
    expect(await page()).toContain(sentence)
    await world.page(stopAllIn(world.to(VICTIM).at(-1)?.text ?? ''), { 'List-Unsubscribe': 'One-Click' })
    expect(await page()).toContain(sentence)
  })
})

describe('an address that the mail service refuses for good', () => {
  test('is tried once, and only its own seat’s page says so', async () => {
    const world = mailWorld()
    world.verdict.of = () => 'refused'
    const { creator, eve, id } = await seatOf(world)
    const views = async () => {
      const shown = await Promise.all([
        world.ask('GET', `/v1/games/${id}`),
        world.ask('GET', `/v1/games/${id}`, eve),
        world.ask('GET', '/v1/seat', eve),
      ])
      return JSON.stringify(shown)
    }
    const before = await views()
    expect((await world.ask('GET', '/v1/seat', creator)).body.emails).toBe('returned')
    expect((await world.page(`/p/${creator}`)).body).toContain('Emails to your address came back.')
    expect(await views()).toBe(before)
    world.verdict.of = () => 'taken'
    const again = await seatOf(world)
    expect((await world.ask('GET', '/v1/seat', again.creator)).body.emails).toBe('returned')
    expect(world.mails).toEqual([])
  })

  test('is tried again a day after its seat asks for it, once a month, and another address is asked at once', async () => {
    const world = mailWorld()
    world.verdict.of = (to) => (to === VICTIM ? 'refused' : 'taken')
    world.clock.now = Math.ceil(world.clock.now / (30 * DAY)) * 30 * DAY
    const { creator } = await seatOf(world)
    const tries = async (): Promise<number> => {
      world.outcomes.length = 0
      for (let press = 0; press < 2; press += 1) {
        await world.page(`/p/${creator}/emails`, {})
        await world.flush()
      }
      return world.outcomes.filter((outcome) => outcome === 'dead').length
    }
    const { now } = world.clock
    const came: number[] = []
    for (const days of [0, 1, 2, 5]) {
      world.clock.now = now + days * DAY
      came.push(await tries())
    }
    expect(came).toEqual([0, 1, 0, 0])
    await world.ask('PATCH', '/v1/seat', creator, { email: 'right@elsewhere.test' })
    await world.flush()
    expect(world.to('right@elsewhere.test')).toHaveLength(1)
  })
})

describe('emails that only report what the other side says or offers', () => {
  test('are sent six times a day, and cannot hide that a new link for the seat is asked for', async () => {
    const world = mailWorld()
    const seat = await confirmedSeat(world)
    const before = world.to(VICTIM).length
    const act = (type: string, more: object = {}) =>
      world.ask('POST', `/v1/games/${seat.id}/actions`, seat.eve, { type, ply: 0, ...more })
    for (let turn = 1; turn <= 10; turn += 1) await act('give-time', { time: `PT${turn}M` })
    await world.flush()
    expect(world.to(VICTIM)).toHaveLength(before + EMAIL_LIMITS.conversationDay)
    const request = await act('ask-reseat', { seat: 'black' })
    expect(request.status).toBe(200)
    await world.flush()
    expect(world.to(VICTIM)).toHaveLength(before + EMAIL_LIMITS.conversationDay + 1)
  })

  test('are counted once, however often each is tried, and beyond the limit cost the address nothing', async () => {
    const world = mailWorld()
    const seat = await confirmedSeat(world)
    const before = world.to(VICTIM).length
    const give = async (minutes: number): Promise<void> => {
      await world.ask('POST', `/v1/games/${seat.id}/actions`, seat.eve, {
        type: 'give-time',
        ply: 0,
        time: `PT${minutes}M`,
      })
    }
    for (let turn = 1; turn <= EMAIL_LIMITS.conversationDay; turn += 1) {
      await give(turn)
      const [letter] = world.letters
      world.verdict.of = () => {
        throw new Error('the mail service is away')
      }
      for (let tried = 0; tried < 3; tried += 1) {
        await expect(world.flush()).rejects.toThrow('away')
        if (letter) world.letters.unshift(letter)
        // The lease of the failed delivery ends.
        world.clock.now += MINUTE
      }
      world.verdict.of = () => 'taken'
      await world.flush()
      expect(world.to(VICTIM)).toHaveLength(before + turn)
    }
    const account = mailboxAccount(world.service.signer, VICTIM)
    const used = () => world.service.ledger.counts(account, world.clock.now, ADDRESS_LIMITS.conversation)
    const [taken] = await used()
    for (let turn = 1; turn <= 3; turn += 1) await give(EMAIL_LIMITS.conversationDay + turn)
    await world.flush()
    expect(world.outcomes.slice(-3)).toEqual(['spent', 'spent', 'spent'])
    expect(await used()).toEqual([taken, taken, taken])
  })

  test('leave a third of an address’s emails to turns and warnings', async () => {
    const world = mailWorld()
    const seats: Awaited<ReturnType<typeof seatOf>>[] = []
    for (let made = 0; made < 2; made += 1) seats.push(await seatOf(world))
    await world.press(VICTIM, { all: '1' })
    const account = mailboxAccount(world.service.signer, VICTIM)
    for (let sent = world.to(VICTIM).length; sent < EMAIL_LIMITS.conversationOfDay - 4; sent += 1)
      await world.service.ledger.take(account, undefined, world.clock.now, ADDRESS_LIMITS.ordinary)
    const had = world.to(VICTIM).length
    for (const { id, eve } of seats)
      for (let turn = 1; turn <= 5; turn += 1)
        await world.ask('POST', `/v1/games/${id}/actions`, eve, { type: 'give-time', time: `PT${turn}M`, ply: 0 })
    await world.flush()
    expect(world.to(VICTIM)).toHaveLength(had + 4)
    for (const { id, eve } of seats) await world.ask('POST', `/v1/games/${id}/actions`, eve, { type: 'resign', ply: 0 })
    await world.flush()
    expect(world.to(VICTIM)).toHaveLength(had + 4 + seats.length)
  })
})

test('the whole service asks 300 strangers an hour, and the others in the next', async () => {
  const world = mailWorld()
  const { strangersHour } = EMAIL_LIMITS
  for (let made = 0; made < strangersHour + 20; made += 1)
    await world.create({ creator: { name: 'Eve', seat: 'black', email: `s${made}@gmail.com` } })
  await world.flush()
  expect(world.mails).toHaveLength(strangersHour)
  expect(world.outcomes.filter((outcome) => outcome === 'postponed')).toHaveLength(20)
  await world.wake(2 * HOUR)
  expect(world.mails).toHaveLength(strangersHour + 20)
})

describe('ten thousand hostile requests', () => {
  const dice = (seed: number) => {
    let state = seed
    return (sides: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * sides)
    }
  }

  /** What an email can be about. The limits must hold for every kind. */
  const KINDS: readonly EmailKind[] = [
    { kind: 'offered' },
    { kind: 'joined' },
    { kind: 'your-turn' },
    { kind: 'reminder', reminder: 'hours' },
    { kind: 'news', about: 'link-rotated' },
    { kind: 'news', about: 'draw-offered' },
  ]

  /**
   * Makes the requests of an attacker who knows every route and holds the links of all seats, but not the mailbox, over
   * thirty days. Each request is a direct call of the service, without HTTP.
   */
  const attack = async (world: MailWorld, requests: number): Promise<void> => {
    const roll = dice(7)
    const { service } = world
    const gameSeats: GameSeat[] = []
    let request = 0
    const sit = async (): Promise<void> => {
      const { id } = await seatOf(world)
      const loaded = await loadGame(service.games, id)
      if (loaded) gameSeats.push({ id, role: 'creator', loaded })
    }
    const spelt = (): string => ['victim@Elsewhere.test', 'Victim+a@elsewhere.test', VICTIM][roll(3)] ?? VICTIM
    const hit = async ({ id, role, loaded }: GameSeat): Promise<void> => {
      const { contact } = loaded.game.creator
      const what = roll(20)
      if (what === 0)
        await queueLinksEmail(service, spelt(), { from: `10.${roll(250)}.0.1`, receivedAt: world.clock.now })
      else if (what === 1)
        await resendConsent(service, { id, role, loaded }, (await service.contacts.load(id, contact)) ?? {}, {
          from: '10.0.0.1',
          receivedAt: world.clock.now,
        })
      else if (what === 2) await service.contacts.update(id, contact, { ...fresh(world.clock.now), email: spelt() })
      else
        await service.outbox.put([
          {
            ...(KINDS[roll(KINDS.length)] ?? { kind: 'joined' }),
            game: id,
            seat: role,
            version: 3 + request,
            ply: 0,
            delay: 0,
          },
        ])
    }
    for (request = 0; request < requests; request += 1) {
      world.clock.now += Math.floor((30 * DAY) / requests)
      const gameSeat = gameSeats[roll(Math.max(1, gameSeats.length))]
      if (!gameSeat || (gameSeats.length < 40 && roll(20) === 0)) await sit()
      else await hit(gameSeat)
      if (request % 10 === 0) await world.flush()
    }
    await world.flush()
  }

  test('send a stranger two emails a day and four in thirty days', async () => {
    const world = mailWorld()
    await attack(world, 10_000)
    expect(world.outcomes.length).toBeGreaterThan(4000)
    expect(world.to(VICTIM).length).toBeGreaterThan(0)
    expect(inOneMonth(world, VICTIM)).toBeLessThanOrEqual(EMAIL_LIMITS.strangerMonth)
    expect(inOneDay(world, VICTIM)).toBeLessThanOrEqual(EMAIL_LIMITS.strangerDay)
  })

  test('send a confirmed address sixty a day, and none after "stop everything"', async () => {
    const world = mailWorld()
    const seats: Awaited<ReturnType<typeof seatOf>>[] = []
    for (let made = 0; made < 6; made += 1) seats.push(await seatOf(world))
    await world.press(VICTIM, { all: '1' })
    const had = world.to(VICTIM).length
    const left = 4
    // Drawing the board of an email takes long, so most of the day's emails are only counted as sent.
    const account = mailboxAccount(world.service.signer, VICTIM)
    for (let sent = had; sent < EMAIL_LIMITS.confirmedDay - EMAIL_LIMITS.warningsOfDay - left; sent += 1)
      await world.service.ledger.take(account, undefined, world.clock.now, ADDRESS_LIMITS.ordinary)
    const askForSeats = async () => {
      for (const { id, eve } of seats)
        await world.ask('POST', `/v1/games/${id}/actions`, eve, {
          type: 'ask-reseat',
          seat: 'black',
          ply: 0,
        })
      await world.flush()
    }
    await askForSeats()
    expect(world.to(VICTIM)).toHaveLength(had + left)
    expect(world.outcomes.filter((outcome) => outcome === 'spent').length).toBeGreaterThan(0)
    await world.page(stopAllIn(world.to(VICTIM).at(-1)?.text ?? ''), {})
    world.clock.now += 2 * DAY
    for (const { id, creator } of seats)
      await world.ask('POST', `/v1/games/${id}/actions`, creator, { type: 'veto-reseat', ply: 0 })
    await askForSeats()
    expect(world.to(VICTIM)).toHaveLength(had + left)
  })
})
