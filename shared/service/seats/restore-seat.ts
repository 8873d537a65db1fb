import { playerOf } from '../../game/model/game.ts'
import type { Instant } from '../../game/model/words.ts'
import type { GameEmail } from '../../email/game-emails/emails-for.ts'
import { type GameSeat, loadContact, emailAbout } from '../games/game-seat.ts'
import {
  type ContactRef,
  type PreviousAddress,
  provenPreviousAddress,
  previousAddresses,
  savePreviousAddresses,
  newPreviousAddress,
  addPreviousAddress,
} from '../notebook/previous-addresses.ts'
import { type HandleResult, handleFrom } from '../games/handle.ts'
import { newRequestId } from '../credentials/ids.ts'
import { hasSameSpelling } from '../credentials/mailbox.ts'
import { consentFields } from '../credentials/address-fields.ts'
import { NOT_FOUND, type VerifiedLink, verifiedPurpose } from '../access/authorize.ts'
import type { Contact } from '../ports/contacts.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'
import { roleRestoredBy } from '../credentials/tokens.ts'

/** Returns the email that tells a previous address that the seat has changed hands. */
export const seatChangedEmail = ({ chance }: Service, chair: GameSeat, { id }: PreviousAddress): GameEmail => ({
  ...emailAbout(chair),
  kind: 'moved',
  former: id,
  request: newRequestId(chance),
})

/**
 * Notes the confirmed address as a previous one, and emails it, before it is replaced. After a crash in between, the
 * email tells of a change that did not happen; its link does no harm.
 */
export const emailPreviousAddress = async (
  service: Service,
  chair: GameSeat,
  known: Contact,
  now: Instant,
): Promise<void> => {
  const player = playerOf(chair.loaded.game, chair.role)
  const { email } = known
  if (!player || email === undefined) return
  const previous = await addPreviousAddress(
    service,
    { game: chair.id, contact: player.contact },
    { ...known, email },
    now,
  )
  await service.outbox.put([seatChangedEmail(service, chair, previous)])
}

/** A request by a previous address to take a seat back. */
export type SeatRestoration = {
  readonly chair: GameSeat
  readonly entry: ContactRef
  readonly previous: PreviousAddress
  readonly token: string
}

/**
 * Returns the request that an emailed link makes. Undefined if the link was used, is too old, or somebody else has
 * taken the seat.
 */
export const verifySeatRestoration = async (
  service: Service,
  { id, loaded, purpose, token }: VerifiedLink,
  mark: string | undefined,
  now: Instant,
): Promise<SeatRestoration | undefined> => {
  const role = roleRestoredBy(purpose)
  const contact = role && playerOf(loaded.game, role)?.contact
  if (!role || contact === undefined) return undefined
  const entry = { game: id, contact }
  const previous = provenPreviousAddress(
    service.signer,
    entry,
    await previousAddresses(service.notebook, entry, now),
    mark,
  )
  return previous && { chair: { id, role, loaded }, entry, previous, token }
}

/**
 * Emails the address that loses the seat, but without a link: otherwise both addresses could take the seat back from
 * each other for ever. Returns the previous addresses to keep: the earlier ones, and the one that loses the seat.
 */
const displace = async (service: Service, { chair, entry, previous }: SeatRestoration, now: Instant) => {
  const { email, ...present } = await loadContact(service, chair)
  const known = await previousAddresses(service.notebook, entry, now)
  const before = known.slice(
    0,
    known.findIndex(({ id }) => id === previous.id),
  )
  const lost = email !== undefined && present.confirmed && !hasSameSpelling(email, previous.email)
  const notified: readonly PreviousAddress[] = lost
    ? [{ ...newPreviousAddress(service, { ...present, email }, now), isTold: true }]
    : []
  await savePreviousAddresses(service.notebook, entry, [...before, previous, ...notified])
  await service.outbox.put(notified.map((each) => seatChangedEmail(service, chair, each)))
  return [...before, ...notified]
}

const replaceLink = (service: Service, { chair, token }: SeatRestoration, now: Instant): Promise<HandleResult> => {
  const { id, role: by } = chair
  const isOpen = (loaded: LoadedGame | undefined): boolean => {
    const purpose = loaded && verifiedPurpose(service.signer, id, loaded, token)
    return purpose !== undefined && roleRestoredBy(purpose) === by
  }
  const command = { type: 'rotate-link', by, ply: 0, owner: true } as const
  return handleFrom(service, chair, (loaded) => (isOpen(loaded) ? command : NOT_FOUND), now)
}

/**
 * Gives the seat back to a previous address, with a new link that is emailed only to that mailbox. Later addresses lose
 * the right to take the seat back; earlier ones keep it. A call that failed halfway can be repeated.
 */
export const restoreSeat = async (service: Service, undoing: SeatRestoration, now: Instant): Promise<HandleResult> => {
  const { chair, entry, previous } = undoing
  const remaining = await displace(service, undoing, now)
  const own = {
    ...consentFields(service.signer, previous.email),
    ...(previous.locale !== undefined && { locale: previous.locale }),
    ...(previous.timeZone !== undefined && { timeZone: previous.timeZone }),
    silent: null,
  } as const
  // From here on older links cannot change the contact, so the email with the new link goes to its address.
  const restore = (epoch: number) => service.contacts.update(entry.game, entry.contact, { ...own, epoch })
  await restore(chair.loaded.game.epochs[chair.role] + 1)
  const handled = await replaceLink(service, undoing, now)
  if (handled.kind !== 'done') return handled
  const { loaded } = handled
  // The link may have been replaced again in between; from here on that link cannot change the contact, either.
  await restore(loaded.game.epochs[chair.role])
  await service.outbox.put([{ ...emailAbout({ ...chair, loaded }), kind: 'restored' }])
  await savePreviousAddresses(service.notebook, entry, remaining)
  return handled
}
