import { DAY, HOUR, MINUTE, SECOND } from '../game/words.ts'

/** Webhooks. `retries`: the waits between eight tries, a day less 25 minutes in all. */
export const HOOKS = {
  /** Of one owner. */
  most: 5,
  /** Posts to all webhooks of an owner, tries and tests too. More wait for the next hours. */
  hour: 3000,
  retries: [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 6 * HOUR],
  /** Name, connection, TLS and answer together. */
  patience: 10 * SECOND,
  /** Bytes of an answer that are read. */
  read: 4096,
  /** Deliveries are kept so long. */
  kept: 7 * DAY,
  /** How many were posted in an hour: longer than it lasts. */
  counted: 2 * HOUR,
  /** Which turn was told last: each is told within a day, or never. */
  turns: 2 * DAY,
  /** The newest of a hook. */
  listed: 100,
  /** So long both secrets sign. */
  overlap: DAY,
} as const

/** Notices on devices. */
export const PUSH = {
  /** Of a seat; the newest. */
  devices: 3,
  /** Characters of a device's address. */
  endpoint: 512,
  /** Of a seat in a day. */
  day: 40,
  /** Of the whole service in an hour, to push services that are not known: each is at most three posts, of one try. */
  elsewhereHour: 100,
  /** Of an email, once a device took the notice. */
  wait: HOUR,
  /** A push service keeps no notice for longer. */
  kept: 28 * DAY,
} as const
