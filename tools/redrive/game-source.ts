import type { RedrivePorts } from '../../shared/service/background/redrive.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { Segments } from '../command/walk.ts'

export type FailedChange = {
  readonly name: string
  /** The games of the change; undefined if they are unknown, so that every game must be redriven. */
  readonly games: readonly string[] | undefined
  /**
   * The instant when the change was queued. If it is unknown, the change is not settled even after every game was
   * redriven.
   */
  readonly at?: Instant
  readonly settle: () => Promise<void>
}

export type GameSource = {
  readonly ports: RedrivePorts
  readonly now: () => Instant
  readonly failed: () => Promise<readonly FailedChange[]>
  readonly all: Segments<string>
  /** How many named games are processed at once; one by default. */
  readonly lanes?: number
  readonly close: () => Promise<void>
}
