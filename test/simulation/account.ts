import type { GameEvent } from '../../shared/game/events.ts'
import type { ClockTerms } from '../../shared/game/terms.ts'
import type { Seat } from '../../shared/game/words.ts'
import { type Stop, endOfTime } from './hourglass.ts'

export type Colour = 'black' | 'white'
export type Both = { readonly black: number; readonly white: number }

/**
 * The checker's own account of a game, kept from its events alone and apart from the core: who is to move, what each
 * side has been given, has used and has left. Written a second time on purpose; it shares no line with shared/game.
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
  /** The seat whose offer of a draw stands. */
  readonly offer: Seat | undefined
  readonly quiet: { readonly creator: boolean; readonly opponent: boolean }
  /** The entries of those who sit, and of the arbiter. */
  readonly contacts: { readonly creator: string; readonly opponent?: string; readonly director?: string }
  readonly plans: { readonly creator: boolean; readonly opponent: boolean }
  readonly forced: { readonly creator: boolean; readonly opponent: boolean }
  /** How the game ended, if it has. */
  readonly end: (GameEvent & { readonly type: 'finished' | 'aborted' | 'declined' | 'expired' }) | undefined
  readonly openUntil: number
  /** Agreed: a no-show loses. */
  readonly forfeits: boolean
  readonly life: number
}

export const other = (colour: Colour): Colour => (colour === 'black' ? 'white' : 'black')
export const seatOfColour = ({ creator }: Reckoning, colour: Colour): Seat =>
  creator === colour ? 'creator' : 'opponent'
export const colourOfSeat = ({ creator }: Reckoning, seat: Seat): Colour =>
  seat === 'creator' ? creator : other(creator)
export const moverOf = (game: Reckoning): Seat => seatOfColour(game, game.mover)

export const own = (game: Reckoning): readonly Stop[] =>
  game.stops.filter(({ seat }) => seat === undefined || seat === moverOf(game))

/** The last instant at which the side to move is in time; Infinity without a limit. */
export const deadlineOf = (game: Reckoning): number =>
  game.clock === 'unlimited'
    ? Infinity
    : endOfTime(own(game), game.turnFrom, game.clock.perMove + game.left[game.mover])

/** When the turn begins to cost reserve. */
export const reserveFrom = (game: Reckoning): number =>
  game.clock === 'unlimited' ? Infinity : endOfTime(own(game), game.turnFrom, game.clock.perMove)

/** What the clock will do to the game, and when: nothing before this. */
export const dueEnd = (game: Reckoning): number =>
  game.status === 'open' ? game.openUntil : game.status === 'active' ? deadlineOf(game) + 30_000 : Infinity
