/** One sentence that says what to do. */
export class StartFault extends Error {}

export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message.split('\n')[0]) || codeOf(error)
