/** SQLite's result codes for a disk that is full and for one that fails. The upper bytes tell at which call. */
const OF_DISK: ReadonlyMap<number, string> = new Map([
  [13, 'ENOSPC'],
  [10, 'EIO'],
])

/** What the system says of a disk or a connection; its name is only "Error". */
const systemCodeOf = (error: Error): string | undefined => {
  if ('errcode' in error && typeof error.errcode === 'number') return OF_DISK.get(error.errcode & 0xff)
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code) ? error.code : undefined
}

/** Its message may quote the request. */
export const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  return error.name === 'Error' ? (systemCodeOf(error) ?? error.name) : error.name
}
