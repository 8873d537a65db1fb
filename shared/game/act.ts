import type { Decision } from './decision.ts'
import type { EventType } from './events.ts'
import type { Game } from './game.ts'
import type { Instant, Role, Seat } from './words.ts'

/**
 * `ply`: the half-moves played in the game as the actor saw it. The link has proven the role; the decision checks
 * whether the role may do this.
 */
export type Act<T extends string, R extends Role = Seat> = { readonly type: T; readonly by: R; readonly ply: number }

/** Who may give a command, derived from its `by`. */
type WhoMay<C> = C extends { readonly by: infer R }
  ? [Role] extends [R]
    ? 'either'
    : [R] extends ['director']
      ? 'director'
      : 'seat'
  : 'service'

/** The event that shows, right after an act, what was done. */
type Made<C> = C extends Act<string, Role> ? { readonly makes: EventType } : object

export type Decider<C> = {
  readonly by: WhoMay<C>
  readonly decide: (game: Game, command: C, at: Instant) => Decision
} & Made<C>

/** A missing row does not compile. */
export type Deciders<C extends { readonly type: string }> = {
  readonly [T in C['type']]: Decider<Extract<C, { readonly type: T }>>
}
