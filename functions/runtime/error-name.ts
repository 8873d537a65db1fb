/** SQLite's result codes for a full disk and for a failing one. Their upper bytes say which call failed. */
const DISK_ERRORS: ReadonlyMap<number, string> = new Map([
  [13, 'ENOSPC'],
  [10, 'EIO'],
])

/**
 * Returns the system's code for an error of a disk or a connection, such as `ENOSPC`. The name of such an error is only
 * "Error".
 */
const systemCodeOf = (error: Error): string | undefined => {
  if ('errcode' in error && typeof error.errcode === 'number') return DISK_ERRORS.get(error.errcode & 0xff)
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code) ? error.code : undefined
}

/**
 * Returns a name for logs, such as `ThrottlingException`. The message of an error may quote the request, so it is never
 * logged.
 */
export const errorName = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  return error.name === 'Error' ? (systemCodeOf(error) ?? error.name) : error.name
}
