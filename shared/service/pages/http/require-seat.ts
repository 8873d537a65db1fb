import type { Role, Seat } from '../../../game/words.ts'
import { confirm, isFromMailbox } from '../../email/consent/consent.ts'
import { contactAt } from '../../games/game-seat.ts'
import { type Held, isSeats, openRole } from '../../access/authorize.ts'
import type { Visit } from './page-request.ts'

/**
 * An authorized visitor. `mark`: they came by a link in an email, which has this proof of its mailbox after the token.
 */
export type Entered<R extends Role = Role> = Held<R> & { readonly mark?: string }

/** The path of the seat's page. Links and forms of a visitor from an email keep its mark. */
export const pathOf = ({ token, mark }: Entered): string => `/p/${token}${mark === undefined ? '' : `.${mark}`}`

/** A POST with the mark of the seat's mailbox is a button that its owner pressed: this is the consent to its emails. */
const noteConsent = async ({ service, request }: Visit, visitor: Entered): Promise<void> => {
  if (visitor.mark === undefined || request.method !== 'POST') return
  const contact = await contactAt(service, visitor)
  if (isFromMailbox(service, visitor, contact)) await confirm(service, visitor, contact, request.receivedAt)
}

/**
 * Authorizes the visitor of a page. `tokenAndMark`: the token in the path, followed by `.` and a mark if there is one.
 */
export const enter = async (visit: Visit, tokenAndMark: string): Promise<Entered | undefined> => {
  const [token = '', mark] = tokenAndMark.split('.')
  const authorized = await openRole(visit.service, token, visit.request.receivedAt)
  const visitor = authorized && { ...authorized, ...(mark !== undefined && { mark }) }
  if (visitor) await noteConsent(visit, visitor)
  return visitor
}

/** The same for players alone: undefined for an arbiter. */
export const enterSeat = async (visit: Visit, tokenAndMark: string): Promise<Entered<Seat> | undefined> => {
  const visitor = await enter(visit, tokenAndMark)
  return isSeats(visitor) ? visitor : undefined
}
