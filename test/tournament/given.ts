import { DEFAULT_CONTROL } from '../../shared/game/model/terms.ts'
import { DAY, type Instant } from '../../shared/game/model/words.ts'
import { decideTournament, drawsNeeded } from '../../shared/tournament/decide-tournament.ts'
import type { TournamentDecision } from '../../shared/tournament/decisions/tournament-decision.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { BoardDraw } from '../../shared/tournament/model/boards.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import type { NewEntrant } from '../../shared/tournament/model/people.ts'
import type { TournamentCommand } from '../../shared/tournament/model/tournament-commands.ts'
import type { TournamentTerms } from '../../shared/tournament/model/tournament-terms.ts'
import type { Tournament } from '../../shared/tournament/model/tournament.ts'

/** The start of all histories of events. */
export const FOUNDED: Instant = Date.UTC(2026, 8, 1, 12)
/** When entry closes, unless a test says otherwise. */
export const CLOSING: Instant = FOUNDED + 10 * DAY

export const EVENT_TERMS: TournamentTerms = {
  title: 'Autumn Open',
  format: 'single',
  game: {
    rules: 'english',
    clock: DEFAULT_CONTROL,
    strictness: 'laws',
    noShow: 'loss',
    leave: 14 * DAY,
  },
  without: ['pauses', 'gifts', 'takebacks', 'rematches'],
  opening: { kind: 'free' },
  entry: { closesAt: CLOSING, open: true },
  least: 3,
  ties: ['direct', 'wins', 'sonneborn-berger'],
  leavers: 'half',
}

const NAMES = ['Amara', 'Joost', 'Rosa', 'Wim', 'Zoe', 'Dee', 'Kofi', 'Lena'] as const

/** Returns an entrant whose name and contact follow from a number. */
export const person = (number: number, more: Partial<NewEntrant> = {}): NewEntrant => ({
  name: NAMES[number - 1] ?? `Player ${number}`,
  contact: `contact${String(number).padStart(3, '0')}`,
  ...more,
})

export const people = (count: number): readonly NewEntrant[] => Array.from({ length: count }, (_, at) => person(at + 1))

/** Returns what is drawn for boards. The numbers differ, and are always the same. */
export const drawn = (count: number, from = 0): readonly BoardDraw[] =>
  Array.from({ length: count }, (_, at) => {
    const number = from + at + 1
    const text = String(number).padStart(4, '0')
    return {
      game: `Game0000${text}`,
      salt: `salt00000000${text}`,
      chance: (number * 2_654_435_761) % 2 ** 32,
      contacts: [`black0${text}`, `white0${text}`, `judge0${text}`],
    }
  })

export const SECRETARY = { role: 'secretary' } as const
export const DEPUTY = { role: 'deputy' } as const
export const SERVICE = { role: 'service' } as const
export const STRANGER = { role: 'stranger' } as const
export const player = (number: number) => ({ role: 'player', number }) as const
export const invitee = (number: number) => ({ role: 'invitee', number }) as const

/** A command, or what makes one of the tournament as it stands, and the instant at which it comes. */
export type Step = readonly [TournamentCommand | ((tournament: Tournament) => TournamentCommand), Instant]

export const found = (terms: Partial<TournamentTerms> = {}, entrants = people(4)): TournamentCommand => ({
  type: 'found',
  by: SECRETARY,
  terms: { ...EVENT_TERMS, ...terms },
  salt: 'salt000000000000',
  secretary: { name: 'Sal', contact: 'secretary0' },
  entrants,
})

/** Commands that need draws get them for the tournament as it stands. */
export const start = (tournament: Tournament): TournamentCommand => ({
  type: 'start',
  by: SECRETARY,
  draws: drawn(drawsNeeded(tournament, { type: 'start' }), tournament.boards.length),
})
export const tick = (tournament: Tournament): TournamentCommand => ({
  type: 'tick',
  by: SERVICE,
  draws: drawn(drawsNeeded(tournament, { type: 'tick' }), tournament.boards.length),
})
export const accept =
  (number: number) =>
  (tournament: Tournament): TournamentCommand => ({
    type: 'accept',
    by: invitee(number),
    draws: drawn(drawsNeeded(tournament, { type: 'accept', by: { number } }), tournament.boards.length),
  })
export const replace =
  (number: number, substitute: number, by: typeof SECRETARY | ReturnType<typeof player> = SECRETARY) =>
  (tournament: Tournament): TournamentCommand => ({
    type: 'replace',
    by,
    player: number,
    with: substitute,
    draws: drawn(drawsNeeded(tournament, { type: 'replace', player: number }), tournament.boards.length),
  })

/** Returns the decision on a step that comes after a history of facts. */
export const decided = (facts: readonly TournamentFact[], [command, at]: Step): TournamentDecision => {
  const tournament = foldTournament(facts)
  if (typeof command !== 'function') return decideTournament(tournament, command, at)
  if (tournament === undefined) throw new Error('nothing was founded')
  return decideTournament(tournament, command(tournament), at)
}

/** Returns the facts of a history of commands, each of which must be accepted. */
export const history = (...steps: readonly Step[]): readonly TournamentFact[] => {
  let facts: readonly TournamentFact[] = []
  for (const step of steps) {
    const { facts: more, refusal } = decided(facts, step)
    if (refusal) throw new Error(`the step ${JSON.stringify(step)} is refused: ${refusal.code}`)
    facts = [...facts, ...more]
  }
  return facts
}

export const tournamentAfter = (...steps: readonly Step[]): Tournament => {
  const tournament = foldTournament(history(...steps))
  if (!tournament) throw new Error('no tournament')
  return tournament
}

/** Returns the steps up to an open event of so many invited players. */
export const opened = (terms: Partial<TournamentTerms> = {}, entrants = people(4)): readonly Step[] => [
  [found(terms, entrants), FOUNDED],
  [{ type: 'confirm', by: SERVICE }, FOUNDED],
  [{ type: 'send', by: SECRETARY }, FOUNDED],
]

/** Returns the steps up to a running event in which all of these entrants play. */
export const running = (terms: Partial<TournamentTerms> = {}, entrants = people(4)): readonly Step[] => [
  ...opened(terms, entrants),
  ...entrants.map((_, at): Step => [accept(at + 1), FOUNDED + DAY]),
  [start, FOUNDED + 2 * DAY],
]

/** When the events of `running` began. */
export const STARTED: Instant = FOUNDED + 2 * DAY
