import { BUDGET } from '../draughts/budget.ts'
import { DAY, type Duration, HOUR, MINUTE, SECOND } from './words.ts'

// In a file of its own, so that a page's script carries no other bound.
export { LONGEST } from './longest.ts'

/** Both ends are allowed. */
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
  /** One gift of time, and the time for playing on. */
  gift: { least: MINUTE, most: 60 * DAY },
  /** From the proposal of a pause to its end. */
  pause: { least: SECOND, most: 30 * DAY },
  /** From the announcement of a leave to its beginning. */
  leaveAhead: { least: 0, most: 60 * DAY },
} as const satisfies Readonly<Record<string, Bounds>>

/** The least that `perMove` and `reserve` together give a turn. */
export const LEAST_TURN: Duration = MINUTE

/** The same gift of time within this time is one gift, sent twice. */
export const ECHO = 10 * MINUTE

/** A gift may not raise a reserve above this, because the clock computes each weekend in it. */
export const LARGEST_RESERVE: Duration = 3660 * DAY

/**
 * How long after its end a game's links work, and its contacts, plans and notes are kept. `unplayed`: it was called off,
 * or no one accepted it.
 */
export const KEPT = { finished: 180 * DAY, unplayed: 30 * DAY } as const satisfies Readonly<Record<string, Duration>>

/** How long after the end a rematch may be offered, or a loss on time forgiven. */
export const AFTERWARDS: Duration = 14 * DAY

export const COUNTS = {
  /** Half-moves. A game of the most is drawn: far more than any game needs, so that no game grows without end. */
  ply: { least: 0, most: 1000 },
  /** Moves after which `period` is added. */
  moves: { least: 1, most: 100 },
  /** More than any deck has. */
  ballot: { least: 1, most: 2500 },
  /** Half of a board of 12 by 12. */
  square: { least: 1, most: 72 },
  leaveDays: { least: 1, most: YEAR / DAY },
  /** Links that one request may look at: as many as DynamoDB reads at once. */
  looks: { least: 0, most: 100 },
} as const satisfies Readonly<Record<string, Bounds>>

/** Bytes of a stored game, whatever happens in it. */
export const LARGEST_ITEM = 16_384

/** Bytes of the messages that a game keeps of each seat, three long ones in ASCII. The oldest go first. */
export const MESSAGES = 1000

/** Limits of a plan, because every line is checked when it is saved. */
export const PLAN = {
  /** Most lines, and most moves in all lines together. */
  moves: 200,
  /** Most own moves in one line; the opponent may have as many. */
  deep: 30,
  /** Most steps of the engine for reading all lines: twice what one position may take. Honest plans take a few hundred. */
  steps: 2 * BUDGET,
} as const

/** Most emails. A day is UTC's. A stranger: an address whose owner has not pressed a button yet. */
export const MAIL = {
  /** Of a confirmed address's emails, those that only warn of a seat that is being taken, or bring a new link. */
  warningsOfDay: 6,
  strangerDay: 2,
  strangerEver: 4,
  confirmedDay: 60,
  /** Emails that ask whether emails are wanted: to one address, and for one seat whatever its address. */
  doorsDay: 3,
  /** Links that were asked for, to one address. */
  linksDay: 3,
  /** Replaced links of one seat. Nobody else can use these up: so its owner hears of a thief. */
  rotatedDay: 3,
  /** Changes of one seat's address, told to the old one. */
  movedDay: 3,
  /** Requests for the links of one address, whether it has any or not. */
  asksHour: 3,
  /** Of a confirmed address's emails, those that tell of questions, answers and gifts. The rest is for turns and warnings. */
  talkOfDay: 40,
  /** News of questions, answers and gifts, for one seat. */
  talkDay: 6,
  /** News of what moves a clock, the board or the seat, for one seat. */
  weightyDay: 6,
  /** Replaced links, for a seat that wants no emails. */
  silencedDay: 1,
  /** Presses of "send it again", for one seat. */
  againDay: 3,
  /** New tries at an address that the mail service refused. */
  revivalsDay: 1,
  /** Strangers whom a network brings an email. Others are held back until their seat asks. */
  networkDay: 10,
  /** New games of a network with addresses; of more the emails are held back in the same way. */
  networkGamesHour: 60,
  /** To strangers, of the whole service; more wait. */
  strangersHour: 300,
  /** Seats that one such email lists. */
  seatsListed: 20,
  /** Seats whose links one email has. */
  linksListed: 50,
  /** Seats that one press confirms. */
  seatsAtOnce: 50,
} as const

/** How long the owner of a mailbox can take back a change of the address, or a new link. */
export const UNDO_LIFE: Duration = 7 * DAY

/** Before the second and last email of that kind for a seat, a last warning. */
export const DOOR_REST: Duration = DAY

/** Most positions of a moving picture, the last ones up to the ply that was asked for: 600 KB at most, a quarter of a second. */
export const FILM = 150

/**
 * Requests an hour, of a network, with one link and with one API key. A club of fifty behind one address stays far below.
 * The limit of a link or a key holds wherever the requests come from.
 */
export const CALLS = {
  create: { network: 300, key: 300 },
  claim: { network: 300, token: 60 },
  links: { network: 60 },
  look: { network: 120 },
  rules: { network: 3000 },
  rotate: { network: 120, token: 20 },
  film: { network: 120 },
} as const satisfies Readonly<
  Record<string, { readonly network: number; readonly token?: number; readonly key?: number }>
>

/** For forms that ask for days. */
export const inDays = ({ least, most }: Bounds): Bounds => ({
  least: Math.ceil(least / DAY),
  most: Math.floor(most / DAY),
})
