import type { EventOf, EventType } from '../../../game/events.ts'
import { type Game, type Pending, seatToMove } from '../../../game/game.ts'
import { type Role, SEATS } from '../../../game/words.ts'
import type { Draft } from '../../draft.ts'

/** A title, and what happened in a sentence or two. */
export type Notice = { readonly title: string; readonly text: string }

/** The event is news of its own. */
export type NewsRow<T extends EventType> = {
  /** The readers. `game`: the state right after the event; undefined when an old event is looked up. */
  readonly to: (event: EventOf<T>, game: Game | undefined) => readonly Role[]
  readonly tell: (draft: Draft, event: EventOf<T>) => Notice
  /** Whether it still matters to this reader. Absent: as long as the game goes on. */
  readonly matters?: (game: Game, reader: Role) => boolean
  /** It moves a clock, the board or a seat. It counts apart, so that no talk of the other side can hide it. */
  readonly weighty?: true
  readonly letter?: undefined
}

/** The event calls for a letter of another kind, written from the state of the game. */
export type LetterRow<T extends EventType, L> = {
  readonly letter: (event: EventOf<T>) => L
  readonly to: (game: Game) => readonly Role[]
  readonly tell?: undefined
}

export type NoRow = { readonly letter?: undefined; readonly tell?: undefined; readonly to: () => readonly Role[] }

/** The event calls for no letter. */
export const NO_LETTER: NoRow = { to: () => [] }

/** For each of these events: no letter, one of these kinds, or news. */
export type Rows<T extends EventType, K extends string = never> = {
  readonly [E in T]: NoRow | LetterRow<E, { readonly kind: K }> | NewsRow<E>
}

export const toBoth = (): readonly Role[] => SEATS

export const toMover = (game: Game): readonly Role[] => (game.status === 'active' ? [seatToMove(game.play)] : [])

/** Who plays and did not do it: of what the arbiter did, both. */
export const toOther = ({ by }: { readonly by: Role }): readonly Role[] => SEATS.filter((seat) => seat !== by)

/** A question matters until it is answered, and only to those who did not ask it. */
export const whileAsked =
  (askerIn: (pending: Pending) => Role | undefined) =>
  (game: Game, reader: Role): boolean => {
    const asker = game.status === 'active' ? askerIn(game.play.pending) : undefined
    return asker !== undefined && asker !== reader
  }
