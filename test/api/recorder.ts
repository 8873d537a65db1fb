import { gunzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { readSigner } from '../../functions/aws/keys/signer.ts'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { invoke } from '../../local/http/invoke.ts'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryGames } from '../../local/memory/memory-games.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { runEffects } from '../../shared/service/background/effects.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { ownedGameOf } from '../../shared/service/orders/note-owned-game.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { replayTournament } from '../../shared/service/tournaments/effects/tournament-effects.ts'
import { tickGame } from '../../shared/service/background/tick.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { knownKeys } from '../harness/api-keys.ts'
import { programsPorts } from '../harness/programs.ts'
import { type Wish, sitDown } from '../harness/seating.ts'
import { namesIn } from './placeholders.ts'
import { PUSH_KEY } from '../harness/subscription.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const KEY = Buffer.alloc(32, 'a key for tests alone').toString('base64')

type Asking = {
  /** The token that is sent. */
  readonly as?: string | undefined
  /** The body: text is sent unchanged, anything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
type Links = { readonly [name: string]: { readonly url: string; readonly token?: string } }
/** The fields of an answer that scenes read. */
type Body = {
  readonly id: string
  readonly game: { readonly id: string; readonly ply: number; readonly match: { readonly other: string } | null }
  readonly links: Links
}
type Answered = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Body }
type Recorded = {
  readonly asked: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The headers that are recorded, because they differ between answers. */
const NOTABLE = ['content-type', 'cache-control', 'etag', 'vary', 'location', 'allow', 'retry-after']

/** Returns a source of bytes that gives a new id at each call, and the same 32-bit number for every toss and ballot. */
const evenChance = (word: number) => {
  let drawn = 0
  return (bytes: number): Uint8Array => {
    if (bytes !== 4) return createHash('sha256').update(`${drawn++}`).digest().subarray(0, bytes)
    return new Uint8Array(Buffer.from(word.toString(16).padStart(8, '0'), 'hex'))
  }
}

/** Sentences may be reworded, so only their presence is recorded. */
const SENTENCES: ReadonlySet<string> = new Set(['detail', 'message'])
const sentence = (key: string, value: unknown): unknown =>
  SENTENCES.has(key) && typeof value === 'string' && value.trim() !== '' ? '(a sentence)' : value

const tidy = (key: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => tidy('', each))
  if (typeof value !== 'object' || value === null) return sentence(key, value)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, tidy(name, each)]),
  )
}

const notable = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(NOTABLE.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

/** Returns a service in memory with a fixed clock, fixed random numbers and fixed keys, which records every answer. */
export const recorder = (word = 2_863_311_531) => {
  const [games, owned] = [memoryGames(), memoryOwnedGames()]
  const clock = { now: NOON }
  let trouble: 'none' | 'crowded' | 'broken' = 'none'
  const programs = programsPorts(() => clock.now)
  const service: Service = {
    games: {
      ...games,
      load: async (id) => (trouble === 'broken' ? Promise.reject(new Error('the store is down')) : games.load(id)),
      save: async (id, before, after) =>
        trouble === 'crowded' ? { saved: false, now: await games.load(id) } : games.save(id, before, after),
    },
    contacts: memoryContacts(),
    ledger: memoryLedger(),
    apiKeys: knownKeys(),
    owned,
    notebook: memoryNotebook(),
    outbox: { put: async () => {} },
    ...programs,
    signer: readSigner(JSON.stringify({ current: '1', 1: KEY, push: PUSH_KEY })),
    deflate: deflateLevel6,
    chance: evenChance(word),
    log: () => {},
    origin: 'https://draughts.test',
  }
  const api = apiHandler(service)
  const recorded: Recorded[] = []
  const named = namesIn()
  let carried = 0

  const ask = async (route: string, { as, body, headers = {} }: Asking = {}): Promise<Answered> => {
    const [method = '', path = ''] = route.split(' ')
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
    const sent = { ...headers, ...(as !== undefined && { authorization: `Bearer ${as}` }) }
    const incoming = {
      method,
      path,
      search: new URLSearchParams(),
      headers: { 'content-type': 'application/json', ...sent },
      body: Buffer.from(text),
      from: '127.0.0.1',
    }
    const reply = toHttpReply(await invoke('api', api, toHttpEvent(incoming, clock.now)))
    const isPacked = reply.headers['content-encoding'] === 'gzip'
    const answer = (isPacked ? gunzipSync(reply.body) : reply.body).toString()
    const isJson = /json/.test(reply.headers['content-type'] ?? '')
    const read = answer === '' ? null : isJson ? JSON.parse(answer) : answer
    const asked = [route, ...Object.entries(sent).map((each) => each.join(': ')), text.slice(0, 300)].join('  ').trim()
    recorded.push(
      named({ asked, status: reply.status, headers: notable(reply.headers), body: tidy('', read) }) as Recorded,
    )
    return { status: reply.status, headers: reply.headers, body: read ?? {} }
  }

  /**
   * Carries out the effects of stored changes, as the change stream does; above all it creates the next game of a
   * match.
   */
  const settle = async (): Promise<void> => {
    const timers = { arm: async () => {}, disarm: async () => {} }
    for (const change of await games.changes(carried, 1000)) {
      await runEffects({ ...service, owned, timers }, change, clock.now)
      carried = change.seq
    }
  }

  const pass = (time: number): void => void (clock.now += time)
  const tick = (id: string): Promise<void> => tickGame(service, id, clock.now)
  /** From now on every write of a game loses its race (`crowded`), or every read of a game fails (`broken`). */
  const suffer = (what: typeof trouble): void => void (trouble = what)
  /** Lists a game as if the program with this key had made it. */
  const own = async (id: string, owner: string): Promise<void> => {
    const loaded = await loadGame(games, id)
    if (loaded) await owned.note(owner, ownedGameOf(id, loaded), { at: clock.now })
  }
  /** Makes the next games of an order. */
  const make = (order: string): Promise<boolean> => makeOrder({ ...service, ...programs }, order, clock.now, () => true)
  /** Does what follows from a tournament as it is, as the change stream does: it is listed, and has its games. */
  const follow = async (id: string): Promise<void> => {
    await replayTournament({ ...service, ...programs }, id, { now: clock.now, hasTime: () => true })
  }
  return { ask, settle, pass, tick, suffer, own, make, follow, recorded }
}

export type Recorder = ReturnType<typeof recorder>

export const tokenOf = ({ body }: Answered, name: string): string => body.links[name]?.token ?? ''

/** A game's id, and the tokens of its players and its arbiter; `arbiter` is empty if there is none. */
export type Seated = { readonly id: string; readonly black: string; readonly white: string; readonly arbiter: string }

const BLACK = { name: 'Amara', seat: 'black' }
const WHITE = { name: 'Bo' }

/** Creates a game in which everyone who was named has taken their seat. */
export const made = async ({ ask }: Recorder, wish: Wish): Promise<Answered> =>
  sitDown((path, { token, body }) => ask(`POST ${path}`, { as: token, body }), wish)

/** Begins a game whose creator has Black. */
export const seated = async (table: Recorder, terms: object = {}): Promise<Seated> => {
  const game = await made(table, { creator: BLACK, opponent: WHITE, ...terms })
  return {
    id: game.body.game.id,
    black: tokenOf(game, 'creator'),
    white: tokenOf(game, 'opponent'),
    arbiter: tokenOf(game, 'arbiter'),
  }
}

/** Returns functions that send an act or a move, each with the ply of the answer before; the first has `ply`. */
export const acting = ({ ask }: Recorder, { id }: Seated, ply = 0) => {
  let next = ply
  const tell = async (path: string, as: string, body: object): Promise<Answered> => {
    const answer = await ask(`POST /v1/games/${id}/${path}`, { as, body: { ply: next, ...body } })
    next = answer.body.game?.ply ?? next
    return answer
  }
  return {
    act: (as: string, type: string, more: object = {}) => tell('actions', as, { type, ...more }),
    move: (as: string, move: string, more: object = {}) => tell('moves', as, { move, ...more }),
  }
}

/** Plays moves with the tokens of both players in turn; `first` makes the first move. */
export const playAll = async (
  { move }: ReturnType<typeof acting>,
  [first, second]: readonly [string, string],
  moves: string,
): Promise<void> => {
  for (const [index, each] of moves.split(' ').entries()) await move(index % 2 === 0 ? first : second, each)
}
