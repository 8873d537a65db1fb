import { personOf } from '../../../game/game.ts'
import { type Instant, otherSeat } from '../../../game/words.ts'
import { OF_STANDING } from '../../limits/email-quotas.ts'
import { isOwnersNaming } from '../../ports/contact.ts'
import { ownMark, ownerMarked } from '../../credentials/mailbox.ts'
import type { Contact, Contacts, Known, Ledger, Limit, Seal } from '../../ports/ports.ts'
import type { SeatAt } from '../../seats/seats-at.ts'

/**
 * What "all my games" covers beyond the seats that waited when it was pressed, until its reader stops: games that they begin with an API
 * key of their own, and those with an opponent, or of an owner, whom they have confirmed before. All of it is in the ledger, by
 * keyed marks: which mailbox knows whom cannot be read from there.
 */
type Ports = { readonly contacts: Contacts; readonly ledger: Ledger; readonly seal: Seal }

type At = Pick<SeatAt, 'id' | 'role' | 'loaded'>

const timesOf = async (ledger: Ledger, account: string, now: Instant, limits: readonly Limit[]): Promise<number> =>
  (await ledger.counts(account, now, limits))[0] ?? 0

/** Each end begins a new account, so that nobody who was known before it is known after it. */
const accountOf = async ({ ledger }: Ports, mark: string, now: Instant): Promise<string> =>
  `all:${mark}:${await timesOf(ledger, `all-ended:${mark}`, now, OF_STANDING.ended)}`

const given = async (ports: Ports, mark: string, now: Instant): Promise<string | undefined> => {
  const account = await accountOf(ports, mark, now)
  return (await timesOf(ports.ledger, account, now, OF_STANDING.given)) > 0 ? account : undefined
}

/** The other player; an arbiter has none. */
const opponentOf = ({ contacts }: Ports, { id, role, loaded }: At): Promise<Known | undefined> | undefined => {
  if (role === 'director') return undefined
  const person = personOf(loaded.game, otherSeat(role))
  return person && contacts.load(id, person.contact)
}

const knownAccount = ({ seal }: Ports, account: string, what: 'owner' | 'opponent', named: string): string =>
  `known:${seal.mark(['crownhead', 'known', account, what, named].join('|'))}`

const isKnown = async ({ ledger }: Ports, account: string, now: Instant): Promise<boolean> =>
  (await timesOf(ledger, account, now, OF_STANDING.known)) > 0

/** Few a month are new, so that no reader takes more than so many accounts; one who is known stays so for 400 days more. */
const remember = async (ports: Ports, account: string, party: string, now: Instant): Promise<void> => {
  const { ledger } = ports
  if (!(await isKnown(ports, party, now))) {
    const { kind } = await ledger.take(`new-${account}`, party, now, OF_STANDING.fresh)
    if (kind === 'spent') return
  }
  await ledger.take(party, undefined, now, OF_STANDING.known)
}

const partiesOf = async (ports: Ports, account: string, seat: At): Promise<readonly string[]> => {
  const { owner } = seat.loaded.game
  const opponent = await opponentOf(ports, seat)
  return [
    ...(owner === undefined ? [] : [knownAccount(ports, account, 'owner', owner)]),
    ...(opponent?.email === undefined
      ? []
      : [knownAccount(ports, account, 'opponent', ownMark(ports.seal, opponent.email))]),
  ]
}

/** With whom the reader has games that they have confirmed. `mark`: of the mailbox, or of a spelling of its own. */
export const rememberParties = async (
  ports: Ports,
  mark: string,
  seats: readonly At[],
  now: Instant,
): Promise<void> => {
  const account = await given(ports, mark, now)
  if (account === undefined) return
  const parties = await Promise.all(seats.map((seat) => partiesOf(ports, account, seat)))
  for (const party of new Set(parties.flat())) await remember(ports, account, party, now)
}

/** "All my games": from a page that an email led to. */
export const giveStandingConsent = async (ports: Ports, mark: string, now: Instant): Promise<void> => {
  const account = await accountOf(ports, mark, now)
  await ports.ledger.take(account, undefined, now, OF_STANDING.given)
}

/** Their reader stops all emails, or is forgotten. `mark`: of the mailbox, or of a spelling of its own. */
export const endStandingConsent = async (ports: Ports, mark: string, now: Instant): Promise<void> => {
  if ((await given(ports, mark, now)) === undefined) return
  await ports.ledger.take(`all-ended:${mark}`, undefined, now, OF_STANDING.ended)
}

/** Whether this seat needs no question. `opponent`: as stored, where it is not given. */
export const isCovered = async (
  ports: Ports,
  seat: At,
  { email, quietUntil }: Contact,
  now: Instant,
  opponent?: Contact,
): Promise<boolean> => {
  if (email === undefined) return false
  const mark = ownMark(ports.seal, email)
  const account = await given(ports, mark, now)
  if (account === undefined) return false
  const { owner } = seat.loaded.game
  if (owner !== undefined && owner === ownerMarked(ports.seal, mark)) return true
  const isOwners = owner !== undefined && isOwnersNaming(quietUntil)
  if (isOwners && (await covers(ports, knownAccount(ports, account, 'owner', owner), seat, 'owner', now))) return true
  const party = partyOf(ports, { account, mark }, opponent ?? (await opponentOf(ports, seat)))
  return party !== undefined && covers(ports, party, seat, 'opponent', now)
}

/**
 * Each game counts once. Whoever the reader knows could else begin so many games with them that those of others disappear from
 * the newest 200, which emails about several games are made from. Games beyond that ask, as a stranger's do.
 */
const covers = async (
  ports: Ports,
  party: string,
  { id, role }: At,
  as: 'owner' | 'opponent',
  now: Instant,
): Promise<boolean> => {
  if (!(await isKnown(ports, party, now))) return false
  const { kind } = await ports.ledger.take(`covers-${party}`, `${id}-${role}`, now, OF_STANDING.covers[as])
  return kind === 'taken' || kind === 'again'
}

/** Of an opponent only a proven mailbox counts, and not the seat's own, as whoever sits there could enter their opponent's address. */
const partyOf = (
  ports: Ports,
  { account, mark }: { readonly account: string; readonly mark: string },
  opponent: Contact | undefined,
): string | undefined => {
  if (!opponent?.confirmed || opponent.email === undefined) return undefined
  const opponentMark = ownMark(ports.seal, opponent.email)
  return opponentMark === mark ? undefined : knownAccount(ports, account, 'opponent', opponentMark)
}
