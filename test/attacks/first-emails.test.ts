import { describe, expect, test, vi } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { bounceRate } from '../../shared/service/limits/bounce-rate.ts'
import { handleFeedback } from '../../shared/service/email/inbound/handle-feedback.ts'
import { postponedAccount } from '../../shared/service/credentials/mailbox.ts'
import { sendMinute } from '../../shared/service/email/requests/postponed.ts'
import { type MailWorld, mailWorld } from './mail-world.ts'
import { isLong } from '../harness/size.ts'

const VICTIM = 'victim@gmail.com'

/** The numbers of sites from which strangers act together. In `npm test` it is three, which are harder to hold back. */
const SITES = isLong ? [1, 3] : [3]

/** Gives a caller's network by a number. */
type Network = (number: number) => string

const ATTACKER: Network = () => '192.0.2.66'
const FRIEND: Network = () => '198.51.100.7'

/** Returns the 256 networks of a site (a /48 of IPv6), by number. */
const siteOf =
  (site: number): Network =>
  (number) =>
    `2001:db8:${site.toString(16)}:${((number % 256) << 8).toString(16)}::1`

/**
 * Creates a game that names the address, and returns its id. With `isCalledOff` the game is called off once its email
 * has gone.
 */
const names = async (world: MailWorld, from: Network, email: string, isCalledOff = false): Promise<string> => {
  world.caller.from = from
  const { body } = await world.create({ opponent: { name: 'Vic', email } })
  await world.flush()
  if (isCalledOff) {
    const token = body.links['creator']?.token
    await world.ask('POST', `/v1/games/${body.game.id}/actions`, token, { type: 'abort', ply: 0 })
    await world.flush()
  }
  return body.game.id
}

const count = ({ mails }: MailWorld, is: (to: string) => boolean): number => mails.filter(({ to }) => is(to)).length

/** Returns whether the last email to the address is about this game. */
const hears = (world: MailWorld, email: string, game: string): boolean =>
  world.to(email).at(-1)?.text.includes(game.slice(0, 6)) ?? false

/** Lets somebody accept the invitation of the opponent without entering an address, and lets the creator move. */
const joinsAndMoves = async (world: MailWorld, { game, links }: Awaited<ReturnType<MailWorld['create']>>['body']) => {
  await world.ask('POST', `/v1/games/${game.id}/claim`, links['opponent']?.token, { name: 'Vic', email: VICTIM })
  await world.ask('POST', `/v1/games/${game.id}/moves`, links['creator']?.token, { ply: 0, move: '11-15' })
  await world.flush()
}

describe('an address that has not consented', () => {
  test('is not shut out by one network that names it in games and calls them off', async () => {
    const world = mailWorld()
    for (let day = 0; day < 4; day += 1) {
      for (let game = 0; game < 4; game += 1) await names(world, ATTACKER, VICTIM, true)
      await world.wake(DAY)
    }
    expect(world.to(VICTIM)).toHaveLength(EMAIL_LIMITS.namerMonth)
    expect(hears(world, VICTIM, await names(world, FRIEND, VICTIM))).toBe(true)
  })

  test('hears of a friend on the day on which a network has named it twenty times', async () => {
    const world = mailWorld()
    for (let game = 0; game < 20; game += 1) await names(world, ATTACKER, VICTIM)
    expect(world.to(VICTIM)).toHaveLength(EMAIL_LIMITS.namerDay)
    expect(hears(world, VICTIM, await names(world, FRIEND, VICTIM))).toBe(true)
    expect(world.to(VICTIM)).toHaveLength(EMAIL_LIMITS.strangerDay)
  })

  test('is free again a month later, however much was refused meanwhile', async () => {
    const world = mailWorld()
    for (let network = 0; network < 8; network += 1) await names(world, () => `203.0.${network}.1`, VICTIM)
    for (let day = 0; day < 45; day += 1) {
      await names(world, () => `203.1.${day}.1`, VICTIM, true)
      await world.wake(DAY)
    }
    expect(world.to(VICTIM).length).toBeLessThanOrEqual(3 * EMAIL_LIMITS.strangerMonth)
    await world.wake(30 * DAY)
    expect(hears(world, VICTIM, await names(world, FRIEND, VICTIM))).toBe(true)
  })

  test('is asked for the seat that takes its invitation, although the email of the invitation was charged and not sent', async () => {
    const world = mailWorld()
    world.caller.from = FRIEND
    world.verdict.of = () => {
      throw new Error('the relay is away')
    }
    const { body } = await world.create({ opponent: { name: 'Vic', email: VICTIM } })
    await expect(world.flush()).rejects.toThrow('away')
    world.verdict.of = () => 'taken'
    await joinsAndMoves(world, body)
    expect(hears(world, VICTIM, body.game.id)).toBe(true)
  })

  test.each([1, 2, 3, 4, 5])(
    'is asked on the second day although charge %i of its email failed at first',
    async (failing) => {
      const world = mailWorld()
      await names(world, FRIEND, VICTIM)
      await world.wake(DAY)
      const { body } = await world.create({ opponent: { name: 'Vic', email: VICTIM } })
      const waiting = [...world.letters]
      const { take } = world.service.ledger
      let charges = 0
      const spy = vi.spyOn(world.service.ledger, 'take').mockImplementation((...charge) => {
        charges += 1
        return charges === failing ? Promise.reject(new Error('the ledger is away')) : take(...charge)
      })
      await expect(world.flush()).rejects.toThrow('away')
      spy.mockRestore()
      world.letters.unshift(...waiting)
      await world.flush()
      expect(hears(world, VICTIM, body.game.id)).toBe(true)
    },
  )

  test('is charged again for the seat that takes its invitation, after the email of the invitation', async () => {
    const world = mailWorld()
    world.caller.from = FRIEND
    const { body } = await world.create({ opponent: { name: 'Vic', email: VICTIM } })
    await world.flush()
    await joinsAndMoves(world, body)
    expect(world.to(VICTIM)).toHaveLength(EMAIL_LIMITS.namerDay)
  })

  test('counts a site as one namer, however many networks it has', async () => {
    const world = mailWorld()
    for (let network = 0; network < 20; network += 1) await names(world, () => siteOf(1)(network), VICTIM)
    expect(world.to(VICTIM)).toHaveLength(EMAIL_LIMITS.namerDay)
  })
})

describe('an address that is entered for one seat again and again', () => {
  const TURNS: Readonly<Record<string, object>> = {
    'none at all': { email: null },
    another: { email: 'eve@draughts.test' },
  }

  test.each(Object.entries(TURNS))(
    'is asked no more often than one namer may, with %s entered in between',
    async (_, between) => {
      const world = mailWorld()
      world.caller.from = ATTACKER
      const { body } = await world.create({ creator: { name: 'Eve', seat: 'black', email: VICTIM } })
      const token = body.links['creator']?.token
      await world.flush()
      for (let turn = 0; turn < 5; turn += 1) {
        world.clock.now += 1000
        await world.ask('PATCH', '/v1/seat', token, between)
        await world.ask('PATCH', '/v1/seat', token, { email: VICTIM })
        await world.flush()
      }
      expect(world.to(VICTIM)).toHaveLength(EMAIL_LIMITS.namerDay)
    },
  )
})

describe('an email that asks about several games', () => {
  test('lists a friend’s among thirty newer ones of a stranger', async () => {
    const world = mailWorld()
    for (let network = 0; network < 4; network += 1) await names(world, () => `203.0.${network}.1`, VICTIM)
    const friends = await names(world, FRIEND, VICTIM)
    for (let game = 0; game < 30; game += 1) {
      world.clock.now += 1000
      await names(world, siteOf(1), VICTIM)
    }
    expect(hears(world, VICTIM, friends)).toBe(false)
    world.clock.now += DAY
    await names(world, siteOf(1), VICTIM)
    expect(hears(world, VICTIM, friends)).toBe(true)
  })
})

describe('an address that has consented', () => {
  const member = async (): Promise<MailWorld> => {
    const world = mailWorld()
    await names(world, FRIEND, VICTIM)
    await world.press(VICTIM)
    await world.wake(DAY)
    return world
  }

  test('hears of a friend after a stranger has named it all day', async () => {
    const world = await member()
    const had = world.to(VICTIM).length
    for (let game = 0; game < 9; game += 1) await names(world, ATTACKER, VICTIM)
    expect(world.to(VICTIM)).toHaveLength(had + EMAIL_LIMITS.consentDay)
    expect(hears(world, VICTIM, await names(world, FRIEND, VICTIM))).toBe(true)
  })

  test('hears of a friend after five networks have named it, and gets few such emails in a day', async () => {
    const world = await member()
    const had = world.to(VICTIM).length
    for (let game = 0; game < 25; game += 1) await names(world, () => `203.0.${game % 5}.1`, VICTIM)
    expect(hears(world, VICTIM, await names(world, FRIEND, VICTIM))).toBe(true)
    expect(world.to(VICTIM).length - had).toBeLessThanOrEqual(EMAIL_LIMITS.consentOfDay)
  })

  test('gets its email while the hourly limit for strangers is used up', async () => {
    const world = await member()
    for (let network = 0; network < EMAIL_LIMITS.strangersHour + 1; network += 1)
      await names(world, () => `203.${network >> 8}.${network % 256}.1`, `person${network}@gmail.com`)
    expect(world.outcomes.at(-1)).toBe('postponed')
    expect(hears(world, VICTIM, await names(world, FRIEND, VICTIM))).toBe(true)
  })
})

describe('the hourly limit of the whole service', () => {
  test.each(SITES)('is not used up by %i sites of IPv6, each with 34 networks', async (sites) => {
    const world = mailWorld()
    for (let request = 0; request < 34 * 4 * sites; request += 1)
      for (const person of ['a', 'b', 'c'])
        await names(world, () => siteOf(request % sites)(request), `${person}${request}@gmail.com`)
    const sent = world.mails.length
    expect(sent).toBeLessThan(EMAIL_LIMITS.strangersHour / 4)
    const game = await names(world, FRIEND, VICTIM)
    expect(hears(world, VICTIM, game)).toBe(true)
  })
})

/** Returns a world whose hourly limit for strangers is used up: further strangers wait for the next hour. */
const usedUp = async (): Promise<MailWorld> => {
  const world = mailWorld()
  for (let network = 0; network < EMAIL_LIMITS.strangersHour; network += 1)
    await names(world, () => `203.${network >> 8}.${network % 256}.1`, `first${network}@gmail.com`)
  expect(world.mails).toHaveLength(EMAIL_LIMITS.strangersHour)
  return world
}

/** Creates games that invite so many strangers, `EMAIL_LIMITS.turnDay` from each network of a site. */
const namesMany = async (world: MailWorld, site: number, people: number): Promise<void> => {
  for (let person = 0; person < people; person += 1)
    await names(world, () => siteOf(site)(Math.floor(person / EMAIL_LIMITS.turnDay)), `of${site}n${person}@gmail.com`)
}

/**
 * Returns an address for a friend. Its postponed emails are sent in the last three minutes of an hour, after nearly all
 * other postponed emails.
 */
const lastOfHour = ({ service }: MailWorld): string => {
  let number = 1
  const email = (): string => `vic${number}@gmail.com`
  while (sendMinute(postponedAccount(service.signer, email())) < 57 * MINUTE) number += 1
  return email()
}

/** Moves the clock to the next hour, and runs the sweep of each minute in that hour. */
const throughNextHour = async (world: MailWorld): Promise<void> => {
  await world.wake(HOUR - (world.clock.now % HOUR))
  for (let minute = 1; minute < 60; minute += 1) await world.wake(MINUTE)
}

describe('the emails that wait for the next hour of the whole service', () => {
  test.each(SITES)('a friend’s is not held up by hundreds of strangers of %i sites', async (sites) => {
    const world = await usedUp()
    for (let site = 0; site < sites; site += 1) await namesMany(world, site, 360 / sites)
    const friends = lastOfHour(world)
    const game = await names(world, FRIEND, friends)
    expect(world.mails).toHaveLength(EMAIL_LIMITS.strangersHour)
    await throughNextHour(world)
    expect(hears(world, friends, game)).toBe(true)
  })

  test('are shared by the sites: none waits behind another’s hundreds', async () => {
    const world = await usedUp()
    const people = [200, 80, 20]
    for (const [site, many] of people.entries()) await namesMany(world, site, many)
    await throughNextHour(world)
    const sent = people.map((_, site) => count(world, (to) => to.startsWith(`of${site}n`)))
    for (const part of sent) expect(part).toBeGreaterThanOrEqual(EMAIL_LIMITS.turnDay)
    expect(Math.max(...sent)).toBeLessThan(EMAIL_LIMITS.strangersHour / 4)
  })
})

describe('addresses that do not exist', () => {
  const bounces = async (world: MailWorld, from: number): Promise<void> => {
    for (const { to, id, bounceName: seat } of world.mails.slice(from).filter(({ to: each }) => each.includes('dead')))
      await handleFeedback(world.service, { why: 'gone', to, messageId: id, seat }, world.clock.now)
  }

  test('the third bounce ends the day of the network that named the addresses', async () => {
    const world = mailWorld()
    for (let more = 0; more < EMAIL_LIMITS.networkDay; more += 1) {
      const had = world.mails.length
      await names(world, ATTACKER, `dead${more}@gmail.com`)
      await bounces(world, had)
    }
    expect(world.mails).toHaveLength(3)
    for (let more = 0; more < 5; more += 1) await names(world, ATTACKER, `alive${more}@gmail.com`)
    expect(world.mails).toHaveLength(3)
    expect(hears(world, VICTIM, await names(world, FRIEND, VICTIM))).toBe(true)
  })

  test('a network that names many addresses before the first bounces causes no more of them than it may name', async () => {
    const world = mailWorld()
    for (let more = 0; more < 2 * EMAIL_LIMITS.networkDay; more += 1)
      await names(world, ATTACKER, `dead${more}@gmail.com`)
    await bounces(world, 0)
    for (let more = 0; more < 5; more += 1) await names(world, ATTACKER, `alive${more}@gmail.com`)
    expect(world.mails).toHaveLength(EMAIL_LIMITS.networkDay)
  })

  test('a bounce costs one read of its game and one of its contact', async () => {
    const world = mailWorld()
    await names(world, ATTACKER, 'dead@gmail.com')
    const read: string[] = []
    const { games, contacts } = world.service
    const service = {
      ...world.service,
      games: { ...games, load: (id: string) => (read.push('game'), games.load(id)) },
      contacts: { ...contacts, load: (game: string, id: string) => (read.push('entry'), contacts.load(game, id)) },
    }
    const [mail] = world.to('dead@gmail.com')
    const gone = { why: 'gone', to: 'dead@gmail.com', messageId: mail?.id ?? '', seat: mail?.bounceName } as const
    expect(await handleFeedback(service, gone, world.clock.now)).toBe('gone')
    expect(read).toEqual(['game', 'entry'])
  })

  test('a refusal by the mail service counts as a bounce, too, and raises the bounce rate', async () => {
    const world = mailWorld()
    world.verdict.of = (to) => (to.startsWith('dead') ? 'refused' : 'taken')
    for (let more = 0; more < 3; more += 1) await names(world, ATTACKER, `dead${more}@gmail.com`)
    for (let more = 0; more < 5; more += 1) await names(world, ATTACKER, `alive${more}@gmail.com`)
    expect(world.mails).toHaveLength(0)
    expect(hears(world, VICTIM, await names(world, FRIEND, VICTIM))).toBe(true)
    expect(await bounceRate(world.service.ledger, world.clock.now)).toEqual({ sent: 4, bounced: 3 })
  })

  test('giving the seat another address afterwards does not avoid the charge', async () => {
    const world = mailWorld()
    world.caller.from = ATTACKER
    for (const more of [1, 2]) {
      const { body } = await world.create({ creator: { name: 'Eve', seat: 'black', email: `dead-${more}@gmail.com` } })
      await world.flush()
      await world.ask('PATCH', '/v1/seat', body.links['creator']?.token, { email: `another${more}@gmail.com` })
      await world.flush()
      await bounces(world, 0)
    }
    const had = world.mails.length
    for (let more = 0; more < 5; more += 1) await names(world, ATTACKER, `dead${more}@gmail.com`)
    expect(world.mails.length).toBe(had)
  })

  test('while many emails bounce, strangers get fewer and the log says so, and who has consented gets theirs', async () => {
    const world = mailWorld()
    await names(world, FRIEND, VICTIM)
    await world.press(VICTIM)
    const logged: string[] = []
    const service = { ...world.service, log: (_: string, message: string) => void logged.push(message) }
    for (let network = 0; network < 20; network += 1) {
      const from = world.mails.length
      await names(world, () => `203.0.${network}.1`, `dead${network}@gmail.com`)
      for (const { to, id, bounceName: seat } of world.mails.slice(from))
        await handleFeedback(service, { why: 'gone', to, messageId: id, seat }, world.clock.now)
    }
    expect(logged).toContain('too many first emails come back')
    const had = world.mails.length
    for (let network = 0; network < EMAIL_LIMITS.strangersLeast + 10; network += 1)
      await names(world, () => `203.1.${network}.1`, `alive${network}@gmail.com`)
    expect(world.mails.length - had).toBeLessThanOrEqual(EMAIL_LIMITS.strangersLeast)
    expect(hears(world, VICTIM, await names(world, FRIEND, VICTIM))).toBe(true)
    // In the next hour strangers get emails again.
    world.clock.now += HOUR
    const late = 'late@gmail.com'
    await world.wake(0)
    expect(hears(world, late, await names(world, FRIEND, late))).toBe(true)
  })
})

describe('a domain that belongs to somebody', () => {
  const CATCH_ALL = [
    (n: number) => `any${n}@catch.example.org`,
    (n: number) => `me@host${n}.example.org`,
    (n: number) => `${'j.d.o.e'.slice(0, 1 + 2 * (n % 4))}${'q'.repeat(n / 4)}@example.org`,
  ] as const

  test.each(CATCH_ALL.map((address) => [address(3), address] as const))(
    'gets a few first emails a day because of one network, though each goes to another address: %s',
    async (_, address) => {
      const world = mailWorld()
      for (let n = 0; n < 40; n += 1) await names(world, siteOf(1), address(n))
      expect(world.mails.length).toBeLessThanOrEqual(EMAIL_LIMITS.domainDay / 2)
      const friend = 'ann@example.org'
      expect(hears(world, friend, await names(world, FRIEND, friend))).toBe(true)
    },
  )

  test('gets at most twenty first emails a day in all, and the rest the next day', async () => {
    const world = mailWorld()
    for (let n = 0; n < 40; n += 1) await names(world, () => `203.0.${n}.1`, `any${n}@catch.example.org`)
    expect(world.mails).toHaveLength(EMAIL_LIMITS.domainDay)
    await world.wake(DAY)
    expect(count(world, (to) => to.endsWith('example.org'))).toBe(2 * EMAIL_LIMITS.domainDay)
  })

  test('a large provider’s mailboxes share no quota', async () => {
    const world = mailWorld()
    for (let n = 0; n < 40; n += 1) await names(world, () => `203.0.${n}.1`, `person${n}@gmx.de`)
    expect(world.mails).toHaveLength(40)
  })
})

describe('one mailbox with many addresses', () => {
  const SIGNS = ['.', '-'] as const
  const spelt = (signs: readonly string[], hosts: readonly string[]): readonly string[] =>
    hosts.flatMap((host) =>
      signs.flatMap((first) =>
        signs.flatMap((second) => signs.map((third) => `a${first}b${second}c${third}d@${host}`)),
      ),
    )
  const MAILBOXES = [
    ['Yandex', spelt(SIGNS, ['yandex.ru', 'ya.ru', 'yandex.com'])],
    ['Proton', spelt([...SIGNS, '_'], ['proton.me', 'pm.me'])],
    ['Apple', ['ann@icloud.com', 'ann@me.com', 'ann@mac.com']],
  ] as const
  const DAYS = 8

  /** Names the addresses in turn, some each day, for eight days. Returns the most emails of one day. */
  const namesAll = async (world: MailWorld, from: Network, addresses: readonly string[]): Promise<number> => {
    const days: number[] = []
    let number = 0
    for (let day = 0; day < DAYS; day += 1) {
      const had = world.mails.length
      for (let game = 0; game < EMAIL_LIMITS.networkDay; game += 1) {
        const network = number
        await names(world, () => from(network), addresses[number % addresses.length] ?? '')
        number += 1
      }
      days.push(world.mails.length - had)
      await world.wake(DAY)
    }
    return Math.max(...days)
  }

  test.each(MAILBOXES)('gets no more because of one network than one address does: %s', async (_, addresses) => {
    const world = mailWorld()
    await namesAll(world, ATTACKER, addresses)
    expect(world.mails).toHaveLength(EMAIL_LIMITS.namerMonth)
    const game = await names(world, FRIEND, addresses[0] ?? '')
    expect(world.mails.at(-1)?.text).toContain(game.slice(0, 6))
  })

  test.each(MAILBOXES)('gets no more in all than one address does: %s', async (_, addresses) => {
    const world = mailWorld()
    const most = await namesAll(world, (number) => `203.0.${number}.1`, addresses)
    expect(most).toBeLessThanOrEqual(EMAIL_LIMITS.strangerDay)
    expect(world.mails).toHaveLength(EMAIL_LIMITS.strangerMonth)
  })

  test('counts as one also for an owner whom the operator knows', async () => {
    const world = mailWorld({ isOfClub: () => true })
    await namesAll(world, ATTACKER, spelt(SIGNS, ['yandex.ru']))
    expect(world.mails).toHaveLength(EMAIL_LIMITS.namerMonth)
  })

  test('consents with one of its addresses for that one alone', async () => {
    const world = mailWorld()
    await names(world, FRIEND, 'ann@icloud.com')
    await world.press('ann@icloud.com')
    const game = await names(world, ATTACKER, 'ann@me.com')
    expect(hears(world, 'ann@me.com', game)).toBe(true)
    expect(world.to('ann@me.com').at(-1)?.id).toContain('-door-')
  })

  test('uses up nothing of its neighbour’s emails', async () => {
    const world = mailWorld()
    await namesAll(world, (number) => `203.0.${number}.1`, spelt(SIGNS, ['yandex.ru']))
    const neighbour = 'abcd@yandex.ru'
    expect(hears(world, neighbour, await names(world, FRIEND, neighbour))).toBe(true)
  })
})
