import { CLAIMS, type Colour, MOVE_FAULTS } from '../draughts/index.ts'
import type { ContactId, Player } from './people.ts'
import type { ColourWish, Terms } from './terms.ts'
import type { Instant, Role, Seat } from './words.ts'

/** Why a game ended with a winner or a draw. */
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

/** The reminders of a turn, in the order in which they may come. */
export const REMINDERS = ['reserve', 'day', 'hours'] as const
export type Reminder = (typeof REMINDERS)[number]

/** What brings a caution under the laws. Article 25.1. */
export const CAUTIONS = [...MOVE_FAULTS, 'not-your-turn'] as const
export type CautionReason = (typeof CAUTIONS)[number]

/** A seat's own settings; they are part of the game because its alarm depends on them. */
export type Choices = {
  readonly reminders: readonly Reminder[]
  /** The IANA zone in which no reminder comes between 22:00 and 08:00; none: at any hour. */
  readonly quietIn?: string
  /** Whether an only legal move is played for this seat. */
  readonly playForced: boolean
}

type At = { readonly at: Instant }
type By<R> = { readonly by: R }

/** How a game begins. */
export type SittingEvent =
  | (At & {
      readonly type: 'offered'
      readonly terms: Terms
      readonly name: string
      readonly wish: ColourWish
      /** Random and secret: the game's links are derived from it. */
      readonly salt: string
      readonly contact: ContactId
      readonly director?: Player
      /** The creator's first move, sent along with the invitation. */
      readonly firstMove?: string
    })
  | (At & {
      readonly type: 'joined'
      readonly name: string
      readonly contact: ContactId
      readonly creatorColour: Colour
      /** The 32-bit number that decided the toss and the ballot, kept so that anyone can check them. */
      readonly chance: number
      /** The ballot's number in its deck. */
      readonly ballot?: number
    })

/** What changes the board. */
export type MovingEvent =
  | (At & { readonly type: 'moved'; readonly move: string })
  | (At & { readonly type: 'huffed'; readonly square: number })
  | (At & { readonly type: 'enforced' })
  | (At & { readonly type: 'taken-back'; readonly ply: number })

/** What is said, asked and answered over the board. */
export type AskingEvent =
  | (At & By<Seat> & { readonly type: 'said'; readonly text: string })
  | (At & By<Seat> & { readonly type: 'draw-offered' })
  | (At & By<Seat> & { readonly type: 'draw-withdrawn' })
  | (At & By<Seat> & { readonly type: 'draw-declined' })
  /** `move` is the text sent at `ply`: the same text sent again is the same offence. */
  | (At &
      By<Seat> & {
        readonly type: 'cautioned'
        readonly reason: CautionReason
        readonly ply: number
        readonly move: string
      })
  | (At & By<Seat> & { readonly type: 'pause-proposed'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'pause-declined' })
  /** `plan` names the secret list of replies; an empty name is no plan. */
  | (At & By<Seat> & { readonly type: 'planned'; readonly plan: string })
  | (At & By<Seat> & { readonly type: 'takeback-asked' })
  | (At & By<Seat> & { readonly type: 'takeback-declined' })
  | (At & By<Seat> & { readonly type: 'count-asked' })
  | (At & { readonly type: 'count-refused' })
  | (At & { readonly type: 'count-granted'; readonly stronger: Colour })
  | (At & { readonly type: 'count-ended' })

/** What changes the clocks. */
export type TimingEvent =
  | { readonly type: 'reminded'; readonly reminder: Reminder }
  | (At & By<Role> & { readonly type: 'time-given'; readonly to: Seat; readonly time: number })
  | (At & { readonly type: 'played-on'; readonly time: number })
  | (At & { readonly type: 'paused'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'pause-ending'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'leave-taken'; readonly from: Instant; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'leave-ended'; readonly until: Instant })
  /** An operator takes the time of an outage out of the clocks. */
  | (At & { readonly type: 'frozen'; readonly from: Instant; readonly until: Instant })

/** What changes a seat: its choices, its name, its link, its person. */
export type SeatEvent =
  | (At & By<Seat> & { readonly type: 'chose'; readonly choices: Choices })
  | (At & By<Seat> & { readonly type: 'renamed'; readonly name: string })
  | (At & By<Role> & { readonly type: 'link-rotated' })
  | (At & By<Role> & { readonly type: 'reseat-asked'; readonly seat: Seat })
  | (At & By<Seat> & { readonly type: 'reseat-vetoed' })
  | (At & { readonly type: 'reseated'; readonly seat: Seat; readonly name: string; readonly contact: ContactId })

/** The ends of a game, and what may come after them. */
export type EndingEvent =
  | (At & { readonly type: 'finished'; readonly result: Result })
  | (At & By<Role | 'clock'> & { readonly type: 'aborted' })
  | (At & { readonly type: 'expired' })
  | (At & { readonly type: 'renewed' })
  | (At & By<Seat> & { readonly type: 'rematch-offered' })
  | (At & { readonly type: 'rematch-agreed'; readonly next: string })

/** What has happened to a game: facts, in the past tense. The log of a game is a list of these. */
export type GameEvent = SittingEvent | MovingEvent | AskingEvent | TimingEvent | SeatEvent | EndingEvent

type ByType = { readonly [E in GameEvent as E['type']]: E }
export type EventType = keyof ByType
export type EventOf<T extends EventType> = ByType[T]
