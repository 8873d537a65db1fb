import type { Emails, GameView } from '../../../api/views/game-view.ts'
import type { Happening } from '../../../api/views/events-view.ts'
import type { Moment } from '../../../api/views/moment.ts'
import type { Claim } from '../../../draughts/words.ts'
import type { ActType } from '../../../game/commands.ts'
import type { Duration } from '../../../game/words.ts'
import type { DrawnBallot } from '../../../record/drawn-ballot.ts'
import type { PageContext } from '../../kit/page-context.ts'
import type { Part } from '../../kit/html.ts'
import type { Live } from '../../board/stage.ts'
import type { Table } from './table.ts'

export type OtherGame = {
  readonly path: string | null
  /** In both games: 1 for a win, ½ for a draw. */
  readonly points: readonly [creator: number, opponent: number]
  readonly over: boolean
}

type Lines = readonly (readonly string[])[]

export type Own = {
  readonly note: string
  /** `analysis`: planned replies that no longer fit. */
  readonly lines: Lines
  readonly analysis: Lines
}

export type Invite = {
  readonly to: 'opponent' | 'director'
  readonly title: string
  readonly hint: string
  /** The email is put off until then. */
  readonly later?: { readonly says: (when: string) => string; readonly at: string }
  readonly isBeingMailed?: true
  /** None where it is not for the creator to pass on. */
  readonly url?: string
  /** Opens the creator's mail program. */
  readonly mailto?: string
}

/** An act's form as it was typed, and what is wrong, if with one of its fields: the field. */
type Refused = {
  readonly type: ActType
  readonly values: Readonly<Record<string, string | undefined>>
  readonly field?: string
  readonly fault: string
}

export type BoardPage = {
  readonly view: GameView
  readonly moment: Moment
  /** With a move now, by its full form. */
  readonly claims: Readonly<Record<string, Claim>>
  /** Beside the moves, oldest first. */
  readonly events: readonly Happening[]
  /** Their message's move stands. */
  readonly saidWith: readonly number[]
  /** Then the reserve begins; with a limit only. */
  readonly moveUntil?: string
  /** `/p/{token}`, or `/g/{id}` for watching. */
  readonly path: string
  readonly watchUrl: string
  /** What the game would take when the page was made. */
  readonly may: readonly ActType[]
  /** The times that a player may give to the other side, of those that have a button. */
  readonly gifts?: readonly Duration[]
  readonly seatUrl?: string
  /** The arbiter’s acts, read for arbiters alone. */
  readonly desk?: (here: Here) => Part
  /** Of the form that replaces the link. */
  readonly rotateKey?: string
  /** Until a seat's first move. */
  readonly keep?: { readonly title: string; readonly hint: string; readonly how: string }
  /** Open ones, for the creator. */
  readonly invites?: readonly Invite[]
  /** What becomes of an email to whom they invited is known soon, and changes no version. */
  readonly awaitsMail?: true
  readonly declined?: { readonly title: string; readonly text: string }
  readonly invitedName?: string
  readonly openUntil?: string
  readonly own?: Own
  /** `fromMailbox`: an email led here; `fromFormer`: one to an address that the seat has no more. `sent`: the first one was just asked for; `held`: in vain. */
  readonly emails?: {
    readonly state: Emails
    /** Where the first one is put off. */
    readonly until?: string
    readonly fromMailbox: boolean
    /** What the form of a new game proves the mailbox by. */
    readonly newGame?: string
    readonly fromFormer?: true
    readonly sent: boolean
    readonly held: boolean
  }
  /** An email of the position may be on its way: the script says that its reader has seen it. */
  readonly tellsSeen?: true
  readonly other?: OtherGame
  readonly ballot?: DrawnBallot
  readonly nextPath?: string
  readonly message?: string
  readonly refused?: Refused
  readonly outcome?: string
  /** A lost seat's new link, for its asker to pass on. */
  readonly reseatUrl?: string
}

/** One reader at one board. */
export type Here = {
  readonly context: PageContext
  readonly table: Table
  readonly page: BoardPage
  /** The query that keeps the board's look. */
  readonly look: string
}

/** In `#data`: to draw a choice, and ask for news. */
export type BoardData = {
  readonly id: string
  readonly version: number
  readonly ply: number
  readonly path: string
  /** Another game is still being made, or an email sent, which does not change this one. */
  readonly awaits: boolean
  /** To be said when the reader has seen it. */
  readonly tellsSeen?: true
  /** Without it nothing can be chosen. */
  readonly live?: Live
}
