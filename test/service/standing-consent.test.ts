import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { handleFeedback } from '../../shared/service/email/inbound/handle-feedback.ts'
import { mailboxPseudonym } from '../../shared/service/credentials/mailbox.ts'
import { randomId } from '../../shared/service/credentials/ids.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { endStandingConsent } from '../../shared/service/email/consent/standing-consent.ts'
import { type MailWorld, mailWorld, stopAllIn } from '../attacks/mail-world.ts'
import { KEYS } from '../harness/api-keys.ts'

const READER = 'vic@elsewhere.test'
const FRIEND = 'ben@elsewhere.test'

const isQuestion = ({ id }: { readonly id: string }): boolean => id.includes('-door-')

const questions = (world: MailWorld) => world.to(READER).filter(isQuestion)

/** The tokens of the reader's seats, by game. */
const tokens = new Map<string, string>()

/**
 * Creates a game with the reader's address, typed by somebody, against a player with the address `email`. Returns the
 * id of the game.
 */
const against = async (world: MailWorld, email: string): Promise<string> => {
  const creator = { name: 'Vic', seat: 'white', email: READER }
  const { body } = await world.create({ creator, opponent: { name: 'Ben', email } })
  tokens.set(body.game.id, body.links['creator']?.token ?? '')
  await world.flush()
  return body.game.id
}

const accepted = async (world: MailWorld, email: string): Promise<string> => {
  const id = await against(world, email)
  await world.press(email)
  return id
}

/** Returns a world in which the reader has pressed "all my games" in a game against the friend. */
const pressed = async (fields: Readonly<Record<string, string>> = { all: '1' }): Promise<MailWorld> => {
  const world = mailWorld()
  await accepted(world, FRIEND)
  await world.press(READER, fields)
  return world
}

const isOn = (world: MailWorld, game: string): boolean =>
  world.entriesOf(READER).some((entry) => entry.game === game && entry.contact.confirmed === true)

/** Returns the id of the first game whose emails the reader has consented to, and the token of their seat in it. */
const seatIn = (world: MailWorld): { readonly game: string; readonly token: string } => {
  const { game = '' } = world.entriesOf(READER).find(({ contact }) => contact.confirmed) ?? {}
  return { game, token: tokens.get(game) ?? '' }
}

describe('consent to "all my games"', () => {
  test('covers a later game with an opponent whom the reader has confirmed, once that mailbox is proven there', async () => {
    const world = await pressed()
    const had = questions(world).length
    const id = await against(world, FRIEND)
    // The reader gets only the one consent email, because somebody may have typed both addresses.
    expect([isOn(world, id), questions(world).length]).toEqual([false, had + 1])
    await world.press(FRIEND)
    expect([isOn(world, id), questions(world).length]).toEqual([true, had + 1])
    expect(world.to(READER).at(-1)?.text).toContain(id.slice(0, 6))
  })

  test('covers a game that waits for its reader, once the opponent whom they know confirms their own address', async () => {
    const world = await pressed()
    const { body } = await world.create({ creator: { name: 'Ben', seat: 'black', email: FRIEND } })
    const { id } = body.game
    await world.ask('POST', `/v1/games/${id}/claim`, body.links['invitation']?.token, { name: 'Vic', email: READER })
    await world.ask('POST', `/v1/games/${id}/moves`, body.links['creator']?.token, { ply: 0, move: '11-15' })
    await world.flush()
    expect(isOn(world, id)).toBe(false)
    const had = world.to(READER).length
    await world.press(FRIEND)
    expect(isOn(world, id)).toBe(true)
    expect(world.to(READER)).toHaveLength(had + 1)
    expect(world.to(READER).at(-1)?.text).toContain('11-15')
  })

  test('covers no game with somebody else, and a consent to one game covers no other', async () => {
    const world = await pressed()
    expect(isOn(world, await accepted(world, 'stranger@elsewhere.test'))).toBe(false)
    const single = await pressed({})
    expect(isOn(single, await accepted(single, FRIEND))).toBe(false)
  })

  test('covers no seat whose holder enters the address of their opponent', async () => {
    const world = mailWorld()
    // The reader plays both seats of this game, so both are confirmed at once.
    const both = await world.create({ creator: { name: 'Vic', seat: 'white', email: READER } })
    const path = `/v1/games/${both.body.game.id}/claim`
    await world.ask('POST', path, both.body.links['invitation']?.token, { name: 'Vic', email: READER })
    await world.press(READER, { all: '1' })
    const { body } = await world.create({
      creator: { name: 'Eve', seat: 'white' },
      opponent: { name: 'Vic', email: READER },
    })
    await world.flush()
    await world.press(READER)
    await world.ask('PATCH', '/v1/seat', body.links['creator']?.token, { email: READER })
    await world.flush()
    const entries = world.entriesOf(READER).filter(({ game }) => game === body.game.id)
    expect([entries.length, entries.filter(({ contact }) => contact.confirmed === true).length]).toEqual([2, 1])
  })

  const stopIn = (world: MailWorld): string => stopAllIn(world.to(READER).at(-1)?.text ?? '')
  const ENDS: Readonly<Record<string, (world: MailWorld) => Promise<unknown>>> = {
    'stops all emails': (world) => world.page(stopIn(world), {}),
    'says "forget me" on a seat': (world) => {
      const { game, token } = seatIn(world)
      return world.ask('POST', `/v1/games/${game}/actions`, token, { type: 'forget-me', ply: 0 })
    },
    'complains of an email': async (world) => {
      const [mail] = world.to(READER)
      const complaint = { why: 'complaint', to: READER, messageId: mail?.id ?? '', seat: mail?.bounceName } as const
      expect(await handleFeedback(world.service, complaint, world.clock.now)).toBe('complaint')
    },
  }

  test.each(Object.entries(ENDS))('holds until its reader %s, and then covers nobody', async (_, end) => {
    const world = await pressed()
    const undo = stopIn(world)
    expect(isOn(world, await accepted(world, FRIEND))).toBe(true)
    await end(world)
    // The reader allows emails again, which does not restore the consent.
    await world.page(undo, { undo: '1' })
    world.clock.now += DAY
    const had = questions(world).length
    expect(isOn(world, await accepted(world, FRIEND))).toBe(false)
    expect(questions(world)).toHaveLength(had + 1)
  })

  test('covers nobody from before once it has ended', async () => {
    const world = await pressed()
    const other = await accepted(world, 'other@elsewhere.test')
    await endStandingConsent(world.service, mailboxPseudonym(world.service.signer, READER), world.clock.now)
    world.clock.now += 86_400_000
    // The reader has never confirmed a game against this opponent.
    const entry = world.entriesOf(READER).find(({ game }) => game === other)
    expect(entry?.contact.confirmed).toBeUndefined()
    expect(isOn(world, await accepted(world, 'other@elsewhere.test'))).toBe(false)
  })

  test('stores no address and no name', async () => {
    const accounts: string[] = []
    const world = mailWorld()
    const { take } = world.service.ledger
    Object.assign(world.service.ledger, {
      take: (...args: Parameters<typeof take>) => {
        accounts.push(args[0])
        return take(...args)
      },
    })
    await accepted(world, FRIEND)
    await world.press(READER, { all: '1' })
    expect(new Set(accounts.filter((account) => account.startsWith('known:'))).size).toBe(1)
    expect(accounts.join(' ')).not.toMatch(/@|elsewhere|Ben|Vic/)
  })
})

describe('games of a program whose owner the reader has confirmed before', () => {
  const BEN = { name: 'Ben', email: FRIEND }
  const VIC = { name: 'Vic', email: READER }

  const ordered = async (world: MailWorld, token: string): Promise<string> => {
    const key = { 'idempotency-key': randomId(world.service.chance, 22) }
    const { body } = await world.ask(
      'POST',
      '/v1/games/bulk',
      token,
      { players: [VIC, BEN], pairs: [{ black: 1, white: 2 }] },
      key,
    )
    const { order, games } = body as unknown as {
      readonly order: { readonly id: string }
      readonly games: readonly { readonly id: string }[]
    }
    await makeOrder(world.service, order.id, world.clock.now, () => true)
    await world.flush()
    return games[0]?.id ?? ''
  }

  const single = async (world: MailWorld, token: string | undefined, email: string = READER): Promise<string> => {
    const creator = { name: 'Vic', seat: 'black', ...(email !== '' && { email }) }
    const { body } = await world.ask('POST', '/v1/games', token, { creator })
    tokens.set(body.game.id, body.links['creator']?.token ?? '')
    await world.flush()
    return body.game.id
  }

  const MAKES = { 'an order': ordered, 'a single game': single } as const
  const MADE = Object.entries(MAKES)

  /** Returns a world in which the reader has pressed "all my games" in a game of the club. */
  const member = async (): Promise<MailWorld> => {
    const world = mailWorld()
    await ordered(world, KEYS.club)
    await world.press(READER, { all: '1' })
    return world
  }

  test.each(MADE)('need no consent email: %s', async (_, make) => {
    const world = await member()
    const had = questions(world).length
    expect(isOn(world, await make(world, KEYS.club))).toBe(true)
    expect(isOn(world, await make(world, KEYS.deputy))).toBe(true)
    expect(questions(world)).toHaveLength(had)
  })

  test.each(MADE)('need one if they are of another owner: %s', async (_, make) => {
    const world = await member()
    const had = questions(world).length
    expect(isOn(world, await make(world, KEYS.rival))).toBe(false)
    expect(questions(world)).toHaveLength(had + 1)
  })

  test('need one without an owner, and so does an address that the seat’s holder has typed in the owner’s game', async () => {
    const world = await member()
    expect(isOn(world, await single(world, undefined))).toBe(false)
    const id = await single(world, KEYS.club, '')
    await world.ask('PATCH', '/v1/seat', tokens.get(id), { email: READER })
    await world.flush()
    expect(isOn(world, id)).toBe(false)
    const typed = await single(world, KEYS.club, 'eve@elsewhere.test')
    await world.ask('PATCH', '/v1/seat', tokens.get(typed), { email: READER })
    await world.flush()
    expect(isOn(world, typed)).toBe(false)
  })

  test('need one after the consent has ended', async () => {
    const world = await member()
    await endStandingConsent(world.service, mailboxPseudonym(world.service.signer, READER), world.clock.now)
    world.clock.now += DAY
    expect(isOn(world, await single(world, KEYS.club))).toBe(false)
    expect(isOn(world, await ordered(world, KEYS.club))).toBe(false)
  })
})
