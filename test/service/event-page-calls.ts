import type { PageRoute } from '../../shared/api/routes/page-routes.ts'
import type { Response } from '../../shared/service/runtime/http.ts'
import { eventAt } from './event-calls.ts'

type EventPage =
  | 'newTournament'
  | 'foundTournament'
  | 'tournament'
  | 'tournamentFrame'
  | 'official'
  | 'officialAct'
  | 'sendInvitations'
  | 'morePlayers'
  | 'changedTerms'
  | 'saveChangedTerms'
  | 'officialSettings'
  | 'saveOfficialSettings'
  | 'entrant'
  | 'entrantAct'
  | 'entrantEmails'
  | 'entrantSettings'
  | 'saveEntrantSettings'
  | 'entry'
  | 'enter'
  | 'declineEntry'

type Stand = Parameters<typeof eventAt>[0] & {
  readonly page: (method: string, path: string, form?: Readonly<Record<string, string>>) => Promise<Response>
}

type PageCalls = readonly [
  status: 'begun',
  ask: (at: Stand) => Promise<{ readonly status: number }>,
  answered: number,
  calls: string,
]

/** Asks for a page of a tournament that Zoe has entered. */
const within =
  (ask: (at: Stand & Awaited<ReturnType<typeof eventAt>>) => Promise<Response>): PageCalls[1] =>
  async (at) =>
    ask({ ...at, ...(await eventAt(at)) })

const TERMS = { timeZone: '', title: 'Cup', format: 'single', rules: 'english', clock: 'relaxed' }
const FOUNDING = {
  ...TERMS,
  key: 'a-key-of-a-form-for-an-event',
  players: 'Ada <ada@draughts.test>\nBo',
  name: 'Sam',
  email: 'sam@draughts.test',
}
const SETTINGS = { email: 'zoe@draughts.test', locale: 'nl', timeZone: '', mail: 'turns' }

/** The calls of the pages of tournaments. A list that is pasted adds a contact for each address, and the secretary's. */
export const EVENT_PAGE_CALLS: { readonly [R in PageRoute & EventPage]: PageCalls } = {
  newTournament: ['begun', ({ page }) => page('GET', '/t'), 200, ''],
  foundTournament: [
    'begun',
    ({ page }) => page('POST', '/t', FOUNDING),
    303,
    'ledger.take tournaments.load ledger.take ledger.take ledger.take ledger.readStatus ledger.take contacts.add contacts.add contacts.add tournaments.load tournaments.save',
  ],
  tournament: ['begun', within(({ page, id }) => page('GET', `/t/${id}`)), 200, 'tournaments.load'],
  tournamentFrame: ['begun', within(({ page, id }) => page('GET', `/t/${id}/embed`)), 200, 'tournaments.load'],
  official: [
    'begun',
    within(({ page, secretary }) => page('GET', `/o/${secretary}`)),
    200,
    'tournaments.load contacts.load contacts.load contacts.load',
  ],
  officialAct: [
    'begun',
    within(({ page, secretary }) => page('POST', `/o/${secretary}/act`, { type: 'write', text: 'Good luck.' })),
    303,
    'tournaments.load tournaments.save',
  ],
  sendInvitations: [
    'begun',
    within(({ page, secretary }) => page('POST', `/o/${secretary}/send`, {})),
    303,
    'tournaments.load',
  ],
  morePlayers: [
    'begun',
    within(({ page, secretary }) => page('POST', `/o/${secretary}/invite`, { players: 'Bo', seen: 'Bo' })),
    303,
    'tournaments.load contacts.load contacts.load contacts.add tournaments.save',
  ],
  changedTerms: [
    'begun',
    within(({ page, secretary }) => page('GET', `/o/${secretary}/terms`)),
    200,
    'tournaments.load',
  ],
  saveChangedTerms: [
    'begun',
    within(({ page, secretary }) => page('POST', `/o/${secretary}/terms`, { ...TERMS, entry: 'open' })),
    409,
    'tournaments.load',
  ],
  officialSettings: [
    'begun',
    within(({ page, secretary }) => page('GET', `/o/${secretary}/settings`)),
    200,
    'tournaments.load contacts.load',
  ],
  saveOfficialSettings: [
    'begun',
    within(({ page, secretary }) => page('POST', `/o/${secretary}/settings`, SETTINGS)),
    303,
    'tournaments.load contacts.load ledger.take ledger.readStatus ledger.take contacts.update outbox.put',
  ],
  entrant: [
    'begun',
    within(({ page, entrant }) => page('GET', `/e/${entrant}`)),
    200,
    'tournaments.load contacts.load contacts.load',
  ],
  entrantAct: [
    'begun',
    within(({ page, entrant }) => page('POST', `/e/${entrant}/act`, { type: 'withdraw' })),
    303,
    'tournaments.load tournaments.save',
  ],
  entrantEmails: [
    'begun',
    within(({ page, entrant }) => page('POST', `/e/${entrant}/emails`, {})),
    303,
    'tournaments.load',
  ],
  entrantSettings: [
    'begun',
    within(({ page, entrant }) => page('GET', `/e/${entrant}/settings`)),
    200,
    'tournaments.load contacts.load',
  ],
  saveEntrantSettings: [
    'begun',
    within(({ page, entrant }) => page('POST', `/e/${entrant}/settings`, SETTINGS)),
    303,
    'tournaments.load contacts.load contacts.update',
  ],
  entry: ['begun', within(({ page, open }) => page('GET', `/j/${open}`)), 200, 'tournaments.load'],
  enter: [
    'begun',
    within(({ page, open }) => page('POST', `/j/${open}`, { key: FOUNDING.key, timeZone: '', name: 'Bo', email: '' })),
    303,
    'ledger.take ledger.take tournaments.load ledger.take contacts.add tournaments.save',
  ],
  declineEntry: [
    'begun',
    within(({ page, open }) => page('POST', `/j/${open}/decline`, {})),
    404,
    'ledger.take ledger.take tournaments.load tournaments.load',
  ],
}
