import { type Duration, type Instant, MINUTE } from '../../../game/words.ts'
import type { Letter } from '../../../mail/letters.ts'
import { OF_ENTRY } from '../../limits/email-quotas.ts'
import { type Counting, type Known, isUnasked } from '../../ports/contact.ts'
import { countingOf } from '../../limits/daily-counts.ts'
import { type Quota, quotasFor } from './first-email-quotas.ts'
import { type Gate, type GatePorts, type Reached, gateOf, grantIn, grantOf, takenFrom } from '../../limits/send-limits.ts'
import { isSpent, windowEnd } from '../../limits/ledger.ts'
import { accountOf, ownMark, postponedAccount } from '../../credentials/mailbox.ts'
import type { Ledger, Limit, Seal } from '../../ports/ports.ts'
import { type Wait, minuteOf } from './postponed.ts'

/** `postponed`: the email is sent by then, or put off again. The other outcomes end it. */
export type FirstEmailGate =
  | { readonly kind: 'open'; readonly counting: Counting | undefined }
  | ({ readonly kind: 'postponed' } & Wait)
  | { readonly kind: Exclude<Gate, 'open'> }

/** What whoever named the address is told: that the email is sent, or until when it waits. */
export type ShownGate =
  | { readonly kind: 'sent'; readonly counting: Counting | undefined }
  | { readonly kind: 'later'; readonly until: Instant }

export type Asked = { readonly reached: Reached; readonly to: Known }

/** The index by which waiting seats are found again may lag a little behind. */
const AT_LEAST: Duration = 5 * MINUTE

/** `ends`: of the windows that are used up. */
type Full = { readonly why: Wait['why']; readonly ends: readonly Instant[] }

/** `minute`: of the mailbox (postponed.ts). */
const untilAfter = (ends: readonly Instant[], minute: Duration, now: Instant): Instant =>
  Math.max(now + AT_LEAST, Math.max(...ends) + minute)

const putOff = ({ why, ends }: Full, minute: Duration, now: Instant): FirstEmailGate => {
  const until = untilAfter(ends, minute, now)
  return Number.isFinite(until) ? { kind: 'postponed', until, why } : { kind: 'spent' }
}

/** When the windows have ended that are used up. */
const endsOf = (limits: readonly Limit[], counts: readonly number[], isProven: boolean, now: Instant) =>
  limits
    .filter((limit, index) => isSpent([limit], [counts[index] ?? 0], isProven))
    .map(({ per }) => windowEnd(per, now))

const fullUntil = async (ledger: Ledger, { account, limits }: Quota, now: Instant): Promise<readonly Instant[]> =>
  endsOf(limits, await ledger.counts(account, now, limits), true, now)

const isTaken = async (ledger: Ledger, { account, limits }: Quota, grant: string, now: Instant): Promise<boolean> =>
  (await takenFrom(ledger, account, grant, now, limits)) === 'open'

/** 96 bits: one item of the ledger holds the grants of all strangers' first emails of a day. */
const shortGrant = (seal: Seal, grant: string): string =>
  seal.mark(['crownhead', 'grant', grant].join('|')).slice(0, 16)

/**
 * The first question after an address was named has one grant, whatever letter brings it: deliveries that fail after they have charged it
 * must not use up the few that the address may get. A later question, about the same version as another email, is charged by itself.
 */
const grantsOf = (
  seal: Seal,
  letter: Letter,
  { reached: { game, role, email }, to: { quietUntil } }: Asked,
  isFirst = isUnasked(quietUntil),
) => {
  const address = ownMark(seal, email)
  const first = `first-${address.slice(0, 8)}${quietUntil ?? ''}`
  // Short, as an entry keeps several: the address, and when it was named.
  const inEntry = `${address.slice(0, 6)}${(quietUntil ?? 0).toString(36)}`
  return isFirst
    ? { grant: shortGrant(seal, `${game}-${role}-${first}`), inEntry }
    : { grant: shortGrant(seal, `${grantOf(letter)}-first`), inEntry: grantIn(letter) }
}

/**
 * What a stranger's first email would do in this one's place. Whoever names an address must not learn whether it has consented somewhere, or is
 * stopped. One that would be sent counts as sent, so that the next is shown as a stranger's, too.
 */
export const shownGate = async (ports: GatePorts, letter: Letter, asked: Asked, now: Instant): Promise<ShownGate> => {
  const { ledger, seal } = ports
  const { grant, inEntry } = grantsOf(seal, letter, asked)
  const { email } = asked.reached
  const counting = countingOf(asked.to.counts, OF_ENTRY.door, inEntry, now)
  const minute = minuteOf(postponedAccount(seal, email))
  if (counting === 'spent') return { kind: 'later', until: untilAfter([windowEnd('day', now)], minute, now) }
  const { stranger } = await quotasFor(ports, { email, namedBy: asked.to.namedBy }, now)
  const counted = `${grant}-shown`
  for (const quota of stranger.others) {
    const ends = await fullUntil(ledger, quota, now)
    if (ends.length > 0 && !(quota.isShown && (await isTaken(ledger, quota, counted, now))))
      return { kind: 'later', until: untilAfter(ends, minute, now) }
  }
  for (const quota of stranger.others.toReversed()) if (quota.isShown) await isTaken(ledger, quota, counted, now)
  return { kind: 'sent', counting }
}

/** A reader's emails have a count of their own, beside that of the emails that are shown as a stranger's. */
const readersCounting = (
  { to, shown }: { readonly to: Known; readonly shown: ShownGate | undefined },
  grant: string,
  now: Instant,
): Counting | 'spent' => {
  const before = shown?.kind === 'sent' ? (shown.counting?.is ?? to.counts) : to.counts
  const counting = countingOf(before, OF_ENTRY.reader, grant, now)
  return counting === 'spent' ? 'spent' : { ...counting, was: to.counts }
}

/**
 * Whether the first email of a seat may go now. All quotas but the address's are looked at before the first is charged, so that an
 * email which is put off uses up none of the few that its address may get.
 */
export const firstEmailGate = async (
  ports: GatePorts,
  letter: Letter,
  asked: Asked & { readonly isProven: boolean; readonly shown: ShownGate | undefined },
  now: Instant,
): Promise<FirstEmailGate> => {
  const { ledger, seal } = ports
  const { reached, to, isProven } = asked
  const isFirst = isUnasked(to.quietUntil) && !to.postponed?.isSent
  const { grant, inEntry } = grantsOf(seal, letter, asked, isFirst)
  const counting = isProven ? readersCounting(asked, inEntry, now) : countingOf(to.counts, OF_ENTRY.door, inEntry, now)
  const minute = minuteOf(postponedAccount(seal, reached.email))
  const later = (why: Full['why'], ends: readonly Instant[]): FirstEmailGate => putOff({ why, ends }, minute, now)
  if (counting === 'spent') return later('seat', [windowEnd('day', now)])
  const account = accountOf(seal, reached.email)
  const quotas = await quotasFor(ports, { email: reached.email, namedBy: to.namedBy }, now)
  const { toAddress, others } = isProven ? quotas.reader : quotas.stranger
  for (const quota of others) {
    const ends = await fullUntil(ledger, quota, now)
    // A retry has been charged before.
    if (ends.length > 0 && !(await isTaken(ledger, quota, grant, now))) return later(quota.why, ends)
  }
  const address = await gateOf(ports, reached, { grant, limits: toAddress, isStrangers: true }, now)
  if (address === 'spent')
    return later('address', endsOf(toAddress, await ledger.counts(account, now, toAddress), isProven, now))
  if (address !== 'open') return { kind: address }
  for (const quota of others.toReversed())
    if (!(await isTaken(ledger, quota, grant, now))) return later(quota.why, await fullUntil(ledger, quota, now))
  return { kind: 'open', counting }
}
