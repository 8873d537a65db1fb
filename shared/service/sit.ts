import type { ClaimBody, CreateBody } from '../api/shapes.ts'
import type { Command } from '../game/commands.ts'
import { decide } from '../game/decide.ts'
import { playerOf } from '../game/game.ts'
import type { ContactId, Player } from '../game/people.ts'
import type { Refusal } from '../game/refusals.ts'
import type { MatchPart } from '../game/terms.ts'
import { type Instant, type Role, SEATS, type Seat } from '../game/words.ts'
import type { Agreed } from './agree.ts'
import { type Handled, handle } from './handle.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, SALT_LENGTH, derivedId, randomId, randomWord } from './ids.ts'
import type { Amends, Contact, GameId } from './ports.ts'
import { provenPurpose } from './reader.ts'
import { type Loaded, load } from './record.ts'
import type { Service } from './service.ts'
import { readToken } from './tokens.ts'

type Person = ClaimBody

const contactOf = ({ email, locale, timeZone }: Person): Contact => ({
  ...(email && { email }),
  ...(locale && { locale }),
  ...(timeZone && { timeZone }),
})

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
  // A game that is there already has its people, or has forgotten them.
  const isNew = key === undefined || (await service.games.load(id)) === undefined
  const seat = async (what: string, person: Person): Promise<Player> => {
    const player = { name: person.name, contact: name(what, CONTACT_ID_LENGTH) }
    if (isNew) await service.contacts.enter(id, player.contact, contactOf(person))
    return player
  }
  const creator = await seat('creator', body.creator)
  const opponent = body.opponent && (await seat('opponent', body.opponent))
  const director = body.director && (await seat('director', body.director))
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

/** With an idempotency key, the same guest asking the same again is the same person. */
const guestId = ({ chance, seal }: Service, { id, person, key }: Guest): string =>
  key === undefined
    ? randomId(chance, CONTACT_ID_LENGTH)
    : derivedId(seal, `guest|${id}|${JSON.stringify([key, person])}`, CONTACT_ID_LENGTH)

/** What a guest's token lets him ask for, as the game stands; nothing, if it does not hold. */
type GuestAsk = (loaded: Loaded, player: Player) => Command | undefined

const WIPED: Amends = { email: null, locale: null, timeZone: null, silent: null }

/** Enters a guest. He may have been entered and wiped when he asked before: then his entry says again what he says. */
const enterGuest = async ({ contacts }: Service, id: GameId, contact: ContactId, entry: Contact): Promise<void> => {
  await contacts.enter(id, contact, entry)
  const { told: _told, ...known } = (await contacts.load(id, contact)) ?? { told: 0 }
  if (Object.keys(known).length === 0) await contacts.amend(id, contact, entry)
}

/** Whether somebody sits at the game under this entry. */
const sits = async ({ games }: Service, id: GameId, contact: ContactId): Promise<boolean> => {
  const now = await load(games, id)
  return SEATS.some((seat) => now && playerOf(now.game, seat)?.contact === contact)
}

/**
 * Seats a guest. The address book hears of him only when the game would have him, and forgets him when another was
 * faster: nobody's address is kept for a seat that he has not got. Where the same request came twice at once, one of
 * the two may lose every race and the other have the seat: so whoever wipes looks who sits, before and after, and
 * whoever got the seat enters himself again.
 */
const seatGuest = async (service: Service, guest: Guest, ask: GuestAsk, now: Instant): Promise<Handled> => {
  const { id, person, key } = guest
  const known = await load(service.games, id)
  const player: Player = { name: person.name, contact: guestId(service, guest) }
  const first = known && ask(known, player)
  if (!first) return { kind: 'refused', refusal: NOT_FOUND }
  const fits = decide(known.game, first, now).events.some(({ type }) => type === 'joined' || type === 'reseated')
  const enter = () => enterGuest(service, id, player.contact, contactOf(person))
  if (fits) await enter()
  const handled = await handle(service, id, (loaded) => (loaded && ask(loaded, player)) ?? NOT_FOUND, now)
  if (!fits) return handled
  const isSeated = handled.kind === 'done'
  if (!isSeated && !(await sits(service, id, player.contact))) await service.contacts.amend(id, player.contact, WIPED)
  if (key !== undefined && (isSeated || (await sits(service, id, player.contact)))) await enter()
  return handled
}

const NOT_FOUND: Refusal = { code: 'not-found' }

/** Takes the open seat for whoever holds the invitation. With an idempotency key, asking again gives the same seat again. */
export const takeSeat = (service: Service, guest: Guest, now: Instant): Promise<Handled> => {
  const chance = randomWord(service.chance)
  const ask: GuestAsk = (loaded, player) =>
    provenPurpose(service.seal, guest.id, loaded, guest.token) === 'invitation'
      ? { type: 'join', player, chance }
      : undefined
  return seatGuest(service, guest, ask, now)
}

const ANEW: ReadonlyMap<string, Seat> = new Map([
  ['creator-anew', 'creator'],
  ['opponent-anew', 'opponent'],
])

/** The seat that a token for taking it anew is for. The link has served once the seat is taken, but whoever took it may ask again. */
const seatAnew = (service: Service, { id, token }: Guest, loaded: Loaded, player: Player): Seat | undefined => {
  const claimed = ANEW.get(readToken(token)?.purpose ?? '')
  const isSeated = claimed !== undefined && playerOf(loaded.game, claimed)?.contact === player.contact
  return isSeated ? claimed : ANEW.get(provenPurpose(service.seal, id, loaded, token) ?? '')
}

/**
 * Whether the link of a role has been made anew since its holder sat down. Whoever then sends his first request again,
 * with its idempotency key, is not given the new one: the old link and all that led to it are what he was rid of.
 */
export const isAnewSince = ({ game, stored }: Loaded, role: Role, satDownBy: 'offer' | 'reseat'): boolean => {
  if (satDownBy === 'offer') return game.epochs[role] > 0
  const last = stored.log.findLast(
    (event) =>
      (event.type === 'link-rotated' && event.by === role) || (event.type === 'reseated' && event.seat === role),
  )
  return last?.type === 'link-rotated'
}

/** Takes a seat whose link was lost, for whoever was given the link for it. */
export const takeSeatAnew = (service: Service, guest: Guest, now: Instant): Promise<Handled> => {
  const ask: GuestAsk = (loaded, player) => {
    const seat = seatAnew(service, guest, loaded, player)
    return seat && { type: 'reseat', seat, player }
  }
  return seatGuest(service, guest, ask, now)
}
