import type { Decision } from './decision.ts'
import type { Game } from './game.ts'
import type { Instant, Role, Seat } from './words.ts'

/** What a role asks of the game as it saw it, with `ply` half-moves played. The link has proven the role; whether it may is decided later. */
export type Act<T extends string, R extends Role = Seat> = { readonly type: T; readonly by: R; readonly ply: number }

/** Who may give a command: a seat, the arbiter, either of them, or the service itself. It follows from the command's `by`. */
type WhoMay<C> = C extends { readonly by: infer R }
  ? [Role] extends [R]
    ? 'either'
    : [R] extends ['director']
      ? 'director'
      : 'seat'
  : 'service'

/** A command's row: who may give it, and the function that decides it. */
export type Decider<C> = {
  readonly by: WhoMay<C>
  readonly decide: (game: Game, command: C, at: Instant) => Decision
}

/** The rows of one subject, by the type of the command: a missing row does not compile. */
export type Deciders<C extends { readonly type: string }> = {
  readonly [T in C['type']]: Decider<Extract<C, { readonly type: T }>>
}
