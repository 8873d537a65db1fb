import { UNDO_LIFE } from '../../game/bounds.ts'
import type { ContactId } from '../../game/people.ts'
import type { Instant } from '../../game/words.ts'
import { requestId } from '../credentials/ids.ts'
import { isSpeltAlike, provesMailbox } from '../credentials/mailbox.ts'
import { formersName } from '../notebook/page-names.ts'
import type { Chance, Seal } from '../ports/signer.ts'
import type { GameId } from '../ports/games.ts'
import type { Papers } from '../ports/notebook.ts'

/** A previous address of a seat. Until `until` its mailbox may take the seat back. */
export type Former = {
  readonly id: string
  readonly email: string
  readonly until: Instant
  /** It lost the seat to an earlier address: it is notified, but cannot take the seat back. */
  readonly isTold?: true
  readonly locale?: string
  readonly timeZone?: string
}

type PersonFacts = Pick<Former, 'email' | 'locale' | 'timeZone'>

/** The contact of a seat, with which its previous addresses are stored. */
export type Entry = { readonly game: GameId; readonly contact: ContactId }

type FormerPorts = { readonly notebook: Papers; readonly chance: Chance }

/** The previous addresses of a seat, oldest first. One that is noted again keeps its position. */
export const formersOf = async (
  notebook: Papers,
  { game, contact }: Entry,
  now: Instant,
): Promise<readonly Former[]> => {
  const text = await notebook.load(game, formersName(contact))
  return ((text ? JSON.parse(text) : []) as readonly Former[]).filter(({ until }) => until > now)
}

/** Stores the previous addresses of a seat. They expire with the last of them. */
export const keepFormers = (notebook: Papers, { game, contact }: Entry, addresses: readonly Former[]): Promise<void> =>
  addresses.length === 0
    ? notebook.remove(game, formersName(contact))
    : notebook.save(
        game,
        formersName(contact),
        JSON.stringify(addresses),
        Math.max(...addresses.map(({ until }) => until)),
      )

export const newFormer = ({ chance }: FormerPorts, known: PersonFacts, now: Instant): Former => {
  const { email, locale, timeZone } = known
  return {
    id: requestId(chance),
    email,
    until: now + UNDO_LIFE,
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
  }
}

/** Notes a previous address. Call it only for one that has consented to the seat's emails. */
export const rememberFormer = async (
  ports: FormerPorts,
  entry: Entry,
  known: PersonFacts,
  now: Instant,
): Promise<Former> => {
  const before = await formersOf(ports.notebook, entry, now)
  const same = before.find((address) => !address.isTold && isSpeltAlike(address.email, known.email))
  const address = { ...newFormer(ports, known, now), ...(same && { id: same.id }) }
  const all = same ? before.map((each) => (each === same ? address : each)) : [...before, address]
  await keepFormers(ports.notebook, entry, all)
  return address
}

/** The previous address that an emailed link was sent to, if it may still take the seat back. */
export const formerMarked = (
  signer: Seal,
  { game, contact }: Entry,
  addresses: readonly Former[],
  mark: string | undefined,
): Former | undefined =>
  addresses.find(
    ({ email, isTold }) => !isTold && mark !== undefined && provesMailbox(signer, mark, game, contact, email),
  )
