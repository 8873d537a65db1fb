import { HOUR } from '../../game/words.ts'

/** Answers by email. */
export const REPLY = {
  /** Bytes of one, with all that it quotes. */
  largest: 256 * 1024,
  /** Emails offer it while more than this is left: an email may be late. */
  ends: HOUR,
  /** Recipients of one that are looked at. */
  recipients: 10,
  /** Characters of its first line that are shown again. */
  shown: 60,
} as const
