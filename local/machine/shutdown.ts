/** Prints a sentence and ends the process with status 1. */
export const exitWithFault = (sentence: string): never => {
  process.stderr.write(`crownhead: ${sentence}\n`)
  process.exit(1)
}

/** Ends the process with status 0. */
export const exitCleanly = (): never => process.exit(0)

/**
 * Runs `end` once, then exits, on SIGINT, SIGTERM, SIGHUP or when the parent process disconnects. A terminal and the
 * parent may both send a signal.
 */
export const onShutdown = (end: () => Promise<void>): void => {
  let isEnding = false
  const begin = (): void => {
    if (isEnding) return
    isEnding = true
    void end().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin)
  process.on('disconnect', begin).off('disconnect', exitCleanly)
}
