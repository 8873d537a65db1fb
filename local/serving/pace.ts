import { Told } from '../../functions/runtime/messages.ts'
import { DAY, type Duration, HOUR, type Instant, MINUTE } from '../../shared/game/words.ts'
import type { Log, Post } from '../../shared/service/ports/ports.ts'
import type { Work } from '../agenda.ts'
import type { Patience } from '../sqlite/queue.ts'
import type { NamedTexts } from '../sqlite/values.ts'
import type { Logins } from './logins.ts'
import { LOGIN_REFUSED, RELAY_AWAY, isLogin } from './relay-fault.ts'
import type { Relay } from './relay-url.ts'
import { isOfRelay, saidOf } from './smtp.ts'

export type Pace = {
  /** When the next email may leave; undefined: now. */
  readonly waitsUntil: (now: Instant) => Instant | undefined
  readonly sent: (now: Instant) => void
  /** The relay rests for one minute, two, four ... sixteen; after a login that it refused, as long as `Logins` says. */
  readonly failed: (now: Instant, error?: unknown) => void
}

/** Of one email that the relay refuses for now: 1, 2, 4 ... 60 minutes, 53 attempts in 48 hours. */
export const TWO_DAYS: Patience = { attempts: 53, longest: HOUR }

const LONGEST_REST: Duration = 16 * MINUTE

const TODAY = 'emails of the day'

type Limits = { readonly perMinute: number; readonly perDay: number }

const dayOf = (now: Instant): number => Math.floor(now / DAY)

/** The day's count outlives a restart, by UTC. */
export const paceOf = (
  values: Pick<NamedTexts, 'get' | 'set'>,
  { perMinute, perDay }: Limits,
  logins: Logins,
): Pace => {
  let recent: readonly Instant[] = []
  let rest = { until: 0, length: 0 }
  const countOf = (now: Instant): number => {
    const [day, count] = (values.get(TODAY) ?? '').split(' ').map(Number)
    return day === dayOf(now) ? (count ?? 0) : 0
  }
  return {
    waitsUntil: (now) => {
      recent = recent.filter((at) => at > now - MINUTE)
      const [first] = recent
      const ends = [
        rest.until,
        logins.waitsUntil(now) ?? 0,
        recent.length >= perMinute && first !== undefined ? first + MINUTE : 0,
        countOf(now) >= perDay ? (dayOf(now) + 1) * DAY : 0,
      ]
      const end = Math.max(...ends)
      return end > now ? end : undefined
    },
    sent: (now) => {
      logins.letIn()
      rest = { until: 0, length: 0 }
      recent = [...recent, now]
      values.set(TODAY, `${dayOf(now)} ${countOf(now) + 1}`)
    },
    failed: (now, error) => {
      if (isLogin(error)) return logins.refused(now)
      const length = Math.min(LONGEST_REST, rest.length === 0 ? MINUTE : rest.length * 2)
      rest = { until: now + length, length }
    },
  }
}

type Noting = { readonly log: Log; readonly credentials: Pick<Relay, 'user' | 'password'> }

const messageOf = (error: unknown): string => {
  if (isLogin(error)) return LOGIN_REFUSED
  return isOfRelay(error) ? RELAY_AWAY : 'the relay refused an email'
}

/**
 * What leaves, and a relay that is away, is noted. An address that it refuses says nothing of the relay. What it answered
 * is logged, as whoever looks after the service has no other way to see it.
 */
export const paced = (post: Post, pace: Pace, clock: () => Instant, { log, credentials }: Noting): Post => ({
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

/** Emails wait in their queue, not in the relay's. */
export const inPace = (work: Work, pace: Pace, clock: () => Instant): Work => ({
  ...work,
  nextAt: async () => {
    const at = await work.nextAt()
    const until = at === undefined ? undefined : pace.waitsUntil(clock())
    return at === undefined || until === undefined ? at : Math.max(at, until)
  },
})
