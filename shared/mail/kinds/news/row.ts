import type { EventOf, EventType } from '../../../game/events.ts'
import { type Game, type Pending, seatToMove } from '../../../game/game.ts'
import { type Role, SEATS } from '../../../game/words.ts'
import type { Draft } from '../../draft.ts'

export type Notice = { readonly title: string; readonly text: string }

/** An arbiter who follows all of a game hears of it, in the sentence that the page's list has. */
type Watched = true

export type NewsRow<T extends EventType> = {
  /** `game`: right after the event; undefined for an old event. */
  readonly to: (event: EventOf<T>, game: Game | undefined) => readonly Role[]
  readonly tell: (draft: Draft, event: EventOf<T>) => Notice
  /** Absent: while the game goes on. */
  readonly matters?: (game: Game, reader: Role) => boolean
  /** Moves a clock, the board or a seat: counted apart, so that no talk hides it. */
  readonly weighty?: true
  readonly watched?: Watched
  readonly letter?: undefined
}

/** A letter of another kind, from the game's state. */
export type LetterRow<T extends EventType, L> = {
  readonly letter: (event: EventOf<T>) => L
  readonly to: (game: Game) => readonly Role[]
  readonly watched?: Watched
  readonly tell?: undefined
}

export type NoRow = {
  readonly watched?: Watched
  readonly letter?: undefined
  readonly tell?: undefined
  readonly to: () => readonly Role[]
}

export const NO_LETTER = { to: () => [] } as const satisfies NoRow

export const WATCHED_ALONE = { ...NO_LETTER, watched: true } as const satisfies NoRow

export type Rows<T extends EventType, K extends string = never> = {
  readonly [E in T]: NoRow | LetterRow<E, { readonly kind: K }> | NewsRow<E>
}

export const toBoth = (): readonly Role[] => SEATS

export const toMover = (game: Game): readonly Role[] => (game.status === 'active' ? [seatToMove(game.play)] : [])

/** Players who did not do it: of the arbiter's acts, both. */
export const toOther = ({ by }: { readonly by: Role }): readonly Role[] => SEATS.filter((seat) => seat !== by)

/** Until it is answered, for those who did not ask. */
export const whileAsked =
  (askerIn: (pending: Pending) => Role | undefined) =>
  (game: Game, reader: Role): boolean => {
    const asker = game.status === 'active' ? askerIn(game.play.pending) : undefined
    return asker !== undefined && asker !== reader
  }
