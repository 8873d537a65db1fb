import type { Command } from '../../game/commands.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import { decide } from '../../game/decide.ts'
import type { GameEvent } from '../../game/model/events.ts'
import { playerOf } from '../../game/model/game.ts'
import type { ContactId, NewPlayer } from '../../game/model/people.ts'
import { ROLES, type Role } from '../../game/model/words.ts'
import { type Claimant, contactOfClaimant, invitationLinkFault, invitedPlayer } from '../creation/claimant.ts'
import { type HandleResult, handleFrom } from '../games/handle.ts'
import type { RequestSource } from '../limits/stranger-quota.ts'
import { CONTACT_ID_LENGTH, derivedId, randomId, randomUint32 } from '../credentials/ids.ts'
import { type Link, seatLink } from '../credentials/links.ts'
import { ERASED_CONTACT } from '../credentials/address-fields.ts'
import { NOT_FOUND, verifiedPurpose } from '../access/authorize.ts'
import { type Contact, contactOnly } from '../ports/contacts.ts'
import type { GameId } from '../ports/games.ts'
import { type LoadedGame, loadGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'
import {
  type Purpose,
  type SeatingPurpose,
  givesSeat,
  parseToken,
  seatReplacedBy,
  roleTakenBy,
} from '../credentials/tokens.ts'

/** Returns the role that a token gives. */
const roleIn = (token: string): Role | undefined => {
  const purpose = parseToken(token)?.purpose
  return purpose && (roleTakenBy(purpose) ?? seatReplacedBy(purpose))
}

/** The command that takes a seat, by the purpose of the link. */
const COMMANDS: { readonly [P in SeatingPurpose]: (player: NewPlayer, chance: number) => Command } = {
  invitation: (player, chance) => ({ type: 'join', player, chance }),
  'emailed-invitation': (player, chance) => ({ type: 'join', player, chance }),
  'arbiter-invitation': (player) => ({ type: 'appoint', player }),
  'emailed-arbiter-invitation': (player) => ({ type: 'appoint', player }),
  'creator-anew': (player) => ({ type: 'reseat', seat: 'creator', player }),
  'opponent-anew': (player) => ({ type: 'reseat', seat: 'opponent', player }),
}

const isInvitation = (token: string): boolean => {
  const purpose = parseToken(token)?.purpose
  return purpose !== undefined && roleTakenBy(purpose) !== undefined
}

/**
 * Half of a contact's id comes from the idempotency key and half from the request, so that another request with the
 * same key is recognized.
 */
const HALF = CONTACT_ID_LENGTH / 2

const guestId = ({ chance, signer }: Service, { id, person, key }: Claimant): string =>
  key === undefined
    ? randomId(chance, CONTACT_ID_LENGTH)
    : derivedId(signer, `guest key|${id}|${key}`, HALF) +
      derivedId(signer, `guest|${id}|${JSON.stringify([key, person])}`, HALF)

/** Returns whether the idempotency key has been used with another request for this game. */
const isUsedOtherwise = ({ key }: Claimant, { game }: LoadedGame, { contact }: NewPlayer): boolean =>
  key !== undefined &&
  ROLES.some((role) => {
    const seated = playerOf(game, role)?.contact
    return seated !== undefined && seated !== contact && seated.startsWith(contact.slice(0, HALF))
  })

/** Returns a function that tells whether an event gives somebody the seat of this role. */
export const takesSeatOf =
  (role: Role) =>
  (event: GameEvent): boolean =>
    event.type === 'reseated' ? event.seat === role : event.type === (role === 'arbiter' ? 'appointed' : 'joined')

/** Adds the contact, or writes it again if an earlier attempt has erased it. */
const enterGuest = async ({ contacts }: Service, id: GameId, contact: ContactId, entry: Contact): Promise<void> => {
  await contacts.add(id, contact, entry)
  const known = contactOnly((await contacts.load(id, contact)) ?? { told: 0 })
  if (Object.keys(known).length === 0) await contacts.update(id, contact, entry)
}

const isInSeat = async ({ games }: Service, id: GameId, contact: ContactId): Promise<boolean> => {
  const now = await loadGame(games, id)
  return ROLES.some((role) => now && playerOf(now.game, role)?.contact === contact)
}

/**
 * Returns the purpose of the token, or undefined if the token is not valid. The link of a lost seat ends when the seat
 * is taken, but whoever took the seat may repeat the request.
 */
const purposeFor = (
  { signer }: Service,
  { id, token }: Claimant,
  loaded: LoadedGame,
  { contact }: NewPlayer,
): Purpose | undefined => {
  const proven = verifiedPurpose(signer, id, loaded, token)
  if (proven) return proven
  const used = parseToken(token)?.purpose
  const seat = used && seatReplacedBy(used)
  return seat && playerOf(loaded.game, seat)?.contact === contact ? used : undefined
}

/** Returns a function that makes the command, or a refusal, from the game as it is loaded for each attempt. */
const commandMaker = (service: Service, guest: Claimant, player: NewPlayer) => {
  const chance = randomUint32(service.chance)
  return (loaded: LoadedGame): Command | Refusal | undefined => {
    if (verifiedPurpose(service.signer, guest.id, loaded, guest.token) && isUsedOtherwise(guest, loaded, player))
      return { code: 'key-used-otherwise' }
    const purpose = purposeFor(service, guest, loaded, player)
    return purpose && givesSeat(purpose) ? COMMANDS[purpose](player, chance) : undefined
  }
}

/**
 * Seats a person. An address is stored only if the game would accept the person, and erased if somebody else was
 * faster, so that no address is kept without a seat. If one request arrives twice, one copy may lose while the other
 * wins: so the loser checks who has the seat before it erases, and the winner stores the address again.
 */
const seatGuest = async (
  service: Service,
  guest: Claimant,
  role: Role,
  caller: RequestSource,
): Promise<HandleResult> => {
  const now = caller.receivedAt
  const { id, person, key } = guest
  const contact = guestId(service, guest)
  const commandFor = commandMaker(service, guest, {
    name: person.name,
    contact,
    ...(person.bot && { bot: person.bot }),
  })
  const first = commandFor(guest.loaded)
  if (!first || 'code' in first) return { kind: 'refused', refusal: first ?? NOT_FOUND }
  const fits = decide(guest.loaded.game, first, now).events.some(takesSeatOf(role))
  const entry = fits ? await contactOfClaimant(service, guest, caller) : {}
  const enter = () => enterGuest(service, id, contact, entry)
  if (fits) await enter()
  const handled = await handleFrom(service, guest, (loaded) => (loaded && commandFor(loaded)) ?? NOT_FOUND, now)
  if (!fits) return handled
  const isSeated = handled.kind === 'done'
  if (!isSeated && !(await isInSeat(service, id, contact))) await service.contacts.update(id, contact, ERASED_CONTACT)
  const named = invitedPlayer(guest.loaded.game, guest.token)
  if (named && isSeated) await service.contacts.update(id, named.contact, ERASED_CONTACT)
  if (key !== undefined && (isSeated || (await isInSeat(service, id, contact)))) await enter()
  return handled
}

/**
 * Returns whether the seat's link was replaced since the person took the seat. A repeated request then does not return
 * the new link: the old one was replaced to shut out everyone who knew it.
 */
export const isLinkReplaced = ({ game, stored }: LoadedGame, role: Role, satDownBy: 'offer' | 'reseat'): boolean => {
  if (satDownBy === 'offer') return game.epochs[role] > 0
  const last = stored.log.findLast(
    (event) =>
      (event.type === 'link-rotated' && event.by === role) || (event.type === 'reseated' && event.seat === role),
  )
  return last?.type === 'link-rotated'
}

/** `link` is undefined if it has been replaced since the seat was taken. */
export type SeatClaimResult =
  | { readonly kind: 'taken'; readonly role: Role; readonly loaded: LoadedGame; readonly link: Link | undefined }
  | Exclude<HandleResult, { readonly kind: 'done' }>

/** Takes an open seat or a lost one. A repeated request with the same idempotency key gives the same result. */
export const claimSeat = async (service: Service, guest: Claimant, caller: RequestSource): Promise<SeatClaimResult> => {
  const role = roleIn(guest.token)
  if (!role || (await invitationLinkFault(service, guest))) return { kind: 'refused', refusal: NOT_FOUND }
  const handled = await seatGuest(service, guest, role, caller)
  if (handled.kind !== 'done') return handled
  const { loaded } = handled
  const isOwn = !isLinkReplaced(loaded, role, isInvitation(guest.token) ? 'offer' : 'reseat')
  return { kind: 'taken', role, loaded, link: isOwn ? seatLink(service, role, guest.id, loaded.game) : undefined }
}
