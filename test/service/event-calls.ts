import type { ApiRoute } from '../../shared/api/routes/routes.ts'
import type { Response } from '../../shared/service/runtime/http.ts'
import { KEYS } from '../harness/api-keys.ts'

type EventRoute =
  | 'found'
  | 'ownTournaments'
  | 'tournament'
  | 'tournamentCsv'
  | 'tournamentPdn'
  | 'tournamentAct'
  | 'enter'
  | 'entry'
  | 'changeEntry'
  | 'rotateEntry'

/** The API with the ports whose calls are counted. */
type Stand = {
  readonly api: (method: string, path: string, token?: string, body?: object, key?: string) => Promise<Response>
  readonly calls: string[]
}

type EventCalls = readonly [
  status: 'begun',
  ask: (at: Stand) => Promise<{ readonly status: number }>,
  answered: number,
  calls: string,
]

type Link = { readonly token: string }
type Answer = {
  readonly tournaments: readonly {
    readonly tournament: { readonly id: string }
    readonly links: { readonly secretary: Link }
  }[]
  readonly tournament: { readonly you: { readonly links: { readonly entry: Link } } }
  readonly links: { readonly entry: Link }
}

const read = ({ body }: Response): Answer => JSON.parse(body) as Answer

const cup = (more: object = {}) => ({ title: 'Cup', entry: { open: true }, secretary: { name: 'Sam' }, ...more })

/**
 * Returns the tokens of a tournament that Zoe has entered by the link that is open to all. What this called is not
 * counted.
 */
export const eventAt = async ({ api, calls }: Stand) => {
  const [made] = read(await api('POST', '/v1/tournaments', KEYS.club, cup(), 'a-key-of-a-founded-event')).tournaments
  const { id = '' } = made?.tournament ?? {}
  const { token: secretary = '' } = made?.links.secretary ?? {}
  const path = `/v1/tournaments/${id}`
  const sent = read(await api('POST', `${path}/actions`, secretary, { type: 'send' }, 'a-key-of-a-sent-event'))
  const { token: open } = sent.tournament.you.links.entry
  const zoe = { name: 'Zoe', email: 'zoe@draughts.test' }
  const entered = read(await api('POST', `${path}/entries`, open, zoe, 'a-key-of-an-entered-event'))
  calls.length = 0
  return { id, path, secretary, open, entrant: entered.links.entry.token }
}

/** Asks in a tournament that Zoe has entered. */
const within =
  (ask: (at: Stand & Awaited<ReturnType<typeof eventAt>>) => Promise<Response>): EventCalls[1] =>
  async (at) =>
    ask({ ...at, ...(await eventAt(at)) })

/** The calls of the API's routes of tournaments. */
export const EVENT_CALLS: { readonly [R in ApiRoute & EventRoute]: EventCalls } = {
  found: [
    'begun',
    ({ api }) =>
      api('POST', '/v1/tournaments', KEYS.club, cup({ players: [{ name: 'Ada', email: 'ada@draughts.test' }] })),
    201,
    'ledger.take ledger.take apiKeys.load apiKeys.digest tournaments.load ledger.take contacts.add tournaments.load tournaments.save tournaments.save contacts.load contacts.load apiKeys.use',
  ],
  ownTournaments: [
    'begun',
    ({ api }) => api('GET', '/v1/tournaments', KEYS.club),
    200,
    'ledger.take ledger.take apiKeys.load apiKeys.digest ownedTournaments.after apiKeys.use',
  ],
  tournament: [
    'begun',
    within(({ api, path, secretary }) => api('GET', path, secretary)),
    200,
    'tournaments.load contacts.load contacts.load',
  ],
  tournamentCsv: ['begun', within(({ api, path }) => api('GET', `${path}.csv`)), 200, 'tournaments.load'],
  tournamentPdn: ['begun', within(({ api, path }) => api('GET', `${path}.pdn`)), 200, 'ledger.take tournaments.load'],
  tournamentAct: [
    'begun',
    within(({ api, path, entrant }) => api('POST', `${path}/actions`, entrant, { type: 'withdraw' })),
    200,
    'tournaments.load notebook.load tournaments.save notebook.save',
  ],
  enter: [
    'begun',
    within(({ api, path, open }) => api('POST', `${path}/entries`, open, { name: 'Bo' })),
    201,
    'ledger.take ledger.take tournaments.load ledger.take tournaments.save',
  ],
  entry: [
    'begun',
    within(({ api, entrant }) => api('GET', '/v1/entry', entrant)),
    200,
    'tournaments.load contacts.load',
  ],
  changeEntry: [
    'begun',
    within(({ api, entrant }) => api('PATCH', '/v1/entry', entrant, { locale: 'nl' })),
    200,
    'tournaments.load contacts.load contacts.update contacts.load',
  ],
  rotateEntry: [
    'begun',
    within(({ api, entrant }) => api('POST', '/v1/entry/rotate', entrant)),
    200,
    'ledger.take ledger.take tournaments.load tournaments.save notebook.save',
  ],
}
