import { personOf } from '../../../game/game.ts'
import { isPast } from '../../../game/keeping.ts'
import type { Instant } from '../../../game/words.ts'
import { type MailboxActs, deadLinkPage, wantedPage } from '../../../pages/seat/dead-link-page.ts'
import { confirm, confirmMailbox } from '../../email/consent/consent.ts'
import type { Response } from '../../http.ts'
import { watchLink } from '../../credentials/links.ts'
import {
  type Mailbox,
  beginningProof,
  isProven,
  mailboxIn,
  mailboxOf,
  provesSeat,
} from '../../credentials/mailed-link.ts'
import { load } from '../../games/game-store.ts'
import type { SeatAt } from '../../seats/seats-at.ts'
import type { Service } from '../../service.ts'
import { proves, readToken, roleOf, takenBy } from '../../credentials/tokens.ts'
import { privatePage } from '../http/html-response.ts'
import { type Visit, contextOf } from '../http/page-request.ts'

/**
 * An emailed link that opens its seat no longer. `isReplaced`: it was replaced, or its seat has another address now, or
 * none. `seat`: given if the seat still has this mailbox's address. `watchUrl`: given if the game's links have expired.
 */
type Dead = {
  readonly mailbox: Mailbox
  readonly isReplaced: boolean
  readonly seat?: SeatAt | undefined
  readonly watchUrl?: string
}

/**
 * Finds the mailbox that a link was emailed to, whatever became of its game. `tokenAndMark`: the token in the path,
 * followed by `.` and a mark if there is one. Marks of earlier releases are proven by the seat's contact, as long as it
 * is stored.
 */
export const deadLinkOf = async (service: Service, tokenAndMark: string, now: Instant): Promise<Dead | undefined> => {
  const { signer, games, contacts } = service
  const [token = '', mark] = tokenAndMark.split('.')
  const parsed = readToken(token)
  const role = parsed && (roleOf(parsed.purpose) ?? takenBy(parsed.purpose))
  const loaded = role && mark !== undefined ? await load(games, parsed.game) : undefined
  if (!parsed || !role || !loaded) return undefined
  const { game } = loaded
  const isCurrent = proves(signer, parsed, parsed.game, game)
  const isExpired = isPast(game, now)
  const { contact, name } = personOf(game, role) ?? {}
  const known = contact === undefined ? undefined : await contacts.load(parsed.game, contact)
  const email = known?.email
  const isSeats =
    contact !== undefined &&
    email !== undefined &&
    isCurrent &&
    provesSeat(signer, { token, mark }, { game: parsed.game, contact, email })
  const mailbox = isSeats ? mailboxOf(signer, email) : mailboxIn(signer, token, mark)
  // Once a game's links have expired its addresses are deleted. An empty name still shows that the person was
  // forgotten.
  const isReplaced = !isSeats && !(isCurrent && isExpired && name !== '')
  const expired = isCurrent && isExpired ? { watchUrl: watchLink(service, parsed.game).url } : undefined
  const seat =
    known && contact !== undefined && email !== undefined && mailboxOf(signer, email).own === mailbox?.own
      ? { id: parsed.game, role, loaded, contact, known: { ...known, email } }
      : undefined
  return mailbox && { mailbox, isReplaced, seat, ...expired }
}

/**
 * A page without a game, with a button for the mailbox that got the link. Undefined for a link that no email carried.
 */
export const showDeadLink = async (visit: Visit, tokenAndMark: string): Promise<Response | undefined> => {
  const dead = await deadLinkOf(visit.service, tokenAndMark, visit.request.receivedAt)
  return (
    dead &&
    privatePage(410, deadLinkPage(await contextOf(visit), mailboxActs(visit, tokenAndMark, dead), dead.watchUrl))
  )
}

/** What a dead link's page, and that of a closed invitation, offers to the mailbox's owner. */
export const mailboxActs = (visit: Visit, tokenAndMark: string, dead: Dead): MailboxActs => ({
  wantPath: `/p/${tokenAndMark}/emails`,
  newGame: newGameBy(visit, dead),
})

/** A replaced link may be in other hands, so it starts no new game in the name of the mailbox's owner. */
const newGameBy = ({ service, request }: Visit, { mailbox, isReplaced }: Dead): string | undefined =>
  isReplaced ? undefined : beginningProof(service.signer, mailbox, request.receivedAt)

/**
 * The button on a dead link's page: its reader consents to emails. A replaced link may be in other hands, so it
 * consents for its own seat alone. But in a mailbox that has never consented it does so for all seats: otherwise
 * whoever names an address could replace every link that is sent there, and nobody could consent. The answer is the
 * same in both cases.
 */
export const wantByDeadLink = async (visit: Visit, tokenAndMark: string): Promise<Response | undefined> => {
  const { service, request } = visit
  const dead = await deadLinkOf(service, tokenAndMark, request.receivedAt)
  if (!dead) return undefined
  const { mailbox, isReplaced, seat } = dead
  if (!isReplaced || !(await isProven(service.ledger, mailbox)))
    await confirmMailbox(service, mailbox, request.receivedAt)
  else if (seat) await confirm(service, seat, seat.known, request.receivedAt)
  return privatePage(200, wantedPage(await contextOf(visit), newGameBy(visit, dead)))
}
