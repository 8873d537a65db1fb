import { readAnswer } from './answer.ts'
import { OPERATIONS, type Operations } from './document.ts'
import { patiently, sleep } from './patience.ts'
import { Refusal, Unreachable } from './refusal.ts'

export type Settings = {
  /** Of the service, as `https://draughts.example.org`. */
  readonly origin: string
  /** An API key: sent where no token of a link is given. */
  readonly key?: string
  /** In ms, 60,000 if left out: how long to try again when it is busy or out of reach. */
  readonly patience?: number
  readonly fetch?: typeof fetch
  readonly sleep?: typeof sleep
}

export type Operation = keyof Operations

type Part<Name extends Operation, P extends string> = Operations[Name] extends { readonly [K in P]: infer V }
  ? { readonly [K in P]: V }
  : unknown
type Query<Name extends Operation> = Operations[Name] extends { readonly query: infer V }
  ? { readonly query?: V }
  : unknown

export type Asked<Name extends Operation> = Part<Name, 'path'> &
  Part<Name, 'body'> &
  Query<Name> & {
    /** At the end of a link. */
    readonly token?: string
    /** Drawn if left out. Store your own where asking must survive a crash. */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
  }

export type Answer<Name extends Operation> = Operations[Name] extends { readonly answer: infer V } ? V : never

export type Ask = <Name extends Operation>(name: Name, asked: Asked<Name>) => Promise<Answer<Name>>

/** What is posted and does nothing twice by itself: a move is recognised by its ply, the others read. */
const REPEATABLE: readonly Operation[] = ['move', 'look', 'rulesMove']

const LONGEST_TRY = 30_000
const MOST_REMEMBERED = 500

type Words = Readonly<Record<string, string | number | boolean | undefined>>

/** The same for every operation. */
type Plain = {
  readonly path?: Words
  readonly query?: Words
  readonly body?: unknown
  readonly token?: string
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

const addressOf = (origin: string, name: Operation, { path = {}, query = {} }: Plain): string => {
  const filled = OPERATIONS[name].path.replaceAll(/\{(\w+)\}/g, (_all, word: string) =>
    encodeURIComponent(String(path[word])),
  )
  const given = Object.entries(query).flatMap(([word, value]) => (value === undefined ? [] : [[word, String(value)]]))
  const search = new URLSearchParams(given).toString()
  return `${new URL(origin).origin}${filled}${search === '' ? '' : `?${search}`}`
}

/** The last answers with an ETag; the oldest goes first. */
const memory = () => {
  const known = new Map<string, { readonly etag: string; readonly answer: unknown }>()
  return {
    get: (at: string) => known.get(at),
    keep: (at: string, etag: string, answer: unknown): void => {
      known.delete(at)
      known.set(at, { etag, answer })
      const [oldest] = known.keys()
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
    },
  }
}

/** What the network throws, in our words; who stops it gets their own reason. */
const reach = async <T>(what: () => Promise<T>, otherwise: string, signal: AbortSignal | undefined): Promise<T> => {
  try {
    return await what()
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (error instanceof Refusal || error instanceof Unreachable) throw error
    throw new Unreachable(otherwise, { cause: error })
  }
}

const signalOf = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(LONGEST_TRY), ...(signal ? [signal] : [])])

/** One function for everything that the document has, typed by it. */
export const asking = (settings: Settings): Ask => {
  const { origin, key, patience = 60_000, fetch: send = fetch, sleep: rest = sleep } = settings
  const remembered = memory()

  const askPlainly = async (name: Operation, asked: Plain): Promise<unknown> => {
    const { method, form, keyed, tagged } = OPERATIONS[name]
    const { body, token = key, signal } = asked
    const address = addressOf(origin, name, asked)
    const at = `${token} ${address}`
    const idempotencyKey = keyed ? (asked.idempotencyKey ?? crypto.randomUUID()) : undefined

    const once = async (): Promise<unknown> => {
      const known = tagged ? remembered.get(at) : undefined
      const headers = {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(known && { 'if-none-match': known.etag }),
      }
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      // A redirect would carry the token to somewhere else.
      const options = { method, headers, ...sent, redirect: 'error', signal: signalOf(signal) } as const
      const response = await reach(() => send(address, options), 'the service cannot be reached', signal)
      if (known && response.status === 304) return known.answer
      const answer = await reach(() => readAnswer(response, form), 'the answer broke off', signal)
      const etag = response.headers.get('etag')
      if (tagged && etag !== null) remembered.keep(at, etag, answer)
      return answer
    }

    const repeatable = keyed || method !== 'POST' || REPEATABLE.includes(name)
    return patiently(once, { patience, sleep: rest, repeatable, signal })
  }
  return askPlainly as Ask
}
