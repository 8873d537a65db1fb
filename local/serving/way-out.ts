import type { Instant } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/runtime/logger.ts'
import type { Ground } from '../ground.ts'
import type { WayOut } from '../workers/outbound-mail.ts'
import { askedAgain } from './asked.ts'
import { loginsOf } from './logins.ts'
import { inPace, paceOf, paced } from './pace.ts'
import type { Serving } from './settings.ts'
import { smtpPost } from './smtp.ts'

export type Leaving = {
  readonly out: WayOut
  /** Whether the relay refused our last login. */
  readonly isRefused: () => boolean
  readonly close: () => void
}

type Runtime = { readonly values: Ground['values']; readonly now: () => Instant; readonly log: Log }

/** Sends emails through the club's relay, after a first login. */
export const relayed = async (serving: Serving, { values, now, log }: Runtime): Promise<Leaving> => {
  const { replies, club } = serving
  const logins = loginsOf(values, serving.relay)
  const relay = await askedAgain(serving, { values, logins, now, log })
  const pace = paceOf(values, serving, logins)
  const post = paced(smtpPost(relay, serving.from, replies?.isReturned ? replies.host : undefined), pace, now, {
    log,
    credentials: serving.relay,
  })
  return {
    out: { post, pacing: (emails) => inPace(emails, pace, now), replies, club },
    isRefused: logins.areRefused,
    close: () => relay.close(),
  }
}

/**
 * Sends nothing, for a rehearsal on a copy of the games: emails, webhooks and notices stay in their queues as if they
 * were not due yet. Nobody gets anything twice, and nothing is lost if the copy is put into service.
 */
export const rehearsed = ({ replies, club }: Pick<Serving, 'replies' | 'club'>): Leaving => ({
  out: {
    post: { send: () => Promise.reject(new Error('no email leaves a rehearsal')) },
    pacing: (emails) => emails,
    isRehearsal: true,
    replies,
    club,
  },
  isRefused: () => false,
  close: () => {},
})
