import { beforeAll, describe, expect, test } from 'vitest'
import type { Matrix } from './cells.ts'
import { eventMatrix } from './event-cells.ts'
import { EVENT_CREDENTIALS } from './events.ts'
import { eventTablesOf, tableInDocument } from './table.ts'

let found: Matrix
beforeAll(async () => {
  found = await eventMatrix()
})

test('every route and act of tournaments answers every kind of credential as matrix.md says', () => {
  expect(tableInDocument(), 'run `npm run matrix`').toContain(eventTablesOf(found))
})

/** What everybody may do, with any link or none. */
const PUBLIC: ReadonlySet<string> = new Set([
  '`POST /v1/tournaments`',
  '`GET /t`',
  '`POST /t`',
  '`GET /t/{id}`',
  '`GET /t/{id}/embed`',
])

const TABLES = ['', '.csv', '.pdn'].map((ending) => `GET /v1/tournaments/{tournament}${ending}`)
const pagesAt = (first: string, ...rest: readonly string[]): readonly string[] => [
  `GET /${first}/{token}`,
  ...rest.map((each) =>
    each.startsWith('GET ') ? `GET /${first}/{token}/${each.slice(4)}` : `POST /${first}/{token}${each}`,
  ),
]
const ENTRANTS_PAGES = pagesAt('e', '/act', '/emails', 'GET settings', '/settings')
const OFFICIALS_PAGES = pagesAt('o', '/act', 'GET settings', '/settings')
/** The form of the settings has an address that is not the secretary's: a confirmed one changes only from its mailbox. */
const SECRETARYS_PAGES = pagesAt('o', '/act', 'GET settings', '/send', '/invite', 'GET terms')
const INVITATION_PAGES = pagesAt('j', '', '/decline')
const STOP_PAGES = pagesAt('s', '')

const SETTINGS = ['GET /v1/entry', 'PATCH /v1/entry', 'POST /v1/entry/rotate']

/** For each credential, the routes and acts that it opens. */
const OPENS: Readonly<Record<string, readonly string[]>> = {
  none: TABLES,
  garbage: [],
  forged: [],
  'of another event': [],
  'for another event': [...SETTINGS, ...SECRETARYS_PAGES],
  'of a seat': [],
  'API key with every scope': ['GET /v1/tournaments', ...TABLES],
  'unknown key': [],
  rotated: [],
  'dismissed deputy': [],
  // It shows that it was used. A repeat of `accept` says that it is done, without a link.
  'used invitation': [...TABLES, 'accept'],
  'used invitation of a deputy': [],
  'invitation of a deputy': [
    ...TABLES,
    'GET /v1/entry',
    ...pagesAt('o', 'GET settings'),
    'accept-deputy',
    'dismiss-deputy',
    'forget',
  ],
  'long over': [],
  'stop (player)': STOP_PAGES,
  'stop (secretary)': STOP_PAGES,
  'stop (deputy)': STOP_PAGES,
  'emailed invitation without its mark': [],
  'emailed invitation, with the mark of another address': [],
  'open entry': [...TABLES, 'POST /v1/tournaments/{tournament}/entries', ...pagesAt('j', '')],
  'invitation of a person without an address': [...TABLES, ...INVITATION_PAGES, 'accept', 'decline', 'forget'],
  'emailed invitation, with the mailbox’s mark': [...TABLES, ...INVITATION_PAGES, 'accept', 'decline', 'forget'],
  'player, open event': [...TABLES, ...SETTINGS, ...ENTRANTS_PAGES, 'withdraw', 'rotate-link', 'rename'],
  'player, running event': [...TABLES, ...SETTINGS, ...ENTRANTS_PAGES, 'withdraw', 'away', 'rotate-link', 'rename'],
  deputy: [
    ...TABLES,
    ...SETTINGS,
    ...OFFICIALS_PAGES,
    'accept-deputy',
    'dismiss-deputy',
    'warn',
    'rule',
    'rotate-link',
    'rename',
  ],
}

/** What only officials may do. */
const OFFICIAL = [
  'send',
  'start',
  'change',
  'remove',
  'approve',
  'expel',
  'pause',
  'resume',
  'warn',
  'write',
  'rule',
  'cancel',
]

describe('access to tournaments does not depend on what the document says', () => {
  test.each(Object.entries(OPENS))(
    '%s opens what it is for, and nothing else; a refusal changes nothing',
    (name, routes) => {
      const cells = [...(found.get(name) ?? [])]
      const opened = cells.filter(([line, { status }]) => !PUBLIC.has(line) && status < 400)
      expect(opened.map(([line]) => line.replaceAll('`', '')).toSorted()).toEqual([...routes].toSorted())
      for (const [line, { status, wrote }] of cells) if (status >= 400) expect([line, wrote]).toEqual([line, false])
    },
  )

  test('every credential but the secretary’s has a row that says what it opens', () => {
    const named = Object.keys(EVENT_CREDENTIALS).filter((name) => !name.startsWith('secretary'))
    expect(named.toSorted()).toEqual(Object.keys(OPENS).toSorted())
  })

  test('a secretary can neither accept nor withdraw for a player, and no player does what is the secretary’s', () => {
    for (const name of ['secretary, open event', 'secretary, running event'])
      for (const act of ['accept', 'decline', 'withdraw', 'away', 'appeal'])
        expect([name, act, found.get(name)?.get(`\`${act}\``)?.status]).toEqual([name, act, 403])
    for (const name of [
      'player, open event',
      'player, running event',
      'invitation of a person without an address',
      'open entry',
    ])
      for (const act of OFFICIAL)
        expect([name, act, found.get(name)?.get(`\`${act}\``)?.status]).toEqual([name, act, 403])
  })
})
