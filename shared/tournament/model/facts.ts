import type { Colour } from '../../draughts/index.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Instant } from '../../game/model/words.ts'
import type { BoardOutcome, PairedBoard, VoidCause } from './boards.ts'
import type { NewEntrant } from './people.ts'
import type { TournamentTerms } from './tournament-terms.ts'
import type { BoardNumber, EntrantNumber, FactAt, FactAuthor, OfficialRole } from './words.ts'

/** A heading above several sections: the id of its page. */
export type HeadingId = string

/** How an entrant stands after entering by the open link. */
export type EntryOutcome = 'accepted' | 'applied' | 'waiting'

type Player = { readonly player: EntrantNumber }
type By<R extends FactAuthor> = { readonly by: R }

/** How an event is founded, and how its officials change. */
type FoundingFact =
  | (FactAt & {
      readonly type: 'founded'
      readonly terms: TournamentTerms
      /** A secret from which the proofs in the event's links derive. */
      readonly salt: string
      readonly secretary: { readonly name: string; readonly contact: ContactId }
      /** The entrants from the first list, who get the numbers from 1. */
      readonly entrants: readonly NewEntrant[]
      /** Who has the event in their list: the id of an API key, or a keyed pseudonym of an address. */
      readonly owner?: string
      readonly heading?: HeadingId
    })
  | (FactAt & { readonly type: 'changed'; readonly terms: TournamentTerms })
  /** The secretary's mailbox, or an API key, has proven that the founder may send email. */
  | (FactAt & { readonly type: 'confirmed' })
  | (FactAt & { readonly type: 'sent' })
  /** `plays`: the deputy is this entrant. */
  | (FactAt & {
      readonly type: 'deputy-appointed'
      readonly name: string
      readonly contact: ContactId
      readonly plays?: EntrantNumber
    })
  | (FactAt & { readonly type: 'deputy-accepted' })
  | (FactAt & By<OfficialRole> & { readonly type: 'deputy-left' })

/** How people come in and leave. */
type EntryFact =
  /** New entrants get the next numbers. `replaces`: the only one of them takes this player's place on accepting. */
  | (FactAt & {
      readonly type: 'invited'
      readonly entrants: readonly NewEntrant[]
      readonly replaces?: EntrantNumber
    })
  | (FactAt & Player & { readonly type: 'removed' })
  | (FactAt & { readonly type: 'entered'; readonly entrant: NewEntrant; readonly as: EntryOutcome })
  /** An invitation is accepted. Who comes after the limit is reached waits for a place. */
  | (FactAt & Player & { readonly type: 'accepted'; readonly as: Extract<EntryOutcome, 'accepted' | 'waiting'> })
  /**
   * Someone who applied or waited has a place: by the secretary, or as the next of the waiting list. `as`: all places
   * were taken, so an applicant waits for one.
   */
  | (FactAt & Player & By<'secretary' | 'clock'> & { readonly type: 'approved'; readonly as?: 'waiting' })
  | (FactAt & Player & { readonly type: 'declined' })
  | (FactAt & Player & { readonly type: 'withdrawn' })
  | (FactAt & Player & { readonly type: 'expelled'; readonly reason: string })
  /** `player` is replaced by the entrant `with`: the boards of the first are void, and these are made instead. */
  | (FactAt &
      Player & {
        readonly type: 'replaced'
        readonly with: EntrantNumber
        readonly boards: readonly PairedBoard[]
      })

/** How the games begin and end. */
type RunningFact =
  /** Entry has closed with too few players to begin: the secretary decides what follows. */
  | (FactAt & { readonly type: 'entry-closed' })
  | (FactAt & By<'secretary' | 'clock'> & { readonly type: 'started'; readonly boards: readonly PairedBoard[] })
  /** The games of the boards up to this number exist. */
  | (FactAt & { readonly type: 'made'; readonly through: BoardNumber })
  | (FactAt & {
      readonly type: 'scored'
      readonly board: BoardNumber
      /** The version of the game in which this outcome was read. */
      readonly version: number
      readonly outcome: BoardOutcome
    })
  | (FactAt & { readonly type: 'voided'; readonly board: BoardNumber; readonly cause: VoidCause })
  /** All clocks stand from this instant until the event is resumed, or until `until`. */
  | (FactAt & { readonly type: 'paused'; readonly until: Instant })
  | (FactAt & { readonly type: 'resumed' })
  /** Leave on all own boards; no days end it. */
  | (FactAt & Player & { readonly type: 'away'; readonly from: Instant; readonly days: number })
  /** The closing date has come: games that are not over wait for adjudication. */
  | (FactAt & { readonly type: 'closed' })
  | (FactAt & { readonly type: 'finished' })
  /** The clock cancels what nobody went on with. */
  | (FactAt & By<'secretary' | 'clock'> & { readonly type: 'cancelled'; readonly reason: string })

/** What the officials say and decide. */
type OfficialFact =
  | (FactAt &
      By<OfficialRole> & {
        readonly type: 'ruled'
        readonly board: BoardNumber
        readonly winner: Colour | null | 'void'
        readonly reason: string
      })
  | (FactAt & Player & { readonly type: 'appealed'; readonly board: BoardNumber; readonly text: string })
  | (FactAt & Player & By<OfficialRole> & { readonly type: 'warned'; readonly reason: string })
  /** A message to all, or to one player. */
  | (FactAt & { readonly type: 'wrote'; readonly text: string; readonly to?: EntrantNumber })

/** Whose name or link changes: an official's, or an entrant's. */
export type Holder = OfficialRole | EntrantNumber

/** Only the newest of these facts stays in the log, so each says what it and the removed ones add up to. */
type Counted = { readonly holder: Holder; readonly changes: number }

type HolderFact =
  | (FactAt & Counted & { readonly type: 'link-rotated'; readonly epoch: number })
  | (FactAt & Counted & { readonly type: 'renamed'; readonly name: string })
  /** A person's name and details are removed. `contact` is a new, empty entry of the address book. */
  | (FactAt & { readonly type: 'forgotten'; readonly holder: Holder; readonly contact: ContactId })

/** What happened in a tournament. Its log holds all facts in order, and all else follows from them. */
export type TournamentFact = FoundingFact | EntryFact | RunningFact | OfficialFact | HolderFact

type ByType = { readonly [F in TournamentFact as F['type']]: F }
export type FactType = keyof ByType
export type FactOf<T extends FactType> = ByType[T]
