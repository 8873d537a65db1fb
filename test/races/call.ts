import type { Command } from '../../shared/game/commands.ts'
import type { Instant, Seat } from '../../shared/game/words.ts'

/** What came of a command, as far as its answer says. */
export type Answer =
  /** Carried out: it made this version. */
  | { readonly kind: 'done'; readonly version: number }
  /** Answered without a step, from this version. */
  | { readonly kind: 'duplicate'; readonly version: number }
  /** `version`: of the game that was shown along with it, where one was. */
  | { readonly kind: 'refused'; readonly code: string; readonly version: number | undefined }
  /** Lost every race: nothing was done. */
  | { readonly kind: 'crowded' }
  | { readonly kind: 'failed'; readonly status: number }

/** One command from its sending to its answer, in nanoseconds of the machine's steady clock, which its processes share. */
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
