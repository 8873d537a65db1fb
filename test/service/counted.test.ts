import { describe, expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { CONTACT_LIMITS } from '../../shared/service/limits/email-quotas.ts'
import { type DayLimit, countEmail } from '../../shared/service/limits/daily-counts.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

const TWO = { of: 'talk', most: 2 }

/**
 * Counts emails one after the other; `grants` are their keys, each of which counts once. Returns the keys within the
 * limit, and the counts that are then stored.
 */
const countAll = (limit: DayLimit, grants: readonly string[], stored: string | undefined, now = NOON) => {
  let counts = stored
  const passed = grants.filter((grant) => {
    const counting = countEmail(counts, limit, grant, now)
    if (counting === 'spent') return false
    expect(counting.was).toBe(counts)
    counts = counting.is
    return true
  })
  return { passed, counts }
}

describe('the emails of a seat in a day', () => {
  test('are counted up to the limit, each key by itself', () => {
    const talk = countAll(TWO, ['1', '2', '3'], undefined)
    expect(talk.passed).toEqual(['1', '2'])
    expect(countAll({ of: 'weighty', most: 1 }, ['3', '4'], talk.counts).passed).toEqual(['3'])
    expect(countAll({ ...TWO, most: 3 }, ['3', '4'], talk.counts).passed).toEqual(['3'])
  })

  test('count once, however often one comes again, also when the limit is used up', () => {
    const { counts } = countAll(TWO, ['1', '2'], undefined)
    expect(countAll(TWO, ['2', '1', '1'], counts)).toEqual({ passed: ['2', '1', '1'], counts })
  })

  test('are forgotten at midnight, and a machine whose clock is behind does not begin the day again', () => {
    const { counts } = countAll(TWO, ['1', '2'], undefined)
    const midnight = Math.ceil(NOON / DAY) * DAY
    expect(countAll(TWO, ['3'], counts, midnight - 1).passed).toEqual([])
    const next = countAll(TWO, ['3', '2'], counts, midnight)
    expect(next.passed).toEqual(['3', '2'])
    expect(next.counts).not.toContain('"1"')
    expect(countAll(TWO, ['4'], next.counts, midnight - 1).passed).toEqual([])
    expect(countAll(TWO, ['4'], next.counts, NOON - 30 * DAY).passed).toEqual(['4'])
  })

  test('take 600 bytes at most', () => {
    let counts: string | undefined
    for (const [kind, limit] of Object.entries(CONTACT_LIMITS)) {
      const isAsked = kind === 'door' || kind === 'reader' || kind === 'answers'
      const grants = Array.from({ length: limit.most }, (_, n) => `${100_000 + n}${isAsked ? '-AbCdEfGh' : ''}`)
      ;({ counts } = countAll(limit, grants, counts))
    }
    expect(counts?.length).toBeLessThanOrEqual(600)
    expect(counts?.split('1000').length).toBeGreaterThan(EMAIL_LIMITS.followedDay)
  })
})
