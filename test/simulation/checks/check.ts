import type { GameId } from '../../../shared/service/ports/games.ts'
import type { Asked, Chapter, Evidence, Posted, Sent } from '../evidence.ts'
import type { Faults } from '../faults.ts'
import type { Reckoning } from '../account.ts'

/** A moment at which there is something to check. */
export type Occasion =
  | { readonly kind: 'chapter'; readonly chapter: Chapter; readonly previous: Reckoning | undefined }
  | { readonly kind: 'answer'; readonly asked: Asked }
  /** `present`: the version of the game in the store at that moment; 0 where there is none. */
  | { readonly kind: 'sent'; readonly sent: Sent; readonly present: number }
  | { readonly kind: 'posted'; readonly posted: Posted }
  | { readonly kind: 'log'; readonly text: string }
  /** The faults have stopped, and what they left has been worked off. `live`: the schedules armed for a game. */
  | { readonly kind: 'settled'; readonly live: (game: GameId) => number }
  | { readonly kind: 'end' }

/** What is wrong, in words; nothing, if nothing is. Pure: it reads what was seen and says what it thinks. */
export type Check = (occasion: Occasion, evidence: Evidence, faults: Faults) => string | undefined

export type Violation = { readonly check: string; readonly at: number; readonly what: string }

/** The instant in whose second this lies, as a game counts. */
export const second = (at: number): number => Math.floor(at / 1000) * 1000
