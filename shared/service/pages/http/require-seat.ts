import type { Role, Seat } from '../../../game/words.ts'
import { confirm, contactAt, isFromMailbox } from '../../email/consent/consent.ts'
import { type Held, isSeats, openRole } from '../../access/authorize.ts'
import type { Visit } from './page-request.ts'

/** `mark`: the visitor came by an email, whose links carry it after the token. */
export type Entered<R extends Role = Role> = Held<R> & { readonly mark?: string }

/** Links and forms carry the mark on. */
export const pathOf = ({ token, mark }: Entered): string => `/p/${token}${mark === undefined ? '' : `.${mark}`}`

/** A POST with the mailbox's mark is a button pressed in it: its emails begin. */
const noteConsent = async ({ service, request }: Visit, entered: Entered): Promise<void> => {
  if (entered.mark === undefined || request.method !== 'POST') return
  const contact = await contactAt(service, entered)
  if (isFromMailbox(service, entered, contact)) await confirm(service, entered, contact, request.receivedAt)
}

/** `named`: the token in the path, with a mark if any. */
export const enter = async (visit: Visit, named: string): Promise<Entered | undefined> => {
  const [token = '', mark] = named.split('.')
  const held = await openRole(visit.service, token, visit.request.receivedAt)
  const entered = held && { ...held, ...(mark !== undefined && { mark }) }
  if (entered) await noteConsent(visit, entered)
  return entered
}

export const enterSeat = async (visit: Visit, named: string): Promise<Entered<Seat> | undefined> => {
  const entered = await enter(visit, named)
  return isSeats(entered) ? entered : undefined
}
