export const fail = (sentence: string): never => {
  process.stderr.write(`crownhead: ${sentence}\n`)
  process.exit(1)
}

export const leave = (): never => process.exit(0)

/** Also on the loss of the parent. Terminal and parent may both signal. */
export const onEnd = (end: () => Promise<void>): void => {
  let isEnding = false
  const begin = (): void => {
    if (isEnding) return
    isEnding = true
    void end().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin)
  process.on('disconnect', begin).off('disconnect', leave)
}
