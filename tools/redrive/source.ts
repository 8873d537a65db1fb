import type { EffectPorts } from '../../shared/service/carry-out.ts'
import type { Instant } from '../../shared/game/words.ts'

export type Failed = {
  /** Its name in reports. */
  readonly name: string
  /** Undefined if unknown: then every game must be redriven. */
  readonly games: readonly string[] | undefined
  /** Deletes it. */
  readonly settle: () => Promise<void>
}

export type Source = {
  readonly ports: EffectPorts
  readonly now: () => Instant
  readonly failed: () => Promise<readonly Failed[]>
  readonly all: () => AsyncIterable<string>
  /** Games at once; one by default. */
  readonly lanes?: number
  readonly close: () => Promise<void>
}
