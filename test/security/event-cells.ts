import {
  READABLE_TOURNAMENT_ACTS,
  type ReadableTournamentAct,
} from '../../shared/api/input/tournaments/tournament-act-shapes.ts'
import { TOURNAMENT_ROUTES } from '../../shared/api/routes/tournament-routes.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { API_BODIES } from './asks.ts'
import type { Cell } from './cells.ts'
import { EVENT_CREDENTIALS, type EventCredential, eventId, withEvents } from './events.ts'
import { NOW, forgetful, games } from './games.ts'

type Body = Readonly<Record<string, unknown>>

/** The fields of a valid act besides its type. A new act without a row does not compile. */
const EVENT_ACT_BODIES: { readonly [T in ReadableTournamentAct]: Body } = {
  change: { terms: { title: 'Another cup' } },
  send: {},
  start: {},
  'appoint-deputy': { person: { name: 'Eve' } },
  'accept-deputy': {},
  'dismiss-deputy': {},
  invite: { entrants: [{ name: 'Eve' }] },
  remove: { player: 4 },
  approve: { player: 1 },
  replace: { player: 1, with: 2 },
  accept: {},
  decline: {},
  withdraw: {},
  expel: { player: 2, reason: 'Unkind.' },
  pause: { until: isoInstant(NOW + 5 * DAY) },
  resume: {},
  away: { days: 7 },
  warn: { player: 2, reason: 'Late.' },
  write: { text: 'Good luck.' },
  rule: { board: 1, result: 'draw', reason: 'Agreed.' },
  appeal: { board: 1, text: 'Why?' },
  cancel: { reason: 'Rain.' },
  'rotate-link': {},
  rename: { name: 'Zo' },
  forget: {},
}

/** One line of the matrix: a route of tournaments, or an act in one. */
export type EventLine = {
  readonly section: 'events' | 'event acts'
  readonly name: string
  readonly route: (typeof TOURNAMENT_ROUTES)[number]
  readonly body: Body | undefined
}

export const EVENT_LINES: readonly EventLine[] = [
  ...TOURNAMENT_ROUTES.filter(({ name }) => name !== 'tournamentAct').map((route): EventLine => ({
    section: 'events',
    name: `\`${route.method} ${route.path}\``,
    route,
    body: API_BODIES[route.name],
  })),
  ...TOURNAMENT_ROUTES.filter(({ name }) => name === 'tournamentAct').flatMap((route) =>
    READABLE_TOURNAMENT_ACTS.map((type): EventLine => ({
      section: 'event acts',
      name: `\`${type}\``,
      route,
      body: { type, ...EVENT_ACT_BODIES[type] },
    })),
  ),
]

const requestOf = ({ route, body }: EventLine, { event, token, at = NOW }: EventCredential) => ({
  method: route.method,
  path: route.path.replace('{tournament}', eventId(event)),
  query: {},
  headers: {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(route.name === 'found' && { 'idempotency-key': 'a-key-of-the-matrix' }),
  },
  body: body ? JSON.stringify(body) : '',
  from: '192.0.2.1',
  receivedAt: at,
})

const codeIn = (status: number, body: string): string | undefined =>
  status >= 400 ? (JSON.parse(body) as { readonly code?: string }).code : undefined

/** Returns the cells by the name of the credential, and then by the name of the line. */
export const eventMatrix = async (): Promise<ReadonlyMap<string, ReadonlyMap<string, Cell>>> => {
  const columns = new Map<string, ReadonlyMap<string, Cell>>()
  for (const [name, hold] of Object.entries(EVENT_CREDENTIALS)) {
    const at = await withEvents(await games())
    const credential = await hold(at)
    const cells = new Map<string, Cell>()
    for (const line of EVENT_LINES) {
      const { service, wrote } = forgetful(at.service)
      const { status, body } = await answerApi(service, requestOf(line, credential))
      cells.set(line.name, { status, code: codeIn(status, body), wrote: wrote() > 0 })
    }
    columns.set(name, cells)
  }
  return columns
}
