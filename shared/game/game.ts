import { type Colour, type Position, type Square, type Tally, otherColour } from '../draughts/index.ts'
import type { Choices, Reminder, Result } from './events.ts'
import type { Player, Reseat, Said } from './people.ts'
import type { ColourWish, Terms } from './terms.ts'
import { type ByColour, type Duration, type Instant, type Role, type Seat, otherSeat } from './words.ts'

export type BySeat<T> = { readonly [S in Seat]: T }
export type ByRole<T> = { readonly [R in Role]: T }

/** What a game has from its first day to its last. */
type Offer = {
  readonly terms: Terms
  readonly salt: string
  readonly offeredAt: Instant
  readonly creator: Player
  readonly director?: Player
  readonly wish: ColourWish
  readonly firstMove?: string
  /** How often each role's link has been made anew; an older link is worth nothing. */
  readonly epochs: ByRole<number>
  readonly choices: BySeat<Choices>
}

/**
 * An interval that a clock leaves out: of one seat's clock, or of both. A pause is the two players', leave is the
 * seat's, and an outage is the operator's: nobody at the board shortens it.
 */
export type Freeze = {
  readonly kind: 'pause' | 'leave' | 'outage'
  readonly from: Instant
  readonly until: Instant
  readonly seat?: Seat
}

/** An arbiter's count: the stronger side must win within so many more of its own moves. Standard Laws 11. */
export type Count = { readonly stronger: Colour; readonly from: number }

/** What a seat was cautioned for: the text that it sent at a ply. */
export type Caution = { readonly ply: number; readonly move: string }

/** A gift of time, and when it was made. */
export type Gift = { readonly to: Seat; readonly time: Duration; readonly at: Instant }

/** What a seat has asked for and the other side has not answered. */
export type Pending = {
  readonly draw?: Seat
  readonly pause?: { readonly by: Seat; readonly until: Instant }
  readonly takeback?: Seat
  readonly count?: Seat
  readonly reseat?: Reseat
}

/** Where a game stands on the board. */
export type Standing = { readonly position: Position; readonly tally: Tally; readonly offence: readonly Square[] }

/** What there is to a game once both have sat down. */
export type Play = {
  readonly opponent: Player
  readonly creatorColour: Colour
  readonly chance: number
  readonly ballot?: number
  readonly startPosition: Position
  readonly position: Position
  readonly tally: Tally
  readonly moves: readonly string[]
  /** When each move was made; `movedAt[n]` belongs to `moves[n]`. */
  readonly movedAt: readonly Instant[]
  /** Messages by the ply that they came with. */
  readonly said: readonly Said[]
  readonly turnStartedAt: Instant
  /** The reserve that each side has left at the start of this turn. */
  readonly left: ByColour<Duration>
  /** Everything that each side has been given so far: reserve, increments, periods, gifts. */
  readonly given: ByColour<Duration>
  /** The last gift of time of each who gives. */
  readonly gifts: Partial<ByRole<Gift>>
  readonly freezes: readonly Freeze[]
  /** The leave that each seat may still take. */
  readonly leaveLeft: BySeat<Duration>
  /** The reminders that this turn has had. */
  readonly reminded: readonly Reminder[]
  readonly pending: Pending
  /** Own moves made when a draw was last offered. */
  readonly drawOfferedAt: BySeat<number | undefined>
  readonly cautions: ByColour<number>
  /** The last caution of each seat. */
  readonly cautioned: BySeat<Caution | undefined>
  /** Pieces that the side to move may huff. */
  readonly offence: readonly Square[]
  /** The board before the last move, kept where that move was an offence: the jump may be enforced. */
  readonly before: Standing | undefined
  /** The offender has to make a full jump. */
  readonly mustJump: boolean
  readonly count?: Count
  /** The secret plan of each seat, by its name. */
  readonly plans: BySeat<string | undefined>
}

/** What may still come of a game that is over. */
export type After = { readonly rematch?: Seat; readonly next?: string }

export type OpenGame = Offer & { readonly status: 'open'; readonly openSince: Instant }
export type ActiveGame = Offer & { readonly status: 'active'; readonly play: Play }
export type FinishedGame = Offer & {
  readonly status: 'finished'
  readonly play: Play
  readonly endedAt: Instant
  readonly result: Result
  readonly after: After
}
export type AbortedGame = Offer & {
  readonly status: 'aborted'
  readonly play?: Play
  readonly endedAt: Instant
  readonly by: Role | 'clock'
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

/** How many moves a seat has made. */
export const ownMoves = (play: Play, seat: Seat): number =>
  Math.floor((play.moves.length + (seatToMove(play) === seat ? 0 : 1)) / 2)

/** Who holds a role; nobody sits opposite while an invitation stands open. */
export const playerOf = (game: Game, role: Role): Player | undefined => {
  switch (role) {
    case 'creator':
      return game.creator
    case 'opponent':
      return playOf(game)?.opponent
    case 'director':
      return game.director
  }
}
