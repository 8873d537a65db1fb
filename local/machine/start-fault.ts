/** Why the service cannot start. The message is one sentence that says what to do. */
export class StartFault extends Error {}

export const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

export const errorReason = (error: unknown): string =>
  (error instanceof Error && error.message.split('\n')[0]) || errorCode(error)

/**
 * `SQLITE_FULL`, the result code when the disk is full. It is in the lowest byte; the upper ones name the failed call.
 */
const SQLITE_FULL = 13

export const isDiskFull = (error: unknown): boolean =>
  errorCode(error) === 'ENOSPC' ||
  (error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === SQLITE_FULL)

export const diskFullFault = (folder: string): StartFault =>
  new StartFault(`the disk of ${folder} is full (ENOSPC); make room there, or set DATA_DIR to another folder.`)
