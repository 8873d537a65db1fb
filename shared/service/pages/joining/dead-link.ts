import { personOf } from '../../../game/game.ts'
import { isPast } from '../../../game/keeping.ts'
import type { Instant } from '../../../game/words.ts'
import { type MailboxActs, deadLinkPage, wantedPage } from '../../../pages/seat/dead-link-page.ts'
import { confirm, confirmMailbox } from '../../email/consent/consent.ts'
import type { Response } from '../../http.ts'
import { watchLink } from '../../credentials/links.ts'
import { type Mailbox, beginningProof, isProven, mailboxIn, mailboxOf, provesSeat } from '../../credentials/mailed-link.ts'
import { load } from '../../games/game-store.ts'
import type { SeatAt } from '../../seats/seats-at.ts'
import type { Service } from '../../service.ts'
import { proves, readToken, roleOf, takenBy } from '../../credentials/tokens.ts'
import { privatePage } from '../http/html-response.ts'
import { type Visit, contextOf } from '../http/page-request.ts'

/**
 * `isReplaced`: the link is not its seat's any more, or the seat has another address, or none. `seat`: has the address of this mailbox
 * still. `watchUrl`: of a game whose links have expired.
 */
type Dead = {
  readonly mailbox: Mailbox
  readonly isReplaced: boolean
  readonly seat?: SeatAt | undefined
  readonly watchUrl?: string
}

/**
 * The mailbox that a link was emailed to, whatever became of its game. `named`: the token in the path, with a mark if any. Marks of
 * earlier releases are proven by the seat's entry, as long as it is kept.
 */
export const deadLinkOf = async (service: Service, named: string, now: Instant): Promise<Dead | undefined> => {
  const { seal, games, contacts } = service
  const [token = '', mark] = named.split('.')
  const claimed = readToken(token)
  const role = claimed && (roleOf(claimed.purpose) ?? takenBy(claimed.purpose))
  const loaded = role && mark !== undefined ? await load(games, claimed.game) : undefined
  if (!claimed || !role || !loaded) return undefined
  const { game } = loaded
  const isCurrent = proves(seal, claimed, claimed.game, game)
  const isExpired = isPast(game, now)
  const { contact, name } = personOf(game, role) ?? {}
  const known = contact === undefined ? undefined : await contacts.load(claimed.game, contact)
  const email = known?.email
  const isSeats =
    contact !== undefined &&
    email !== undefined &&
    isCurrent &&
    provesSeat(seal, { token, mark }, { game: claimed.game, contact, email })
  const mailbox = isSeats ? mailboxOf(seal, email) : mailboxIn(seal, token, mark)
  // Of a game whose links have expired no address is left, but that its holder was forgotten can be seen.
  const isReplaced = !isSeats && !(isCurrent && isExpired && name !== '')
  const expired = isCurrent && isExpired ? { watchUrl: watchLink(service, claimed.game).url } : undefined
  const seat =
    known && contact !== undefined && email !== undefined && mailboxOf(seal, email).own === mailbox?.own
      ? { id: claimed.game, role, loaded, contact, known: { ...known, email } }
      : undefined
  return mailbox && { mailbox, isReplaced, seat, ...expired }
}

/** A page that opens no seat, with a button for the mailbox that got the link; undefined for any other link. */
export const showDeadLink = async (visit: Visit, named: string): Promise<Response | undefined> => {
  const dead = await deadLinkOf(visit.service, named, visit.request.receivedAt)
  return dead && privatePage(410, deadLinkPage(await contextOf(visit), mailboxActs(visit, named, dead), dead.watchUrl))
}

/** What the page of an ended link, an invitation's too, lets its mailbox do. */
export const mailboxActs = (visit: Visit, named: string, dead: Dead): MailboxActs => ({
  wantPath: `/p/${named}/emails`,
  newGame: newGameBy(visit, dead),
})

/** A link that was replaced may have come into other hands: it begins no game in its reader's name. */
const newGameBy = ({ service, request }: Visit, { mailbox, isReplaced }: Dead): string | undefined =>
  isReplaced ? undefined : beginningProof(service.seal, mailbox, request.receivedAt)

/**
 * The button of a dead link. One that was replaced may have come into other hands: it asks for all emails of a mailbox that has never
 * asked for any, as whoever names an address could replace each link that was sent there, and else for those of its own seat alone. Both
 * are answered alike.
 */
export const wantByDeadLink = async (visit: Visit, named: string): Promise<Response | undefined> => {
  const { service, request } = visit
  const dead = await deadLinkOf(service, named, request.receivedAt)
  if (!dead) return undefined
  const { mailbox, isReplaced, seat } = dead
  if (!isReplaced || !(await isProven(service.ledger, mailbox)))
    await confirmMailbox(service, mailbox, request.receivedAt)
  else if (seat) await confirm(service, seat, seat.known, request.receivedAt)
  return privatePage(200, wantedPage(await contextOf(visit), newGameBy(visit, dead)))
}
