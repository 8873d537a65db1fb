import { CLAIMS, type Colour, MOVE_FAULTS } from '../draughts/index.ts'
import type { Owned } from './labels.ts'
import type { ContactId, Player } from './people.ts'
import type { ColourWish, Terms } from './terms.ts'
import type { Instant, Role, Seat } from './words.ts'

export const RESULT_REASONS = [
  'no-pieces',
  'no-moves',
  'resignation',
  'time',
  'forfeit',
  'agreement',
  ...CLAIMS,
  'king-against-king',
  'illegal-moves',
  'adjudication',
  'count',
  'length',
  'complexity',
] as const
export type ResultReason = (typeof RESULT_REASONS)[number]

export type Result = { readonly winner: Colour | null; readonly reason: ResultReason }

/** In order. */
export const REMINDERS = ['reserve', 'day', 'hours'] as const
export type Reminder = (typeof REMINDERS)[number]

/** Article 25.1. */
export const CAUTIONS = [...MOVE_FAULTS, 'not-your-turn'] as const
export type CautionReason = (typeof CAUTIONS)[number]

/** In the game because its alarm depends on them. */
export type Choices = {
  readonly reminders: readonly Reminder[]
  /** IANA zone without reminders from 22:00 to 08:00. */
  readonly quietIn?: string
  readonly playForced: boolean
}

/** What earlier events of this kind, gone from the log, would tell. `changes`: all of this role's, of any kind. */
type Totals<More = object> = { readonly totals?: { readonly changes: number } & More }

type At = { readonly at: Instant }
type By<R> = { readonly by: R }

export type SittingEvent =
  | (At & {
      readonly type: 'offered'
      readonly terms: Terms
      readonly name: string
      readonly wish: ColourWish
      /** Secret: proofs in links derive from it. */
      readonly salt: string
      readonly contact: ContactId
      readonly director?: Player
      readonly firstMove?: string
      /** Named by the creator; has yet to accept. */
      readonly invited?: Player
      /** The arbiter has yet to accept. */
      readonly awaited?: true
    } & Owned)
  | (At & {
      readonly type: 'joined'
      readonly name: string
      readonly contact: ContactId
      readonly creatorColour: Colour
      /** 32 random bits behind the toss and the ballot, kept so that anyone can check. */
      readonly chance: number
      readonly ballot?: number
    })
  | (At & { readonly type: 'appointed'; readonly name: string; readonly contact: ContactId })

export type MovingEvent =
  | (At & { readonly type: 'moved'; readonly move: string })
  | (At & { readonly type: 'huffed'; readonly square: number })
  | (At & { readonly type: 'enforced' })
  | (At & { readonly type: 'taken-back'; readonly ply: number })

export type AskingEvent =
  | (At & By<Seat> & { readonly type: 'said'; readonly text: string })
  | (At & By<Seat> & { readonly type: 'draw-offered' })
  | (At & By<Seat> & { readonly type: 'draw-withdrawn' })
  | (At & By<Seat> & { readonly type: 'draw-declined' })
  /** The same `move` at the same `ply` is one offence. */
  | (At &
      By<Seat> & {
        readonly type: 'cautioned'
        readonly reason: CautionReason
        readonly ply: number
        readonly move: string
      })
  | (At & By<Seat> & { readonly type: 'pause-proposed'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'pause-declined' })
  /** `plan`: the secret lines' name; empty: none. */
  | (At & By<Seat> & Totals & { readonly type: 'planned'; readonly plan: string })
  | (At & By<Seat> & { readonly type: 'takeback-asked' })
  | (At & By<Seat> & { readonly type: 'takeback-declined' })
  | (At & By<Seat> & { readonly type: 'count-asked' })
  | (At & { readonly type: 'count-refused' })
  | (At & { readonly type: 'count-granted'; readonly stronger: Colour })
  | (At & { readonly type: 'count-ended' })

export type TimingEvent =
  | { readonly type: 'reminded'; readonly reminder: Reminder }
  | (At & By<Role> & { readonly type: 'time-given'; readonly to: Seat; readonly time: number })
  | (At & { readonly type: 'played-on'; readonly time: number })
  | (At & { readonly type: 'paused'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'pause-ending'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'leave-taken'; readonly from: Instant; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'leave-ended'; readonly until: Instant })
  | (At & { readonly type: 'frozen'; readonly from: Instant; readonly until: Instant })

export type SeatEvent =
  /** `settled`: reminders settled this turn; earlier choices count, too. */
  | (At &
      By<Seat> &
      Totals<{ readonly settled: readonly Reminder[] }> & { readonly type: 'chose'; readonly choices: Choices })
  | (At & By<Seat> & { readonly type: 'renamed'; readonly name: string })
  /** `contact`: a new, empty entry of the address book. */
  | (At & By<Role> & { readonly type: 'forgotten'; readonly contact: ContactId })
  /** `epoch`: times this role's link was replaced. */
  | (At & By<Role> & Totals<{ readonly epoch: number }> & { readonly type: 'link-rotated' })
  | (At & By<Role> & { readonly type: 'reseat-asked'; readonly seat: Seat })
  | (At & By<Seat> & { readonly type: 'reseat-vetoed' })
  | (At & { readonly type: 'reseated'; readonly seat: Seat; readonly name: string; readonly contact: ContactId })

export type EndingEvent =
  | (At & { readonly type: 'finished'; readonly result: Result })
  | (At & By<Role | 'clock'> & { readonly type: 'aborted' })
  /** By the invitation's holder. `text`: to the creator. */
  | (At & { readonly type: 'declined'; readonly text: string })
  | (At & { readonly type: 'expired' })
  | (At & { readonly type: 'renewed' })
  | (At & By<Seat> & { readonly type: 'rematch-offered' })
  | (At & { readonly type: 'rematch-agreed'; readonly next: string })
  /** A seat's one line after the end. */
  | (At & By<Seat> & { readonly type: 'remarked'; readonly text: string })

export type GameEvent = SittingEvent | MovingEvent | AskingEvent | TimingEvent | SeatEvent | EndingEvent

type ByType = { readonly [E in GameEvent as E['type']]: E }
export type EventType = keyof ByType
export type EventOf<T extends EventType> = ByType[T]
