import type { Instant } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/ports/ports.ts'
import type { Ground } from '../ground.ts'
import type { WayOut } from '../works.ts'
import { askedAgain } from './asked.ts'
import { loginsOf } from './logins.ts'
import { inPace, paceOf, paced } from './pace.ts'
import type { Serving } from './settings.ts'
import { smtpPost } from './smtp.ts'

export type Leaving = {
  readonly out: WayOut
  /** The relay refused our last login. */
  readonly isRefused: () => boolean
  readonly close: () => void
}

type Standing = { readonly values: Ground['values']; readonly now: () => Instant; readonly log: Log }

/** Through the club's relay, which is asked first. */
export const relayed = async (serving: Serving, { values, now, log }: Standing): Promise<Leaving> => {
  const { replies, club } = serving
  const logins = loginsOf(values, serving.relay)
  const relay = await askedAgain(serving, { values, logins, now, log })
  const pace = paceOf(values, serving, logins)
  const post = paced(smtpPost(relay, serving.from, replies?.isReturned ? replies.host : undefined), pace, now, {
    log,
    credentials: serving.relay,
  })
  return {
    out: { post, pacing: (letters) => inPace(letters, pace, now), replies, club },
    isRefused: logins.areRefused,
    close: () => relay.close(),
  }
}

/**
 * For a rehearsal on a copy: the relay is not asked, and emails, webhooks and notices on devices stay in their queues as if their
 * time had not come. Nobody is told twice, and nothing is lost if the copy is put to use.
 */
export const rehearsed = ({ replies, club }: Pick<Serving, 'replies' | 'club'>): Leaving => ({
  out: {
    post: { send: () => Promise.reject(new Error('no email leaves a rehearsal')) },
    pacing: (letters) => letters,
    isRehearsal: true,
    replies,
    club,
  },
  isRefused: () => false,
  close: () => {},
})
