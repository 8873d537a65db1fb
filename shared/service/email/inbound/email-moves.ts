import type { Instant } from '../../../game/words.ts'
import type { AnswerOutcome } from '../../../mail/kinds/answered.ts'
import { type Chosen, chosenOf } from '../../../mail/reply/answer.ts'
import { isAutomatic } from '../../../mail/reply/automatic.ts'
import { ownLines } from '../../../mail/reply/own-lines.ts'
import { letterAbout } from '../../games/game-seat.ts'
import { derivedId } from '../../credentials/ids.ts'
import { later } from '../../background/lazy.ts'
import type { Opened, OpenedSeat } from './verify-reply.ts'
import { provesReply } from '../../credentials/reply-address.ts'
import {
  type AnswerableTurn,
  type Arrived,
  type Outcome,
  type ReplyPorts,
  decided,
  doubted,
  senderOf,
  shownOf,
} from './reply-turn.ts'

/** The outcome of a reply. `automatic` and `forged` ones are dropped without an email. */
export type Replied = 'automatic' | 'forged' | AnswerOutcome

const turnIn = ({ signer }: ReplyPorts, { claim, loaded, linkStatus }: OpenedSeat): AnswerableTurn => ({
  claim,
  loaded,
  linkStatus,
  isStill: (known) => provesReply(signer, claim, known.game) === 'present',
})

const outcomeOf = async (
  ports: ReplyPorts,
  seat: OpenedSeat,
  arrived: Arrived,
  { answer }: Chosen,
  now: Instant,
): Promise<Outcome | undefined> => {
  const sender = senderOf(arrived, seat.email, ports)
  const turn = turnIn(ports, seat)
  if (sender !== 'own') return doubted(turn, sender, answer)
  return decided(ports, turn, answer, Math.min(arrived.at, now))
}

const answerOne = async (
  ports: ReplyPorts,
  seat: OpenedSeat,
  arrived: Arrived,
  now: Instant,
): Promise<'forged' | AnswerOutcome> => {
  const chosen = chosenOf(ownLines(arrived.message))
  const result = await outcomeOf(ports, seat, arrived, chosen, now)
  if (!result) return 'forged'
  const { game: id, seat: role } = seat.claim
  const { loaded = seat.loaded, ...outcome } = result
  const request = derivedId(ports.signer, `reply|${arrived.id}`, 8)
  const { line } = chosen
  const words = result.outcome === 'played' || line === undefined ? {} : { line: shownOf(line) }
  await ports.outbox.put([{ ...letterAbout({ id, role, loaded }), kind: 'answer', ...outcome, ...words, request }])
  return result.outcome
}

/** It is loaded lazily, as few readers play several games. */
const playMultiGameReply = later(() => import('./reply-several.ts'), 'answerSeveral')

/**
 * Plays the move in a reply by email: the one line that is a move, or one line for each game of an email about several
 * games. `opened`: what the address in the envelope stands for. Idempotent, as a repeated move has the same ply. The
 * outcome is emailed to the seat's address, and never to the sender's.
 */
export const answerReply = async (
  ports: ReplyPorts,
  opened: Opened,
  arrived: Arrived,
  now: Instant,
): Promise<Replied> => {
  if (arrived.sender === '' || isAutomatic(arrived.message)) return 'automatic'
  return opened.kind === 'seat'
    ? answerOne(ports, opened, arrived, now)
    : playMultiGameReply(ports, opened, arrived, now)
}
