import { DAY, HOUR, MINUTE, SECOND } from '../game/model/words.ts'

/** Limits of webhooks. `retries` are the waits between the eight attempts: in all, 25 minutes less than a day. */
export const WEBHOOK_LIMITS = {
  /** The most webhooks of an owner. */
  most: 5,
  /**
   * The most POST requests in an hour to all webhooks of an owner, tests included. Further ones wait for later hours.
   */
  hour: 3000,
  retries: [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 6 * HOUR],
  /** The time for looking up the name, the connection, TLS and the answer together. */
  timeout: 10 * SECOND,
  /** How many bytes of an answer are read. */
  answerBytes: 4096,
  /** How long the record of a delivery is kept. */
  retention: 7 * DAY,
  /** How long the count of an hour's requests is kept: longer than the hour. */
  countRetention: 2 * HOUR,
  /** How long we remember which turn was sent last. A turn is sent within a day, or never. */
  turnRetention: 2 * DAY,
  /** How many deliveries of a webhook are listed, the newest first. */
  listed: 100,
  /** How long the old secret signs beside the new one. */
  secretOverlap: DAY,
} as const

/** Limits of push notifications. */
export const PUSH_LIMITS = {
  /** The most devices of a seat. If there are more, the newest stay. */
  devices: 3,
  /** The most characters of a subscription's endpoint. */
  endpoint: 512,
  /** The most notifications of a seat in a day. */
  day: 40,
  /**
   * The most notifications of the whole service in an hour to push services that are not known. A notification is one
   * POST request to each device of a seat, without retries.
   */
  unknownServicesHour: 100,
  /**
   * The longest time that the email waits once a push service has accepted the notification; less if the deadline is
   * near.
   */
  emailDelay: HOUR,
  /** The longest time that a push service keeps a notification. */
  maxTtl: 28 * DAY,
} as const
