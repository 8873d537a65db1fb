import type { ActBy, Deciders } from '../basis/act.ts'
import { SPAN_BOUNDS, isWithinBounds } from '../../limits/bounds.ts'
import { type Decision, accept, refuse } from '../basis/decision.ts'
import type { Refusal } from '../../model/refusals.ts'
import { type ClockStop, type Game, playOf } from '../../model/game.ts'
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

/** Returns the leave of a seat that runs now or begins later. */
export const leaveOf = (game: Game, seat: Seat, at: Instant): ClockStop | undefined =>
  game.status === 'active' ? openLeave(game.play.freezes, seat, at) : undefined

/** How long somebody is away from all of their games, from now or a later instant. 0 days end every leave. */
export type LeaveWish = { readonly days: number; readonly from?: Instant }

/**
 * Returns the command that brings one game closest to a wish for all games: as many of the days as the seat has left
 * here. Undefined if nothing is to be done: the seat is on leave already, or was on none that could end.
 */
export const leaveCommand = (
  game: Game,
  by: Seat,
  wish: LeaveWish,
  at: Instant,
): LeaveCommand | Refusal | undefined => {
  const open = leaveOf(game, by, at)
  const ply = playOf(game)?.moves.length ?? 0
  if (wish.days === 0) return open && { type: 'end-leave', by, ply }
  if (open) return undefined
  const command = { type: 'take-leave', by, ply, ...wish } as const
  if (game.status !== 'active' || game.terms.clock === 'unlimited') return command
  const left = Math.floor(game.play.leaveLeft[by] / DAY)
  if (left > 0) return { ...command, days: Math.min(wish.days, left) }
  return { code: game.terms.leave === 0 ? 'not-in-this-game' : 'no-leave-left' }
}

export const leaveDeciders: Deciders<LeaveCommand> = {
  'take-leave': { by: 'seat', decide: takeLeave, makes: 'leave-taken' },
  'end-leave': { by: 'seat', decide: endLeave, makes: 'leave-ended' },
}
