import { COLOURS } from '../draughts/index.ts'
import { DAY } from '../game/model/words.ts'
import { TOURNAMENT_ACT_TYPES, decideTournament, drawsNeeded, mayDo } from './decide-tournament.ts'
import type { BoardDraw } from './model/boards.ts'
import type { TournamentAct, TournamentActType } from './model/tournament-commands.ts'
import { EVENT_PAUSE } from './model/tournament-limits.ts'
import type { Tournament } from './model/tournament.ts'
import type { Actor } from './model/words.ts'

type Asker = { readonly tournament: Tournament; readonly by: Actor; readonly now: number }
type Fields<T extends TournamentActType> = Omit<Extract<TournamentAct, { readonly type: T }>, 'type' | 'by'>

/** A draw that nobody uses: it only shows that there is one. */
const ANY_DRAW: BoardDraw = { game: 'any', salt: 'any', chance: 0, contacts: ['any', 'any', 'any'] }
const anyDraws = (count: number): readonly BoardDraw[] => Array.from({ length: count }, () => ANY_DRAW)

const numbersOf = ({ entrants }: Tournament): readonly number[] => entrants.map(({ number }) => number)
const newcomer = { name: 'any', contact: 'any' }

/**
 * The smallest variants of the fields of each act. If `decideTournament` accepts any variant of an act, it accepts one
 * of these.
 */
const PROBES: { readonly [T in TournamentActType]: (asker: Asker) => readonly Fields<T>[] } = {
  change: ({ tournament: { terms } }) => [{ terms: { ...terms, title: `${terms.title} ` } }],
  send: () => [{}],
  start: ({ tournament }) => [{ draws: anyDraws(drawsNeeded(tournament, { type: 'start' })) }],
  'appoint-deputy': () => [newcomer],
  'accept-deputy': () => [{}],
  'dismiss-deputy': () => [{}],
  invite: ({ tournament }) => [
    { entrants: [newcomer] },
    ...numbersOf(tournament).map((replaces) => ({ entrants: [newcomer], replaces })),
  ],
  remove: ({ tournament }) => numbersOf(tournament).map((player) => ({ player })),
  approve: ({ tournament }) => numbersOf(tournament).map((player) => ({ player })),
  replace: ({ tournament }) => {
    const next = tournament.entrants.find(({ status }) => status === 'waiting')
    if (!next) return []
    return numbersOf(tournament).map((player) => ({
      player,
      with: next.number,
      draws: anyDraws(drawsNeeded(tournament, { type: 'replace', player })),
    }))
  },
  enter: () => [{ entrant: newcomer }],
  accept: ({ tournament, by }) => [
    { draws: 'number' in by ? anyDraws(drawsNeeded(tournament, { type: 'accept', by })) : [] },
  ],
  decline: () => [{}],
  withdraw: () => [{}],
  expel: ({ tournament }) => numbersOf(tournament).map((player) => ({ player, reason: 'any' })),
  pause: ({ now }) => [{ until: now + EVENT_PAUSE.least + DAY }],
  resume: () => [{}],
  away: () => [{ days: 1 }, { days: 0 }],
  warn: ({ tournament }) => numbersOf(tournament).map((player) => ({ player, reason: '' })),
  write: () => [{ text: '' }],
  rule: ({ tournament: { boards } }) =>
    boards.flatMap(({ number }) => [...COLOURS, null].map((winner) => ({ board: number, winner, reason: '' }))),
  appeal: ({ tournament: { boards } }) => boards.map(({ number }) => ({ board: number, text: 'any' })),
  cancel: () => [{ reason: '' }],
  'rotate-link': () => [{}],
  rename: () => [{ name: ' ' }],
  forget: () => [{ contact: 'any' }],
}

/** Returns whether the act would change the tournament. A repetition is accepted, but changes nothing. */
export const wouldCount = ({ tournament, by, now }: Asker, type: TournamentActType, fields: object): boolean => {
  // The cast is sound: `PROBES` has the fields of each type, and `mayDo` has checked the role.
  const { facts, refusal } = decideTournament(tournament, { ...fields, type, by } as TournamentAct, now)
  return refusal === undefined && facts.length > 0
}

/** Returns the acts that `decideTournament` would accept from somebody at `now`, repetitions left out. */
export const possibleTournamentActs = (
  tournament: Tournament,
  by: Actor,
  now: number,
): ReadonlySet<TournamentActType> => {
  const asker = { tournament, by, now }
  return new Set(
    TOURNAMENT_ACT_TYPES.filter((type) => {
      const probes: readonly object[] = mayDo(type, by.role) ? PROBES[type](asker) : []
      return probes.some((fields) => wouldCount(asker, type, fields))
    }),
  )
}
