import { Told } from '../../functions/messages.ts'
import { DAY, type Duration, HOUR, type Instant, MINUTE } from '../../shared/game/words.ts'
import type { Log, Post } from '../../shared/service/ports.ts'
import type { Work } from '../agenda.ts'
import type { Patience } from '../sqlite/queue.ts'
import type { NamedTexts } from '../sqlite/values.ts'
import { isOfRelay, saidOf } from './smtp.ts'

export type Pace = {
  /** When the next email may leave; undefined: now. */
  readonly waitsUntil: (now: Instant) => Instant | undefined
  readonly sent: (now: Instant) => void
  /** The relay rests for one minute, two, four ... sixteen. */
  readonly failed: (now: Instant) => void
}

/** Of one email that the relay refuses for now: 1, 2, 4 ... 60 minutes, 53 attempts in 48 hours. */
export const TWO_DAYS: Patience = { attempts: 53, longest: HOUR }

const LONGEST_REST: Duration = 16 * MINUTE

const TODAY = 'emails of the day'

type Limits = { readonly perMinute: number; readonly perDay: number }

const dayOf = (now: Instant): number => Math.floor(now / DAY)

/** The day's count outlives a restart, by UTC. */
export const paceOf = (values: Pick<NamedTexts, 'get' | 'set'>, { perMinute, perDay }: Limits): Pace => {
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
        recent.length >= perMinute && first !== undefined ? first + MINUTE : 0,
        countOf(now) >= perDay ? (dayOf(now) + 1) * DAY : 0,
      ]
      const end = Math.max(...ends)
      return end > now ? end : undefined
    },
    sent: (now) => {
      rest = { until: 0, length: 0 }
      recent = [...recent, now]
      values.set(TODAY, `${dayOf(now)} ${countOf(now) + 1}`)
    },
    failed: (now) => {
      const length = Math.min(LONGEST_REST, rest.length === 0 ? MINUTE : rest.length * 2)
      rest = { until: now + length, length }
    },
  }
}

/**
 * What leaves, and a relay that is away, is noted. An address that it refuses says nothing of the relay. What it answered
 * is logged, as whoever looks after the service has no other way to see it.
 */
export const paced = (post: Post, pace: Pace, clock: () => Instant, log: Log): Post => ({
  send: async (mail) => {
    try {
      const posted = await post.send(mail)
      pace.sent(clock())
      return posted
    } catch (error) {
      const isAway = isOfRelay(error)
      if (isAway) pace.failed(clock())
      log('warn', isAway ? 'the relay takes no emails for now' : 'the relay refused an email', saidOf(error))
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
