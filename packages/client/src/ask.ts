import { readResponse } from './read-response.ts'
import { OPERATIONS, type Operations } from './document.ts'
import { withRetries, sleep } from './retry.ts'
import { Refusal, Unreachable } from './refusal.ts'

/** The service and how to reach it. */
export type ClientSettings = {
  /** The origin of the service, such as `https://draughts.example.org`. */
  readonly origin: string
  /** An API key. It is sent where no token of a link is given. */
  readonly key?: string
  /** How long to repeat a request if the service is busy or cannot be reached, in ms; 60,000 if left out. */
  readonly patience?: number
  readonly fetch?: typeof fetch
  readonly sleep?: typeof sleep
}

/** The `operationId` of an operation in the API's document. */
export type Operation = keyof Operations

type Part<Name extends Operation, P extends string> = Operations[Name] extends { readonly [K in P]: infer V }
  ? { readonly [K in P]: V }
  : unknown
type Query<Name extends Operation> = Operations[Name] extends { readonly query: infer V }
  ? { readonly query?: V }
  : unknown

/** The input of an operation: its path parameters, query and body, as the document types them. */
export type AskOptions<Name extends Operation> = Part<Name, 'path'> &
  Part<Name, 'body'> &
  Query<Name> & {
    /** The token at the end of a link. */
    readonly token?: string
    /** Random if left out. Store your own if a request must not be done twice even after a crash of your program. */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
  }

/** The answer of an operation. */
export type Answer<Name extends Operation> = Operations[Name] extends { readonly answer: infer V } ? V : never

type Created = Answer<'create'>

/** The answer to a request that is carried out, and not only tried with `dryRun`. */
export type DoneAnswer<Name extends Operation> = Exclude<Answer<Name>, { readonly dryRun: true }>

/** The requests of these operations that are carried out. */
type Done<Name extends Operation> = Name extends 'move' | 'order' | 'found'
  ? { readonly body: { readonly dryRun?: false } }
  : unknown

/**
 * The answer to a request that nobody has sent before. That of a new game has the creator's link. A repeat under your
 * own idempotency key lacks the link once it was replaced.
 */
export type FirstAnswer<Name extends Operation> = Name extends 'create'
  ? Created & { readonly links: { readonly creator: NonNullable<Created['links']['creator']> } }
  : DoneAnswer<Name>

/** Calls an operation. Rejects with a `Refusal` if the service refuses, and with `Unreachable` if no answer comes. */
export type Ask = {
  <Name extends Operation>(
    name: Name,
    options: AskOptions<Name> & Done<Name> & { readonly idempotencyKey?: never },
  ): Promise<FirstAnswer<Name>>
  <Name extends Operation>(name: Name, options: AskOptions<Name> & Done<Name>): Promise<DoneAnswer<Name>>
  <Name extends Operation>(name: Name, options: AskOptions<Name>): Promise<Answer<Name>>
}

/**
 * POST operations that are safe to repeat without a key: a move is recognised by its ply, a leave by the one that is
 * open, and the others only read.
 */
const REPEATABLE: readonly Operation[] = ['move', 'look', 'away', 'rulesMove']

/** The time limit of one attempt, in ms. */
const LONGEST_TRY = 30_000
/** The most answers that are remembered with their ETags. */
const MOST_REMEMBERED = 500

type ParameterValues = Readonly<Record<string, string | number | boolean | undefined>>

/** The request of any operation, without its types. */
type AnyRequest = {
  readonly path?: ParameterValues
  readonly query?: ParameterValues
  readonly body?: unknown
  readonly token?: string
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

const addressOf = (origin: string, name: Operation, { path = {}, query = {} }: AnyRequest): string => {
  const filled = OPERATIONS[name].path.replaceAll(/\{(\w+)\}/g, (_all, word: string) => {
    // JavaScript does not read the types. Such a request would be about another game, or about none.
    if (path[word] === undefined || path[word] === '') throw new TypeError(`${name} needs path.${word}`)
    return encodeURIComponent(String(path[word]))
  })
  const pairs = Object.entries(query).flatMap(([word, value]) => (value === undefined ? [] : [[word, String(value)]]))
  const search = new URLSearchParams(pairs).toString()
  return `${new URL(origin).origin}${filled}${search === '' ? '' : `?${search}`}`
}

/** Returns a cache of the last answers that had an ETag. The oldest is removed first. */
const etagCache = () => {
  const known = new Map<string, { readonly etag: string; readonly answer: unknown }>()
  return {
    get: (at: string) => known.get(at),
    set: (at: string, etag: string, answer: unknown): void => {
      known.delete(at)
      known.set(at, { etag, answer })
      const [oldest] = known.keys()
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
    },
  }
}

/**
 * Turns an error of the network into `Unreachable` with this message. If the caller has aborted the request, rejects
 * with the caller's reason.
 */
const reach = async <T>(action: () => Promise<T>, message: string, signal: AbortSignal | undefined): Promise<T> => {
  try {
    return await action()
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (error instanceof Refusal || error instanceof Unreachable) throw error
    throw new Unreachable(message, { cause: error })
  }
}

const signalOf = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(LONGEST_TRY), ...(signal ? [signal] : [])])

/** Makes the function that calls any operation of the API's document, with the document's types. */
export const makeAsk = (settings: ClientSettings): Ask => {
  const { origin, key, patience = 60_000, fetch: send = fetch, sleep: wait = sleep } = settings
  const cache = etagCache()

  const askUntyped = async (name: Operation, request: AnyRequest = {}): Promise<unknown> => {
    if (!Object.hasOwn(OPERATIONS, name)) throw new TypeError(`there is no operation "${name}"`)
    const { method, form, keyed, tagged } = OPERATIONS[name]
    const { body, token = key, signal } = request
    const address = addressOf(origin, name, request)
    const at = `${token} ${address}`
    const idempotencyKey = keyed ? (request.idempotencyKey ?? crypto.randomUUID()) : undefined

    const attempt = async (): Promise<unknown> => {
      const known = tagged ? cache.get(at) : undefined
      const headers = {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(known && { 'if-none-match': known.etag }),
      }
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      // Following a redirect would send the token to another server.
      const options = { method, headers, ...sent, redirect: 'error', signal: signalOf(signal) } as const
      const response = await reach(() => send(address, options), 'the service cannot be reached', signal)
      if (known && response.status === 304) return known.answer
      const answer = await reach(() => readResponse(response, form), 'the answer broke off', signal)
      const etag = response.headers.get('etag')
      if (tagged && etag !== null) cache.set(at, etag, answer)
      return answer
    }

    const repeatable = keyed || method !== 'POST' || REPEATABLE.includes(name)
    return withRetries(attempt, { patience, sleep: wait, repeatable, signal })
  }
  return askUntyped
}
