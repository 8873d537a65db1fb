import { playerOf } from '../../game/game.ts'
import type { Instant } from '../../game/words.ts'
import type { Letter } from '../../mail/letters.ts'
import { type Chair, contactAt, letterAbout } from '../email/consent/consent.ts'
import { type Entry, type Former, formerMarked, formersOf, keepFormers, newFormer, rememberFormer } from './previous-addresses.ts'
import { type Handled, handleOn } from '../games/handle.ts'
import { requestId } from '../credentials/ids.ts'
import { consenting, isSpeltAlike } from '../credentials/mailbox.ts'
import { NOT_FOUND, type Opened, provenPurpose } from '../access/authorize.ts'
import type { Contact } from '../ports/ports.ts'
import type { Loaded } from '../games/game-store.ts'
import type { Service } from '../service.ts'
import { restoredBy } from '../credentials/tokens.ts'

export const moved = ({ chance }: Service, chair: Chair, { id: former }: Former): Letter => ({
  ...letterAbout(chair),
  kind: 'moved',
  former,
  request: requestId(chance),
})

/**
 * The confirmed address is noted and told before it leaves: a crash in between tells of what did not happen, and its
 * link takes that back, too.
 */
export const tellFormer = async (service: Service, chair: Chair, known: Contact, now: Instant): Promise<void> => {
  const player = playerOf(chair.loaded.game, chair.role)
  const { email } = known
  if (!player || email === undefined) return
  const former = await rememberFormer(service, { game: chair.id, contact: player.contact }, { ...known, email }, now)
  await service.outbox.put([moved(service, chair, former)])
}

export type Undoing = { readonly chair: Chair; readonly entry: Entry; readonly former: Former; readonly token: string }

/** Undefined if used, too old, or the seat has another holder. */
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
  const former = formerMarked(service.seal, entry, await formersOf(service.papers, entry, now), mark)
  return former && { chair: { id, role, loaded }, entry, former, token }
}

/** Told, but without a link: else both would take the seat back for ever. */
const displace = async (service: Service, { chair, entry, former }: Undoing, now: Instant) => {
  const { email, ...present } = await contactAt(service, chair)
  const known = await formersOf(service.papers, entry, now)
  const before = known.slice(
    0,
    known.findIndex(({ id }) => id === former.id),
  )
  const lost = email !== undefined && present.confirmed && !isSpeltAlike(email, former.email)
  const told: readonly Former[] = lost ? [{ ...newFormer(service, { ...present, email }, now), isTold: true }] : []
  await keepFormers(service.papers, entry, [...before, former, ...told])
  await service.outbox.put(told.map((each) => moved(service, chair, each)))
  return [...before, ...told]
}

const rotated = (service: Service, { chair, token }: Undoing, now: Instant): Promise<Handled> => {
  const { id, role: by } = chair
  const isOpen = (loaded: Loaded | undefined): boolean => {
    const purpose = loaded && provenPurpose(service.seal, id, loaded, token)
    return purpose !== undefined && restoredBy(purpose) === by
  }
  const command = { type: 'rotate-link', by, ply: 0, owner: true } as const
  return handleOn(service, chair, (loaded) => (isOpen(loaded) ? command : NOT_FOUND), now)
}

/**
 * With a new link, only to that mailbox. Later addresses lose the right, earlier ones keep it. Repeatable until done.
 */
export const undo = async (service: Service, undoing: Undoing, now: Instant): Promise<Handled> => {
  const { chair, entry, former } = undoing
  const left = await displace(service, undoing, now)
  const own = {
    ...consenting(service.seal, former.email),
    ...(former.locale !== undefined && { locale: former.locale }),
    ...(former.timeZone !== undefined && { timeZone: former.timeZone }),
    silent: null,
  } as const
  // Bars older links before the new one's news goes to the seat's address.
  const restore = (epoch: number) => service.contacts.amend(entry.game, entry.contact, { ...own, epoch })
  await restore(chair.loaded.game.epochs[chair.role] + 1)
  const handled = await rotated(service, undoing, now)
  if (handled.kind !== 'done') return handled
  const { loaded } = handled
  // And the link that may have been replaced in between.
  await restore(loaded.game.epochs[chair.role])
  await service.outbox.put([{ ...letterAbout({ ...chair, loaded }), kind: 'restored' }])
  await keepFormers(service.papers, entry, left)
  return handled
}
