import type { EventOf, EventType } from '../events.ts'
import type { Game } from '../game.ts'
import type { Bound } from './bound.ts'

/** States that an event may follow; `none`: before the first event. */
type Before = { readonly none: undefined } & { readonly [S in Game['status']]: Extract<Game, { readonly status: S }> }
type State = keyof Before

/** Undefined for values that cannot follow: the log is damaged. */
type Changes<T extends EventType> = {
  readonly [S in State]?: (game: Before[S], event: EventOf<T>) => Game | undefined
}

export type Row<T extends EventType> = Changes<T> & {
  /**
   * The greatest size in bytes: with its place in the log, and with a time up to eight years after the one before. A
   * test packs the largest of each.
   */
  readonly size: number
  readonly bound: Bound<T>
}

export type Rows<T extends EventType> = { readonly [E in T]: Row<E> }

/** The same change in every state except `none`. */
export const always = <T extends EventType>(
  change: (game: Game, event: EventOf<T>) => Game | undefined,
  rest: Pick<Row<T>, 'size' | 'bound'>,
): Row<T> => ({
  ...rest,
  open: change,
  active: change,
  finished: change,
  aborted: change,
  expired: change,
})
