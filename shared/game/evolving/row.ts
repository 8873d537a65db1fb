import type { EventOf, EventType } from '../events.ts'
import type { Game } from '../game.ts'

/** States that an event may follow; `none`: before the first event. */
type Before = { readonly none: undefined } & { readonly [S in Game['status']]: Extract<Game, { readonly status: S }> }
type State = keyof Before

/** Undefined for values that cannot follow: the log is damaged. */
export type Row<T extends EventType> = {
  readonly [S in State]?: (game: Before[S], event: EventOf<T>) => Game | undefined
}

export type Rows<T extends EventType> = { readonly [E in T]: Row<E> }

/** The same change in every state except `none`. */
export const always = <T extends EventType>(change: (game: Game, event: EventOf<T>) => Game | undefined): Row<T> => ({
  open: change,
  active: change,
  finished: change,
  aborted: change,
  expired: change,
})
