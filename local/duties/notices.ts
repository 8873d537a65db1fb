import { hmac } from '../../functions/aws/hmac.ts'
import { notifyHandler } from '../../functions/events/notify-handler.ts'
import type { Notices } from '../../shared/service/ports/webhooks.ts'
import type { Outside } from '../../shared/service/ports/http-sender.ts'
import type { Log, Outbox } from '../../shared/service/ports/ports.ts'
import type { Work } from '../agenda.ts'
import type { Ground } from '../ground.ts'
import { type LanedWork, type Share, lanedWork } from './messages.ts'

type Site = {
  readonly origin: string
  readonly log: Log
  readonly outside: Outside
  readonly outbox: Outbox
  /** There is room for another notice. */
  readonly freed: () => void
}

/** As many posts as the functions on AWS have at once; a webhook whose receiver is slow has two of them. */
const SHARE: Share = { most: 50, perLane: 2 }

export const noticeWork = (
  { told, clock, hooks, owned }: Pick<Ground, 'told' | 'clock' | 'hooks' | 'owned'>,
  notices: Notices,
  { origin, log, outside, outbox, freed }: Site,
): LanedWork => {
  const notifying = { hooks, owned, notices, outbox, outside, sign: hmac, log, origin }
  return lanedWork(told, 'notify', notifyHandler(notifying, clock.now), { log, share: SHARE, freed })
}

/** Where time may leap, a run ends when all that it began is done. */
export const inStep = ({ nextAt, run, settled }: LanedWork): Work => ({
  nextAt,
  run: async (now) => {
    await run(now)
    await settled()
  },
})

/** A test that a program asks for comes without a change of a game. */
export const awoken = (notices: Notices, put: () => void): Notices => ({
  put: async (postings) => {
    await notices.put(postings)
    put()
  },
})
