import { type Duration, type Instant, MINUTE, SECOND } from '../../shared/game/words.ts'
import type { Errand } from '../../shared/service/ports/webhooks.ts'
import { type Notifying, notify } from '../../shared/service/webhooks/deliver-webhook.ts'
import { fanOut } from '../../shared/service/webhooks/fan-out.ts'
import { type Pushers, push } from '../../shared/service/push/send-push.ts'
import { readNotice } from '../aws/notices.ts'
import { messagesHandler } from '../runtime/messages.ts'

/** A whole batch at once. */
const LANES = 10

/** Whose answer takes longer, is waited for once a call. */
const SLOW: Duration = 2 * SECOND

/** For the other errands of such a hook. */
const RESTED: Duration = MINUTE

const hookOf = ({ owner, hook }: Errand): string => `${owner} ${hook}`

const laneOf = (body: string): string => {
  const notice = readNotice(body)
  return 'push' in notice || notice.hook === undefined ? notice.owner : hookOf(notice)
}

/** Those that are no notice fail alone. */
const safeLane = (body: string): string => {
  try {
    return laneOf(body)
  } catch {
    return body
  }
}

/** Each hook has a lane of its own, and waits for a slow receiver once a call: nobody else waits for it. */
export const notifyHandler = (ports: Notifying & Pushers, clock: () => Instant) => {
  const handle = (slow: Set<string>) => async (body: string) => {
    const notice = readNotice(body)
    if ('push' in notice) await push(ports, notice.push, clock())
    else if (notice.hook === undefined) await fanOut(ports, notice)
    else if (slow.has(hookOf(notice))) await ports.notices.put([{ ...notice, delay: RESTED }])
    else {
      const begun = clock()
      await notify(ports, notice, begun)
      if (clock() - begun > SLOW) slow.add(hookOf(notice))
    }
    return true
  }
  const reading = { log: ports.log, failure: 'a notice could not be sent', clock, lanes: LANES, laneOf: safeLane }
  return (...call: Parameters<ReturnType<typeof messagesHandler>>) =>
    messagesHandler(reading, handle(new Set()))(...call)
}
