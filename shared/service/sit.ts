import type { PersonBody } from '../api/shapes.ts'
import type { Command } from '../game/commands.ts'
import { decide } from '../game/decide.ts'
import { playerOf } from '../game/game.ts'
import type { ContactId, Player } from '../game/people.ts'
import { type Instant, type Role, SEATS, type Seat } from '../game/words.ts'
import { type Handled, handleOn } from './handle.ts'
import { CONTACT_ID_LENGTH, derivedId, randomId, randomWord } from './ids.ts'
import { type Link, seatLink } from './links.ts'
import { contactOf } from './offer.ts'
import { NOT_FOUND, type Presented, provenPurpose } from './opened.ts'
import type { Amends, Contact, GameId } from './ports.ts'
import { type Loaded, load } from './record.ts'
import type { Service } from './service.ts'
import { readToken, takenBy } from './tokens.ts'

/** A person who presents the link to a seat. `key`: their idempotency key. */
export type Guest = Presented & { readonly person: PersonBody; readonly key: string | undefined }

/** The seat that a token names, whether or not it proves anything. */
const seatOf = (token: string): Seat | undefined => {
  const purpose = readToken(token)?.purpose
  return purpose && takenBy(purpose)
}

/** Whether a token names the seat that was never taken, not one that was lost. */
const isInvitation = (token: string): boolean => readToken(token)?.purpose === 'invitation'

/** With an idempotency key, the same guest asking the same again is the same person. */
const guestId = ({ chance, seal }: Service, { id, person, key }: Guest): string =>
  key === undefined
    ? randomId(chance, CONTACT_ID_LENGTH)
    : derivedId(seal, `guest|${id}|${JSON.stringify([key, person])}`, CONTACT_ID_LENGTH)

const WIPED: Amends = { email: null, locale: null, timeZone: null, silent: null }

/** Enters a guest. An earlier try may have entered and wiped them: then the entry is written again. */
const enterGuest = async ({ contacts }: Service, id: GameId, contact: ContactId, entry: Contact): Promise<void> => {
  await contacts.enter(id, contact, entry)
  const { told: _told, ...known } = (await contacts.load(id, contact)) ?? { told: 0 }
  if (Object.keys(known).length === 0) await contacts.amend(id, contact, entry)
}

/** Whether a seat of the game has this entry. */
const sits = async ({ games }: Service, id: GameId, contact: ContactId): Promise<boolean> => {
  const now = await load(games, id)
  return SEATS.some((seat) => now && playerOf(now.game, seat)?.contact === contact)
}

/**
 * The seat that a guest's link is for. A link for a lost seat stops holding when it is used, but the guest who took the
 * seat by it may ask again.
 */
const seatFor = ({ seal }: Service, { id, token }: Guest, loaded: Loaded, { contact }: Player): Seat | undefined => {
  const proven = provenPurpose(seal, id, loaded, token)
  if (proven) return takenBy(proven)
  const used = seatOf(token)
  return used && playerOf(loaded.game, used)?.contact === contact ? used : undefined
}

/** What a guest's link lets them ask for, as the game stands; nothing, if it does not hold. */
const askingOf = (service: Service, guest: Guest, player: Player): ((loaded: Loaded) => Command | undefined) => {
  const chance = randomWord(service.chance)
  return (loaded) => {
    const seat = seatFor(service, guest, loaded, player)
    return seat && (isInvitation(guest.token) ? { type: 'join', player, chance } : { type: 'reseat', seat, player })
  }
}

/**
 * Seats a guest. The address book hears of them only if the game would have them, and forgets them if another was
 * faster: no address is kept for a seat that its owner has not got. Of one request sent twice at once, one may lose
 * every race while the other gets the seat: so the loser looks who sits before wiping, and the winner enters again.
 */
const seatGuest = async (service: Service, guest: Guest, now: Instant): Promise<Handled> => {
  const { id, person, key } = guest
  const { contact, name }: Player = { name: person.name, contact: guestId(service, guest) }
  const asking = askingOf(service, guest, { name, contact })
  const first = asking(guest.loaded)
  if (!first) return { kind: 'refused', refusal: NOT_FOUND }
  const fits = decide(guest.loaded.game, first, now).events.some(({ type }) => type === 'joined' || type === 'reseated')
  const enter = () => enterGuest(service, id, contact, contactOf(person))
  if (fits) await enter()
  const handled = await handleOn(service, guest, (loaded) => (loaded && asking(loaded)) ?? NOT_FOUND, now)
  if (!fits) return handled
  const isSeated = handled.kind === 'done'
  if (!isSeated && !(await sits(service, id, contact))) await service.contacts.amend(id, contact, WIPED)
  if (key !== undefined && (isSeated || (await sits(service, id, contact)))) await enter()
  return handled
}

/**
 * Whether the link of a role has been replaced since its holder sat down. Then their first request, sent again with
 * its idempotency key, does not get the new link: the old one and everything that led to it is what they got rid of.
 */
export const isReplaced = ({ game, stored }: Loaded, role: Role, satDownBy: 'offer' | 'reseat'): boolean => {
  if (satDownBy === 'offer') return game.epochs[role] > 0
  const last = stored.log.findLast(
    (event) =>
      (event.type === 'link-rotated' && event.by === role) || (event.type === 'reseated' && event.seat === role),
  )
  return last?.type === 'link-rotated'
}

/** A seat that was taken. `link`: the guest's, unless it has been replaced since. */
export type Taken =
  | { readonly kind: 'taken'; readonly seat: Seat; readonly loaded: Loaded; readonly link: Link | undefined }
  | Exclude<Handled, { readonly kind: 'done' }>

/** Takes the seat that the guest's link is for: the open one, or one whose link was lost. Asking again with the same key gives it again. */
export const takeSeat = async (service: Service, guest: Guest, now: Instant): Promise<Taken> => {
  const seat = seatOf(guest.token)
  if (!seat) return { kind: 'refused', refusal: NOT_FOUND }
  const handled = await seatGuest(service, guest, now)
  if (handled.kind !== 'done') return handled
  const { loaded } = handled
  const isOwn = !isReplaced(loaded, seat, isInvitation(guest.token) ? 'offer' : 'reseat')
  return { kind: 'taken', seat, loaded, link: isOwn ? seatLink(service, seat, guest.id, loaded.game) : undefined }
}
