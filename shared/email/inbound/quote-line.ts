import { REPLY_LIMITS } from './reply-limits.ts'

/**
 * Returns the beginning of a line, to be quoted in the email about its outcome. A long line ends after its last whole
 * word, with an ellipsis.
 */
export const quoteLine = (line: string): string => {
  const signs = [...line]
  if (signs.length <= REPLY_LIMITS.shown) return line
  const end = signs.slice(0, REPLY_LIMITS.shown + 1).findLastIndex((sign) => /\s/u.test(sign))
  return `${signs.slice(0, end > 0 ? end : REPLY_LIMITS.shown).join('')} \u2026`
}
