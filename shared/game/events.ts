import { CLAIMS, type Colour, MOVE_FAULTS } from '../draughts/index.ts'
import type { ContactId, Player } from './people.ts'
import type { ColourWish, Terms } from './terms.ts'
import type { Instant, Role, Seat } from './words.ts'

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
  'length',
  'complexity',
] as const
export type ResultReason = (typeof RESULT_REASONS)[number]

/** `winner: null`: a draw. */
export type Result = { readonly winner: Colour | null; readonly reason: ResultReason }

/** In the order in which they may come. */
export const REMINDERS = ['reserve', 'day', 'hours'] as const
export type Reminder = (typeof REMINDERS)[number]

/** Article 25.1. */
export const CAUTIONS = [...MOVE_FAULTS, 'not-your-turn'] as const
export type CautionReason = (typeof CAUTIONS)[number]

/** A seat's settings. They are part of the game because its alarm depends on them. */
export type Choices = {
  readonly reminders: readonly Reminder[]
  /** The IANA zone in which no reminder comes between 22:00 and 08:00; without it, at any hour. */
  readonly quietIn?: string
  readonly playForced: boolean
}

/**
 * What can no longer be counted, once others of this kind by this role have left the log. `changes`: all changes that
 * this role has made so far, of whatever kind.
 */
type Totals<More = object> = { readonly totals?: { readonly changes: number } & More }

type At = { readonly at: Instant }
type By<R> = { readonly by: R }

export type SittingEvent =
  | (At & {
      readonly type: 'offered'
      readonly terms: Terms
      readonly name: string
      readonly wish: ColourWish
      /** Random and secret: the proofs in the links derive from it. */
      readonly salt: string
      readonly contact: ContactId
      readonly director?: Player
      readonly firstMove?: string
      /** The opponent whom the creator named. They have yet to accept. */
      readonly invited?: Player
      /** The arbiter has yet to accept. */
      readonly awaited?: true
    })
  | (At & {
      readonly type: 'joined'
      readonly name: string
      readonly contact: ContactId
      readonly creatorColour: Colour
      /** The 32-bit random number that decided the toss and the ballot, kept so that anyone can check them. */
      readonly chance: number
      readonly ballot?: number
    })
  /** The arbiter has accepted. */
  | (At & { readonly type: 'appointed'; readonly name: string; readonly contact: ContactId })

export type MovingEvent =
  | (At & { readonly type: 'moved'; readonly move: string })
  | (At & { readonly type: 'huffed'; readonly square: number })
  | (At & { readonly type: 'enforced' })
  | (At & { readonly type: 'taken-back'; readonly ply: number })

/** Messages, requests and answers. */
export type AskingEvent =
  | (At & By<Seat> & { readonly type: 'said'; readonly text: string })
  | (At & By<Seat> & { readonly type: 'draw-offered' })
  | (At & By<Seat> & { readonly type: 'draw-withdrawn' })
  | (At & By<Seat> & { readonly type: 'draw-declined' })
  /** `move`: the text sent at `ply`. The same text sent again is the same offence. */
  | (At &
      By<Seat> & {
        readonly type: 'cautioned'
        readonly reason: CautionReason
        readonly ply: number
        readonly move: string
      })
  | (At & By<Seat> & { readonly type: 'pause-proposed'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'pause-declined' })
  /** `plan`: the name of the secret lines; empty for no plan. */
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
  /** An operator takes an outage out of the clocks. */
  | (At & { readonly type: 'frozen'; readonly from: Instant; readonly until: Instant })

/** Settings, name, link and holder of a seat. */
export type SeatEvent =
  /** `settled`: the reminders of this turn that are settled. They depend on the choices before, too. */
  | (At &
      By<Seat> &
      Totals<{ readonly settled: readonly Reminder[] }> & { readonly type: 'chose'; readonly choices: Choices })
  | (At & By<Seat> & { readonly type: 'renamed'; readonly name: string })
  /** `contact`: a new entry of the address book, without an address. */
  | (At & By<Role> & { readonly type: 'forgotten'; readonly contact: ContactId })
  /** `epoch`: how often this role's link has been replaced. */
  | (At & By<Role> & Totals<{ readonly epoch: number }> & { readonly type: 'link-rotated' })
  | (At & By<Role> & { readonly type: 'reseat-asked'; readonly seat: Seat })
  | (At & By<Seat> & { readonly type: 'reseat-vetoed' })
  | (At & { readonly type: 'reseated'; readonly seat: Seat; readonly name: string; readonly contact: ContactId })

/** The end of a game, and what may follow it. */
export type EndingEvent =
  | (At & { readonly type: 'finished'; readonly result: Result })
  | (At & By<Role | 'clock'> & { readonly type: 'aborted' })
  /** The holder of the invitation does not want to play. `text`: their word to the creator. */
  | (At & { readonly type: 'declined'; readonly text: string })
  | (At & { readonly type: 'expired' })
  | (At & { readonly type: 'renewed' })
  | (At & By<Seat> & { readonly type: 'rematch-offered' })
  | (At & { readonly type: 'rematch-agreed'; readonly next: string })

/** What has happened to a game, in the past tense. A game's log is a list of these. */
export type GameEvent = SittingEvent | MovingEvent | AskingEvent | TimingEvent | SeatEvent | EndingEvent

type ByType = { readonly [E in GameEvent as E['type']]: E }
export type EventType = keyof ByType
export type EventOf<T extends EventType> = ByType[T]
