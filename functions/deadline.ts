import { type Duration, SECOND } from '../shared/game/words.ts'
import type { Service } from '../shared/service/service.ts'
import type { TimeLeft } from './time-left.ts'

/** Three tries of a table take 3.3 s (`SHORT`), a queue 3 s: with less, no call is begun, so no write is cut off. */
const ENOUGH: Duration = 4 * SECOND

/** A page or a problem is written in 50 ms. */
const ANSWERING: Duration = SECOND

/** The caller is asked to come again. */
class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** Throws where a function of the port is asked for: ports are asked for a function when it is called. */
const inTime = <P extends object>(port: P, left: TimeLeft): P =>
  new Proxy(port, {
    get: (target, name, receiver): unknown => {
      if (left() < ENOUGH) throw new OutOfTime('too little time is left to ask a table')
      return Reflect.get(target, name, receiver)
    },
  })

/** Of one request. One that waits too long must be answered, or the gateway says 500 and the call runs on. */
export const withDeadline = (service: Service, left: TimeLeft): Service => ({
  ...service,
  games: inTime(service.games, left),
  contacts: inTime(service.contacts, left),
  papers: inTime(service.papers, left),
  ledger: inTime(service.ledger, left),
  apiKeys: inTime(service.apiKeys, left),
  outbox: inTime(service.outbox, left),
})

/** Timers take no more. */
const LONGEST: Duration = 2 ** 31 - 1

/** For the few calls of a port that ask a table again and again. */
export const answeredInTime = async <T>(answering: Promise<T>, left: TimeLeft): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    const late = (): void => reject(new OutOfTime('a table did not answer in time'))
    timer = setTimeout(late, Math.min(LONGEST, Math.max(0, left() - ANSWERING)))
  })
  try {
    return await Promise.race([answering, over])
  } finally {
    clearTimeout(timer)
  }
}
