import { BUDGET } from '../draughts/budget.ts'
import { LONGEST } from './longest.ts'
import { DAY, type Duration, HOUR, MINUTE, SECOND } from './words.ts'

// A file of its own: a page's script loads no other bound.
export { LONGEST }
export { MAIL } from './most-mail.ts'
export { ASKED, CHANGES, LARGEST_ITEM, MESSAGES, ROOM } from './most-stored.ts'

export type Bounds = { readonly least: number; readonly most: number }

export const isWithin = ({ least, most }: Bounds, value: number): boolean => value >= least && value <= most

/** A leap year. */
const YEAR: Duration = 366 * DAY

/** In milliseconds. */
export const SPANS = {
  perMove: { least: 0, most: YEAR },
  reserve: { least: 0, most: YEAR },
  increment: { least: 0, most: YEAR },
  cap: { least: HOUR, most: YEAR },
  period: { least: MINUTE, most: YEAR },
  leave: { least: 0, most: YEAR },
  invitationLife: { least: DAY, most: 180 * DAY },
  /** One gift, and the time for playing on. */
  gift: { least: MINUTE, most: 60 * DAY },
  /** From the proposal to its end. */
  pause: { least: SECOND, most: 30 * DAY },
  /** Until its beginning. */
  leaveAhead: { least: 0, most: 60 * DAY },
} as const satisfies Readonly<Record<string, Bounds>>

/** `perMove` and `reserve` together. */
export const LEAST_TURN: Duration = MINUTE

/** The same gift within this time is one, sent twice. */
export const ECHO = 10 * MINUTE

/** What a seat's page offers to give to the other side. */
export const GIFTS: readonly Duration[] = [DAY, 3 * DAY, 7 * DAY]

/** No gift raises a reserve above it: the clock computes each weekend. */
export const LARGEST_RESERVE: Duration = 3660 * DAY

/**
 * How long after its end a game's links work, and contacts, plans and notes are kept. `unplayed`: called off or never
 * accepted.
 */
export const KEPT = { finished: 180 * DAY, unplayed: 30 * DAY } as const satisfies Readonly<Record<string, Duration>>

/**
 * Of an address at which emails come back: until another try at one that is gone, and until the next email after too
 * many passing failures.
 */
export const REST = { gone: DAY, passing: 7 * DAY } as const satisfies Readonly<Record<string, Duration>>

/** For a rematch offer, forgiving a loss on time, or an arbiter’s ruling on a game that was called off. */
export const AFTERWARDS: Duration = 14 * DAY

/** The old link's holder may object this long before a seat goes to another. */
export const VETO_TIME: Duration = 2 * DAY

/** What a loser on time gets to play on with, unless the winner says otherwise. */
export const SECOND_CHANCE: Duration = 3 * DAY

/** Before a turn's email: a player who answers at once gets none. */
export const TURN_DELAY: Duration = 2 * MINUTE

export const TURNS = {
  /** Between two emails about turns to an address whose reader does nothing in the meantime. */
  apart: 30 * MINUTE,
  /** How long an email about a turn waits before it is tried again. */
  again: 15 * MINUTE,
  /** With less until the deadline, it does not wait. */
  soon: 3 * HOUR,
  /** Games in one email; the others get the next. */
  listed: 20,
  /** Other games that an email which waits looks at, to see whether its reader is there: it does so each quarter of an hour. */
  looked: 20,
} as const

/** Share of the whole turn; below it time is urgent. */
export const URGENT = 1 / 5

export const COUNTS = {
  /** At the most the game is drawn: no game grows without end. */
  ply: { least: 0, most: 1000 },
  /** Own moves before `period` is added. */
  moves: { least: 1, most: 100 },
  ballot: { least: 1, most: 2500 },
  square: { least: 1, most: 72 },
  leaveDays: { least: 1, most: YEAR / DAY },
  /** Links looked at by one request: one DynamoDB batch. */
  looks: { least: 0, most: 100 },
  /** In one answer. What one request changed stays together, so there may be a few more. */
  events: { least: 1, most: 200 },
  /** Of a round robin. */
  players: { least: 2, most: 32 },
} as const satisfies Readonly<Record<string, Bounds>>

export const PLAN = {
  /** Lines, and moves in all of them. */
  moves: 200,
  /** Own moves in a line; as many of the opponent's. */
  deep: 30,
  /** Engine steps for all lines: two positions' worth. Honest plans take a few hundred. */
  steps: 2 * BUDGET,
} as const

/** Limits of the lines that a reader tries: they stand in an address, and are read with each page. */
export const TRIED = {
  /** Most positions in all lines together. */
  moves: 200,
  /** Most characters of all lines, as an address has them. */
  long: 2048,
  /** Most steps of the engine for reading them. */
  steps: 2 * BUDGET,
} as const

/**
 * Engine steps for the moves of one take-back: they stay in the log, and every reading plays them again. Honest positions
 * take a few hundred at most.
 */
export const TAKEN_BACK = 1024

/** What one look at a list of games reads of them: 50 ms. More is left for the next request. */
export const LOOK = {
  /** Events of all their logs, 5 µs each: a hundred usual games. */
  events: 10_000,
  /** Engine steps: two positions' worth. */
  steps: 2 * BUDGET,
} as const

/** To take back a change of address or a new link, from the mailbox. */
export const UNDO_LIFE: Duration = 7 * DAY

/** Before a seat's second and last question. */
export const DOOR_REST: Duration = DAY

/** How old an edge's answer about a game's version may be. With the rhythm of a page's questions, a move shows within ten seconds. */
export const VERSION_KEPT: Duration = 2 * SECOND

/** Positions of a moving picture, the last before the ply: 600 KB, a quarter of a second. */
export const FILM = 150

/** API keys of an address: living ones, and how many it makes in a day, as none is ever deleted. */
export const KEYS = { living: 5, day: 10 } as const

export const inDays = ({ least, most }: Bounds): Bounds => ({
  least: Math.ceil(least / DAY),
  most: Math.floor(most / DAY),
})
