import type { DatabaseSync } from 'node:sqlite'
import { type Duration, HOUR, type Instant, MINUTE } from '../../../shared/game/model/words.ts'

export type QueuedMessage = {
  readonly id: number
  readonly body: string
  readonly attempts: number
  readonly lane: string
}

/** The messages that are in progress, and the lanes that may start no further message. */
export type InProgress = { readonly ids: readonly number[]; readonly lanes: readonly string[] }

export type MessageQueue = {
  /** Adds a message. Of those that are due, the lowest rank goes first; a lane groups messages that share a limit. */
  readonly put: (body: string, visibleAt: Instant, place?: { readonly rank?: number; readonly lane?: string }) => void
  /**
   * Returns the messages that are due, by rank, then by time. With `busy`, returns only the first one of each lane that
   * may start another message, by time. Messages stay in the queue until `done`, so a crash repeats them.
   */
  readonly take: (now: Instant, limit: number, busy?: InProgress) => readonly QueuedMessage[]
  /** Returns the messages of a lane that are no dead letters, in the order in which they came. */
  readonly inLane: (lane: string) => readonly QueuedMessage[]
  readonly done: (id: number) => void
  /** Retries the message in 1, 2, 4 ... minutes; after the last attempt it becomes a dead letter. */
  readonly retryLater: (id: number, now: Instant) => void
  /** Returns the sum of the waits after this many failed attempts: the first attempt was at least that long ago. */
  readonly leastWait: (attempts: number) => Duration
  readonly attempts: number
  readonly deadLetters: () => readonly QueuedMessage[]
  readonly redrive: (now: Instant) => void
  readonly nextAt: (busy?: InProgress) => Instant | undefined
  readonly size: () => number
}

/** How often a message is tried, and the longest wait between two attempts. */
export type RetryLimits = { readonly attempts: number; readonly longestWait: Duration }

/** Attempts before a message becomes a dead letter. SQS is set to 1,000; a local failure does not last for hours. */
export const LOCAL_ATTEMPTS = 5

const LOCAL_RETRIES: RetryLimits = { attempts: LOCAL_ATTEMPTS, longestWait: HOUR }

const FIRST_WAIT: Duration = MINUTE

/**
 * The most doublings of the wait. 15 make about three weeks, longer than any limit in use, and keep the shift small.
 */
const MOST_DOUBLINGS = 15

/**
 * The lanes that have room, found one after the other in the index of lanes, so that a lane with very many messages
 * costs no more than one with few. ?1 is the queue, ?2 the messages in progress, ?3 the full lanes.
 */
const LANES = `WITH RECURSIVE lanes (lane) AS (
  SELECT min(lane) FROM message WHERE queue = ?1 AND dead = 0 AND lane <> ''
  UNION ALL
  SELECT (SELECT min(lane) FROM message WHERE queue = ?1 AND dead = 0 AND lane <> '' AND lane > lanes.lane)
  FROM lanes WHERE lane IS NOT NULL
), roomy AS (SELECT lane FROM lanes WHERE lane IS NOT NULL AND lane NOT IN (SELECT value FROM json_each(?3)))`

/** In a lane that has room: the messages that are not in progress. */
const IN_LANE = `FROM message WHERE queue = ?1 AND dead = 0 AND lane <> '' AND lane = roomy.lane
  AND id NOT IN (SELECT value FROM json_each(?2))`

const statementsOf = (database: DatabaseSync) => ({
  put: database.prepare('INSERT INTO message (queue, body, visible_at, rank, lane) VALUES (?, ?, ?, ?, ?)'),
  take: database.prepare(
    'SELECT id, body, attempts, lane FROM message WHERE queue = ? AND dead = 0 AND visible_at <= ? ORDER BY rank, visible_at, id LIMIT ?',
  ),
  takeRoomy: database.prepare(
    `${LANES} SELECT id, body, attempts, lane FROM message WHERE id IN (
      SELECT (SELECT id ${IN_LANE} AND visible_at <= ?4 ORDER BY visible_at, id LIMIT 1) FROM roomy
    ) ORDER BY visible_at, id LIMIT ?5`,
  ),
  inLane: database.prepare(
    'SELECT id, body, attempts, lane FROM message WHERE queue = ? AND dead = 0 AND lane = ? ORDER BY id',
  ),
  done: database.prepare('DELETE FROM message WHERE id = ?'),
  failed: database.prepare(
    'UPDATE message SET attempts = attempts + 1, dead = attempts + 1 >= ?, visible_at = ? + min(?, ? << min(attempts, ?)) WHERE id = ?',
  ),
  dead: database.prepare('SELECT id, body, attempts, lane FROM message WHERE queue = ? AND dead = 1 ORDER BY id'),
  redrive: database.prepare('UPDATE message SET attempts = 0, dead = 0, visible_at = ? WHERE queue = ? AND dead = 1'),
  waiting: database.prepare('SELECT count(*) AS count FROM message WHERE queue = ? AND dead = 0'),
  next: database.prepare('SELECT min(visible_at) AS at FROM message WHERE queue = ? AND dead = 0'),
  nextRoomy: database.prepare(
    `${LANES} SELECT min((SELECT visible_at ${IN_LANE} ORDER BY visible_at LIMIT 1)) AS at FROM roomy`,
  ),
})

/** Ranks of messages: the lowest goes first. */
export const EMAIL_RANK = { first: 0, usual: 1, last: 2 } as const

const textsOf = ({ ids, lanes }: InProgress): readonly [string, string] => [JSON.stringify(ids), JSON.stringify(lanes)]

export const sqliteQueue = (
  database: DatabaseSync,
  name: string,
  { attempts, longestWait: longest } = LOCAL_RETRIES,
): MessageQueue => {
  const statements = statementsOf(database)
  return {
    put: (body, visibleAt, { rank = EMAIL_RANK.usual, lane = '' } = {}) =>
      void statements.put.run(name, body, visibleAt, rank, lane),
    take: (now, limit, busy) =>
      (busy
        ? statements.takeRoomy.all(name, ...textsOf(busy), now, limit)
        : statements.take.all(name, now, limit)) as unknown as readonly QueuedMessage[],
    inLane: (lane) => statements.inLane.all(name, lane) as unknown as readonly QueuedMessage[],
    done: (id) => void statements.done.run(id),
    retryLater: (id, now) => void statements.failed.run(attempts, now, longest, FIRST_WAIT, MOST_DOUBLINGS, id),
    leastWait: (times) =>
      Array.from({ length: times }, (_, nth) =>
        Math.min(longest, FIRST_WAIT * 2 ** Math.min(nth, MOST_DOUBLINGS)),
      ).reduce((sum, wait) => sum + wait, 0),
    attempts,
    deadLetters: () => statements.dead.all(name) as unknown as readonly QueuedMessage[],
    redrive: (now) => void statements.redrive.run(now, name),
    size: () => Number(statements.waiting.get(name)?.['count'] ?? 0),
    nextAt: (busy) => {
      const row = busy ? statements.nextRoomy.get(name, ...textsOf(busy)) : statements.next.get(name)
      return (row?.['at'] as number | null) ?? undefined
    },
  }
}
