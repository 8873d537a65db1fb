import { EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import { playOf } from '../../../game/model/game.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { GameEmail, DueDigest } from '../../../email/game-emails/emails-for.ts'
import { type Postponed, ifSameAddress } from '../../ports/contacts.ts'
import { ASKED_BY_ORDER } from './quiet-until.ts'
import type { UnconfirmedSeat, ConsentRequestPorts } from './waiting-seats.ts'
import { type ConsentRequestOutcome, requestConsent, updateShownOutcome } from './request-consent.ts'
import { windowEnd } from '../../limits/ledger-account.ts'
import { pseudonymInAccount, contactIndexKey, spellingOf } from '../../credentials/mailbox.ts'
import { type MailboxStatus, isStranger, mailboxStatus } from '../delivery/mailbox-status.ts'
import { LATEST_INSTANT } from './postponed.ts'
import { isWaiting, sendMinute, makePostponed, shownUntil, pendingWait } from './postponed.ts'
import { type SeatWithAddress, seatsOfMailbox } from '../mailbox/seats-of-mailbox.ts'

const isOrdered = ({ known }: SeatWithAddress): boolean => known.quietUntil === ASKED_BY_ORDER

const consentEmail = (seat: SeatWithAddress, due: Instant): GameEmail => ({
  kind: 'door',
  request: `postponed-${due}`,
  ...(isOrdered(seat) && { isOrdered: true }),
  game: seat.id,
  seat: seat.role,
  version: seat.loaded.stored.version,
  ply: playOf(seat.loaded.game)?.moves.length ?? 0,
  delay: 0,
})

/**
 * Outcomes after which the mailbox's other seats are tried, too. After `postponed` another seat's email may still be
 * possible: perhaps only the share of whoever named this seat's address is used up.
 */
const CONCERNS_ONE_SEAT: ReadonlySet<ConsentRequestOutcome> = new Set(['held-back', 'superseded', 'postponed'])

/**
 * A pass over the waiting seats of one spelling. `untilOf`: returns when a seat is due. `isRetried`: seats are tried
 * before that, too. `ask`: attempts the email, or
 * updates what is shown of it. `after`: called when a seat is postponed, for each other seat whose address the same
 * network or owner named; returns what that seat's contact notes.
 */
type Pass = {
  readonly untilOf: (seat: SeatWithAddress) => Instant | undefined
  readonly isRetried?: boolean
  readonly ask: (gameEmail: GameEmail, unconfirmed: UnconfirmedSeat) => Promise<ConsentRequestOutcome>
  readonly after: (seat: SeatWithAddress, tried: Postponed | undefined) => Postponed
}

/**
 * Returns the pass that sends the emails that wait. A mailbox that has consented elsewhere meanwhile has other limits
 * than those for which its emails wait, so all are tried.
 */
const sendingPass = (ports: ConsentRequestPorts, status: MailboxStatus, now: Instant): Pass => ({
  untilOf: ({ known }) => pendingWait(known.postponed)?.until,
  isRetried: status.isProven,
  ask: (gameEmail, unconfirmed) => requestConsent(ports, gameEmail, { ...unconfirmed, isPlanned: true }, now),
  after: ({ known }, tried) =>
    makePostponed(pendingWait(tried), shownUntil(isStranger(status) ? tried : known.postponed)),
})

/** Returns the pass that updates what is shown of emails that are shown to wait, but do not. */
const showingPass = (ports: ConsentRequestPorts, status: MailboxStatus, now: Instant): Pass => ({
  untilOf: ({ known }) => (isStranger(status) && isWaiting(known.postponed) ? undefined : shownUntil(known.postponed)),
  ask: (gameEmail, unconfirmed) => updateShownOutcome(ports, gameEmail, { ...unconfirmed, isPlanned: true }, now),
  after: ({ known }, tried) => makePostponed(pendingWait(known.postponed), shownUntil(tried)),
})

/** Postpones the other seats whose address the same network or owner named, for as long as the seat that was tried. */
const putOffWith = async (
  { contacts }: ConsentRequestPorts,
  tried: SeatWithAddress,
  others: readonly SeatWithAddress[],
  { after }: Pass,
) => {
  const { postponed } = (await contacts.load(tried.id, tried.contact)) ?? {}
  for (const seat of others)
    await contacts.update(seat.id, seat.contact, { postponed: after(seat, postponed) }, ifSameAddress(seat.known))
}

/** Tries the due seats of one spelling in turn, until an email is sent or none can be. It also lists other seats. */
const requestOne = async (
  ports: ConsentRequestPorts,
  seats: readonly SeatWithAddress[],
  pass: Pass,
  { account, due }: DueDigest,
  now: Instant,
): Promise<ConsentRequestOutcome> => {
  const next = seats
    .filter((seat) => pass.isRetried || (pass.untilOf(seat) ?? LATEST_INSTANT) <= now)
    // The seats of an order come first, as the email then says which games they are.
    .toSorted((one, other) => Number(isOrdered(other)) - Number(isOrdered(one)))
  const postponed = new Map<string | undefined, SeatWithAddress>()
  let outcome: ConsentRequestOutcome = 'superseded'
  for (const seat of next) {
    const { loaded, contact, known } = seat
    if (postponed.has(known.namedBy)) continue
    outcome = await pass.ask(consentEmail(seat, due), { loaded, contact, to: known })
    if (!CONCERNS_ONE_SEAT.has(outcome)) break
    if (outcome === 'postponed') postponed.set(known.namedBy, seat)
  }
  if (outcome !== 'asked')
    for (const [namer, tried] of postponed)
      await putOffWith(
        ports,
        tried,
        next.filter((seat) => seat !== tried && seat.known.namedBy === namer),
        pass,
      )
  const isComplete = outcome === 'asked' && seats.length <= EMAIL_LIMITS.seatsListed
  const later = seats.map((seat) => pass.untilOf(seat) ?? 0).filter((until) => until > now && until < LATEST_INSTANT)
  if (outcome === 'asked' && !isComplete)
    await ports.ledger.planDigest(account, windowEnd('day', now) + sendMinute(account))
  else if (later.length > 0 && !isComplete) await ports.ledger.planDigest(account, Math.min(...later))
  return outcome
}

const postponedSeats = async (
  ports: ConsentRequestPorts,
  account: string,
): Promise<ReadonlyMap<string, readonly SeatWithAddress[]>> => {
  const bySpelling = new Map<string, SeatWithAddress[]>()
  for await (const seat of seatsOfMailbox(ports, contactIndexKey(pseudonymInAccount(account), false))) {
    if (seat.known.postponed === undefined || seat.known.silent) continue
    const spelling = spellingOf(seat.known.email)
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), seat])
  }
  return bySpelling
}

/** Runs a pass over all spellings of the mailbox. */
const requestAll = async (
  ports: ConsentRequestPorts,
  summary: DueDigest,
  passOf: typeof sendingPass,
  now: Instant,
): Promise<readonly ConsentRequestOutcome[]> => {
  const outcomes: ConsentRequestOutcome[] = []
  for (const [spelling, seats] of await postponedSeats(ports, summary.account)) {
    const pass = passOf(ports, await mailboxStatus(ports, spelling, now), now)
    const waiting = seats.filter((seat) => pass.untilOf(seat) !== undefined)
    if (waiting.length > 0) outcomes.push(await requestOne(ports, waiting, pass, summary, now))
  }
  return outcomes
}

/**
 * Makes another attempt at the postponed consent emails of a mailbox: one email for each of its spellings. The plan is
 * removed before the seats are read, so that a seat which is postponed meanwhile plans the next attempt.
 */
export const requestPostponedConsents = async (
  ports: ConsentRequestPorts,
  summary: DueDigest,
  now: Instant,
): Promise<ConsentRequestOutcome> => {
  await ports.ledger.unplanDigest(summary.account, summary.due)
  const outcomes = await requestAll(ports, summary, sendingPass, now)
  await requestAll(ports, summary, showingPass, now)
  const main = (['in-hand', 'asked', 'postponed'] as const).find((outcome) => outcomes.includes(outcome))
  return main ?? outcomes[0] ?? 'superseded'
}
