import type { PersonBody } from '../api/shapes.ts'
import type { Command } from '../game/commands.ts'
import type { Refusal } from '../game/refusals.ts'
import { decide } from '../game/decide.ts'
import { playerOf } from '../game/game.ts'
import type { ContactId, Player } from '../game/people.ts'
import { type Role, SEATS, type Seat } from '../game/words.ts'
import { type Handled, handleOn } from './handle.ts'
import { type Caller, NONE_HELD, heldBack } from './held-back.ts'
import { CONTACT_ID_LENGTH, derivedId, randomId, randomWord } from './ids.ts'
import { type Link, seatLink } from './links.ts'
import { UNADDRESSED } from './mailbox.ts'
import { contactOf } from './offer.ts'
import { NOT_FOUND, type Presented, provenPurpose } from './opened.ts'
import type { Amends, Contact, GameId } from './ports.ts'
import { type Loaded, load } from './record.ts'
import type { Service } from './service.ts'
import { readToken, takenBy } from './tokens.ts'

/** A person who takes a seat. `key`: their idempotency key. */
export type Guest = Presented & { readonly person: PersonBody; readonly key: string | undefined }

/** The seat that a token names; nothing is proven. */
const seatNamed = (token: string): Seat | undefined => {
  const purpose = readToken(token)?.purpose
  return purpose && takenBy(purpose)
}

/** An open seat's link, not a lost seat's. */
const isInvitation = (token: string): boolean => readToken(token)?.purpose === 'invitation'

/** Half of the id is the key's, and half the whole request's: so another request with the same key is known. */
const HALF = CONTACT_ID_LENGTH / 2

/** The same request with the same idempotency key is the same person. */
const guestId = ({ chance, seal }: Service, { id, person, key }: Guest): string =>
  key === undefined
    ? randomId(chance, CONTACT_ID_LENGTH)
    : derivedId(seal, `guest key|${id}|${key}`, HALF) +
      derivedId(seal, `guest|${id}|${JSON.stringify([key, person])}`, HALF)

/** Whether somebody sat down with the same key and another request. */
const isUsedOtherwise = ({ key }: Guest, { game }: Loaded, { contact }: Player): boolean =>
  key !== undefined &&
  SEATS.some((seat) => {
    const seated = playerOf(game, seat)?.contact
    return seated !== undefined && seated !== contact && seated.startsWith(contact.slice(0, HALF))
  })

const WIPED: Amends = { ...UNADDRESSED, locale: null, timeZone: null, silent: null, held: null }

/** An earlier attempt may have added and then wiped the entry: then it is written again. */
const enterGuest = async ({ contacts }: Service, id: GameId, contact: ContactId, entry: Contact): Promise<void> => {
  await contacts.enter(id, contact, entry)
  const { told: _told, ...known } = (await contacts.load(id, contact)) ?? { told: 0 }
  if (Object.keys(known).length === 0) await contacts.amend(id, contact, entry)
}

const sits = async ({ games }: Service, id: GameId, contact: ContactId): Promise<boolean> => {
  const now = await load(games, id)
  return SEATS.some((seat) => now && playerOf(now.game, seat)?.contact === contact)
}

/** The seat that the link is for. Using a lost seat's link ends it, but the guest who took the seat may ask again. */
const seatFor = ({ seal }: Service, { id, token }: Guest, loaded: Loaded, { contact }: Player): Seat | undefined => {
  const proven = provenPurpose(seal, id, loaded, token)
  if (proven) return takenBy(proven)
  const used = isInvitation(token) ? undefined : seatNamed(token)
  return used && playerOf(loaded.game, used)?.contact === contact ? used : undefined
}

/** What the link allows in the game as it is; undefined if it is not valid. */
const askingOf = (service: Service, guest: Guest, player: Player) => {
  const chance = randomWord(service.chance)
  return (loaded: Loaded): Command | Refusal | undefined => {
    if (provenPurpose(service.seal, guest.id, loaded, guest.token) && isUsedOtherwise(guest, loaded, player))
      return { code: 'key-used-otherwise' }
    const seat = seatFor(service, guest, loaded, player)
    return seat && (isInvitation(guest.token) ? { type: 'join', player, chance } : { type: 'reseat', seat, player })
  }
}

/**
 * Seats a guest. Their address is stored only if the game would accept them, and wiped if another person was faster: no
 * address is kept without a seat. If one request arrives twice at once, one copy may lose while the other gets the
 * seat: so the loser checks who holds the seat before wiping, and the winner stores the entry again.
 */
const seatGuest = async (service: Service, guest: Guest, caller: Caller): Promise<Handled> => {
  const now = caller.receivedAt
  const { id, person, key } = guest
  const { contact, name }: Player = { name: person.name, contact: guestId(service, guest) }
  const asking = askingOf(service, guest, { name, contact })
  const first = asking(guest.loaded)
  if (!first || 'code' in first) return { kind: 'refused', refusal: first ?? NOT_FOUND }
  const fits = decide(guest.loaded.game, first, now).events.some(({ type }) => type === 'joined' || type === 'reseated')
  const held = fits ? await heldBack(service, caller, [person.email]) : NONE_HELD
  const enter = () => enterGuest(service, id, contact, contactOf(service.seal, person, held))
  if (fits) await enter()
  const handled = await handleOn(service, guest, (loaded) => (loaded && asking(loaded)) ?? NOT_FOUND, now)
  if (!fits) return handled
  const isSeated = handled.kind === 'done'
  if (!isSeated && !(await sits(service, id, contact))) await service.contacts.amend(id, contact, WIPED)
  if (key !== undefined && (isSeated || (await sits(service, id, contact)))) await enter()
  return handled
}

/**
 * Whether a role's link has been replaced since its holder sat down. Repeating the first request with its idempotency
 * key then does not return the new link: the holder replaced the old one to shut out everyone who knew it.
 */
export const isReplaced = ({ game, stored }: Loaded, role: Role, satDownBy: 'offer' | 'reseat'): boolean => {
  if (satDownBy === 'offer') return game.epochs[role] > 0
  const last = stored.log.findLast(
    (event) =>
      (event.type === 'link-rotated' && event.by === role) || (event.type === 'reseated' && event.seat === role),
  )
  return last?.type === 'link-rotated'
}

/** `link`: the guest's, unless it has been replaced since. */
export type Taken =
  | { readonly kind: 'taken'; readonly seat: Seat; readonly loaded: Loaded; readonly link: Link | undefined }
  | Exclude<Handled, { readonly kind: 'done' }>

/** Takes an open seat or a lost one. Asking again with the same key gives it again. */
export const takeSeat = async (service: Service, guest: Guest, caller: Caller): Promise<Taken> => {
  const seat = seatNamed(guest.token)
  if (!seat) return { kind: 'refused', refusal: NOT_FOUND }
  const handled = await seatGuest(service, guest, caller)
  if (handled.kind !== 'done') return handled
  const { loaded } = handled
  const isOwn = !isReplaced(loaded, seat, isInvitation(guest.token) ? 'offer' : 'reseat')
  return { kind: 'taken', seat, loaded, link: isOwn ? seatLink(service, seat, guest.id, loaded.game) : undefined }
}
