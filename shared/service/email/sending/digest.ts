import { TURNS } from '../../../game/bounds.ts'
import { isInvited, seatToMove } from '../../../game/game.ts'
import { HOUR, type Instant } from '../../../game/words.ts'
import type { Summary } from '../../../mail/letters.ts'
import { OF_ADDRESS } from '../../limits/email-quotas.ts'
import { isPatient } from './digest-schedule.ts'
import { type Gate, gateOf, post } from '../../limits/send-limits.ts'
import { writeBundle } from './write-email.ts'
import { markIn, placeOf, spellingMark, spellingOf } from '../../credentials/mailbox.ts'
import { owedTo, statesOf } from './unsent-emails.ts'
import { type SeatAt, seatsAt } from '../../seats/seats-at.ts'
import { type Turn, begunTurn } from './turn-at.ts'
import { type TurnPorts, claimed, reachedOf, soonestFirst } from './turn-emails.ts'

/**
 * Sends a digest of `fresh` turns, which are marked as notified, and of games whose turn the reader has been notified
 * of and that still wait.
 */
const sendTogether = async (
  ports: TurnPorts,
  fresh: readonly Turn[],
  notified: readonly Turn[],
  now: Instant,
): Promise<'sent' | 'dead' | 'in-hand'> => {
  const own = await claimed(ports, fresh, now)
  const [first] = own
  if (!first) return 'in-hand'
  const mail = await writeBundle(ports, soonestFirst([...own, ...notified]), { ...first, kind: 'digest' }, now)
  const posted = await post(ports, reachedOf(first), mail, now)
  for (const { gameEmail, contact } of own) await ports.contacts.told(gameEmail.game, contact, gameEmail.version)
  return posted
}

/**
 * `isNew`: the reader has not been notified of the turn. `isAfterNews`: other news of the game has not been sent yet,
 * and would be lost after the turn's email.
 */
type Waiting = { readonly turn: Turn; readonly isNew: boolean; readonly isAfterNews?: boolean }

const waitingAt = ({ id, role, loaded, contact, known }: SeatAt, now: Instant): readonly Waiting[] => {
  const { game } = loaded
  if (known.silent || role === 'director' || isInvited(game, role)) return []
  if (game.status !== 'active' || seatToMove(game.play) !== role) return []
  const unsent = owedTo(id, loaded, statesOf(loaded), { seat: role, contact, known }, now)
  const first = unsent.find((each) => each.kind === 'news' || isPatient(each))
  const gameEmail = unsent.find(isPatient) ?? begunTurn(unsent, { role, loaded, known })
  const about = { game: id, seat: role, version: known.told, ply: game.play.moves.length, delay: 0 }
  if (gameEmail)
    return [{ turn: { gameEmail, loaded, contact, to: known }, isNew: true, isAfterNews: first?.kind === 'news' }]
  return known.digest
    ? [{ turn: { gameEmail: { kind: 'your-turn', ...about }, loaded, contact, to: known }, isNew: false }]
    : []
}

export type DigestSent = 'sent' | 'superseded' | 'in-hand' | 'waits' | Exclude<Gate, 'open' | 'too-soon'>

/**
 * How long a digest waits for news that has not been sent yet. What is not sent by then was refused, and is never sent.
 */
const NEWS_WAIT = HOUR

/**
 * Sends a digest to one spelling of an address. It lists all games that wait; only new turns are marked as notified.
 */
const sendTo = async (
  ports: TurnPorts,
  waiting: readonly Waiting[],
  { account, due }: Summary,
  now: Instant,
): Promise<DigestSent> => {
  const fresh = soonestFirst(waiting.filter(({ isNew }) => isNew).map(({ turn }) => turn))
  const [first] = fresh
  if (!first) return 'superseded'
  const grant = `digest-${due}-${spellingMark(ports.signer, first.to.email).slice(0, 8)}`
  const gate = await gateOf(ports, reachedOf(first), { grant, limits: OF_ADDRESS.ordinary, notAfter: now }, now)
  // Another delivery, on a machine whose clock is ahead, has just sent an email.
  if (gate === 'too-soon') return 'in-hand'
  if (gate !== 'open') return gate
  const notified = waiting.filter(({ isNew }) => !isNew).map(({ turn }) => turn)
  if (fresh.length > TURNS.listed) await ports.ledger.plan(account, now)
  const listed = fresh.slice(0, TURNS.listed)
  return sendTogether(ports, listed, soonestFirst(notified).slice(0, TURNS.listed - listed.length), now)
}

/**
 * Sends the digest of an address: all its seats that have a turn the reader has not been notified of, even a seat that
 * has switched to single emails since. The plan is removed before the seats are read, so that a turn which is stored in
 * between plans the next digest.
 */
export const sendDigest = async (ports: TurnPorts, summary: Summary, now: Instant): Promise<DigestSent> => {
  await ports.ledger.unplan(summary.account, summary.due)
  const bySpelling = new Map<string, Waiting[]>()
  for await (const seat of seatsAt(ports, placeOf(markIn(summary.account), true))) {
    const spelling = spellingOf(seat.known.email)
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), ...waitingAt(seat, now)])
  }
  const all = [...bySpelling.values()].flat()
  if (now < summary.due + NEWS_WAIT && all.some(({ isAfterNews }) => isAfterNews)) {
    await ports.outbox.put([{ ...summary, delay: TURNS.again }])
    return 'waits'
  }
  const outcomes: DigestSent[] = []
  for (const waiting of bySpelling.values()) outcomes.push(await sendTo(ports, waiting, summary, now))
  const main = (['in-hand', 'sent'] as const).find((outcome) => outcomes.includes(outcome))
  return main ?? outcomes[0] ?? 'superseded'
}
