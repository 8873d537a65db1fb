/** One sentence that says what to do. */
export class StartFault extends Error {}

export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message.split('\n')[0]) || codeOf(error)

/** SQLite's result code for a database whose disk is full. The upper bytes tell at which call. */
const FULL = 13

export const isDiskFull = (error: unknown): boolean =>
  codeOf(error) === 'ENOSPC' ||
  (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === FULL)

export const diskFault = (folder: string): StartFault =>
  new StartFault(`the disk of ${folder} is full (ENOSPC); make room there, or set DATA_DIR to another folder.`)
