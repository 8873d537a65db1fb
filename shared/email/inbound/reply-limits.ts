import { HOUR } from '../../game/model/words.ts'

/** The limits of replies by email. */
export const REPLY_LIMITS = {
  /** The most bytes of a reply, with everything that it quotes. */
  largest: 256 * 1024,
  /**
   * The most lines of a reply. A line takes 10 µs to read. An honest reply with the largest possible attachment has
   * 3,500.
   */
  lines: 8192,
  /**
   * The most pieces of base64 that end with padding. A piece takes 0.1 ms to read. An honest email has one for each
   * part or for each line.
   */
  units: 4096,
  /**
   * An email about a move can be answered only if more time than this is left for the move, because a reply may arrive
   * late.
   */
  ends: HOUR,
  /** How many recipients of a reply are looked at. */
  recipients: 10,
  /** How many characters of the line that was read are shown to its writer. */
  shown: 60,
} as const
