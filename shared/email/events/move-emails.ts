import type { MovingEvent } from '../../game/model/events.ts'
import { type Game, seatToMove } from '../../game/model/game.ts'
import { type Role, SEATS, otherSeat } from '../../game/model/words.ts'
import { opponentText } from '../blocks/draft.ts'
import { type EventEmails, toBoth, toMover } from './event-emails.ts'

const turnEmail = () => ({ kind: 'your-turn' }) as const

/**
 * Returns the player whose piece was huffed: the one who is not to move. Without the game it may be either player, as
 * the event does not say.
 */
const toHuffed = (_: unknown, game: Game | undefined): readonly Role[] => {
  if (game === undefined) return SEATS
  return game.status === 'active' ? [otherSeat(seatToMove(game.play))] : []
}

/** The emails after moves, and after changes of the board that are no moves. */
export const MOVE_EMAILS = {
  moved: { email: turnEmail, to: toMover },
  enforced: { watched: true, email: turnEmail, to: toMover },
  huffed: {
    watched: true,
    to: toHuffed,
    isImportant: true,
    write: (draft, { square }) => draft.mail.news.huffed(opponentText(draft), square),
  },
  'taken-back': {
    watched: true,
    to: toBoth,
    isImportant: true,
    // Once somebody has moved again, the email about that move shows the board.
    isRelevant: (game, _, ply) => game.status === 'active' && game.play.moves.length === ply,
    write: (draft) => {
      const { youTookBack, theyTookBack } = draft.mail.news
      return draft.facts.turn?.isYours ? youTookBack(opponentText(draft)) : theyTookBack(opponentText(draft))
    },
  },
} satisfies EventEmails<MovingEvent['type'], 'your-turn'>
