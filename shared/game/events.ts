import { CLAIMS, type Colour, MOVE_FAULTS } from '../draughts/index.ts'
import type { ContactId, Player } from './people.ts'
import type { ColourWish, Terms } from './terms.ts'
import type { Instant, Role, Seat } from './words.ts'

/** Reasons for which a game that was begun has ended with a winner or a draw. */
export const RESULT_REASONS = [
  'no-pieces',
  'no-moves',
  'resignation',
  'time',
  'agreement',
  ...CLAIMS,
  'king-against-king',
  'illegal-moves',
  'adjudication',
  'count',
] as const
export type ResultReason = (typeof RESULT_REASONS)[number]

/** `winner: null` is a draw. */
export type Result = { readonly winner: Colour | null; readonly reason: ResultReason }

/** The letters that urge a player on, in the order in which they may fall within a turn. */
export const REMINDERS = ['reserve', 'day', 'hours'] as const
export type Reminder = (typeof REMINDERS)[number]

/** What may bring a caution under the strictness of the laws. Article 25.1. */
export const CAUTIONS = [...MOVE_FAULTS, 'not-your-turn'] as const
export type CautionReason = (typeof CAUTIONS)[number]

/** How a seat wishes to be treated; it stands in the game because it decides when somebody must look at it. */
export type Choices = {
  readonly reminders: readonly Reminder[]
  /** The IANA zone in which no reminder falls between 22 and 8 o'clock; none: any hour. */
  readonly quietIn?: string
  /** Whether the only legal move is played for this seat. */
  readonly playForced: boolean
}

type At = { readonly at: Instant }
type By<R> = { readonly by: R }

/** What has happened to a game: facts, in the past tense. The log of a game is a list of these and nothing else. */
export type GameEvent =
  | (At & {
      readonly type: 'offered'
      readonly terms: Terms
      readonly name: string
      readonly wish: ColourWish
      /** Random, secret: what the game's links are derived from. */
      readonly salt: string
      readonly contact: ContactId
      readonly director?: Player
      /** The creator's first move, sent along with the invitation. */
      readonly firstMove?: string
    })
  | (At & { readonly type: 'renewed' })
  | (At & {
      readonly type: 'joined'
      readonly name: string
      readonly contact: ContactId
      readonly creatorColour: Colour
      /** The 32-bit number that the toss and the ballot were drawn from, kept so that anyone can check them. */
      readonly chance: number
      /** The ballot's number in its deck. */
      readonly ballot?: number
    })
  | (At & { readonly type: 'moved'; readonly move: string })
  | (At & By<Seat> & { readonly type: 'said'; readonly text: string })
  | { readonly type: 'reminded'; readonly reminder: Reminder }
  | (At & { readonly type: 'finished'; readonly result: Result })
  | (At & By<Role | 'clock'> & { readonly type: 'aborted' })
  | (At & { readonly type: 'expired' })
  | (At & By<Seat> & { readonly type: 'draw-offered' })
  | (At & By<Seat> & { readonly type: 'draw-withdrawn' })
  | (At & By<Seat> & { readonly type: 'draw-declined' })
  /** `move` is the text that was sent at `ply`: sent again, it is the same offence and not another. */
  | (At &
      By<Seat> & {
        readonly type: 'cautioned'
        readonly reason: CautionReason
        readonly ply: number
        readonly move: string
      })
  | (At & By<Role> & { readonly type: 'time-given'; readonly to: Seat; readonly time: number })
  | (At & { readonly type: 'played-on'; readonly time: number })
  | (At & By<Seat> & { readonly type: 'pause-proposed'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'pause-declined' })
  | (At & { readonly type: 'paused'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'pause-ending'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'leave-taken'; readonly from: Instant; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'leave-ended'; readonly until: Instant })
  /** An operator leaves the time of an outage out of the clocks. */
  | (At & { readonly type: 'frozen'; readonly from: Instant; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'chose'; readonly choices: Choices })
  | (At & By<Seat> & { readonly type: 'renamed'; readonly name: string })
  | (At & { readonly type: 'huffed'; readonly square: number })
  | (At & { readonly type: 'enforced' })
  /** `plan` names the secret list of replies; an empty one is none. */
  | (At & By<Seat> & { readonly type: 'planned'; readonly plan: string })
  | (At & By<Seat> & { readonly type: 'takeback-asked' })
  | (At & By<Seat> & { readonly type: 'takeback-declined' })
  | (At & { readonly type: 'taken-back'; readonly ply: number })
  | (At & By<Seat> & { readonly type: 'rematch-offered' })
  | (At & { readonly type: 'rematch-agreed'; readonly next: string })
  | (At & By<Role> & { readonly type: 'link-rotated' })
  | (At & By<Role> & { readonly type: 'reseat-asked'; readonly seat: Seat })
  | (At & By<Seat> & { readonly type: 'reseat-vetoed' })
  | (At & { readonly type: 'reseated'; readonly seat: Seat; readonly name: string; readonly contact: ContactId })
  | (At & By<Seat> & { readonly type: 'count-asked' })
  | (At & { readonly type: 'count-refused' })
  | (At & { readonly type: 'count-granted'; readonly stronger: Colour })
  | (At & { readonly type: 'count-ended' })

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>
