import type { Instant } from '../../../shared/game/model/words.ts'
import type { Logger } from '../../../shared/service/runtime/logger.ts'
import type { Resources } from '../../resources/resources.ts'
import type { OutboundMail } from '../../workers/outbound-mail.ts'
import { loginAtStart } from './relay-login.ts'
import { relayLogins } from './refused-logins.ts'
import { pacedJob, sendingPace, pacedPost } from './sending-pace.ts'
import type { ServingSettings } from '../settings/read-serving-settings.ts'
import { smtpPost } from './smtp-relay.ts'

export type OutboundRelay = {
  readonly out: OutboundMail
  /** Returns whether the relay refused our last login. */
  readonly isRefused: () => boolean
  readonly close: () => void
}

type Runtime = { readonly values: Resources['values']; readonly now: () => Instant; readonly log: Logger }

/** Sends emails through the club's relay, after a first login. */
export const sendByRelay = async (serving: ServingSettings, { values, now, log }: Runtime): Promise<OutboundRelay> => {
  const { replies, operator } = serving
  const logins = relayLogins(values, serving.relay)
  const relay = await loginAtStart(serving, { values, logins, now, log })
  const pace = sendingPace(values, serving, logins)
  const post = pacedPost(smtpPost(relay, serving.from, replies?.isReturned ? replies.host : undefined), pace, now, {
    log,
    credentials: serving.relay,
  })
  return {
    out: { post, pace: (emails) => pacedJob(emails, pace, now), replies, operator },
    isRefused: logins.areRefused,
    close: () => relay.close(),
  }
}

/**
 * Sends nothing, for a rehearsal on a copy of the games: emails and the messages to webhooks and devices stay in their
 * queues as if they were not due yet. Nobody gets anything twice, and nothing is lost if the copy is put into service.
 */
export const sendNothing = ({ replies, operator }: Pick<ServingSettings, 'replies' | 'operator'>): OutboundRelay => ({
  out: {
    post: { send: () => Promise.reject(new Error('no email leaves a rehearsal')) },
    pace: (emails) => emails,
    isRehearsal: true,
    replies,
    operator,
  },
  isRefused: () => false,
  close: () => {},
})
