import type { Role, Seat } from '../../../game/model/words.ts'
import { confirmSeatEmails, isFromSeatMailbox } from '../../email/consent/consent.ts'
import { loadContact } from '../../games/game-seat.ts'
import { type Authorized, isPlayerSeat, authorize } from '../../access/authorize.ts'
import type { PageVisit } from './page-visit.ts'

/**
 * An authorized visitor. `mark` is the proof of their mailbox after the token, if they came by the link of an email.
 */
export type AuthorizedVisit<R extends Role = Role> = Authorized<R> & { readonly mark?: string }

/** Returns the path of the seat's page. Links and forms of a visitor from an email keep the proof of the mailbox. */
export const seatPath = ({ token, mark }: AuthorizedVisit): string =>
  `/p/${token}${mark === undefined ? '' : `.${mark}`}`

/**
 * Notes the consent to the seat's emails if a POST has the proof of the seat's mailbox: its owner has pressed a button.
 */
const noteConsent = async ({ service, request }: PageVisit, visitor: AuthorizedVisit): Promise<void> => {
  if (visitor.mark === undefined || request.method !== 'POST') return
  const contact = await loadContact(service, visitor)
  if (isFromSeatMailbox(service, visitor, contact))
    await confirmSeatEmails(service, visitor, contact, request.receivedAt)
}

/**
 * Authorizes the visitor of a page. `tokenAndMark` is the token in the path, followed by `.` and the proof of a mailbox
 * if there is one.
 */
export const requireRole = async (visit: PageVisit, tokenAndMark: string): Promise<AuthorizedVisit | undefined> => {
  const [token = '', mark] = tokenAndMark.split('.')
  const authorized = await authorize(visit.service, token, visit.request.receivedAt)
  const visitor = authorized && { ...authorized, ...(mark !== undefined && { mark }) }
  if (visitor) await noteConsent(visit, visitor)
  return visitor
}

/** Authorizes the visitor of a page that is for players alone: undefined for an arbiter. */
export const requireSeat = async (
  visit: PageVisit,
  tokenAndMark: string,
): Promise<AuthorizedVisit<Seat> | undefined> => {
  const visitor = await requireRole(visit, tokenAndMark)
  return isPlayerSeat(visitor) ? visitor : undefined
}
