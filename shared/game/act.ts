import type { Decision } from './decision.ts'
import type { EventType } from './events.ts'
import type { Game } from './game.ts'
import type { Instant, Role, Seat } from './words.ts'

/** `ply`: half-moves that the actor saw. The link has proven the role. */
export type Act<T extends string, R extends Role = Seat> = { readonly type: T; readonly by: R; readonly ply: number }

type WhoMay<C> = C extends { readonly by: infer R }
  ? [Role] extends [R]
    ? 'either'
    : [R] extends ['director']
      ? 'director'
      : 'seat'
  : 'service'

type Made<C> = C extends Act<string, Role> ? { readonly makes: EventType } : object

export type Decider<C> = {
  readonly by: WhoMay<C>
  readonly decide: (game: Game, command: C, at: Instant) => Decision
} & Made<C>

export type Deciders<C extends { readonly type: string }> = {
  readonly [T in C['type']]: Decider<Extract<C, { readonly type: T }>>
}
