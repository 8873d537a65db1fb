import { DAY, HOUR, MINUTE, SECOND } from '../game/words.ts'

/** Webhooks. `retries`: the waits between eight tries, a day less 25 minutes in all. */
export const HOOKS = {
  /** Of one owner. */
  most: 5,
  retries: [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 6 * HOUR],
  /** Name, connection, TLS and answer together. */
  patience: 10 * SECOND,
  /** Bytes of an answer that are read. */
  read: 4096,
  /** Deliveries are kept so long. */
  kept: 7 * DAY,
  /** Which turn was told last: each is told within a day, or never. */
  turns: 2 * DAY,
  /** The newest of a hook. */
  listed: 100,
  /** So long both secrets sign. */
  overlap: DAY,
} as const
