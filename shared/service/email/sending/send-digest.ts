import { TURN_EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import { isInvited, seatToMove } from '../../../game/model/game.ts'
import { HOUR, type Instant } from '../../../game/model/words.ts'
import type { DueDigest } from '../../../email/game-emails/emails-for.ts'
import { ADDRESS_LIMITS } from '../../limits/email-quotas.ts'
import { mayWaitForDigest } from '../mailbox/digest-schedule.ts'
import { type SendDecision, checkSendLimits, postEmail } from '../delivery/send-limits.ts'
import { writeBundle } from './write-email.ts'
import { pseudonymInAccount, contactIndexKey, spellingPseudonym, spellingOf } from '../../credentials/mailbox.ts'
import { unsentEmails, gameSteps } from '../mailbox/unsent-emails.ts'
import { type SeatWithAddress, seatsOfMailbox } from '../mailbox/seats-of-mailbox.ts'
import { type TurnEmail, openingTurnEmail } from '../mailbox/turn-email.ts'
import { type TurnEmailPorts, claimEnds, claimTurns, markTold, recipientOf, soonestFirst } from './send-turn-email.ts'

/**
 * Sends a digest. It lists the `fresh` turns, which are then marked as notified, and the `notified` ones: the reader
 * has been notified of these before, and they still wait.
 */
const sendTogether = async (
  ports: TurnEmailPorts,
  fresh: readonly TurnEmail[],
  notified: readonly TurnEmail[],
  now: Instant,
): Promise<'sent' | 'dead' | 'in-hand'> => {
  const own = await claimTurns(ports, fresh, now)
  const [first] = own
  if (!first) return 'in-hand'
  const turns = soonestFirst([...own, ...notified], now)
  const ends = await claimEnds(ports, turns, now)
  const mail = await writeBundle(ports, turns, { ...first, kind: 'digest', ends }, now)
  const posted = await postEmail(ports, recipientOf(first), mail, now)
  await markTold(ports, [...own, ...ends], posted === 'sent' ? 'digest' : undefined, now)
  return posted
}

/**
 * `isNew`: the reader has not been notified of the turn. `isAfterNews`: other news of the game has not been sent yet,
 * and would be lost after the turn's email.
 */
type Waiting = { readonly turn: TurnEmail; readonly isNew: boolean; readonly isAfterNews?: boolean }

const waitingAt = ({ id, role, loaded, contact, known }: SeatWithAddress, now: Instant): readonly Waiting[] => {
  const { game } = loaded
  if (known.silent || role === 'arbiter' || isInvited(game, role)) return []
  if (game.status !== 'active' || seatToMove(game.play) !== role) return []
  const unsent = unsentEmails(id, loaded, gameSteps(loaded), { seat: role, contact, known }, now)
  const first = unsent.find((each) => each.kind === 'news' || mayWaitForDigest(each))
  const gameEmail = unsent.find(mayWaitForDigest) ?? openingTurnEmail(unsent, { role, loaded, known })
  const about = { game: id, seat: role, version: known.told, ply: game.play.moves.length, delay: 0 }
  if (gameEmail)
    return [{ turn: { gameEmail, loaded, contact, to: known }, isNew: true, isAfterNews: first?.kind === 'news' }]
  return known.digest
    ? [{ turn: { gameEmail: { kind: 'your-turn', ...about }, loaded, contact, to: known }, isNew: false }]
    : []
}

export type DigestOutcome = 'sent' | 'superseded' | 'in-hand' | 'waits' | Exclude<SendDecision, 'open' | 'too-soon'>

/**
 * How long a digest waits for news that has not been sent yet. What is not sent by then was refused, and is never sent.
 */
const NEWS_WAIT = HOUR

/**
 * Sends a digest to one spelling of an address. It lists all games that wait; only new turns are marked as notified.
 */
const sendTo = async (
  ports: TurnEmailPorts,
  waiting: readonly Waiting[],
  { account, due }: DueDigest,
  now: Instant,
): Promise<DigestOutcome> => {
  const fresh = soonestFirst(
    waiting.filter(({ isNew }) => isNew).map(({ turn }) => turn),
    now,
  )
  const [first] = fresh
  if (!first) return 'superseded'
  const grant = `digest-${due}-${spellingPseudonym(ports.signer, first.to.email).slice(0, 8)}`
  const gate = await checkSendLimits(
    ports,
    recipientOf(first),
    { grant, limits: ADDRESS_LIMITS.ordinary, notAfter: now },
    now,
  )
  // Another delivery, on a machine whose clock is ahead, has just sent an email.
  if (gate === 'too-soon') return 'in-hand'
  if (gate !== 'open') return gate
  const notified = waiting.filter(({ isNew }) => !isNew).map(({ turn }) => turn)
  if (fresh.length > TURN_EMAIL_LIMITS.gamesListed) await ports.ledger.planDigest(account, now)
  const listed = fresh.slice(0, TURN_EMAIL_LIMITS.gamesListed)
  return sendTogether(
    ports,
    listed,
    soonestFirst(notified, now).slice(0, TURN_EMAIL_LIMITS.gamesListed - listed.length),
    now,
  )
}

/**
 * Sends the digest of an address: all its seats that have a turn the reader has not been notified of, even a seat that
 * has switched to single emails since. The plan is removed before the seats are read, so that a turn which is stored in
 * between plans the next digest.
 */
export const sendDigest = async (ports: TurnEmailPorts, summary: DueDigest, now: Instant): Promise<DigestOutcome> => {
  await ports.ledger.unplanDigest(summary.account, summary.due)
  const bySpelling = new Map<string, Waiting[]>()
  for await (const seat of seatsOfMailbox(ports, contactIndexKey(pseudonymInAccount(summary.account), true))) {
    const spelling = spellingOf(seat.known.email)
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), ...waitingAt(seat, now)])
  }
  const all = [...bySpelling.values()].flat()
  if (now < summary.due + NEWS_WAIT && all.some(({ isAfterNews }) => isAfterNews)) {
    await ports.outbox.put([{ ...summary, delay: TURN_EMAIL_LIMITS.retryDelay }])
    return 'waits'
  }
  const outcomes: DigestOutcome[] = []
  for (const waiting of bySpelling.values()) outcomes.push(await sendTo(ports, waiting, summary, now))
  const main = (['in-hand', 'sent'] as const).find((outcome) => outcomes.includes(outcome))
  return main ?? outcomes[0] ?? 'superseded'
}
