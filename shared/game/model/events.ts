import { CLAIMS, type Colour, MOVE_FAULTS } from '../../draughts/index.ts'
import type { EndgameTableName } from '../../draughts/endgames/table-list.ts'
import type { Ownership } from './labels.ts'
import type { ContactId, Player } from './people.ts'
import type { ColourChoice, Terms } from './terms.ts'
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
  'withdrawal',
  'count',
  'length',
  'complexity',
  'table',
] as const
export type ResultReason = (typeof RESULT_REASONS)[number]

/** Where an endgame table has the position of a claim, so that anyone can look it up. */
export type TablePlace = { readonly name: EndgameTableName; readonly slice: string; readonly index: number }

/** `table`: which entry has decided, for the reason `table` alone. */
export type Result = { readonly winner: Colour | null; readonly reason: ResultReason; readonly table?: TablePlace }

/** Returns who won and why, for lists that leave out the entry of a table. */
export const plainResult = ({ winner, reason }: Result): Omit<Result, 'table'> => ({ winner, reason })

/** The reminders of a turn, in the order in which they usually come. */
export const REMINDERS = ['reserve', 'day', 'hours'] as const
export type Reminder = (typeof REMINDERS)[number]

/** What a player is cautioned for (Laws of Checkers, Article 25.1). */
export const CAUTION_REASONS = [...MOVE_FAULTS, 'not-your-turn'] as const
export type CautionReason = (typeof CAUTION_REASONS)[number]

/** A player's settings for a game. They are part of the game because its timer and its moves depend on them. */
export type PlayerSettings = {
  readonly reminders: readonly Reminder[]
  /** The IANA time zone in which no reminder is sent from 22:00 to 08:00. */
  readonly quietIn?: string
  /** True if an only legal move is played for the player. */
  readonly playForced: boolean
}

/**
 * Of some types of events only the newest stays in the log. `totals` is what it and the removed ones add up to.
 * `changes` counts all changes of this role, by any of these types.
 */
type Totals<More = object> = { readonly totals?: { readonly changes: number } & More }

type At = { readonly at: Instant }
type By<R> = { readonly by: R }

/** How a game begins: it is offered, the opponent joins, the arbiter accepts. */
export type JoiningEvent =
  | (At & {
      readonly type: 'offered'
      readonly terms: Terms
      readonly name: string
      readonly wish: ColourChoice
      /** A secret from which the proofs in the game's links derive. */
      readonly salt: string
      readonly contact: ContactId
      readonly arbiter?: Player
      readonly firstMove?: string
      /** The opponent whom the creator named and who has not accepted yet. */
      readonly invited?: Player
      /** Set while the named arbiter has not accepted yet. */
      readonly awaited?: true
      /** The creator has said to be a program. */
      readonly bot?: true
    } & Ownership)
  | (At & {
      readonly type: 'joined'
      readonly name: string
      readonly contact: ContactId
      readonly creatorColour: Colour
      /** The 32 random bits that decide the toss and the ballot. They are public, so that anyone can check both. */
      readonly chance: number
      readonly ballot?: number
      /** The opponent has said to be a program. */
      readonly bot?: true
    })
  | (At & { readonly type: 'appointed'; readonly name: string; readonly contact: ContactId })

/** Events that change the board. */
export type MovingEvent =
  | (At & { readonly type: 'moved'; readonly move: string })
  | (At & { readonly type: 'huffed'; readonly square: number })
  | (At & { readonly type: 'enforced' })
  | (At & { readonly type: 'taken-back'; readonly ply: number })

/** Messages, cautions, requests to the other side or the arbiter, and the answers to them. */
export type AskingEvent =
  | (At & By<Seat> & { readonly type: 'said'; readonly text: string })
  | (At & By<Seat> & { readonly type: 'draw-offered' })
  | (At & By<Seat> & { readonly type: 'draw-withdrawn' })
  | (At & By<Seat> & { readonly type: 'draw-declined' })
  /** A caution for an illegal move. The same `move` at the same `ply` is cautioned once. */
  | (At &
      By<Seat> & {
        readonly type: 'cautioned'
        readonly reason: CautionReason
        readonly ply: number
        readonly move: string
      })
  | (At & By<Seat> & { readonly type: 'pause-proposed'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'pause-declined' })
  /** `plan` is the name under which the secret conditional moves are stored. It is empty if there are none. */
  | (At & By<Seat> & Totals & { readonly type: 'planned'; readonly plan: string })
  | (At & By<Seat> & { readonly type: 'takeback-asked' })
  | (At & By<Seat> & { readonly type: 'takeback-declined' })
  | (At & By<Seat> & { readonly type: 'count-asked' })
  | (At & { readonly type: 'count-refused' })
  | (At & { readonly type: 'count-granted'; readonly stronger: Colour })
  | (At & { readonly type: 'count-ended' })

/** Reminders, and events that change the clocks. */
export type TimingEvent =
  | { readonly type: 'reminded'; readonly reminder: Reminder }
  | (At & By<Role> & { readonly type: 'time-given'; readonly to: Seat; readonly time: number })
  | (At & { readonly type: 'played-on'; readonly time: number })
  | (At & { readonly type: 'paused'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'pause-ending'; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'leave-taken'; readonly from: Instant; readonly until: Instant })
  | (At & By<Seat> & { readonly type: 'leave-ended'; readonly until: Instant })
  | (At & { readonly type: 'frozen'; readonly from: Instant; readonly until: Instant })
  /** The tournament stops both clocks. With the `from` of an earlier stop, it ends that one at another time. */
  | (At & { readonly type: 'clocks-stopped'; readonly from: Instant; readonly until: Instant })

/** Events that change a person's settings, name or link, or who holds a seat. */
export type SeatEvent =
  /** `settled` lists the reminders that need not be sent any more in this turn. */
  | (At &
      By<Seat> &
      Totals<{ readonly settled: readonly Reminder[] }> & { readonly type: 'chose'; readonly choices: PlayerSettings })
  | (At & By<Seat> & { readonly type: 'renamed'; readonly name: string })
  /** A person's name and address are removed. `contact` is a new, empty entry of the address book. */
  | (At & By<Role> & { readonly type: 'forgotten'; readonly contact: ContactId })
  /** `epoch` counts how often the link of this role was replaced. */
  | (At & By<Role> & Totals<{ readonly epoch: number }> & { readonly type: 'link-rotated' })
  | (At & By<Role> & { readonly type: 'reseat-asked'; readonly seat: Seat })
  | (At & By<Seat> & { readonly type: 'reseat-vetoed' })
  | (At & { readonly type: 'reseated'; readonly seat: Seat; readonly name: string; readonly contact: ContactId })

/** How a game ends, and what follows after its end. */
export type EndingEvent =
  | (At & { readonly type: 'finished'; readonly result: Result })
  | (At & By<Role | 'clock'> & { readonly type: 'aborted' })
  /** The holder of the invitation declines; `text` is their message to the creator, or empty. */
  | (At & { readonly type: 'declined'; readonly text: string })
  | (At & { readonly type: 'expired' })
  | (At & { readonly type: 'renewed' })
  | (At & By<Seat> & { readonly type: 'rematch-offered' })
  | (At & { readonly type: 'rematch-agreed'; readonly next: string })
  /** The one line that each seat may write after the end of the game. */
  | (At & By<Seat> & { readonly type: 'remarked'; readonly text: string })

export type GameEvent = JoiningEvent | MovingEvent | AskingEvent | TimingEvent | SeatEvent | EndingEvent

type ByType = { readonly [E in GameEvent as E['type']]: E }
export type EventType = keyof ByType
export type EventOf<T extends EventType> = ByType[T]
