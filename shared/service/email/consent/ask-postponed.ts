import { MAIL } from '../../../game/bounds.ts'
import { playOf } from '../../../game/game.ts'
import type { Instant } from '../../../game/words.ts'
import type { Letter, Summary } from '../../../mail/letters.ts'
import { BY_ORDER, type Postponed, stillAt } from '../../ports/contact.ts'
import type { Closed, KnockPorts } from './waiting-seats.ts'
import { type Knocked, knock, tellAgain } from './request-consent.ts'
import { windowEnd } from '../../limits/ledger.ts'
import { markIn, placeOf, spellingOf } from '../../credentials/mailbox.ts'
import { isStranger, mailboxStatus } from '../delivery/mailbox-status.ts'
import { NEVER } from './note-asked.ts'
import { isWaiting, minuteOf, postponedWith, toldUntil, waitIn } from './postponed.ts'
import { type SeatAt, seatsAt } from '../../seats/seats-at.ts'

const isOrdered = ({ known }: SeatAt): boolean => known.quietUntil === BY_ORDER

const consentEmail = (seat: SeatAt, due: Instant): Letter => ({
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
 * Outcomes that say nothing about the mailbox's other seats. After `postponed` others may still be possible: perhaps
 * only the share of whoever named this address is used up.
 */
const CONCERNS_ONE_SEAT: ReadonlySet<Knocked> = new Set(['held-back', 'superseded', 'postponed'])

/**
 * A pass over the waiting seats of one spelling. `untilOf`: when a seat is due. `after`: what a seat notes when another
 * one with the same namer is postponed.
 */
type Pass = {
  readonly untilOf: (seat: SeatAt) => Instant | undefined
  readonly ask: (gameEmail: Letter, unconfirmed: Closed) => Promise<Knocked>
  readonly after: (seat: SeatAt, tried: Postponed | undefined) => Postponed
}

/** The pass that sends the emails that wait. */
const sendingPass = (ports: KnockPorts, isStrangers: boolean, now: Instant): Pass => ({
  untilOf: ({ known }) => waitIn(known.postponed)?.until,
  ask: (gameEmail, unconfirmed) => knock(ports, gameEmail, { ...unconfirmed, isPlanned: true }, now),
  after: ({ known }, tried) => postponedWith(waitIn(tried), toldUntil(isStrangers ? tried : known.postponed)),
})

/** The pass that updates what is shown of emails that do not wait, but are shown to. */
const showingPass = (ports: KnockPorts, isStrangers: boolean, now: Instant): Pass => ({
  untilOf: ({ known }) => (isStrangers && isWaiting(known.postponed) ? undefined : toldUntil(known.postponed)),
  ask: (gameEmail, unconfirmed) => tellAgain(ports, gameEmail, { ...unconfirmed, isPlanned: true }, now),
  after: ({ known }, tried) => postponedWith(waitIn(known.postponed), toldUntil(tried)),
})

/** Other seats with the same namer wait as long as the one that was tried. */
const putOffWith = async ({ contacts }: KnockPorts, tried: SeatAt, others: readonly SeatAt[], { after }: Pass) => {
  const { postponed } = (await contacts.load(tried.id, tried.contact)) ?? {}
  for (const seat of others)
    await contacts.amend(seat.id, seat.contact, { postponed: after(seat, postponed) }, stillAt(seat.known))
}

/** Sends a consent email to one spelling of a mailbox. It also lists the other seats. */
const requestOne = async (
  ports: KnockPorts,
  seats: readonly SeatAt[],
  pass: Pass,
  { account, due }: Summary,
  now: Instant,
): Promise<Knocked> => {
  const next = seats
    .filter((seat) => (pass.untilOf(seat) ?? NEVER) <= now)
    // The seats of an order come first, as the email then says which games they are.
    .toSorted((one, other) => Number(isOrdered(other)) - Number(isOrdered(one)))
  const postponed = new Map<string | undefined, SeatAt>()
  let outcome: Knocked = 'superseded'
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
  const isComplete = outcome === 'asked' && seats.length <= MAIL.seatsListed
  const later = seats.map((seat) => pass.untilOf(seat) ?? 0).filter((until) => until > now)
  if (outcome === 'asked' && !isComplete) await ports.ledger.plan(account, windowEnd('day', now) + minuteOf(account))
  else if (later.length > 0 && !isComplete) await ports.ledger.plan(account, Math.min(...later))
  return outcome
}

const postponedSeats = async (ports: KnockPorts, account: string): Promise<ReadonlyMap<string, readonly SeatAt[]>> => {
  const bySpelling = new Map<string, SeatAt[]>()
  for await (const seat of seatsAt(ports, placeOf(markIn(account), false))) {
    if (seat.known.postponed === undefined || seat.known.silent) continue
    const spelling = spellingOf(seat.known.email)
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), seat])
  }
  return bySpelling
}

/** Runs a pass over all spellings of the mailbox. */
const requestAll = async (
  ports: KnockPorts,
  summary: Summary,
  passOf: typeof sendingPass,
  now: Instant,
): Promise<readonly Knocked[]> => {
  const outcomes: Knocked[] = []
  for (const [spelling, seats] of await postponedSeats(ports, summary.account)) {
    const pass = passOf(ports, isStranger(await mailboxStatus(ports, spelling, now)), now)
    const waiting = seats.filter((seat) => pass.untilOf(seat) !== undefined)
    if (waiting.length > 0) outcomes.push(await requestOne(ports, waiting, pass, summary, now))
  }
  return outcomes
}

/**
 * Makes another attempt at the postponed consent emails of a mailbox: one email for each of its spellings. The plan is
 * removed before the seats are read, so that a seat which is postponed meanwhile plans the next attempt.
 */
export const askPostponed = async (ports: KnockPorts, summary: Summary, now: Instant): Promise<Knocked> => {
  await ports.ledger.unplan(summary.account, summary.due)
  const outcomes = await requestAll(ports, summary, sendingPass, now)
  await requestAll(ports, summary, showingPass, now)
  const main = (['in-hand', 'asked', 'postponed'] as const).find((outcome) => outcomes.includes(outcome))
  return main ?? outcomes[0] ?? 'superseded'
}
