import type { ApiRoute } from '../../shared/api/routes/routes.ts'
import { POSTED_EXAMPLE } from './webhook-examples.ts'
import { VERIFY_SOURCE } from './verify-source.ts'

/** A request that the document shows. `$NAME` stands for a value from an earlier response. */
export type ApiExample = {
  readonly route: ApiRoute
  /** The rule set in the path. */
  readonly rules?: string
  readonly token?: string
  readonly body?: object
  /** The `Idempotency-Key`, where one is required. */
  readonly key?: string
  /** Names for values of the response that later examples use, by their path in the JSON. */
  readonly keeps?: Readonly<Record<string, string>>
  /** Further code that the reader needs. */
  readonly also?: readonly { readonly lang: string; readonly label: string; readonly source: string }[]
}

type Shown = { readonly [R in ApiRoute]: Omit<ApiExample, 'route'> }

const FEN = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12'

/** The examples in the order in which a reader can run them: Amara creates a game, Otis accepts; Zoe founds a tournament. */
const SHOWN: Shown = {
  create: {
    body: { creator: { name: 'Amara', seat: 'black' } },
    keeps: { GAME: 'game.id', AMARA: 'links.creator.token', INVITATION: 'links.invitation.token' },
  },
  claim: { token: '$INVITATION', body: { name: 'Otis' }, keeps: { OTIS: 'links.seat.token' } },
  move: { token: '$AMARA', body: { ply: 0, move: '11-15' } },
  game: { token: '$OTIS' },
  legalMoves: {},
  version: {},
  act: { token: '$OTIS', body: { ply: 1, type: 'give-time', time: 'P1D' } },
  events: { token: '$OTIS' },
  evidence: { token: '$OTIS' },
  look: { body: { seats: [{ token: '$AMARA', version: 1 }, { token: '$OTIS' }] } },
  away: { body: { seats: ['$OTIS'], days: 7 } },
  seat: { token: '$OTIS' },
  changeSeat: { token: '$OTIS', body: { timeZone: 'Africa/Nairobi', note: 'They like to trade early.' } },
  seen: { token: '$OTIS', body: { version: 4 } },
  rotate: { token: '$OTIS', keeps: { OTIS: 'links.seat.token' } },
  push: { token: '$OTIS' },
  setPush: {
    token: '$OTIS',
    body: {
      endpoint: 'https://push.example.org/send/5zXQ',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
  stopPush: { token: '$OTIS' },
  pdn: {},
  fen: {},
  svg: {},
  png: {},
  gif: {},
  ownGames: { token: '$KEY' },
  ownRecords: { token: '$KEY' },
  order: {
    token: '$KEY',
    key: 'spring-cup-2026-first',
    body: {
      players: [
        { name: 'Amara', email: 'amara@example.org' },
        { name: 'Otis', email: 'otis@example.org' },
        { name: 'Zoe', email: 'zoe@example.org' },
      ],
      roundRobin: 'single',
      opening: { ballot: 'three-move' },
      labels: { event: 'Spring cup' },
    },
    keeps: { ORDER: 'order.id' },
  },
  ownOrder: { token: '$KEY' },
  orderPlayers: { token: '$KEY' },
  remindOrder: { token: '$KEY' },
  found: {
    token: '$KEY',
    key: 'autumn-open-2026-found',
    body: {
      title: 'Autumn open',
      format: 'single',
      opening: { ballot: 'three-move' },
      entry: { open: true },
      least: 2,
      secretary: { name: 'Zoe' },
      players: [{ name: 'Amara', email: 'amara@example.org', club: 'Kigali' }, { name: 'Otis' }],
    },
    keeps: { TOURNAMENT: 'tournaments.0.tournament.id', SECRETARY: 'tournaments.0.links.secretary.token' },
  },
  tournamentAct: {
    token: '$SECRETARY',
    body: { type: 'send' },
    keeps: { ENTRY: 'tournament.you.links.entry.token', INVITED: 'tournament.you.entrants.1.link.token' },
  },
  enter: { token: '$ENTRY', body: { name: 'Bo', club: 'Leiden', rating: '1842' }, keeps: { BO: 'links.entry.token' } },
  tournament: { token: '$BO' },
  entry: { token: '$BO' },
  changeEntry: { token: '$BO', body: { timeZone: 'Europe/Amsterdam' } },
  rotateEntry: { token: '$BO', keeps: { BO: 'links.entry.token' } },
  tournamentCsv: {},
  tournamentPdn: {},
  ownTournaments: { token: '$KEY' },
  links: { body: { email: 'amara@example.org' } },
  tables: {},
  table: {},
  ruleSets: {},
  rulesMove: { rules: 'english', body: { fen: FEN, move: '11-15' } },
  addHook: {
    token: '$KEY',
    body: { url: 'https://bot.example.org/crownhead', events: ['turn', 'finished'], labels: { event: 'Spring cup' } },
    keeps: { HOOK: 'webhook.id', SECRET: 'secret' },
    also: [
      { lang: 'JavaScript', label: 'What comes', source: POSTED_EXAMPLE },
      { lang: 'JavaScript', label: 'Verify what comes', source: VERIFY_SOURCE },
    ],
  },
  hooks: { token: '$KEY' },
  testHook: { token: '$KEY' },
  deliveries: { token: '$KEY' },
  replayHook: { token: '$KEY', body: { since: '2026-11-21T00:00:00Z' } },
  // These come last, as a webhook that is removed cannot be used any more.
  changeHook: { token: '$KEY', body: { events: ['turn', 'finished', 'forfeited'], secret: 'new' } },
  removeHook: { token: '$KEY' },
  index: {},
  document: {},
  health: {},
}

// `SHOWN` is a literal, so its keys are exactly those of its type.
export const EXAMPLES: readonly ApiExample[] = (Object.keys(SHOWN) as readonly ApiRoute[]).map((route) => ({
  route,
  ...SHOWN[route],
}))

/** Requests that are refused, to run after all examples. */
export const REFUSED_EXAMPLES: readonly ApiExample[] = [
  { route: 'create', body: { creator: { name: 'Amara', seat: 'red' } } },
  { route: 'claim', token: '$INVITATION', body: { name: 'Ada' } },
  { route: 'game', token: 'garbage' },
  { route: 'move', token: '$OTIS', body: { ply: 0, move: '22-17' } },
  { route: 'move', token: '$OTIS', body: { ply: 1, move: '22-15' } },
  { route: 'act', token: '$OTIS', body: { ply: 1, type: 'accept-draw' } },
  { route: 'rulesMove', rules: 'chess', body: { fen: FEN } },
]
