import { type Colour, type Position, type Square, type Tally, otherColour } from '../draughts/index.ts'
import type { Choices, Reminder, Result } from './events.ts'
import type { Player, Reseat, Said } from './people.ts'
import type { Spent } from './spent.ts'
import type { ColourWish, Terms } from './terms.ts'
import { type ByColour, type Duration, type Instant, type Role, type Seat, otherSeat } from './words.ts'

export type BySeat<T> = { readonly [S in Seat]: T }
export type ByRole<T> = { readonly [R in Role]: T }

/** Facts that every state of a game has. */
type Offer = {
  readonly terms: Terms
  readonly salt: string
  readonly offeredAt: Instant
  readonly creator: Player
  readonly director?: Player
  /** The opponent whom the creator named; the seat is taken by accepting. */
  readonly invited?: Player
  /** The arbiter has yet to accept, and until then has no link. */
  readonly awaited?: true
  readonly wish: ColourWish
  readonly firstMove?: string
  /** How often each role's link has been replaced; older links do not work. */
  readonly epochs: ByRole<number>
  readonly choices: BySeat<Choices>
  /** How often each role has changed its settings, plan or link. */
  readonly changes: ByRole<number>
  readonly spent: Spent
}

/**
 * An interval left out of one seat's clock, or of both. A pause belongs to both players, leave to its seat. An outage
 * is set by the operator; players cannot shorten it.
 */
export type Freeze = {
  readonly kind: 'pause' | 'leave' | 'outage'
  readonly from: Instant
  readonly until: Instant
  readonly seat?: Seat
}

/** An arbiter's count, from the ply `from`. Standard Laws 11. */
export type Count = { readonly stronger: Colour; readonly from: number }

/** The illegal text, and the ply it was sent at. */
export type Caution = { readonly ply: number; readonly move: string }

export type Gift = { readonly to: Seat; readonly time: Duration; readonly at: Instant }

/** Requests without an answer yet. */
export type Pending = {
  readonly draw?: Seat
  readonly pause?: { readonly by: Seat; readonly until: Instant }
  readonly takeback?: Seat
  readonly count?: Seat
  readonly reseat?: Reseat
}

/** `earlier`: before the move that led here, so that a take-back goes back without playing the game again. */
export type Standing = {
  readonly position: Position
  readonly tally: Tally
  readonly offence: readonly Square[]
  readonly earlier: Standing | undefined
}

/** A game since the opponent joined. */
export type Play = {
  readonly opponent: Player
  readonly creatorColour: Colour
  readonly chance: number
  readonly ballot?: number
  readonly startPosition: Position
  readonly position: Position
  readonly tally: Tally
  readonly earlier: Standing | undefined
  readonly moves: readonly string[]
  /** `movedAt[n]` belongs to `moves[n]`. */
  readonly movedAt: readonly Instant[]
  readonly said: readonly Said[]
  readonly turnStartedAt: Instant
  /** Reserve at the start of this turn. */
  readonly left: ByColour<Duration>
  /** Total time received: reserve, increments, periods, gifts. */
  readonly given: ByColour<Duration>
  /** Those of each giver in the last ten minutes or so, by which a gift that is sent again is known. */
  readonly gifts: Partial<ByRole<readonly Gift[]>>
  readonly freezes: readonly Freeze[]
  readonly leaveLeft: BySeat<Duration>
  readonly reminded: readonly Reminder[]
  readonly pending: Pending
  /** The seat's own moves when it last offered a draw. */
  readonly drawOfferedAt: BySeat<number | undefined>
  readonly cautions: ByColour<number>
  readonly cautioned: BySeat<Caution | undefined>
  /** Pieces that the side to move may huff. */
  readonly offence: readonly Square[]
  /** Whether `earlier` is the board before a move that was an offence, in case the jump is enforced. */
  readonly enforceable: boolean
  /** The offender must make a full jump. */
  readonly mustJump: boolean
  readonly count?: Count
  /** The name of each seat's secret plan. */
  readonly plans: BySeat<string | undefined>
}

/** A rematch: who offers it, or the id of the new game. */
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
  /** `invited`: the holder of the invitation, who has no seat. */
  readonly by: Role | 'clock' | 'invited'
  /** Their word to the creator. */
  readonly declined?: string
}
export type ExpiredGame = Offer & { readonly status: 'expired'; readonly endedAt: Instant }

/** A game's state. Made by `evolve` only. */
export type Game = OpenGame | ActiveGame | FinishedGame | AbortedGame | ExpiredGame

export const playOf = (game: Game): Play | undefined => ('play' in game ? game.play : undefined)

export const seatOf = (play: Play, colour: Colour): Seat => (play.creatorColour === colour ? 'creator' : 'opponent')

export const colourOf = (play: Play, seat: Seat): Colour =>
  seat === 'creator' ? play.creatorColour : otherColour(play.creatorColour)

export const seatToMove = (play: Play): Seat => seatOf(play, play.position.turn)

export const moverAt = (play: Play, ply: number): Seat =>
  (play.moves.length - ply) % 2 === 0 ? seatToMove(play) : otherSeat(seatToMove(play))

export const ownMoves = (play: Play, seat: Seat): number =>
  Math.floor((play.moves.length + (seatToMove(play) === seat ? 0 : 1)) / 2)

/** Undefined for the opponent until the invitation is taken, and for an arbiter that the game does not have. */
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

/** Whether the place is still an invitation: it has no link of its own until somebody accepts. */
export const isInvited = (game: Game, role: Role): role is Exclude<Role, 'creator'> =>
  (role === 'opponent' && playOf(game) === undefined) || (role === 'director' && game.awaited === true)

/** As `playerOf`; for the opponent's seat, until it is taken, the person whom the creator named, if any. */
export const personOf = (game: Game, role: Role): Player | undefined =>
  playerOf(game, role) ?? (role === 'opponent' ? game.invited : undefined)
