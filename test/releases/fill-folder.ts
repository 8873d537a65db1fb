import { join } from 'node:path'
import { sha256Base64url } from '../../functions/aws/keys/sha256-base64url.ts'
import { SCOPES } from '../../shared/api/routes/scopes.ts'
import { HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { KEYS } from '../harness/api-keys.ts'
import { SUBSCRIPTION } from '../harness/subscription.ts'
import { tempFolder } from '../harness/temp.ts'
import { type FolderRequest, openFolder } from './folder-service.ts'

/* Fills a folder through the API and pages, with every kind of row that a service stores. */

type Answer = {
  readonly game: { readonly id: string }
  readonly links: Readonly<Record<string, { readonly token?: string }>>
  readonly order: { readonly id: string }
}
type Sent = Readonly<Record<string, unknown>>
type Begun = { readonly id: string; readonly tokens: Record<string, string> }

export const NOON = Date.UTC(2026, 10, 21, 12)
export const [CLUB, ADA, OTIS, DEE] = [
  { token: KEYS.club },
  { name: 'Ada', seat: 'black', email: 'ada@club.test', timeZone: 'Europe/Berlin' },
  { name: 'Otis', email: 'otis@club.test', locale: 'de' },
  { name: 'Dee', email: 'dee@club.test' },
]
const ALL = { creator: ADA, opponent: OTIS, arbiter: DEE, labels: { event: 'Spring cup' } }
const TERMS = {
  rules: 'international',
  clock: { perMove: 'P1D', reserve: 'P10D', increment: 'PT1H', cap: 'P20D', moves: 20, period: 'P30D' },
  match: 'two-game',
  matchOrder: 'in-turn',
  strictness: 'laws',
  noShow: 'loss',
  invitationLife: 'P20D',
  leave: 'P14D',
  weekendsOff: true,
  drawOffersFrom: 40,
  engines: 'not-allowed',
}

export const folder = await tempFolder('record')
export const path = join(folder.path, 'now')
export const at = await openFolder(path, NOON)
export const games: Record<string, Begun> = {}
/** Requests that a test repeats later. The answers must then have the same links, or lead to the same page. */
export const repeated: (FolderRequest & { readonly path: string; readonly leads: unknown })[] = []

export const post = async (to: string, body: object, more: FolderRequest = {}): Promise<Answer> => {
  const { status, text } = await at.ask(to, { method: 'POST', body, ...more })
  if (status >= 400) throw new Error(`${to}: ${text}`)
  return JSON.parse(text) as Answer
}
export const postOnce = async (to: string, body: object, more: FolderRequest = {}): Promise<Answer> => {
  const request = {
    method: 'POST',
    body,
    ...more,
    headers: { 'idempotency-key': `once-only-${repeated.length}-${to}` },
  }
  const answer = await post(to, body, request)
  repeated.push({ path: to, ...request, leads: answer.links ?? answer.order.id })
  return answer
}
const offer = async (name: string, wish: Sent = {}, more: FolderRequest = {}): Promise<Begun> => {
  const { game, links } = await post('/v1/games', { creator: { name: 'Ada', seat: 'black' }, ...wish }, more)
  const tokens = Object.entries(links).flatMap(([role, { token }]) => (token === undefined ? [] : [[role, token]]))
  return (games[name] = { id: game.id, tokens: Object.fromEntries(tokens) as Record<string, string> })
}
const accept = async ({ id, tokens }: Begun, role: 'arbiter' | 'opponent', person: object): Promise<void> => {
  const token = tokens[role] ?? ''
  const { links } = await post(`/v1/games/${id}/claim`, person, { token })
  tokens[`${role}'s invitation`] = token
  tokens[role] = links[role === 'arbiter' ? role : 'seat']?.token ?? ''
}
const begin = async (name: string, wish: Sent = {}, more: FolderRequest = {}): Promise<Begun> => {
  const people = { opponent: { name: 'Otis' }, arbiter: { name: 'Dee' }, ...wish }
  const game = await offer(name, people, more)
  await accept(game, 'arbiter', people.arbiter)
  await accept(game, 'opponent', people.opponent)
  return game
}
export const move = ({ id, tokens }: Begun, by: string, ply: number, text: string): Promise<Answer> =>
  post(`/v1/games/${id}/moves`, { ply, move: text }, { token: tokens[by] ?? '' })
export const act = ({ id, tokens }: Begun, by: string, type: string, more: Sent = {}): Promise<Answer> =>
  post(`/v1/games/${id}/actions`, { type, ply: 2, ...more }, { token: tokens[by] ?? '' })
const play = async (name: string, wish: Sent = {}, more: FolderRequest = {}): Promise<Begun> => {
  const game = await begin(name, wish, more)
  await move(game, 'creator', 0, '11-15')
  await move(game, 'opponent', 1, '23-19')
  return game
}
const set = ({ tokens }: Begun, by: string, body: object): Promise<Answer> =>
  post('/v1/seat', body, { method: 'PATCH', token: tokens[by] ?? '' })
export const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/https:\/\/draughts\.test(\/[^\s<>"]+)/g)].map(([, link = '']) => link)
/** Presses the button of the consent email to an address. */
const consent = async (to: string): Promise<void> => {
  await at.advance(5 * MINUTE)
  const links = at.emails().flatMap((email) => (email.to === to ? linksIn(email.text) : []))
  for (const link of links.filter((each) => each.startsWith('/p/')))
    await at.ask(`${link}/emails`, { form: { all: '1' } })
  await at.advance(5 * MINUTE)
}

await at.resources.apiKeys.add({
  id: 'club00000000',
  owner: 'club00000000',
  name: 'Club',
  scopes: SCOPES,
  hash: sha256Base64url(KEYS.club),
  created: NOON,
})
for (const url of ['https://receiver.test/', 'https://broken.test/'])
  await post('/v1/webhooks', { url, events: ['joined', 'turn', 'finished'] }, CLUB)
await postOnce('/v1/games', { ...ALL, creator: { ...ADA, email: 'eve@club.test' } }, CLUB)
export const form = {
  name: 'Ada',
  seat: 'black',
  rules: 'english',
  clock: 'daily',
  arbiterName: 'Dee',
  arbiterEmail: DEE.email,
}
export const opened = async (): Promise<string> =>
  /name="key"\s+value="([^"]+)"/.exec((await at.ask('/')).text)?.[1] ?? ''
const sent = { ...form, key: await opened() }
repeated.push({ path: '/', form: sent, leads: (await at.ask('/', { form: sent })).headers['location'] })
await offer('invited', ALL, CLUB)
await begin('terms', { ...ALL, ...TERMS }, CLUB)
await consent(ADA.email)
await consent(DEE.email)
export const live = await play('live', ALL, CLUB)
await act(await play('draw'), 'creator', 'offer-draw')
await act(await play('takeback'), 'opponent', 'request-takeback')
await act(await play('pause'), 'creator', 'propose-pause', { until: '2026-11-26T12:00:00Z' })
await act(await play('leave', { leave: 'P10D' }), 'creator', 'take-leave', { days: 3 })
await act(await play('lost'), 'arbiter', 'ask-reseat', { seat: 'white' })
export const planned = await play('planned')
await set(planned, 'opponent', { note: 'Keep the bridge.', tried: { ply: 2, tree: '8-11' } })
await act(planned, 'opponent', 'plan', { lines: [['8-11', '22-17']] })
export const over = await play('over', { creator: ADA })
await act(over, 'creator', 'resign', { message: 'Well played.' })
await act(over, 'opponent', 'rematch')
await act(await play('voided', ALL, CLUB), 'arbiter', 'void')
const forgotten = await play('forgotten', { creator: { ...ADA, email: 'fay@club.test' } })
await act(forgotten, 'creator', 'resign')
await act(forgotten, 'creator', 'forget-me')
const rotated = await begin('rotated')
for (const role of ['creator', 'arbiter']) await postOnce('/v1/seat/rotate', {}, { token: rotated.tokens[role] ?? '' })
const digest = await begin('digest', { creator: ADA })
await set(digest, 'creator', { notifications: { mail: 'digest', digestAt: 8 } })
await set(live, 'opponent', { notifications: { mail: 'off' } })
await set(live, 'arbiter', { notifications: { follow: 'all' } })
const notified = await begin('notified', { creator: ADA })
await post('/v1/seat/push', SUBSCRIPTION, { method: 'PUT', token: notified.tokens['opponent'] ?? '' })
const moved = await begin('moved', { creator: ADA })
await consent(ADA.email)
await set(moved, 'creator', { email: 'ada@elsewhere.test' })
await begin('bounced', { creator: { ...ADA, email: 'gone@club.test' }, opponent: { ...OTIS, email: 'no@club.test' } })
await at.advance(10 * MINUTE)
await at.bounce('gone@club.test')
const refused = at.emails().find(({ to }) => to === 'no@club.test')
for (const link of linksIn(refused?.text ?? '').filter((each) => each.startsWith('/n/')))
  await at.ask(link, { form: { 'List-Unsubscribe': 'One-Click' } })
export const players = [{ ...ADA, seat: undefined, timeZone: undefined }, OTIS, { name: 'Zoe', email: 'zoe@club.test' }]
await postOnce('/v1/games/bulk', { players, roundRobin: 'single', arbiter: DEE }, CLUB)
await at.advance(2 * HOUR)
