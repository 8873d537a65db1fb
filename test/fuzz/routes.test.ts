import { describe, expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { sqliteOwnedGames } from '../../local/sqlite/stores/sqlite-owned-games.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteContacts } from '../../local/sqlite/stores/sqlite-contacts.ts'
import { sqliteGames, sqliteTournaments } from '../../local/sqlite/stores/sqlite-games.ts'
import { sqliteLedger } from '../../local/sqlite/stores/sqlite-ledger.ts'
import { sqliteNotebook } from '../../local/sqlite/stores/sqlite-notebook.ts'
import { tempFolder } from '../harness/temp.ts'
import { knownKeys } from '../harness/api-keys.ts'
import { isLong, sized } from '../harness/size.ts'
import type { RequestHandler } from '../../local/http/http-server.ts'
import type { OwnedTournament } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { type Tally, fuzzRoutes } from './routes.ts'
import type { FuzzWorld } from './world.ts'

const REFUSALS = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429]

/**
 * Returns what a run has not reached of all that it has to try: each success status of each API route, every page, and
 * each kind of refusal.
 */
const unseenIn = (tally: Tally): readonly string[] => {
  const seen = new Set([...tally.values()].flatMap((statuses) => [...statuses.keys()]))
  return [
    ...API_ROUTES.flatMap(({ name, says }) =>
      says.done.filter((status) => !tally.get(`api ${name}`)?.has(status)).map((status) => `api ${name} ${status}`),
    ),
    ...PAGE_ROUTES.map(({ name }) => `page ${name}`).filter((route) => !tally.has(route)),
    ...REFUSALS.filter((status) => !seen.has(status)).map(String),
  ]
}

test('honest and hostile requests: none fails or is slow, no refusal changes anything, no secret is logged', async () => {
  // The short form ends when nothing is unseen, and asks more often for what is.
  const unseen = (tally: Tally): readonly string[] => unseenIn(tally).map((each) => each.replace(/ \d+$/, ''))
  const { found, tally } = await fuzzRoutes(sized(40_000, 200_000), 11, isLong ? {} : { unseen })
  expect(found).toEqual([])
  expect(unseenIn(tally)).toEqual([])
})

test('the same on SQLite', async () => {
  await using folder = await tempFolder('fuzz')
  const database = openDatabase(folder.path)
  const stores = {
    games: sqliteGames(database),
    contacts: sqliteContacts(database),
    notebook: sqliteNotebook(database),
    ledger: sqliteLedger(database),
    apiKeys: knownKeys(),
    owned: sqliteOwnedGames(database),
    tournaments: sqliteTournaments(database),
    ownedTournaments: sqliteOwnedGames<OwnedTournament>(database),
  }
  const { found } = await fuzzRoutes(sized(300, 20_000), 7, { stores })
  database.close()
  expect(found).toEqual([])
})

/** Keeps the processor busy for `ms` milliseconds, as a regular expression that backtracks does. */
const burnProcessor = (ms: number): void => {
  const begun = process.threadCpuUsage()
  let spent = 0
  while (spent < ms * 1000) {
    'x'.repeat(1e6).split('')
    const { user, system } = process.threadCpuUsage(begun)
    spent = user + system
  }
}

type Mistake = (world: FuzzWorld) => RequestHandler

const MISTAKES: Readonly<Record<string, readonly [Mistake, found: RegExp]>> = {
  'an answer fails': [
    ({ answering }) =>
      async (asked) =>
        asked.path === '/v1/links' ? { status: 500, headers: {}, body: 'no' } : answering(asked),
    /: 500: no:/,
  ],
  'a status is not documented': [
    ({ answering }) =>
      async (asked) => {
        const reply = await answering(asked)
        return reply.status === 409 ? { ...reply, status: 418 } : reply
      },
    /418 is not documented/,
  ],
  'a refusal has a code that its route does not document': [
    ({ answering }) =>
      async (asked) => {
        const reply = await answering(asked)
        return { ...reply, body: String(reply.body).replace('"code":"scope-missing"', '"code":"internal"') }
      },
    /internal is not documented/,
  ],
  'a refusal changes something': [
    ({ answering, asked: { contacts } }) =>
      async (asked) => {
        const reply = await answering(asked)
        if (reply.status === 409 && asked.method === 'POST')
          await contacts.update('AAAAAAAAAAAA', 'amara00000', { silent: true })
        return reply
      },
    /a refusal \(409\) changed something: contacts\.update/,
  ],
  'a reading request changes something': [
    ({ answering, asked: { notebook } }) =>
      async (asked) => {
        if (asked.method === 'HEAD') await notebook.save('AAAAAAAAAAAA', 'seen', '1', undefined)
        return answering(asked)
      },
    /a reading request changed something: notebook\.save seen/,
  ],
  'a page does not escape': [
    ({ answering }) =>
      async (asked) => {
        const reply = await answering(asked)
        return { ...reply, body: String(reply.body).replaceAll('&lt;script&gt;alert', '<script>alert') }
      },
    /markup that is not escaped/,
  ],
  'a limited route does not say what is left': [
    ({ answering }) =>
      async (asked) => {
        const { headers, ...reply } = await answering(asked)
        const { ratelimit: _left, ...others } = headers
        return { ...reply, headers: others }
      },
    /no RateLimit/,
  ],
  'an answer takes long': [
    ({ answering }) =>
      async (asked) => {
        if (asked.path === '/v1/rules') burnProcessor(260)
        return answering(asked)
      },
    /: \d{3} ms:/,
  ],
  'the log has a path': [
    ({ answering, asked: { log } }) =>
      async (asked) => {
        log('info', 'request', { path: asked.path })
        return answering(asked)
      },
    /a secret in the log/,
  ],
  'the log has an address': [
    ({ answering, asked: { log } }) =>
      async (asked) => {
        log('info', 'request', { body: asked.body.toString('utf8') })
        return answering(asked)
      },
    /a secret in the log/,
  ],
}

describe('the fuzz finds a mistake that is planted', () => {
  test.each(Object.entries(MISTAKES))('%s', async (_what, [plant, expected]) => {
    const { found } = await fuzzRoutes(10_000, 1, { plant, most: 1 })
    expect(found).toEqual([expect.stringMatching(expected)])
  })
})
