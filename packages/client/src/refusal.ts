import type { Problem } from './document.ts'

export type RefusalCode = Problem['code']

/** The service said no: switch on `code`. `problem` has what helps, as `legalMoves` or the present `game`. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly status: number
  readonly problem: Problem
  /** In seconds, where the service names a time. */
  readonly retryAfter: number | undefined

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail)
    this.code = problem.code
    this.status = problem.status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** No answer of the service came: the network, a proxy, or another server. What was asked may have been done. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

export const isRefusal = (error: unknown, ...codes: readonly RefusalCode[]): error is Refusal =>
  error instanceof Refusal && (codes.length === 0 || codes.includes(error.code))
