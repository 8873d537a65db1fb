import { ENDGAME_TABLES } from '../../shared/draughts/endgames/table-list.ts'
import { COLOURS, RULES_IDS } from '../../shared/draughts/index.ts'
import { COUNT_BOUNDS } from '../../shared/game/limits/bounds.ts'
import { GAME_STATUSES } from '../../shared/api/input/feed-query.ts'
import { CSV_ROWS } from '../../shared/api/input/tournaments/export-query.ts'
import { OWN_TOURNAMENTS_LIMIT } from '../../shared/tournament/model/tournament-limits.ts'
import { OWN_GAMES_LIMITS } from '../../shared/game/model/labels.ts'
import { PICTURE_SIZES } from '../../shared/service/api/exports/picture-query.ts'
import { type DocumentedRoute, routeTag } from './texts/route-tag.ts'

const atMost = (games: number, route: string) => ({
  name: 'limit',
  in: 'query',
  description: `The most games in an answer of \`${route}\`.`,
  schema: { type: 'integer', minimum: 1, maximum: games, default: games },
})

const idInPath = (name: string, description: string, long: number) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', pattern: `^[0-9A-Za-z]{${long}}$` },
})

export const PARAMETERS = {
  id: idInPath('id', 'The id of a game.', 12),
  hook: idInPath('hook', 'The id of a webhook.', 12),
  order: idInPath('order', 'The id of an order of games.', 16),
  tournamentId: idInPath('tournament', 'The id of a tournament.', 12),
  rules: {
    name: 'rules',
    in: 'path',
    required: true,
    description: 'The name of a rule set.',
    schema: { type: 'string', enum: RULES_IDS },
  },
  table: {
    name: 'table',
    in: 'path',
    required: true,
    description: 'The name of an endgame table.',
    schema: { type: 'string', enum: Object.keys(ENDGAME_TABLES) },
  },
  ply: {
    name: 'ply',
    in: 'query',
    description: 'The position after this number of half-moves; the present one if left out.',
    schema: { type: 'integer', minimum: 0, maximum: 1000 },
  },
  flip: {
    name: 'flip',
    in: 'query',
    description: '`1` shows Black at the bottom.',
    schema: { type: 'string', enum: ['0', '1'] },
  },
  size: {
    name: 'size',
    in: 'query',
    description: 'Pixels of a side.',
    schema: { type: 'integer', enum: PICTURE_SIZES, default: PICTURE_SIZES[0] },
  },
  sinceEvent: {
    name: 'since',
    in: 'query',
    description: 'The `next` of an earlier answer, or a version of the game: only later events are answered.',
    schema: { type: 'string', pattern: '^\\d{1,6}(\\.\\d{1,6})?$', default: '0' },
  },
  after: {
    name: 'after',
    in: 'query',
    deprecated: true,
    description: 'The former name of `since`, which stays.',
    schema: { type: 'string', pattern: '^\\d{1,6}(\\.\\d{1,6})?$' },
  },
  limit: {
    name: 'limit',
    in: 'query',
    description: 'The most events in an answer; a few more if one request made them together.',
    schema: { type: 'integer', minimum: COUNT_BOUNDS.events.least, maximum: COUNT_BOUNDS.events.most, default: 100 },
  },
  since: {
    name: 'since',
    in: 'query',
    description: 'The `next` of an earlier answer, or a time in RFC 3339; from the first game if left out.',
    schema: { type: 'string' },
  },
  turn: {
    name: 'turn',
    in: 'query',
    description: 'Only games in which this side is to move.',
    schema: { type: 'string', enum: COLOURS },
  },
  status: {
    name: 'status',
    in: 'query',
    description: 'Only games of this status.',
    schema: { type: 'string', enum: GAME_STATUSES },
  },
  label: {
    name: 'label',
    in: 'query',
    description: 'Only games that have this label and value, such as `event:Club Cup`. If repeated, all of them.',
    schema: { type: 'string' },
  },
  ofOrder: {
    name: 'order',
    in: 'query',
    description: 'Only games of this order, while it is kept.',
    schema: { type: 'string' },
  },
  games: atMost(OWN_GAMES_LIMITS.games, 'GET /v1/games'),
  records: atMost(OWN_GAMES_LIMITS.records, 'GET /v1/games.pdn'),
  sinceBoard: {
    name: 'since',
    in: 'query',
    description: 'The board after which a PDN in parts continues: follow the `Link` of the answer before.',
    schema: { type: 'string', pattern: '^(0|[1-9]\\d{0,3})$', default: '0' },
  },
  rows: {
    name: 'rows',
    in: 'query',
    description: 'What the rows are.',
    schema: { type: 'string', enum: CSV_ROWS, default: 'players' },
  },
  tournaments: {
    name: 'limit',
    in: 'query',
    description: 'The most tournaments in an answer.',
    schema: { type: 'integer', minimum: 1, maximum: OWN_TOURNAMENTS_LIMIT, default: OWN_TOURNAMENTS_LIMIT },
  },
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The last `ETag`: if it is still true, the answer is 304 without a body.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      '16 to 200 visible ASCII characters, drawn at random for each thing to be done once. A repeat with the same key gets the same answer; with another body, 422. An order of games or a tournament needs one, unless it is a dry run.',
    schema: { type: 'string', pattern: '^[!-~]{16,200}$' },
  },
} as const

/** Parameters that select among a program's games. */
const CHOSEN = ['since', 'turn', 'status', 'label', 'ofOrder'] as const

const REPEATABLE: ReadonlySet<string> = new Set<DocumentedRoute['name']>([
  'create',
  'order',
  'claim',
  'rotate',
  'found',
  'tournamentAct',
  'enter',
  'rotateEntry',
])

/** Routes that draw a board, which can be turned. */
const DRAWN: ReadonlySet<string> = new Set(['svg', 'png', 'gif'] satisfies readonly DocumentedRoute['name'][])

export const routeParameters = (route: DocumentedRoute): readonly (keyof typeof PARAMETERS)[] => [
  ...(route.path.includes('{id}') ? (['id'] as const) : []),
  ...(route.path.includes('{hook}') ? (['hook'] as const) : []),
  ...(route.path.includes('{order}') ? (['order'] as const) : []),
  ...(route.path.includes('{tournament}') ? (['tournamentId'] as const) : []),
  ...(route.path.includes('{rules}') ? (['rules'] as const) : []),
  ...(route.path.includes('{table}') ? (['table'] as const) : []),
  ...(routeTag(route) === 'records' ? (['ply'] as const) : []),
  ...(DRAWN.has(route.name) ? (['flip'] as const) : []),
  ...(route.name === 'png' ? (['size'] as const) : []),
  ...(route.name === 'events' ? (['sinceEvent', 'after', 'limit'] as const) : []),
  ...(route.name === 'ownGames' ? ([...CHOSEN, 'games'] as const) : []),
  ...(route.name === 'ownRecords' ? ([...CHOSEN, 'records'] as const) : []),
  ...(route.name === 'ownTournaments' ? (['since', 'tournaments'] as const) : []),
  ...(route.name === 'tournamentPdn' ? (['sinceBoard'] as const) : []),
  ...(route.name === 'tournamentCsv' ? (['rows'] as const) : []),
  ...(route.says.done.includes(304) ? (['ifNoneMatch'] as const) : []),
  ...(REPEATABLE.has(route.name) ? (['idempotencyKey'] as const) : []),
]
