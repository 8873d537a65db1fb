import { Told } from '../../functions/runtime/messages.ts'
import { DAY, type Duration, HOUR, type Instant, MINUTE } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/runtime/logger.ts'
import type { Post } from '../../shared/service/ports/email.ts'
import type { Work } from '../agenda.ts'
import type { Patience } from '../sqlite/queue.ts'
import type { NamedTexts } from '../stores/key-value-store.ts'
import type { Logins } from './logins.ts'
import { LOGIN_REFUSED, RELAY_AWAY, isLogin } from './relay-fault.ts'
import type { Relay } from './relay-url.ts'
import { isOfRelay, saidOf } from './smtp.ts'

export type Pace = {
  /** When the next email may be sent; undefined means now. */
  readonly waitsUntil: (now: Instant) => Instant | undefined
  readonly sent: (now: Instant) => void
  /** Pauses sending for 1, 2, 4 ... 16 minutes; after a refused login, for as long as `RelayLogins` says. */
  readonly failed: (now: Instant, error?: unknown) => void
}

/** Retries of one email that the relay refuses for now: after 1, 2, 4 ... 60 minutes, 53 attempts in 48 hours. */
export const TWO_DAYS: Patience = { attempts: 53, longest: HOUR }

const LONGEST_PAUSE: Duration = 16 * MINUTE

const DAY_COUNT = 'emails of the day'

type Limits = { readonly perMinute: number; readonly perDay: number }

const dayOf = (now: Instant): number => Math.floor(now / DAY)

/** Limits emails per minute and per day (UTC). The count of the day survives a restart. */
export const paceOf = (
  values: Pick<NamedTexts, 'get' | 'set'>,
  { perMinute, perDay }: Limits,
  logins: Logins,
): Pace => {
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
      logins.letIn()
      pause = { until: 0, length: 0 }
      recent = [...recent, now]
      values.set(DAY_COUNT, `${dayOf(now)} ${countOf(now) + 1}`)
    },
    failed: (now, error) => {
      if (isLogin(error)) return logins.refused(now)
      const length = Math.min(LONGEST_PAUSE, pause.length === 0 ? MINUTE : pause.length * 2)
      pause = { until: now + length, length }
    },
  }
}

type PacedOptions = { readonly log: Log; readonly credentials: Pick<Relay, 'user' | 'password'> }

const messageOf = (error: unknown): string => {
  if (isLogin(error)) return LOGIN_REFUSED
  return isOfRelay(error) ? RELAY_AWAY : 'the relay refused an email'
}

/**
 * Sends emails and reports each success and each outage of the relay to the pace. A refused address says nothing about
 * the relay. Its response is logged, as the operator has no other way to see it.
 */
export const paced = (post: Post, pace: Pace, clock: () => Instant, { log, credentials }: PacedOptions): Post => ({
  send: async (mail) => {
    try {
      const posted = await post.send(mail)
      pace.sent(clock())
      return posted
    } catch (error) {
      const isAway = isOfRelay(error)
      if (isAway) pace.failed(clock(), error)
      log('warn', messageOf(error), saidOf(error, credentials))
      throw new Told('an email waits', { cause: error })
    }
  },
})

/** Delays a job until the pace allows an email, so that emails wait in our queue and not in the relay's. */
export const inPace = (work: Work, pace: Pace, clock: () => Instant): Work => ({
  ...work,
  nextAt: async () => {
    const at = await work.nextAt()
    const until = at === undefined ? undefined : pace.waitsUntil(clock())
    return at === undefined || until === undefined ? at : Math.max(at, until)
  },
})
