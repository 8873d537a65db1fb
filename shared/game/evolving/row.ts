import type { EventOf, EventType } from '../events.ts'
import type { Game } from '../game.ts'

/** The states that an event may follow; `none` before the first event. */
type Before = { readonly none: undefined } & { readonly [S in Game['status']]: Extract<Game, { readonly status: S }> }
type State = keyof Before

/** What an event does in the states that it may follow. Undefined for values that cannot follow: the log is damaged. */
export type Row<T extends EventType> = {
  readonly [S in State]?: (game: Before[S], event: EventOf<T>) => Game | undefined
}

/** A row for each of these events. */
export type Rows<T extends EventType> = { readonly [E in T]: Row<E> }

/** The same change in every state that a game has. */
export const always = <T extends EventType>(change: (game: Game, event: EventOf<T>) => Game | undefined): Row<T> => ({
  open: change,
  active: change,
  finished: change,
  aborted: change,
  expired: change,
})
