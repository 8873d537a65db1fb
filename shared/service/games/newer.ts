/**
 * Two releases read the same table for ten minutes, and after a release is taken back. What the later one wrote and this one
 * does not know is neither damaged nor lost: whoever asks comes again.
 */
const NEWER = 'WrittenByLaterRelease'

export const newer = (message: string, cause?: unknown): Error => {
  const error = new Error(message, { cause })
  error.name = NEWER
  return error
}

export const isNewer = (error: unknown): boolean => error instanceof Error && error.name === NEWER
