import {
  READABLE_TOURNAMENT_ACTS,
  type ReadableTournamentAct,
} from '../../shared/api/input/tournaments/tournament-act-shapes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { TOURNAMENT_ROUTES } from '../../shared/api/routes/tournament-routes.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import type { Request } from '../../shared/service/runtime/http.ts'
import { API_BODIES, PAGE_FORMS } from './asks.ts'
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

type Requested = Pick<Request, 'method' | 'path' | 'headers' | 'body'>

/** One line of the matrix: a route of tournaments, an act in one, or a page about one. */
export type EventLine = {
  readonly section: 'events' | 'event acts' | 'event pages'
  readonly name: string
  /** Returns the request of this line, with the credential in its path or its header `authorization`. */
  readonly request: (credential: EventCredential) => Requested
}

type ApiRow = (typeof TOURNAMENT_ROUTES)[number]
type PageRow = (typeof PAGE_ROUTES)[number]

const apiLine = (route: ApiRow, section: 'events' | 'event acts', name: string, body: Body | undefined): EventLine => ({
  section,
  name,
  request: ({ event, token }) => ({
    method: route.method,
    path: route.path.replace('{tournament}', eventId(event)),
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(route.name === 'found' && { 'idempotency-key': 'a-key-of-the-matrix' }),
    },
    body: body ? JSON.stringify(body) : '',
  }),
})

const pageLine = (route: PageRow): EventLine => ({
  section: 'event pages',
  name: `\`${route.method} ${route.path}\``,
  request: ({ event, token = 'none' }) => ({
    method: route.method,
    path: route.path.replace('{id}', eventId(event)).replace('{token}', token),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(PAGE_FORMS[route.name]).toString(),
  }),
})

/** Pages about tournaments, and those that stop emails about them. */
const isEventPage = ({ path }: PageRow): boolean => /^\/[toejs](?:\/|$)/.test(path)

export const EVENT_LINES: readonly EventLine[] = [
  ...TOURNAMENT_ROUTES.filter(({ name }) => name !== 'tournamentAct').map((route) =>
    apiLine(route, 'events', `\`${route.method} ${route.path}\``, API_BODIES[route.name]),
  ),
  ...TOURNAMENT_ROUTES.filter(({ name }) => name === 'tournamentAct').flatMap((route) =>
    READABLE_TOURNAMENT_ACTS.map((type) =>
      apiLine(route, 'event acts', `\`${type}\``, { type, ...EVENT_ACT_BODIES[type] }),
    ),
  ),
  ...PAGE_ROUTES.filter(isEventPage).map(pageLine),
]

const FILES = assetFiles({})

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
      const request = { ...line.request(credential), query: {}, from: '192.0.2.1', receivedAt: credential.at ?? NOW }
      const isPage = line.section === 'event pages'
      const { status, body } = await (isPage ? answerPage(service, FILES, request) : answerApi(service, request))
      cells.set(line.name, { status, code: isPage ? undefined : codeIn(status, body), wrote: wrote() > 0 })
    }
    columns.set(name, cells)
  }
  return columns
}
