import { type Duration, SECOND } from '../../shared/game/words.ts'
import type { Service } from '../../shared/service/service.ts'
import type { TimeLeft } from './time-left.ts'

/** Three tries of a table take 3.3 s (`SHORT`), a queue 3 s: with less, a request that has stored nothing asks no more. */
const TO_ASK: Duration = 4 * SECOND

/** Two calls at their slowest, and the answer: a new link and its key. With less, a request begins to store nothing. */
const TO_STORE: Duration = 8 * SECOND

/** A page or a problem is written in 50 ms. */
const ANSWERING: Duration = SECOND

/** The caller is asked to come again. */
class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** `asks`: a repeat may do it again, as reading and counting for a cap. `stores`: or sends. */
type Kind = 'asks' | 'stores'

type Port = 'games' | 'contacts' | 'papers' | 'ledger' | 'apiKeys' | 'owned' | 'orders' | 'outbox' | 'hooks' | 'notices'

const KINDS: { readonly [P in Port]: { readonly [F in keyof Service[P]]: Kind } } = {
  games: { load: 'asks', loadAll: 'asks', save: 'stores', overdue: 'asks' },
  contacts: {
    load: 'asks',
    enter: 'stores',
    amend: 'stores',
    claim: 'stores',
    count: 'asks',
    told: 'stores',
    release: 'stores',
    keep: 'stores',
    list: 'stores',
    at: 'asks',
  },
  papers: { load: 'asks', save: 'stores', remove: 'stores', keep: 'stores' },
  ledger: {
    take: 'asks',
    look: 'asks',
    counts: 'asks',
    note: 'stores',
    plan: 'stores',
    unplan: 'stores',
    planned: 'asks',
  },
  apiKeys: { load: 'asks', use: 'stores', digest: 'asks', issued: 'asks', issue: 'stores', revoke: 'stores' },
  owned: { after: 'asks' },
  orders: { place: 'stores', load: 'asks' },
  outbox: { put: 'stores' },
  hooks: {
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

/** Called before each call of a port. */
type Watch = (kind: Kind) => void

/** What has begun to store is finished: half of it may be a new link whose key is not noted, and a seat is lost. */
const watchOf = (left: TimeLeft): Watch => {
  let hasBegun = false
  return (kind) => {
    if (!hasBegun && left() < (kind === 'stores' ? TO_STORE : TO_ASK))
      throw new OutOfTime('too little time is left to ask a table')
    hasBegun ||= kind === 'stores'
  }
}

/** Ports are asked for a function when it is called. */
const watched = <P extends object>(port: P, kinds: { readonly [F in keyof P]: Kind }, watch: Watch): P => {
  const kindOf = new Map<string | symbol, Kind>(Object.entries(kinds))
  return new Proxy(port, {
    get: (target, name, receiver): unknown => {
      watch(kindOf.get(name) ?? 'asks')
      return Reflect.get(target, name, receiver)
    },
  })
}

/** Of one request. One that waits too long must be answered, or the gateway says 500 and the call runs on. */
export const withDeadline = (service: Service, left: TimeLeft): Service => {
  const watch = watchOf(left)
  const { seatRecords } = service
  return {
    ...service,
    games: watched(service.games, KINDS.games, watch),
    contacts: watched(service.contacts, KINDS.contacts, watch),
    papers: watched(service.papers, KINDS.papers, watch),
    ...(seatRecords && { seatRecords: watched(seatRecords, { load: 'asks' }, watch) }),
    ledger: watched(service.ledger, KINDS.ledger, watch),
    apiKeys: watched(service.apiKeys, KINDS.apiKeys, watch),
    owned: watched(service.owned, KINDS.owned, watch),
    orders: watched(service.orders, KINDS.orders, watch),
    outbox: watched(service.outbox, KINDS.outbox, watch),
    hooks: watched(service.hooks, KINDS.hooks, watch),
    notices: watched(service.notices, KINDS.notices, watch),
  }
}

/**
 * For the few calls of a port that ask a table again and again. Without an end (on one machine, in tests) nothing is timed:
 * a timer would keep a process alive.
 */
export const answeredInTime = async <T>(answering: Promise<T>, left: TimeLeft): Promise<T> => {
  const time = left() - ANSWERING
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
