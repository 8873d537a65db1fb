import type { EventOf, EventType } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { EventCost } from './event-cost.ts'

type Before = { readonly none: undefined } & { readonly [S in Game['status']]: Extract<Game, { readonly status: S }> }
type State = keyof Before

/** How an event changes a game in each state in which it may follow. Undefined means that the log is damaged. */
type Changes<T extends EventType> = {
  readonly [S in State]?: (game: Before[S], event: EventOf<T>) => Game | undefined
}

/** The fields that everyone may read: no texts, no secrets, no settings. */
export type PublicField = 'by' | 'to' | 'seat' | 'from' | 'until' | 'time' | 'square' | 'stronger'
type Fields<T extends EventType> = Exclude<keyof EventOf<T>, 'type' | 'at' | 'ply'>

/**
 * The events of which everyone may read all fields. For other events, `shared/api/views/log-facts.ts` says who sees
 * what.
 */
export type PublicEventType = { [T in EventType]: Fields<T> extends PublicField ? T : never }[EventType]

type Shows<T extends EventType> = T extends PublicEventType
  ? { readonly shows: readonly (PublicField & Fields<T>)[] }
  : { readonly shows?: never }

/** The rule of one type of event: what it changes, which fields are shown, how large it may be and who pays for it. */
export type EventRule<T extends EventType> = Changing<T> & Shows<T>

type Changing<T extends EventType> = Changes<T> & {
  /**
   * The most bytes that the event takes in the stored log, with its index and a time up to eight years after the last
   * event. A test measures each type.
   */
  readonly size: number
  readonly cost: EventCost<T>
  /**
   * Set if a turn begins with this event, so that requests and reminders are counted again from 0. A huff does not
   * begin one.
   */
  readonly beginsTurn?: true
  /** Set if the event makes an ended game run again. */
  readonly revives?: true
  /** Set if a person takes a seat, or the place of the arbiter. */
  readonly seats?: true
}

export type EventRules<T extends EventType> = { readonly [E in T]: EventRule<E> }

/** Returns a rule of an event that changes a game in the same way in every state. */
export const inEveryState = <T extends EventType>(
  change: (game: Game, event: EventOf<T>) => Game | undefined,
  rest: Pick<Changing<T>, 'size' | 'cost'>,
): Changing<T> => ({
  ...rest,
  open: change,
  active: change,
  finished: change,
  aborted: change,
  expired: change,
})
