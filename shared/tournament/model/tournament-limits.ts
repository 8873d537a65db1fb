import type { ValueBounds } from '../../game/limits/bounds.ts'
import { DAY, type Duration } from '../../game/model/words.ts'

/** The most characters of an event's texts, in UTF-16 units. */
export const TOURNAMENT_TEXTS = {
  /** A title of this length fits a label of a game, and the subject of an email. */
  title: 40,
  section: 20,
  /** A text of this length is an event's rules; a longer one has an address. */
  rules: 1000,
  club: 40,
  id: 16,
  /** Titles as GMI or MF, and ratings as 1842 or 2010 (P). */
  mark: 10,
  team: 40,
  reason: 280,
  message: 1000,
  /** A pasted list of players: 300 lines with all columns. */
  list: 60_000,
} as const

/** How many players an event must and may have, games, and so on. */
export const TOURNAMENT_COUNTS = {
  /** In a round robin: the tables go to 32, and games limit them further. */
  roundRobin: { least: 2, most: 32 },
  /** In pairs and team matches. */
  players: { least: 2, most: 200 },
  games: { least: 1, most: 500 },
  positions: { least: 1, most: 20 },
} as const satisfies Readonly<Record<string, ValueBounds>>

/**
 * Limits of what may be added to an event's log. With all of them used up the stored event stays below 60 KB, if names
 * are of a usual length.
 */
export const TOURNAMENT_ALLOWANCE = {
  /** All who were ever named. Those who decline or are removed keep their numbers. */
  entrants: 300,
  /** With so many names nobody enters by the open link any more, so that strangers leave room for the secretary's. */
  strangersUpTo: 250,
  /** All boards, also those that are void because a player was replaced. */
  boards: 600,
  warnings: 40,
  announcements: 20,
  /** Boards on which an official has ruled, and rulings that were changed. */
  rulings: 120,
  pauses: 10,
  /** New deputies. */
  deputies: 5,
  /** New names and links of one person. */
  changes: 20,
  /** The bytes of all messages, and of the reasons of warnings and rulings. */
  officialBytes: 12_288,
  /** The bytes of all appeals, which officials cannot use up. */
  appealBytes: 6144,
} as const

/** How many events an owner or a network may found in a day. One paste with sections founds several. */
export const FOUNDINGS_DAY = 40

/**
 * How many people of one network may enter an event by its open link in a day: a club's evening. Else one vandal who enters
 * and leaves could use up the names of `strangersUpTo`.
 */
export const ENTRIES_DAY = 60

/** How long after the start a place may be taken over: until then the games are hardly under way. */
export const REPLACEMENT_PERIOD: Duration = 30 * DAY

/** How long a list waits to be sent, and an open event to begin. After that it is cancelled by itself. */
export const UNSTARTED_LIFE = { draft: 30 * DAY, open: 180 * DAY } as const satisfies Readonly<Record<string, Duration>>

/** How long games wait for adjudication after the closing date. Those that are still open are void then. */
export const ADJUDICATION_PERIOD: Duration = 14 * DAY

/** How long after an event's end officials may rule, and after a ruling a player may appeal. */
export const RULING_PERIOD: Duration = 14 * DAY

/** Bounds of a pause of the whole event. */
export const EVENT_PAUSE: ValueBounds = { least: DAY, most: 30 * DAY }

/** How long after an event's end its links work, and the addresses of its people are kept. Its page stays for ever. */
export const TOURNAMENT_RETENTION = { finished: 180 * DAY, unplayed: 30 * DAY } as const satisfies Readonly<
  Record<string, Duration>
>

/** The most tournaments in one answer of an owner's list. */
export const OWN_TOURNAMENTS_LIMIT = 100

/**
 * The most events of games that one PDN of an event reads, at 5 µs each: 500 games of a usual length. What is beyond
 * follows in the next part.
 */
export const EVENT_PDN_EVENTS = 60_000
