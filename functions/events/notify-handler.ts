import { type Duration, type Instant, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import type { WebhookAttempt } from '../../shared/service/ports/webhooks.ts'
import type { WebhookPorts } from '../../shared/service/webhooks/attempt-webhook.ts'
import { deliverWebhook } from '../../shared/service/webhooks/deliver-webhook.ts'
import { fanOut } from '../../shared/service/webhooks/fan-out.ts'
import { type PushPorts, sendPush } from '../../shared/service/push/send-push.ts'
import { readNoticeBody } from '../aws/background/sqs-notices.ts'
import { type MessagesOptions, messagesHandler } from '../runtime/messages.ts'

/** How many notices are processed at once: a whole batch. */
const CONCURRENCY = 10

/** A webhook whose answer takes longer than this is waited for only once in each call of the function. */
const SLOW: Duration = 2 * SECOND

/** If a webhook was slow, its other notices in the same call go back to the queue with this delay. */
const SLOW_DELAY: Duration = MINUTE

const webhookKey = ({ owner, hook }: WebhookAttempt): string => `${owner} ${hook}`

const orderKeyOf = (body: string): string => {
  const notice = readNoticeBody(body)
  return 'push' in notice || notice.hook === undefined ? notice.owner : webhookKey(notice)
}

/** A body that cannot be read has an order key of its own, so that only it fails. */
const safeOrderKey = (body: string): string => {
  try {
    return orderKeyOf(body)
  } catch {
    return body
  }
}

/**
 * Sends notices to webhooks and to devices. The notices of one webhook are sent one after the other; other webhooks get
 * theirs at the same time. A slow webhook is waited for only once in each call, so that others do not wait for it.
 */
export const notifyHandler = (ports: WebhookPorts & PushPorts, clock: () => Instant) => {
  const sendNotice = (slow: Set<string>) => async (body: string) => {
    const notice = readNoticeBody(body)
    if ('push' in notice) await sendPush(ports, notice.push, clock())
    else if (notice.hook === undefined) await fanOut(ports, notice)
    else if (slow.has(webhookKey(notice))) await ports.notices.put([{ ...notice, delay: SLOW_DELAY }])
    else {
      const start = clock()
      await deliverWebhook(ports, notice, start)
      if (clock() - start > SLOW) slow.add(webhookKey(notice))
    }
    return true
  }
  const options: MessagesOptions = {
    log: ports.log,
    failure: 'a notice could not be sent',
    clock,
    concurrency: CONCURRENCY,
    orderKey: safeOrderKey,
  }
  return (...call: Parameters<ReturnType<typeof messagesHandler>>) =>
    messagesHandler(options, sendNotice(new Set()))(...call)
}
