import type { Decision } from './decision.ts'
import type { EventType } from '../../model/events.ts'
import type { Game } from '../../model/game.ts'
import type { Instant, Role, Seat } from '../../model/words.ts'

/**
 * A command that a person gives through a link, whose token has proven the role `by`. `ply` counts the half-moves on
 * the board that the person saw.
 */
export type ActBy<T extends string, R extends Role = Seat> = { readonly type: T; readonly by: R; readonly ply: number }

type WhoMay<C> = C extends { readonly by: infer R }
  ? [Role] extends [R]
    ? 'either'
    : [R] extends ['arbiter']
      ? 'arbiter'
      : 'seat'
  : 'service'

/**
 * `makes`: the event by which a page can tell that the command was carried out. Only commands that a person gives have
 * it.
 */
type Made<C> = C extends ActBy<string, Role> ? { readonly makes: EventType } : object

/** Who may give a command, and the function that decides what follows from it at `at`. */
export type Decider<C> = {
  readonly by: WhoMay<C>
  readonly decide: (game: Game, command: C, at: Instant) => Decision
} & Made<C>

/** One decider for each type of command in `C`. */
export type Deciders<C extends { readonly type: string }> = {
  readonly [T in C['type']]: Decider<Extract<C, { readonly type: T }>>
}
