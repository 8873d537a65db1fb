/**
 * Predicts what a game uses of AWS (calls, reads, writes and so on) from what happens in it. Tests compare this with
 * the counted uses. It assumes items of at most one kilobyte.
 */
import { type Duration, HOUR, type Instant, MINUTE } from '../../../shared/game/model/words.ts'
import type { FIRST_ADDRESSES } from './played-games.ts'
import type { PairKind } from './player-pairs.ts'
import type { RequestWay } from './counted-stage.ts'
import { NO_USES, type Uses, addUses, scaleUses } from '../services/uses.ts'

const uses = (some: Partial<Uses>): Uses => ({ ...NO_USES, ...some })

/**
 * The uses of a program's move. The game is read twice: by the program, and to make the move. The function Stored reads
 * the contact.
 */
const PROGRAM = uses({ request: 2, answers: 2, stored: 1, read: 3, write: 1 })

/**
 * The further uses of a move in an owned game: its entry in the owner's list is written and moves within the index. A
 * message about the owner is sent, received and deleted; the function Notify reads the owner's webhooks for it.
 */
const OWNED = uses({ write: 1, index: 2, queue: 3, notify: 1, read: 1 })

/**
 * The further uses of a move that a webhook is told of: another message; reads of the webhooks, the delivery and the
 * list entry; and four writes: the turn's lease, the count of the owner's posts, that the turn was sent, and the
 * delivery.
 */
const WEBHOOK = uses({ queue: 3, notify: 1, read: 3, write: 4 })

/**
 * The uses of a person's move. The page reads the game and the seat's own data. The move reads and writes the game. The
 * page's script sends the move, so the response is the next page, for which only the seat's data is read again. The
 * function Stored reads the contact of the side to move.
 */
const PERSON = uses({ request: 2, pages: 2, stored: 1, read: 5, write: 1 })

/**
 * The uses of a queued email, which is sent, received and deleted. The function Deliver reads the game and the contact.
 */
const QUEUED_EMAIL = uses({ queue: 3, deliver: 1, read: 2 })

/**
 * The uses of sending a queued email: a query for other games of the address, and three writes: the count in the
 * ledger, the contact's lease, and that the email was sent.
 */
const SENT = uses({ read: 0.5, write: 3, email: 1 })

/**
 * The uses of a notice to devices: a count in the ledger, and a message, which the function Notify posts without
 * reading anything.
 */
const NOTICE = uses({ write: 1, queue: 3, notify: 1 })

const MOVE = {
  'persons without email': PERSON,
  'persons with email': addUses(PERSON, QUEUED_EMAIL, SENT),
  'persons with email and a device': addUses(PERSON, QUEUED_EMAIL, NOTICE),
  programs: PROGRAM,
  'programs that own the game': addUses(PROGRAM, OWNED),
  'programs with a webhook': addUses(PROGRAM, OWNED, WEBHOOK),
} as const satisfies Readonly<Record<PairKind, Uses>>

const POLL = uses({ request: 1, answers: 1, read: 1 })

/**
 * The uses of a timer that fires: the game is read, and the next time to check it is stored, which calls the function
 * Stored.
 */
const FIRE = uses({ timer: 1, alarm: 1, stored: 1, read: 1, write: 1 })

/**
 * The uses of replacing a timer: a new one is set and the old one deleted, and an index entry is added and another
 * removed.
 */
const ARM = uses({ arm: 1, disarm: 1, index: 2 })

export type GameFacts = {
  readonly plies: number
  readonly polls: number
  readonly fires: number
  readonly arms: number
}

export const predictedUses = (kind: PairKind, { plies, polls, fires, arms }: GameFacts): Uses =>
  addUses(scaleUses(MOVE[kind], plies), scaleUses(POLL, plies * polls), scaleUses(FIRE, fires), scaleUses(ARM, arms))

/**
 * Changes uses to those with a front: CloudFront takes each request instead of the gateway, and a firewall, if there is
 * one, inspects each.
 */
export const withFront = (all: Uses, way: Exclude<RequestWay, 'gateway'>): Uses => ({
  ...all,
  edge: all.request,
  inspected: way === 'front with firewall' ? all.request : 0,
  request: 0,
})

/** The longest delay of an SQS message. */
const LONGEST_DELAY: Duration = 15 * MINUTE

/** How long after a move the email of the turn is due, or the notice that a device gets instead. */
const EMAIL_DELAY: Duration = 2 * MINUTE

/**
 * Returns the uses of the emails of turns whose player first got a notice on a device. `turns` are the lengths of these
 * turns. Each email returns to the queue until its turn is over, but after an hour at most it is sent.
 */
export const noticeUses = (turns: readonly Duration[]): Uses =>
  addUses(
    ...turns.map((turn) => {
      const wait = Math.min(turn - EMAIL_DELAY, HOUR)
      return addUses(scaleUses(QUEUED_EMAIL, Math.ceil(wait / LONGEST_DELAY)), wait === HOUR ? SENT : NO_USES)
    }),
  )

/**
 * The uses of a request that marks a turn as seen: two writes that count it for rate limits, a read of the game and of
 * the contact, and a write of the contact.
 */
export const SEEN_USES = uses({ request: 1, answers: 1, read: 2, write: 3 })

/**
 * The uses of a new game whose creator gives an address for the opponent, with the first email but without its writes of
 * the ledger. Eleven writes: three counts (for the network, for the addresses that it named, and for the seats of each
 * address), the game, both seats, their contacts, the contact's lease, that the email is to be sent, and that it was
 * sent.
 */
const OFFERED = uses({
  request: 1,
  pages: 1,
  stored: 1,
  deliver: 1,
  queue: 3,
  arm: 1,
  index: 2,
  email: 1,
  read: 17.5,
  write: 11,
})

/**
 * The uses of a new game, by the state of the address that its creator gives. The ledger counts the address, and how often the
 * network named it. For an address without consent, the ledger also stores its state, and counts for the service's hour
 * and for the network's quota of emails to strangers; for a domain that is no provider's, it counts the domain's quota,
 * too. The consented address was already named by the same network that day. So its email is treated as one that waits,
 * and its next check is planned.
 */
export const FIRST_EMAIL_USES: Readonly<Record<keyof typeof FIRST_ADDRESSES, Uses>> = {
  consented: addUses(OFFERED, uses({ write: 4, read: 3, index: 1 })),
  'at a provider': addUses(OFFERED, uses({ write: 5 + 1 })),
  'in a domain': addUses(OFFERED, uses({ write: 6 + 1, read: 1 })),
}

/** The uses of a page of a game for a watcher. */
export const WATCH_USES = uses({ request: 1, pages: 1, read: 1 })

export const watcherUses = ({ plies, polls }: Pick<GameFacts, 'plies' | 'polls'>): Uses =>
  addUses(scaleUses(WATCH_USES, plies), scaleUses(POLL, plies * polls))

/** Returns the next whole minute, as timers fire by the minute. */
const minuteUp = (at: Instant): Instant => Math.ceil(at / MINUTE) * MINUTE

/**
 * Returns for moves with these pauses how many timers fire without effect (`fires`), and how many are set (`arms`).
 * `reminds` is the time from the beginning of a turn to its first reminder; it is longer than every pause. A timer is
 * replaced after a move if it would fire within a third of that time.
 */
export const timerCounts = (pauses: readonly Duration[], reminds: Duration): Pick<GameFacts, 'fires' | 'arms'> => {
  let [now, due, fires, arms] = [0, reminds, 0, 0]
  for (const pause of pauses) {
    for (; minuteUp(due) <= now + pause; due = now + reminds) [fires, arms] = [fires + 1, arms + 1]
    now += pause
    if (due > now + reminds / 3) continue
    due = now + reminds
    arms++
  }
  return { fires, arms }
}
