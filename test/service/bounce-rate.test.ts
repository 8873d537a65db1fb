import { describe, expect, test } from 'vitest'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY, type Instant } from '../../shared/game/model/words.ts'
import { bounceRate, isBounceRateTooHigh, hourlyStrangerLimit } from '../../shared/service/limits/bounce-rate.ts'
import { SERVICE_BOUNCES, serviceAccount, serviceLimits } from '../../shared/service/limits/service-limits.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

describe('the bounce rate of first emails', () => {
  test.each([
    [{ sent: 0, bounced: 0 }, false, 'nothing was sent'],
    [{ sent: 4, bounced: 4 }, false, 'all of few'],
    [{ sent: 5, bounced: 5 }, true, 'all of five'],
    [{ sent: 250, bounced: 5 }, false, 'just two in a hundred'],
    [{ sent: 249, bounced: 5 }, true, 'a little more'],
    [{ sent: 10_000, bounced: 200 }, false, 'many, but two in a hundred'],
  ])('of %o is too high: %s (%s)', (rate, isHigh) => {
    expect(isBounceRateTooHigh(rate)).toBe(isHigh)
  })

  test.each([
    [{ sent: 250, bounced: 5 }, EMAIL_LIMITS.strangersHour],
    [{ sent: 200, bounced: 5 }, 240],
    [{ sent: 100, bounced: 5 }, 120],
    [{ sent: 100, bounced: 100 }, EMAIL_LIMITS.strangersLeast],
    // Emails of the day before may bounce today.
    [{ sent: 0, bounced: 5 }, EMAIL_LIMITS.strangersLeast],
  ])('of %o leaves an hour %i first emails', (rate, left) => {
    expect(hourlyStrangerLimit(rate)).toBe(left)
  })

  test('is that of today and yesterday', async () => {
    const ledger = memoryLedger()
    const day = async (at: Instant, sent: number, bounced: number): Promise<void> => {
      for (let email = 0; email < sent; email += 1)
        await ledger.take(serviceAccount(at), undefined, at, serviceLimits(EMAIL_LIMITS.strangersHour, 0))
      for (let email = 0; email < bounced; email += 1)
        await ledger.take(serviceAccount(at), undefined, at, SERVICE_BOUNCES)
    }
    await day(NOON - 2 * DAY, 7, 7)
    await day(NOON - DAY, 3, 1)
    await day(NOON, 2, 2)
    expect(await bounceRate(ledger, NOON)).toEqual({ sent: 5, bounced: 3 })
    expect(await bounceRate(ledger, NOON + DAY)).toEqual({ sent: 2, bounced: 2 })
    expect(await bounceRate(ledger, NOON + 2 * DAY)).toEqual({ sent: 0, bounced: 0 })
  })
})
