import type { ClaimBody, CreateBody } from '../api/shapes.ts'
import type { Player } from '../game/people.ts'
import type { MatchPart } from '../game/terms.ts'
import type { Instant, Seat } from '../game/words.ts'
import type { Agreed } from './agree.ts'
import { type Handled, handle } from './handle.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, SALT_LENGTH, derivedId, randomId, randomWord } from './ids.ts'
import type { Contact, GameId } from './ports.ts'
import { provenPurpose } from './reader.ts'
import { type Loaded, load } from './record.ts'
import type { Service } from './service.ts'

type Person = ClaimBody

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

/** What is asked for, judged: see `agreeOn`. */
export type Wanted = { readonly body: CreateBody; readonly agreed: Agreed; readonly key: string | undefined }

/**
 * Offers a game. With an idempotency key the game's id follows from the key and the whole request, so the same
 * request sent again finds the game that it made. Of a match, this is the first game; the second follows from it.
 */
export const offerGame = async (service: Service, { body, agreed, key }: Wanted, now: Instant): Promise<Offered> => {
  const { seal, chance } = service
  const whole = JSON.stringify([key, body])
  const name = (what: string, length: number): string =>
    key === undefined ? randomId(chance, length) : derivedId(seal, `${what}|${whole}`, length)
  const id = name('game', GAME_ID_LENGTH)
  const seat = async (what: string, person: Person | undefined): Promise<Player | undefined> =>
    person && enter(service, id, name(what, CONTACT_ID_LENGTH), person)
  const creator = await enter(service, id, name('creator', CONTACT_ID_LENGTH), body.creator)
  const [opponent, director] = [await seat('opponent', body.opponent), await seat('director', body.director)]
  const match: MatchPart | undefined =
    body.match === 'two-game'
      ? { part: 1, other: name('second game', GAME_ID_LENGTH), order: body.matchOrder }
      : undefined
  const command = {
    type: 'offer',
    creator,
    wish: body.creator.seat,
    salt: randomId(chance, SALT_LENGTH),
    chance: randomWord(chance),
    terms: { ...agreed.terms, ...(match && { match }) },
    ...(opponent && { opponent }),
    ...(director && { director }),
    ...(agreed.firstMove !== undefined && { firstMove: agreed.firstMove }),
  } as const
  return { id, handled: await handle(service, id, () => command, now) }
}

/** Whoever comes with an invitation. `key`: his idempotency key. */
export type Guest = {
  readonly id: GameId
  readonly token: string
  readonly person: Person
  readonly key: string | undefined
}

/** With an idempotency key, the same guest asking again is the same person. */
const guestId = ({ chance, seal }: Service, id: GameId, key: string | undefined): string =>
  key === undefined ? randomId(chance, CONTACT_ID_LENGTH) : derivedId(seal, `guest|${id}|${key}`, CONTACT_ID_LENGTH)

/** Takes the open seat for whoever holds the invitation. With an idempotency key, asking again gives the same seat again. */
export const takeSeat = async (service: Service, { id, token, person, key }: Guest, now: Instant): Promise<Handled> => {
  const invited = await load(service.games, id)
  const holds = (loaded: Loaded | undefined): boolean =>
    loaded !== undefined && provenPurpose(service.seal, id, loaded, token) === 'invitation'
  if (!holds(invited)) return { kind: 'refused', refusal: { code: 'not-found' } }
  const chance = randomWord(service.chance)
  const player = await enter(service, id, guestId(service, id, key), person)
  return handle(
    service,
    id,
    (loaded) => (holds(loaded) ? { type: 'join', player, chance } : { code: 'not-found' }),
    now,
  )
}

/** The seat that a token for taking it anew is for. */
const seatAnew = (service: Service, id: GameId, token: string, loaded: Loaded | undefined): Seat | undefined => {
  const purpose = loaded && provenPurpose(service.seal, id, loaded, token)
  return purpose === 'creator-anew' ? 'creator' : purpose === 'opponent-anew' ? 'opponent' : undefined
}

/** Takes a seat whose link was lost, for whoever was given the link for it. */
export const takeSeatAnew = async (
  service: Service,
  { id, token, person, key }: Guest,
  now: Instant,
): Promise<Handled> => {
  if (!seatAnew(service, id, token, await load(service.games, id)))
    return { kind: 'refused', refusal: { code: 'not-found' } }
  const player = await enter(service, id, guestId(service, id, key), person)
  return handle(
    service,
    id,
    (loaded) => {
      const seat = seatAnew(service, id, token, loaded)
      return seat ? { type: 'reseat', seat, player } : { code: 'not-found' }
    },
    now,
  )
}
