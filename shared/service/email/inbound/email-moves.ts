import type { Instant } from '../../../game/model/words.ts'
import type { AnswerOutcome } from '../../../email/contents/write-answer-result.ts'
import { type ChosenAnswer, chooseAnswer } from '../../../email/inbound/email-answer.ts'
import { quoteLine } from '../../../email/inbound/quote-line.ts'
import { isAutomaticEmail } from '../../../email/inbound/automatic-email.ts'
import { extractOwnLines } from '../../../email/inbound/own-lines.ts'
import { emailAbout } from '../../games/game-seat.ts'
import { derivedId } from '../../credentials/ids.ts'
import { lazy } from '../../runtime/lazy.ts'
import type { VerifiedReply, SeatReply } from './verify-reply.ts'
import { verifyReplyClaim } from '../../credentials/addresses/reply-address.ts'
import {
  type AnswerableTurn,
  type ReceivedReply,
  type TurnReplyOutcome,
  type ReplyPorts,
  outcomeOfReply,
  outcomeOfDoubtful,
  classifySender,
} from './reply-turn.ts'

/** The outcome of a reply. `automatic` and `forged` ones are dropped without an email. */
export type ReplyOutcome = 'automatic' | 'forged' | AnswerOutcome

const turnIn = ({ signer }: ReplyPorts, { claim, loaded, linkStatus }: SeatReply): AnswerableTurn => ({
  claim,
  loaded,
  linkStatus,
  isStillAnswerable: (known) => verifyReplyClaim(signer, claim, known.game) === 'present',
})

const outcomeOf = async (
  ports: ReplyPorts,
  seat: SeatReply,
  arrived: ReceivedReply,
  { answer }: ChosenAnswer,
  now: Instant,
): Promise<TurnReplyOutcome | undefined> => {
  const sender = classifySender(arrived, seat.email, ports)
  const turn = turnIn(ports, seat)
  if (sender !== 'own') return outcomeOfDoubtful(turn, sender, answer)
  return outcomeOfReply(ports, turn, answer, Math.min(arrived.at, now))
}

const answerOne = async (
  ports: ReplyPorts,
  seat: SeatReply,
  arrived: ReceivedReply,
  now: Instant,
): Promise<'forged' | AnswerOutcome> => {
  const chosen = chooseAnswer(extractOwnLines(arrived.message))
  const result = await outcomeOf(ports, seat, arrived, chosen, now)
  if (!result) return 'forged'
  const { game: id, seat: role } = seat.claim
  const { loaded = seat.loaded, ...outcome } = result
  const request = derivedId(ports.signer, `reply|${arrived.id}`, 8)
  const { line } = chosen
  const words = result.outcome === 'played' || line === undefined ? {} : { line: quoteLine(line) }
  await ports.outbox.put([{ ...emailAbout({ id, role, loaded }), kind: 'answer', ...outcome, ...words, request }])
  return result.outcome
}

/** It is loaded lazily, as few readers play several games. */
const playMultiGameReply = lazy(() => import('./multi-game-reply.ts'), 'playMultiGameReply')

/**
 * Plays the move in a reply by email: the one line that is a move, or one line for each game of an email about several
 * games. `opened`: what the address in the envelope stands for. Idempotent, as a repeated move has the same ply. The
 * outcome is emailed to the seat's address, and never to the sender's.
 */
export const playEmailMoves = async (
  ports: ReplyPorts,
  opened: VerifiedReply,
  arrived: ReceivedReply,
  now: Instant,
): Promise<ReplyOutcome> => {
  if (arrived.sender === '' || isAutomaticEmail(arrived.message)) return 'automatic'
  return opened.kind === 'seat'
    ? answerOne(ports, opened, arrived, now)
    : playMultiGameReply(ports, opened, arrived, now)
}
