import type { EventOf, EventType } from '../../game/model/events.ts'
import { type Game, type Pending, seatToMove } from '../../game/model/game.ts'
import { type Role, SEATS } from '../../game/model/words.ts'
import type { NewsText } from '../../texts/index.ts'
import type { Draft } from '../blocks/draft.ts'

/**
 * An arbiter who follows everything in a game gets an email about the event, too. Its sentence is that of the list of
 * events on the game's page.
 */
type Watched = true

/** An event that emails tell of in words of their own. */
export type NewsEmail<T extends EventType> = {
  /**
   * Returns the readers of the email. `game` is the game right after the event, or undefined if the event is an old
   * one.
   */
  readonly to: (event: EventOf<T>, game: Game | undefined) => readonly Role[]
  readonly write: (draft: Draft, event: EventOf<T>) => NewsText
  /**
   * Returns whether the email still matters to `reader` when it is sent. By default it does while the game goes on.
   * `ply`: the plies that had been made when it was queued.
   */
  readonly isRelevant?: (game: Game, reader: Role, ply: number) => boolean
  /**
   * True if the event changes a clock, the board or a seat. Emails about such events have a quota of their own, which
   * emails about requests, answers and gifts of time cannot use up.
   */
  readonly isImportant?: true
  readonly watched?: Watched
  readonly email?: undefined
}

/** An event after which an email of another kind than news is sent. It shows the state of the game. */
export type StateEmailRow<T extends EventType, L> = {
  readonly email: (event: EventOf<T>) => L
  readonly to: (game: Game) => readonly Role[]
  readonly watched?: Watched
  readonly write?: undefined
}

/** An event after which no player gets an email. */
export type NoEmail = {
  readonly watched?: Watched
  readonly email?: undefined
  readonly write?: undefined
  readonly to: () => readonly Role[]
}

export const NO_EMAIL = { to: () => [] } as const satisfies NoEmail

/** An event that is emailed only to an arbiter who follows everything in the game. */
export const ARBITER_ONLY = { ...NO_EMAIL, watched: true } as const satisfies NoEmail

/** A row for each of the events `T`. `K` are the kinds of emails that they cause, besides news. */
export type EventEmails<T extends EventType, K extends string = never> = {
  readonly [E in T]: NoEmail | StateEmailRow<E, { readonly kind: K }> | NewsEmail<E>
}

export const toBoth = (): readonly Role[] => SEATS

export const toMover = (game: Game): readonly Role[] => (game.status === 'active' ? [seatToMove(game.play)] : [])

/** Returns the players who did not cause the event: both of them if the arbiter did. */
export const toOther = ({ by }: { readonly by: Role }): readonly Role[] => SEATS.filter((seat) => seat !== by)

/**
 * Returns a test for whether a request is still unanswered and `reader` is not the one who made it. `askerIn` finds who
 * made it.
 */
export const whileUnanswered =
  (askerIn: (pending: Pending) => Role | undefined) =>
  (game: Game, reader: Role): boolean => {
    const asker = game.status === 'active' ? askerIn(game.play.pending) : undefined
    return asker !== undefined && asker !== reader
  }
