import { type Colour, type Position, type Square, type Tally, otherColour } from '../../draughts/index.ts'
import type { PlayerSettings, Reminder, Result } from './events.ts'
import type { Ownership } from './labels.ts'
import type { Player, Reseat, PlayerMessage, Seated } from './people.ts'
import type { SpentAllowance } from './spent-allowance.ts'
import type { ColourChoice, Terms } from './terms.ts'
import { type ByColour, type Duration, type Instant, type Role, type Seat, otherSeat } from './words.ts'

export type BySeat<T> = { readonly [S in Seat]: T }
export type ByRole<T> = { readonly [R in Role]: T }

type Offer = Ownership & {
  readonly terms: Terms
  readonly salt: string
  readonly offeredAt: Instant
  readonly creator: Seated
  readonly arbiter?: Player
  /** The opponent whom the creator named and who has not accepted yet. */
  readonly invited?: Player
  /** Set while the arbiter has not accepted yet, and so has no link. */
  readonly awaited?: true
  readonly wish: ColourChoice
  readonly firstMove?: string
  /** How often the link of each role was replaced. A link that was replaced does not work. */
  readonly epochs: ByRole<number>
  readonly choices: BySeat<PlayerSettings>
  /** How often each role has changed its settings, conditional moves or link. */
  readonly changes: ByRole<number>
  readonly spentAllowance: SpentAllowance
}

/**
 * A time that does not count for the clock of `seat`, or for both clocks. Both players agree on a pause, one player
 * takes leave, and the operator declares an outage, which players cannot shorten. A tournament stops all its clocks.
 */
export type ClockStop = {
  readonly kind: 'pause' | 'leave' | 'outage' | 'tournament'
  readonly from: Instant
  readonly until: Instant
  readonly seat?: Seat
}

/** A count of the moves in which the stronger side must win, from the ply `from` on (Standard Laws 11). */
export type MoveCount = { readonly stronger: Colour; readonly from: number }

export type Caution = { readonly ply: number; readonly move: string }

/** Time that was given to a seat. */
export type Gift = { readonly to: Seat; readonly time: Duration; readonly at: Instant }

/** The requests that wait for an answer: for each kind, the seat that asks, or the whole request. */
export type Pending = {
  readonly draw?: Seat
  readonly pause?: { readonly by: Seat; readonly until: Instant }
  readonly takeback?: Seat
  readonly count?: Seat
  readonly reseat?: Reseat
}

/**
 * The board after a move. `offence` holds the squares of the pieces that may be huffed. `earlier` is the board before
 * the last move, kept so that a take-back need not replay the game.
 */
export type BoardHistory = {
  readonly position: Position
  readonly tally: Tally
  readonly offence: readonly Square[]
  readonly earlier: BoardHistory | undefined
}

export type Play = {
  readonly opponent: Seated
  readonly creatorColour: Colour
  /** The 32 random bits that decided the toss and the ballot. */
  readonly chance: number
  readonly ballot?: number
  readonly startPosition: Position
  readonly position: Position
  readonly tally: Tally
  readonly earlier: BoardHistory | undefined
  readonly moves: readonly string[]
  readonly movedAt: readonly Instant[]
  readonly messages: readonly PlayerMessage[]
  /** The seats that have written their one line after the end. */
  readonly remarked: readonly Seat[]
  readonly turnStartedAt: Instant
  /** The reserves that were left when the turn began. */
  readonly left: ByColour<Duration>
  /** All time that the reserves ever got: the first reserve, increments, periods and gifts. */
  readonly given: ByColour<Duration>
  /** The gifts of at least the last ten minutes, by which a gift that is sent again is recognized. */
  readonly gifts: Partial<ByRole<readonly Gift[]>>
  readonly freezes: readonly ClockStop[]
  readonly leaveLeft: BySeat<Duration>
  /** The settled reminders of this turn: each was sent, or a later one has made it superfluous. */
  readonly reminded: readonly Reminder[]
  readonly pending: Pending
  /** How many moves the seat had made when it last offered a draw. */
  readonly drawOfferedAt: BySeat<number | undefined>
  readonly cautions: ByColour<number>
  /** The last move that each seat was cautioned for. */
  readonly cautioned: BySeat<Caution | undefined>
  /** The squares of the pieces that the side to move may huff. */
  readonly offence: readonly Square[]
  /** True if `earlier` is the board before an offence, so that the jump can be enforced. */
  readonly enforceable: boolean
  /** True if a jump was enforced: the side to move must then make a full jump. */
  readonly mustJump: boolean
  readonly count?: MoveCount
  /** The names under which the secret conditional moves of each seat are stored. */
  readonly conditionalMoves: BySeat<string | undefined>
}

/** What follows after the end: the seat that asks for a rematch, or the id of the rematch. */
export type AfterEnd = { readonly rematch?: Seat; readonly next?: string }

export type OpenGame = Offer & { readonly status: 'open'; readonly openSince: Instant }
export type ActiveGame = Offer & { readonly status: 'active'; readonly play: Play }
export type FinishedGame = Offer & {
  readonly status: 'finished'
  readonly play: Play
  readonly endedAt: Instant
  readonly result: Result
  readonly after: AfterEnd
}
export type AbortedGame = Offer & {
  readonly status: 'aborted'
  readonly play?: Play
  readonly endedAt: Instant
  /** Who called the game off. `invited` is the holder of the invitation, who has no seat. */
  readonly by: Role | 'clock' | 'invited'
  /** The message with which the invitation was declined. */
  readonly declined?: string
}
export type ExpiredGame = Offer & { readonly status: 'expired'; readonly endedAt: Instant }

/** A game as its events have left it. Only `evolve` makes one. */
export type Game = OpenGame | ActiveGame | FinishedGame | AbortedGame | ExpiredGame

export const playOf = (game: Game): Play | undefined => ('play' in game ? game.play : undefined)

export const seatOf = (play: Pick<Play, 'creatorColour'>, colour: Colour): Seat =>
  play.creatorColour === colour ? 'creator' : 'opponent'

export const colourOf = (play: Play, seat: Seat): Colour =>
  seat === 'creator' ? play.creatorColour : otherColour(play.creatorColour)

export const seatToMove = (play: Play): Seat => seatOf(play, play.position.turn)

/** Returns the seat whose turn it was, or will be, after `ply` half-moves. */
export const moverAt = (play: Play, ply: number): Seat =>
  (play.moves.length - ply) % 2 === 0 ? seatToMove(play) : otherSeat(seatToMove(play))

/** Returns how many moves a seat has made. */
export const ownMoves = (play: Play, seat: Seat): number =>
  Math.floor((play.moves.length + (seatToMove(play) === seat ? 0 : 1)) / 2)

/** Returns who has this role. Undefined for the opponent until the invitation is accepted, and without an arbiter. */
export const playerOf = (game: Game, role: Role): Seated | undefined => {
  switch (role) {
    case 'creator':
      return game.creator
    case 'opponent':
      return playOf(game)?.opponent
    case 'arbiter':
      return game.arbiter
  }
}

/** Returns whether the role waits for somebody to accept its invitation, and so has no link of its own. */
export const isInvited = (game: Game, role: Role): role is Exclude<Role, 'creator'> =>
  (role === 'opponent' && playOf(game) === undefined) || (role === 'arbiter' && game.awaited === true)

/** Returns who has this role, or who is named for it but has not accepted yet. */
export const personOf = (game: Game, role: Role): Player | undefined =>
  playerOf(game, role) ?? (role === 'opponent' ? game.invited : undefined)
