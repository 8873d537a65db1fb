import type { GameView } from '../api/view.ts'

/** A game as one reader's page shows it. Everything in it is data: the page carries it along, and the script draws from it. */
export type BoardPage = {
  readonly view: GameView
  /** The page's own path: `/p/{token}` for a seat, `/g/{id}` for watching. */
  readonly path: string
  readonly watchUrl: string
  /** The links that are the reader's to see: his own, and the invitation while it is open. */
  readonly seatUrl?: string
  readonly invitationUrl?: string
  /** When an open invitation lapses. */
  readonly openUntil?: string
}

/** What the page carries for its script. */
export type BoardData = { readonly page: BoardPage; readonly locale: string }
