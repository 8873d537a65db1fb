import { UNDO_PERIOD } from '../../game/limits/bounds.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Instant } from '../../game/model/words.ts'
import { newRequestId } from '../credentials/ids.ts'
import { hasSameSpelling, provesMailbox } from '../credentials/mailbox.ts'
import { previousAddressesEntry } from './entry-names.ts'
import type { RandomBytes, Signer } from '../ports/signer.ts'
import type { GameId } from '../ports/games.ts'
import type { NotebookStore } from '../ports/notebook.ts'

/** A previous address of a seat. Until `until` its mailbox may take the seat back. */
export type PreviousAddress = {
  readonly id: string
  readonly email: string
  readonly until: Instant
  /** It lost the seat to an earlier address: it is notified, but cannot take the seat back. */
  readonly isTold?: true
  readonly locale?: string
  readonly timeZone?: string
}

type PersonFacts = Pick<PreviousAddress, 'email' | 'locale' | 'timeZone'>

/** The contact of a seat, with which its previous addresses are stored. */
export type ContactRef = { readonly game: GameId; readonly contact: ContactId }

type FormerPorts = { readonly notebook: NotebookStore; readonly chance: RandomBytes }

/** Returns the previous addresses of a seat, oldest first. One that is noted again keeps its position. */
export const previousAddresses = async (
  notebook: NotebookStore,
  { game, contact }: ContactRef,
  now: Instant,
): Promise<readonly PreviousAddress[]> => {
  const text = await notebook.load(game, previousAddressesEntry(contact))
  return ((text ? JSON.parse(text) : []) as readonly PreviousAddress[]).filter(({ until }) => until > now)
}

/** Stores the previous addresses of a seat. All are deleted when the last of them expires. */
export const savePreviousAddresses = (
  notebook: NotebookStore,
  { game, contact }: ContactRef,
  addresses: readonly PreviousAddress[],
): Promise<void> =>
  addresses.length === 0
    ? notebook.remove(game, previousAddressesEntry(contact))
    : notebook.save(
        game,
        previousAddressesEntry(contact),
        JSON.stringify(addresses),
        Math.max(...addresses.map(({ until }) => until)),
      )

export const newPreviousAddress = ({ chance }: FormerPorts, known: PersonFacts, now: Instant): PreviousAddress => {
  const { email, locale, timeZone } = known
  return {
    id: newRequestId(chance),
    email,
    until: now + UNDO_PERIOD,
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
  }
}

/** Notes a previous address. Call it only for one that has consented to the seat's emails. */
export const addPreviousAddress = async (
  ports: FormerPorts,
  entry: ContactRef,
  known: PersonFacts,
  now: Instant,
): Promise<PreviousAddress> => {
  const before = await previousAddresses(ports.notebook, entry, now)
  const same = before.find((address) => !address.isTold && hasSameSpelling(address.email, known.email))
  const address = { ...newPreviousAddress(ports, known, now), ...(same && { id: same.id }) }
  const all = same ? before.map((each) => (each === same ? address : each)) : [...before, address]
  await savePreviousAddresses(ports.notebook, entry, all)
  return address
}

/** Returns the previous address that an emailed link was sent to, if it may still take the seat back. */
export const provenPreviousAddress = (
  signer: Signer,
  { game, contact }: ContactRef,
  addresses: readonly PreviousAddress[],
  mark: string | undefined,
): PreviousAddress | undefined =>
  addresses.find(
    ({ email, isTold }) => !isTold && mark !== undefined && provesMailbox(signer, mark, game, contact, email),
  )
