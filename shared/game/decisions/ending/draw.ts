import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import type { EventOf, GameEvent } from '../../model/events.ts'
import { ownMoveNumber } from '../../board/move-number.ts'
import { type ActiveGame, type Game, ownMoves, seatToMove } from '../../model/game.ts'
import type { Refusal } from '../../model/refusals.ts'
import { type Instant, type Seat, otherSeat } from '../../model/words.ts'
import { onPresentBoard } from '../basis/in-play.ts'
import { type ClosingMessage, answerEndedBefore, endWithMessage } from '../basis/closing-message.ts'

/** The number of own moves that must lie between two draw offers of a seat. */
const MOVES_BETWEEN_OFFERS = 10

type OfferDraw = ActBy<'offer-draw'>
type AcceptDraw = ActBy<'accept-draw'> & ClosingMessage
type DeclineDraw = ActBy<'decline-draw'>
type WithdrawDraw = ActBy<'withdraw-draw'>
export type DrawCommand = OfferDraw | AcceptDraw | DeclineDraw | WithdrawDraw

const agreed = (at: Instant): EventOf<'finished'> => ({
  type: 'finished',
  at,
  result: { winner: null, reason: 'agreement' },
})

/**
 * Returns why a seat may not offer a draw after `more` further own moves; undefined if it may. It always may while an
 * offer is pending, because the command then repeats or accepts that offer.
 */
export const drawOfferRefusal = (game: ActiveGame, seat: Seat, more = 0): Refusal | undefined => {
  const { terms, play } = game
  if (play.pending.draw !== undefined) return undefined
  const { drawOffersFrom: drawsFrom } = terms
  const isToMove = seatToMove(play) === seat
  if (drawsFrom !== undefined && ownMoveNumber(terms, play.moves.length, isToMove) < drawsFrom)
    return { code: 'not-yet', drawsFrom }
  const last = play.drawOfferedAt[seat]
  const isLately = last !== undefined && ownMoves(play, seat) + more - last < MOVES_BETWEEN_OFFERS
  return isLately ? { code: 'draw-offered-lately' } : undefined
}

const wasAgreed = (game: Game): boolean => game.status === 'finished' && game.result.reason === 'agreement'

/**
 * Returns the event of a draw offer that comes with a move: the agreement if the other side has offered a draw,
 * otherwise the offer. Empty if an offer of the same seat is still pending.
 */
export const drawOfferWithMove = ({ play }: ActiveGame, by: Seat, at: Instant): readonly GameEvent[] => {
  const { draw } = play.pending
  if (draw === by) return []
  return draw === undefined ? [{ type: 'draw-offered', at, by }] : [agreed(at)]
}

/** Offers a draw, or accepts the pending offer of the other side (Laws of Checkers, Article 16.1a). */
const offerDraw = (game: Game, command: OfferDraw, at: Instant): Decision => {
  if (wasAgreed(game)) return DUPLICATE
  return onPresentBoard(game, command, at, (active) => {
    const { draw } = active.play.pending
    if (draw === command.by) return DUPLICATE
    if (draw === otherSeat(command.by)) return accept(agreed(at))
    const refusal = drawOfferRefusal(active, command.by)
    return refusal ? refuse(refusal) : accept({ type: 'draw-offered', at, by: command.by })
  })
}

const acceptDraw = (game: Game, command: AcceptDraw, at: Instant): Decision => {
  if (wasAgreed(game)) return answerEndedBefore(game, command)
  return onPresentBoard(game, command, at, ({ play }) =>
    play.pending.draw === otherSeat(command.by)
      ? endWithMessage(agreed(at), command)
      : refuse({ code: 'nothing-asked' }),
  )
}

const declineDraw = (game: Game, command: DeclineDraw, at: Instant): Decision =>
  onPresentBoard(game, command, at, ({ play }) =>
    play.pending.draw === otherSeat(command.by)
      ? accept({ type: 'draw-declined', at, by: command.by })
      : refuse({ code: 'nothing-asked' }),
  )

const withdrawDraw = (game: Game, command: WithdrawDraw, at: Instant): Decision =>
  onPresentBoard(game, command, at, ({ play }) =>
    play.pending.draw === command.by
      ? accept({ type: 'draw-withdrawn', at, by: command.by })
      : refuse({ code: 'nothing-asked' }),
  )

export const drawDeciders: Deciders<DrawCommand> = {
  'offer-draw': { by: 'seat', decide: offerDraw, makes: 'draw-offered' },
  'accept-draw': { by: 'seat', decide: acceptDraw, makes: 'finished' },
  'decline-draw': { by: 'seat', decide: declineDraw, makes: 'draw-declined' },
  'withdraw-draw': { by: 'seat', decide: withdrawDraw, makes: 'draw-withdrawn' },
}
