import type { ClockView } from '../../../api/answers/games/clock-shape.ts'
import { durationOrZero } from '../../../api/values/iso.ts'
import { statedDuration } from '../../../api/values/read-clock.ts'
import type { Colour } from '../../../draughts/index.ts'
import { type Duration, SECOND } from '../../../game/model/words.ts'
import { type Html, html } from '../../kit/html.ts'
import type { BoardContext } from '../model/board-page.ts'
import { runningIn } from '../model/running-in.ts'

/** The clock of the side to move. */
export type TurnClock = {
  readonly started: string
  /** When the move's own time ends. Undefined once it has, and if moves have no time of their own. */
  readonly until: string | undefined
  readonly deadline: string
  /** What is left of the reserve now, without the times at which the clock stands still. */
  readonly reserve: Duration
  /** True if there is one time for the whole game, and none for each move. */
  readonly isWhole: boolean
  readonly isStopped: boolean
}

/** Returns whether moves have no time of their own, so that all of a player's time is in what others call the reserve. */
export const isWholeGame = ({ left, perMove }: ClockView): boolean => left !== null && statedDuration(perMove) === 0

/** Returns the clock of the side to move, which has `colour`. Undefined without a time limit, and if no turn runs. */
export const turnClockOf = ({ context: { now }, page }: BoardContext, colour: Colour): TurnClock | undefined => {
  const { turnStartedAt, deadline, clock } = page.view
  if (turnStartedAt === null || deadline === null) return undefined
  const { moveUntil } = page
  const isWhole = isWholeGame(clock)
  const isAhead = !isWhole && moveUntil !== undefined && Date.parse(moveUntil) > now
  return {
    started: turnStartedAt,
    until: isAhead ? moveUntil : undefined,
    deadline,
    reserve: isAhead
      ? durationOrZero(clock.left?.[colour] ?? 'PT0S')
      : runningIn(clock, colour, now, Date.parse(deadline)),
    isWhole,
    isStopped: runningIn(clock, colour, now, now + SECOND) === 0,
  }
}

/**
 * In percent of the line's length, if there is a reserve: the part for the move's own time with the gap after it, and
 * the gap alone. The reserve has the rest of the line.
 */
const MOVE_SHARE = 30
const GAP = 0.6

const shareOf = (left: number, whole: number): number => (whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0)

const bar = (kind: string, from: number, wide: number): Html =>
  html`<rect class="${kind}" x="${from}" width="${Math.round(wide * 10) / 10}" height="1" />`

/** A part of the time, as the bar shows it: its place, its length, and the share that is left. */
type Part = { readonly from: number; readonly wide: number; readonly share: number }

const partsOf = ({ context, table }: BoardContext, colour: Colour, turn: TurnClock): readonly Part[] => {
  const { clock } = table.view
  const { started, until, reserve, isWhole } = turn
  const given = durationOrZero(clock.given?.[colour] ?? 'PT0S')
  if (isWhole) {
    // What the moves have added so far says nothing about the time that is left now.
    const most = Math.max(statedDuration(clock.reserve), durationOrZero(clock.left?.[colour] ?? 'PT0S'))
    return [{ from: 0, wide: 100, share: shareOf(reserve, most) }]
  }
  const share =
    until === undefined ? 0 : shareOf(Date.parse(until) - context.now, Date.parse(until) - Date.parse(started))
  if (given === 0) return [{ from: 0, wide: 100, share }]
  return [
    { from: 0, wide: MOVE_SHARE - GAP, share },
    { from: MOVE_SHARE, wide: 100 - MOVE_SHARE, share: shareOf(reserve, given) },
  ]
}

/** Returns the time left as a bar: a part for the move, and one for the reserve; or one for all, if there is only one. */
export const timeBar = (here: BoardContext, colour: Colour, turn: TurnClock): Html =>
  html`<svg class="thread" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    ${partsOf(here, colour, turn).map(({ from, wide, share }) => [bar('rest', from, wide), bar('', from, wide * share)])}
  </svg>`
