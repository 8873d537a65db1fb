import { expect, test } from 'vitest'
import { MINUTE } from '../../shared/game/model/words.ts'
import { sendDelayOf, hasHigherPriority } from '../../shared/email/game-emails/email-topic.ts'

/**
 * The kinds of email with their delays in milliseconds. If one step calls for several emails to a person, the one whose
 * kind comes first here is sent.
 */
const HEAVIEST_FIRST = [
  ['restored', 0],
  ['ended', 0],
  ['joined', 0],
  ['offered', 0],
  ['your-turn', 2 * MINUTE],
  ['reminder', 0],
  ['news', 0],
  ['watched', 0],
] as const

test.each(HEAVIEST_FIRST.map(([kind, delay], index) => ({ kind, delay, index })))(
  '$kind: waits $delay ms, and has priority over what comes after it',
  ({ kind, delay, index }) => {
    expect(sendDelayOf(kind)).toBe(delay)
    expect(HEAVIEST_FIRST.map(([other]) => hasHigherPriority(kind, other))).toEqual(
      HEAVIEST_FIRST.map((_, other) => other > index),
    )
  },
)
