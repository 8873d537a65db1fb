/**
 * The name of errors about data that a later release wrote. Two releases use the same table for ten minutes during a
 * deployment, and after a rollback. Data that this release cannot read is neither damaged nor lost: callers try again.
 */
const LATER_RELEASE = 'WrittenByLaterRelease'

export const laterReleaseError = (message: string, cause?: unknown): Error => {
  const error = new Error(message, { cause })
  error.name = LATER_RELEASE
  return error
}

export const isFromLaterRelease = (error: unknown): boolean => error instanceof Error && error.name === LATER_RELEASE
