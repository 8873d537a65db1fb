import { UNDO_LIFE } from '../../game/bounds.ts'
import type { ContactId } from '../../game/people.ts'
import type { Instant } from '../../game/words.ts'
import { requestId } from '../credentials/ids.ts'
import { isSpeltAlike, provesMailbox } from '../credentials/mailbox.ts'
import { formersName } from '../notebook/page-names.ts'
import type { Chance, GameId, Papers, Seal } from '../ports/ports.ts'

export type Former = {
  readonly id: string
  readonly email: string
  readonly until: Instant
  /** It lost the seat to an earlier one: told, but may take nothing. */
  readonly isTold?: true
  readonly locale?: string
  readonly timeZone?: string
}

type Known = Pick<Former, 'email' | 'locale' | 'timeZone'>

/** Its former addresses are kept under the same game. */
export type Entry = { readonly game: GameId; readonly contact: ContactId }

type FormerPorts = { readonly papers: Papers; readonly chance: Chance }

/** Oldest first. An address that comes back keeps its place. */
export const formersOf = async (papers: Papers, { game, contact }: Entry, now: Instant): Promise<readonly Former[]> => {
  const text = await papers.load(game, formersName(contact))
  return ((text ? JSON.parse(text) : []) as readonly Former[]).filter(({ until }) => until > now)
}

export const keepFormers = (papers: Papers, { game, contact }: Entry, formers: readonly Former[]): Promise<void> =>
  formers.length === 0
    ? papers.remove(game, formersName(contact))
    : papers.save(game, formersName(contact), JSON.stringify(formers), Math.max(...formers.map(({ until }) => until)))

export const newFormer = ({ chance }: FormerPorts, known: Known, now: Instant): Former => {
  const { email, locale, timeZone } = known
  return {
    id: requestId(chance),
    email,
    until: now + UNDO_LIFE,
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
  }
}

/** Only a confirmed address. */
export const rememberFormer = async (ports: FormerPorts, entry: Entry, known: Known, now: Instant): Promise<Former> => {
  const before = await formersOf(ports.papers, entry, now)
  const same = before.find((former) => !former.isTold && isSpeltAlike(former.email, known.email))
  const former = { ...newFormer(ports, known, now), ...(same && { id: same.id }) }
  const all = same ? before.map((each) => (each === same ? former : each)) : [...before, former]
  await keepFormers(ports.papers, entry, all)
  return former
}

/** The address that a link's mark was sent to, if it may still take the seat back. */
export const formerMarked = (
  seal: Seal,
  { game, contact }: Entry,
  formers: readonly Former[],
  mark: string | undefined,
): Former | undefined =>
  formers.find(({ email, isTold }) => !isTold && mark !== undefined && provesMailbox(seal, mark, game, contact, email))
