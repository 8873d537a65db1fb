/**
 * The most characters of a written move. A jump of 20 captures with all its squares takes 62. The constant stands
 * apart because the script of a board needs no other limit.
 */
export const LONGEST_MOVE = 120

/** The most characters of texts, in UTF-16 units as HTML's `maxlength` counts them. */
export const LONGEST = {
  /** A name of this length fits the subject of an email. */
  name: 40,
  /** RFC 5321 allows 256 with the angle brackets. */
  email: 254,
  /** RFC 5321 allows at most this many octets before the @. */
  local: 64,
  move: LONGEST_MOVE,
  /** How much of an illegal text the event of a caution keeps. Every legal move fits. */
  caution: 64,
  fen: 400,
  message: 280,
  /** The tokens of links have 46 characters. */
  token: 64,
  /** The message with which an invitation is declined. */
  decliningMessage: 140,
  /** The word that lets people create games: the setting has at most 40 letters of up to two code units. */
  clubWord: 80,
  note: 4000,
  /** A language tag with all its parts fits (RFC 5646). */
  locale: 35,
  /** The path of a page that a form leads back to. */
  returnPath: 1000,
  timeZone: 64,
  /** The URL that a webhook is sent to. */
  webhookUrl: 1000,
} as const
