import { durationOrZero } from '../../../api/values/iso.ts'
import type { Colour } from '../../../draughts/index.ts'
import { URGENT_SHARE } from '../../../game/limits/bounds.ts'
import { durationText } from '../../../texts/index.ts'
import type { BoardContext } from '../model/board-page.ts'
import { timeLeftElement, timeElement } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { pieceDrawing } from '../../board/piece-drawing.ts'

/** Returns whether so little of the move's time is left that the page shows it in red. */
export const isTimeShort = (started: string, deadline: string, now: number): boolean => {
  const end = Date.parse(deadline)
  return end - now < URGENT_SHARE * (end - Date.parse(started))
}

/** The clock of the side to move. `until` is when the move's own time ends; undefined once the reserve runs. */
type Turn = { readonly started: string; readonly until: string | undefined; readonly deadline: string }

const turnOf = ({ context, page }: BoardContext): Turn | undefined => {
  const { turnStartedAt, deadline } = page.view
  if (turnStartedAt === null || deadline === null) return undefined
  const { moveUntil } = page
  const isAhead = moveUntil !== undefined && Date.parse(moveUntil) > context.now
  return { started: turnStartedAt, until: isAhead ? moveUntil : undefined, deadline }
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

/** Returns the time left as a line: the first part for the move, the second for the reserve. */
const timeLine = ({ context, table }: BoardContext, colour: Colour, { started, until, deadline }: Turn): Html => {
  const { left, given } = table.view.clock
  const ofMove =
    until === undefined ? 0 : shareOf(Date.parse(until) - context.now, Date.parse(until) - Date.parse(started))
  const reserve = until === undefined ? Date.parse(deadline) - context.now : durationOrZero(left?.[colour] ?? 'PT0S')
  const hasReserve = durationOrZero(given?.[colour] ?? 'PT0S') > 0
  const [first, second] = hasReserve ? [MOVE_SHARE - GAP, 100 - MOVE_SHARE] : [100, 0]
  return html`<svg class="thread" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    ${bar('rest', 0, first)}${bar('', 0, first * ofMove)}${hasReserve && [bar('rest', MOVE_SHARE, second), bar('', MOVE_SHARE, second * shareOf(reserve, durationOrZero(given?.[colour] ?? 'PT0S')))]}
  </svg>`
}

const timeLeftIn = (here: BoardContext, { started, until, deadline }: Turn): Html => {
  const { context, page } = here
  const hasMore = until !== undefined && until !== page.view.deadline
  const little = !hasMore && isTimeShort(started, deadline, context.now)
  return html`<span class="time ${little && 'short'}">${timeLeftElement(context, until ?? deadline)}</span>`
}

const linesOf = ({ context, table }: BoardContext, colour: Colour, { until, deadline }: Turn): readonly Html[] => {
  const { clock } = context.texts
  const mine = table.seat === colour
  if (until === undefined)
    return [sentence(mine ? clock.reserveUntil : clock.theirReserveRuns, timeElement(context, deadline))]
  const left = durationOrZero(table.view.clock.left?.[colour] ?? 'PT0S')
  const move = sentence(clock.forMove, html`<b>${timeElement(context, until)}</b>`)
  if (left === 0) return [move]
  const end = timeElement(context, deadline, 'near')
  return [move, sentence(mine ? clock.thenReserve : clock.thenTheirs, durationText(context.texts, left), end)]
}

const timeInStock = ({ context, table }: BoardContext, colour: Colour): readonly string[] => {
  const { seat, clock } = context.texts
  const { left, leaveLeft } = table.view.clock
  const [reserve, leave] = [durationOrZero(left?.[colour] ?? 'PT0S'), durationOrZero(leaveLeft?.[colour] ?? 'PT0S')]
  if (table.view.status !== 'active') return []
  return [
    ...(reserve > 0 ? [seat.reserveLeft(durationText(context.texts, reserve))] : []),
    ...(leave > 0 ? [clock.leaveLeft(durationText(context.texts, leave))] : []),
  ]
}

const who = ({ context, table }: BoardContext, colour: Colour): Html => {
  const { texts } = context
  const { view, wholeNames: names } = table
  const isKnown = view.creator.seat !== null || view.status !== 'open'
  const waits = view.status === 'active' && view.turn !== null && view.turn !== colour && table.seat === view.turn
  return html`${pieceDrawing({ colour, kind: 'man' }, 'small-piece')}
    <span class="who"
      ><b>${isKnown ? names[colour] : texts.game.sides[colour]}</b>
      ${table.seat === colour && html`<span class="quiet">(${texts.seat.you})</span>`}<span class="unseen">
        ${texts.game.sides[colour]}</span
      >${waits && html`<span class="waits quiet">${texts.clock.waitsForYou}</span>`}</span
    >`
}

/** Ends a line of a clock as a sentence. */
const ended = (line: Html): Html => html`${line}${line.markup.endsWith('.') ? '' : '.'} `

/** Returns the clock of one side in sentences. */
export const clockSentences = (here: BoardContext, colour: Colour): Part => {
  const { context, table } = here
  const turn = table.view.turn === colour ? turnOf(here) : undefined
  const stock = timeInStock(here, colour).join(', ')
  const lines = turn ? [timeLeftIn(here, turn), ...linesOf(here, colour, turn)] : stock === '' ? [] : [html`${stock}`]
  return (
    lines.length > 0 &&
    html`${table.names[colour]}, ${context.texts.game.sides[colour]}: ${lines.map((line) => ended(line))}`
  )
}

/** Returns whether a pause or a leave stops a running clock now. */
const isStopped = ({ context: { now }, table: { view } }: BoardContext, colour: Colour): boolean =>
  view.clock.freezes.some(
    ({ seat, from, until }) => (seat === null || seat === colour) && Date.parse(from) <= now && Date.parse(until) > now,
  )

/** Returns a player's name and clock. `place` is its position beside the board. */
export const clockLine = (here: BoardContext, colour: Colour, place: 'above' | 'below'): Html => {
  const turn = here.table.view.turn === colour ? turnOf(here) : undefined
  const time: Part = turn
    ? timeLeftIn(here, turn)
    : html`<span class="held">${timeInStock(here, colour).map((each) => html`<span>${each}</span>`)}</span>`
  return html`<section class="strip ${place} ${turn && (isStopped(here, colour) ? 'turn stopped' : 'turn')}">
    <div class="name">${who(here, colour)}${time}</div>
    ${
      turn &&
      html`${timeLine(here, colour, turn)}
        <div class="lines">${linesOf(here, colour, turn).map((line) => html`<p>${line}</p>`)}</div>`
    }
  </section>`
}
