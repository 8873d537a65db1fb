import { expect, test } from 'vitest'
import type { EventType } from '../../shared/game/events.ts'
import { textsFor } from '../harness/words.ts'

/** What only its role may know of, and what would only repeat the board. */
const UNLISTED: readonly EventType[] = [
  ...(['chose', 'planned', 'link-rotated', 'renamed', 'forgotten', 'said', 'appointed', 'reseat-vetoed'] as const),
  ...(['offered', 'moved', 'reminded', 'declined', 'aborted', 'expired', 'renewed'] as const),
  ...(['rematch-offered', 'rematch-agreed'] as const),
]

test('the list of what happened has no event of one role alone', () => {
  for (const type of UNLISTED) expect(Object.keys(textsFor('en').happened)).not.toContain(type)
})
