import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliCompressSync } from 'node:zlib'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import {
  ADA,
  CLUB,
  DEE,
  NOON,
  act,
  at,
  folder,
  form,
  games,
  linksIn,
  live,
  move,
  opened,
  over,
  path,
  planned,
  players,
  post,
  postOnce,
  repeated,
} from './fill-folder.ts'
import { openFolder } from './folder-service.ts'

/*
 * Records a folder of this release, for the tests of later ones: the data of fill-folder.ts with work that is not done yet, every
 * link and answer, and the emails and webhook events that are sent within a day.
 */

const paths = new Set(at.emails().flatMap(({ text, headers }) => linksIn(`${text} ${JSON.stringify(headers)}`)))
for (const { id, tokens } of Object.values(games)) {
  for (const more of ['', '.atom', '/sheet', '/try']) paths.add(`/g/${id}${more}`)
  for (const more of ['.pdn', '.svg', '.fen', '/events', '/version']) paths.add(`/v1/games/${id}${more}`)
  for (const [role, token] of Object.entries(tokens))
    for (const more of role.includes('invitation') ? [] : ['', '/settings', '/keep', '/try', '/deadline.ics'])
      paths.add(`/p/${token}${more}`)
}
const notYetSent = { ...form, key: await opened() }

// From here on, work is left undone: timers, emails, webhooks, a reply, an order, a change and a retry.
await move(live, 'creator', 2, '8-11')
await at.advance(2 * MINUTE)
const turn = at.emails().findLast(({ to, replyTo }) => to === ADA.email && replyTo !== undefined)
await move(live, 'opponent', 3, '22-17')
await act(live, 'arbiter', 'give-time', { ply: 4, time: 'P1D', seat: 'black' })
await postOnce(
  '/v1/games/bulk',
  {
    players,
    pairs: [
      { black: 1, white: 2 },
      { black: 1, white: 3 },
    ],
    arbiter: DEE,
  },
  CLUB,
)
await act(planned, 'creator', 'offer-draw')
await post('/v1/links', { email: ADA.email })
await at.resources.retryQueue.put(over.id)
if (turn) at.reply({ mail: turn, from: ADA.email, text: '4-8' })
const left = join(folder.path, 'left')
cpSync(path, left, { recursive: true })
await at.close()

const file = join(left, 'crownhead.db')
const compact = new DatabaseSync(file)
compact.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE; VACUUM')
compact.close()
const bytes = readFileSync(file)

const later = await openFolder(left, at.clock.now)
const before = later.emails().length
// What is due at once is done before the answers are recorded.
await later.advance(0)
const list = JSON.parse((await later.ask('/v1/games', CLUB)).text) as { readonly next: string }
const cursors = [list.next, `${NOON}`]
const answers = []
const etags = []
for (const { id, tokens } of Object.values(games))
  for (const token of [undefined, ...Object.values(tokens)])
    for (const route of [`/v1/games/${id}`, ...(token === undefined ? [] : ['/v1/seat'])]) {
      const { status, text, headers } = await later.ask(route, token === undefined ? {} : { token })
      answers.push({ path: route, token, status, body: JSON.parse(text) as unknown })
      if (headers['etag'] !== undefined) etags.push({ path: route, token, etag: headers['etag'] })
    }
for (const route of ['/v1/games', '/v1/webhooks', ...cursors.map((cursor) => `/v1/games?since=${cursor}`)])
  answers.push({ path: route, ...CLUB, status: 200, body: JSON.parse((await later.ask(route, CLUB)).text) as unknown })
const links: [string, number][] = []
for (const link of paths) links.push([link, (await later.ask(link)).status])
await later.advance(DAY)
const emails = later
  .emails()
  .slice(before)
  .map(({ id, to, subject }) => ({ id, to, subject }))
const { posts } = later
await later.close()

const pack = (data: Uint8Array | string): string => brotliCompressSync(data).toString('base64')
const facts = { now: at.clock.now, links, answers, etags, repeated, notYetSent, emails, posts }
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const recorded = { commit, facts: pack(JSON.stringify(facts)), database: pack(bytes) }
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly version: string
}
writeFileSync(join(import.meta.dirname, `folders/${version}.json`), `${JSON.stringify(recorded, undefined, 1)}\n`)
await folder.remove()
