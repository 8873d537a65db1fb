import { playerOf } from '../../game/game.ts'
import type { Instant } from '../../game/words.ts'
import type { Letter } from '../../mail/letters.ts'
import { type Chair, contactAt, letterAbout } from '../games/game-seat.ts'
import {
  type Entry,
  type Former,
  formerMarked,
  formersOf,
  keepFormers,
  newFormer,
  rememberFormer,
} from './previous-addresses.ts'
import { type Handled, handleOn } from '../games/handle.ts'
import { requestId } from '../credentials/ids.ts'
import { consenting, isSpeltAlike } from '../credentials/mailbox.ts'
import { NOT_FOUND, type Opened, provenPurpose } from '../access/authorize.ts'
import type { Contact } from '../ports/contact.ts'
import type { Loaded } from '../games/game-store.ts'
import type { Service } from '../service.ts'
import { restoredBy } from '../credentials/tokens.ts'

/** The email to a previous address that the seat has changed hands. */
export const moved = ({ chance }: Service, chair: Chair, { id }: Former): Letter => ({
  ...letterAbout(chair),
  kind: 'moved',
  former: id,
  request: requestId(chance),
})

/**
 * Notes the confirmed address, and sends it an email, before it is replaced. After a crash in between, the email tells
 * of a change that did not happen; its link does no harm.
 */
export const tellFormer = async (service: Service, chair: Chair, known: Contact, now: Instant): Promise<void> => {
  const player = playerOf(chair.loaded.game, chair.role)
  const { email } = known
  if (!player || email === undefined) return
  const previous = await rememberFormer(service, { game: chair.id, contact: player.contact }, { ...known, email }, now)
  await service.outbox.put([moved(service, chair, previous)])
}

/** A request by a previous address to take a seat back. */
export type Undoing = {
  readonly chair: Chair
  readonly entry: Entry
  readonly previous: Former
  readonly token: string
}

/**
 * The request that an emailed link makes. Undefined if the link was used, is too old, or somebody else has taken the
 * seat.
 */
export const undoingBy = async (
  service: Service,
  { id, loaded, purpose, token }: Opened,
  mark: string | undefined,
  now: Instant,
): Promise<Undoing | undefined> => {
  const role = restoredBy(purpose)
  const contact = role && playerOf(loaded.game, role)?.contact
  if (!role || contact === undefined) return undefined
  const entry = { game: id, contact }
  const previous = formerMarked(service.signer, entry, await formersOf(service.notebook, entry, now), mark)
  return previous && { chair: { id, role, loaded }, entry, previous, token }
}

/**
 * Emails the address that loses the seat, but without a link: otherwise both could take the seat back from each other
 * for ever.
 */
const displace = async (service: Service, { chair, entry, previous }: Undoing, now: Instant) => {
  const { email, ...present } = await contactAt(service, chair)
  const known = await formersOf(service.notebook, entry, now)
  const before = known.slice(
    0,
    known.findIndex(({ id }) => id === previous.id),
  )
  const lost = email !== undefined && present.confirmed && !isSpeltAlike(email, previous.email)
  const notified: readonly Former[] = lost ? [{ ...newFormer(service, { ...present, email }, now), isTold: true }] : []
  await keepFormers(service.notebook, entry, [...before, previous, ...notified])
  await service.outbox.put(notified.map((each) => moved(service, chair, each)))
  return [...before, ...notified]
}

const replaceLink = (service: Service, { chair, token }: Undoing, now: Instant): Promise<Handled> => {
  const { id, role: by } = chair
  const isOpen = (loaded: Loaded | undefined): boolean => {
    const purpose = loaded && provenPurpose(service.signer, id, loaded, token)
    return purpose !== undefined && restoredBy(purpose) === by
  }
  const command = { type: 'rotate-link', by, ply: 0, owner: true } as const
  return handleOn(service, chair, (loaded) => (isOpen(loaded) ? command : NOT_FOUND), now)
}

/**
 * Gives the seat back to a previous address, with a new link that is emailed only to that mailbox. Later addresses lose
 * the right to take it back; earlier ones keep it. It can be repeated until it is complete.
 */
export const undo = async (service: Service, undoing: Undoing, now: Instant): Promise<Handled> => {
  const { chair, entry, previous } = undoing
  const remaining = await displace(service, undoing, now)
  const own = {
    ...consenting(service.signer, previous.email),
    ...(previous.locale !== undefined && { locale: previous.locale }),
    ...(previous.timeZone !== undefined && { timeZone: previous.timeZone }),
    silent: null,
  } as const
  // This shuts out older links before the email with the new link goes to the seat's address.
  const restore = (epoch: number) => service.contacts.amend(entry.game, entry.contact, { ...own, epoch })
  await restore(chair.loaded.game.epochs[chair.role] + 1)
  const handled = await replaceLink(service, undoing, now)
  if (handled.kind !== 'done') return handled
  const { loaded } = handled
  // The link may have been replaced in between; this shuts out that link, too.
  await restore(loaded.game.epochs[chair.role])
  await service.outbox.put([{ ...letterAbout({ ...chair, loaded }), kind: 'restored' }])
  await keepFormers(service.notebook, entry, remaining)
  return handled
}
