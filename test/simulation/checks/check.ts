import type { GameId } from '../../../shared/service/ports/games.ts'
import type { Asked, Chapter, Evidence, Posted, Sent, TournamentChapter } from '../evidence.ts'
import type { Faults } from '../injected-faults.ts'
import type { Reckoning } from '../account.ts'

/** A moment at which the checks run. */
export type Occasion =
  | { readonly kind: 'chapter'; readonly chapter: Chapter; readonly previous: Reckoning | undefined }
  | { readonly kind: 'tournament'; readonly chapter: TournamentChapter }
  | { readonly kind: 'answer'; readonly asked: Asked }
  /** `present`: the version of the game or tournament in the store at that moment; 0 if there is none. */
  | { readonly kind: 'sent'; readonly sent: Sent; readonly present: number }
  | { readonly kind: 'posted'; readonly posted: Posted }
  | { readonly kind: 'log'; readonly text: string }
  /** The faults have stopped, and all retries are done. `live`: returns how many schedules are armed for a game. */
  | { readonly kind: 'settled'; readonly live: (game: GameId) => number }
  | { readonly kind: 'end' }

/** A check says what is wrong, or undefined if nothing is. It is pure: it only reads the evidence. */
export type Check = (occasion: Occasion, evidence: Evidence, faults: Faults) => string | undefined

export type Violation = { readonly check: string; readonly at: number; readonly what: string }

/** Returns the instant rounded down to a whole second, as games count time. */
export const second = (at: number): number => Math.floor(at / 1000) * 1000

/** Leaves out receipts and hashes of endgame tables, which are public. A part of their letters may look like a token. */
export const withoutProofs = (text: string): string =>
  text.replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]{86}|\b[\da-f]{64}\b/g, '')
