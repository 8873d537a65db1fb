import type { ActBy, Deciders } from '../basis/act.ts'
import { SPAN_BOUNDS, isWithinBounds } from '../../limits/bounds.ts'
import { type Decision, accept, refuse } from '../basis/decision.ts'
import type { ClockStop, Game } from '../../model/game.ts'
import { DAY, type Instant, type Seat, wholeSecond } from '../../model/words.ts'
import { inPlay } from '../basis/in-play.ts'

const openLeave = (freezes: readonly ClockStop[], seat: Seat, at: Instant): ClockStop | undefined =>
  freezes.find((freeze) => freeze.kind === 'leave' && freeze.seat === seat && freeze.until > at)

type TakeLeave = ActBy<'take-leave'> & { readonly from?: Instant; readonly days: number }
type EndLeave = ActBy<'end-leave'>
export type LeaveCommand = TakeLeave | EndLeave

/** Takes leave for whole days. The player on leave may still move. */
const takeLeave = (game: Game, { by, from, days }: TakeLeave, at: Instant): Decision =>
  inPlay(game, at, ({ terms, play }) => {
    if (terms.clock === 'unlimited') return refuse({ code: 'not-in-this-game' })
    const open = openLeave(play.freezes, by, at)
    // The same leave asked for again is refused as `asked-already`, even if too little leave is left to take it twice.
    if (open && open.until - open.from === days * DAY) return refuse({ code: 'asked-already' })
    if (days < 1 || !Number.isInteger(days) || days * DAY > play.leaveLeft[by]) return refuse({ code: 'no-leave-left' })
    if (open) return refuse({ code: 'asked-already' })
    const start = Math.max(at, wholeSecond(from ?? at))
    return isWithinBounds(SPAN_BOUNDS.leaveAhead, start - at)
      ? accept({ type: 'leave-taken', at, by, from: start, until: start + days * DAY })
      : refuse({ code: 'too-long' })
  })

const endLeave = (game: Game, { by }: EndLeave, at: Instant): Decision =>
  inPlay(game, at, ({ play }) =>
    openLeave(play.freezes, by, at)
      ? accept({ type: 'leave-ended', at, by, until: at })
      : refuse({ code: 'nothing-asked' }),
  )

export const leaveDeciders: Deciders<LeaveCommand> = {
  'take-leave': { by: 'seat', decide: takeLeave, makes: 'leave-taken' },
  'end-leave': { by: 'seat', decide: endLeave, makes: 'leave-ended' },
}
