import { HOUR } from '../../game/words.ts'

/** Answers by email. */
export const REPLY = {
  /** Bytes of one, with all that it quotes. */
  largest: 256 * 1024,
  /** Lines of one: each takes a reader 10 µs. With the largest attachment that fits, an honest one has 3,500. */
  lines: 8192,
  /** Pieces of base64 that padding ends: each takes a reader 0.1 ms. An honest email has one for each part, or for each line. */
  units: 4096,
  /** Emails offer it while more than this is left: an email may be late. */
  ends: HOUR,
  /** Recipients of one that are looked at. */
  recipients: 10,
  /** Characters of its first line that are shown again. */
  shown: 60,
} as const
