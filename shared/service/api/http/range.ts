import type { Issue } from '../../../api/values/issues.ts'
import { isoDuration } from '../../../api/values/iso.ts'
import { type Bounds, LARGEST_RESERVE, PLAN, SPANS, TRIED } from '../../../game/bounds.ts'
import type { ActType } from '../../../game/commands.ts'
import type { RefusalCode } from '../../../game/refusals.ts'

const within = ({ least, most }: Bounds): string => `must be from ${isoDuration(least)} to ${isoDuration(most)}`

const ahead = ({ most }: Bounds): string => `must be at most ${isoDuration(most)} ahead`

/** Lines that a seat tries come with its settings. */
export type Ranged = ActType | 'tried'

/** They have a value that may be `too-long`. */
type Bounded = 'give-time' | 'play-on' | 'propose-pause' | 'take-leave' | 'plan' | 'tried'

/** What would be right in its place. */
const RANGES: Readonly<Record<Bounded, Issue>> = {
  'give-time': {
    path: 'time',
    message: `${within(SPANS.gift)}, and leave at most ${isoDuration(LARGEST_RESERVE)} in reserve`,
  },
  'play-on': { path: 'time', message: within(SPANS.gift) },
  'propose-pause': { path: 'until', message: ahead(SPANS.pause) },
  'take-leave': { path: 'from', message: ahead(SPANS.leaveAhead) },
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

/** The field of a request that is refused, and its bounds. */
export const rangeOf = (asks: Ranged | undefined, code: RefusalCode): { readonly issues?: readonly Issue[] } =>
  code === 'too-long' && isBounded(asks) ? { issues: [RANGES[asks]] } : {}
