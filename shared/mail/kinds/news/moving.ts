import type { MovingEvent } from '../../../game/events.ts'
import { type Game, seatToMove } from '../../../game/game.ts'
import { type Role, SEATS, otherSeat } from '../../../game/words.ts'
import { opponentText } from '../../draft.ts'
import { type Rows, toBoth, toMover } from './row.ts'

const yourTurn = () => ({ kind: 'your-turn' }) as const

/** The same side is to move; the event alone does not say which. */
const toHuffed = (_: unknown, game: Game | undefined): readonly Role[] => {
  if (game === undefined) return SEATS
  return game.status === 'active' ? [otherSeat(seatToMove(game.play))] : []
}

export const MOVING = {
  moved: { letter: yourTurn, to: toMover },
  enforced: { watched: true, letter: yourTurn, to: toMover },
  huffed: {
    watched: true,
    to: toHuffed,
    weighty: true,
    tell: (draft, { square }) => draft.mail.news.huffed(opponentText(draft), square),
  },
  'taken-back': {
    watched: true,
    to: toBoth,
    weighty: true,
    tell: (draft) => {
      const { youTookBack, theyTookBack } = draft.mail.news
      return draft.facts.turn?.yours ? youTookBack(opponentText(draft)) : theyTookBack(opponentText(draft))
    },
  },
} satisfies Rows<MovingEvent['type'], 'your-turn'>
