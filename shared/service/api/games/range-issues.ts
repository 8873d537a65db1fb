import type { Issue } from '../../../api/values/issues.ts'
import { isoDuration } from '../../../api/values/iso.ts'
import {
  type ValueBounds,
  LARGEST_RESERVE,
  CONDITIONAL_MOVES_LIMITS,
  SPAN_BOUNDS,
  ANALYSIS_LIMITS,
} from '../../../game/limits/bounds.ts'
import type { ActType } from '../../../game/commands.ts'
import type { RefusalCode } from '../../../game/model/refusals.ts'

const rangeText = ({ least, most }: ValueBounds): string => `must be from ${isoDuration(least)} to ${isoDuration(most)}`

const aheadText = ({ most }: ValueBounds): string => `must be at most ${isoDuration(most)} ahead`

/** An action, or `tried`: the saving of analysis lines with a seat's settings. */
export type RangedAction = ActType | 'tried'

/** Actions with a value that can be refused as `too-long`. */
type Bounded = 'give-time' | 'play-on' | 'propose-pause' | 'take-leave' | 'plan' | 'tried'

/** For each action, the field at fault and the values that it may have. */
const RANGES: Readonly<Record<Bounded, Issue>> = {
  'give-time': {
    path: 'time',
    message: `${rangeText(SPAN_BOUNDS.gift)}, and leave at most ${isoDuration(LARGEST_RESERVE)} in reserve`,
  },
  'play-on': { path: 'time', message: rangeText(SPAN_BOUNDS.gift) },
  'propose-pause': { path: 'until', message: aheadText(SPAN_BOUNDS.pause) },
  'take-leave': { path: 'from', message: aheadText(SPAN_BOUNDS.leaveAhead) },
  plan: {
    path: 'lines',
    message: `must have at most ${CONDITIONAL_MOVES_LIMITS.moves} moves in all, whose captures can be worked out`,
  },
  tried: {
    path: 'tried.tree',
    message: `must have at most ${ANALYSIS_LIMITS.moves} moves in all, whose captures can be worked out`,
  },
}

const isBounded = (asks: RangedAction | undefined): asks is Bounded => asks !== undefined && asks in RANGES

/** Returns the field and its bounds for a value that was refused as `too-long`. */
export const rangeIssues = (
  asks: RangedAction | undefined,
  code: RefusalCode,
): { readonly issues?: readonly Issue[] } => (code === 'too-long' && isBounded(asks) ? { issues: [RANGES[asks]] } : {})
