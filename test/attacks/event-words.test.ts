import { beforeAll, describe, expect, test } from 'vitest'
import { readPdn } from '../../shared/draughts/pdn.ts'
import { acceptAs, act, confirmAndSend, done, emailedLink, found, tournamentOf } from '../service/tournaments/acting.ts'
import { SOON, TERMS, foundingOf } from '../service/tournaments/event-terms.ts'
import { type EventWorld, eventWorld, publicTexts } from './event-world.ts'

/** Words that try to be a link, markup, a header, or to run from right to left. All of them say "evil". */
const LINKS = ['www.evil.test/win', 'https://evil.test', 'evil。test', 'a@evil.test', '//evil.test'] as const
const MARKUP = [
  '<img src=x onerror=evil>',
  '"><script>evil</script>',
  '[evil](https://evil.test)',
  '&lt;evil&gt;',
] as const
const [LINK, URL_LIKE, WIDE_DOT, ADDRESS, SLASHES] = LINKS
const [IMAGE, SCRIPT, MARKDOWN] = MARKUP
const LONG = `${URL_LIKE} ${IMAGE} ${MARKDOWN} ${SCRIPT}\nhttps://evil.test/second-line`

const OWN = 'sam@club.test'
const PEOPLE = [
  {
    name: `Evil ${LINK}`,
    email: 'p1@players.test',
    club: SCRIPT,
    id: SLASHES,
    title: 'evil.test',
    rating: '=1+1;evil',
  },
  { name: IMAGE, email: 'p2@players.test', club: MARKDOWN },
  { name: `Evil ${ADDRESS}`, email: 'p3@players.test', club: URL_LIKE },
]

/** Returns an event whose every text was written by somebody who means harm, from its founding to its final report. */
const evilEvent = async (world: EventWorld) => {
  const terms = {
    ...TERMS,
    title: `Evil ${LINK}`,
    section: WIDE_DOT,
    rules: { text: LONG },
    entry: { open: true, approval: true },
  } as const
  const { id, secretary } = await found(
    world,
    foundingOf(0, { terms, secretary: { name: `Evil ${WIDE_DOT}`, email: OWN }, entrants: PEOPLE }),
  )
  await confirmAndSend(world, secretary, OWN)
  await done(world, secretary, { type: 'appoint-deputy', person: { name: SCRIPT, email: 'dee@players.test' } })
  const key = 'a-key-of-an-evil-entrant'
  const applicant = { name: MARKDOWN, email: 'p4@players.test', club: LINK }
  await world.ask('POST', `/v1/tournaments/${id}/entries`, { token: await world.entryOf(id), key, body: applicant })
  await world.pass(SOON)
  const asked = [...world.mails()]
  const players: string[] = []
  for (const { email } of PEOPLE) players.push(await acceptAs(world, email))
  await done(world, await emailedLink(world, 'dee@players.test', 'o'), { type: 'accept-deputy' })
  await done(world, await emailedLink(world, 'p4@players.test', 'e'), { type: 'rename', name: URL_LIKE })
  expect((await world.page(`/e/${await emailedLink(world, 'p4@players.test', 'e')}/emails`, {})).status).toBe(303)
  await done(world, secretary, { type: 'write', text: LONG })
  await done(world, secretary, { type: 'approve', player: 4 })
  await done(world, secretary, { type: 'start' })
  await world.pass(SOON)
  await done(world, secretary, { type: 'warn', player: 1, reason: `${LINK} ${IMAGE}` })
  await done(world, secretary, { type: 'write', text: LONG, to: 2 })
  const board = (await tournamentOf(world, id)).boards.find(({ white }) => white <= players.length)
  if (!board) throw new Error('no board')
  const { number, white } = board
  await done(world, secretary, { type: 'rule', board: number, winner: 'black', reason: `${URL_LIKE} ${SCRIPT}` })
  await world.pass(SOON)
  await done(world, players[white - 1], { type: 'appeal', board: number, text: `${LINK} ${IMAGE}` })
  await done(world, secretary, { type: 'expel', player: 4, reason: `${ADDRESS} ${SCRIPT}` })
  await world.pass(SOON)
  for (const each of (await tournamentOf(world, id)).boards)
    await act(world, secretary, { type: 'rule', board: each.number, winner: null, reason: LINK })
  await world.pass(SOON)
  return { world, id, secretary, players, asked }
}

/** What a mail program would make a link of: a scheme, a www, or a dot or an @ between letters. */
const LINKED = /https?:\/\/evil|www\.evil|[\w.]@evil|evil[.。]test/i

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/(?:href|src|action)="([^"]*)"/gi)].map(([, address = '']) => address)

/** Returns the tags and attributes by which a text of others would do something, outside of quoted values. */
const runsIn = (html: string): readonly string[] =>
  html.replaceAll(/"[^"]*"/g, '""').match(/<script>evil|<img src=x|<[^>]*\sonerror=/gi) ?? []

describe('words that try to be links or markup', () => {
  let at: Awaited<ReturnType<typeof evilEvent>>
  beforeAll(async () => {
    at = await evilEvent(eventWorld())
  })

  test('are in no email to somebody who has not answered', () => {
    const asking = at.asked.filter(({ headers }) => headers['List-Id']?.includes('door') === true)
    expect(asking.length).toBeGreaterThanOrEqual(5)
    for (const { to, subject, text, html } of asking)
      expect([to, /evil/i.test([subject, text, html].join('\n'))]).toEqual([to, false])
  })

  test('become no link, no markup and no header in any email', () => {
    expect(at.world.mails().length).toBeGreaterThan(15)
    const told = at.world.mails().filter(({ text }) => /evil/i.test(text))
    expect(told.length).toBeGreaterThan(5)
    for (const { to, subject, text, html, headers } of at.world.mails()) {
      expect([to, LINKED.exec(text)?.[0], LINKED.exec(subject)?.[0]]).toEqual([to, undefined, undefined])
      expect([to, runsIn(html)]).toEqual([to, []])
      for (const address of hrefsIn(html)) expect(address).toMatch(/^(?:https:\/\/draughts\.test\/|mailto:|cid:|#|$)/)
      expect(LINKED.exec(html)?.[0]).toBeUndefined()
      for (const value of [subject, ...Object.values(headers)]) expect(value).not.toMatch(/[\r\n]/)
    }
  })

  test('become no link and no markup on any page, for strangers, players and officials', async () => {
    const { world, id, secretary, players } = at
    const pages = [...(await publicTexts(world, id))]
      .filter(([name]) => /^\/t\/|^page|^feed/.test(name))
      .map(([, text]) => text)
    for (const path of [`/o/${secretary}`, `/o/${secretary}?acts=1`, ...players.map((token) => `/e/${token}`)])
      pages.push((await world.page(path)).body)
    expect(pages.length).toBeGreaterThan(10)
    for (const body of pages) {
      expect(runsIn(body)).toEqual([])
      for (const address of hrefsIn(body)) expect(address).not.toMatch(/evil/i)
    }
  })

  test('are in the record of the games as they were written, and add no tag to it', async () => {
    const { games, errors } = readPdn((await publicTexts(at.world, at.id)).get('records') ?? '')
    expect(errors).toEqual([])
    expect(games.length).toBeGreaterThan(0)
    const names = new Set(PEOPLE.map(({ name }) => name))
    for (const { tags } of games)
      for (const [tag, value] of tags) {
        if (tag === 'Black' || tag === 'White') expect([...names, URL_LIKE]).toContain(value)
        expect(tags.filter(([other]) => other === tag)).toHaveLength(1)
      }
  })

  test('run in no spreadsheet', async () => {
    const text = (await at.world.ask('GET', `/v1/tournaments/${at.id}.csv`, { token: at.secretary })).text
    expect(text).toContain("'=1+1;evil")
  })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,evil',
  'http://evil.test',
  'https://user:pw@evil.test',
  '//evil.test',
])('the rules of an event have no address such as %s', async (url) => {
  const world = eventWorld()
  const body = { title: 'Cup', secretary: { name: 'Sam', email: OWN }, eventRules: { url } }
  const { status, code } = await world.ask('POST', '/v1/tournaments', { key: 'a-key-of-evil-rules-0', body })
  expect([status, code]).toEqual([400, 'invalid-request'])
})

test.each(['Cup\u202E3', 'Cup\u0000', 'Cup\r\nBcc: all@evil.test', 'a'.repeat(41), '', '\u2800'])(
  'a title such as %j is refused',
  async (title) => {
    const world = eventWorld()
    const body = { title, secretary: { name: 'Sam', email: OWN } }
    const { status } = await world.ask('POST', '/v1/tournaments', { key: 'a-key-of-evil-titles', body })
    expect(status).toBe(400)
  },
)
