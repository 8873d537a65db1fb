/** Writes a line to the log. It must contain no tokens, addresses or names. */
export type Logger = (
  level: 'info' | 'warn' | 'error',
  message: string,
  facts?: Readonly<Record<string, string | number | boolean>>,
) => void
