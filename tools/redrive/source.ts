import type { Redriving } from '../../shared/service/background/redrive.ts'
import type { Instant } from '../../shared/game/words.ts'
import type { Segments } from '../walk.ts'

export type Failed = {
  readonly name: string
  /** Undefined if unknown: redrive every game. */
  readonly games: readonly string[] | undefined
  /** When it was put there. Without it, it never counts as settled by a look at every game. */
  readonly at?: Instant
  readonly settle: () => Promise<void>
}

export type Source = {
  readonly ports: Redriving
  readonly now: () => Instant
  readonly failed: () => Promise<readonly Failed[]>
  readonly all: Segments<string>
  /** Named games at once; one by default. */
  readonly lanes?: number
  readonly close: () => Promise<void>
}
