import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { GameEvent } from '../events.ts'
import { type ActiveGame, type Game, ownMoves } from '../game.ts'
import { type Instant, type Seat, otherSeat } from '../words.ts'
import { onBoard } from './gate.ts'

/** Whoever has offered a draw offers the next one after this many more moves of his own at the earliest. */
const MOVES_BETWEEN_OFFERS = 10

const agreed = (at: Instant): GameEvent => ({
  type: 'finished',
  at,
  result: { winner: null, reason: 'agreement' },
})

/** Whether the seat may offer a draw now, `more` of its own moves from here. Where an offer stands, a second one repeats or accepts it. */
export const mayOffer = ({ play }: ActiveGame, seat: Seat, more = 0): boolean => {
  if (play.pending.draw !== undefined) return true
  const last = play.drawOfferedAt[seat]
  return last === undefined || ownMoves(play, seat) + more - last >= MOVES_BETWEEN_OFFERS
}

const wasAgreed = (game: Game): boolean => game.status === 'finished' && game.result.reason === 'agreement'

/** What an offer that goes with a move adds to it: the agreement, where the other side has offered too; nothing where it stands already. */
export const offeredWith = ({ play }: ActiveGame, by: Seat, at: Instant): readonly GameEvent[] => {
  const { draw } = play.pending
  if (draw === by) return []
  return draw === undefined ? [{ type: 'draw-offered', at, by }] : [agreed(at)]
}

/** A draw is offered; where the other side has offered one too, the two offers are an agreement. Article 16.1a. */
export const offerDraw = (game: Game, command: CommandOf<'offer-draw'>, at: Instant): Decision => {
  if (wasAgreed(game)) return DUPLICATE
  return onBoard(game, command, at, (active) => {
    const { draw } = active.play.pending
    if (draw === command.by) return DUPLICATE
    if (draw === otherSeat(command.by)) return done(agreed(at))
    return mayOffer(active, command.by)
      ? done({ type: 'draw-offered', at, by: command.by })
      : refuse({ code: 'draw-offered-lately' })
  })
}

export const acceptDraw = (game: Game, command: CommandOf<'accept-draw'>, at: Instant): Decision => {
  if (wasAgreed(game)) return DUPLICATE
  return onBoard(game, command, at, ({ play }) =>
    play.pending.draw === otherSeat(command.by) ? done(agreed(at)) : refuse({ code: 'nothing-asked' }),
  )
}

export const declineDraw = (game: Game, command: CommandOf<'decline-draw'>, at: Instant): Decision =>
  onBoard(game, command, at, ({ play }) =>
    play.pending.draw === otherSeat(command.by)
      ? done({ type: 'draw-declined', at, by: command.by })
      : refuse({ code: 'nothing-asked' }),
  )

export const withdrawDraw = (game: Game, command: CommandOf<'withdraw-draw'>, at: Instant): Decision =>
  onBoard(game, command, at, ({ play }) =>
    play.pending.draw === command.by
      ? done({ type: 'draw-withdrawn', at, by: command.by })
      : refuse({ code: 'nothing-asked' }),
  )
