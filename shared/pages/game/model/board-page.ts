import type { TableMark } from '../../../game/board/table-marks.ts'
import type { EmailStatus, GameView } from '../../../api/views/game-view.ts'
import type { PublicEvent } from '../../../api/views/events-view.ts'
import type { BoardMoment } from '../../../api/views/board-moment.ts'
import type { Claim } from '../../../draughts/rules/words.ts'
import type { ActType } from '../../../game/commands.ts'
import type { Duration } from '../../../game/model/words.ts'
import type { DrawnBallot } from '../../../record/drawn-ballot.ts'
import type { PageContext } from '../../kit/page-context.ts'
import type { Part } from '../../kit/html.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { TurnData } from '../../board/choice-stage.ts'
import type { GameTable } from './game-table.ts'

/** The other game of a match of two. `path` is null until the reader may open it. */
export type OtherGame = {
  readonly path: string | null
  /** The points of each player from both games: 1 for a win, ½ for a draw. */
  readonly points: readonly [creator: number, opponent: number]
  readonly over: boolean
}

/** What has happened since the player's last look, at the instant `since`: oldest first, moves among it. */
export type NewsSinceLook = { readonly since: string; readonly events: readonly PublicEvent[] }

type Lines = readonly (readonly string[])[]

/** What a player writes for themselves. */
export type OwnNotes = {
  readonly note: string
  /** The conditional moves. */
  readonly lines: Lines
  /** Former conditional moves, which the game has left behind. */
  readonly analysis: Lines
  /** The player has muted the other one, so the page has none of that one’s messages. */
  readonly isMuted: boolean
  /** The other player has written something, whether it is shown or not. */
  readonly hasMessages: boolean
  /** Whether the player can report those messages to the operator, or has done so today. Absent if nobody reads reports. */
  readonly report?: 'possible' | 'sent'
}

/** An open invitation, to the opponent or to an arbiter, as the creator's page shows it. */
export type Invite = {
  readonly to: 'opponent' | 'arbiter'
  readonly title: string
  readonly hint: string
  /** The instant when the delayed email leaves, and the sentence that says so. */
  readonly later?: { readonly says: (when: string) => string; readonly at: string }
  readonly isBeingMailed?: true
  /** The invitation's link. Undefined if an email brings it and a program created the game. */
  readonly url?: string
  /** A link that opens the creator's mail program with the invitation. */
  readonly mailto?: string
  readonly address?: InviteAddress
}

/** The address that an invitation is written to, for the creator who typed it. */
export type InviteAddress = {
  /** Undefined if the creator named the person without an address. */
  readonly email?: string
  /** How often the addresses of this game may still be corrected. */
  readonly corrections: number
  /** True if the email came back, so that the form of the correction is open. */
  readonly isWrong: boolean
  /** The sentence that says where the invitation goes. Undefined if no email of it is sent. */
  readonly goes?: string
  readonly words: AllTexts['inviting']['address']
}

/**
 * The form of an act that was refused, with the values that were typed. `field` names the field that is wrong, if a
 * single field is.
 */
type Refused = {
  readonly type: ActType
  readonly values: Readonly<Record<string, string | undefined>>
  readonly field?: string
  readonly fault: string
}

/** How a player without an address may be told of their turns. */
export type NotifyChoice = {
  /** Whether the service sends push notifications. */
  readonly sendsPush: boolean
  readonly label: string
  /** An address that was typed and refused, and why. */
  readonly typed?: string
  readonly fault?: string
}

/** All that the page of a game shows to one reader. */
export type BoardPage = {
  readonly view: GameView
  readonly moment: BoardMoment
  /** The draws that may be claimed with a move now. The key is the full notation of the move. */
  readonly claims: Readonly<Record<string, Claim>>
  /** What happened besides the moves, oldest first. */
  readonly events: readonly PublicEvent[]
  /** What has happened since the player's last look. Undefined if nothing has, and for other readers. */
  readonly news?: NewsSinceLook
  /** From which plies on the game, which is over, was won or drawn by the endgame table. Undefined if nothing is known. */
  readonly tableMarks?: readonly TableMark[]
  /** The plies at which a message came with a move that was not taken back. */
  readonly saidWith: readonly number[]
  /** The end of the move's own time, when the reserve begins. Undefined without a time limit. */
  readonly moveUntil?: string
  /** The path of this page: `/p/{token}`, or `/g/{id}` for watching. */
  readonly path: string
  readonly watchUrl: string
  /** The acts that this reader could do when the page was made. */
  readonly may: readonly ActType[]
  /** The gifts of time that the player may give to the other side, each with a button of its own. */
  readonly gifts?: readonly Duration[]
  readonly seatUrl?: string
  /** Draws the arbiter's acts. The module is loaded for arbiters only. */
  readonly arbiterPanel?: (here: BoardContext) => Part
  /** The idempotency key of the form that replaces the link. */
  readonly rotateKey?: string
  /** The advice to save the link, until the seat's first move. */
  readonly keep?: { readonly title: string; readonly hint: string; readonly how: string }
  /** The open invitations, for the creator. */
  readonly invites?: readonly Invite[]
  /**
   * Set if an invitation's email is being sent. Its result does not change the game's version, so the script asks for
   * the page again.
   */
  readonly awaitsMail?: true
  readonly declined?: { readonly title: string; readonly text: string }
  /** The other player has not made a first move for a while. */
  readonly unmoved?: { readonly title: string; readonly text: string }
  readonly invitedName?: string
  readonly openUntil?: string
  readonly own?: OwnNotes
  /** The state of the emails to this seat. */
  readonly emails?: {
    readonly state: EmailStatus
    /** The instant when the delayed consent email leaves. */
    readonly until?: string
    /** Set if no email has been sent to the address yet: the first one comes when there is something to tell. */
    readonly comesLater?: true
    /** True if the reader came by the link of an email. */
    readonly fromMailbox: boolean
    /** The proof that the reader has the mailbox, for the form of a new game. */
    readonly newGame?: string
    /** Set if the reader came by an email to an address that the seat no longer has. */
    readonly fromFormer?: true
    /** True if the consent email was just asked for again. */
    readonly sent: boolean
    /** True if the consent email was just asked for, and could not be sent. */
    readonly held: boolean
  }
  /** Set while a player who waits for the other one can be told of their turn in no way. */
  readonly notify?: NotifyChoice
  /** Set if an email about this position may soon be sent. The script then reports that the reader has seen it. */
  readonly tellsSeen?: true
  /** Set if the page has news. The script then reports when the reader leaves it. */
  readonly tellsLeft?: true
  readonly other?: OtherGame
  readonly ballot?: DrawnBallot
  readonly nextPath?: string
  /** The message to the other side as it was typed, or as it is kept for the next move. */
  readonly message?: string
  readonly refused?: Refused
  readonly outcome?: string
  /** The new link of a lost seat, for the player who asked for it to pass on. */
  readonly reseatUrl?: string
}

/** What the parts of a game's page are drawn from, for one reader. */
export type BoardContext = {
  readonly context: PageContext
  readonly table: GameTable
  readonly page: BoardPage
  /** The query that keeps how the board is turned and numbered. */
  readonly look: string
}

/** The JSON in `#data`, from which the script draws the choice of a move and asks for news. */
export type BoardData = {
  readonly id: string
  readonly version: number
  readonly ply: number
  readonly path: string
  /** True if the next game is being created, or an email is being sent. Neither changes this game's version. */
  readonly awaits: boolean
  /** Set if the script is to report that the reader has seen this version. */
  readonly tellsSeen?: true
  /** Set if the script is to report that the reader, who has seen this version, leaves the page. */
  readonly tellsLeft?: true
  /** Undefined if the reader cannot move now. */
  readonly live?: TurnData
}
