import { storedRole } from '../../../game/model/stored-role.ts'
import { personOf } from '../../../game/model/game.ts'
import { type Instant, otherSeat } from '../../../game/model/words.ts'
import { STANDING_CONSENT_LIMITS } from '../../limits/email-quotas.ts'
import type { Contact, Contacts, StoredContact } from '../../ports/contacts.ts'
import { isNamedAtCreation } from '../requests/quiet-until.ts'
import { mailboxPseudonym, ownerPseudonym } from '../../credentials/mailbox.ts'
import type { Ledger, QuotaLimit } from '../../ports/ledger.ts'
import type { Signer } from '../../ports/signer.ts'
import type { SeatWithAddress } from '../mailbox/seats-of-mailbox.ts'
import { signedText } from '../../credentials/signed-text.ts'

/**
 * "All my games" is a standing consent. It covers the seats that waited when its button was pressed. Until its reader
 * stops it, it also covers games that they create with their own API key, and games with an opponent, or of an owner,
 * whose games they have confirmed before. All of this is in the ledger under keyed pseudonyms, from which nobody can
 * read which mailbox knows whom.
 */
type Ports = { readonly contacts: Contacts; readonly ledger: Ledger; readonly signer: Signer }

type At = Pick<SeatWithAddress, 'id' | 'role' | 'loaded'>

const timesOf = async (ledger: Ledger, account: string, now: Instant, limits: readonly QuotaLimit[]): Promise<number> =>
  (await ledger.counts(account, now, limits))[0] ?? 0

/**
 * Returns the account of the standing consent. After the consent has ended a new account begins, in which no opponent
 * or owner is known yet.
 */
const accountOf = async ({ ledger }: Pick<Ports, 'ledger'>, mark: string, now: Instant): Promise<string> =>
  `all:${mark}:${await timesOf(ledger, `all-ended:${mark}`, now, STANDING_CONSENT_LIMITS.ended)}`

const givenAccount = async (ports: Pick<Ports, 'ledger'>, mark: string, now: Instant): Promise<string | undefined> => {
  const account = await accountOf(ports, mark, now)
  return (await timesOf(ports.ledger, account, now, STANDING_CONSENT_LIMITS.given)) > 0 ? account : undefined
}

/** Returns the contact of the other player; an arbiter has no opponent. */
const opponentOf = ({ contacts }: Ports, { id, role, loaded }: At): Promise<StoredContact | undefined> | undefined => {
  if (role === 'arbiter') return undefined
  const person = personOf(loaded.game, otherSeat(role))
  return person && contacts.load(id, person.contact)
}

const knownAccount = ({ signer }: Ports, account: string, what: 'owner' | 'opponent', named: string): string =>
  `known:${signer.pseudonym(signedText('known', account, what, named))}`

const isKnown = async ({ ledger }: Ports, account: string, now: Instant): Promise<boolean> =>
  (await timesOf(ledger, account, now, STANDING_CONSENT_LIMITS.known)) > 0

/**
 * Remembers an opponent or owner (`party`) for 400 more days. Only a few new ones are accepted in a month, which bounds
 * the number of accounts.
 */
const remember = async (ports: Ports, account: string, party: string, now: Instant): Promise<void> => {
  const { ledger } = ports
  if (!(await isKnown(ports, party, now))) {
    const { kind } = await ledger.take(`new-${account}`, party, now, STANDING_CONSENT_LIMITS.fresh)
    if (kind === 'spent') return
  }
  await ledger.take(party, undefined, now, STANDING_CONSENT_LIMITS.known)
}

/** Returns the accounts under which the opponent and the owner of a seat's game are remembered. */
const partiesOf = async (ports: Ports, account: string, seat: At): Promise<readonly string[]> => {
  const { owner } = seat.loaded.game
  const opponent = await opponentOf(ports, seat)
  return [
    ...(owner === undefined ? [] : [knownAccount(ports, account, 'owner', owner)]),
    ...(opponent?.email === undefined
      ? []
      : [knownAccount(ports, account, 'opponent', mailboxPseudonym(ports.signer, opponent.email))]),
  ]
}

/**
 * Remembers the opponents and owners of seats that the reader has confirmed. `mark`: the mailbox's pseudonym
 * (`mailboxPseudonym`).
 */
export const rememberParties = async (
  ports: Ports,
  mark: string,
  seats: readonly At[],
  now: Instant,
): Promise<void> => {
  const account = await givenAccount(ports, mark, now)
  if (account === undefined) return
  const parties = await Promise.all(seats.map((seat) => partiesOf(ports, account, seat)))
  for (const party of new Set(parties.flat())) await remember(ports, account, party, now)
}

/** Gives the standing consent, by "all my games" on a page that an email led to. */
export const giveStandingConsent = async (ports: Ports, mark: string, now: Instant): Promise<void> => {
  const account = await accountOf(ports, mark, now)
  await ports.ledger.take(account, undefined, now, STANDING_CONSENT_LIMITS.given)
}

/**
 * Ends the standing consent, because its reader stops all emails or is forgotten. `mark`: the mailbox's pseudonym
 * (`mailboxPseudonym`).
 */
export const endStandingConsent = async (ports: Pick<Ports, 'ledger'>, mark: string, now: Instant): Promise<void> => {
  if ((await givenAccount(ports, mark, now)) === undefined) return
  await ports.ledger.take(`all-ended:${mark}`, undefined, now, STANDING_CONSENT_LIMITS.ended)
}

/**
 * Returns whether the standing consent covers this seat, so that it needs no consent email. `opponent`: the opponent's
 * contact; it is read if it is missing.
 */
export const isCoveredByStandingConsent = async (
  ports: Ports,
  seat: At,
  { email, quietUntil }: Contact,
  now: Instant,
  opponent?: Contact,
): Promise<boolean> => {
  if (email === undefined) return false
  const mark = mailboxPseudonym(ports.signer, email)
  const account = await givenAccount(ports, mark, now)
  if (account === undefined) return false
  const { owner } = seat.loaded.game
  if (owner !== undefined && owner === ownerPseudonym(ports.signer, mark)) return true
  const isOwners = owner !== undefined && isNamedAtCreation(quietUntil)
  if (isOwners && (await covers(ports, knownAccount(ports, account, 'owner', owner), seat, 'owner', now))) return true
  const party = partyOf(ports, { account, mark }, opponent ?? (await opponentOf(ports, seat)))
  return party !== undefined && covers(ports, party, seat, 'opponent', now)
}

/**
 * Returns whether the consent covers a game with this opponent or owner (`party`), and counts the game once. The party
 * must be known, and may have only a limited number of games: more would push the games of others out of the newest
 * 200, from which emails about several games are made. Games beyond the limit need a consent email.
 */
const covers = async (
  ports: Ports,
  party: string,
  { id, role }: At,
  as: 'owner' | 'opponent',
  now: Instant,
): Promise<boolean> => {
  if (!(await isKnown(ports, party, now))) return false
  const { kind } = await ports.ledger.take(
    `covers-${party}`,
    `${id}-${storedRole(role)}`,
    now,
    STANDING_CONSENT_LIMITS.covers[as],
  )
  return kind === 'taken' || kind === 'again'
}

/**
 * Returns the account under which the opponent is remembered, if the opponent's mailbox has consented. Undefined if it
 * is the reader's own mailbox: an opponent could enter the reader's address as theirs.
 */
const partyOf = (
  ports: Ports,
  { account, mark }: { readonly account: string; readonly mark: string },
  opponent: Contact | undefined,
): string | undefined => {
  if (!opponent?.confirmed || opponent.email === undefined) return undefined
  const opponentMark = mailboxPseudonym(ports.signer, opponent.email)
  return opponentMark === mark ? undefined : knownAccount(ports, account, 'opponent', opponentMark)
}
