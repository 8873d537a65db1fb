import { type Colour, otherColour } from '../../draughts/index.ts'
import type { GameEvent } from '../../game/model/events.ts'

/** Whose turn it is: both sides move by turns, from the side that moves first. `plies`: the half-moves on the board. */
export type ReplayTurn = { readonly first: Colour; readonly plies: number }

export const colourToMove = ({ first, plies }: ReplayTurn): Colour => (plies % 2 === 0 ? first : otherColour(first))

/** Returns whose turn it is after an event. */
export const advanceTurn = (turn: ReplayTurn, event: GameEvent): ReplayTurn => {
  if (event.type === 'moved') return { ...turn, plies: turn.plies + 1 }
  if (event.type === 'taken-back') return { ...turn, plies: event.ply }
  return event.type === 'enforced' ? { ...turn, plies: turn.plies - 1 } : turn
}
