import type { Command } from '../../shared/game/commands.ts'
import type { Instant, Seat } from '../../shared/game/words.ts'

/** A command's outcome, according to its answer. */
export type Answer =
  /** Carried out; made this version. */
  | { readonly kind: 'done'; readonly version: number }
  /** No step; answered from this version. */
  | { readonly kind: 'duplicate'; readonly version: number }
  /** `version`: of the game shown with it, if any. */
  | { readonly kind: 'refused'; readonly code: string; readonly version: number | undefined }
  /** Lost every race: nothing was done. */
  | { readonly kind: 'crowded' }
  | { readonly kind: 'failed'; readonly status: number }

/** A command from sending to answer, in nanoseconds of the machine's monotonic clock, shared by all processes. */
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
