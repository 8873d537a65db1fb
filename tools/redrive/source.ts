import type { Errands } from '../../shared/service/carry-out.ts'
import type { Instant } from '../../shared/game/words.ts'

/** A change that failed: the games that it may have been of, as far as that can be known. */
export type Failed = {
  /** How it is called in what is said. */
  readonly name: string
  /** None where it cannot be known any more: then every game has to be redriven. */
  readonly games: readonly string[] | undefined
  /** It need not be kept any longer. */
  readonly settle: () => Promise<void>
}

/** What is redriven, and what it stands on. */
export type Source = {
  readonly errands: Errands
  readonly now: () => Instant
  readonly failed: () => Promise<readonly Failed[]>
  readonly all: () => AsyncIterable<string>
  readonly close: () => Promise<void>
}
