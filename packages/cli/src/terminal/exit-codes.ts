import { Refusal, type RefusalCode, Unreachable, isRefusal } from '../../../client/src/index.ts'

/** How a command may end: its exit code, and what that means. */
export const EXIT_CODES = {
  done: [0, 'done'],
  refused: [1, 'the service refused it, or a new link could not be kept'],
  misuse: [2, 'the command was not understood'],
  unreachable: [3, 'the service cannot be reached; it may have been done'],
  notYourTurn: [4, 'it is not your turn, or the game has moved on'],
  over: [5, 'the game is over'],
  interrupted: [130, 'interrupted'],
} as const satisfies Readonly<Record<string, readonly [code: number, means: string]>>

/** The command line cannot be understood, or a file cannot be used. */
export class UsageError extends Error {}

const TURN_CODES = ['not-your-turn', 'stale-ply', 'not-begun'] as const satisfies readonly RefusalCode[]
const END_CODES = ['game-over', 'too-late'] as const satisfies readonly RefusalCode[]

const exitOf = (error: unknown): keyof typeof EXIT_CODES => {
  if (error instanceof Unreachable) return 'unreachable'
  if (!(error instanceof Refusal)) return 'misuse'
  if (isRefusal(error, ...TURN_CODES)) return 'notYourTurn'
  return isRefusal(error, ...END_CODES) ? 'over' : 'refused'
}

const lines = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [String(error)]
  if (!(error instanceof Refusal)) return [error.message]
  const { issues = [], legalMoves = [], reason } = error.problem
  return [
    `${error.message} (${reason ?? error.code})`,
    ...issues.map(({ path, message }) => `${path}: ${message}`),
    ...(legalMoves.length > 0 ? [`legal: ${legalMoves.join(' ')}`] : []),
    ...(error.retryAfter === undefined ? [] : [`try again in ${error.retryAfter} seconds`]),
  ]
}

/** Returns what went wrong: as lines for a person, and as an exit code. */
export const describeFailure = (error: unknown): { readonly lines: readonly string[]; readonly code: number } => ({
  lines: lines(error),
  code: EXIT_CODES[exitOf(error)][0],
})
