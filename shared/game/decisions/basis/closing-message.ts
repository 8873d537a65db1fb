import { type Decision, DUPLICATE, accept, refuse } from './decision.ts'
import type { EventOf } from '../../model/events.ts'
import { type Game, playOf } from '../../model/game.ts'
import type { Seat } from '../../model/words.ts'

/** A message to the other side, which comes with an act that ends the game. */
export type ClosingMessage = { readonly message?: string }

type Speaking = ClosingMessage & { readonly by: Seat }

/** Ends the game, with the message if there is one. */
export const endWithMessage = (end: EventOf<'finished' | 'aborted'>, { by, message }: Speaking): Decision =>
  message ? accept(end, { type: 'said', at: end.at, by, text: message }) : accept(end)

/** Returns whether the seat has written the same text after the end of the game. */
export const wasWrittenAtEnd = (game: Game, by: Seat, text: string): boolean =>
  playOf(game)?.messages.some((each) => each.by === by && each.text === text && each.after === true) === true

/**
 * Returns the answer to an act that has ended the game before: a duplicate, unless it comes with a message that is not
 * stored and would be lost.
 */
export const answerEndedBefore = (game: Game, { by, message }: Speaking): Decision =>
  !message || wasWrittenAtEnd(game, by, message) ? DUPLICATE : refuse({ code: 'game-over' })
