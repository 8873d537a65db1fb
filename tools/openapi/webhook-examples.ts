import { DAY } from '../../shared/game/model/words.ts'
import type {
  GameEventType,
  GameEventPayload,
  TournamentEventType,
  TournamentEventPayload,
  EventPayload,
} from '../../shared/webhooks/event-types.ts'
import { writePayload } from '../../shared/service/webhooks/write-payload.ts'
import { loadTournamentMailFor } from '../../shared/texts/tournament/tournament-email-texts.ts'
import { SCHEMAS } from './schemas.ts'

const at = Date.parse('2026-11-21T12:00:00Z')

const GAME = {
  at,
  game: 'IkXoneEnuVKw',
  creator: 'Amara',
  players: { black: 'Amara', white: 'Otis' },
  labels: { event: 'Spring cup', round: '1' },
} as const

const ACTIVE = { ...GAME, version: 3, ply: 1, status: 'active', turn: 'white', deadline: at + 3 * DAY } as const

const OVER = { ...GAME, version: 61, ply: 58 } as const

const noticeOf = (event: GameEventType, facts: Omit<GameEventPayload, 'id' | 'event'>): GameEventPayload => ({
  ...facts,
  id: `msg_${facts.game}_${facts.version}_${event}`,
  event,
})

const TOURNAMENT = {
  at,
  tournament: 'Qm3tYb8ZrW0e',
  title: 'Autumn open',
  labels: { event: 'Autumn open' },
  players: 8,
  boards: 56,
} as const

const tournamentNoticeOf = (
  event: TournamentEventType,
  facts: Omit<TournamentEventPayload, 'id' | 'event'>,
): TournamentEventPayload => ({ ...facts, id: `msg_${facts.tournament}_${facts.version}_${event}`, event })

/** An example of each event. */
const PAYLOADS: { readonly [E in EventPayload['event']]: EventPayload } = {
  joined: noticeOf('joined', { ...ACTIVE, version: 2, ply: 0, turn: 'black' }),
  turn: noticeOf('turn', ACTIVE),
  reminder: noticeOf('reminder', { ...ACTIVE, reminder: 'day' }),
  'draw-offered': noticeOf('draw-offered', { ...ACTIVE, by: 'Amara' }),
  finished: noticeOf('finished', {
    ...OVER,
    status: 'finished',
    result: { winner: 'black', reason: 'resignation' },
  }),
  forfeited: noticeOf('forfeited', { ...OVER, version: 3, ply: 0, status: 'aborted', abortedBy: 'clock', by: 'Amara' }),
  'tournament-started': tournamentNoticeOf('tournament-started', {
    ...TOURNAMENT,
    version: 12,
    status: 'running',
    over: 0,
  }),
  'board-finished': tournamentNoticeOf('board-finished', {
    ...TOURNAMENT,
    version: 31,
    status: 'running',
    over: 17,
    labels: { ...TOURNAMENT.labels, round: '3', board: '2' },
    board: {
      number: 18,
      round: 3,
      game: GAME.game,
      players: GAME.players,
      result: { winner: 'black', reason: 'resignation' },
    },
  }),
  'tournament-finished': tournamentNoticeOf('tournament-finished', {
    ...TOURNAMENT,
    version: 74,
    status: 'finished',
    over: 56,
    leaders: [
      { name: 'Amara', place: 1, points: 22 },
      { name: 'Otis', place: 2, points: 19 },
      { name: 'Zoe', place: 3, points: 17 },
    ],
  }),
  test: { id: 'msg_test_4oBq0mWcT9Zs', event: 'test', at },
}

const words = await loadTournamentMailFor('en')

const bodyAt = (payload: EventPayload, origin: string): unknown =>
  JSON.parse(writePayload('standard', payload, { words, origin, now: at }))

/** An example of a webhook's body, written by the code that writes real ones. */
export const POSTED_EXAMPLE = `// What is posted at a turn. A reminder also has "reminder" (reserve, day or hours), a draw offer "by",
// an end "result" or "abortedBy"; "players" is there once both have joined. The data of a test is "url" alone.
// Schema: Posted, in /v1/openapi.json.
${JSON.stringify(bodyAt(PAYLOADS.turn, '$ORIGIN'), undefined, 2)}`

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** The `webhooks` part of an OpenAPI 3.1 document. */
export const WEBHOOKS = {
  posted: {
    post: {
      operationId: 'posted',
      tags: ['webhooks'],
      summary: 'What is posted to a webhook of the format `standard`',
      description: 'The request is as the Standard Webhooks specification says.',
      security: [{}],
      parameters: [
        header('webhook-id', 'The id of the delivery, the same for each attempt: drop one that came before.'),
        header('webhook-timestamp', 'When this attempt was sent, in seconds since 1970.'),
        header(
          'webhook-signature',
          '`v1,` and the HMAC-SHA-256, in base64, of id, timestamp and body with points between; two, with a space between, for a day after the secret was replaced.',
        ),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: `${SCHEMAS}Posted` },
            examples: Object.fromEntries(
              Object.entries(PAYLOADS).map(([event, payload]) => [
                event,
                { value: bodyAt(payload, 'https://draughts.test') },
              ]),
            ),
          },
        },
      },
      responses: {
        '2XX': { description: 'The delivery is accepted.' },
        '410': { description: 'The webhook is disabled at once.' },
        default: {
          description: 'The delivery is attempted again, up to eight times in a day; then the webhook is disabled.',
        },
      },
    },
  },
}
