import { BUDGET } from '../../draughts/rules/budget.ts'
import { DAY, type Duration, HOUR, MINUTE, SECOND } from '../model/words.ts'

// `LONGEST` has a file of its own because a page's script needs no other bound.
export { LONGEST } from './longest.ts'
export { EMAIL_LIMITS } from './email-limits.ts'
export { MOST_REQUESTS_PER_TURN, CHANGE_LIMITS, LARGEST_ITEM, MESSAGE_BYTES, ALLOWANCE } from './storage-limits.ts'

/** The least and the greatest value, both included. */
export type ValueBounds = { readonly least: number; readonly most: number }

export const isWithinBounds = ({ least, most }: ValueBounds, value: number): boolean => value >= least && value <= most

/** The length of a leap year. */
const YEAR: Duration = 366 * DAY

/** Bounds of spans of time, in milliseconds. */
export const SPAN_BOUNDS = {
  perMove: { least: 0, most: YEAR },
  reserve: { least: 0, most: YEAR },
  increment: { least: 0, most: YEAR },
  cap: { least: HOUR, most: YEAR },
  period: { least: MINUTE, most: YEAR },
  leave: { least: 0, most: YEAR },
  invitationLife: { least: DAY, most: 180 * DAY },
  /** The time of one gift, and the time with which a loser on time plays on. */
  gift: { least: MINUTE, most: 60 * DAY },
  /** The time from the proposal of a pause to the end of the pause. */
  pause: { least: SECOND, most: 30 * DAY },
  /** The time from taking leave to its beginning. */
  leaveAhead: { least: 0, most: 60 * DAY },
} as const satisfies Readonly<Record<string, ValueBounds>>

/** The least time for a turn: `perMove` and `reserve` together. */
export const LEAST_TURN: Duration = MINUTE

/** A gift of the same length within this period counts as the same request, sent again. */
export const GIFT_RESEND_WINDOW = 10 * MINUTE

/** The gifts of time that a seat's page offers. */
export const OFFERED_GIFTS: readonly Duration[] = [DAY, 3 * DAY, 7 * DAY]

/** No gift raises a reserve above this, because the clock computes each weekend until the deadline. */
export const LARGEST_RESERVE: Duration = 3660 * DAY

/**
 * How long after a game's end its links work, and contacts, conditional moves and notes are kept. `unplayed` is for a
 * game that was called off or never accepted.
 */
export const RETENTION = { finished: 180 * DAY, unplayed: 30 * DAY } as const satisfies Readonly<
  Record<string, Duration>
>

/**
 * How long an address gets no email after emails to it bounced: `gone` after a permanent failure, until one more
 * attempt; `passing` after too many temporary failures.
 */
export const BOUNCE_PAUSE = { gone: DAY, passing: 7 * DAY } as const satisfies Readonly<Record<string, Duration>>

/**
 * How long after its end a game may be answered with an offer of a rematch, a last line, the forgiving of a loss on
 * time, or an arbiter's ruling on a game that was called off.
 */
export const AFTER_END_PERIOD: Duration = 14 * DAY

/** How long the holder of the old link may object before a new link to the seat works. */
export const VETO_PERIOD: Duration = 2 * DAY

/** The time with which a loser on time plays on, unless the winner gives another. */
export const PLAY_ON_TIME: Duration = 3 * DAY

/** How long the email about a turn is delayed, so that a player who answers at once gets none. */
export const TURN_EMAIL_DELAY: Duration = 2 * MINUTE

/** Limits of emails about turns. */
export const TURN_EMAIL_LIMITS = {
  /** The least time between two emails about turns to an address whose reader does nothing in the meantime. */
  minInterval: 30 * MINUTE,
  /** The time after which an email that came too soon is attempted again. */
  retryDelay: 15 * MINUTE,
  /** With less time than this until the deadline, an email does not wait. */
  urgentBelow: 3 * HOUR,
  /** The most games in one email. Others follow in the next. */
  gamesListed: 20,
  /** How many other games a waiting email checks at each attempt, to see whether its reader has acted in them. */
  gamesChecked: 20,
} as const

/** When less than this share of the whole turn is left, the time is urgent. */
export const URGENT_SHARE = 1 / 5

/** Bounds of numbers in requests. */
export const COUNT_BOUNDS = {
  /** A game that reaches the greatest ply is drawn, so that no game grows without end. */
  ply: { least: 0, most: 1000 },
  /** The number of own moves after which `period` is added. */
  moves: { least: 1, most: 100 },
  ballot: { least: 1, most: 2500 },
  square: { least: 1, most: 72 },
  leaveDays: { least: 1, most: YEAR / DAY },
  /** The days of one press for all games; 0 ends every leave. */
  awayDays: { least: 0, most: YEAR / DAY },
  /** The most links about which one request may ask what has changed: one batch of DynamoDB. */
  looks: { least: 0, most: 100 },
  /** The events in one answer. What one request changed stays together, so there may be a few more. */
  events: { least: 1, most: 200 },
  /** The number of players of a round robin. */
  players: { least: 2, most: 32 },
} as const satisfies Readonly<Record<string, ValueBounds>>

/** Limits of the conditional moves of a seat. */
export const CONDITIONAL_MOVES_LIMITS = {
  /** The most lines, and the most moves in all of them together. */
  moves: 200,
  /** The most own moves in a line, and as many of the opponent's. */
  ownMovesPerLine: 30,
  /** The most engine steps for all lines: what two positions may cost. Honest lines take a few hundred. */
  steps: 2 * BUDGET,
} as const

/**
 * Limits of the lines of an analysis board. They are part of the page's address, and are read each time the page is
 * loaded.
 */
export const ANALYSIS_LIMITS = {
  /** The most moves in all lines together. */
  moves: 200,
  /** The most characters of all lines as they are written in an address. */
  maxLength: 2048,
  /** The most engine steps for reading the lines. */
  steps: 2 * BUDGET,
} as const

/**
 * The most engine steps for the moves of one take-back. These moves stay in the log, so every reading of the game plays
 * them again. Honest positions take a few hundred at most.
 */
export const MOST_TAKEBACK_STEPS = 1024

/** How much one request for a list of games may read: about 50 ms. Further games are left for the next request. */
export const LIST_READ_LIMITS = {
  /** The most events of all their logs, at 5 µs each: a hundred usual games. */
  events: 10_000,
  /** The most engine steps: what two positions may cost. */
  steps: 2 * BUDGET,
} as const

/** How long a change of address, or a new link, can be undone from the old mailbox. */
export const UNDO_PERIOD: Duration = 7 * DAY

/** The time after which a second consent email for a seat may be sent. There is no third. */
export const CONSENT_RESEND_DELAY: Duration = DAY

/**
 * How old a cached answer about a game's version may be. In its first two minutes a page asks so often that, even with
 * such an answer, it shows a move within ten seconds.
 */
export const VERSION_MAX_AGE: Duration = 2 * SECOND

/**
 * The most positions of a GIF: the last ones up to the requested ply. So many take 600 KB and a quarter of a second of
 * work.
 */
export const MOST_GIF_FRAMES = 150

/** The most API keys of an address: valid ones, and new ones in a day, because the record of a key is never deleted. */
export const API_KEY_LIMITS = { valid: 5, day: 10 } as const

/** Returns bounds of a duration in whole days. */
export const boundsInDays = ({ least, most }: ValueBounds): ValueBounds => ({
  least: Math.ceil(least / DAY),
  most: Math.floor(most / DAY),
})

/** The most emails of a seat that its entry keeps as taken by the mail server (`delivery-notes.ts`). */
export const MOST_NOTED_EMAILS = 200
