import type { DatabaseSync } from 'node:sqlite'
import { asideBody } from '../../functions/aws/retry-queue.ts'
import { noticeBody } from '../../functions/aws/notices.ts'
import { letterBody } from '../../functions/aws/email-body.ts'
import { type Duration, HOUR, type Instant, MINUTE } from '../../shared/game/words.ts'
import type { Notices, Posting } from '../../shared/service/ports/webhooks.ts'
import type { Queued } from '../../shared/mail/letters.ts'
import type { Aside, Outbox } from '../../shared/service/ports/ports.ts'
import { transaction } from './database.ts'

export type Message = { readonly id: number; readonly body: string; readonly attempts: number; readonly lane: string }

/** What is at work already: these messages, and all of these lanes. */
export type Busy = { readonly ids: readonly number[]; readonly lanes: readonly string[] }

export type Queue = {
  /** `rank`: of those that are due, the lowest goes first. */
  readonly put: (body: string, visibleAt: Instant, place?: { readonly rank?: number; readonly lane?: string }) => void
  /** By rank, then by time; with `busy` by time, the first of each other lane. They stay until done, so a crash repeats them. */
  readonly take: (now: Instant, limit: number, busy?: Busy) => readonly Message[]
  /** All of a lane that are not dead, in the order in which they came. */
  readonly inLane: (lane: string) => readonly Message[]
  readonly done: (id: number) => void
  /** Again in one minute, two, four ...; after as many attempts as its patience has a dead letter. */
  readonly failed: (id: number, now: Instant) => void
  /** So long at least has a message waited that failed so often. */
  readonly waited: (attempts: number) => Duration
  readonly attempts: number
  readonly dead: () => readonly Message[]
  readonly redrive: (now: Instant) => void
  readonly nextAt: (busy?: Busy) => Instant | undefined
  readonly waiting: () => number
}

/** `longest`: between two attempts. */
export type Patience = { readonly attempts: number; readonly longest: Duration }

/** Local functions do not fail for hours; SQS gets a thousand. */
export const ATTEMPTS = 5

const SHORT: Patience = { attempts: ATTEMPTS, longest: HOUR }

const LATER: Duration = MINUTE

/** Longer waits than a month are never asked for; more would not fit into the shift. */
const MOST_DOUBLINGS = 15

/**
 * Lanes that have room, found one after the other in the index of lanes: a lane with very many messages costs no more than
 * one with few. ?1: the queue. ?2: messages at work. ?3: lanes that are full.
 */
const LANES = `WITH RECURSIVE lanes (lane) AS (
  SELECT min(lane) FROM message WHERE queue = ?1 AND dead = 0 AND lane <> ''
  UNION ALL
  SELECT (SELECT min(lane) FROM message WHERE queue = ?1 AND dead = 0 AND lane <> '' AND lane > lanes.lane)
  FROM lanes WHERE lane IS NOT NULL
), roomy AS (SELECT lane FROM lanes WHERE lane IS NOT NULL AND lane NOT IN (SELECT value FROM json_each(?3)))`

/** Of a roomy lane, what is not at work. */
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

const textsOf = ({ ids, lanes }: Busy): readonly [string, string] => [JSON.stringify(ids), JSON.stringify(lanes)]

export const sqliteQueue = (database: DatabaseSync, name: string, { attempts, longest } = SHORT): Queue => {
  const statements = statementsOf(database)
  return {
    put: (body, visibleAt, { rank = USUAL, lane = '' } = {}) =>
      void statements.put.run(name, body, visibleAt, rank, lane),
    take: (now, limit, busy) =>
      (busy
        ? statements.takeRoomy.all(name, ...textsOf(busy), now, limit)
        : statements.take.all(name, now, limit)) as unknown as readonly Message[],
    inLane: (lane) => statements.inLane.all(name, lane) as unknown as readonly Message[],
    done: (id) => void statements.done.run(id),
    failed: (id, now) => void statements.failed.run(attempts, now, longest, LATER, MOST_DOUBLINGS, id),
    waited: (times) =>
      Array.from({ length: times }, (_, nth) => Math.min(longest, LATER * 2 ** Math.min(nth, MOST_DOUBLINGS))).reduce(
        (sum, wait) => sum + wait,
        0,
      ),
    attempts,
    dead: () => statements.dead.all(name) as unknown as readonly Message[],
    redrive: (now) => void statements.redrive.run(now, name),
    waiting: () => Number(statements.waiting.get(name)?.['count'] ?? 0),
    nextAt: (busy) => {
      const row = busy ? statements.nextRoomy.get(name, ...textsOf(busy)) : statements.next.get(name)
      return (row?.['at'] as number | null) ?? undefined
    },
  }
}

const [FIRST, USUAL, LAST] = [0, 1, 2]

/** Where not all may leave at once: last warnings first, and questions to those who do not play yet last. */
const rankOf = (letter: Queued): number => {
  if (letter.kind === 'door') return LAST
  return letter.kind === 'reminder' && letter.reminder === 'hours' ? FIRST : USUAL
}

/** Delays by the service's clock. */
export const sqliteOutbox = (database: DatabaseSync, queue: Queue, now: () => Instant): Outbox => ({
  put: async (letters) =>
    transaction(database, () => {
      for (const letter of letters) queue.put(letterBody(letter), now() + letter.delay, { rank: rankOf(letter) })
    }),
})

/** A seat's devices wait for nobody, and nobody for them. */
const laneOf = (posting: Posting): string => ('push' in posting ? posting.owner : (posting.hook ?? posting.owner))

export const sqliteNotices = (database: DatabaseSync, queue: Queue, now: () => Instant): Notices => ({
  put: async (postings) =>
    transaction(database, () => {
      for (const posting of postings) queue.put(noticeBody(posting), now() + posting.delay, { lane: laneOf(posting) })
    }),
})

export const sqliteAside = (queue: Queue, now: () => Instant): Aside => ({
  put: async (game) => queue.put(asideBody(game), now()),
})
