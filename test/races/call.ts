import type { Command } from '../../shared/game/commands.ts'
import type { Instant, Seat } from '../../shared/game/model/words.ts'

/** A command's outcome, according to its answer. */
export type Answer =
  /** The command was carried out and made this version. */
  | { readonly kind: 'done'; readonly version: number }
  /** The command had been carried out before; the answer shows this version. */
  | { readonly kind: 'duplicate'; readonly version: number }
  /** The command was refused. `version` is that of the game shown with the refusal, if any. */
  | { readonly kind: 'refused'; readonly code: string; readonly version: number | undefined }
  /** The command lost every race for the next version and changed nothing. */
  | { readonly kind: 'crowded' }
  | { readonly kind: 'failed'; readonly status: number }

/**
 * A command with the instants of its sending and its answer, in nanoseconds of the machine's monotonic clock, which all
 * processes share.
 */
export type Call = {
  readonly contender: number
  readonly game: string
  readonly command: Extract<Command, { readonly by: Seat }>
  readonly receivedAt: Instant
  readonly sent: number
  readonly answered: number
  readonly answer: Answer
}

export const steadyNow = (): number => Number(process.hrtime.bigint())
