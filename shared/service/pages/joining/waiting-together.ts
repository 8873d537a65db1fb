import { EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import { type Game, isInvited, personOf } from '../../../game/model/game.ts'
import { ROLES } from '../../../game/model/words.ts'
import type { PersonBody } from '../../../api/input/shapes.ts'
import { readInOrder } from '../../access/authorize-many.ts'
import { type MarkedLink, invitedPlayer } from '../../creation/claimant.ts'
import { emailedSeatLink } from '../../credentials/links.ts'
import { provesSeatMailbox } from '../../credentials/email-proof.ts'
import { contactIndexKey, mailboxPseudonym } from '../../credentials/mailbox.ts'
import { confirmSeatEmails } from '../../email/consent/consent.ts'
import { type GameSeat, isOpenOrActive } from '../../games/game-seat.ts'
import { claimSeat } from '../../seats/claim-seat.ts'
import { forEachConcurrently } from '../../runtime/concurrency.ts'
import type { Request } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import type { GameId, GameRecord } from '../../ports/games.ts'

/** The most contacts of an address that are read: the most games that one read of the store may have. */
const MOST = 100

/** How many games are accepted at the same time. */
const CONCURRENCY = 8

/**
 * Returns the pseudonym of the mailbox whose games may be accepted together: the link was emailed to the address that
 * the invitation has now, in a game of a program. Games of people are accepted one by one, as anyone can name anybody.
 */
const provenMailbox = async (
  { contacts, signer }: Service,
  { id, loaded, token, mark }: MarkedLink,
): Promise<string | undefined> => {
  const invited = invitedPlayer(loaded.game, token)
  if (loaded.game.owner === undefined || mark === undefined || !invited) return undefined
  const email = (await contacts.load(id, invited.contact))?.email
  const isProven =
    email !== undefined && provesSeatMailbox(signer, { token, mark }, { game: id, contact: invited.contact, email })
  return isProven ? mailboxPseudonym(signer, email) : undefined
}

/** A seat that waits for its reader: invited, or seated and not confirmed. */
type WaitingSeat = GameSeat & { readonly contact: string; readonly isInvited: boolean }

const seatOf = (
  id: string,
  game: Game,
  contact: string,
): Pick<WaitingSeat, 'id' | 'role' | 'isInvited'> | undefined => {
  const role = isOpenOrActive(game) ? ROLES.find((each) => personOf(game, each)?.contact === contact) : undefined
  return role && { id, role, isInvited: isInvited(game, role) }
}

/** Returns whether the owner created the game, without computing how it stands. */
const isOwnedBy = (stored: GameRecord | undefined, owner: string | undefined): boolean => {
  const first = stored?.log[0]
  return first?.type === 'offered' && first.owner === owner
}

/**
 * Returns the other seats that wait for this invitation's mailbox in games of the same owner, at most 49: those of one
 * order, as a rule. The index may lag, and games beyond a request's cost are left out.
 */
export const waitingTogether = async (service: Service, link: MarkedLink): Promise<readonly WaitingSeat[]> => {
  const own = await provenMailbox(service, link)
  if (own === undefined) return []
  const seats: WaitingSeat[] = []
  for (const isConfirmed of [false, true]) {
    const found = await service.contacts.findByAddress(contactIndexKey(own, isConfirmed), MOST)
    const ids = [...new Set(found.map(({ game }) => game))].filter((id) => id !== link.id)
    const stored = ids.length === 0 ? new Map<GameId, GameRecord>() : await service.games.loadAll(ids)
    const owned = ids.filter((id) => isOwnedBy(stored.get(id), link.loaded.game.owner))
    const games = readInOrder(service, stored, owned)
    for (const { game: id, id: contact } of found) {
      const loaded = games.get(id)
      const seat = loaded && seatOf(id, loaded.game, contact)
      if (loaded && seat && (seat.isInvited || !isConfirmed)) seats.push({ ...seat, loaded, contact })
    }
  }
  return seats.slice(0, EMAIL_LIMITS.seatsAtOnce - 1)
}

type Guest = { readonly person: PersonBody; readonly key: string }

/** Accepts one waiting invitation, or consents to the emails of one seat. What has just been answered stays so. */
const acceptOne = async (service: Service, seat: WaitingSeat, guest: Guest, request: Request): Promise<void> => {
  const { id, role, loaded, contact } = seat
  const known = await service.contacts.load(id, contact)
  if (known?.email === undefined || known.silent) return
  if (!seat.isInvited) return confirmSeatEmails(service, seat, known, request.receivedAt)
  const url = emailedSeatLink(service, role, id, loaded.game, known.email)
  const [token = '', mark = ''] = url.slice(url.lastIndexOf('/') + 1).split('.')
  await claimSeat(service, { id, loaded, token, mark, isOwnPage: true, ...guest }, request)
}

/**
 * Accepts all that waits together with an invitation, by its emailed link. A repeated request with the same key accepts
 * nothing twice, and goes on where an earlier one was cut off.
 */
export const acceptTogether = async (
  service: Service,
  link: MarkedLink,
  guest: Guest,
  request: Request,
): Promise<void> => {
  const seats = await waitingTogether(service, link)
  await forEachConcurrently([...Map.groupBy(seats, ({ id }) => id).values()], CONCURRENCY, async (seat) => {
    await acceptOne(service, seat, guest, request)
    return true
  })
}
