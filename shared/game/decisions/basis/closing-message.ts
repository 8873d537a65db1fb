import { type Decision, DUPLICATE, accept, refuse } from './decision.ts'
import type { EventOf } from '../../model/events.ts'
import { type Game, playOf } from '../../model/game.ts'
import type { Seat } from '../../model/words.ts'

/** A message to the other side, which comes with an act that ends the game. */
export type ClosingMessage = { readonly message?: string }

type Speaking = ClosingMessage & { readonly by: Seat }

/** Returns the events that end the game and, if there is a message, add it. */
export const endWithMessage = (end: EventOf<'finished' | 'aborted'>, { by, message }: Speaking): Decision =>
  message ? accept(end, { type: 'said', at: end.at, by, text: message }) : accept(end)

/** Returns whether the seat has already written this text at or after the end of the game. */
export const wasWrittenAtEnd = (game: Game, by: Seat, text: string): boolean =>
  playOf(game)?.messages.some((each) => each.by === by && each.text === text && each.after === true) === true

/**
 * Returns the answer to a repeated act that has ended the game: a duplicate. If the act has a message that is not
 * stored, it is refused instead, because the message would be lost.
 */
export const answerEndedBefore = (game: Game, { by, message }: Speaking): Decision =>
  !message || wasWrittenAtEnd(game, by, message) ? DUPLICATE : refuse({ code: 'game-over' })
