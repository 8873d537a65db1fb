import { type Colour, type Position, type Tally, otherColour } from '../draughts/index.ts'
import type { Reminder, Result } from './events.ts'
import type { Player } from './commands.ts'
import type { ColourWish, Terms } from './terms.ts'
import { type ByColour, type Duration, type Instant, type Seat, otherSeat } from './words.ts'

/** What a game has from its first day to its last. */
type Offer = {
  readonly terms: Terms
  readonly salt: string
  readonly offeredAt: Instant
  readonly creator: Player
  readonly wish: ColourWish
}

/** What there is to a game once both have sat down. */
export type Play = {
  readonly opponent: Player
  readonly creatorColour: Colour
  readonly chance: number
  readonly startPosition: Position
  readonly position: Position
  readonly tally: Tally
  readonly moves: readonly string[]
  /** When each move was made; `movedAt[n]` belongs to `moves[n]`. */
  readonly movedAt: readonly Instant[]
  readonly turnStartedAt: Instant
  /** The reserve that each side has left at the start of this turn. */
  readonly left: ByColour<Duration>
  /** The reminders that this turn has had. */
  readonly reminded: readonly Reminder[]
}

export type OpenGame = Offer & { readonly status: 'open' }
export type ActiveGame = Offer & { readonly status: 'active'; readonly play: Play }
export type FinishedGame = Offer & {
  readonly status: 'finished'
  readonly play: Play
  readonly endedAt: Instant
  readonly result: Result
}
export type AbortedGame = Offer & {
  readonly status: 'aborted'
  readonly play?: Play
  readonly endedAt: Instant
  readonly by: Seat | 'clock'
}
export type ExpiredGame = Offer & { readonly status: 'expired'; readonly endedAt: Instant }

/** One game at one moment of its life. Made by `evolve` alone. */
export type Game = OpenGame | ActiveGame | FinishedGame | AbortedGame | ExpiredGame

export const playOf = (game: Game): Play | undefined => ('play' in game ? game.play : undefined)

export const seatOf = (play: Play, colour: Colour): Seat => (play.creatorColour === colour ? 'creator' : 'opponent')

export const colourOf = (play: Play, seat: Seat): Colour =>
  seat === 'creator' ? play.creatorColour : otherColour(play.creatorColour)

/** The seat whose turn it is. */
export const seatToMove = (play: Play): Seat => seatOf(play, play.position.turn)

/** The seat that made the move numbered `ply`. */
export const moverAt = (play: Play, ply: number): Seat =>
  (play.moves.length - ply) % 2 === 0 ? seatToMove(play) : otherSeat(seatToMove(play))

/** Who sits there; nobody, while an invitation stands open. */
export const playerOf = (game: Game, seat: Seat): Player | undefined =>
  seat === 'creator' ? game.creator : playOf(game)?.opponent
