import { describe, expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { type MailWorld, mailWorld } from './mail-world.ts'

const IPV4 = (number: number): string => `192.0.2.${number % 256}`
const IPV6 = (number: number): string => `2001:db8:1:${(0xab00 + (number % 256)).toString(16)}::${number.toString(16)}`
const ELSEWHERE = (number: number): string => `10.${number >> 8}.${number & 255}.1`

const reached = ({ mails }: MailWorld): ReadonlySet<string> => new Set(mails.map(({ to }) => to))

let named = 0
const stranger = (): string => `stranger-${(named += 1)}@gmail.com`

const KEY = (): string => `a-key-of-some-length-${(named += 1)}`

const EVE = { name: 'Eve', seat: 'black' }

type Created = Awaited<ReturnType<MailWorld['create']>>['body'] & { readonly mail?: string }

const game = async (world: MailWorld, email?: string): Promise<Created> => {
  const { body } = await world.create({ creator: { ...EVE, ...(email !== undefined && { email }) } })
  await world.flush()
  return body
}

/** Lets somebody without an address accept an invitation: that the game has begun is the first thing to tell. */
const accepts = (world: MailWorld, invitation: string | undefined) =>
  world.page(`/i/${invitation}`, { key: KEY(), name: 'Adam', timeZone: '' })

/** Ways to enter the address of a stranger, or to have a stranger asked again. */
const ROUTES: Readonly<Record<string, (world: MailWorld) => Promise<unknown>>> = {
  'a new game': (world) => game(world, stranger()),
  'a new game with three': (world) =>
    world.create({
      creator: { ...EVE, email: stranger() },
      opponent: { name: 'Adam', email: stranger() },
      arbiter: { name: 'Dee', email: stranger() },
    }),
  'the form of a new game': async (world) => {
    const form = { key: KEY(), name: 'Eve', email: stranger(), seat: 'black', rules: 'english', clock: 'relaxed' }
    const { headers } = await world.page('/', form)
    const { body } = await world.page(headers['location'] ?? '')
    await accepts(world, /\/i\/([\w-]+)/.exec(body)?.[1])
  },
  'an invitation': async (world) => {
    const { game: made, links } = await game(world)
    const path = `/v1/games/${made.id}/claim`
    await world.ask('POST', path, links['invitation']?.token, { name: 'Eve', email: stranger() })
  },
  'the form of an invitation': async (world) => {
    const { links } = await game(world)
    await world.page(`/i/${links['invitation']?.token}`, { key: KEY(), name: 'Eve', email: stranger(), timeZone: '' })
  },
  'the settings of a seat': async (world) => {
    const { links } = await game(world)
    for (let change = 0; change < 3; change += 1) {
      await world.ask('PATCH', '/v1/seat', links['creator']?.token, { email: stranger() })
      await world.flush()
    }
  },
  'the form of the settings': async (world) => {
    const { links } = await game(world)
    await world.page(`/p/${links['creator']?.token}/settings`, {
      name: 'Eve',
      email: stranger(),
      timeZone: '',
      mail: 'turns',
    })
    await accepts(world, links['invitation']?.token)
  },
  'the card about notifications': async (world) => {
    const { links } = await game(world)
    await accepts(world, links['invitation']?.token)
    for (let change = 0; change < 3; change += 1) {
      await world.page(`/p/${links['creator']?.token}/notify`, { email: stranger() })
      await world.flush()
    }
  },
  'send it again': async (world) => {
    const { links } = await game(world, stranger())
    await world.page(`/p/${links['creator']?.token}/emails`, {})
  },
}

describe.each([
  ['a /24 of IPv4', IPV4],
  ['a /56 of IPv6', IPV6],
])('%s', (_what, from) => {
  test('sends emails to ten strangers a day, by whatever route', async () => {
    const world = mailWorld()
    world.caller.from = from
    for (let day = 1; day <= 3; day += 1) {
      for (let round = 0; round < 5; round += 1)
        for (const attack of Object.values(ROUTES)) {
          await attack(world)
          await world.flush()
        }
      expect(reached(world).size).toBe(day * EMAIL_LIMITS.networkDay)
      world.clock.now += DAY
    }
  })
})

test.each(Object.entries(ROUTES))('%s reaches ten strangers by itself', async (_route, attack) => {
  const world = mailWorld()
  world.caller.from = IPV4
  for (let round = 0; round < 15; round += 1) {
    await attack(world)
    await world.flush()
  }
  expect(reached(world).size).toBe(EMAIL_LIMITS.networkDay)
})

test('asking for the links of strangers whom others have named reaches ten', async () => {
  const world = mailWorld()
  const strangers = Array.from({ length: 15 }, stranger)
  for (const email of strangers) await game(world, email)
  await world.flush()
  world.clock.now += DAY
  const before = world.mails.length
  world.caller.from = IPV4
  for (const email of strangers) await world.ask('POST', '/v1/links', undefined, { email })
  await world.flush()
  expect(world.mails.length - before).toBe(EMAIL_LIMITS.networkDay)
})

describe('a network of the club', () => {
  const clubWorld = (): MailWorld => {
    const world = mailWorld({ isOfClub: (from) => from.startsWith('192.0.2.') })
    world.caller.from = IPV4
    return world
  }

  test.each(Object.entries(ROUTES))('%s reaches more than ten strangers', async (_route, attack) => {
    const world = clubWorld()
    for (let round = 0; round < 15; round += 1) {
      await attack(world)
      await world.flush()
    }
    expect(reached(world).size).toBeGreaterThanOrEqual(15)
  })

  test('asking for links reaches more than ten', async () => {
    const world = mailWorld({ isOfClub: (from) => from.startsWith('192.0.2.') })
    const strangers = Array.from({ length: 15 }, stranger)
    for (const email of strangers) await game(world, email)
    world.clock.now += DAY
    const before = world.mails.length
    world.caller.from = IPV4
    for (const email of strangers) await world.ask('POST', '/v1/links', undefined, { email })
    await world.flush()
    expect(world.mails.length - before).toBe(15)
  })

  test('shares a hundred a day with the other networks of the club, also at one domain', async () => {
    const world = mailWorld({ isOfClub: (from) => from.startsWith('10.') })
    for (let made = 0; made < EMAIL_LIMITS.knownDay + 5; made += 1) await game(world, `member-${made}@club.example`)
    expect(reached(world).size).toBe(EMAIL_LIMITS.knownDay)
    world.clock.now += DAY
    await game(world, stranger())
    expect(reached(world).size).toBe(EMAIL_LIMITS.knownDay + 1)
  })

  test('gives nothing to the page of another site that is read there', async () => {
    const world = clubWorld()
    const creator = { ...EVE, email: stranger() }
    const sent = { 'sec-fetch-site': 'cross-site' }
    const { body } = await world.ask('POST', '/v1/games', undefined, { creator }, sent)
    await world.flush()
    expect([(body as Created).mail, reached(world).size]).toEqual(['held', 0])
  })

  test('takes nothing from a network outside the club', async () => {
    const world = clubWorld()
    for (let made = 0; made < 15; made += 1) await game(world, stranger())
    world.caller.from = () => '198.51.100.7'
    const before = reached(world).size
    for (let made = 0; made < 15; made += 1) await game(world, stranger())
    expect(reached(world).size - before).toBe(EMAIL_LIMITS.networkDay)
  })
})

/** Returns a world in which the network of `IPV4` has named ten strangers, as many as it may in a day. */
const networkUsedUp = async () => {
  const world = mailWorld()
  world.caller.from = IPV4
  for (let made = 0; made < EMAIL_LIMITS.networkDay; made += 1) await game(world, stranger())
  await world.flush()
  return world
}

describe('an address that is withheld', () => {
  test('is named by its role, apart from those of the same game whose emails are sent', async () => {
    const world = mailWorld()
    world.caller.from = IPV4
    const counted = stranger()
    await game(world, counted)
    for (let made = 1; made < EMAIL_LIMITS.networkDay; made += 1) await game(world, stranger())
    const ask = async (people: object) => (await world.ask('POST', '/v1/games', undefined, people)).body
    const creator = { ...EVE, email: counted }
    const [opponent, arbiter] = ['Adam', 'Dee'].map((name) => ({ name, email: stranger() }))
    expect(await ask({ creator, opponent })).toMatchObject({ mail: 'held', held: ['opponent'] })
    expect(await ask({ creator, opponent, arbiter })).toMatchObject({ mail: 'held', held: ['opponent', 'arbiter'] })
    expect(await ask({ creator: { ...EVE, email: stranger() } })).toMatchObject({ mail: 'held', held: ['creator'] })
    expect(await ask({ creator })).not.toHaveProperty('held')
  })

  test('does not prevent the game: the answer and the seat’s page say so, and what to do instead', async () => {
    const world = await networkUsedUp()
    const email = stranger()
    const made = await game(world, email)
    await world.flush()
    expect([made.mail, reached(world).has(email)]).toEqual(['held', false])
    const token = made.links['creator']?.token ?? ''
    expect((await world.ask('GET', '/v1/seat', token)).body.emails).toBe('held')
    const { body } = await world.page(`/p/${token}`)
    expect(body).toContain('many new addresses were entered from your network')
    expect(body).toContain('Send it again')
    await world.ask('POST', `/v1/games/${made.game.id}/claim`, made.links['invitation']?.token, { name: 'Bo' })
    await world.flush()
    expect(reached(world).has(email)).toBe(false)
  })

  test('is asked when its seat’s page asks again, from another network or the next day', async () => {
    const world = await networkUsedUp()
    const [today, tomorrow] = [stranger(), stranger()]
    const tokens = [
      (await game(world, today)).links['creator']?.token,
      (await game(world, tomorrow)).links['creator']?.token,
    ]
    const again = async (token = '') => {
      const { headers } = await world.page(`/p/${token}/emails`, {})
      await world.flush()
      return headers['location']
    }
    expect(await again(tokens[0])).toBe(`/p/${tokens[0]}?held=1`)
    expect(reached(world).has(today)).toBe(false)
    world.caller.from = ELSEWHERE
    expect(await again(tokens[0])).toBe(`/p/${tokens[0]}?sent=1`)
    expect(reached(world).has(today)).toBe(true)
    expect((await world.ask('GET', '/v1/seat', tokens[0])).body.emails).toBe('unconfirmed')
    world.clock.now += DAY
    world.caller.from = IPV4
    await again(tokens[1])
    expect(reached(world).has(tomorrow)).toBe(true)
    await world.press(tomorrow)
    expect((await world.ask('GET', '/v1/seat', tokens[1])).body.emails).toBe('on')
  })

  test('gives its consent like any other, once it has an email', async () => {
    const world = await networkUsedUp()
    const email = stranger()
    const withheldToken = (await game(world, email)).links['creator']?.token
    world.caller.from = ELSEWHERE
    await game(world, email)
    await world.press(email, { all: '1' })
    expect((await world.ask('GET', '/v1/seat', withheldToken)).body.emails).toBe('on')
  })
})

describe('an address that has consented', () => {
  const member = 'member@elsewhere.test'
  const withMember = async () => {
    const world = mailWorld()
    await game(world, member)
    await world.press(member)
    world.caller.from = IPV4
    return world
  }

  test('takes none of the ten', async () => {
    const world = await withMember()
    for (let made = 0; made < 5; made += 1) await game(world, member)
    for (let made = 0; made < EMAIL_LIMITS.networkDay + 5; made += 1) await game(world, stranger())
    await world.flush()
    expect(reached(world).size).toBe(1 + EMAIL_LIMITS.networkDay)
  })

  test('gets emails beyond the ten, and no answer tells it from a stranger’s', async () => {
    const world = await withMember()
    for (let made = 0; made < EMAIL_LIMITS.networkDay; made += 1) await game(world, stranger())
    await world.flush()
    world.clock.now += 1
    const before = world.to(member).length
    const seen = async (email: string) => {
      const made = await game(world, email)
      const { body } = await world.ask('GET', '/v1/seat', made.links['creator']?.token)
      const pressed = await world.page(`/p/${made.links['creator']?.token}/emails`, {})
      return [made.mail, body.emails, pressed.headers['location']?.split('?')[1]]
    }
    expect(await seen(member)).toEqual(await seen(stranger()))
    await world.flush()
    expect(world.to(member).length).toBeGreaterThan(before)
  })
})

test('sixty games with addresses an hour may send emails for one network', async () => {
  const world = mailWorld()
  world.caller.from = IPV4
  const email = stranger()
  const outcomes: (string | undefined)[] = []
  for (let made = 0; made < EMAIL_LIMITS.networkGamesHour + 2; made += 1) outcomes.push((await game(world, email)).mail)
  expect(outcomes.indexOf('held')).toBe(EMAIL_LIMITS.networkGamesHour)
  expect((await game(world)).mail).toBeUndefined()
})

test('the machine itself, whose emails stay in its own mailbox, counts as no network', async () => {
  const world = mailWorld()
  for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    world.caller.from = () => from
    for (let made = 0; made < EMAIL_LIMITS.networkDay; made += 1) await game(world, stranger())
  }
  await world.flush()
  expect(reached(world).size).toBe(3 * EMAIL_LIMITS.networkDay)
})
