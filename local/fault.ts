/** What the service cannot be started with, in one sentence that says what to do. */
export class StartFault extends Error {}

/** What the system calls an error: a code, where it has one. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** What an error says of itself, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message.split('\n')[0]) || codeOf(error)
