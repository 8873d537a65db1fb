import { type Duration, SECOND } from '../../shared/game/model/words.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import type { TimeLeft } from './time-left.ts'

/**
 * The time that a read needs at most: three attempts take 3.3 s on a table (`REQUEST_TIMEOUTS`), 3 s on a queue. With
 * less time left, a request that has stored nothing reads no more.
 */
const NEEDED_TO_READ: Duration = 4 * SECOND

/**
 * The time that storing needs at most: two calls at their slowest, such as a new link and its key, and the answer. With
 * less time left, no request begins to store.
 */
const NEEDED_TO_STORE: Duration = 8 * SECOND

/** The time that is left for the answer; rendering a page or a problem takes 50 ms. */
const NEEDED_TO_ANSWER: Duration = SECOND

/** A request that ends with this error is answered with 503 and `Retry-After`. */
class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/**
 * What a call does. `asks`: something that a repeat of the request may safely do again, such as reading, or counting
 * for a rate limit. `stores`: it changes or sends something.
 */
type Kind = 'asks' | 'stores'

type Port =
  | 'games'
  | 'contacts'
  | 'notebook'
  | 'ledger'
  | 'apiKeys'
  | 'owned'
  | 'orders'
  | 'outbox'
  | 'webhooks'
  | 'notices'

const KINDS: { readonly [P in Port]: { readonly [F in keyof Service[P]]: Kind } } = {
  games: { load: 'asks', loadAll: 'asks', save: 'stores', overdue: 'asks' },
  contacts: {
    load: 'asks',
    add: 'stores',
    update: 'stores',
    claim: 'stores',
    count: 'asks',
    markNotified: 'stores',
    release: 'stores',
    setExpiry: 'stores',
    setListed: 'stores',
    findByAddress: 'asks',
  },
  notebook: { load: 'asks', save: 'stores', remove: 'stores', setExpiry: 'stores' },
  ledger: {
    take: 'asks',
    readStatus: 'asks',
    counts: 'asks',
    noteStatus: 'stores',
    planDigest: 'stores',
    unplanDigest: 'stores',
    dueDigests: 'asks',
  },
  apiKeys: { load: 'asks', use: 'stores', digest: 'asks', issued: 'asks', issue: 'stores', revoke: 'stores' },
  owned: { after: 'asks' },
  orders: { place: 'stores', load: 'asks' },
  outbox: { put: 'stores' },
  webhooks: {
    load: 'asks',
    save: 'stores',
    record: 'stores',
    find: 'asks',
    recent: 'asks',
    claim: 'stores',
    release: 'stores',
    count: 'stores',
  },
  notices: { put: 'stores' },
}

/** It runs before each call of a port, and throws if too little time is left. */
type TimeCheck = (kind: Kind) => void

/**
 * Returns the check of one request. A request that has begun to store is always finished: if it were stopped halfway, a
 * new link might exist whose key is not stored, and the seat would be lost.
 */
const timeCheck = (left: TimeLeft): TimeCheck => {
  let hasBegun = false
  return (kind) => {
    if (!hasBegun && left() < (kind === 'stores' ? NEEDED_TO_STORE : NEEDED_TO_READ))
      throw new OutOfTime('too little time is left to ask a table')
    hasBegun ||= kind === 'stores'
  }
}

/**
 * Returns a port whose functions are preceded by the check. Callers read a function from the port only in order to call
 * it.
 */
const timed = <P extends object>(port: P, kinds: { readonly [F in keyof P]: Kind }, check: TimeCheck): P => {
  const kindOf = new Map<string | symbol, Kind>(Object.entries(kinds))
  return new Proxy(port, {
    get: (target, name, receiver): unknown => {
      check(kindOf.get(name) ?? 'asks')
      return Reflect.get(target, name, receiver)
    },
  })
}

/**
 * Returns the service for one request, whose ports throw `OutOfTime` when too little time is left. A request that takes
 * too long must still be answered: otherwise the gateway answers 500 while the function runs on.
 */
export const withRequestTimeout = (service: Service, left: TimeLeft): Service => {
  const check = timeCheck(left)
  const { seatRecords } = service
  return {
    ...service,
    games: timed(service.games, KINDS.games, check),
    contacts: timed(service.contacts, KINDS.contacts, check),
    notebook: timed(service.notebook, KINDS.notebook, check),
    ...(seatRecords && { seatRecords: timed(seatRecords, { load: 'asks' }, check) }),
    ledger: timed(service.ledger, KINDS.ledger, check),
    apiKeys: timed(service.apiKeys, KINDS.apiKeys, check),
    owned: timed(service.owned, KINDS.owned, check),
    orders: timed(service.orders, KINDS.orders, check),
    outbox: timed(service.outbox, KINDS.outbox, check),
    webhooks: timed(service.webhooks, KINDS.webhooks, check),
    notices: timed(service.notices, KINDS.notices, check),
  }
}

/**
 * Rejects with `OutOfTime` one second before the function is cut off. It is needed because some single calls of a port
 * read a table many times. Where there is no limit (on one machine, in tests) it sets no timer, because a timer would
 * keep the process alive.
 */
export const rejectWhenOutOfTime = async <T>(answering: Promise<T>, left: TimeLeft): Promise<T> => {
  const time = left() - NEEDED_TO_ANSWER
  if (time === Infinity) return answering
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfTime('a table did not answer in time')), Math.max(0, time))
  })
  try {
    return await Promise.race([answering, over])
  } finally {
    clearTimeout(timer)
  }
}
