import type { GameView } from '../../shared/api/views/game-view.ts'
import type { Colour } from '../../shared/draughts/index.ts'
import { otherColour } from '../../shared/draughts/index.ts'
import type { Dice } from './dice.ts'

/** A request that the side of this colour sends to `POST .../moves` or `POST .../actions`. */
export type Choice = {
  readonly by: Colour
  readonly path: 'moves' | 'actions'
  readonly body: Readonly<Record<string, unknown>> & { readonly ply: number }
}

const action = (by: Colour, type: string, ply: number): Choice => ({ by, path: 'actions', body: { type, ply } })

const TALK = ['offer-draw', 'offer-draw', 'decline-draw', 'withdraw-draw', 'request-takeback', 'decline-takeback']

/** Acts that are drawn more rarely, because they end or shorten a game. */
const DRASTIC = ['accept-draw', 'accept-takeback', 'resign', 'abort']

const move = (dice: Dice, { legalMoves, ply }: GameView, by: Colour): Choice => {
  const extras = dice.chance(0.05)
    ? { offerDraw: true }
    : dice.chance(0.3)
      ? { message: `Good luck ${dice.whole(1000)}` }
      : {}
  return { by, path: 'moves', body: { ply, move: dice.pick(legalMoves) ?? '1-2', ...extras } }
}

/**
 * Returns the next command of a contender who saw this view and sent `last` before: mostly a legal move, so that all
 * contend for the same ply, sometimes a repetition, an illegal move or another act.
 */
export const choose = (dice: Dice, view: GameView, last: Choice | undefined): Choice => {
  const turn = view.turn ?? 'black'
  const anyone = dice.chance(0.5) ? turn : otherColour(turn)
  const lot = dice.draw()
  if (lot < 0.1 && last) return last
  if (lot < 0.14) return move(dice, { ...view, ply: Math.max(0, view.ply - 1 - dice.whole(3)) }, anyone)
  if (lot < 0.17) return move(dice, view, otherColour(turn))
  if (lot < 0.27) return action(anyone, dice.pick(TALK) ?? '', view.ply)
  if (lot < 0.285) return action(anyone, dice.pick(DRASTIC) ?? '', view.ply)
  return move(dice, view, turn)
}
