import { type Colour, type RuleSet, ruleSetOf } from '../../draughts/index.ts'
import { openingPosition } from '../../game/board/opening-position.ts'
import type { EventOf, GameEvent } from '../../game/model/events.ts'
import { GRACE_PERIOD } from '../../game/time/clock.ts'
import { TIMER_PATIENCE } from '../../game/time/timer.ts'
import type { Terms } from '../../game/model/terms.ts'
import type { Duration, Instant } from '../../game/model/words.ts'
import {
  type ReplayClock,
  advanceClock,
  ranUntil,
  replayClockFrom,
  replayDeadline,
  reserveUsed,
  seatPlaying,
} from './replay-clock.ts'
import { type ReplayTurn, advanceTurn, colourToMove } from './replay-turn.ts'
import { type TurnStop, storedStopsBetween, weekendsBetween } from './stopped-time.ts'

/** How a turn can end. After a take-back the side that takes back has a new turn. */
export const TURN_ENDS = ['moved', 'taken-back', 'enforced', 'finished', 'aborted'] as const
export type TurnEnd = (typeof TURN_ENDS)[number]

/** A turn: from when to when, what of it counted, and what it took from move time and reserve. */
export type TurnEvidence = {
  /** The half-moves on the board when the turn began. */
  readonly ply: number
  readonly side: Colour
  /** When the move before it was received, with which the turn began. */
  readonly from: Instant
  readonly stops: readonly TurnStop[]
  /** The reserve of the side when its turn began. */
  readonly reserve: Duration
  /** The last instant at which the side could move. Undefined without a clock. */
  readonly deadline: Instant | undefined
  /** Undefined while the turn goes on. */
  readonly ended: EndedTurn | undefined
}

export type EndedTurn = {
  readonly by: TurnEnd
  readonly at: Instant
  readonly move: string | undefined
  /** How long the clock ran, not longer than to the deadline. */
  readonly ran: Duration
  readonly moveTimeUsed: Duration
  readonly reserveUsed: Duration
  /** What was given to its reserve during the turn, and what the move added to it by the time control. */
  readonly given: Duration
  readonly added: Duration
  /** The reserve with which the side goes on. */
  readonly reserveLeft: Duration
}

/**
 * A loss on time. The timer commits it once the grace period is over. The sweep looks for what no timer has done since
 * `TIMER_PATIENCE`, so a loss that was committed later was found by it, or by a timer that was delivered late.
 */
export type TimeLoss = {
  readonly side: Colour
  readonly deadline: Instant
  readonly graceEnded: Instant
  readonly committed: Instant
  readonly by: 'timer' | 'sweep'
}

export type ClockEvidence = { readonly turns: readonly TurnEvidence[]; readonly lost: TimeLoss | undefined }

/** `began`: the reserves when the present turn began. */
type Replay = { readonly clock: ReplayClock; readonly turn: ReplayTurn; readonly began: ReplayClock['left'] }

type TurnEndEvent = EventOf<TurnEnd>

const isTurnEnd = (event: GameEvent): event is TurnEndEvent => (TURN_ENDS as readonly string[]).includes(event.type)

const firstToMove = (rules: RuleSet, { opening }: Terms, ballot: number | undefined): Colour =>
  openingPosition(rules, opening, ballot)?.turn ?? rules.begins

const begin = (terms: Terms, { at, creatorColour, ballot }: EventOf<'joined'>): Replay => {
  const clock = replayClockFrom(terms, creatorColour, at)
  const turn = { first: firstToMove(ruleSetOf(terms.rules), terms, ballot), plies: 0 }
  return { clock, turn, began: clock.left }
}

/** Returns the stops of a turn until its end or its deadline, in order. */
const stopsIn = ({ clock }: Replay, side: Colour, until: Instant): readonly TurnStop[] => {
  const { stops, terms, turnSince } = clock
  const span = { from: turnSince, until: Math.max(turnSince, until) }
  const stored = storedStopsBetween(stops, seatPlaying(clock, side), span).map(
    ({ kind, seat, from, until: end }): TurnStop => ({
      kind,
      from,
      until: end,
      ...(seat && { by: side }),
    }),
  )
  const weekends = weekendsBetween(terms.weekends, span).map((weekend) => ({ kind: 'weekend' as const, ...weekend }))
  return [...stored, ...weekends].toSorted((a, b) => a.from - b.from || a.until - b.until)
}

const endOf = (before: Replay, after: Replay, event: TurnEndEvent, deadline: Instant | undefined): EndedTurn => {
  const { clock } = before
  const side = colourToMove(before.turn)
  const ran = ranUntil(clock, side, Math.min(event.at, deadline ?? event.at))
  const taken = reserveUsed(clock, side, ran)
  const isCharged = after.clock !== clock
  const left = clock.left[side] - taken
  const reserveLeft = isCharged ? after.clock.left[side] : left
  return {
    by: event.type,
    at: event.at,
    move: event.type === 'moved' ? event.move : undefined,
    ran,
    moveTimeUsed: clock.terms.clock === 'unlimited' ? 0 : Math.min(ran, clock.terms.clock.perMove),
    reserveUsed: taken,
    given: clock.left[side] - before.began[side],
    added: reserveLeft - left,
    reserveLeft,
  }
}

const turnIn = (replay: Replay, until: Instant): Omit<TurnEvidence, 'ended'> => {
  const side = colourToMove(replay.turn)
  const deadline = replayDeadline(replay.clock, replay.turn)
  return {
    ply: replay.turn.plies,
    side,
    from: replay.clock.turnSince,
    reserve: replay.began[side],
    stops: stopsIn(replay, side, Math.min(until, deadline ?? replay.clock.turnSince)),
    deadline,
  }
}

/** Returns the loss that this event is, if it is one by the clock. */
const lossBy = (event: GameEvent, { side, deadline }: Omit<TurnEvidence, 'ended'>): TimeLoss | undefined => {
  // A game that the clock calls off before both have moved is lost by nobody.
  const isByClock = event.type === 'finished' && ['time', 'forfeit'].includes(event.result.reason)
  if (!isByClock || deadline === undefined) return undefined
  const graceEnded = deadline + GRACE_PERIOD
  return {
    side,
    deadline,
    graceEnded,
    committed: event.at,
    by: event.at < graceEnded + TIMER_PATIENCE ? 'timer' : 'sweep',
  }
}

const advance = ({ clock, turn, began }: Replay, event: GameEvent): Replay => {
  const next = advanceClock(clock, turn, event)
  const isNewTurn = event.type === 'played-on' || isTurnEnd(event)
  return { clock: next, turn: advanceTurn(turn, event), began: isNewTurn ? next.left : began }
}

/**
 * Returns each turn of a game with the arithmetic of its clock, worked out from the log alone by the checker's clock.
 * Nothing before the game has begun.
 */
export const clockEvidence = (log: readonly GameEvent[]): ClockEvidence => {
  const turns: TurnEvidence[] = []
  let terms: Terms | undefined
  let replay: Replay | undefined
  let isOver = false
  let lost: TimeLoss | undefined
  for (const event of log) {
    if (event.type === 'offered') ({ terms } = event)
    if (event.type === 'joined' && terms) replay = begin(terms, event)
    else if (replay) {
      const after = advance(replay, event)
      if (event.type === 'played-on') [lost, isOver] = [undefined, false]
      else if (isTurnEnd(event) && !isOver) {
        const turn = turnIn(replay, event.at)
        turns.push({ ...turn, ended: endOf(replay, after, event, turn.deadline) })
        lost = lossBy(event, turn)
        isOver = event.type === 'finished' || event.type === 'aborted'
      }
      replay = after
    }
  }
  if (replay && !isOver) turns.push({ ...turnIn(replay, Infinity), ended: undefined })
  return { turns, lost }
}
