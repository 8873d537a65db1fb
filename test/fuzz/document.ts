import { gunzipSync } from 'node:zlib'
/**
 * `node test/fuzz/document.ts [requests] [seed]` makes requests from openapi.json alone, for every operation: valid
 * ones, and valid ones with one thing changed. Every answer must be one that the document promises. No invalid request
 * may be accepted, and no valid one refused for a reason that its schema could have stated.
 */
import openapi from '../../openapi.json' with { type: 'json' }
import type { HttpReply } from '../../local/http/http-server.ts'
import { MINUTE } from '../../shared/game/model/words.ts'
import { KEYS } from '../harness/api-keys.ts'
import { SUBSCRIPTION } from '../harness/subscription.ts'
import { type Hints, spoilt, valueOf } from './made.ts'
import { type Chance, below, pick } from './random.ts'
import { type Schema, faultIn, isObject } from './schema.ts'
import { type FuzzWorld, fuzzWorld } from './world.ts'

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>
type Response = {
  readonly $ref?: string
  readonly content?: Content
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>
}
type Operation = {
  readonly operationId: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly { readonly $ref: string }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, Response>>
}
type Row = { readonly method: string; readonly path: string; readonly operation: Operation }

const parameters = openapi.components.parameters as unknown as Readonly<Record<string, Parameter>>
const paths = openapi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>

export const OPERATIONS: readonly Row[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

const WEIGHTY = new Set([
  'claim',
  'move',
  'act',
  'changeSeat',
  'setPush',
  'changeHook',
  'replayHook',
  'order',
  'ownOrder',
  'found',
  'tournamentAct',
  'enter',
  'changeEntry',
])

/**
 * Every operation, and four times those that change a game, so that games make progress. Orders and devices are there
 * four times, too, because their bodies have many fields to get right.
 */
const OFTEN = OPERATIONS.flatMap((row) => (WEIGHTY.has(row.operation.operationId) ? [row, row, row, row] : [row]))

/**
 * What the answers so far have shown: tokens by the kind of credential, games by id, and for each webhook and order the
 * API key that made it.
 */
type Known = {
  readonly tokens: { readonly seat: string[]; readonly invitation: string[]; readonly tournament: string[] }
  readonly games: Map<string, { readonly ply: number; readonly legalMoves: readonly string[] }>
  readonly hooks: Map<string, string>
  readonly orders: Map<string, string>
}

const NEWEST = 60

const addToNewest = (list: string[], token: string): void => {
  list.push(token)
  list.splice(0, list.length - NEWEST)
}

const ROLES: Readonly<Record<string, 'seat' | 'invitation'>> = {
  creator: 'seat',
  seat: 'seat',
  invitation: 'invitation',
  opponent: 'invitation',
  arbiter: 'invitation',
}

const seeLinks = ({ tokens }: Known, links: unknown): void => {
  for (const [name, link] of Object.entries(isObject(links) ? links : {}))
    if (name !== 'entry' && isObject(link) && typeof link['token'] === 'string')
      addToNewest(tokens[ROLES[name] ?? 'seat'], link['token'])
}

/** The link of a tournament has a longer token than that of a game. */
const EVENT_TOKEN = /(?<=")[A-Za-z][0-9a-z][0-9A-Za-z]{14}[\w-]{32}(?=")/g

const see = (known: Known, body: unknown): void => {
  if (!isObject(body)) return
  for (const [token] of JSON.stringify(body).matchAll(EVENT_TOKEN)) addToNewest(known.tokens.tournament, token)
  const game = isObject(body['game']) ? body['game'] : body
  seeLinks(known, body['links'])
  const { id, ply, legalMoves } = game
  if (typeof id !== 'string' || typeof ply !== 'number' || !Array.isArray(legalMoves)) return
  known.games.set(id, { ply, legalMoves: legalMoves.map(String) })
  const [oldest] = known.games.keys()
  if (known.games.size > NEWEST && oldest !== undefined) known.games.delete(oldest)
}

const seeHooks = ({ hooks, orders }: Known, { row, address, token }: Asked, status: number, body: unknown): void => {
  const { operationId } = row.operation
  if (operationId === 'removeHook' && status === 200) hooks.delete(address.split('/').at(-1) ?? '')
  const created = operationId === 'addHook' && isObject(body) ? body['webhook'] : undefined
  if (isObject(created) && token !== undefined) hooks.set(String(created['id']), token)
  const placed = operationId === 'order' && isObject(body) ? body['order'] : undefined
  if (isObject(placed) && token !== undefined) orders.set(String(placed['id']), token)
}

export type Asked = {
  readonly row: Row
  readonly token: string | undefined
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** How the body breaks its schema; undefined if it conforms. */
  readonly fault: string | undefined
}

/** Only the link that is open to all enters; it is for nothing else. */
const isOpenEntry = (token: string): boolean => token.startsWith('n')

const eventTokenFor = (operation: string, tokens: readonly string[], chance: Chance): string | undefined => {
  const fitting = tokens.filter((token) => isOpenEntry(token) === (operation === 'enter'))
  return fitting.length > 0 ? pick(chance, fitting) : undefined
}

const tokenFor = ({ operation }: Row, { tokens }: Known, chance: Chance): string | undefined => {
  const [scheme] = Object.keys(pick(chance, operation.security))
  if (scheme === undefined) return undefined
  // Half of the requests of programs have a key with every scope; the others are mostly refused before much is read.
  const keys = chance() < 0.5 ? [KEYS.club, KEYS.rival] : Object.values(KEYS)
  if (scheme === 'tournament') return eventTokenFor(operation.operationId, tokens.tournament, chance)
  const list = scheme === 'seat' || scheme === 'invitation' ? tokens[scheme] : keys
  return list.length > 0 ? pick(chance, list) : undefined
}

const idOf = (token: string | undefined, { games }: Known, chance: Chance): string | undefined => {
  const own = token?.slice(2, 14) ?? ''
  if (games.has(own) && chance() < 0.95) return own
  return games.size > 0 ? pick(chance, [...games.keys()]) : undefined
}

const eventOf = (token: string | undefined, { tokens: { tournament } }: Known, chance: Chance): string | undefined => {
  const named = tournament.find((each) => each === token) ?? (tournament.length > 0 ? pick(chance, tournament) : '')
  return named === '' ? undefined : named.slice(2, 14)
}

/** Returns values of the running game, so that requests are accepted more often. */
const hintsOf = (known: Known, operation: string, id: string | undefined, chance: Chance): Hints => {
  const game = id === undefined ? undefined : known.games.get(id)
  return (name) => {
    if (name === 'ply') return game?.ply
    if (name === 'move') return game && game.legalMoves.length > 0 ? pick(chance, game.legalMoves) : undefined
    // This position is valid on every board.
    if (name === 'fen') return 'W:W31:B1'
    // Without `hold`, nobody says of an invited player that they are a program.
    if (name === 'bot') return false
    // Every order has at least two players, so these indexes exist.
    if (name === 'pairs' && operation === 'order') return [{ black: 1, white: 2 }]
    // This value is a point of the curve P-256, which no pattern can express.
    if (name === 'p256dh') return SUBSCRIPTION.keys.p256dh
    if (name === 'endpoint') return SUBSCRIPTION.endpoint
    return name === 'token' && known.tokens.seat.length > 0 ? pick(chance, known.tokens.seat) : undefined
  }
}

const parametersOf = ({ operation }: Row): readonly Parameter[] =>
  (operation.parameters ?? []).flatMap(({ $ref }) => parameters[$ref.split('/').at(-1) ?? ''] ?? [])

const BODIED = 'application/json'

const bodyFor = ({ operation }: Row, hints: Hints, chance: Chance): Pick<Asked, 'body' | 'fault'> => {
  const schema = operation.requestBody?.content[BODIED]?.schema
  if (!schema) return { body: undefined, fault: undefined }
  const valid = valueOf(schema, chance, hints)
  const broken = faultIn(schema, valid)
  if (broken !== undefined) throw new Error(`${operation.operationId}: not made as its schema says: ${broken}`)
  const body = chance() < 0.5 ? valid : spoilt(valid, chance)
  return { body, fault: faultIn(schema, body) }
}

type Own = readonly [id: string, key: string]

/** Returns a webhook or an order together with the API key that may use it. */
const ownFor = (row: Row, name: string, own: ReadonlyMap<string, string>, chance: Chance): Own | undefined =>
  row.path.includes(`{${name}}`) && own.size > 0 && chance() < 0.9 ? pick(chance, [...own]) : undefined

/** How often an optional parameter is sent, if not in 30 % of the requests. An order without this key is refused. */
const SENT: Readonly<Record<string, number>> = { 'Idempotency-Key': 0.8 }

const requestFor = (row: Row, known: Known, chance: Chance): Asked => {
  const [hook, hookKey] = ownFor(row, 'hook', known.hooks, chance) ?? []
  const [order, orderKey] = ownFor(row, 'order', known.orders, chance) ?? []
  const token = hookKey ?? orderKey ?? tokenFor(row, known, chance)
  const id = idOf(token, known, chance)
  const hints = hintsOf(known, row.operation.operationId, id, chance)
  const sent = parametersOf(row).filter(({ required, name }) => required || chance() < (SENT[name] ?? 0.3))
  const ids: Readonly<Record<string, string | undefined>> = {
    id,
    hook,
    order,
    tournament: eventOf(token, known, chance),
  }
  const valueFor = ({ name, schema }: Parameter): string => ids[name] ?? String(valueOf(schema, chance, hints))
  const fill = (location: Parameter['in']) =>
    sent.filter((each) => each.in === location).map((each) => [each.name, valueFor(each)] as const)
  const filled = new Map(fill('path'))
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => filled.get(name) ?? '')
  const search = new URLSearchParams(fill('query').map(([name, value]) => [name, value])).toString()
  const { body, fault } = bodyFor(row, hints, chance)
  const headers = {
    // A schema allows any text in an entity tag, but a header only visible ASCII characters.
    ...Object.fromEntries(
      fill('header').map(([name, value]) => [name.toLowerCase(), value.replaceAll(/[^!-~]/g, '-')]),
    ),
    ...(body !== undefined && { 'content-type': BODIED }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  return { row, token, address: `${path}${search === '' ? '' : `?${search}`}`, headers, body, fault }
}

const asProgram = (
  row: Row,
  tournament: string,
  token: string,
  body: unknown,
  headers: Asked['headers'] = { 'content-type': BODIED },
): Asked => ({
  row,
  token,
  address: row.path.replace('{tournament}', tournament),
  headers: { ...headers, authorization: `Bearer ${token}` },
  body,
  fault: undefined,
})

const rowOf = (operation: string): Row => {
  const row = OPERATIONS.find((each) => each.operation.operationId === operation)
  if (!row) throw new Error(operation)
  return row
}

const newestOf = ({ tokens: { tournament } }: Known, letter: string): string =>
  tournament.findLast((token) => token.startsWith(letter)) ?? ''

/** The requests that give a tournament with an open entry and a player: hardly any of random values would. */
const ORGANIZING: readonly ((known: Known, number: number) => Asked)[] = [
  (_known, number) => {
    const body = { title: 'Cup', entry: { open: true }, secretary: { name: 'Sam' } }
    const headers = { 'idempotency-key': `founded-by-request-${number}`, 'content-type': BODIED }
    return asProgram(rowOf('found'), '', KEYS.club, body, headers)
  },
  (known) => {
    const token = newestOf(known, 'a')
    return asProgram(rowOf('tournamentAct'), token.slice(2, 14), token, { type: 'send' })
  },
  (known) => {
    const token = newestOf(known, 'n')
    return asProgram(rowOf('enter'), token.slice(2, 14), token, { name: 'Amara' })
  },
]

/** How often a tournament is organized. */
const ORGANIZED = 200

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the text of a body. The document itself is sent compressed to who accepts it. */
const textOf = (headers: HttpReply['headers'], body: HttpReply['body']): string =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()

const contentFault = (content: Content, { headers, body }: HttpReply): string | undefined => {
  const type = headers['content-type']?.split(';')[0] ?? ''
  const schema = content[type]?.schema
  if (!schema) return `content type ${type}`
  return type.includes('json') ? faultIn(schema, readJson(textOf(headers, body))) : undefined
}

/** Messages about what a schema can express: a valid request must not be refused with one of these. */
const SAYABLE =
  /: (is not a known field|is missing|must not be empty|must have at (least|most) \d+ \w+|must be (one of .*|at (least|most) \d+( \w+)?|an? (text|string|number|integer|whole number|list|array|object|boolean)))$/

const issuesIn = (body: unknown): readonly string[] => {
  const issues = isObject(body) ? body['issues'] : undefined
  return Array.isArray(issues)
    ? issues.map((issue) => (isObject(issue) ? `${String(issue['path'])}: ${String(issue['message'])}` : ''))
    : []
}

/** Headers that are not on every answer: `Link` while another page follows, `Deprecation` after what is deprecated. */
const SOMETIMES: ReadonlySet<string> = new Set(['Deprecation', 'Link'])

/** Returns what is wrong with an answer; undefined if nothing is. */
export const wrongWith = ({ row, body, fault }: Asked, reply: HttpReply): string | undefined => {
  const { status, headers } = reply
  if (status >= 500) return `${status}`
  const promised = row.operation.responses[String(status)]
  if (!promised) return `${status} is not promised`
  const unfit = promised.content && contentFault(promised.content, reply)
  if (unfit !== undefined) return `an answer that is not as promised: ${unfit}`
  // A request that is refused for its content is not counted, so its answer has no headers of a limit.
  const isCounted = status < 400 || status === 429
  const missing = Object.keys(isCounted ? (promised.headers ?? {}) : {}).find(
    (name) => !SOMETIMES.has(name) && headers[name.toLowerCase()] === undefined,
  )
  if (missing !== undefined) return `no header ${missing}`
  if (fault !== undefined && status < 400) return `taken, though ${fault}`
  if (status !== 400 || fault !== undefined || body === undefined) return undefined
  const sayable = issuesIn(readJson(String(reply.body))).filter((issue) => SAYABLE.test(issue))
  return sayable.length > 0 ? `refused, though the schema allows it: ${sayable.join(', ')}` : undefined
}

const send = ({ answering, chance }: FuzzWorld, { row, address, headers, body }: Asked): Promise<HttpReply> => {
  const { pathname, searchParams } = new URL(address, 'https://draughts.test')
  return answering({
    method: row.method,
    path: pathname,
    search: searchParams,
    headers,
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    from: `10.${below(chance, 256)}.${below(chance, 256)}.1`,
  })
}

export type Options = { readonly most?: number; readonly plant?: (reply: HttpReply, asked: Asked) => HttpReply }

/**
 * Sends a number of requests. `found` holds the mistakes, at most `most`; `tally` the statuses seen for each operation;
 * `reasons` why valid requests got 400.
 */
export const fuzzDocument = async (requests: number, seed: number, { most = 12, plant }: Options = {}) => {
  const world = fuzzWorld(seed)
  const { chance, clock } = world
  const known: Known = {
    tokens: { seat: [], invitation: [], tournament: [] },
    games: new Map(),
    hooks: new Map(),
    orders: new Map(),
  }
  const found: string[] = []
  const tally = new Map<string, Set<number>>()
  const reasons = new Set<string>()
  for (let number = 0; number < requests && found.length < most; number += 1) {
    clock.now += below(chance, 3) * MINUTE
    const row = OFTEN[number % OFTEN.length]
    if (!row) break
    const asked = ORGANIZING[number % ORGANIZED]?.(known, number) ?? requestFor(row, known, chance)
    const honest = await send(world, asked)
    const reply = plant ? plant(honest, asked) : honest
    const wrong = wrongWith(asked, reply)
    const name = asked.row.operation.operationId
    if (wrong !== undefined)
      found.push(
        `${number} of seed ${seed}: ${name} ${wrong}: ${asked.address} ${JSON.stringify(asked.body)?.slice(0, 400)}`,
      )
    const answer = readJson(String(reply.body))
    see(known, answer)
    seeHooks(known, asked, reply.status, answer)
    if (reply.status === 400 && asked.fault === undefined)
      for (const issue of issuesIn(answer)) reasons.add(`${name} ${issue}`)
    tally.set(name, (tally.get(name) ?? new Set()).add(reply.status))
    if (number % 50 === 0) await world.settle(0)
  }
  return { found, tally, reasons: [...reasons] }
}

if (import.meta.main) {
  const [requests, seed] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 1)]
  const { found, tally, reasons } = await fuzzDocument(requests, seed)
  for (const [name, statuses] of tally) console.log(name.padEnd(16), [...statuses].toSorted((a, b) => a - b).join(', '))
  console.log(reasons.join('\n'))
  console.log(found.length > 0 ? found.join('\n') : `${requests} requests, seed ${seed}: nothing found`)
  if (found.length > 0) process.exitCode = 1
}
