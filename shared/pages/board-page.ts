import type { GameView } from '../api/view.ts'
import type { ActType } from '../game/commands.ts'
import type { Deck } from '../game/terms.ts'

/** The other game of a match, as far as it has come. */
export type OtherGame = {
  /** The reader's own way to it; none until it has been made. */
  readonly path: string | null
  /** Points of the creator and of the opponent in both games together: 1 for a win, ½ for a draw. */
  readonly points: readonly [creator: number, opponent: number]
  /** Whether both games have ended. */
  readonly over: boolean
}

/** The ballot that a game begins with, and how many it was drawn from. */
export type DrawnBallot = {
  readonly deck: Deck
  readonly number: number
  readonly among: number
  /** Whether it was drawn by lot; else its number was agreed. */
  readonly byLot: boolean
  readonly name: string
  readonly moves: readonly string[]
  readonly removed: readonly number[]
}

type Lines = readonly (readonly string[])[]

/** What a seat keeps for itself, and nobody else is shown. */
export type Own = {
  readonly note: string
  /** Planned replies that still fit, and those that no longer do. */
  readonly lines: Lines
  readonly analysis: Lines
  /** Lines as they were typed, where they could not be read, and the number of the first that could not. */
  readonly typed?: { readonly text: string; readonly line: number }
}

/** A game as one reader's page shows it. Everything in it is data: the page carries it along, and the script draws from it. */
export type BoardPage = {
  readonly view: GameView
  /** The page's own path: `/p/{token}` for a seat, `/g/{id}` for watching. */
  readonly path: string
  readonly watchUrl: string
  /** What the game would take from the reader at the time when the page was made. */
  readonly may: readonly ActType[]
  /** The links that are the reader's to see: his own, and the invitation while it is open. */
  readonly seatUrl?: string
  readonly invitationUrl?: string
  /** When an open invitation lapses. */
  readonly openUntil?: string
  readonly own?: Own
  readonly other?: OtherGame
  readonly ballot?: DrawnBallot
  /** The reader's way to the rematch, once it has been made. */
  readonly nextPath?: string
  /** The link by which a lost seat is taken anew: for whoever asked for it, to pass on. */
  readonly anewUrl?: string
}

/** What the page carries for its script. */
export type BoardData = { readonly page: BoardPage; readonly locale: string }
