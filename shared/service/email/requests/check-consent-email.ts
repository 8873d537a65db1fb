import { type Duration, type Instant, MINUTE } from '../../../game/model/words.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import { CONTACT_LIMITS } from '../../limits/email-quotas.ts'
import type { CountChange, StoredContact } from '../../ports/contacts.ts'
import { needsFirstConsentEmail } from './quiet-until.ts'
import { countEmail } from '../../limits/daily-counts.ts'
import { type ConsentEmailQuota, consentEmailQuotas } from './consent-email-quotas.ts'
import {
  type SendDecision,
  type SendPorts,
  type Recipient,
  checkSendLimits,
  dailyCountKey,
  sendKey,
  takeFromAccount,
} from '../delivery/send-limits.ts'
import { placeOf } from '../../credentials/addresses/bounce-address.ts'
import { isSpent, windowEnd } from '../../limits/ledger-account.ts'
import { mailboxAccount, mailboxPseudonym, postponedAccount } from '../../credentials/mailbox.ts'
import type { Ledger, QuotaLimit } from '../../ports/ledger.ts'
import type { Signer } from '../../ports/signer.ts'
import { type Wait, WHILE_STOPPED, sendMinute } from './postponed.ts'
import { signedText } from '../../credentials/signed-text.ts'

/**
 * Whether a consent email may be sent now. `open`: it may. `postponed`: another attempt is made at `until`. All other
 * kinds: it is never sent.
 */
export type ConsentEmailDecision =
  | { readonly kind: 'open'; readonly counting: CountChange | undefined }
  | ({ readonly kind: 'postponed' } & Wait)
  | { readonly kind: Exclude<SendDecision, 'open'> }

/** What is shown to whoever named the address: that the email is sent, or until when it waits. */
export type ShownOutcome =
  | { readonly kind: 'sent'; readonly counting: CountChange | undefined }
  | { readonly kind: 'later'; readonly until: Instant }

/** Returns what whoever named a stranger's address is shown of the consent email: what really becomes of it. */
export const shownOf = (gate: ConsentEmailDecision): ShownOutcome | undefined => {
  if (gate.kind === 'open') return { kind: 'sent', counting: gate.counting }
  return gate.kind === 'postponed' ? { kind: 'later', until: gate.until } : undefined
}

/** Returns until when the email waits after this decision; undefined if it does not. */
export const waitAfter = (gate: ConsentEmailDecision | { readonly kind: 'asked-before' }): Wait | undefined => {
  if (gate.kind === 'postponed') return { until: gate.until, why: gate.why }
  return gate.kind === 'stopped' ? WHILE_STOPPED : undefined
}

/** The seat that a consent email is for, and its contact. */
export type ConsentEmailSeat = { readonly recipient: Recipient; readonly to: StoredContact }

/** The shortest postponement: the index by which waiting seats are found again may lag. */
const AT_LEAST: Duration = 5 * MINUTE

/** A quota that is used up. `ends`: when each of its windows that is used up ends. */
type Full = { readonly why: Wait['why']; readonly ends: readonly Instant[] }

/** Returns when to make another attempt. `minute`: the mailbox's own delay (`sendMinute`). */
const untilAfter = (ends: readonly Instant[], minute: Duration, now: Instant): Instant =>
  Math.max(now + AT_LEAST, Math.max(...ends) + minute)

const postpone = ({ why, ends }: Full, minute: Duration, now: Instant): ConsentEmailDecision => {
  const until = untilAfter(ends, minute, now)
  return Number.isFinite(until) ? { kind: 'postponed', until, why } : { kind: 'spent' }
}

/** Returns when each window that is used up ends. */
const endsOf = (limits: readonly QuotaLimit[], counts: readonly number[], isProven: boolean, now: Instant) =>
  limits
    .filter((limit, index) => isSpent([limit], [counts[index] ?? 0], isProven))
    .map(({ per }) => windowEnd(per, now))

const fullUntil = async (
  ledger: Ledger,
  { account, limits }: ConsentEmailQuota,
  now: Instant,
): Promise<readonly Instant[]> => endsOf(limits, await ledger.counts(account, now, limits), true, now)

const isTaken = async (
  ledger: Ledger,
  { account, limits }: ConsentEmailQuota,
  grant: string,
  now: Instant,
): Promise<boolean> => (await takeFromAccount(ledger, account, grant, now, limits)) === 'open'

/**
 * Returns a short form of a grant, the key that identifies an email, with 96 bits: one item of the ledger has the
 * grants of all consent emails to strangers of a day.
 */
const shortGrant = (signer: Signer, grant: string): string => signer.pseudonym(signedText('grant', grant)).slice(0, 16)

/**
 * Returns the keys (grants) that identify a consent email in the ledger and in the contact. All attempts at the first
 * consent email to a named address have the same grants, so that failed deliveries do not use up the few emails that
 * the address may get. A later consent email has grants of its own, even if another email is about the same version of
 * the game.
 */
const grantsOf = (
  signer: Signer,
  gameEmail: GameEmail,
  { recipient, to: { quietUntil } }: ConsentEmailSeat,
  isFirst = needsFirstConsentEmail(quietUntil),
) => {
  const address = mailboxPseudonym(signer, recipient.email)
  const first = `first-${address.slice(0, 8)}${quietUntil ?? ''}`
  // The grant in the contact names the address and when it was named. It is short, as a contact stores several grants.
  const inEntry = `${address.slice(0, 6)}${(quietUntil ?? 0).toString(36)}`
  return isFirst
    ? { grant: shortGrant(signer, `${recipient.game}-${placeOf(recipient)}-${first}`), inEntry }
    : { grant: shortGrant(signer, `${sendKey(gameEmail)}-first`), inEntry: dailyCountKey(gameEmail) }
}

/**
 * Returns what would become of this consent email if its address were a stranger's. Whoever names an address is shown
 * this, so that they do not learn whether its mailbox has consented elsewhere or has stopped all emails. An email that
 * would be sent is counted as sent, so that the next one is shown like a stranger's, too.
 */
export const checkShownOutcome = async (
  ports: SendPorts,
  gameEmail: GameEmail,
  target: ConsentEmailSeat,
  now: Instant,
): Promise<ShownOutcome> => {
  const { ledger, signer } = ports
  const { grant, inEntry } = grantsOf(signer, gameEmail, target)
  const { email } = target.recipient
  const counting = countEmail(target.to.counts, CONTACT_LIMITS.consentEmail, inEntry, now)
  const minute = sendMinute(postponedAccount(signer, email))
  if (counting === 'spent') return { kind: 'later', until: untilAfter([windowEnd('day', now)], minute, now) }
  const { stranger } = await consentEmailQuotas(ports, { email, namedBy: target.to.namedBy }, now)
  const counted = `${grant}-shown`
  for (const quota of stranger.others) {
    const ends = await fullUntil(ledger, quota, now)
    if (ends.length > 0 && !(quota.isShown && (await isTaken(ledger, quota, counted, now))))
      return { kind: 'later', until: untilAfter(ends, minute, now) }
  }
  for (const quota of stranger.others.toReversed()) if (quota.isShown) await isTaken(ledger, quota, counted, now)
  return { kind: 'sent', counting }
}

/**
 * Returns the change that counts a consent email to an address that has consented elsewhere in its contact; `spent` if
 * the limit is reached. It is counted apart from the email to a stranger that is shown in its place.
 */
const readersCounting = (
  { to, shown }: { readonly to: StoredContact; readonly shown: ShownOutcome | undefined },
  grant: string,
  now: Instant,
): CountChange | 'spent' => {
  const before = shown?.kind === 'sent' ? (shown.counting?.is ?? to.counts) : to.counts
  const counting = countEmail(before, CONTACT_LIMITS.readerConsentEmail, grant, now)
  return counting === 'spent' ? 'spent' : { ...counting, was: to.counts }
}

/**
 * Returns whether the consent email of a seat may be sent now, and if so, counts it. All quotas but the address's own
 * are checked before the first is charged, so that a postponed email uses up none of the few that its address may get.
 */
export const checkConsentEmail = async (
  ports: SendPorts,
  gameEmail: GameEmail,
  target: ConsentEmailSeat & { readonly isProven: boolean; readonly shown: ShownOutcome | undefined },
  now: Instant,
): Promise<ConsentEmailDecision> => {
  const { ledger, signer } = ports
  const { recipient: reached, to, isProven } = target
  const isFirst = needsFirstConsentEmail(to.quietUntil) && !to.postponed?.isSent
  const { grant, inEntry } = grantsOf(signer, gameEmail, target, isFirst)
  const counting = isProven
    ? readersCounting(target, inEntry, now)
    : countEmail(to.counts, CONTACT_LIMITS.consentEmail, inEntry, now)
  const minute = sendMinute(postponedAccount(signer, reached.email))
  const postponeUntil = (why: Full['why'], ends: readonly Instant[]): ConsentEmailDecision =>
    postpone({ why, ends }, minute, now)
  if (counting === 'spent') return postponeUntil('seat', [windowEnd('day', now)])
  const account = mailboxAccount(signer, reached.email)
  const quotas = await consentEmailQuotas(ports, { email: reached.email, namedBy: to.namedBy }, now)
  const { toAddress, others } = isProven ? quotas.reader : quotas.stranger
  for (const quota of others) {
    const ends = await fullUntil(ledger, quota, now)
    // A retry of an email that was charged before may pass a quota that is used up.
    if (ends.length > 0 && !(await isTaken(ledger, quota, grant, now))) return postponeUntil(quota.why, ends)
  }
  const address = await checkSendLimits(ports, reached, { grant, limits: toAddress, isStrangers: true }, now)
  if (address === 'spent')
    return postponeUntil('address', endsOf(toAddress, await ledger.counts(account, now, toAddress), isProven, now))
  if (address !== 'open') return { kind: address }
  for (const quota of others.toReversed())
    if (!(await isTaken(ledger, quota, grant, now)))
      return postponeUntil(quota.why, await fullUntil(ledger, quota, now))
  return { kind: 'open', counting }
}
