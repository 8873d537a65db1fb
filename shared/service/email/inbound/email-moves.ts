import type { Instant } from '../../../game/words.ts'
import type { AnswerOutcome } from '../../../mail/kinds/answered.ts'
import { type Chosen, chosenOf } from '../../../mail/reply/answer.ts'
import { isAutomatic } from '../../../mail/reply/automatic.ts'
import { ownLines } from '../../../mail/reply/own-lines.ts'
import { letterAbout } from '../consent/consent.ts'
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

/** Dropped without a word, or answered. */
export type Replied = 'automatic' | 'forged' | AnswerOutcome

const turnIn = ({ seal }: ReplyPorts, { claim, loaded, standing }: OpenedSeat): AnswerableTurn => ({
  claim,
  loaded,
  standing,
  isStill: (known) => provesReply(seal, claim, known.game) === 'present',
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
  const { loaded = seat.loaded, ...told } = result
  const request = derivedId(ports.seal, `reply|${arrived.id}`, 8)
  const { line } = chosen
  const words = result.outcome === 'played' || line === undefined ? {} : { line: shownOf(line) }
  await ports.outbox.put([{ ...letterAbout({ id, role, loaded }), kind: 'answer', ...told, ...words, request }])
  return result.outcome
}

/** Few readers play several games. */
const answerSeveral = later(() => import('./reply-several.ts'), 'answerSeveral')

/**
 * Plays the one line of an answer to an email that is a move; of an email about several games, a line for each. `opened`:
 * what the address that the envelope has is for. Repeatable: a move that is sent again is the same move by its ply. An
 * outcome that its writer should know is emailed to the seat, never to who wrote.
 */
export const answerReply = async (
  ports: ReplyPorts,
  opened: Opened,
  arrived: Arrived,
  now: Instant,
): Promise<Replied> => {
  if (arrived.sender === '' || isAutomatic(arrived.message)) return 'automatic'
  return opened.kind === 'seat' ? answerOne(ports, opened, arrived, now) : answerSeveral(ports, opened, arrived, now)
}
