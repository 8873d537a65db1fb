import { hmac } from '../../functions/aws/hmac.ts'
import { notifyHandler } from '../../functions/notify.ts'
import type { Notices } from '../../shared/service/hooks.ts'
import type { Outside } from '../../shared/service/outside.ts'
import type { Log } from '../../shared/service/ports.ts'
import type { Work } from '../agenda.ts'
import type { Ground } from '../ground.ts'
import { messageWork } from './messages.ts'

type Site = { readonly origin: string; readonly log: Log; readonly outside: Outside }

export const noticeWork = (
  { told, clock, hooks, owned }: Ground,
  notices: Notices,
  { origin, log, outside }: Site,
): Work => {
  const notifying = { hooks, owned, notices, outside, sign: hmac, log, origin }
  return messageWork(told, 'notify', notifyHandler(notifying, clock.now), log)
}

/** A test that a program asks for comes without a change of a game. */
export const awoken = (notices: Notices, put: () => void): Notices => ({
  put: async (postings) => {
    await notices.put(postings)
    put()
  },
})
