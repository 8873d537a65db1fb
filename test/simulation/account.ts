import type { GameEvent } from '../../shared/game/model/events.ts'
import type { ClockTerms } from '../../shared/game/model/terms.ts'
import type { Seat } from '../../shared/game/model/words.ts'
import { type Stop, endOfTime } from './hourglass.ts'

export type Colour = 'black' | 'white'
export type Both = { readonly black: number; readonly white: number }

/**
 * The checker's own account of a game, computed from its events alone and apart from the core: who is to move, and what
 * each side has been given, has used and has left. It is written a second time on purpose, and shares no line with
 * shared/game.
 */
export type Reckoning = {
  readonly status: 'open' | 'active' | 'over'
  readonly clock: ClockTerms
  readonly creator: Colour
  readonly mover: Colour
  readonly ply: number
  readonly turnFrom: number
  readonly left: Both
  readonly given: Both
  readonly used: Both
  readonly stops: readonly Stop[]
  /** The seat whose draw offer is pending. */
  readonly offer: Seat | undefined
  readonly quiet: { readonly creator: boolean; readonly opponent: boolean }
  /** The contact ids of the players and of the arbiter. */
  readonly contacts: { readonly creator: string; readonly opponent?: string; readonly arbiter?: string }
  readonly plans: { readonly creator: boolean; readonly opponent: boolean }
  readonly forced: { readonly creator: boolean; readonly opponent: boolean }
  /** The event that ended the game, if it has ended. */
  readonly end: (GameEvent & { readonly type: 'finished' | 'aborted' | 'declined' | 'expired' }) | undefined
  readonly openUntil: number
  /** True if a player who never moves loses, by the terms of the game. */
  readonly forfeits: boolean
  readonly life: number
  /** The tournament of this game, and its board. */
  readonly board: { readonly tournament: string; readonly number: number } | undefined
}

export const other = (colour: Colour): Colour => (colour === 'black' ? 'white' : 'black')
export const seatOfColour = ({ creator }: Reckoning, colour: Colour): Seat =>
  creator === colour ? 'creator' : 'opponent'
export const colourOfSeat = ({ creator }: Reckoning, seat: Seat): Colour =>
  seat === 'creator' ? creator : other(creator)
export const moverOf = (game: Reckoning): Seat => seatOfColour(game, game.mover)

export const own = (game: Reckoning): readonly Stop[] =>
  game.stops.filter(({ seat }) => seat === undefined || seat === moverOf(game))

/** Returns the last instant at which a move of the side to move is in time; Infinity without a time limit. */
export const deadlineOf = (game: Reckoning): number =>
  game.clock === 'unlimited'
    ? Infinity
    : endOfTime(own(game), game.turnFrom, game.clock.perMove + game.left[game.mover])

/** Returns when the turn begins to use up the reserve; Infinity without a time limit. */
export const reserveFrom = (game: Reckoning): number =>
  game.clock === 'unlimited' ? Infinity : endOfTime(own(game), game.turnFrom, game.clock.perMove)

/**
 * Returns the earliest instant at which the clock may end the game: when the invitation expires, or 30 s after the
 * deadline.
 */
export const dueEnd = (game: Reckoning): number =>
  game.status === 'open' ? game.openUntil : game.status === 'active' ? deadlineOf(game) + 30_000 : Infinity
