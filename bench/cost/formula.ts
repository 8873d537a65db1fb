/** How often a game calls what is billed, from what happens in it. Its items have up to one kilobyte each. */
import { type Duration, HOUR, type Instant, MINUTE } from '../../shared/game/words.ts'
import type { FIRST, Kind } from './players.ts'
import type { Way } from './stage.ts'
import { NONE, type Uses, plus, times } from './tally.ts'

const uses = (some: Partial<Uses>): Uses => ({ ...NONE, ...some })

/** The game is read by the program, by its move, and the address by Stored. */
const PROGRAM = uses({ request: 2, answers: 2, stored: 1, read: 3, write: 1 })

/**
 * A line of its owner's list, which moves in the index; and a message to the owner, which is put, received and deleted, for
 * which the webhooks are read.
 */
const OWNED = uses({ write: 1, index: 2, queue: 3, notify: 1, read: 1 })

/**
 * Another message, to the webhook. It reads the webhooks, its delivery, and the line of the game; it writes the claim of
 * the turn, the count of its owner's posts, that it was told, and the delivery.
 */
const TOLD = uses({ queue: 3, notify: 1, read: 3, write: 4 })

/**
 * A page reads the game, and at once what the seat has beside it; a move reads the game and writes it, and by the script
 * its answer is a page, for which only the second is read. Stored reads the address of the side to move.
 */
const PERSON = uses({ request: 2, pages: 2, stored: 1, read: 5, write: 1 })

/** In the queue a letter is put, received and deleted. Deliver reads game and address. */
const LETTER = uses({ queue: 3, deliver: 1, read: 2 })

/** It asks the index for other games of the address, and writes the ledger, its claim, and that the seat was told. */
const SENT = uses({ read: 0.5, write: 3, email: 1 })

/** Its seat is counted in the ledger; a message to the devices, which Notify posts without reading anything. */
const NOTICE = uses({ write: 1, queue: 3, notify: 1 })

const MOVE = {
  'persons without email': PERSON,
  'persons with email': plus(PERSON, LETTER, SENT),
  'persons with email and a device': plus(PERSON, LETTER, NOTICE),
  programs: PROGRAM,
  'programs that own the game': plus(PROGRAM, OWNED),
  'programs with a webhook': plus(PROGRAM, OWNED, TOLD),
} as const satisfies Readonly<Record<Kind, Uses>>

const POLL = uses({ request: 1, answers: 1, read: 1 })

/** It looks, and stores when to look next, which Stored carries out. */
const FIRE = uses({ timer: 1, alarm: 1, stored: 1, read: 1, write: 1 })

/** An entry of the index goes, one comes. */
const ARM = uses({ arm: 1, disarm: 1, index: 2 })

export type Happened = { readonly plies: number; readonly polls: number; readonly fires: number; readonly arms: number }

export const usesOf = (kind: Kind, { plies, polls, fires, arms }: Happened): Uses =>
  plus(times(MOVE[kind], plies), times(POLL, plies * polls), times(FIRE, fires), times(ARM, arms))

/** The same by the front: CloudFront takes each request in place of the gateway, and its firewall inspects each. */
export const byFront = (all: Uses, way: Exclude<Way, 'gateway'>): Uses => ({
  ...all,
  edge: all.request,
  inspected: way === 'front with firewall' ? all.request : 0,
  request: 0,
})

/** SQS holds a letter for no longer. */
const HELD: Duration = 15 * MINUTE

/** The email of a turn is due, and the notice goes. */
const BEGINS: Duration = 2 * MINUTE

/** Of turns that last so long after a notice: their emails come back from the queue until an hour is over, or the turn. */
export const noticedIn = (turns: readonly Duration[]): Uses =>
  plus(
    ...turns.map((turn) => {
      const wait = Math.min(turn - BEGINS, HOUR)
      return plus(times(LETTER, Math.ceil(wait / HELD)), wait === HOUR ? SENT : NONE)
    }),
  )

/** The network and the link are counted, the game and the seat's entry read, and the entry written. */
export const SEEN = uses({ request: 1, answers: 1, read: 2, write: 3 })

/**
 * A game is made, whose creator gives an address, and its first email goes. Besides the ledger of first emails, nine are
 * written: the network, those that it names and the seats of each are counted, the game, the seat, its entry, its claim, the order to send and
 * that the seat was told.
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
  read: 18.5,
  write: 9,
})

/**
 * The ledger has the address, and how often its network has named it. Of an address that has not consented, also what is told of it, the hour of the
 * service and what went for its network, of which it is counted as a stranger; a domain that is no provider's has a
 * quota, which is read, too. One that has consented was named by the same network that day, so it is told of as if it waited: it is planned when to look again.
 */
export const FIRST_EMAIL: Readonly<Record<keyof typeof FIRST, Uses>> = {
  consented: plus(OFFERED, uses({ write: 4, read: 3, index: 1 })),
  'at a provider': plus(OFFERED, uses({ write: 5 + 1 })),
  'in a domain': plus(OFFERED, uses({ write: 6 + 1, read: 1 })),
}

/** A page of a game that is watched. */
export const WATCH = uses({ request: 1, pages: 1, read: 1 })

export const watchOf = ({ plies, polls }: Pick<Happened, 'plies' | 'polls'>): Uses =>
  plus(times(WATCH, plies), times(POLL, plies * polls))

/** Timers fire by the minute. */
const minuteUp = (at: Instant): Instant => Math.ceil(at / MINUTE) * MINUTE

/**
 * Of moves so far apart, each within `reminds`, when the first reminder of a turn would come: the timers that fire for
 * nothing, and those that are set. One that comes within a third of the time is set again.
 */
export const timersIn = (pauses: readonly Duration[], reminds: Duration): Pick<Happened, 'fires' | 'arms'> => {
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
