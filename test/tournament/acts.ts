import { DAY } from '../../shared/game/model/words.ts'
import { TOURNAMENT_ACT_TYPES, decideTournament, drawsNeeded } from '../../shared/tournament/decide-tournament.ts'
import type {
  TournamentActType,
  TournamentCommand,
  TournamentCommandOf,
} from '../../shared/tournament/model/tournament-commands.ts'
import type { TournamentRefusalCode } from '../../shared/tournament/model/tournament-refusals.ts'
import type { Tournament } from '../../shared/tournament/model/tournament.ts'
import type { Actor, ActorRole } from '../../shared/tournament/model/words.ts'
import { drawn, person } from './given.ts'
import { BOARD, ENTERED, type EventNeed, type EventState, eventStand } from './stand.ts'

/** What the service does by itself with an event that exists. */
export const SERVICE_ACTS = ['confirm', 'note-made', 'score', 'tick'] as const
export type EventAct = TournamentActType | (typeof SERVICE_ACTS)[number]
export const EVENT_ACTS: readonly EventAct[] = [...TOURNAMENT_ACT_TYPES, ...SERVICE_ACTS]

export type EventAnswer = TournamentRefusalCode | 'done' | 'again' | 'nothing' | '-'

/** What a command is made for. */
type Cast = { readonly tournament: Tournament; readonly need: EventNeed; readonly now: number }

/** Whom an official acts on: the first player, or somebody who is not one, as the need says. */
const targetOf = ({ need }: Cast): number => {
  if (need.startsWith('an applicant')) return ENTERED
  return need === 'a player with a place' ? 1 : 4
}

const playerFor = ({ need }: Cast): number => (need === 'a captain' ? 2 : need === 'expelled' ? 4 : 1)

const drawsFor = ({ tournament }: Cast, command: Parameters<typeof drawsNeeded>[1]) =>
  drawn(drawsNeeded(tournament, command), tournament.boards.length)

type Fields = { readonly [T in EventAct]: (cast: Cast, by: Actor) => Omit<TournamentCommandOf<T>, 'type' | 'by'> }

/** The fields of each command. */
const FIELDS: Fields = {
  change: ({ tournament: { terms } }) => ({ terms: { ...terms, title: 'Winter Open' } }),
  send: () => ({}),
  confirm: () => ({}),
  start: (cast) => ({ draws: drawsFor(cast, { type: 'start' }) }),
  'appoint-deputy': () => ({ name: 'Zoe', contact: 'zoe0000001' }),
  'accept-deputy': () => ({}),
  'dismiss-deputy': () => ({}),
  invite: (cast) => ({
    entrants: [person(9)],
    ...((cast.need === 'a place to take over' || cast.need === 'a captain') && { replaces: playerFor(cast) }),
  }),
  remove: (cast) => ({ player: targetOf(cast) }),
  approve: (cast) => ({ player: targetOf(cast) }),
  replace: (cast) => ({
    player: playerFor(cast),
    with: cast.need === 'someone waits' ? ENTERED : 4,
    draws: drawsFor(cast, { type: 'replace', player: playerFor(cast) }),
  }),
  enter: () => ({ entrant: person(9) }),
  accept: (cast, by) => ({ draws: 'number' in by ? drawsFor(cast, { type: 'accept', by }) : [] }),
  decline: () => ({}),
  withdraw: () => ({}),
  expel: (cast) => ({ player: playerFor(cast), reason: 'Rude.' }),
  pause: ({ now }) => ({ until: now + 5 * DAY }),
  resume: () => ({}),
  away: () => ({ days: 3 }),
  warn: () => ({ player: 1, reason: 'Slow.' }),
  write: () => ({ text: 'Hello.' }),
  rule: () => ({ board: BOARD, winner: null, reason: 'A draw.' }),
  appeal: () => ({ board: BOARD, text: 'I was ill.' }),
  cancel: () => ({ reason: 'Rain.' }),
  'rotate-link': () => ({}),
  rename: () => ({ name: 'Somebody' }),
  forget: () => ({ contact: 'nobody0001' }),
  'note-made': () => ({ through: 1 }),
  score: () => ({ results: [{ board: 1, version: 9, outcome: { winner: 'white', reason: 'time' } }] }),
  tick: (cast) => ({ draws: drawsFor(cast, { type: 'tick' }) }),
}

const actorOf = (role: ActorRole, need: EventNeed): Actor => {
  switch (role) {
    case 'player':
      return { role, number: need === 'withdrawn' ? 4 : 1 }
    case 'invitee':
      return { role, number: need === 'a place to take over' ? ENTERED : 4 }
    case 'secretary':
    case 'deputy':
    case 'stranger':
    case 'service':
      return { role }
  }
}

/** Returns how an event in a state that meets a need answers an act. */
export const answerOf = (act: EventAct, role: ActorRole, need: EventNeed, state: EventState): EventAnswer => {
  const stand = eventStand(state, need)
  if (!stand) return '-'
  const by = actorOf(role, need)
  // The cast is sound: `FIELDS` has the fields of each type. That the role fits is what is tested.
  const command = { ...FIELDS[act]({ ...stand, need }, by), type: act, by } as TournamentCommand
  const { facts, refusal, duplicate } = decideTournament(stand.tournament, command, stand.now)
  return refusal?.code ?? (duplicate ? 'again' : facts.length > 0 ? 'done' : 'nothing')
}
