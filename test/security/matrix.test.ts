import { beforeAll, describe, expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { type Cell, LINES, type Matrix, matrix } from './cells.ts'
import { CREDENTIALS } from './credentials.ts'
import { tableInDocument, tableOf } from './table.ts'

let found: Matrix
beforeAll(async () => {
  found = await matrix()
})

const DIFFERS =
  'test/security/matrix.md has another table. Run `npm run matrix`, and read the difference before you commit it.'

test('every route and act answers every kind of credential as matrix.md says', () => {
  const written = new Set(tableInDocument().split('\n'))
  const differing = tableOf(found)
    .split('\n')
    .filter((line) => !written.has(line))
  expect(differing.length === 0 ? 'as written' : [DIFFERS, ...differing].join('\n')).toBe('as written')
  expect(tableInDocument().startsWith(tableOf(found))).toBe(true)
})

test('the matrix has every credential and every line', () => {
  expect([...found.keys()]).toEqual(CREDENTIALS.map(({ name }) => name))
  for (const cells of found.values()) expect([...cells.keys()]).toEqual(LINES.map(({ name }) => name))
})

/** Routes that anyone may use, with any link or none. A route that is not listed needs a link. */
const PUBLIC: ReadonlySet<string> = new Set(
  [
    'POST /v1/games',
    'POST /v1/tournaments',
    ...['pdn', 'fen', 'svg', 'png', 'gif'].map((ending) => `GET /v1/games/{id}.${ending}`),
    'GET /v1/games/{id}/version',
    'GET /v1/games/{id}/legal-moves',
    'POST /v1/games/look',
    'POST /v1/games/away',
    'POST /v1/links',
    'GET /v1/tables',
    'GET /v1/tables/{table}',
    'GET /v1/rules',
    'POST /v1/rules/{rules}/moves',
    'GET /v1',
    'GET /v1/openapi.json',
    'GET /v1/health',
    'GET /',
    'POST /',
    'GET /games',
    'POST /games/away',
    'GET /links',
    'POST /links',
    'GET /t',
    'POST /t',
    'POST /language',
    'GET /g/{id}',
    'GET /g/{id}.atom',
    'GET /g/{id}/evidence',
    'GET /g/{id}/sheet',
    'GET /g/{id}/embed',
    'GET /g/{id}/try',
    'GET /rules',
    'GET /rules/{rules}',
    'GET /how-it-works',
    'GET /without-sight',
    'GET /verify',
    'GET /.well-known/crownhead-receipts.json',
    'GET /api',
    'GET /assets/{name}',
  ].map((route) => `\`${route}\``),
)

/** Routes that read a game by its id alone. An invitation opens them even after it was accepted, and so does an API key. */
const READING = ['GET /v1/games/{id}', 'GET /v1/games/{id}/events', 'GET /v1/games/{id}/evidence']

/** Routes that an invitation opens. */
const TAKING = ['POST /v1/games/{id}/claim', ...READING, 'GET /i/{token}', 'POST /i/{token}']
const CONSENTING = 'POST /p/{token}/emails'
const DECLINING = 'POST /i/{token}/decline'

/** For each credential that is not a role's link, the routes that it opens. */
const OPENS: Readonly<Record<string, readonly string[]>> = {
  none: READING,
  garbage: [],
  forged: [],
  'watching (the id)': [],
  'API key': ['POST /v1/games with hold', ...READING],
  'API key with every scope': [
    'POST /v1/games with hold',
    'POST /v1/games/bulk',
    'GET /v1/games',
    'GET /v1/games.pdn',
    ...READING,
    'POST /v1/webhooks',
    'GET /v1/webhooks',
    'GET /v1/tournaments',
  ],
  'key without the scope': READING,
  'revoked key': [],
  'unknown key': [],
  'of another game': [],
  'used invitation': READING,
  'used invitation (arbiter)': READING,
  rotated: [],
  reseated: [],
  refused: [],
  'long over': [],
  invitation: [...TAKING, DECLINING],
  'invitation (arbiter)': TAKING,
  'invitation of a person who was named': [...TAKING, DECLINING],
  'emailed invitation without its mark': [],
  'emailed invitation (arbiter) without its mark': [],
  'emailed invitation, with the mailbox’s mark': [...TAKING, DECLINING, CONSENTING],
  'emailed invitation (arbiter), with the mailbox’s mark': [...TAKING, CONSENTING],
  'emailed invitation, with the mark of a former address': [...READING, CONSENTING],
  'lost seat (creator)': ['POST /v1/games/{id}/claim', 'GET /a/{token}', 'POST /a/{token}'],
  'lost seat (opponent)': ['POST /v1/games/{id}/claim', 'GET /a/{token}', 'POST /a/{token}'],
  'stop (creator)': ['GET /s/{token}', 'POST /s/{token}'],
  'stop (opponent)': ['GET /s/{token}', 'POST /s/{token}'],
  'stop (arbiter)': ['GET /s/{token}', 'POST /s/{token}'],
  // Taking back a seat needs a mark, the proof of a mailbox that had the seat; these links come without one.
  'take back (creator)': [],
  'take back (opponent)': [],
  'take back (arbiter)': [],
  'take back, with the mailbox’s mark': ['GET /u/{token}', 'POST /u/{token}'],
  'stop everything': [
    'GET /n/{token}',
    'POST /n/{token}',
    'GET /n/{token}/away',
    'POST /n/{token}/away',
    'GET /n/{token}/keys',
    'POST /n/{token}/keys',
  ],
  'calendar (creator)': ['GET /c/{token}'],
  'calendar (opponent)': ['GET /c/{token}'],
}

/** Credentials that are a role's link. */
const ROLES: ReadonlySet<string> = new Set(['creator', 'opponent', 'arbiter', 'creator with another mailbox’s mark'])

const isOpen = ({ status }: Cell): boolean => status < 400

describe('access does not depend on what the document says', () => {
  test('each credential is a role’s, or has a row that says what it opens', () => {
    const named = CREDENTIALS.map(({ name }) => name).filter((name) => !ROLES.has(name))
    expect(named.toSorted()).toEqual(Object.keys(OPENS).toSorted())
  })

  test.each(Object.entries(OPENS))(
    '%s opens what it is for, and nothing else; a refusal changes nothing',
    (name, routes) => {
      const opened = [...(found.get(name) ?? [])].filter(([line, cell]) => !PUBLIC.has(line) && isOpen(cell))
      expect(opened.map(([line]) => line.replaceAll('`', ''))).toEqual(routes)
      for (const [line, { status, wrote }] of found.get(name) ?? [])
        if (status >= 400) expect([line, status, wrote]).toEqual([line, expect.toSatisfy(closedFor(line, name)), false])
    },
  )

  test('the arbiter has none of a seat’s acts, and a seat none of the arbiter’s', () => {
    const [seat, arbiter] = [found.get('creator'), found.get('arbiter')]
    for (const name of ['adjudicate', 'void', 'refuse-count', 'grant-count', 'end-count'])
      expect([name, seat?.get(`\`${name}\``)?.status]).toEqual([name, 403])
    for (const name of ['resign', 'offer-draw', 'rematch', 'plan', 'take-leave'])
      expect([name, arbiter?.get(`\`${name}\``)?.status]).toEqual([name, 403])
  })
})

/** Returns whether a status says that there is nothing here, or nothing any more. */
const isClosed = (status: unknown): boolean => status === 404 || status === 410

/** Credentials that are no token of a link: routes for links answer that they need one, which tells nothing of a game. */
const NO_LINK: ReadonlySet<string> = new Set([
  'none',
  'garbage',
  'watching (the id)',
  'API key',
  'API key with every scope',
  'key without the scope',
  'revoked key',
  'unknown key',
  'take back, with the mailbox’s mark',
  'stop everything',
])

/** Routes that take an API key with a scope, and no link. */
const SCOPED: ReadonlySet<string> = new Set(
  API_ROUTES.filter(({ says }) => 'scope' in says && says.scope !== undefined).map(
    ({ method, path }) => `\`${method} ${path}\``,
  ),
)

/**
 * Returns the statuses with which a route may refuse a credential. Creating a game and the routes of API keys may say
 * what is wrong with a key, as that reveals nothing of a game. The record of a game that has not begun is refused to
 * everybody with 409.
 */
const closedFor = (line: string, name: string): ((status: unknown) => boolean) => {
  if (line.includes('/v1/webhooks')) return (status) => status === 401 || status === 403 || status === 404
  // A link of a game is none of a tournament.
  if (line.includes('/v1/tournaments/') || line.includes('/v1/entry'))
    return (status) => status === 401 || status === 404
  if (SCOPED.has(line)) return (status) => status === 401 || status === 403 || isClosed(status)
  if (line.includes('.pdn')) return (status) => status === 409
  return line.startsWith('`POST /v1/games`') ||
    line.startsWith('`POST /v1/tournaments`') ||
    line.includes('/v1/webhooks')
    ? (status) => status === 401 || status === 403
    : (status) => isClosed(status) || (status === 401 && NO_LINK.has(name))
}
