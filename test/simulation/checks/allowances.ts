import type { GameEvent } from '../../../shared/game/model/events.ts'
import type { Role } from '../../../shared/game/model/words.ts'
import { packLog } from '../../../functions/codec/game-item.ts'
import { type Asked, type Evidence, stepsOf } from '../evidence.ts'
import type { Check } from './check.ts'

/** Events of requests that count against the allowance of the role that made them. */
const ASKED: ReadonlySet<string> = new Set([
  'draw-offered',
  'pause-proposed',
  'takeback-asked',
  'count-asked',
  'time-given',
  'leave-taken',
  'reseat-asked',
  'renamed',
])
const CHANGED: ReadonlySet<string> = new Set(['chose', 'planned', 'link-rotated'])
const TURN: ReadonlySet<string> = new Set(['moved', 'enforced', 'taken-back', 'played-on', 'renewed'])

/** The numbers of requests in a turn and in a game, and of changed settings, below which nothing may be refused. */
const LEAST = { turn: 12, game: 9, changes: 40 } as const

/** The size of a log is checked from this number of events on. */
const LONG = 150

const own = (events: readonly GameEvent[], role: Role, types: ReadonlySet<string>): number =>
  events.filter((event) => types.has(event.type) && 'by' in event && event.by === role).length

const isDue = (evidence: Evidence, { game = '', role, answer }: Asked): boolean => {
  if (role === undefined) return false
  const events = stepsOf(evidence, game)
    .filter(({ at }) => at <= (answer?.at ?? 0))
    .flatMap(({ step }) => step)
  const turn = events.slice(events.findLastIndex(({ type }) => TURN.has(type)) + 1)
  return (
    own(turn, role, ASKED) >= LEAST.turn ||
    own(events, role, ASKED) >= LEAST.game ||
    own(events, role, CHANGED) >= LEAST.changes
  )
}

/**
 * A request may be refused for its allowance only if the same role has made many requests. A game's log stays small.
 */
export const allowances: Check = (occasion, evidence) => {
  if (occasion.kind === 'chapter') {
    const { game, version, after } = occasion.chapter
    const size = after.log.length < LONG ? 0 : packLog(after.log).length
    return size < 16_384 ? undefined : `version ${version} of ${game} takes ${size} bytes`
  }
  if (occasion.kind !== 'answer' || occasion.asked.answer?.body.code !== 'allowance-used') return undefined
  const { asked } = occasion
  return isDue(evidence, asked) ? undefined : `request ${asked.number} (${asked.kind}) was refused for what others did`
}
