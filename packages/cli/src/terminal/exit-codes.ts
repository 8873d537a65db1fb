import { Refusal, type RefusalCode, Unreachable, isRefusal } from '../../../client/src/index.ts'

/** How a command may end: its exit code, and what that means. */
export const EXIT_CODES = {
  done: [0, 'done'],
  refused: [1, 'the service refused it, a new link could not be kept, or a record is not genuine'],
  misuse: [2, 'the command was not understood, or a file cannot be used'],
  unreachable: [3, 'the service cannot be reached; it may have been done'],
  notYourTurn: [4, 'it is not your turn, or the game has moved on'],
  over: [5, 'the game is over'],
  fault: [70, 'a fault of this program'],
  interrupted: [130, 'interrupted'],
} as const satisfies Readonly<Record<string, readonly [code: number, means: string]>>

/** The command line cannot be understood. */
export class UsageError extends Error {}

/** A file cannot be used. */
export class FileError extends Error {}

const TURN_CODES = ['not-your-turn', 'stale-ply', 'not-begun'] as const satisfies readonly RefusalCode[]
const END_CODES = ['game-over', 'too-late'] as const satisfies readonly RefusalCode[]

const exitOf = (error: unknown): keyof typeof EXIT_CODES => {
  if (error instanceof Unreachable) return 'unreachable'
  if (error instanceof UsageError || error instanceof FileError) return 'misuse'
  if (!(error instanceof Refusal)) return 'fault'
  if (isRefusal(error, ...TURN_CODES)) return 'notYourTurn'
  return isRefusal(error, ...END_CODES) ? 'over' : 'refused'
}

/** What is written otherwise on the command line than in the API, whose sentence is of no help then. */
const WRITTEN: Readonly<Record<string, string>> = {
  clock: 'its own parts are written --clock perMove=P2D,reserve=P10D',
}

const lines = (error: unknown): readonly string[] => {
  if (exitOf(error) === 'fault') return [`this is a fault of crownhead, not of the command: ${String(error)}`]
  if (!(error instanceof Refusal)) return [error instanceof Error ? error.message : String(error)]
  const { issues = [], legalMoves = [], reason } = error.problem
  return [
    `${error.message} (${reason ?? error.code})`,
    ...issues.map(({ path, message }) => `${path}: ${message}`),
    ...issues.flatMap(({ path }) => WRITTEN[path.split('.').at(-1) ?? ''] ?? []),
    ...(legalMoves.length > 0 ? [`legal: ${legalMoves.join(' ')}`] : []),
    ...(error.retryAfter === undefined ? [] : [`try again in ${error.retryAfter} seconds`]),
  ]
}

/** What went wrong, for a program. */
type FailureJson = {
  readonly exit: number
  readonly message: string
  /** What the service said. */
  readonly problem?: Refusal['problem']
  /** The seconds after which to try again, if the service says so. */
  readonly retryAfter?: number
}

const failureJson = (error: unknown, exit: number): FailureJson => {
  if (!(error instanceof Refusal)) return { exit, message: lines(error).join(' ') }
  const { message, problem, retryAfter } = error
  return { exit, message, problem, ...(retryAfter !== undefined && { retryAfter }) }
}

/** Returns what went wrong: as lines for a person, as JSON for a program, and as an exit code. */
export const describeFailure = (
  error: unknown,
): { readonly lines: readonly string[]; readonly json: FailureJson; readonly code: number } => {
  const [code] = EXIT_CODES[exitOf(error)]
  return { lines: lines(error), json: failureJson(error, code), code }
}
