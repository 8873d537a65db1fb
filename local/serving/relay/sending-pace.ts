import { AlreadyLogged } from '../../../functions/runtime/messages.ts'
import { DAY, type Duration, HOUR, type Instant, MINUTE } from '../../../shared/game/model/words.ts'
import type { Logger } from '../../../shared/service/runtime/logger.ts'
import type { Mailer } from '../../../shared/service/ports/email.ts'
import type { Job } from '../../jobs/run-due.ts'
import type { RetryLimits } from '../../sqlite/queues/sqlite-queue.ts'
import type { KeyValueStore } from '../../stores/key-value-store.ts'
import type { RelayLogins } from './refused-logins.ts'
import { LOGIN_REFUSED, RELAY_AWAY, isLoginRefused } from './relay-fault.ts'
import type { Relay } from '../settings/relay-url.ts'
import { relayAnswer } from './relay-answer.ts'
import { isRelayFault } from './smtp-fault.ts'

export type SendingPace = {
  /** Returns when the next email may be sent; undefined means now. */
  readonly waitsUntil: (now: Instant) => Instant | undefined
  readonly sent: (now: Instant) => void
  /** Pauses sending for 1, 2, 4 ... 16 minutes; after a refused login, for as long as `RelayLogins` says. */
  readonly failed: (now: Instant, error?: unknown) => void
}

/** Retries of one email that the relay refuses for now: after 1, 2, 4 ... 60 minutes, 53 attempts in 48 hours. */
export const RELAY_RETRIES: RetryLimits = { attempts: 53, longestWait: HOUR }

const LONGEST_PAUSE: Duration = 16 * MINUTE

const DAY_COUNT = 'emails of the day'

type Limits = { readonly perMinute: number; readonly perDay: number }

const dayOf = (now: Instant): number => Math.floor(now / DAY)

/** Limits emails per minute and per day (UTC), and pauses after failures. The count of the day survives a restart. */
export const sendingPace = (
  values: Pick<KeyValueStore, 'get' | 'set'>,
  { perMinute, perDay }: Limits,
  logins: RelayLogins,
): SendingPace => {
  let recent: readonly Instant[] = []
  let pause = { until: 0, length: 0 }
  const countOf = (now: Instant): number => {
    const [day, count] = (values.get(DAY_COUNT) ?? '').split(' ').map(Number)
    return day === dayOf(now) ? (count ?? 0) : 0
  }
  return {
    waitsUntil: (now) => {
      recent = recent.filter((at) => at > now - MINUTE)
      const [first] = recent
      const ends = [
        pause.until,
        logins.waitsUntil(now) ?? 0,
        recent.length >= perMinute && first !== undefined ? first + MINUTE : 0,
        countOf(now) >= perDay ? (dayOf(now) + 1) * DAY : 0,
      ]
      const end = Math.max(...ends)
      return end > now ? end : undefined
    },
    sent: (now) => {
      logins.accepted()
      pause = { until: 0, length: 0 }
      recent = [...recent, now]
      values.set(DAY_COUNT, `${dayOf(now)} ${countOf(now) + 1}`)
    },
    failed: (now, error) => {
      if (isLoginRefused(error)) return logins.refused(now)
      const length = Math.min(LONGEST_PAUSE, pause.length === 0 ? MINUTE : pause.length * 2)
      pause = { until: now + length, length }
    },
  }
}

type PacedOptions = { readonly log: Logger; readonly credentials: Pick<Relay, 'user' | 'password'> }

const messageOf = (error: unknown): string => {
  if (isLoginRefused(error)) return LOGIN_REFUSED
  return isRelayFault(error) ? RELAY_AWAY : 'the relay refused an email'
}

/**
 * Sends emails, and reports each success and each outage of the relay to the pace. A refused recipient is no outage.
 * The relay's response is logged, as the operator has no other way to see it.
 */
export const pacedPost = (
  post: Mailer,
  pace: SendingPace,
  clock: () => Instant,
  { log, credentials }: PacedOptions,
): Mailer => ({
  send: async (mail) => {
    try {
      const posted = await post.send(mail)
      pace.sent(clock())
      return posted
    } catch (error) {
      const isAway = isRelayFault(error)
      if (isAway) pace.failed(clock(), error)
      log('warn', messageOf(error), relayAnswer(error, credentials))
      throw new AlreadyLogged('an email waits', { cause: error })
    }
  },
})

/** Delays a job until the pace allows an email, so that emails wait in our queue and not in the relay's. */
export const pacedJob = (work: Job, pace: SendingPace, clock: () => Instant): Job => ({
  ...work,
  nextAt: async () => {
    const at = await work.nextAt()
    const until = at === undefined ? undefined : pace.waitsUntil(clock())
    return at === undefined || until === undefined ? at : Math.max(at, until)
  },
})
