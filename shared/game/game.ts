import { type Colour, type Position, type Square, type Tally, otherColour } from '../draughts/index.ts'
import type { Choices, Reminder, Result } from './events.ts'
import type { Owned } from './labels.ts'
import type { Player, Reseat, Said, Seated } from './people.ts'
import type { Spent } from './spent.ts'
import type { ColourWish, Terms } from './terms.ts'
import { type ByColour, type Duration, type Instant, type Role, type Seat, otherSeat } from './words.ts'

export type BySeat<T> = { readonly [S in Seat]: T }
export type ByRole<T> = { readonly [R in Role]: T }

type Offer = Owned & {
  readonly terms: Terms
  readonly salt: string
  readonly offeredAt: Instant
  readonly creator: Seated
  readonly director?: Player
  /** Named by the creator; has yet to accept. */
  readonly invited?: Player
  /** The arbiter has yet to accept, and has no link. */
  readonly awaited?: true
  readonly wish: ColourWish
  readonly firstMove?: string
  /** Times each link was replaced; older ones do not work. */
  readonly epochs: ByRole<number>
  readonly choices: BySeat<Choices>
  /** Of settings, plan or link. */
  readonly changes: ByRole<number>
  readonly spent: Spent
}

/**
 * Left out of one clock or both. A pause is both players', leave its seat's, an outage the operator's: players cannot
 * shorten it.
 */
export type Freeze = {
  readonly kind: 'pause' | 'leave' | 'outage'
  readonly from: Instant
  readonly until: Instant
  readonly seat?: Seat
}

/** From the ply `from`. Standard Laws 11. */
export type Count = { readonly stronger: Colour; readonly from: number }

export type Caution = { readonly ply: number; readonly move: string }

export type Gift = { readonly to: Seat; readonly time: Duration; readonly at: Instant }

export type Pending = {
  readonly draw?: Seat
  readonly pause?: { readonly by: Seat; readonly until: Instant }
  readonly takeback?: Seat
  readonly count?: Seat
  readonly reseat?: Reseat
}

/** `earlier`: before the last move, so that a take-back replays nothing. */
export type Standing = {
  readonly position: Position
  readonly tally: Tally
  readonly offence: readonly Square[]
  readonly earlier: Standing | undefined
}

export type Play = {
  readonly opponent: Seated
  readonly creatorColour: Colour
  readonly chance: number
  readonly ballot?: number
  readonly startPosition: Position
  readonly position: Position
  readonly tally: Tally
  readonly earlier: Standing | undefined
  readonly moves: readonly string[]
  readonly movedAt: readonly Instant[]
  readonly said: readonly Said[]
  /** Who has had their line after the end. */
  readonly remarked: readonly Seat[]
  readonly turnStartedAt: Instant
  readonly left: ByColour<Duration>
  /** Ever: reserve, increments, periods, gifts. */
  readonly given: ByColour<Duration>
  /** Of the last ten minutes or so: to know a resent gift. */
  readonly gifts: Partial<ByRole<readonly Gift[]>>
  readonly freezes: readonly Freeze[]
  readonly leaveLeft: BySeat<Duration>
  readonly reminded: readonly Reminder[]
  readonly pending: Pending
  /** Own moves at the last offer. */
  readonly drawOfferedAt: BySeat<number | undefined>
  readonly cautions: ByColour<number>
  readonly cautioned: BySeat<Caution | undefined>
  /** What the side to move may huff. */
  readonly offence: readonly Square[]
  /** Whether `earlier` is the board before an offence. */
  readonly enforceable: boolean
  /** Jump enforced: a full jump is due. */
  readonly mustJump: boolean
  readonly count?: Count
  readonly plans: BySeat<string | undefined>
}

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
  /** `invited`: the invitation's holder, without a seat. */
  readonly by: Role | 'clock' | 'invited'
  readonly declined?: string
}
export type ExpiredGame = Offer & { readonly status: 'expired'; readonly endedAt: Instant }

/** Made by `evolve` only. */
export type Game = OpenGame | ActiveGame | FinishedGame | AbortedGame | ExpiredGame

export const playOf = (game: Game): Play | undefined => ('play' in game ? game.play : undefined)

export const seatOf = (play: Pick<Play, 'creatorColour'>, colour: Colour): Seat =>
  play.creatorColour === colour ? 'creator' : 'opponent'

export const colourOf = (play: Play, seat: Seat): Colour =>
  seat === 'creator' ? play.creatorColour : otherColour(play.creatorColour)

export const seatToMove = (play: Play): Seat => seatOf(play, play.position.turn)

export const moverAt = (play: Play, ply: number): Seat =>
  (play.moves.length - ply) % 2 === 0 ? seatToMove(play) : otherSeat(seatToMove(play))

export const ownMoves = (play: Play, seat: Seat): number =>
  Math.floor((play.moves.length + (seatToMove(play) === seat ? 0 : 1)) / 2)

/** Undefined until the invitation is taken, and without an arbiter. */
export const playerOf = (game: Game, role: Role): Seated | undefined => {
  switch (role) {
    case 'creator':
      return game.creator
    case 'opponent':
      return playOf(game)?.opponent
    case 'director':
      return game.director
  }
}

/** No link of its own until somebody accepts. */
export const isInvited = (game: Game, role: Role): role is Exclude<Role, 'creator'> =>
  (role === 'opponent' && playOf(game) === undefined) || (role === 'director' && game.awaited === true)

/** Or the person named for the opponent's seat. */
export const personOf = (game: Game, role: Role): Player | undefined =>
  playerOf(game, role) ?? (role === 'opponent' ? game.invited : undefined)
