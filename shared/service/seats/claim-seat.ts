import type { Command } from '../../game/commands.ts'
import type { Refusal } from '../../game/refusals.ts'
import { decide } from '../../game/decide.ts'
import type { GameEvent } from '../../game/events.ts'
import { playerOf } from '../../game/game.ts'
import type { ContactId, Player } from '../../game/people.ts'
import { ROLES, type Role } from '../../game/words.ts'
import { type Guest, entryFor, namedFor } from '../creation/claimant.ts'
import { type Handled, handleOn } from '../games/handle.ts'
import type { Caller } from '../limits/stranger-quota.ts'
import { CONTACT_ID_LENGTH, derivedId, randomId, randomWord } from '../credentials/ids.ts'
import { type Link, seatLink } from '../credentials/links.ts'
import { ERASED } from '../credentials/mailbox.ts'
import { NOT_FOUND, provenPurpose } from '../access/authorize.ts'
import { type Contact, personIn } from '../ports/contact.ts'
import type { GameId } from '../ports/ports.ts'
import { type Loaded, load } from '../games/game-store.ts'
import type { Service } from '../service.ts'
import { type Purpose, type SeatingPurpose, isSeating, readToken, replacedBy, takenBy } from '../credentials/tokens.ts'

const placeNamed = (token: string): Role | undefined => {
  const purpose = readToken(token)?.purpose
  return purpose && (takenBy(purpose) ?? replacedBy(purpose))
}

const COMING: { readonly [P in SeatingPurpose]: (player: Player, chance: number) => Command } = {
  invitation: (player, chance) => ({ type: 'join', player, chance }),
  'director-invitation': (player) => ({ type: 'appoint', player }),
  'creator-anew': (player) => ({ type: 'reseat', seat: 'creator', player }),
  'opponent-anew': (player) => ({ type: 'reseat', seat: 'opponent', player }),
}

const isInvitation = (token: string): boolean => {
  const purpose = readToken(token)?.purpose
  return purpose !== undefined && takenBy(purpose) !== undefined
}

/** Half the id is the key's, half the request's: another request with the key is known. */
const HALF = CONTACT_ID_LENGTH / 2

const guestId = ({ chance, seal }: Service, { id, person, key }: Guest): string =>
  key === undefined
    ? randomId(chance, CONTACT_ID_LENGTH)
    : derivedId(seal, `guest key|${id}|${key}`, HALF) +
      derivedId(seal, `guest|${id}|${JSON.stringify([key, person])}`, HALF)

const isUsedOtherwise = ({ key }: Guest, { game }: Loaded, { contact }: Player): boolean =>
  key !== undefined &&
  ROLES.some((role) => {
    const seated = playerOf(game, role)?.contact
    return seated !== undefined && seated !== contact && seated.startsWith(contact.slice(0, HALF))
  })

export const isComing =
  (role: Role) =>
  (event: GameEvent): boolean =>
    event.type === 'reseated' ? event.seat === role : event.type === (role === 'director' ? 'appointed' : 'joined')

/** An earlier attempt may have wiped it: written again. */
const enterGuest = async ({ contacts }: Service, id: GameId, contact: ContactId, entry: Contact): Promise<void> => {
  await contacts.enter(id, contact, entry)
  const known = personIn((await contacts.load(id, contact)) ?? { told: 0 })
  if (Object.keys(known).length === 0) await contacts.amend(id, contact, entry)
}

const sits = async ({ games }: Service, id: GameId, contact: ContactId): Promise<boolean> => {
  const now = await load(games, id)
  return ROLES.some((role) => now && playerOf(now.game, role)?.contact === contact)
}

/** Taking a lost seat ends its link, but the guest who took it may ask again. */
const purposeFor = (
  { seal }: Service,
  { id, token }: Guest,
  loaded: Loaded,
  { contact }: Player,
): Purpose | undefined => {
  const proven = provenPurpose(seal, id, loaded, token)
  if (proven) return proven
  const used = readToken(token)?.purpose
  const seat = used && replacedBy(used)
  return seat && playerOf(loaded.game, seat)?.contact === contact ? used : undefined
}

const askingOf = (service: Service, guest: Guest, player: Player) => {
  const chance = randomWord(service.chance)
  return (loaded: Loaded): Command | Refusal | undefined => {
    if (provenPurpose(service.seal, guest.id, loaded, guest.token) && isUsedOtherwise(guest, loaded, player))
      return { code: 'key-used-otherwise' }
    const purpose = purposeFor(service, guest, loaded, player)
    return purpose && isSeating(purpose) ? COMING[purpose](player, chance) : undefined
  }
}

/**
 * An address is stored only if the game would accept the guest, and wiped if another was faster: none is kept without a
 * seat. If one request arrives twice, a copy may lose while the other wins: so the loser checks who holds the seat
 * before wiping, and the winner stores again.
 */
const seatGuest = async (service: Service, guest: Guest, role: Role, caller: Caller): Promise<Handled> => {
  const now = caller.receivedAt
  const { id, person, key } = guest
  const { contact, name }: Player = { name: person.name, contact: guestId(service, guest) }
  const asking = askingOf(service, guest, { name, contact })
  const first = asking(guest.loaded)
  if (!first || 'code' in first) return { kind: 'refused', refusal: first ?? NOT_FOUND }
  const fits = decide(guest.loaded.game, first, now).events.some(isComing(role))
  const entry = fits ? await entryFor(service, guest, caller) : {}
  const enter = () => enterGuest(service, id, contact, entry)
  if (fits) await enter()
  const handled = await handleOn(service, guest, (loaded) => (loaded && asking(loaded)) ?? NOT_FOUND, now)
  if (!fits) return handled
  const isSeated = handled.kind === 'done'
  if (!isSeated && !(await sits(service, id, contact))) await service.contacts.amend(id, contact, ERASED)
  const named = namedFor(guest.loaded.game, guest.token)
  if (named && isSeated) await service.contacts.amend(id, named.contact, ERASED)
  if (key !== undefined && (isSeated || (await sits(service, id, contact)))) await enter()
  return handled
}

/** Then a repeated first request does not return the new link: the old one was replaced to shut out all who knew it. */
export const isReplaced = ({ game, stored }: Loaded, role: Role, satDownBy: 'offer' | 'reseat'): boolean => {
  if (satDownBy === 'offer') return game.epochs[role] > 0
  const last = stored.log.findLast(
    (event) =>
      (event.type === 'link-rotated' && event.by === role) || (event.type === 'reseated' && event.seat === role),
  )
  return last?.type === 'link-rotated'
}

/** `link`: unless replaced since. */
export type Taken =
  | { readonly kind: 'taken'; readonly role: Role; readonly loaded: Loaded; readonly link: Link | undefined }
  | Exclude<Handled, { readonly kind: 'done' }>

/** An open seat or a lost one. The same key gives it again. */
export const takeSeat = async (service: Service, guest: Guest, caller: Caller): Promise<Taken> => {
  const role = placeNamed(guest.token)
  if (!role) return { kind: 'refused', refusal: NOT_FOUND }
  const handled = await seatGuest(service, guest, role, caller)
  if (handled.kind !== 'done') return handled
  const { loaded } = handled
  const isOwn = !isReplaced(loaded, role, isInvitation(guest.token) ? 'offer' : 'reseat')
  return { kind: 'taken', role, loaded, link: isOwn ? seatLink(service, role, guest.id, loaded.game) : undefined }
}
