import { personOf } from '../../../game/model/game.ts'
import { isRetentionOver } from '../../../game/time/retention.ts'
import type { Instant } from '../../../game/model/words.ts'
import { type MailboxForms, deadLinkPage, emailsRequestedPage } from '../../../pages/seat/dead-link-page.ts'
import { confirmSeatEmails, confirmMailbox } from '../../email/consent/consent.ts'
import type { Response } from '../../runtime/http.ts'
import { publicGameLink } from '../../credentials/links.ts'
import {
  type MailboxPseudonyms,
  makeNewGameProof,
  hasConsented,
  verifyEmailProof,
  mailboxPseudonyms,
  provesSeatMailbox,
} from '../../credentials/email-proof.ts'
import { loadGame } from '../../games/game-store.ts'
import type { SeatWithAddress } from '../../email/mailbox/seats-of-mailbox.ts'
import type { Service } from '../../runtime/service.ts'
import { verifyToken, parseToken, roleOf, roleTakenBy } from '../../credentials/tokens.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext } from '../http/page-visit.ts'

/**
 * An emailed link that no longer opens its seat. `isReplaced`: the link was replaced, or the seat has another address
 * now, or none. `seat`: given if the seat still has this mailbox's address. `watchUrl`: given if the game's links have
 * expired.
 */
type Dead = {
  readonly mailbox: MailboxPseudonyms
  readonly isReplaced: boolean
  readonly seat?: SeatWithAddress | undefined
  readonly watchUrl?: string
}

/**
 * Finds the mailbox that a link was emailed to, whatever became of its game. `tokenAndMark` is the token in the path,
 * followed by `.` and the proof of a mailbox if there is one. Proofs of earlier releases are checked with the seat's
 * contact, as long as it is stored.
 */
export const findDeadLink = async (service: Service, tokenAndMark: string, now: Instant): Promise<Dead | undefined> => {
  const { signer, games, contacts } = service
  const [token = '', mark] = tokenAndMark.split('.')
  const parsed = parseToken(token)
  const role = parsed && (roleOf(parsed.purpose) ?? roleTakenBy(parsed.purpose))
  const loaded = role && mark !== undefined ? await loadGame(games, parsed.game) : undefined
  if (!parsed || !role || !loaded) return undefined
  const { game } = loaded
  const isCurrent = verifyToken(signer, parsed, parsed.game, game)
  const isExpired = isRetentionOver(game, now)
  const { contact, name } = personOf(game, role) ?? {}
  const known = contact === undefined ? undefined : await contacts.load(parsed.game, contact)
  const email = known?.email
  const isSeats =
    contact !== undefined &&
    email !== undefined &&
    isCurrent &&
    provesSeatMailbox(signer, { token, mark }, { game: parsed.game, contact, email })
  const mailbox = isSeats ? mailboxPseudonyms(signer, email) : verifyEmailProof(signer, token, mark)
  // Once a game's links have expired, its addresses are deleted. Then an empty name shows that the person asked to be
  // forgotten.
  const isReplaced = !isSeats && !(isCurrent && isExpired && name !== '')
  const expired = isCurrent && isExpired ? { watchUrl: publicGameLink(service, parsed.game).url } : undefined
  const seat =
    known && contact !== undefined && email !== undefined && mailboxPseudonyms(signer, email).own === mailbox?.own
      ? { id: parsed.game, role, loaded, contact, known: { ...known, email } }
      : undefined
  return mailbox && { mailbox, isReplaced, seat, ...expired }
}

/**
 * Returns a page that shows no game, with a button for the owner of the mailbox that got the link. Undefined for a link
 * that no email carried.
 */
export const showDeadLink = async (visit: PageVisit, tokenAndMark: string): Promise<Response | undefined> => {
  const dead = await findDeadLink(visit.service, tokenAndMark, visit.request.receivedAt)
  return (
    dead &&
    privateResponse(
      410,
      deadLinkPage(await pageContext(visit), deadLinkActions(visit, tokenAndMark, dead), dead.watchUrl),
    )
  )
}

/** Returns what a dead link's page, and that of a closed invitation, offers to the mailbox's owner. */
export const deadLinkActions = (visit: PageVisit, tokenAndMark: string, dead: Dead): MailboxForms => ({
  requestPath: `/p/${tokenAndMark}/emails`,
  newGame: newGameBy(visit, dead),
})

/**
 * Returns the proof with which a dead link's page starts a new game in the name of the mailbox's owner. Undefined for a
 * replaced link, which may be in other hands.
 */
const newGameBy = ({ service, request }: PageVisit, { mailbox, isReplaced }: Dead): string | undefined =>
  isReplaced ? undefined : makeNewGameProof(service.signer, mailbox, request.receivedAt)

/**
 * Answers the button on a dead link's page, by which its reader consents to emails. A replaced link may be in other
 * hands, so its button consents for the link's own seat alone. If the mailbox has never consented, the button consents
 * for all seats: otherwise whoever names an address could replace every link that is sent there, and nobody could
 * consent. The answer is the same in both cases. Undefined if the link was not emailed.
 */
export const consentByDeadLink = async (visit: PageVisit, tokenAndMark: string): Promise<Response | undefined> => {
  const { service, request } = visit
  const dead = await findDeadLink(service, tokenAndMark, request.receivedAt)
  if (!dead) return undefined
  const { mailbox, isReplaced, seat } = dead
  if (!isReplaced || !(await hasConsented(service.ledger, mailbox)))
    await confirmMailbox(service, mailbox, request.receivedAt)
  else if (seat) await confirmSeatEmails(service, seat, seat.known, request.receivedAt)
  return privateResponse(200, emailsRequestedPage(await pageContext(visit), newGameBy(visit, dead)))
}
