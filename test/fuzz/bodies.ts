import { CLAIMS, COLOURS, RULES_IDS, makeFen, ruleSetOf, startPosition } from '../../shared/draughts/index.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import {
  READABLE_TOURNAMENT_ACTS,
  TOURNAMENT_ACT_SHAPES,
} from '../../shared/api/input/tournaments/tournament-act-shapes.ts'
import { FORMATS } from '../../shared/tournament/model/words.ts'
import { ACT_INPUTS } from '../../shared/api/input/act-inputs.ts'
import type { ApiRoute } from '../../shared/api/routes/routes.ts'
import { ACT_TYPES, type ActType } from '../../shared/game/commands.ts'
import { WEBHOOK_EVENT_TYPES, WEBHOOK_FORMATS } from '../../shared/webhooks/event-types.ts'
import { type Game, playOf } from '../../shared/game/model/game.ts'
import { possibleActs } from '../../shared/game/possible-acts.ts'
import { ARBITER_EMAILS, TURN_EMAIL_MODES } from '../../shared/game/model/people.ts'
import { PRESET_NAMES } from '../../shared/game/model/terms.ts'
import { DECKS } from '../../shared/draughts/index.ts'
import { DAY, type Role } from '../../shared/game/model/words.ts'
import worst from '../draughts/worst.json' with { type: 'json' }
import { randomMove } from '../game/random-game.ts'
import { type Chance, below, pick } from './random.ts'

/** The game, the role and the time for which a body is made. */
export type At = { readonly chance: Chance; readonly game: Game; readonly role: Role; readonly now: number }

type Fields = Readonly<Record<string, unknown>>

/** Names of people; the last one is markup that a page must escape. */
export const NAMES = ['Amara', 'Joost', 'Zoë', '李雷', 'A', '<script>alert(1)</script>']
const ADDRESSES = ['amara', 'joost', 'zoe', 'eve', 'stranger'].map((name) => `${name}@draughts.test`)
const ZONES = ['Europe/Amsterdam', 'Asia/Tokyo', 'UTC', 'Pacific/Apia']

export const anyAddress = (chance: Chance): string => pick(chance, ADDRESSES)

const sometimes = <T>(chance: Chance, share: number, field: T): Partial<T> => (chance() < share ? field : {})

const person = ({ chance }: At): Fields => ({
  name: pick(chance, NAMES),
  ...sometimes(chance, 0.6, { email: anyAddress(chance) }),
  ...sometimes(chance, 0.3, { locale: pick(chance, ['en', 'nl', 'pt-BR']) }),
  ...sometimes(chance, 0.3, { timeZone: pick(chance, ZONES) }),
})

const positions = [
  ...worst.map(({ rules, fen }) => ({ rules, fen })),
  ...RULES_IDS.map((rules) => ({ rules, fen: makeFen(ruleSetOf(rules), startPosition(ruleSetOf(rules))) })),
]

const opening = (chance: Chance): Fields => {
  const roll = chance()
  if (roll < 0.5) return { rules: pick(chance, RULES_IDS) }
  if (roll < 0.7) return { rules: 'english', opening: { ballot: pick(chance, DECKS) } }
  if (roll < 0.8) return { rules: 'english-huffing', opening: { fen: 'B:W18,30:B1,14,15' } }
  const { rules, fen } = pick(chance, positions)
  if (roll < 0.85) return { rules, opening: { pdn: `[FEN "${fen}"] *` } }
  return { rules, opening: { fen } }
}

const clockOf = (chance: Chance): unknown =>
  chance() < 0.6 ? pick(chance, PRESET_NAMES) : { perMove: 'PT30M', reserve: 'PT1H', increment: 'PT1M' }

/**
 * In some cases returns the fields of a game whose maker gets the links of everyone named. Such a game needs an API key
 * with the scope `seats:hold`.
 */
const withSeatsHeld = ({ chance }: At): Fields =>
  chance() < 0.15 ? { hold: true, opponent: { name: pick(chance, NAMES) }, arbiter: undefined } : {}

const newGame = (at: At): Fields => {
  const { chance } = at
  return {
    creator: { ...person(at), seat: pick(chance, [...COLOURS, 'toss']) },
    ...opening(chance),
    ...sometimes(chance, 0.7, { clock: clockOf(chance) }),
    ...sometimes(chance, 0.3, { opponent: person(at) }),
    ...sometimes(chance, 0.3, { arbiter: person(at) }),
    ...sometimes(chance, 0.3, { strictness: pick(chance, ['laws', 'lenient']) }),
    ...sometimes(chance, 0.2, { noShow: pick(chance, ['loss', 'void', 'draw']) }),
    ...sometimes(chance, 0.15, { match: 'two-game', matchOrder: pick(chance, ['together', 'in-turn']) }),
    ...sometimes(chance, 0.1, { invitationLife: 'P1D' }),
    ...sometimes(chance, 0.1, { leave: 'P14D' }),
    ...withSeatsHeld(at),
  }
}

const moveText = ({ chance, game }: At): string => {
  const command = randomMove(chance, game)
  return command.type === 'move' && chance() < 0.85 ? command.move : pick(chance, ['11-15', '22x15', '1-32', '5'])
}

const plyOf = ({ chance, game }: At): number => {
  const ply = playOf(game)?.moves.length ?? 0
  return chance() < 0.9 ? ply : Math.max(0, ply + pick(chance, [-1, 1]))
}

const move = (at: At): Fields => ({
  ply: plyOf(at),
  move: moveText(at),
  ...sometimes(at.chance, 0.2, { message: pick(at.chance, NAMES) }),
  ...sometimes(at.chance, 0.1, { offerDraw: true }),
  ...sometimes(at.chance, 0.05, { claim: pick(at.chance, CLAIMS) }),
})

/** A generator for each field of an act, by the field's name. */
const FIELDS: Readonly<Record<string, (at: At) => unknown>> = {
  claim: ({ chance }) => pick(chance, CLAIMS),
  message: ({ chance }) => pick(chance, NAMES),
  text: ({ chance }) => pick(chance, NAMES),
  time: ({ chance }) => pick(chance, ['P1D', 'PT1M', 'P60D', 'P61D']),
  seat: ({ chance }) => pick(chance, COLOURS),
  stronger: ({ chance }) => pick(chance, COLOURS),
  result: ({ chance }) => pick(chance, [...COLOURS, 'draw']),
  until: ({ chance, now }) => isoInstant(now + pick(chance, [-1, 1, 2, 20, 40]) * DAY),
  from: ({ chance, now }) => isoInstant(now + pick(chance, [-1, 1, 2, 70]) * DAY),
  days: ({ chance }) => pick(chance, [1, 2, 5, 366]),
  square: ({ chance }) => 1 + below(chance, 32),
  lines: (at) => pick(at.chance, [[], [[moveText(at)]], [[moveText(at)]], [[moveText(at), '22-18'], ['1-5']]]),
}

const fieldOf = (name: string, at: At): unknown => {
  const make = FIELDS[name]
  if (!make) throw new Error(`the fuzz does not know the field "${name}" of an act: give it a row in FIELDS`)
  return make(at)
}

const anyAct = (at: At): ActType => {
  const { chance, game, role, now } = at
  const may = chance() < 0.6 ? [...possibleActs(game, role, now)] : []
  // Acts that end a game are drawn less often, so that games go on.
  const lively = may.filter((type) => !['resign', 'abort', 'void', 'adjudicate'].includes(type) || chance() < 0.2)
  return pick(chance, lively.length > 0 ? lively : ACT_TYPES)
}

const act = (at: At): Fields => {
  const type = anyAct(at)
  const more = Object.entries(ACT_INPUTS[type].fields).filter(
    ([, { _zod }]) => _zod.optin !== 'optional' || at.chance() < 0.5,
  )
  return { type, ply: plyOf(at), ...Object.fromEntries(more.map(([name]) => [name, fieldOf(name, at)])) }
}

const seat = (at: At): Fields => {
  const { chance } = at
  const flag = chance() < 0.5
  return {
    ...sometimes(chance, 0.4, { name: pick(chance, NAMES) }),
    ...sometimes(chance, 0.3, { email: pick(chance, [null, anyAddress(chance)]) }),
    ...sometimes(chance, 0.2, { timeZone: pick(chance, [null, ...ZONES]) }),
    ...sometimes(chance, 0.3, { note: 'a note' }),
    ...sometimes(chance, 0.2, {
      notifications: { mail: pick(chance, TURN_EMAIL_MODES), quietHours: flag, reminders: ['day'] },
    }),
    ...sometimes(chance, 0.2, { playForced: flag }),
  }
}

const arbiters = ({ chance }: At): Fields => ({
  ...sometimes(chance, 0.3, { email: pick(chance, [null, anyAddress(chance)]) }),
  ...sometimes(chance, 0.4, {
    notifications: { mail: pick(chance, ['turns', 'off']), follow: pick(chance, ARBITER_EMAILS) },
  }),
})

const settings = (at: At): Fields => (at.role === 'arbiter' && at.chance() < 0.8 ? arbiters(at) : seat(at))

const listed = (at: At): Fields => ({
  games: Array.from({ length: 1 + below(at.chance, 4) }, () => newGame(at)),
  ...sometimes(at.chance, 0.3, { dryRun: true }),
})

const paired = (at: At): Fields => {
  const { chance } = at
  const players = Array.from({ length: 2 + below(chance, 4) }, () => person(at))
  const index = (): number => 1 + below(chance, players.length + (chance() < 0.1 ? 1 : 0))
  const pairs = Array.from({ length: 1 + below(chance, 4) }, () => ({ black: index(), white: index() }))
  return {
    ...opening(chance),
    players,
    ...(chance() < 0.6 ? { roundRobin: pick(chance, ['single', 'double']) } : { pairs }),
    ...sometimes(chance, 0.3, { match: 'two-game' }),
    ...sometimes(chance, 0.3, { clock: clockOf(chance) }),
    ...sometimes(chance, 0.2, { arbiter: person(at) }),
    ...sometimes(chance, 0.2, { labels: { event: pick(chance, NAMES) } }),
    ...sometimes(chance, 0.1, { weekendsOff: true }),
    ...sometimes(chance, 0.3, { dryRun: true }),
  }
}

const ordered = (at: At): Fields => (at.chance() < 0.4 ? listed(at) : paired(at))

const entrant = (at: At): Fields => ({
  ...person(at),
  ...sometimes(at.chance, 0.2, { club: pick(at.chance, NAMES), rating: '1842' }),
  ...sometimes(at.chance, 0.1, { team: pick(at.chance, ['Home', 'Guests']), board: 1 + below(at.chance, 3) }),
})

const LISTS = [
  '',
  'Amara <amara@draughts.test>\nJoost',
  'Name;Email;Section\nZo\u00eb;;A\nA;;B',
  'x,y,z',
  '"',
  '<a@b>',
  '=1+1, eve@draughts.test',
]

const event = (at: At): Fields => {
  const { chance } = at
  return {
    title: pick(chance, ['Cup', ...NAMES]),
    secretary: person(at),
    ...(chance() < 0.5
      ? { players: Array.from({ length: below(chance, 5) }, () => entrant(at)) }
      : { list: pick(chance, LISTS) }),
    ...opening(chance),
    opening: pick(chance, [
      'free',
      'free',
      { ballot: pick(chance, DECKS) },
      { positions: [pick(chance, positions).fen] },
    ]),
    format: pick(chance, FORMATS),
    ...sometimes(chance, 0.5, { entry: { open: true, limit: 2 + below(chance, 4), waitingList: chance() < 0.5 } }),
    ...sometimes(chance, 0.7, { least: 2 }),
    ...sometimes(chance, 0.2, { pairs: [[1, 2]] }),
    ...sometimes(chance, 0.2, { dryRun: true }),
  }
}

/** A generator for each field of an act in a tournament, by the field's name. */
const EVENT_FIELDS: Readonly<Record<string, (at: At) => unknown>> = {
  ...FIELDS,
  terms: (at) => {
    const { secretary: _secretary, players: _players, list: _list, dryRun: _dryRun, ...terms } = event(at)
    return terms
  },
  person,
  plays: ({ chance }) => 1 + below(chance, 4),
  entrants: (at) => [entrant(at)],
  list: ({ chance }) => pick(chance, LISTS),
  replaces: ({ chance }) => 1 + below(chance, 4),
  player: ({ chance }) => 1 + below(chance, 5),
  with: ({ chance }) => 1 + below(chance, 5),
  to: ({ chance }) => 1 + below(chance, 5),
  board: ({ chance }) => 1 + below(chance, 7),
  reason: ({ chance }) => pick(chance, NAMES),
  name: ({ chance }) => pick(chance, NAMES),
  result: ({ chance }) => pick(chance, [...COLOURS, 'draw', 'void']),
}

const tournamentAct = (at: At): Fields => {
  const { chance } = at
  const lively = ['send', 'send', 'start', 'start', 'accept', 'accept'] as const
  const type = chance() < 0.4 ? pick(chance, lively) : pick(chance, READABLE_TOURNAMENT_ACTS)
  const { shape } = TOURNAMENT_ACT_SHAPES[type]
  const more = Object.entries(shape).filter(
    ([name, { _zod }]) => name !== 'type' && (_zod.optin !== 'optional' || chance() < 0.5),
  )
  return { type, ...Object.fromEntries(more.map(([name]) => [name, EVENT_FIELDS[name]?.(at)])) }
}

/**
 * A generator of each route's body; undefined for a route that reads none. A new route without a row does not compile.
 */
export const BODIES: { readonly [R in ApiRoute]: ((at: At) => Fields) | undefined } = {
  create: newGame,
  order: ordered,
  ownOrder: undefined,
  orderPlayers: undefined,
  remindOrder: undefined,
  claim: person,
  ownGames: undefined,
  ownRecords: undefined,
  pdn: undefined,
  fen: undefined,
  svg: undefined,
  png: undefined,
  gif: undefined,
  game: undefined,
  version: undefined,
  events: undefined,
  evidence: undefined,
  legalMoves: undefined,
  move: (at) => ({ ...move(at), ...sometimes(at.chance, 0.1, { dryRun: true }) }),
  act,
  seat: undefined,
  changeSeat: settings,
  rotate: undefined,
  seen: ({ chance }) => ({ version: below(chance, 12) }),
  push: undefined,
  setPush: ({ chance }) => ({
    endpoint: `https://${pick(chance, ['receiver.test', 'receiver.test', '127.0.0.1', 'localhost'])}/${below(chance, 5)}`,
    keys: {
      p256dh: pick(chance, [
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        'B'.repeat(87),
      ]),
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }),
  stopPush: undefined,
  links: ({ chance }) => ({ email: anyAddress(chance) }),
  tables: undefined,
  table: undefined,
  ruleSets: undefined,
  look: ({ chance }) => ({
    seats: Array.from({ length: below(chance, 4) }, () => ({
      token: pick(chance, [`c1${'a'.repeat(44)}`, 'nothing', 'c'.repeat(65)]),
      ...sometimes(chance, 0.3, { version: pick(chance, [0, 1, 7, -1]) }),
    })),
  }),
  away: ({ chance }) => ({
    seats: Array.from({ length: below(chance, 4) }, () => pick(chance, [`c1${'a'.repeat(44)}`, 'nothing'])),
    days: pick(chance, [0, 1, 7, 366, -1]),
    ...sometimes(chance, 0.2, { from: '2026-12-01T00:00:00Z' }),
  }),
  rulesMove: ({ chance }) => {
    const { rules, fen } = pick(chance, positions)
    return { fen, ...sometimes(chance, 0.4, { move: pick(chance, ['11-15', '1-5', '32-28']) }), rules }
  },
  addHook: ({ chance }) => ({
    url: pick(chance, ['https://receiver.test/a', 'https://127.0.0.1/', 'http://receiver.test']),
    events: [pick(chance, WEBHOOK_EVENT_TYPES)],
    ...sometimes(chance, 0.3, { labels: { event: pick(chance, NAMES) } }),
    ...sometimes(chance, 0.5, { format: pick(chance, WEBHOOK_FORMATS) }),
  }),
  hooks: undefined,
  changeHook: ({ chance }) => ({
    ...sometimes(chance, 0.5, { enabled: chance() < 0.5 }),
    ...sometimes(chance, 0.3, { secret: 'new' }),
    ...sometimes(chance, 0.3, { labels: null }),
  }),
  removeHook: undefined,
  testHook: undefined,
  deliveries: undefined,
  replayHook: ({ chance, now }) => sometimes(chance, 0.5, { since: isoInstant(now - DAY) }),
  found: event,
  ownTournaments: undefined,
  tournament: undefined,
  tournamentPdn: undefined,
  tournamentCsv: undefined,
  tournamentAct,
  enter: entrant,
  entry: undefined,
  changeEntry: (at) => {
    const { note: _note, playForced: _forced, ...fields } = seat(at)
    return fields
  },
  rotateEntry: undefined,
  index: undefined,
  document: undefined,
  health: undefined,
}

export const bodyFor = { wish: newGame, person, move, act, seat, event, entrant, tournamentAct }
