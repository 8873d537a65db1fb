/** The longest texts, in UTF-16 units, as a browser's `maxlength` counts them. */
export const LONGEST = {
  /** Fits the subject of an email. */
  name: 40,
  /** RFC 5321: 256 with the angle brackets. */
  email: 254,
  /** RFC 5321: before the @, in octets. */
  local: 64,
  /** A capture of 20 pieces with all its squares named takes 62. */
  move: 120,
  /** As much of an illegal move as its caution keeps: all of a legal one. */
  caution: 64,
  fen: 400,
  message: 280,
  /** A link has 46 characters; others are of no use. */
  token: 64,
  /** A word with a declined invitation. */
  declining: 140,
  note: 4000,
  /** RFC 5646: every part of a language tag fits. */
  locale: 35,
  timeZone: 64,
} as const
