import { DAY, HOUR, type Instant } from '../../shared/game/model/words.ts'
import { decideTournament, drawsNeeded } from '../../shared/tournament/decide-tournament.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import type {
  FoundCommand,
  TournamentCommand,
  TournamentCommandOf,
  TournamentCommandType,
} from '../../shared/tournament/model/tournament-commands.ts'
import type { Tournament } from '../../shared/tournament/model/tournament.ts'
import type { Actor } from '../../shared/tournament/model/words.ts'
import {
  DEPUTY,
  FOUNDED,
  SECRETARY,
  SERVICE,
  STRANGER,
  drawn,
  found,
  invitee,
  people,
  person,
  player,
} from './given.ts'
import { pickOne } from './random-event.ts'

type Chance = () => number

/** What a random command is made for. */
type Scene = { readonly chance: Chance; readonly tournament: Tournament; readonly at: Instant }

type Later = Exclude<TournamentCommandType, 'found'>

const someone = ({ chance, tournament: { entrants } }: Scene): number =>
  1 + Math.floor(chance() * (entrants.length + 1))
const someBoard = ({ chance, tournament: { boards } }: Scene): number => 1 + Math.floor(chance() * (boards.length + 1))
const contactOf = ({ chance }: Scene): string => `c${String(Math.floor(chance() * 1e9)).padStart(9, '0')}`
const newcomer = (scene: Scene) => person(20 + Math.floor(scene.chance() * 50), { contact: contactOf(scene) })
const replacing = (scene: Scene) => (scene.chance() < 0.5 ? { replaces: someone(scene) } : {})
const official = ({ chance }: Scene) => pickOne(chance, [SECRETARY, DEPUTY] as const)
const holder = (scene: Scene) => pickOne(scene.chance, [SECRETARY, DEPUTY, player(someone(scene))] as const)
const secretaryOrPlayer = (scene: Scene) => pickOne(scene.chance, [SECRETARY, player(someone(scene))] as const)
const winner = ({ chance }: Scene) => pickOne(chance, ['black', 'white', null, 'void'] as const)

/** A random command of each type, mostly by somebody who may give it. */
const MAKERS: { readonly [T in Later]: (scene: Scene) => TournamentCommandOf<T> } = {
  change: ({ chance, tournament: { terms } }) => ({
    type: 'change',
    by: SECRETARY,
    terms: { ...terms, least: pickOne(chance, [2, 3, 4]) },
  }),
  send: () => ({ type: 'send', by: SECRETARY }),
  start: ({ tournament }) => ({
    type: 'start',
    by: SECRETARY,
    draws: drawn(drawsNeeded(tournament, { type: 'start' }), tournament.boards.length),
  }),
  confirm: () => ({ type: 'confirm', by: SERVICE }),
  'appoint-deputy': (scene) => ({ type: 'appoint-deputy', by: SECRETARY, name: 'Dee', contact: contactOf(scene) }),
  'accept-deputy': () => ({ type: 'accept-deputy', by: DEPUTY }),
  'dismiss-deputy': (scene) => ({ type: 'dismiss-deputy', by: official(scene) }),
  invite: (scene) => ({
    type: 'invite',
    by: secretaryOrPlayer(scene),
    entrants: [newcomer(scene)],
    ...replacing(scene),
  }),
  remove: (scene) => ({ type: 'remove', by: SECRETARY, player: someone(scene) }),
  approve: (scene) => ({ type: 'approve', by: SECRETARY, player: someone(scene) }),
  replace: (scene) => {
    const number = someone(scene)
    const draws = drawn(
      drawsNeeded(scene.tournament, { type: 'replace', player: number }),
      scene.tournament.boards.length,
    )
    return { type: 'replace', by: secretaryOrPlayer(scene), player: number, with: someone(scene), draws }
  },
  enter: (scene) => ({ type: 'enter', by: STRANGER, entrant: newcomer(scene) }),
  accept: (scene) => {
    const number = someone(scene)
    const needed = drawsNeeded(scene.tournament, { type: 'accept', by: { number } })
    return { type: 'accept', by: invitee(number), draws: drawn(needed, scene.tournament.boards.length) }
  },
  decline: (scene) => ({ type: 'decline', by: invitee(someone(scene)) }),
  withdraw: (scene) => ({ type: 'withdraw', by: player(someone(scene)) }),
  expel: (scene) => ({ type: 'expel', by: SECRETARY, player: someone(scene), reason: 'Rude.' }),
  pause: ({ chance, at }) => ({ type: 'pause', by: SECRETARY, until: at + pickOne(chance, [HOUR, 3 * DAY, 9 * DAY]) }),
  resume: () => ({ type: 'resume', by: SECRETARY }),
  away: (scene) => ({ type: 'away', by: player(someone(scene)), days: pickOne(scene.chance, [0, 3, 7]) }),
  warn: (scene) => ({
    type: 'warn',
    by: official(scene),
    player: someone(scene),
    reason: pickOne(scene.chance, ['Slow.', 'Rude.']),
  }),
  write: ({ chance }) => ({
    type: 'write',
    by: SECRETARY,
    text: pickOne(chance, ['Hello.', 'Good luck.', 'Enjoy it.']),
  }),
  rule: (scene) => ({
    type: 'rule',
    by: official(scene),
    board: someBoard(scene),
    winner: winner(scene),
    reason: 'So it is.',
  }),
  appeal: (scene) => ({ type: 'appeal', by: player(someone(scene)), board: someBoard(scene), text: 'No.' }),
  cancel: () => ({ type: 'cancel', by: SECRETARY, reason: '' }),
  'rotate-link': (scene) => ({ type: 'rotate-link', by: holder(scene) }),
  rename: (scene) => ({ type: 'rename', by: holder(scene), name: pickOne(scene.chance, ['Ann', 'Bea', 'Cor']) }),
  forget: (scene) => ({ type: 'forget', by: holder(scene), contact: contactOf(scene) }),
  'note-made': (scene) => ({ type: 'note-made', by: SERVICE, through: someBoard(scene) }),
  score: (scene) => {
    const won = winner(scene)
    const outcome =
      won === 'void' ? won : ({ winner: won, reason: pickOne(scene.chance, ['time', 'resignation']) } as const)
    const version = 1 + Math.floor(scene.chance() * 40)
    return { type: 'score', by: SERVICE, results: [{ board: someBoard(scene), version, outcome }] }
  },
  tick: ({ tournament }) => ({
    type: 'tick',
    by: SERVICE,
    draws: drawn(drawsNeeded(tournament, { type: 'tick' }), tournament.boards.length),
  }),
}

// The cast is sound: `MAKERS` has exactly the keys of its type.
const TYPES = Object.keys(MAKERS) as [Later, ...Later[]]

/** Commands that come more often than others, so that events begin and go on. */
const FREQUENT = ['send', 'confirm', 'accept', 'accept', 'accept', 'start', 'score', 'score', 'enter'] as const

/** Returns a random command about a tournament, and who gives it. */
export const randomTournamentCommand = (scene: Scene): TournamentCommand & { readonly by: Actor } => {
  const type = scene.chance() < 0.6 ? pickOne(scene.chance, FREQUENT) : pickOne(scene.chance, TYPES)
  // An event that is cancelled at once shows nothing.
  const chosen = type === 'cancel' && scene.chance() < 0.8 ? 'score' : type
  return MAKERS[chosen](scene)
}

const founding = (chance: Chance): FoundCommand =>
  found(
    {
      format: pickOne(chance, ['single', 'two-game']),
      entry: {
        closesAt: FOUNDED + 30 * DAY,
        ...(chance() < 0.7 && { open: true }),
        ...(chance() < 0.4 && { limit: 4 }),
        ...(chance() < 0.4 && { waitingList: true }),
        ...(chance() < 0.3 && { approval: true }),
      },
      least: 2,
    },
    people(3),
  ) as FoundCommand

/** Returns the facts of a random tournament that got so many commands. */
export const randomLog = (chance: Chance, commands: number): readonly TournamentFact[] => {
  let at = FOUNDED
  let facts = decideTournament(undefined, founding(chance), at).facts
  for (let left = commands; left > 0; left -= 1) {
    const tournament = foldTournament(facts)
    if (!tournament) throw new Error('a decision has damaged the log')
    at += Math.floor(chance() * DAY)
    facts = [...facts, ...decideTournament(tournament, randomTournamentCommand({ chance, tournament, at }), at).facts]
  }
  return facts
}
