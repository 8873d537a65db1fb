import type { Emails, GameView } from '../api/view.ts'
import type { Happening } from '../api/view-events.ts'
import type { Moment } from '../api/view-moment.ts'
import type { Claim } from '../draughts/words.ts'
import type { ActType } from '../game/commands.ts'
import type { Deck } from '../game/terms.ts'
import type { Live } from './stage.ts'

/** The other game of a match. */
export type OtherGame = {
  /** The reader's page of it; null until the game exists. */
  readonly path: string | null
  /** Points in both games together: 1 for a win, ½ for a draw. */
  readonly points: readonly [creator: number, opponent: number]
  /** Whether both games have ended. */
  readonly over: boolean
}

/** The ballot that a game begins with, drawn from `among`. */
export type DrawnBallot = {
  readonly deck: Deck
  readonly number: number
  readonly among: number
  /** False: its number was agreed. */
  readonly byLot: boolean
  readonly name: string
  readonly moves: readonly string[]
  readonly removed: readonly number[]
}

type Lines = readonly (readonly string[])[]

/** What only the holder of a seat sees. */
export type Own = {
  readonly note: string
  /** Planned replies that still fit, and those that no longer do. */
  readonly lines: Lines
  readonly analysis: Lines
  /** Lines that could not be read, as typed, and the number of the first wrong one. */
  readonly typed?: { readonly text: string; readonly line: number }
}

/** An open place, as its creator is told of it. */
export type Invite = {
  readonly to: 'opponent' | 'director'
  readonly title: string
  readonly hint: string
  readonly url: string
  /** Opens the creator's own mail program. */
  readonly mailto?: string
}

/** A game as one reader's page shows it. */
export type BoardPage = {
  readonly view: GameView
  /** The position that is shown: the present, or an earlier one. */
  readonly moment: Moment
  /** The draws that may be claimed with a move now, by its full form. */
  readonly claims: Readonly<Record<string, Claim>>
  /** What happened beside the moves, oldest first. */
  readonly events: readonly Happening[]
  /** The plies whose message belongs to a move that stands. */
  readonly saidWith: readonly number[]
  /** When the time of this move is used up, and the reserve begins; with a limit only. */
  readonly moveUntil?: string
  /** `/p/{token}` for a seat, `/g/{id}` for watching. */
  readonly path: string
  readonly watchUrl: string
  /** The acts that the game would take from the reader when the page was made. */
  readonly may: readonly ActType[]
  /** The reader's own link. */
  readonly seatUrl?: string
  /** Of the form that replaces the link. */
  readonly rotateKey?: string
  /** Until its first move a seat is told how to keep its link. */
  readonly keep?: { readonly title: string; readonly hint: string; readonly how: string }
  /** What only the creator sees: the invitations that are open. */
  readonly invites?: readonly Invite[]
  /** What only the creator sees: the word with which the invitation was declined. */
  readonly declined?: { readonly title: string; readonly text: string }
  /** The person named for the open seat. */
  readonly invitedName?: string
  /** When an open invitation lapses. */
  readonly openUntil?: string
  readonly own?: Own
  /** Whether the reader gets emails. `fromMailbox`: an email led here. `sent`: the first one was just asked for again; `held`: in vain. */
  readonly emails?: {
    readonly state: Emails
    readonly fromMailbox: boolean
    readonly sent: boolean
    readonly held: boolean
  }
  readonly other?: OtherGame
  readonly ballot?: DrawnBallot
  /** The reader's page of the rematch, once it exists. */
  readonly nextPath?: string
  /** Words that were sent with a move that was refused. */
  readonly message?: string
  /** What came of the reader's last press. */
  readonly outcome?: string
  /** The new link of a lost seat, for the person who asked for it to pass on. */
  readonly reseatUrl?: string
}

/** What the page carries for its script, in `#data`: what it needs to draw a choice, and to ask for news. */
export type BoardData = {
  readonly id: string
  readonly version: number
  readonly ply: number
  /** The reader's page. */
  readonly path: string
  /** Another game is still being made, which does not change this one. */
  readonly awaits: boolean
  /** What may be chosen; without it, nothing can be. */
  readonly live?: Live
}
