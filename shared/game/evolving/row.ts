import type { EventOf, EventType } from '../events.ts'
import type { Game } from '../game.ts'
import type { Bound } from './bound.ts'

type Before = { readonly none: undefined } & { readonly [S in Game['status']]: Extract<Game, { readonly status: S }> }
type State = keyof Before

/** Undefined: the log is damaged. */
type Changes<T extends EventType> = {
  readonly [S in State]?: (game: Before[S], event: EventOf<T>) => Game | undefined
}

/** Neither words nor secrets nor settings. */
export type PlainField = 'by' | 'to' | 'seat' | 'from' | 'until' | 'time' | 'square' | 'stronger'
type Fields<T extends EventType> = Exclude<keyof EventOf<T>, 'type' | 'at' | 'ply'>

/** Everyone may read all of it. Of other events `shared/api/views/log-facts.ts` says who sees what. */
export type PlainType = { [T in EventType]: Fields<T> extends PlainField ? T : never }[EventType]

type Shows<T extends EventType> = T extends PlainType
  ? { readonly shows: readonly (PlainField & Fields<T>)[] }
  : { readonly shows?: never }

export type Row<T extends EventType> = Changing<T> & Shows<T>

type Changing<T extends EventType> = Changes<T> & {
  /** Greatest bytes: with its place in the log and a time up to eight years after the last. A test packs each. */
  readonly size: number
  readonly bound: Bound<T>
  /** Requests count from here; reminders are forgotten. A huff begins none. */
  readonly beginsTurn?: true
  /** A game that was over runs again. */
  readonly revives?: true
  /** A person takes a place. */
  readonly seats?: true
}

export type Rows<T extends EventType> = { readonly [E in T]: Row<E> }

export const always = <T extends EventType>(
  change: (game: Game, event: EventOf<T>) => Game | undefined,
  rest: Pick<Changing<T>, 'size' | 'bound'>,
): Changing<T> => ({
  ...rest,
  open: change,
  active: change,
  finished: change,
  aborted: change,
  expired: change,
})
