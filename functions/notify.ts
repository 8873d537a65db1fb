import { type Duration, type Instant, MINUTE } from '../shared/game/words.ts'
import type { Errand } from '../shared/service/hooks.ts'
import { type Notifying, notify, spread } from '../shared/service/notify.ts'
import { readNotice } from './aws/notices.ts'
import { messagesHandler } from './messages.ts'

/** A whole batch at once. */
const LANES = 10

/** For the other errands of a hook that answered too late. */
const RESTED: Duration = MINUTE

const hookOf = ({ owner, hook }: Errand): string => `${owner} ${hook}`

const laneOf = (body: string): string => {
  const notice = readNotice(body)
  return notice.hook === undefined ? notice.owner : hookOf(notice)
}

/** Those that are no notice fail alone. */
const safeLane = (body: string): string => {
  try {
    return laneOf(body)
  } catch {
    return body
  }
}

/** Each hook has a lane of its own, and waits for its receiver once a call: nobody else waits for a slow one. */
export const notifyHandler = (ports: Notifying, clock: () => Instant) => {
  const handle = (slow: Set<string>) => async (body: string) => {
    const notice = readNotice(body)
    if (notice.hook === undefined) await spread(ports, notice)
    else if (slow.has(hookOf(notice))) await ports.notices.put([{ ...notice, delay: RESTED }])
    else if ((await notify(ports, notice, clock())) === 'slow') slow.add(hookOf(notice))
    return true
  }
  const reading = { log: ports.log, failure: 'a notice could not be sent', clock, lanes: LANES, laneOf: safeLane }
  return (...call: Parameters<ReturnType<typeof messagesHandler>>) =>
    messagesHandler(reading, handle(new Set()))(...call)
}
