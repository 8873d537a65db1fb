import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { migrate } from '../../local/sqlite/database/schema.ts'
import { playerOf } from '../../shared/game/model/game.ts'
import type { StoredContact } from '../../shared/service/ports/contacts.ts'
import {
  analysisEntry,
  nextMessageEntry,
  notAskedEntry,
  noteEntry,
  previousAddressesEntry,
} from '../../shared/service/notebook/entry-names.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { personData } from '../../shared/service/seats/person-data.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import { NOON, stand, tokenOf } from './stand.ts'

/** A contact with a value in every field, each of which can be told from the others. */
const FULL: Required<Omit<StoredContact, 'told' | 'counts' | 'deliveries'>> = {
  email: 'ada@example.org',
  filed: 'pseudonym-of-ada+',
  locale: 'nl',
  timeZone: 'Asia/Kathmandu',
  silent: false,
  digest: true,
  digestAt: 17,
  follow: 'results',
  confirmed: true,
  quietUntil: 1_799_999_111_000,
  postponed: { until: 1_799_999_222_000, why: 'seat' },
  returned: false,
  held: false,
  namedBy: 'network0.site0000',
  epoch: 4,
  seen: 31,
  look: '12.1799999333',
  devices: '[{"endpoint":"https://push.example"}]',
  muted: true,
}

/** The values that are said to be stored, without being shown. */
const UNSHOWN = [/1799999111/, /1799999222/, /network0/, /push\.example/, /former@example\.org/]

const JOOST = { name: 'Joost', email: 'joost@example.org' }

const begun = async () => {
  const { ask, begin, service } = stand()
  const made = await begin({
    creator: { name: 'Ada', seat: 'black', email: 'ada@example.org' },
    opponent: JOOST,
  })
  const { id } = made.body.game
  const token = tokenOf(made, 'creator')
  await ask('POST', `/v1/games/${id}/moves`, { token, body: { ply: 0, move: '11-15', message: 'Good luck' } })
  const loaded = await loadGame(service.games, id)
  const contact = (loaded && playerOf(loaded.game, 'creator')?.contact) ?? ''
  await service.contacts.update(id, contact, FULL)
  const pages = [noteEntry, nextMessageEntry, analysisEntry, notAskedEntry]
  for (const entry of pages) await service.notebook.save(id, entry(contact), `stored ${entry(contact)}`, undefined)
  await service.notebook.save(id, previousAddressesEntry(contact), '[{"email":"former@example.org"}]', undefined)
  return { service, id, token, loaded, contact, pages }
}

test('a person gets everything that is stored about them in words, and nothing about anybody else', async () => {
  const { service, id, loaded, contact, pages } = await begun()
  if (!loaded) throw new Error('the game is missing')
  const data = await personData(service, { id, role: 'creator', loaded }, NOON)
  const text = JSON.stringify(data)
  // Each field of the contact, `told` included, is one fact.
  expect(data.aboutYou).toHaveLength(Object.keys(FULL).length + 1)
  const shown = ['ada@example.org', 'pseudonym-of-ada+', 'nl', 'Asia/Kathmandu', 17, 'results', 4, 31, '12.1799999333']
  expect(data.aboutYou.map(({ value }) => value)).toEqual(expect.arrayContaining(shown))
  expect(data.notebook.map(({ value }) => value)).toEqual(
    expect.arrayContaining(pages.map((entry) => `stored ${entry(contact)}`)),
  )
  expect(data.notebook).toHaveLength(pages.length + 1)
  expect(data.inTheGame).toEqual(
    expect.arrayContaining([
      { about: 'Your name.', value: 'Ada' },
      { about: 'Your messages to the other player.', value: ['Good luck'] },
    ]),
  )
  for (const unshown of UNSHOWN) expect(text).not.toMatch(unshown)
  expect(text).not.toContain('joost')
  for (const { about } of [...data.aboutYou, ...data.notebook]) expect(about).toMatch(/^[A-Z].*\.$/)
})

test('the link of the seat opens it as a file, and no other link does', async () => {
  const { service, token } = await begun()
  const get = (path: string) =>
    answerPage(service, assetFiles({}), {
      method: 'GET',
      path,
      query: {},
      headers: {},
      from: '192.0.2.1',
      body: '',
      receivedAt: NOON,
    })
  const { status, headers, body } = await get(`/p/${token}/data.json`)
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="crownhead-\w{12}-data\.json"$/)
  expect(JSON.parse(body)).toMatchObject({ role: 'creator' })
  expect(body).not.toContain(token)
  expect((await get(`/p/${token}/settings`)).body).toContain(`href="/p/${token}/data.json"`)
  expect((await get(`/p/${token.slice(0, -1)}/data.json`)).status).toBe(404)
})

/** How each table of the store is covered by a person's data, or why it has nothing of theirs. */
const TABLES: Readonly<Record<string, string>> = {
  game: 'inTheGame',
  contact: 'aboutYou',
  paper: 'notebook',
  ledger: 'elsewhere: keyed pseudonyms',
  owned: 'elsewhere: the list of a program',
  message: 'elsewhere: emails that wait, and received replies for as long as they wait',
  mail: 'emails of a service that sends none, and received replies for as long as they wait',
  change: 'images of games, deleted once they are read',
  cursor: 'how far the images are read',
  schedule: 'timers of games',
  value: 'the signing keys and the clock',
  api_key: 'keys of programs',
  hook_shelf: 'webhooks of programs',
  hook_delivery: 'what was sent to webhooks',
  hook_turn: 'turns that webhooks were told',
  hook_count: 'counts of webhooks',
  game_order: 'people of an order until its games are made',
}

test('every table of the store is accounted for', () => {
  const database = new DatabaseSync(':memory:')
  migrate(database)
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all()
    .map(({ name }) => String(name))
  expect(tables.toSorted()).toEqual(Object.keys(TABLES).toSorted())
  database.close()
})
