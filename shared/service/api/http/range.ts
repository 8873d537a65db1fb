import type { Issue } from '../../../api/values/issues.ts'
import { isoDuration } from '../../../api/values/iso.ts'
import { type Bounds, LARGEST_RESERVE, PLAN, SPANS, TRIED } from '../../../game/bounds.ts'
import type { ActType } from '../../../game/commands.ts'
import type { RefusalCode } from '../../../game/refusals.ts'

const rangeText = ({ least, most }: Bounds): string => `must be from ${isoDuration(least)} to ${isoDuration(most)}`

const aheadText = ({ most }: Bounds): string => `must be at most ${isoDuration(most)} ahead`

/** An action, or the saving of analysis lines with a seat's settings. */
export type Ranged = ActType | 'tried'

/** Actions with a value that can be refused as `too-long`. */
type Bounded = 'give-time' | 'play-on' | 'propose-pause' | 'take-leave' | 'plan' | 'tried'

/** The field at fault, and the values that it may have. */
const RANGES: Readonly<Record<Bounded, Issue>> = {
  'give-time': {
    path: 'time',
    message: `${rangeText(SPANS.gift)}, and leave at most ${isoDuration(LARGEST_RESERVE)} in reserve`,
  },
  'play-on': { path: 'time', message: rangeText(SPANS.gift) },
  'propose-pause': { path: 'until', message: aheadText(SPANS.pause) },
  'take-leave': { path: 'from', message: aheadText(SPANS.leaveAhead) },
  plan: {
    path: 'lines',
    message: `must have at most ${PLAN.moves} moves in all, whose captures can be worked out`,
  },
  tried: {
    path: 'tried.tree',
    message: `must have at most ${TRIED.moves} moves in all, whose captures can be worked out`,
  },
}

const isBounded = (asks: Ranged | undefined): asks is Bounded => asks !== undefined && asks in RANGES

/** For a value refused as `too-long`: its field and its bounds. */
export const rangeOf = (asks: Ranged | undefined, code: RefusalCode): { readonly issues?: readonly Issue[] } =>
  code === 'too-long' && isBounded(asks) ? { issues: [RANGES[asks]] } : {}
