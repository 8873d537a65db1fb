import { DAY, HOUR, type Instant, MINUTE } from '../../shared/game/model/words.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import type { NewEntrant } from '../../shared/tournament/model/people.ts'
import type { TournamentTerms } from '../../shared/tournament/model/tournament-terms.ts'
import type { Tournament } from '../../shared/tournament/model/tournament.ts'
import {
  CLOSING,
  DEPUTY,
  EVENT_TERMS,
  FOUNDED,
  SECRETARY,
  SERVICE,
  STARTED,
  STRANGER,
  type Step,
  accept,
  decided,
  found,
  invitee,
  people,
  person,
  player,
  start,
  tick,
} from './given.ts'

/** The states of a tournament, as in docs/tournaments.md. */
export const EVENT_STATES = ['draft', 'open', 'closed', 'running', 'late', 'finished', 'settled', 'cancelled'] as const
export type EventState = (typeof EVENT_STATES)[number]

/** What an event must contain for an act to have a meaning. */
export const EVENT_NEEDS = [
  '-',
  'not confirmed',
  'nobody has accepted',
  'too few players',
  'no teams',
  'an invited deputy',
  'no deputy',
  'a place to take over',
  'a captain',
  'a player with a place',
  'an applicant',
  'an applicant, no room',
  'an applicant, a waiting list',
  'by invitation only',
  'no room',
  'no room, a waiting list',
  'accepted',
  'declined',
  'withdrawn',
  'expelled',
  'someone waits',
  'a pause',
  'away',
  'no leave',
  'a last message',
  'an own board',
  'a ruling',
  'a ruling, no deputy',
  'an appeal',
  'something due',
] as const
export type EventNeed = (typeof EVENT_NEEDS)[number]

/** The board of the players 1 and 2 in an event of three. */
export const BOARD = 2
/** Who enters by the open link in some events: the next number after five from the list. */
export const ENTERED = 6

const TEAMS: readonly NewEntrant[] = [
  person(1, { team: 'North', board: 1, captain: true }),
  person(2, { team: 'North', board: 2 }),
  person(3, { team: 'South', board: 1 }),
  person(4, { team: 'South', board: 2 }),
  person(5),
]

/** What the terms are in an event that meets a need. */
const TERMS_OF: { readonly [N in EventNeed]?: Partial<TournamentTerms> } = {
  'too few players': { least: 4 },
  'no teams': { format: 'team-match' },
  'a captain': { format: 'team-match' },
  'an applicant': { entry: { closesAt: CLOSING, open: true, approval: true } },
  'an applicant, no room': { entry: { closesAt: CLOSING, open: true, approval: true, limit: 3 } },
  'an applicant, a waiting list': {
    entry: { closesAt: CLOSING, open: true, approval: true, limit: 3, waitingList: true },
  },
  'by invitation only': { entry: { closesAt: CLOSING } },
  'no room': { entry: { closesAt: CLOSING, open: true, limit: 3 } },
  'no room, a waiting list': { entry: { closesAt: CLOSING, open: true, limit: 3, waitingList: true } },
  'someone waits': { entry: { closesAt: CLOSING, open: true, limit: 3, waitingList: true } },
  'no leave': { game: { ...EVENT_TERMS.game, leave: 0 } },
  'something due': { endsAt: FOUNDED + 20 * DAY },
}

const enter = (at: Instant): Step => [{ type: 'enter', by: STRANGER, entrant: person(ENTERED) }, at]
const ruled = (at: Instant): Step => [
  { type: 'rule', by: SECRETARY, board: BOARD, winner: 'black', reason: 'Late.' },
  at,
]

/** The steps that meet a need before anything is sent, while the event is open, and while it runs. */
const BRINGING: {
  readonly [N in EventNeed]?: {
    readonly draft?: readonly Step[]
    readonly open?: (at: Instant) => readonly Step[]
    readonly running?: (at: Instant) => readonly Step[]
  }
} = {
  'an invited deputy': {
    draft: [[{ type: 'appoint-deputy', by: SECRETARY, name: 'Di', contact: 'di00000001' }, FOUNDED]],
  },
  'no deputy': { draft: [[{ type: 'dismiss-deputy', by: SECRETARY }, FOUNDED]] },
  'a ruling, no deputy': {
    draft: [[{ type: 'dismiss-deputy', by: SECRETARY }, FOUNDED]],
    running: (at) => [ruled(at)],
  },
  'a captain': { open: (at) => [[accept(4), at]] },
  'an applicant': { open: (at) => [enter(at)] },
  'an applicant, no room': { open: (at) => [enter(at)] },
  'an applicant, a waiting list': { open: (at) => [enter(at)] },
  'someone waits': { open: (at) => [enter(at)] },
  accepted: { open: (at) => [[accept(4), at]] },
  declined: { draft: [[{ type: 'decline', by: invitee(4) }, FOUNDED]] },
  withdrawn: { draft: [[{ type: 'withdraw', by: player(4) }, FOUNDED]] },
  expelled: {
    open: (at) => [
      [accept(4), at],
      [{ type: 'expel', by: SECRETARY, player: 4, reason: 'Rude.' }, at],
    ],
  },
  'a place to take over': {
    running: (at) => [
      [{ type: 'invite', by: SECRETARY, entrants: [person(ENTERED)], replaces: 1 }, Math.min(at, STARTED + DAY)],
    ],
  },
  'a pause': { running: (at) => [[{ type: 'pause', by: SECRETARY, until: at + 20 * DAY }, at]] },
  away: { running: (at) => [[{ type: 'away', by: player(1), days: 3 }, at]] },
  'a ruling': { running: (at) => [ruled(at)] },
  'an appeal': {
    running: (at) => [ruled(at), [{ type: 'appeal', by: player(1), board: BOARD, text: 'I was ill.' }, at]],
  },
}

/** The needs that can be met only in some states. All others can be met in any, unless something brings them later. */
const STATES_OF: { readonly [N in EventNeed]?: readonly EventState[] } = {
  'not confirmed': ['draft', 'cancelled'],
  'nobody has accepted': ['draft', 'open', 'closed'],
  'too few players': ['open'],
  'no teams': ['open'],
  'a player with a place': EVENT_STATES.slice(1),
  'a last message': ['finished', 'settled'],
}

export type EventStand = { readonly tournament: Tournament; readonly now: Instant }

const taking = (facts: readonly TournamentFact[], steps: readonly Step[]): readonly TournamentFact[] =>
  steps.reduce((before, step) => {
    const { facts: more, refusal } = decided(before, step)
    if (refusal) throw new Error(`${JSON.stringify(step)} is refused: ${refusal.code}`)
    return [...before, ...more]
  }, facts)

const finishing = (facts: readonly TournamentFact[]): readonly Step[] => {
  const boards = foldTournament(facts)?.boards ?? []
  const results = boards.map(({ number }) => ({
    board: number,
    version: 20,
    outcome: { winner: 'black', reason: 'resignation' } as const,
  }))
  return [[{ type: 'score', by: SERVICE, results }, STARTED + 5 * DAY]]
}

/** When each state is looked at, and when it is if something has become due. */
const NOW: { readonly [S in EventState]: readonly [usual: Instant, due: Instant] } = {
  draft: [FOUNDED + DAY, FOUNDED + 31 * DAY],
  open: [FOUNDED + DAY + HOUR, CLOSING],
  closed: [CLOSING + DAY, CLOSING + 181 * DAY],
  running: [STARTED + DAY, FOUNDED + 21 * DAY],
  late: [STARTED + 31 * DAY, STARTED + 31 * DAY],
  finished: [STARTED + 6 * DAY, STARTED + 6 * DAY],
  settled: [STARTED + 20 * DAY, STARTED + 20 * DAY],
  cancelled: [STARTED + 2 * DAY, STARTED + 2 * DAY],
}

const isOpened = (state: EventState): boolean => state !== 'draft'
const hasBegun = (state: EventState): boolean => !['draft', 'open', 'closed'].includes(state)

const entrantsFor = (need: EventNeed): readonly NewEntrant[] => {
  if (need === 'a captain') return TEAMS
  return need === 'an own board' ? [person(1, { official: 'secretary' }), ...people(5).slice(1)] : people(5)
}

/** Returns whether the steps that meet a need come only after a state. */
const isTooEarly = (state: EventState, need: EventNeed): boolean => {
  const bringing = BRINGING[need]
  if (bringing?.running) return !hasBegun(state)
  return bringing?.open !== undefined && !isOpened(state)
}

/** Returns a tournament in a state that meets a need. Undefined if that is impossible. */
export const eventStand = (state: EventState, need: EventNeed): EventStand | undefined => {
  if (STATES_OF[need]?.includes(state) === false || isTooEarly(state, need)) return undefined
  const terms = { ...TERMS_OF[need], ...(state === 'closed' && { least: 9 }) }
  const [usual, due] = NOW[state]
  const now = need === 'something due' ? due : usual
  const bringing = BRINGING[need]
  let facts = taking(
    [],
    [
      [found(terms, entrantsFor(need)), FOUNDED],
      [{ type: 'appoint-deputy', by: SECRETARY, name: 'Dee', contact: 'dee0000001' }, FOUNDED],
      [{ type: 'accept-deputy', by: DEPUTY }, FOUNDED],
      ...(bringing?.draft ?? []),
    ],
  )
  if (need === 'not confirmed') {
    const end: Step = [{ type: 'cancel', by: SECRETARY, reason: '' }, FOUNDED]
    facts = taking(facts, state === 'cancelled' ? [end] : [])
    return { tournament: foldTournament(facts) as Tournament, now }
  }
  facts = taking(facts, [[{ type: 'confirm', by: SERVICE }, FOUNDED]])
  if (isOpened(state)) {
    const accepting = need === 'nobody has accepted' ? [] : [1, 2, 3]
    facts = taking(facts, [
      [{ type: 'send', by: SECRETARY }, FOUNDED],
      ...accepting.map((number): Step => [accept(number), FOUNDED + HOUR]),
      ...(bringing?.open?.(FOUNDED + DAY) ?? []),
    ])
  }
  if (state === 'closed') facts = taking(facts, [[tick, CLOSING]])
  if (hasBegun(state)) {
    const at = state === 'late' ? now - MINUTE : STARTED + HOUR
    facts = taking(facts, [[start, STARTED], ...(bringing?.running?.(at) ?? [])])
  }
  if (state === 'finished' || state === 'settled') facts = taking(facts, finishing(facts))
  if (state === 'cancelled') facts = taking(facts, [[{ type: 'cancel', by: SECRETARY, reason: '' }, STARTED + DAY]])
  if (need === 'a last message')
    facts = taking(facts, [[{ type: 'write', by: SECRETARY, text: 'Well played.' }, now - MINUTE]])
  return { tournament: foldTournament(facts) as Tournament, now }
}
