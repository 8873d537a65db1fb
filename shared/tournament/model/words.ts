import type { Instant } from '../../game/model/words.ts'

/** The states of a tournament, in the order of its life. */
export const TOURNAMENT_STATUSES = ['draft', 'open', 'running', 'finished', 'cancelled'] as const
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

/**
 * How games follow from the players. `single` and `two-game`: everyone meets everyone once, or twice on the same
 * opening with colours changed. `pairs`: the secretary gives the pairs. `team-match`: board 1 to N of one team meet
 * board 1 to N of the other.
 */
export const FORMATS = ['single', 'two-game', 'pairs', 'team-match'] as const
export type Format = (typeof FORMATS)[number]

/** What becomes of players who lost more than half of their games by time or by leaving. */
export const LEAVER_RULES = ['half', 'count'] as const
export type LeaverRule = (typeof LEAVER_RULES)[number]

/** What decides between equal points. What none of them decides is shared. */
export const TIE_BREAKS = ['direct', 'wins', 'sonneborn-berger'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

/** The number of an entrant: their place in the tournament's list, from 1. It is never given to anybody else. */
export type EntrantNumber = number

/** The number of a board: its place in the tournament's list of games, from 1. */
export type BoardNumber = number

/** The officials of a tournament. Each has a link. */
export const OFFICIALS = ['secretary', 'deputy'] as const
export type OfficialRole = (typeof OFFICIALS)[number]

/** Those of whom a fact says that they did it. The clock is the timer of the tournament. */
export type FactAuthor = OfficialRole | 'player' | 'clock'

/**
 * Who gives a command. A link has proven all but `stranger`, who enters by the open link, and `service`, which acts by
 * itself: when an instant has come, a game has ended, or a mailbox was proven.
 */
export type ActorRole = OfficialRole | 'player' | 'invitee' | 'stranger' | 'service'

/** A person or the service in a role. Entrants are known by their number. */
export type ActorOf<R extends ActorRole> = R extends 'player' | 'invitee'
  ? { readonly role: R; readonly number: EntrantNumber }
  : { readonly role: R }

export type Actor = ActorOf<ActorRole>

/** When something happened, in whole seconds. */
export type FactAt = { readonly at: Instant }

/** Returns whether everyone meets everyone. */
export const isRoundRobin = (format: Format): boolean => format === 'single' || format === 'two-game'
