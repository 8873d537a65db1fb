import type { GameEvent } from '../../../shared/game/events.ts'
import type { Role } from '../../../shared/game/words.ts'
import { packLog } from '../../../functions/codec/item.ts'
import { type Asked, type Evidence, stepsOf } from '../evidence.ts'
import type { Check } from './check.ts'

/** What a role asks for: its room pays. */
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

/** Before so many requests of a turn, of a game, and changes, nothing is refused. */
const LEAST = { turn: 12, game: 9, changes: 40 } as const

/** From so many events on, a log is measured. */
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

/** Only who has asked for much is refused; what one uses up, another does not lack; and a game stays small. */
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
