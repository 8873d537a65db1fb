import type { Problem } from './document.ts'

/** The values of an open list that this version knows. The service may answer with others. */
export type Known<T> = T extends unknown ? (string extends T ? never : T) : never

export type RefusalCode = Known<Problem['code']>

/**
 * The service refused a request: switch on `code`. `problem` has what helps, such as `legalMoves` or the present
 * `game`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: Problem['code']
  readonly status: number
  readonly problem: Problem
  /** The seconds after which to repeat the request, if the service gives them. */
  readonly retryAfter: number | undefined

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail)
    this.code = problem.code
    this.status = problem.status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/**
 * No answer of the service came: the network failed, or a proxy or another server answered. The request may have been
 * carried out.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** Returns whether an error is a refusal, with one of these codes if any are named. */
export const isRefusal = (error: unknown, ...codes: readonly RefusalCode[]): error is Refusal =>
  error instanceof Refusal && (codes.length === 0 || codes.some((code) => code === error.code))
