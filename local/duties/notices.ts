import { hmac } from '../../functions/aws/hmac.ts'
import { notifyHandler } from '../../functions/events/notify-handler.ts'
import type { Notices } from '../../shared/service/ports/webhooks.ts'
import type { Outside } from '../../shared/service/ports/http-sender.ts'
import type { Log } from '../../shared/service/runtime/logger.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import type { Work } from '../agenda.ts'
import type { Ground } from '../ground.ts'
import { type LanedWork, type Share, lanedWork } from './messages.ts'

type NoticeContext = {
  readonly origin: string
  readonly log: Log
  readonly outside: Outside
  readonly outbox: Outbox
  /** Called when another notice may be sent. */
  readonly freed: () => void
}

/**
 * As many posts at once as the functions on AWS make; a webhook whose receiver is slow occupies two of them at most.
 */
const LIMITS: Share = { most: 50, perLane: 2 }

export const noticeWork = (
  { told, clock, hooks, owned }: Pick<Ground, 'told' | 'clock' | 'hooks' | 'owned'>,
  notices: Notices,
  { origin, log, outside, outbox, freed }: NoticeContext,
): LanedWork => {
  const ports = { hooks, owned, notices, outbox, outside, sign: hmac, log, origin }
  return lanedWork(told, 'notify', notifyHandler(ports, clock.now), { log, share: LIMITS, freed })
}

/**
 * A job whose run ends only when all that it began is done: where the clock may be moved, effects must not come later.
 */
export const inStep = ({ nextAt, run, settled }: LanedWork): Work => ({
  nextAt,
  run: async (now) => {
    await run(now)
    await settled()
  },
})

/**
 * Notices that call `put` after each write. A program's test post comes without a change of a game, which would wake
 * the job.
 */
export const awoken = (notices: Notices, put: () => void): Notices => ({
  put: async (postings) => {
    await notices.put(postings)
    put()
  },
})
