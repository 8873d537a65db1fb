/** Of a written move: 20 captures with all squares named take 62. Apart, as the script of a board needs no other. */
export const LONGEST_MOVE = 120

/** UTF-16 units, as in `maxlength`. */
export const LONGEST = {
  /** Fits an email's subject. */
  name: 40,
  /** RFC 5321: 256 with the angle brackets. */
  email: 254,
  /** RFC 5321: before the @, in octets. */
  local: 64,
  move: LONGEST_MOVE,
  /** All of a legal move. */
  caution: 64,
  fen: 400,
  message: 280,
  /** Links have 46. */
  token: 64,
  /** A word with a declined invitation. */
  declining: 140,
  note: 4000,
  /** RFC 5646: all parts of a tag. */
  locale: 35,
  /** A page's own address, to come back to. */
  back: 1000,
  timeZone: 64,
  /** The address that a webhook is sent to. */
  hook: 1000,
} as const
