import { describe, expect, test } from 'vitest'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { readSigner } from '../../functions/aws/keys/signer.ts'
import { consenting } from '../harness/consent.ts'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryGames, memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { memoryPost } from '../../local/memory/memory-mail.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { DAY, HOUR, ROLES, type Role } from '../../shared/game/model/words.ts'
import { type GameEmail, emailsFor } from '../../shared/email/game-emails/emails-for.ts'
import { type EmailDeliveryOutcome, deliverEmail } from '../../shared/service/email/sending/deliver-email.ts'
import type { ArbiterEmails } from '../../shared/game/model/people.ts'
import type { Contact } from '../../shared/service/ports/contacts.ts'
import { verifyToken, parseToken } from '../../shared/service/credentials/tokens.ts'
import { GAME, NOON, offeredGame } from './games.ts'

const KEYS = JSON.stringify({ current: '1', keys: { 1: Buffer.alloc(32, 7).toString('base64') } })
const BEGUN: readonly GameEvent[] = [
  offeredGame({ arbiter: 'Nia' }),
  { type: 'joined', at: NOON, name: 'Amara', contact: 'opponent-contact', creatorColour: 'white', chance: 1 },
]
const OFFERED: GameEvent = { type: 'draw-offered', at: NOON + HOUR, by: 'opponent' }
const ROTATED: GameEvent = { type: 'link-rotated', at: NOON + HOUR, by: 'creator' }
const COUNT: GameEvent = { type: 'count-asked', at: NOON + HOUR, by: 'creator' }

/**
 * Returns the emails that the step `events` of a game requires, and a function that sends one after the game has gone
 * on to `since`.
 */
const delivered = async (
  events: readonly GameEvent[],
  since: readonly GameEvent[] = [],
  about: Partial<Contact> = {},
) => {
  const [games, contacts, ledger, post] = [memoryGames(), consenting(memoryContacts()), memoryLedger(), memoryPost()]
  const signer = readSigner(KEYS)
  const log = [...BEGUN, ...events, ...since]
  await games.save(GAME, undefined, { version: 2, log, last: log.length, due: undefined })
  for (const role of ROLES)
    await contacts.add(GAME, `${role}-contact`, {
      email: `${role}@mail.example`,
      timeZone: 'Europe/Amsterdam',
      ...about,
    })
  const [then, game] = [fold([...BEGUN, ...events]), fold(log)]
  if (!then || !game) throw new Error('the test’s own game does not follow from its events')
  const emails = emailsFor(GAME, 2, then, events)
  const origin = 'https://crownhead.example'
  const send = (email: GameEmail | undefined): Promise<EmailDeliveryOutcome> | undefined =>
    email &&
    deliverEmail(
      {
        games,
        tournaments: memoryTournaments(),
        contacts,
        notebook: memoryNotebook(),
        ledger,
        post,
        signer,
        deflate: deflateLevel6,
        origin,
        outbox: { put: async () => {} },
        log: () => {},
      },
      email,
      NOON + 2 * HOUR,
    )
  const to = (role: Role): GameEmail | undefined => emails.find(({ seat }) => seat === role)
  return {
    send,
    to,
    mails: () => post.mails(),
    holds: (token: string) => {
      const claimed = parseToken(token)
      return claimed && verifyToken(signer, claimed, GAME, game) ? claimed.purpose : undefined
    },
  }
}

const stopToken = (headers: Readonly<Record<string, string>>): string =>
  /\/s\/(\w[\w-]+)>$/u.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

test('news goes to the people whom it concerns, with the facts of the log', async () => {
  const { send, to, mails } = await delivered([OFFERED])
  expect(await send(to('creator'))).toBe('sent')
  expect(mails().map((mail) => mail.to)).toEqual(['creator@mail.example'])
  expect(mails()[0]?.text).toContain('Amara offers you a draw')
})

test('news that was answered meanwhile is not sent', async () => {
  const declined: GameEvent = { type: 'draw-declined', at: NOON + HOUR, by: 'creator' }
  const { send, to, mails } = await delivered([OFFERED], [declined])
  expect(await send(to('creator'))).toBe('superseded')
  expect(mails()).toEqual([])
})

test('a new offer by the reader does not revive the other’s answered one', async () => {
  const { send, to } = await delivered(
    [OFFERED],
    [
      { type: 'draw-declined', at: NOON + HOUR, by: 'creator' },
      { type: 'draw-offered', at: NOON + HOUR, by: 'creator' },
    ],
  )
  expect(await send(to('creator'))).toBe('superseded')
})

test('a link that does nothing else stops a seat’s emails, and another the arbiter’s', async () => {
  const { send, to, mails, holds } = await delivered([OFFERED])
  await send(to('creator'))
  expect(mails()[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(holds(stopToken(mails()[0]?.headers ?? {}))).toBe('creator-silence')
  const request = await delivered([COUNT])
  expect(await request.send(request.to('arbiter'))).toBe('sent')
  expect(request.mails()[0]).toMatchObject({ to: 'arbiter@mail.example' })
  expect(request.mails()[0]?.text).toContain('Joost asks for a move count')
  expect(request.holds(stopToken(request.mails()[0]?.headers ?? {}))).toBe('arbiter-silence')
})

describe('an arbiter can choose', () => {
  const sentAs = async (event: GameEvent, about: Partial<Contact>) => {
    const { send, to, mails } = await delivered([event], [], about)
    const outcome = await send(to('arbiter'))
    return [outcome, mails().length]
  }
  const OVER: GameEvent = { type: 'finished', at: NOON + DAY, result: { winner: 'white', reason: 'resignation' } }

  test.each([
    ['a draw offer', OFFERED, { all: 'sent', asked: 'silent', results: 'silent' }],
    ['what is asked of them', COUNT, { all: 'sent', asked: 'sent', results: 'silent' }],
    ['the end', OVER, { all: 'sent', asked: 'sent', results: 'sent' }],
  ] as const)('whether to hear of %s', async (_, event, outcomes) => {
    for (const [follow, outcome] of Object.entries(outcomes)) {
      const sent = outcome === 'sent' ? 1 : 0
      expect(await sentAs(event, { follow: follow as ArbiterEmails })).toEqual([outcome, sent])
      expect(await sentAs(event, { follow: follow as ArbiterEmails, silent: true })).toEqual(['silent', 0])
    }
    expect(await sentAs(event, {})).toEqual([outcomes.asked, outcomes.asked === 'sent' ? 1 : 0])
  })

  test('a player’s emails are not changed by the arbiter’s choice', async () => {
    const { send, to } = await delivered([OFFERED], [], { follow: 'results' })
    expect(await send(to('creator'))).toBe('sent')
  })
})

test('a person who wants no emails gets only a new link', async () => {
  const silenced = await delivered([OFFERED], [], { silent: true })
  expect(await silenced.send(silenced.to('creator'))).toBe('silent')
  expect(silenced.mails()).toEqual([])
  const rotated = await delivered([ROTATED], [], { silent: true })
  expect(await rotated.send(rotated.to('creator'))).toBe('sent')
  expect(await rotated.send(rotated.to('creator'))).toBe('told-already')
  const [, token = ''] = /\/p\/([\w-]+)/u.exec(rotated.mails()[0]?.text ?? '') ?? []
  expect(rotated.holds(token)).toBe('creator')
})

test('a new link is sent even if the game is over by then', async () => {
  const over: GameEvent = { type: 'finished', at: NOON + DAY, result: { winner: null, reason: 'agreement' } }
  const { send, to, mails } = await delivered([ROTATED], [over])
  expect(await send(to('creator'))).toBe('sent')
  expect(mails()[0]?.text).toContain('Your new link')
})
