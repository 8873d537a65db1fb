import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { EventOf } from '../events.ts'
import { type Game, playOf } from '../game.ts'
import type { Seat } from '../words.ts'

/** To the other side, with an act that ends the game. */
export type Message = { readonly message?: string }

type Speaking = Message & { readonly by: Seat }

export const endedWith = (end: EventOf<'finished' | 'aborted'>, { by, message }: Speaking): Decision =>
  message ? done(end, { type: 'said', at: end.at, by, text: message }) : done(end)

export const wasHeard = (game: Game, by: Seat, text: string): boolean =>
  playOf(game)?.said.some((each) => each.by === by && each.text === text && each.after === true) === true

/** Other words than the stored ones would be lost. */
export const endedBefore = (game: Game, { by, message }: Speaking): Decision =>
  !message || wasHeard(game, by, message) ? DUPLICATE : refuse({ code: 'game-over' })
