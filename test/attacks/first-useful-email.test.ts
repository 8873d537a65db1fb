import { describe, expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import { type MailWorld, linkIn, mailWorld, stopAllIn } from './mail-world.ts'

const ANNIE = 'annie@gmail.com'
const HOME = (): string => '198.51.100.7'
const STRANGER = (): string => '192.0.2.66'

let keys = 0
const key = (): string => `a-key-of-some-length-${(keys += 1)}`

const FORM = { seat: 'white', rules: 'english', clock: 'relaxed', timeZone: '' }

type Table = { readonly creator: string; readonly opponent: string; readonly invitation: string }

/** Creates a game by the form, and returns the paths of the creator and of the invitation. */
const offers = async (world: MailWorld, name = 'Annie', email = ''): Promise<Omit<Table, 'opponent'>> => {
  const { headers } = await world.page('/', { ...FORM, key: key(), name, email })
  const creator = headers['location'] ?? ''
  const { body } = await world.page(creator)
  await world.flush()
  return { creator, invitation: /\/i\/[\w-]+/.exec(body)?.[0] ?? '' }
}

const begins = async (world: MailWorld, email = '', names = { creator: 'Annie', opponent: 'Harry Holt' }) => {
  const { creator, invitation } = await offers(world, names.creator, email)
  const joined = await world.page(invitation, { key: key(), name: names.opponent, timeZone: '' })
  await world.flush()
  return { creator, invitation, opponent: joined.headers['location'] ?? '' }
}

const moves = async (world: MailWorld, seat: string, ply: number, move: string, message = '') => {
  world.clock.now += MINUTE
  expect((await world.page(`${seat}/move`, { ply: `${ply}`, move, message })).status).toBe(303)
  await world.flush()
}

/** Plays the first move of both sides, and lets the creator, who waits then, type an address in the card. */
const types = async (world: MailWorld, { creator, opponent }: Table, email = ANNIE): Promise<void> => {
  await moves(world, opponent, 0, '11-15')
  await moves(world, creator, 1, '22-18')
  expect((await world.page(`${creator}/notify`, { email })).status).toBe(303)
  await world.flush()
}

describe('an address that its owner types while they wait', () => {
  test('gets no email before the other one has moved, and is confirmed by the move that answers', async () => {
    const world = mailWorld()
    const table = await begins(world)
    await types(world, table)
    expect(world.mails).toEqual([])
    expect((await world.page(table.creator)).body).toContain('The first email comes when Harry has moved.')
    await moves(world, table.opponent, 2, '15x22')
    const [first] = world.to(ANNIE)
    expect(first?.subject).toContain('Harry')
    for (const part of ['Harry played 15x22', 'Make your move there, and this address is confirmed'])
      expect(first?.text.replaceAll('\n', ' ')).toContain(part)
    expect(first?.attachments).toHaveLength(1)
    expect(first?.headers['List-Unsubscribe']).toContain(stopAllIn(first?.text ?? '-'))
    const link = linkIn(first?.text ?? '')
    await world.page(link)
    await moves(world, link, 3, '25x18')
    await moves(world, table.opponent, 4, '10-15')
    expect(world.to(ANNIE).map(({ id }) => id.includes('-door-'))).toEqual([true, false])
  })

  test('gets that email only once, and nothing else without consent', async () => {
    const world = mailWorld()
    const table = await begins(world)
    await types(world, table)
    await moves(world, table.opponent, 2, '15x22')
    await moves(world, table.creator, 3, '25x18')
    await moves(world, table.opponent, 4, '10-15')
    expect(world.to(ANNIE)).toHaveLength(1)
  })

  test('can ask for it at once', async () => {
    const world = mailWorld()
    const table = await begins(world)
    await types(world, table)
    const { body } = await world.page(table.creator)
    expect(body).toContain('Send it now')
    await world.page(`${table.creator}/emails`, {})
    await world.flush()
    expect(world.to(ANNIE)).toHaveLength(1)
  })
})

describe('the first email to somebody who may know nothing of the game', () => {
  test('has no words of others but plain names', async () => {
    const world = mailWorld()
    const table = await begins(world, '', { creator: 'evil.example/win', opponent: 'http://evil.example' })
    await types(world, table)
    await moves(world, table.opponent, 2, '15x22', 'You have won: call +1 900 555 and see evil.example')
    const [first] = world.to(ANNIE)
    expect(first?.text).toContain('15x22')
    for (const part of [first?.subject, first?.text, first?.html]) expect(part).not.toMatch(/evil|900 ?555|won:/)
  })

  test('keeps an initial in a name', async () => {
    const world = mailWorld()
    const table = await begins(world, '', { creator: 'Annie B.', opponent: 'Harry H.' })
    await types(world, table)
    await moves(world, table.opponent, 2, '15x22')
    expect(world.to(ANNIE)[0]?.text).toContain('Harry played')
  })

  test('reaches a mailbox no more often than before, however many seats name it', async () => {
    const world = mailWorld()
    world.caller.from = STRANGER
    for (let day = 0; day < 3; day += 1) {
      for (let game = 0; game < 4; game += 1) {
        const table = await begins(world)
        await types(world, table)
        await moves(world, table.opponent, 2, '15x22')
      }
      await world.wake(DAY)
    }
    expect(world.to(ANNIE)).toHaveLength(EMAIL_LIMITS.namerMonth)
  })
})

describe('two games of one’s own', () => {
  const bothGames = async (world: MailWorld, second = HOME) => {
    world.caller.from = HOME
    const one = await begins(world)
    const other = await begins(world)
    await types(world, one)
    world.caller.from = second
    await types(world, other)
    await moves(world, one.opponent, 2, '15x22')
    await moves(world, other.opponent, 2, '15x22')
    return { one, other }
  }

  const COUNTS = 'This counts for your games below, too'

  test('bring one email, which confirms both', async () => {
    const world = mailWorld()
    const { other } = await bothGames(world)
    expect(world.to(ANNIE)).toHaveLength(1)
    expect(world.to(ANNIE)[0]?.text.replaceAll('\n', ' ')).toContain(COUNTS)
    await moves(world, linkIn(world.to(ANNIE)[0]?.text ?? ''), 3, '25x18')
    await moves(world, other.creator, 3, '25x18')
    await moves(world, other.opponent, 4, '10-15')
    expect(world.to(ANNIE).at(-1)?.id).not.toContain('-door-')
    expect((await world.page(`${other.creator}?tab=mine`)).body).toContain('Emails about this game are on.')
  })

  test('a seat for which somebody else typed the address is not confirmed with them', async () => {
    const world = mailWorld()
    const { other } = await bothGames(world, STRANGER)
    expect(world.to(ANNIE)[0]?.text).toContain(other.creator.slice(5, 11))
    expect(world.to(ANNIE)[0]?.text.replaceAll('\n', ' ')).not.toContain(COUNTS)
    await moves(world, linkIn(world.to(ANNIE)[0]?.text ?? ''), 3, '25x18')
    expect((await world.page(`${other.creator}?tab=mine`)).body).not.toContain('Emails about this game are on.')
  })
})

test('on one machine, whose requests have no network, the email promises nothing about the other games', async () => {
  const world = mailWorld()
  world.caller.from = () => '127.0.0.1'
  const [one, other] = [await begins(world), await begins(world)]
  await types(world, one)
  await types(world, other)
  await moves(world, one.opponent, 2, '15x22')
  const text = world.to(ANNIE)[0]?.text.replaceAll('\n', ' ') ?? ''
  expect(text).toContain(other.creator.slice(5, 11))
  expect(text).toContain('this address is confirmed')
  expect(text).not.toContain('This counts for your games below')
})

describe('a creator who typed an address in the form of a new game', () => {
  test('hears first that the game has begun', async () => {
    const world = mailWorld()
    const { creator, invitation } = await offers(world, 'Annie', ANNIE)
    expect(world.mails).toEqual([])
    expect((await world.page(creator)).body).toContain('The first email comes when the game begins.')
    await world.page(invitation, { key: key(), name: 'Harry', timeZone: '' })
    await world.flush()
    const [first] = world.to(ANNIE)
    expect(first?.text).toContain('Your game with Harry has begun')
    expect(first?.text.replaceAll('\n', ' ')).toContain('Press “Email me about this game” there')
  })

  test('hears first that the invitation was declined', async () => {
    const world = mailWorld()
    const { invitation } = await offers(world, 'Annie', ANNIE)
    await world.page(`${invitation}/decline`, { text: 'see evil.example' })
    await world.flush()
    const [first] = world.to(ANNIE)
    expect(first?.text).toContain('This is our only email about this game.')
    expect(first?.text).not.toContain('evil')
  })
})

test.each([
  ['once', 1],
  ['twice, as a program does that got no answer', 2],
])(
  'an address that a program gives to a seat %s gets one email, although another one is on its way',
  async (_, times) => {
    const world = mailWorld()
    world.caller.from = () => '127.0.0.1'
    const { body } = await world.create({
      opponent: { name: 'Vic' },
      creator: { name: 'Eve', seat: 'black', email: 'old@gmail.com' },
    })
    await world.flush()
    await world.ask('POST', `/v1/games/${body.game.id}/claim`, body.links['opponent']?.token, { name: 'Vic' })
    for (let time = 0; time < times; time += 1)
      await world.ask('PATCH', '/v1/seat', body.links['creator']?.token, { email: 'new@gmail.com' })
    await world.flush()
    expect(world.to('new@gmail.com')).toHaveLength(1)
  },
)
