import type { ClaimBody, CreateBody } from '../api/shapes.ts'
import { makeFen, outcome, parseFen, sheetOf } from '../draughts/index.ts'
import type { Player } from '../game/commands.ts'
import { type ClockTerms, type Opening, RELAXED, type Terms } from '../game/terms.ts'
import type { Instant } from '../game/words.ts'
import { type Handled, handle } from './handle.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, SALT_LENGTH, derivedId, randomId, randomWord } from './ids.ts'
import type { Contact, GameId } from './ports.ts'
import { provenPurpose } from './reader.ts'
import { type Loaded, load } from './record.ts'
import type { Service } from './service.ts'

type Person = ClaimBody

const clockOf = (clock: CreateBody['clock']): ClockTerms => {
  if (clock === undefined || clock === 'relaxed') return RELAXED
  return clock === 'none' ? 'unlimited' : clock
}

export type Terming =
  | { readonly ok: true; readonly terms: Terms }
  | { readonly ok: false; readonly issues: readonly { readonly path: string; readonly message: string }[] }

/** The terms of a request; a position that cannot be read, or in which the game is over, is none to begin from. */
export const termsOf = (body: CreateBody): Terming => {
  const rules = sheetOf(body.rules)
  const clock = clockOf(body.clock)
  const fail = (message: string): Terming => ({ ok: false, issues: [{ path: 'opening.fen', message }] })
  if (body.opening === undefined || body.opening === 'free')
    return { ok: true, terms: { rules: body.rules, clock, opening: { kind: 'free' } } }
  const read = parseFen(rules, body.opening.fen)
  if (read.kind === 'fault') return fail(read.message)
  if (outcome(rules, read.position)) return fail('the game is over in this position')
  const opening: Opening = { kind: 'fen', fen: makeFen(rules, read.position) }
  return { ok: true, terms: { rules: body.rules, clock, opening } }
}

const contactOf = ({ email, locale, timeZone }: Person): Contact => ({
  ...(email && { email }),
  ...(locale && { locale }),
  ...(timeZone && { timeZone }),
})

/** Enters a person in the address book, before the game knows of him: a crash in between leaves an entry that nobody names. */
const enter = async (service: Service, id: GameId, contact: string, person: Person): Promise<Player> => {
  await service.contacts.save(id, contact, contactOf(person))
  return { name: person.name, contact }
}

export type Offered = { readonly id: GameId; readonly handled: Handled }

/**
 * Offers a game. With an idempotency key the game's id follows from the key and the whole request, so the same
 * request sent again finds the game that it made.
 */
export const offerGame = async (
  service: Service,
  body: CreateBody,
  terms: Terms,
  key: string | undefined,
  now: Instant,
): Promise<Offered> => {
  const { seal, chance } = service
  const whole = JSON.stringify([key, body])
  const name = (what: string, length: number): string =>
    key === undefined ? randomId(chance, length) : derivedId(seal, `${what}|${whole}`, length)
  const id = name('game', GAME_ID_LENGTH)
  const creator = await enter(service, id, name('creator', CONTACT_ID_LENGTH), body.creator)
  const opponent = body.opponent && (await enter(service, id, name('opponent', CONTACT_ID_LENGTH), body.opponent))
  const command = {
    type: 'offer',
    terms,
    creator,
    wish: body.creator.seat,
    salt: randomId(chance, SALT_LENGTH),
    chance: randomWord(chance),
    ...(opponent && { opponent }),
  } as const
  return { id, handled: await handle(service.games, id, () => command, now) }
}

/** Whoever comes with an invitation. `key`: his idempotency key. */
export type Guest = {
  readonly id: GameId
  readonly token: string
  readonly person: Person
  readonly key: string | undefined
}

/** Takes the open seat for whoever holds the invitation. With an idempotency key, asking again gives the same seat again. */
export const takeSeat = async (service: Service, { id, token, person, key }: Guest, now: Instant): Promise<Handled> => {
  const invited = await load(service.games, id)
  const holds = (loaded: Loaded | undefined): boolean =>
    loaded !== undefined && provenPurpose(service.seal, id, loaded, token) === 'invitation'
  if (!holds(invited)) return { kind: 'refused', refusal: { code: 'not-found' } }
  const contact =
    key === undefined
      ? randomId(service.chance, CONTACT_ID_LENGTH)
      : derivedId(service.seal, `guest|${id}|${key}`, CONTACT_ID_LENGTH)
  const chance = randomWord(service.chance)
  const player = await enter(service, id, contact, person)
  return handle(
    service.games,
    id,
    (loaded) => (holds(loaded) ? { type: 'join', player, chance } : { code: 'not-found' }),
    now,
  )
}
